// What must hold in every position, on random ones of all densities. The seed is fixed: a failure names its FEN.
#include <gtest/gtest.h>

#include "generators/perft.h"
#include "generators/rulebook/attack.h"
#include "generators/rulebook/board.h"
#include "generators/rulebook/random_positions.h"
#include "position/fen.h"
#include "position/symmetry.h"
#include "position/validity.h"

namespace passant::rulebook {
namespace {

MoveList list_of(const Position& position) {
  MoveList list;
  Board(position).legal_moves(list);
  return list;
}

Position after(const Position& position, Move move) {
  Board board(position);
  static_cast<void>(board.play(move));
  return board.position();
}

template <class Property>
void for_valid_positions(int count, std::uint64_t seed, Property property) {
  RandomPositions positions(seed);
  for (; count > 0 && !testing::Test::HasFailure(); --count) {
    const Position position = positions.valid();
    SCOPED_TRACE(to_fen(position));
    property(position);
  }
}

TEST(RulebookProperty, CheckAgreesWithTheSharedAttackWalk) {
  for_valid_positions(5000, 1, [](const Position& position) {
    const Square king = king_square(position.placement, position.to_move).value();
    EXPECT_EQ(Board(position).in_check(), passant::attacked(position.placement, king, opponent(position.to_move)));
    for (int index = 0; index < Square::kCount; ++index) {
      const auto square = Square::from_index(index);
      EXPECT_EQ(rulebook::attacked(position.placement, square, Color::White),
                passant::attacked(position.placement, square, Color::White));
    }
  });
}

TEST(RulebookProperty, CountEqualsListAndNoMoveIsListedTwice) {
  for_valid_positions(3000, 2, [](const Position& position) {
    const MoveList list = list_of(position);
    EXPECT_EQ(Board(position).count_legal_moves(), list.size());
    EXPECT_EQ(MoveSet(list).size(), list.size());
  });
}

TEST(RulebookProperty, TakingBackRestoresEveryBit) {
  for_valid_positions(1000, 3, [](const Position& position) {
    Board board(position);
    for (const Move move : list_of(position)) {
      const auto undo = board.play(move);
      EXPECT_EQ(board.position(), after(position, move));
      board.take_back(move, undo);
      EXPECT_EQ(board.position(), position) << to_uci(move);
    }
  });
}

// The mover's king is safe, rights have their men, a target has its pawn, and the double step explains its checks.
TEST(RulebookProperty, EveryMoveLeadsToAConsistentPosition) {
  for_valid_positions(2000, 4, [](const Position& position) {
    for (const Move move : list_of(position)) {
      EXPECT_EQ(tier(after(position, move)), Tier::Consistent) << to_uci(move);
    }
  });
}

TEST(RulebookProperty, CountersFollowTheMove) {
  for_valid_positions(500, 5, [](const Position& position) {
    for (const Move move : list_of(position)) {
      const Position next = after(position, move);
      const bool irreversible =
          position.placement[move.from()]->kind() == PieceKind::Pawn || position.placement[move.to()].has_value();
      EXPECT_EQ(next.halfmove_clock, irreversible ? 0 : position.halfmove_clock + 1) << to_uci(move);
      EXPECT_EQ(next.fullmove_number, position.fullmove_number + (position.to_move == Color::Black ? 1 : 0));
      EXPECT_EQ(next.to_move, opponent(position.to_move));
    }
  });
}

TEST(RulebookProperty, PerftEqualsPerftByList) {
  for_valid_positions(100, 6, [](const Position& position) {
    Board board(position);
    if (board.count_legal_moves() > 60) return;
    EXPECT_EQ(board.perft(2), perft_by_list(board, 2, true));
  });
}

TEST(RulebookProperty, ExchangingThePlayersExchangesMovesAndChildren) {
  for_valid_positions(1000, 7, [](const Position& position) {
    EXPECT_EQ(MoveSet(list_of(color_flip(position))), color_flip(MoveSet(list_of(position))));
    for (const Move move : list_of(position)) {
      Position flipped = after(color_flip(position), color_flip(move));
      flipped.fullmove_number = after(position, move).fullmove_number;  // Black's move counts, White's does not
      EXPECT_EQ(flipped, color_flip(after(position, move))) << to_uci(move);
    }
  });
}

TEST(RulebookProperty, ExchangingTheWingsExchangesMovesAndChildren) {
  int mirrored = 0;
  for_valid_positions(1000, 8, [&](const Position& position) {
    const auto mirror = file_mirror(position);
    if (!mirror) return;
    ++mirrored;
    EXPECT_EQ(MoveSet(list_of(*mirror)), file_mirror(MoveSet(list_of(position))));
    for (const Move move : list_of(position)) {
      EXPECT_EQ(after(*mirror, file_mirror(move)), file_mirror(after(position, move))) << to_uci(move);
    }
  });
  EXPECT_GT(mirrored, 500);
}

TEST(RulebookProperty, NonsenseIsSurvived) {
  RandomPositions positions(9);
  for (int count = 0; count < 3000; ++count) {
    const Position position = positions.nonsense();
    SCOPED_TRACE(to_fen(position));
    Board board(position);
    EXPECT_LE(list_of(position).size(), MoveList::kCapacity);
    static_cast<void>(board.in_check());
    for (const Move move : list_of(position)) {
      const auto undo = board.play(move);
      static_cast<void>(board.position());
      board.take_back(move, undo);
    }
    EXPECT_EQ(board.position(), position);
  }
}

// Otherwise the properties above would hold of nothing.
TEST(RulebookProperty, TheRandomPositionsAreVaried) {
  struct {
    int inconsistent, crowded, in_check, double_check, castling, capture;
  } seen{};
  for_valid_positions(5000, 1, [&](const Position& position) {
    const Square king = king_square(position.placement, position.to_move).value();
    const int checkers = attackers(position.placement, king, opponent(position.to_move));
    const MoveList list = list_of(position);
    seen.inconsistent += tier(position) == Tier::Valid ? 1 : 0;
    seen.crowded += list.size() > 80 ? 1 : 0;
    seen.in_check += checkers > 0 ? 1 : 0;
    seen.double_check += checkers > 1 ? 1 : 0;
    seen.castling += position.castling.none() ? 0 : 1;
    for (const Move move : list) {
      seen.capture += position.placement.holds(move.from(), {position.to_move, PieceKind::Pawn}) &&
                              move.to() == position.en_passant && move.from().file() != move.to().file()
                          ? 1
                          : 0;
    }
  });
  for (const int count : {seen.inconsistent, seen.crowded, seen.in_check, seen.double_check, seen.castling}) {
    EXPECT_GT(count, 100);
  }
  EXPECT_GT(seen.capture, 1000);
}

}  // namespace
}  // namespace passant::rulebook
