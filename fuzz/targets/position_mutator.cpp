#include "fuzz/targets/position_mutator.h"

#include <algorithm>
#include <span>
#include <vector>

#include "fuzz/targets/encoding.h"
#include "fuzz/targets/position_edits.h"
#include "position/validity.h"

// libFuzzer's own mutation; other engines need not have it.
extern "C" __attribute__((weak)) std::size_t LLVMFuzzerMutate(std::uint8_t* data, std::size_t size,
                                                              std::size_t max_size);

namespace passant::targets {
namespace {

constexpr int kAttempts = 8;
constexpr std::size_t kMostMoves = 64;

/// The first valid result of `make`, or its last one.
template <class Make>
Position valid_if_possible(Make make, Random& random) {
  Position position;
  for (int attempt = 0; attempt < kAttempts; ++attempt) {
    position = make();
    settle(position, random);
    if (tier(position) != Tier::Invalid) break;
  }
  return position;
}

/// Moves to play, one more, one less or one other.
std::vector<std::uint8_t> mutated_moves(std::vector<std::uint8_t> moves, Random& random) {
  const auto byte = static_cast<std::uint8_t>(random.below(256));
  const auto at = static_cast<std::ptrdiff_t>(random.below(static_cast<std::uint32_t>(moves.size()) + 1));
  if (moves.size() < kMostMoves && (moves.empty() || random.one_in(2))) {
    moves.insert(moves.begin() + at, byte);
  } else if (random.one_in(2)) {
    moves.resize(static_cast<std::size_t>(at));
  } else if (at < std::ssize(moves)) {
    moves[static_cast<std::size_t>(at)] = byte;
  }
  return moves;
}

std::size_t write(const Position& position, const std::vector<std::uint8_t>& moves, std::uint8_t* out,
                  std::size_t max_size) {
  std::vector<std::uint8_t> bytes = encode(position);
  bytes.insert(bytes.end(), moves.begin(), moves.end());
  const std::size_t size = std::min(bytes.size(), max_size);
  std::copy_n(bytes.begin(), size, out);
  return size;
}

}  // namespace

Position mutated(const Position& position, Random& random) {
  return valid_if_possible(
      [&] {
        Position next = position;
        do {
          edit(next, random);
        } while (random.one_in(2));
        return next;
      },
      random);
}

Position crossed(const Position& a, const Position& b, Random& random) {
  const auto keep_king = [](const Position& position, Square square) {
    const auto piece = position.placement[square];
    return piece && piece->kind() == PieceKind::King;
  };
  return valid_if_possible(
      [&] {
        Position next = a;
        const bool by_rank = random.one_in(2);
        const std::uint32_t lines = random.below(256);
        for (int index = 0; index < Square::kCount; ++index) {
          const auto square = Square::from_index(index);
          const int line = by_rank ? square.rank() : square.file();
          if ((lines >> line & 1U) == 0 || keep_king(a, square) || keep_king(b, square)) continue;
          next.placement.codes()[static_cast<unsigned>(index)] = b.placement.codes()[static_cast<unsigned>(index)];
        }
        next.en_passant = a.en_passant ? a.en_passant : b.en_passant;
        return next;
      },
      random);
}

std::size_t mutate(std::uint8_t* data, std::size_t size, std::size_t max_size, unsigned seed, Rest rest) {
  Random random(seed, 0, size);
  if (LLVMFuzzerMutate != nullptr && random.one_in(16)) return LLVMFuzzerMutate(data, size, max_size);
  const Decoded decoded = decode({data, size});
  std::vector<std::uint8_t> moves;
  if (rest == Rest::Moves && !decoded.text) moves.assign(decoded.rest.begin(), decoded.rest.end());
  moves.resize(std::min(moves.size(), kMostMoves));
  if (rest == Rest::Moves && random.one_in(2))
    return write(decoded.position, mutated_moves(moves, random), data, max_size);
  return write(mutated(decoded.position, random), moves, data, max_size);
}

std::size_t cross_over(const std::uint8_t* data1, std::size_t size1, const std::uint8_t* data2, std::size_t size2,
                       std::uint8_t* out, std::size_t max_out_size, unsigned seed) {
  Random random(seed, 1, size1);
  const Decoded a = decode({data1, size1});
  const Decoded b = decode({data2, size2});
  const auto moves = b.text ? std::span<const std::uint8_t>() : b.rest.first(std::min(b.rest.size(), kMostMoves));
  return write(crossed(a.position, b.position, random), {moves.begin(), moves.end()}, out, max_out_size);
}

}  // namespace passant::targets
