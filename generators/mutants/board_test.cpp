// The faultless twin: a board that comes back whole. Published counts stand in board_counts_test.cpp.
#include "generators/mutants/board.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <ostream>

#include "generators/mutants/random_position.h"
#include "generators/perft.h"
#include "position/fen.h"
#include "position/validity.h"

namespace passant {

void PrintTo(const Position& position, std::ostream* out) { *out << to_fen(position); }

namespace mutants {
namespace {

constexpr std::string_view kFens[] = {
    kStartFen,
    "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
    "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1",
    "r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1",
    "rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ - 1 8",
    "r4rk1/1pp1qppp/p1np1n2/2b1p1B1/2B1P1b1/P1NP1N2/1PP1QPPP/R4RK1 w - - 0 10",
};

TEST(TwinBoard, ListsWhatItCounts) {
  for (const std::string_view fen : kFens) {
    Board board(*parse_fen(fen));
    EXPECT_EQ(perft_by_list(board, 3, true), Board(*parse_fen(fen)).perft(3)) << fen;
  }
}

/// Down a whole tree: every list leaves the board alone, every move is taken back whole.
void expect_whole(Board& board, int depth) {
  const Position before = board.position();
  const History history = board.history();
  MoveList list;
  board.legal_moves(list);
  ASSERT_EQ(board.position(), before);
  for (const Move move : list) {
    if (depth == 0) break;
    const Board::Undo undo = board.play(move);
    ASSERT_EQ(board.position().to_move, opponent(before.to_move));
    ASSERT_NE(tier(board.position()), Tier::Invalid) << to_fen(before) << ' ' << to_uci(move);
    expect_whole(board, depth - 1);
    board.take_back(move, undo);
    ASSERT_EQ(board.position(), before) << to_uci(move);
    ASSERT_EQ(board.history(), history);
  }
}

TEST(TwinBoard, TakesEveryMoveBackWhole) {
  for (const std::string_view fen : kFens) {
    Board board(*parse_fen(fen));
    expect_whole(board, 2);
  }
}

TEST(TwinBoard, IsWholeInRandomPositionsToo) {
  TestRandom random(11);
  int positions = 0;
  for (int draw = 0; draw < 3000; ++draw) {
    const auto position = draw_any_position(random);
    if (!position) continue;
    ++positions;
    Board board(*position);
    ASSERT_EQ(board.position(), *position);
    EXPECT_EQ(board.in_check(),
              attacked(position->placement, *king_square(position->placement, position->to_move), board.opponent()));
    expect_whole(board, 1);
  }
  EXPECT_GT(positions, 1000);
}

TEST(TwinBoard, NeverTakesAKingAndNeverLeavesTheBoardOnPositionsThatAreNotValid) {
  TestRandom random(12);
  for (int draw = 0; draw < 20000; ++draw) {
    Position position;
    for (int man = 0; man < 12; ++man) {
      const std::uint64_t bits = random();
      position.placement.put(Square::from_index(static_cast<int>(bits & 63U)),
                             Piece{static_cast<Color>((bits >> 6U) & 1U), kAllPieceKinds[(bits >> 7U) % 5]});
    }
    position.placement.put("c3"_sq, Piece{Color::White, PieceKind::King});
    position.placement.put("f6"_sq, Piece{Color::Black, PieceKind::King});
    position.to_move = static_cast<Color>(random() & 1U);
    position.castling = CastlingRights::from_bits(random() & 15U);
    position.en_passant = Square::from_index(static_cast<int>(random() & 63U));
    Board board(position);
    EXPECT_LE(board.perft(2), 300U * 300U);
    ASSERT_EQ(board.position(), position);
  }
}

}  // namespace
}  // namespace mutants
}  // namespace passant
