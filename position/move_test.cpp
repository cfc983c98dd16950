// Moves, lists and sets of moves: the moves are enumerated whole, the sets through all subsets of a few moves.
#include "position/move.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <bit>
#include <set>
#include <string>
#include <vector>

#include "position/move_list.h"
#include "position/move_set.h"

namespace passant {
namespace {

/// Every pair of different squares, without promotion and with each.
std::vector<Move> all_moves() {
  std::vector<Move> moves;
  for (int from = 0; from < Square::kCount; ++from) {
    for (int to = 0; to < Square::kCount; ++to) {
      if (from == to) continue;
      moves.emplace_back(Square::from_index(from), Square::from_index(to));
      for (const PieceKind kind : kPromotionKinds)
        moves.emplace_back(Square::from_index(from), Square::from_index(to), kind);
    }
  }
  return moves;
}

TEST(Move, IsWhatItWasMadeOf) {
  const Move move{"e7"_sq, "d8"_sq, PieceKind::Knight};
  EXPECT_EQ(move.from(), "e7"_sq);
  EXPECT_EQ(move.to(), "d8"_sq);
  EXPECT_EQ(move.promotion(), PieceKind::Knight);
  EXPECT_EQ(Move("a1"_sq, "h8"_sq).promotion(), std::nullopt);
}

TEST(Move, DifferentMovesHaveDifferentBitsAndSpellings) {
  std::set<std::uint16_t> bits;
  std::set<std::string> spellings;
  for (const Move move : all_moves()) {
    bits.insert(move.bits());
    spellings.insert(to_uci(move));
  }
  EXPECT_EQ(bits.size(), 64U * 63U * 5U);
  EXPECT_EQ(spellings.size(), bits.size());
}

TEST(Move, ParsingWhatIsPrintedGivesTheMove) {
  for (const Move move : all_moves()) ASSERT_EQ(parse_uci(to_uci(move)), move) << to_uci(move);
}

TEST(Move, OrderIsTheAlphabeticalOrderOfTheSpellings) {
  std::vector<Move> moves = all_moves();
  std::ranges::sort(moves);
  std::vector<std::string> spellings;
  for (const Move move : moves) spellings.push_back(to_uci(move));
  EXPECT_TRUE(std::ranges::is_sorted(spellings));
}

/// Every text of four and five characters of an alphabet that holds the ends of each range and what lies beyond.
TEST(Move, OnlyWhatIsPrintedIsParsed) {
  constexpr std::string_view kAlphabet = "`abhi0189qnkpQA ";
  const std::size_t texts = kAlphabet.size() * kAlphabet.size() * kAlphabet.size() * kAlphabet.size();
  std::size_t parsed = 0;
  const auto check = [&parsed](const std::string& text) {
    const auto move = parse_uci(text);
    if (!move) return;
    ++parsed;
    ASSERT_EQ(to_uci(*move), text);
  };
  for (std::size_t number = 0; number < texts; ++number) {
    std::string text;
    for (std::size_t rest = number; text.size() < 4; rest /= kAlphabet.size())
      text += kAlphabet[rest % kAlphabet.size()];
    check(text);
    for (const char promotion : kAlphabet) check(text + promotion);
  }
  EXPECT_EQ(parsed, 6U * 5U * 4U);  // squares of abh and 18; no promotion, q, n, b
}

TEST(Move, OtherSpellingsAreRefused) {
  for (const char* text : {"",      "e2",    "e2e",  "e2e4e5", "e7e8qq", "e2-e4", "E2E4", "e2e2", "e7e8Q", "e7e8=q",
                           "e7e8k", "e7e8p", "0000", "O-O",    " e2e4",  "e2e4 ", "i2e4", "e9e4", "e2e0",  "e4"}) {
    EXPECT_EQ(parse_uci(text), std::nullopt) << text;
  }
  EXPECT_EQ(parse_uci(std::string("e2e4") + '\0'), std::nullopt);
  EXPECT_EQ(parse_uci(std::string(10'000'000, 'e')), std::nullopt);
}

TEST(MoveList, KeepsOrderAndDuplicates) {
  MoveList list;
  EXPECT_TRUE(list.empty());
  const Move first{"e2"_sq, "e4"_sq};
  const Move second{"a2"_sq, "a3"_sq};
  for (const Move move : {first, second, first}) list.add(move);
  EXPECT_EQ(std::vector<Move>(list.begin(), list.end()), (std::vector<Move>{first, second, first}));
  EXPECT_EQ(list[1], second);
  list.room()[0] = second;
  list.written_to(list.room() + 1);
  EXPECT_EQ(list.size(), 4U);
  EXPECT_EQ(list[3], second);
  list.clear();
  EXPECT_EQ(list.size(), 0U);
}

TEST(MoveList, OneMoveTooManyStopsTheProgram) {
  MoveList list;
  const Move move{"e2"_sq, "e4"_sq};
  for (std::size_t count = 0; count < MoveList::kCapacity; ++count) list.add(move);
  EXPECT_DEATH(list.add(move), "internal error");
}

const std::vector<Move> kSome = {*parse_uci("e2e4"), *parse_uci("a7a8q"), *parse_uci("a7a8"),
                                 *parse_uci("h1a1"), *parse_uci("a7a8b"), *parse_uci("b1c3")};

/// The subset of kSome that the bits name, each move twice and the last first.
MoveSet subset(unsigned bits) {
  std::vector<Move> moves;
  for (std::size_t index = kSome.size(); index-- > 0;) {
    if ((bits >> index & 1U) != 0) moves.insert(moves.end(), 2, kSome[index]);
  }
  return MoveSet(std::move(moves));
}

TEST(MoveSet, IsSortedAndUniqueAndHoldsItsMembers) {
  for (unsigned bits = 0; bits < 64; ++bits) {
    const MoveSet set = subset(bits);
    EXPECT_EQ(set.size(), static_cast<std::size_t>(std::popcount(bits)));
    EXPECT_EQ(set.empty(), bits == 0);
    EXPECT_TRUE(std::ranges::is_sorted(set));
    for (std::size_t index = 0; index < kSome.size(); ++index)
      EXPECT_EQ(set.contains(kSome[index]), (bits >> index & 1U) != 0);
  }
}

TEST(MoveSet, DifferenceIsThatOfSets) {
  for (unsigned a = 0; a < 64; ++a) {
    for (unsigned b = 0; b < 64; ++b) {
      ASSERT_EQ(subset(a) - subset(b), subset(a & ~b));
      ASSERT_EQ(subset(a) == subset(b), a == b);
    }
  }
}

TEST(MoveSet, IsPrintedInAlphabeticalOrder) {
  EXPECT_EQ(to_string(subset(63)), "a7a8 a7a8b a7a8q b1c3 e2e4 h1a1");
  EXPECT_EQ(to_string(MoveSet{}), "");
}

TEST(MoveSet, OfAListForgetsHowOftenAMoveWasListed) {
  MoveList list;
  for (const Move move : {kSome[0], kSome[1], kSome[0]}) list.add(move);
  EXPECT_EQ(MoveSet(list), (MoveSet{kSome[1], kSome[0]}));
}

}  // namespace
}  // namespace passant
