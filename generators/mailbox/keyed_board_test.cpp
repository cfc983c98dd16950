#include "generators/mailbox/keyed_board.h"

#include <gtest/gtest.h>

#include <vector>

#include "generators/mailbox/random_position.h"
#include "position/fen.h"

namespace passant::mailbox {
namespace {

std::uint64_t key_of(const Position& position) { return KeyedBoard(position).key(); }
std::uint64_t key_of(const char* fen) { return key_of(parse_fen(fen).value()); }

TEST(MailboxKey, IsThatOfANewBoardAfterEveryMoveAndPassAndComesBack) {
  RandomPosition random(1);
  for (int round = 0; round < 1000 && !testing::Test::HasFailure(); ++round) {
    const Position position = random.next();
    SCOPED_TRACE(to_fen(position));
    KeyedBoard board(position);
    const std::uint64_t key = board.key();
    MoveList list;
    board.legal_moves(list);
    for (const Move move : list) {
      const auto undo = board.play(move);
      EXPECT_EQ(board.key(), key_of(board.position())) << to_uci(move);
      if (!board.in_check()) {
        const std::uint64_t before_pass = board.key();
        const auto pass = board.pass();
        EXPECT_EQ(board.key(), key_of(board.position())) << to_uci(move) << " and a pass";
        board.take_back_pass(pass);
        EXPECT_EQ(board.key(), before_pass) << to_uci(move);
      }
      board.take_back(move, undo);
      EXPECT_EQ(board.key(), key) << to_uci(move);
      EXPECT_EQ(board.position(), position) << to_uci(move);
    }
  }
}

// FIDE 9.2.3.1: the right to capture en passant belongs to the position, if there is one.
TEST(MailboxKey, CountsATargetThatSomebodyCanUse) {
  EXPECT_NE(key_of("4k3/8/8/3Pp3/8/8/8/4K3 w - e6 0 1"), key_of("4k3/8/8/3Pp3/8/8/8/4K3 w - - 0 1"));
}

TEST(MailboxKey, DoesNotCountATargetThatNobodyCanUse) {
  EXPECT_EQ(key_of("4k3/8/8/2P1p3/8/8/8/4K3 w - e6 0 1"), key_of("4k3/8/8/2P1p3/8/8/8/4K3 w - - 0 1"));
  EXPECT_EQ(key_of("8/8/8/K2Pp2r/8/8/8/4k3 w - e6 0 1"), key_of("8/8/8/K2Pp2r/8/8/8/4k3 w - - 0 1"));
}

}  // namespace
}  // namespace passant::mailbox
