// Perft with a table equals perft without on every position of the corpus: under one table for all of them, so that a
// position that takes another's counts is noticed, and under one of a single bucket, which collides all the time.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <filesystem>

#include "corpus/suite.h"
#include "generators/bitboard/board.h"
#include "generators/bitboard/keyed_board.h"
#include "generators/counting/hashed_perft.h"
#include "generators/mailbox/keyed_board.h"
#include "position/fen.h"
#include "position/validity.h"

namespace passant {
namespace {

constexpr std::uint64_t kMostNodes = 30'000;

std::vector<Position> every_position() {
  std::vector<Position> positions;
  for (const auto& entry : std::filesystem::directory_iterator(PASSANT_SOURCE_DIR "/corpus")) {
    if (entry.path().extension() != ".epd") continue;
    for (const Record& record : read_suite_file(entry.path()).records) {
      if (tier(record.position) != Tier::Invalid) positions.push_back(record.position);
    }
  }
  return positions;
}

/// The depth up to 4 that counts at most so many leaves, and their number.
std::pair<int, std::uint64_t> deepest(const Position& position) {
  std::pair<int, std::uint64_t> found{0, 1};
  for (int depth = 1; depth <= 4; ++depth) {
    const std::uint64_t nodes = bitboard::Board(position).perft(depth);
    if (nodes > kMostNodes) break;
    found = {depth, nodes};
  }
  return found;
}

/// With a look at the table for the position itself as well, so that one of the corpus may take another's count.
template <class B>
std::uint64_t counted_with(PerftTable& table, const Position& position, int depth) {
  const std::uint64_t key = B(position).key();
  if (const auto known = table.find(key, depth)) return *known;
  const std::uint64_t nodes = hashed_perft_of<B>(position, depth, table);
  table.keep(key, depth, nodes);
  return nodes;
}

/// The positions that are counted otherwise with the table.
template <class B>
std::vector<std::string> miscounted_with(std::size_t bytes) {
  PerftTable table(bytes);
  std::vector<std::string> miscounted;
  for (const Position& position : every_position()) {
    const auto [depth, nodes] = deepest(position);
    if (counted_with<B>(table, position, depth) != nodes) miscounted.push_back(to_fen(position));
  }
  return miscounted;
}

template <class B>
class HashedPerftOnTheCorpus : public testing::Test {};

using KeyedBoards = testing::Types<bitboard::KeyedBoard, mailbox::KeyedBoard>;
TYPED_TEST_SUITE(HashedPerftOnTheCorpus, KeyedBoards);

TYPED_TEST(HashedPerftOnTheCorpus, EqualsPlainPerftUnderOneTableForAll) {
  EXPECT_GT(every_position().size(), 7000U);
  EXPECT_THAT(miscounted_with<TypeParam>(1 << 24), testing::IsEmpty());
}

TYPED_TEST(HashedPerftOnTheCorpus, EqualsPlainPerftUnderASingleBucket) {
  EXPECT_THAT(miscounted_with<TypeParam>(1), testing::IsEmpty());
}

/// Seeded fault: the key has no term for the target.
class BlindBoard : public bitboard::KeyedBoard {
 public:
  using bitboard::KeyedBoard::KeyedBoard;
  std::uint64_t key() const {
    Position without = position();
    without.en_passant.reset();
    return bitboard::KeyedBoard(without).key();
  }
};

TEST(HashedPerftOfABlindKey, DiffersFromPlainPerftOnTheCorpus) {
  EXPECT_THAT(miscounted_with<BlindBoard>(1 << 24), testing::Not(testing::IsEmpty()));
}

}  // namespace
}  // namespace passant
