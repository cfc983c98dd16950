// Properties on random valid positions, most of them far from any game. Seeds are fixed: a failure names its FEN.
#include <gtest/gtest.h>

#include "generators/mailbox/board.h"
#include "generators/mailbox/perft.h"
#include "generators/mailbox/random_position.h"
#include "generators/mailbox/replies.h"
#include "generators/perft.h"
#include "position/fen.h"
#include "position/move_set.h"
#include "position/symmetry.h"

namespace passant::mailbox {
namespace {

/// Calls `holds` with many positions, until one fails.
template <class Property>
void for_positions(std::uint64_t seed, int count, Property holds) {
  RandomPosition random(seed);
  for (int i = 0; i < count && !testing::Test::HasFailure(); ++i) {
    const Position position = random.next();
    SCOPED_TRACE(to_fen(position));
    holds(position);
  }
}

MoveList moves(const Position& position) {
  MoveList list;
  Board(position).legal_moves(list);
  return list;
}

TEST(BoardProperty, PositionIsAsRead) {
  for_positions(1, 5000, [](const Position& position) { EXPECT_EQ(Board(position).position(), position); });
}

TEST(BoardProperty, CheckIsAsTheSharedWordsSeeIt) {
  for_positions(2, 20000, [](const Position& position) {
    const Square king = king_square(position.placement, position.to_move).value();
    EXPECT_EQ(Board(position).in_check(), attacked(position.placement, king, opponent(position.to_move)));
  });
}

TEST(BoardProperty, EveryMoveIsListedOnceAndCounted) {
  for_positions(3, 20000, [](const Position& position) {
    const MoveList list = moves(position);
    EXPECT_EQ(MoveSet(list).size(), list.size());
    EXPECT_EQ(Board(position).count_legal_moves(), list.size());
  });
}

TEST(BoardProperty, NoMoveLeavesTheKingToBeTaken) {
  for_positions(4, 3000, [](const Position& position) {
    Board board(position);
    for (const Move move : moves(position)) {
      const auto undo = board.play(move);
      const Position after = board.position();
      const Square king = king_square(after.placement, position.to_move).value();
      EXPECT_FALSE(attacked(after.placement, king, after.to_move)) << to_uci(move);
      board.take_back(move, undo);
    }
  });
}

TEST(BoardProperty, TheBoardAfterAMoveIsTheBoardOfThePositionAfterIt) {
  for_positions(5, 3000, [](const Position& position) {
    Board board(position);
    for (const Move move : moves(position)) {
      const auto undo = board.play(move);
      MoveList list;
      board.legal_moves(list);
      EXPECT_EQ(MoveSet(list), MoveSet(moves(board.position()))) << to_uci(move);
      board.take_back(move, undo);
    }
  });
}

TEST(BoardProperty, TakeBackRestoresEverything) {
  for_positions(6, 3000, [](const Position& position) {
    Board board(position);
    for (const Move move : moves(position)) {
      const auto undo = board.play(move);
      const Position after = board.position();
      for (const Move reply : moves(after)) board.take_back(reply, board.play(reply));
      EXPECT_EQ(board.position(), after) << to_uci(move);
      board.take_back(move, undo);
      EXPECT_EQ(board.position(), position) << to_uci(move);
    }
    MoveList list;
    board.legal_moves(list);
    EXPECT_EQ(MoveSet(list), MoveSet(moves(position)));
  });
}

TEST(BoardProperty, PerftIsPerftByList) {
  for_positions(7, 5000, [](const Position& position) {
    Board board(position);
    const std::uint64_t listed = perft_by_list(board, 2, true);
    EXPECT_EQ(board.perft(2), listed);
    EXPECT_EQ(board.position(), position);
  });
}

template <Color Us>
void expect_told_replies_are_played_replies(Diagram diagram) {
  const Danger danger = DangerSearch<opponent(Us)>(diagram).run();
  Motions motions;
  legal_moves<Us>(diagram, motions);
  Replies<Us> replies(diagram, danger);
  Player<Us> player(diagram);
  for (const Motion motion : motions) {
    const unsigned told = replies(motion);
    const Undo undo = player.play(motion);
    EXPECT_EQ(told, count_moves<opponent(Us)>(diagram)) << to_uci(motion.move());
    player.take_back(motion, undo);
  }
}

TEST(RepliesProperty, ToldRepliesArePlayedReplies) {
  for_positions(10, 10000, [](const Position& position) {
    const Diagram diagram(position);
    if (position.to_move == Color::White) return expect_told_replies_are_played_replies<Color::White>(diagram);
    expect_told_replies_are_played_replies<Color::Black>(diagram);
  });
}

TEST(BoardProperty, ColorFlipFlipsTheMoves) {
  for_positions(8, 5000, [](const Position& position) {
    EXPECT_EQ(MoveSet(moves(color_flip(position))), color_flip(MoveSet(moves(position))));
  });
}

TEST(BoardProperty, FileMirrorMirrorsTheMoves) {
  for_positions(9, 5000, [](const Position& position) {
    const auto mirrored = file_mirror(position);
    if (!mirrored) return;
    EXPECT_EQ(MoveSet(moves(*mirrored)), file_mirror(MoveSet(moves(position))));
  });
}

}  // namespace
}  // namespace passant::mailbox
