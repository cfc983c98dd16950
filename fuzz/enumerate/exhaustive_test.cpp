// Small domains in full: the slider tables of the bitboard generator, squares between and in line, castling rights with
// every square of king and rook, and every state around every kind of move that is played and taken back. The walk and
// the geometry here were written for this test alone.

#include <gtest/gtest.h>

#include <array>
#include <cstdlib>
#include <string>
#include <vector>

#include "fuzz/comparison.h"
#include "fuzz/contender.h"
#include "fuzz/enumerate/reach.h"
#include "generators/bitboard/magics.h"
#include "generators/bitboard/tables.h"
#include "position/fen.h"
#include "position/symmetry.h"
#include "position/validity.h"

namespace passant {
namespace bitboard {
/// Made with kMagicTable; the attacks stand in the order of the relevant occupied squares pressed together.
extern const Bitboard kPextTable[kSliderTableSize];
}  // namespace bitboard

namespace {

using Set = std::uint64_t;

constexpr Set one(int square) { return Set{1} << static_cast<unsigned>(square); }

/// From (file, rank) on, a step at a time, to the first man or the edge.
Set seen(int file, int rank, int right, int up, Set men) {
  Set squares = 0;
  while (true) {
    file += right;
    rank += up;
    if (file < 0 || file > 7 || rank < 0 || rank > 7) return squares;
    squares |= one(8 * rank + file);
    if ((men & one(8 * rank + file)) != 0) return squares;
  }
}

Set seen_by(int square, bool diagonal, Set men) {
  Set squares = 0;
  for (const int a : {-1, 1}) {
    for (const int b : {-1, 1}) {
      // (a, b) turned by an eighth is ((a + b) / 2, (a - b) / 2).
      squares |= diagonal ? seen(square % 8, square / 8, a, b, men)
                          : seen(square % 8, square / 8, (a + b) / 2, (a - b) / 2, men);
    }
  }
  return squares;
}

Set pressed(Set men, Set mask) {
  Set result = 0;
  unsigned place = 0;
  for (unsigned square = 0; square < 64; ++square) {
    if ((mask >> square & 1U) == 0) continue;
    result |= (men >> square & 1U) << place++;
  }
  return result;
}

void expect_all_entries(bool diagonal) {
  std::size_t entries = 0;
  for (int square = 0; square < 64 && !testing::Test::HasFailure(); ++square) {
    const bitboard::SliderEntry& entry =
        diagonal ? bitboard::kSliderIndex.bishop[square] : bitboard::kSliderIndex.rook[square];
    Set men = 0;
    do {
      const Set attacks = seen_by(square, diagonal, men);
      const auto looked_up = [&](Set occupied) {
        return diagonal ? bitboard::MagicSliders::bishop(square, occupied)
                        : bitboard::MagicSliders::rook(square, occupied);
      };
      ASSERT_EQ(looked_up(men), attacks) << square << ' ' << men;
      ASSERT_EQ(looked_up(men | ~entry.relevant), seen_by(square, diagonal, men | ~entry.relevant))
          << square << ' ' << men;
      ASSERT_EQ(bitboard::kPextTable[entry.offset + pressed(men, entry.relevant)], attacks) << square << ' ' << men;
      ++entries;
      men = (men - entry.relevant) & entry.relevant;
    } while (men != 0);
  }
  EXPECT_EQ(entries, diagonal ? 5248U : 102'400U);
}

TEST(Exhaustive, EveryEntryOfTheRookTablesIsTheWalk) { expect_all_entries(false); }
TEST(Exhaustive, EveryEntryOfTheBishopTablesIsTheWalk) { expect_all_entries(true); }

// Geometry by cross and inner products, of squares as points.

bool aligned(int a, int b) {
  const int files = b % 8 - a % 8;
  const int ranks = b / 8 - a / 8;
  return a != b && (files == 0 || ranks == 0 || std::abs(files) == std::abs(ranks));
}

bool on_line(int a, int b, int c) {
  const int cross = (b % 8 - a % 8) * (c / 8 - a / 8) - (b / 8 - a / 8) * (c % 8 - a % 8);
  return aligned(a, b) && cross == 0;
}

bool between(int a, int b, int c) {
  const int towards = (b % 8 - a % 8) * (c % 8 - a % 8) + (b / 8 - a / 8) * (c / 8 - a / 8);
  const int back = (a % 8 - b % 8) * (c % 8 - b % 8) + (a / 8 - b / 8) * (c / 8 - b / 8);
  return on_line(a, b, c) && towards > 0 && back > 0;
}

TEST(Exhaustive, SquaresBetweenAndInLineOfEveryPair) {
  for (int a = 0; a < 64; ++a) {
    for (int b = 0; b < 64; ++b) {
      Set line = 0;
      Set inside = 0;
      for (int c = 0; c < 64; ++c) {
        if (on_line(a, b, c)) line |= one(c);
        if (between(a, b, c)) inside |= one(c);
      }
      ASSERT_EQ(bitboard::kLine.at[a][b], line) << a << ' ' << b;
      ASSERT_EQ(bitboard::kBetween.at[a][b], inside) << a << ' ' << b;
      ASSERT_EQ(enumerate::reach::kBetween[static_cast<unsigned>(a)][static_cast<unsigned>(b)], inside)
          << a << ' ' << b;
    }
  }
}

class Generators : public testing::Test {
 protected:
  static void expect_agreement(const Generator& subject, const Generator& reference, const Position& position) {
    const Deviations deviations = compare_fully(subject, reference, position);
    ASSERT_TRUE(deviations.empty()) << subject.name() << ' ' << to_string(deviations.front()) << ' '
                                    << to_fen(position);
  }

  /// Everything that can be asked of the two, and their lists and positions after the moves against the rulebook's.
  void expect_agreement(const Position& position) const {
    expect_agreement(*bitboard_, *mailbox_, position);
    expect_agreement(*mailbox_, *rulebook_, position);
  }

  std::shared_ptr<const Generator> bitboard_ = find_generator("bitboard");
  std::shared_ptr<const Generator> mailbox_ = find_generator("mailbox");
  std::shared_ptr<const Generator> rulebook_ = find_generator("rulebook");
};

/// White: a king and a rook; Black: king and rooks at home. Nothing when one square is taken twice.
std::optional<Position> with_king_and_rook(int king, int rook) {
  Position position = parse_fen("r3k2r/8/8/8/8/8/8/8 w - - 0 1").value();
  for (const auto& [square, kind] : {std::pair(king, PieceKind::King), std::pair(rook, PieceKind::Rook)}) {
    if (!position.placement.empty(Square::from_index(square))) return std::nullopt;
    position.placement.put(Square::from_index(square), {Color::White, kind});
  }
  return position;
}

bool right_without_men(unsigned rights, int king, int rook) {
  const bool short_side = (rights & 1U) != 0;
  const bool long_side = (rights & 2U) != 0;
  return ((short_side || long_side) && king != 4) || (short_side && rook != 7) || (long_side && rook != 0);
}

TEST_F(Generators, CastlingRightsWithEverySquareOfKingAndRook) {
  int with_white_rights = 0;
  for (int king = 0; king < 64; ++king) {
    for (int rook = 0; rook < 64; ++rook) {
      const auto bare = with_king_and_rook(king, rook);
      if (!bare) continue;
      for (unsigned rights = 0; rights < 16 && !HasFailure(); ++rights) {
        Position position = *bare;
        position.castling = CastlingRights::from_bits(rights);
        for (const Color color : kAllColors) {
          position.to_move = color;
          const Reasons reasons = examine(position);
          const bool wrong = reasons.has(Reason::CastlingWithoutKing) || reasons.has(Reason::CastlingWithoutRook);
          ASSERT_EQ(wrong, right_without_men(rights, king, rook)) << to_fen(position);
          if (reasons.tier() == Tier::Invalid) continue;
          ASSERT_FALSE(lists_differ(*bitboard_, *mailbox_, position)) << to_fen(position);
          if ((rights & 3U) == 0 && rook != 0 && rook != 7) continue;
          with_white_rights += (rights & 3U) != 0 ? 1 : 0;
          expect_agreement(position);
        }
      }
    }
  }
  EXPECT_EQ(with_white_rights, 2 * 2 * 4);  // rook on a1 or h1, either side to move, any rights of Black
}

/// Positions that offer every kind of move: steps, captures, double steps, castling to both sides, rooks and kings
/// leaving home, rooks taken at home, promotions with and without capture, captures en passant from both sides. All
/// rights.
constexpr std::array kEveryKind{
    "r3k2r/pP3p1p/8/2PpP3/3n4/8/P4PpP/R3K2R w KQkq d6 0 2",
    "r3k2r/1P4P1/8/1PpP4/8/8/1p4p1/R3K2R w KQkq c6 0 2",
    "r3k2r/8/8/4PpP1/8/8/8/R3K2R w KQkq f6 0 2",
};

TEST_F(Generators, EveryStateAroundEveryKindOfMove) {
  int states = 0;
  for (const char* fen : kEveryKind) {
    for (unsigned state = 0; state < 256 && !HasFailure(); ++state) {
      Position position = parse_fen(fen).value();
      position.castling = CastlingRights::from_bits(state & 15U);
      if ((state & 16U) != 0) position.en_passant.reset();
      if ((state & 32U) != 0) position.halfmove_clock = 99;
      if ((state & 64U) != 0) position.fullmove_number = 65'535;
      if ((state & 128U) != 0) position = color_flip(position);
      ASSERT_NE(tier(position), Tier::Invalid) << to_fen(position);
      expect_agreement(position);
      expect_agreement(*rulebook_, *bitboard_, position);
      ++states;
    }
  }
  EXPECT_EQ(states, 3 * 256);
}

TEST_F(Generators, EveryKindOfMoveIsAmongThem) {
  std::string moves;
  for (const char* fen : kEveryKind) {
    MoveList list;
    rulebook_->legal_moves(parse_fen(fen).value(), list);
    for (const Move move : list) moves += to_uci(move) + ' ';
  }
  for (const char* kind : {"e1g1", "e1c1", "a2a4", "f2f3", "b7b8q", "b7a8n", "c5d6", "e5d6", "a1b1", "h1g1", "e1d2",
                           "b7a8q", "g7h8r", "a1a8", "h1h8", "e1f2"}) {
    EXPECT_NE(moves.find(kind), std::string::npos) << kind;
  }
}

}  // namespace
}  // namespace passant
