// Properties on random valid positions: agreement with the slow twin, with the neutral driver, and with the
// symmetries of chess.
#include <gtest/gtest.h>

#include <algorithm>

#include "generators/bitboard/board.h"
#include "generators/bitboard/convert.h"
#include "generators/bitboard/random_positions.h"
#include "generators/bitboard/slow_moves.h"
#include "generators/perft.h"
#include "position/fen.h"
#include "position/symmetry.h"

namespace passant::bitboard {
namespace {

constexpr int kPositions = 3000;

MoveSet moves_of(const Position& position) {
  MoveList list;
  Board(position).legal_moves(list);
  return MoveSet(list);
}

template <class Expect>
void on_valid_positions(std::uint32_t seed, Expect expect) {
  RandomPositions random(seed);
  for (int round = 0; round < kPositions && !testing::Test::HasFailure(); ++round) {
    const Position position = random.valid();
    SCOPED_TRACE(to_fen(position));
    expect(position);
  }
}

TEST(BitboardProperties, ListIsThatOfTheSlowTwin) {
  on_valid_positions(1, [](const Position& position) {
    MoveList list;
    Board(position).legal_moves(list);
    std::vector<std::uint16_t> fast;
    for (const Move move : list) fast.push_back(move.bits());
    auto slow = slow_legal_moves(to_state(position));
    std::ranges::sort(fast);
    std::ranges::sort(slow);
    EXPECT_EQ(fast, slow);
  });
}

TEST(BitboardProperties, InCheckIsThatOfTheSharedAttackWalk) {
  on_valid_positions(2, [](const Position& position) {
    const Square king = king_square(position.placement, position.to_move).value();
    EXPECT_EQ(Board(position).in_check(), attacked(position.placement, king, opponent(position.to_move)));
  });
}

TEST(BitboardProperties, PositionComesBackFromTheBoard) {
  RandomPositions random(3);
  for (int round = 0; round < kPositions; ++round) {
    const Position position = random.any();
    EXPECT_EQ(Board(position).position(), position) << to_fen(position);
  }
}

TEST(BitboardProperties, CountIsTheSizeOfTheList) {
  on_valid_positions(4, [](const Position& position) {
    MoveList list;
    Board(position).legal_moves(list);
    EXPECT_EQ(Board(position).count_legal_moves(), list.size());
    EXPECT_EQ(Board(position).perft(1), list.size());
  });
}

TEST(BitboardProperties, TakeBackRestoresEverything) {
  on_valid_positions(5, [](const Position& position) {
    Board board(position);
    for (const Move move : moves_of(position)) {
      const auto undo = board.play(move);
      board.take_back(move, undo);
      EXPECT_EQ(board.position(), position) << to_uci(move);
    }
  });
}

TEST(BitboardProperties, ChildrenAreValid) {
  on_valid_positions(6, [](const Position& position) {
    for (const Move move : moves_of(position)) {
      Board board(position);
      static_cast<void>(board.play(move));
      EXPECT_NE(tier(board.position()), Tier::Invalid) << to_uci(move);
    }
  });
}

TEST(BitboardProperties, PerftIsThatOfTheNeutralDriver) {
  on_valid_positions(7, [](const Position& position) {
    Board board(position);
    EXPECT_EQ(board.perft(2), perft_by_list(board, 2));
  });
}

TEST(BitboardProperties, ExchangingThePlayersExchangesTheMoves) {
  on_valid_positions(
      8, [](const Position& position) { EXPECT_EQ(moves_of(color_flip(position)), color_flip(moves_of(position))); });
}

TEST(BitboardProperties, MirroringTheFilesMirrorsTheMoves) {
  on_valid_positions(9, [](const Position& position) {
    const auto mirrored = file_mirror(position);
    if (mirrored) {
      EXPECT_EQ(moves_of(*mirrored), file_mirror(moves_of(position)));
    }
  });
}

TEST(BitboardProperties, NonsenseDoesNoHarm) {
  RandomPositions random(10);
  for (int round = 0; round < kPositions; ++round) {
    Position position = random.any();
    position.castling = CastlingRights::from_bits(random.below(16));
    if (random.one_in(2)) position.en_passant = Square::from_index(static_cast<int>(random.below(64)));
    for (unsigned men = random.below(40); men > 0; --men) {
      const auto square = Square::from_index(static_cast<int>(random.below(64)));
      const auto piece = Piece{random.one_in(2) ? Color::White : Color::Black, static_cast<PieceKind>(random.below(6))};
      if (random.one_in(3)) position.placement.put(square, piece);
      if (random.one_in(3)) position.placement.clear(square);
    }
    Board board(position);
    EXPECT_EQ(board.position(), position);
    // What is said of it is nobody's business (generators/generator.h): a count and a list may differ.
    static_cast<void>(board.count_legal_moves());
    static_cast<void>(perft_by_list(board, 1));
    static_cast<void>(board.in_check());
    static_cast<void>(perft_by_list(board, 2, true));
    static_cast<void>(board.perft(2));
  }
}

}  // namespace
}  // namespace passant::bitboard
