// Writing FEN: hunting prints one for each question it asks, so this writes into a buffer that holds the longest one.
// Each function writes at `out` and returns the end of what it wrote.
#include <array>
#include <charconv>

#include "position/fen.h"

namespace passant {
namespace {

using Buffer = std::array<char, kLongestFen>;

/// Piece::code() to its letter.
constexpr auto kLetters = [] {
  std::array<char, 16> letters{};
  for (const Color color : kAllColors) {
    for (const PieceKind kind : kAllPieceKinds) letters[Piece{color, kind}.code()] = letter(Piece{color, kind});
  }
  return letters;
}();

/// Without a branch on what stands where, which nothing could predict: the digit and the letter are always written,
/// and kept when they are due.
char* write_rank(char* out, const Placement& placement, int rank) {
  unsigned gap = 0;
  for (int file = 0; file < 8; ++file) {
    const std::uint8_t code = placement.codes()[static_cast<unsigned>(Square::at(file, rank).index())];
    const unsigned man = code != 0 ? 1 : 0;
    *out = static_cast<char>('0' + gap);
    out += man & static_cast<unsigned>(gap != 0);
    *out = kLetters[code & 15U];
    out += man;
    gap = (gap + 1) * (1 - man);
  }
  *out = static_cast<char>('0' + gap);
  return out + (gap != 0 ? 1 : 0);
}

char* write_castling(char* out, CastlingRights rights) {
  if (rights.none()) *out++ = '-';
  for (unsigned bit = 0; bit < 4; ++bit) {
    if ((rights.bits() >> bit & 1U) != 0) *out++ = "KQkq"[bit];
  }
  return out;
}

char* write_target(char* out, std::optional<Square> target) {
  if (!target) {
    *out++ = '-';
    return out;
  }
  *out++ = static_cast<char>('a' + target->file());
  *out++ = static_cast<char>('1' + target->rank());
  return out;
}

char* write_four_fields(char* out, const Position& position) {
  for (int rank = 7; rank >= 0; --rank) {
    out = write_rank(out, position.placement, rank);
    *out++ = rank > 0 ? '/' : ' ';
  }
  *out++ = position.to_move == Color::White ? 'w' : 'b';
  *out++ = ' ';
  out = write_castling(out, position.castling);
  *out++ = ' ';
  return write_target(out, position.en_passant);
}

}  // namespace

std::string to_epd(const Position& position) {
  Buffer buffer;
  return {buffer.data(), write_four_fields(buffer.data(), position)};
}

char* write_fen(const Position& position, std::span<char, kLongestFen> room) {
  char* out = write_four_fields(room.data(), position);
  for (const std::uint32_t counter : {position.halfmove_clock, position.fullmove_number}) {
    *out++ = ' ';
    out = std::to_chars(out, room.data() + room.size(), counter).ptr;
  }
  return out;
}

std::string to_fen(const Position& position) {
  Buffer buffer;
  return {buffer.data(), write_fen(position, buffer)};
}

}  // namespace passant
