// Exchanging the players or the wings twice gives everything back, and what validity says about a position it says
// about its image, with the colours' names exchanged.
#include "position/symmetry.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "position/arbitrary.h"
#include "position/validity.h"

namespace passant {
namespace {

Reason color_flip(Reason reason) {
  switch (reason) {
    case Reason::NoWhiteKing:
      return Reason::NoBlackKing;
    case Reason::NoBlackKing:
      return Reason::NoWhiteKing;
    case Reason::ManyWhiteKings:
      return Reason::ManyBlackKings;
    case Reason::ManyBlackKings:
      return Reason::ManyWhiteKings;
    default:
      return reason;
  }
}

Reasons color_flip(Reasons reasons) {
  Reasons flipped;
  for (const Reason reason : reasons.list()) flipped.add(color_flip(reason));
  return flipped;
}

/// Puts a pawn that has just made its double step onto `file`.
void put_double_step(Position& position, int file) {
  const auto target = Square::at(file, target_rank(position.to_move));
  position.placement.put(passed_pawn_square(target, position.to_move), {opponent(position.to_move), PieceKind::Pawn});
  position.placement.clear(target);
  position.placement.clear(double_step_origin(target, position.to_move));
  position.en_passant = target;
}

/// The position made nearly valid, since those that RapidCheck makes hardly ever are: one king each, no pawn on an
/// edge rank, a target with its pawn.
Position nearly_valid(Position position) {
  for (int index = 0; index < Square::kCount; ++index) {
    const auto square = Square::from_index(index);
    const auto piece = position.placement[square];
    const bool edge = square.rank() == 0 || square.rank() == 7;
    if (!piece) continue;
    if (piece->kind() == PieceKind::King || (edge && piece->kind() == PieceKind::Pawn))
      position.placement.clear(square);
  }
  put_double_step(position, *rc::gen::inRange(0, 8));
  position.placement.put(*rc::gen::arbitrary<Square>(), {Color::White, PieceKind::King});
  position.placement.put(*rc::gen::arbitrary<Square>(), {Color::Black, PieceKind::King});
  if (*rc::gen::arbitrary<bool>()) position.castling = {};
  return position;
}

TEST(Symmetry, StartingPositionWithThePlayersExchanged) {
  EXPECT_EQ(to_fen(color_flip(*parse_fen("rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b Kq e3 0 1"))),
            "rnbqkbnr/pppp1ppp/8/4p3/8/8/PPPPPPPP/RNBQKBNR w Qk e6 0 1");
}

TEST(Symmetry, WingsExchanged) {
  EXPECT_EQ(to_fen(*file_mirror(*parse_fen("k7/8/8/1pP5/8/8/7Q/K7 w - b6 3 9"))), "7k/8/8/5Pp1/8/8/Q7/7K w - g6 3 9");
}

TEST(Symmetry, WingsAreNotExchangedWithACastlingRight) {
  EXPECT_EQ(file_mirror(*parse_fen("4k3/8/8/8/8/8/8/4K2R w K - 0 1")), std::nullopt);
}

TEST(Symmetry, MovesKeepTheirPromotion) {
  EXPECT_EQ(color_flip(*parse_uci("b7a8n")), *parse_uci("b2a1n"));
  EXPECT_EQ(file_mirror(*parse_uci("b7a8n")), *parse_uci("g7h8n"));
  EXPECT_EQ(color_flip(*parse_uci("e2e4")), *parse_uci("e7e5"));
}

RC_GTEST_PROP(SymmetryProperty, ExchangingThePlayersTwiceGivesThePositionBack, (const Position& position)) {
  RC_ASSERT(color_flip(color_flip(position)) == position);
  RC_ASSERT(!(color_flip(position) == position));
}

RC_GTEST_PROP(SymmetryProperty, ExchangingTheWingsTwiceGivesThePositionBack, (Position position)) {
  position.castling = {};
  RC_ASSERT(file_mirror(*file_mirror(position)) == std::optional(position));
}

RC_GTEST_PROP(SymmetryProperty, TheTwoExchangesCommute, (Position position)) {
  position.castling = {};
  RC_ASSERT(color_flip(*file_mirror(position)) == *file_mirror(color_flip(position)));
}

RC_GTEST_PROP(SymmetryProperty, EveryManStandsOnTheImageOfItsSquare, (Position position, Square square)) {
  position.castling = {};
  const auto piece = position.placement[square];
  RC_ASSERT(file_mirror(position)->placement[file_mirror(square)] == piece);
  const auto flipped = color_flip(position).placement[color_flip(square)];
  RC_ASSERT(flipped.has_value() == piece.has_value());
  if (piece) RC_ASSERT(*flipped == Piece(opponent(piece->color()), piece->kind()));
}

RC_GTEST_PROP(SymmetryProperty, ReasonsFollowTheExchangeOfThePlayers, (Position position)) {
  if (*rc::gen::arbitrary<bool>()) position = nearly_valid(position);
  RC_CLASSIFY(tier(position) == Tier::Consistent, "consistent");
  RC_CLASSIFY(tier(position) == Tier::Valid, "valid only");
  RC_ASSERT(examine(color_flip(position)) == color_flip(examine(position)));
}

RC_GTEST_PROP(SymmetryProperty, ReasonsFollowTheExchangeOfTheWings, (Position position)) {
  position.castling = {};
  if (*rc::gen::arbitrary<bool>()) position = nearly_valid(position);
  RC_ASSERT(examine(*file_mirror(position)) == examine(position));
}

RC_GTEST_PROP(SymmetryProperty, TierIsTheTierOfTheReasons, (Position position)) {
  if (*rc::gen::arbitrary<bool>()) position = nearly_valid(position);
  RC_ASSERT(tier(position) == examine(position).tier());
}

RC_GTEST_PROP(SymmetryProperty, SetsOfMovesAreExchangedMoveByMove, (const std::vector<Move>& moves)) {
  const MoveSet set(moves);
  RC_ASSERT(color_flip(color_flip(set)) == set);
  RC_ASSERT(file_mirror(file_mirror(set)) == set);
  RC_ASSERT(color_flip(set).size() == set.size());
  for (const Move move : moves) {
    RC_ASSERT(color_flip(set).contains(color_flip(move)));
    RC_ASSERT(file_mirror(set).contains(file_mirror(move)));
  }
}

}  // namespace
}  // namespace passant
