// Facts and edge cases, each with its FEN.
#include "generators/mailbox/board.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <random>
#include <string>
#include <string_view>
#include <vector>

#include "generators/perft.h"
#include "position/fen.h"

namespace passant::mailbox {
namespace {

Board board_of(std::string_view fen) { return Board(parse_fen(fen).value()); }

std::vector<std::string> moves(std::string_view fen) {
  Board board = board_of(fen);
  MoveList list;
  board.legal_moves(list);
  EXPECT_EQ(board.count_legal_moves(), list.size()) << fen;
  std::vector<std::string> uci;
  for (const Move move : list) uci.push_back(to_uci(move));
  return uci;
}

std::string after(std::string_view fen, std::string_view uci) {
  Board board = board_of(fen);
  static_cast<void>(board.play(parse_uci(uci).value()));
  return to_fen(board.position());
}

using testing::Contains;
using testing::Not;
using testing::UnorderedElementsAre;

TEST(EnPassant, CaptureRemovesThePassedPawn) {
  EXPECT_THAT(moves("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 2"), Contains("e5d6"));
  EXPECT_EQ(after("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 2", "e5d6"), "4k3/8/3P4/8/8/8/8/4K3 b - - 0 2");
}

TEST(EnPassant, NoCaptureWithoutTarget) {
  EXPECT_THAT(moves("4k3/8/8/3pP3/8/8/8/4K3 w - - 0 2"), Not(Contains("e5d6")));
}

TEST(EnPassant, BlackCaptures) {
  EXPECT_THAT(moves("4k3/8/8/8/3Pp3/8/8/4K3 b - d3 0 1"), Contains("e4d3"));
  EXPECT_EQ(after("4k3/8/8/8/3Pp3/8/8/4K3 b - d3 0 1", "e4d3"), "4k3/8/8/8/8/3p4/8/4K3 w - - 0 2");
}

TEST(EnPassant, CheckingPawnMayBeCaptured) {
  EXPECT_THAT(moves("4k3/8/8/3pP3/4K3/8/8/8 w - d6 0 2"), Contains("e5d6"));
}

TEST(EnPassant, CaptureUncoveringRookOnRankIsIllegal) {
  EXPECT_THAT(moves("4k3/8/8/KPp4r/8/8/8/8 w - c6 0 2"), Not(Contains("b5c6")));
}

TEST(EnPassant, CaptureUncoveringBishopBehindThePassedPawnIsIllegal) {
  // Not consistent: Black's pawn stood on d7, the bishop g8 attacked the king a2 before.
  EXPECT_THAT(moves("4k1b1/8/8/3pP3/8/8/K7/8 w - d6 0 2"), Not(Contains("e5d6")));
}

TEST(EnPassant, CaptureUncoveringRookOnFileOfThePassedPawnIsLegalSinceTheTargetShields) {
  EXPECT_THAT(moves("3rk3/8/8/3pP3/8/8/8/3K4 w - d6 0 2"), Contains("e5d6"));
}

TEST(EnPassant, CapturerPinnedOnTheDiagonalOfTheCaptureMayCapture) {
  EXPECT_THAT(moves("4k3/2b5/8/3pP3/5K2/8/8/8 w - d6 0 2"), Contains("e5d6"));
}

TEST(EnPassant, CapturerPinnedOnItsFileMayNotCapture) {
  EXPECT_THAT(moves("4r1k1/8/8/3pP3/8/8/8/4K3 w - d6 0 2"), Not(Contains("e5d6")));
}

TEST(EnPassant, CaptureAnswersACheckByStandingInItsLine) {
  // Not consistent: the bishop gave check before the double step already.
  EXPECT_THAT(moves("4kb2/8/8/2KpP3/8/8/8/8 w - d6 0 2"), Contains("e5d6"));
}

TEST(EnPassant, CaptureThatDoesNotAnswerACheckIsIllegal) {
  EXPECT_THAT(moves("4k3/8/8/3pP3/8/8/8/r3K3 w - d6 0 2"), Not(Contains("e5d6")));
}

TEST(EnPassant, TwoCapturersBothMayCapture) {
  const auto all = moves("2r3k1/1q1nbppp/r3p3/3pP3/pPpP4/P1Q2N2/2RN1PPP/2R4K b - b3 0 23");
  EXPECT_THAT(all, Contains("a4b3"));
  EXPECT_THAT(all, Contains("c4b3"));
}

TEST(EnPassant, TargetIsSetAfterEveryDoubleStepAndNoOther) {
  EXPECT_EQ(after(kStartFen, "e2e4"), "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1");
  EXPECT_EQ(after(kStartFen, "e2e3"), "rnbqkbnr/pppppppp/8/8/8/4P3/PPPP1PPP/RNBQKBNR b KQkq - 0 1");
}

TEST(EnPassant, TargetStaysUntilAMoveIsPlayed) {
  constexpr std::string_view kFen = "4k3/8/8/3p4/8/8/8/4K3 w - d6 0 2";
  EXPECT_EQ(to_fen(board_of(kFen).position()), kFen);
  EXPECT_EQ(after(kFen, "e1e2"), "4k3/8/8/3p4/8/8/4K3/8 b - - 1 2");
}

TEST(EnPassant, TargetWithoutPassedPawnGivesNoCapture) {
  EXPECT_THAT(moves("4k3/8/8/4P3/8/8/8/4K3 w - d6 0 2"), Not(Contains("e5d6")));
}

TEST(Check, DoubleCheckLeavesOnlyTheKing) {
  EXPECT_THAT(moves("4r1k1/8/8/8/7b/8/3P1P1R/3QKB2 w - - 0 1"), Not(testing::IsEmpty()));
  EXPECT_THAT(moves("4rk2/8/8/8/8/3n4/3P1P2/3QKB2 w - - 0 1"), testing::IsEmpty());
}

TEST(Check, ThreeCheckersLeaveOnlyTheKing) {
  EXPECT_THAT(moves("4r1k1/8/8/8/7b/3n4/8/R3K3 w - - 0 1"), UnorderedElementsAre("e1d1", "e1d2", "e1f1"));
}

TEST(Check, KingMayNotStepBackAlongTheLineOfCheck) {
  EXPECT_THAT(moves("4r1k1/8/8/8/4K3/8/8/8 w - - 0 1"), Not(Contains("e4e3")));
}

TEST(Check, ShieldMovesAlongItsLineOnly) {
  EXPECT_THAT(moves("4r1k1/8/8/8/4R3/8/3PPP2/3QKB2 w - - 0 1"), Contains("e4d4"));
  EXPECT_THAT(moves("4r1k1/8/8/8/4R3/8/3P1P2/3QKB2 w - - 0 1"), Not(Contains("e4d4")));
  EXPECT_THAT(moves("4r1k1/8/8/8/4R3/8/3P1P2/3QKB2 w - - 0 1"), Contains("e4e8"));
}

TEST(Castling, BothSidesAndTheRookGoesAlong) {
  constexpr std::string_view kFen = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 3 9";
  EXPECT_THAT(moves(kFen), Contains("e1g1"));
  EXPECT_THAT(moves(kFen), Contains("e1c1"));
  EXPECT_EQ(after(kFen, "e1g1"), "r3k2r/8/8/8/8/8/8/R4RK1 b kq - 4 9");
  EXPECT_EQ(after(kFen, "e1c1"), "r3k2r/8/8/8/8/8/8/2KR3R b kq - 4 9");
}

TEST(Castling, NotOutOfThroughOrIntoCheck) {
  for (const std::string_view fen : {"4r1k1/8/8/8/8/8/8/R3K2R w KQ - 0 1", "6k1/8/8/8/8/6n1/3P4/R3K2R w K - 0 1",
                                     "6r1/7k/8/8/8/8/8/R3K2R w K - 0 1"}) {
    EXPECT_THAT(moves(fen), Not(Contains("e1g1"))) << fen;
  }
}

TEST(Castling, LongWithTheRookOrItsNeighbourAttacked) {
  EXPECT_THAT(moves("rr4k1/8/8/8/8/8/8/R3K3 w Q - 0 1"), Contains("e1c1"));
}

TEST(Castling, RightGoesWithTheCapturedRook) {
  EXPECT_EQ(after("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 3 9", "a1a8"), "R3k2r/8/8/8/8/8/8/4K2R b Kk - 0 9");
}

TEST(Promotion, FourKindsAheadAndByCapture) {
  EXPECT_THAT(moves("1n5k/P7/8/8/8/8/8/K7 w - - 0 1"),
              UnorderedElementsAre("a7a8q", "a7a8r", "a7a8b", "a7a8n", "a7b8q", "a7b8r", "a7b8b", "a7b8n", "a1a2",
                                   "a1b1", "a1b2"));
  EXPECT_EQ(after("1n5k/P7/8/8/8/8/8/K7 w - - 7 1", "a7b8n"), "1N5k/8/8/8/8/8/8/K7 b - - 0 1");
}

TEST(Counters, ClockIsResetByPawnsAndCapturesAndMoveNumberCountsBlackMoves) {
  EXPECT_EQ(after("4k3/8/8/8/8/8/4P3/4K3 w - - 9 5", "e1d1"), "4k3/8/8/8/8/8/4P3/3K4 b - - 10 5");
  EXPECT_EQ(after("4k3/8/8/8/8/8/4P3/4K3 w - - 9 5", "e2e3"), "4k3/8/8/8/8/4P3/8/4K3 b - - 0 5");
  EXPECT_EQ(after("4k3/8/8/8/8/8/4p3/4K3 b - - 9 5", "e8e7"), "8/4k3/8/8/8/8/4p3/4K3 w - - 10 6");
}

TEST(ManyMen, TheMostMovesKnownOfAGamePosition) {
  EXPECT_EQ(moves("R6R/3Q4/1Q4Q1/4Q3/2Q4Q/Q4Q2/pp1Q4/kBNN1KB1 w - - 0 1").size(), 218U);
}

TEST(ManyMen, SixtyTwoQueensMate) {
  EXPECT_THAT(moves("kQQQQQQQ/QQQQQQQQ/QQQQQQQQ/QQQQQQQQ/QQQQQQQQ/QQQQQQQQ/QQQQQQQQ/QQQQQQQK b - - 0 1"),
              testing::IsEmpty());
}

TEST(List, MovesAreAppended) {
  Board board = board_of(kStartFen);
  MoveList list;
  board.legal_moves(list);
  board.legal_moves(list);
  EXPECT_EQ(list.size(), 40U);
}

TEST(NotValid, AnythingButACrash) {
  for (const std::string_view fen : {
           "8/8/8/8/8/8/8/8 w - - 0 1",
           "4k3/8/8/8/8/8/8/8 w - - 0 1",
           "8/8/8/8/8/8/8/4K3 b KQkq e3 0 1",
           "kkkkkkkk/8/8/8/8/8/8/KKKKKKKK w KQkq - 0 1",
           "4k3/4Q3/8/8/8/8/8/4K3 w - - 0 1",
           "4k3/8/8/8/8/8/8/4K3 w KQkq - 0 1",
           "P3k2P/8/8/8/8/8/8/p3K2p b KQkq - 0 1",
           "P3k2P/8/8/8/8/8/8/p3K2p w KQkq a8 0 1",
           "4k3/8/8/3pP3/8/8/8/4K3 b - d6 0 1",
           "PPPPkPPP/pppppppp/8/8/8/8/PPPPPPPP/ppppKppp w - e1 0 1",
       }) {
    Board board = board_of(fen);
    static_cast<void>(board.in_check());
    EXPECT_LT(board.perft(3), 1'000'000U) << fen;
    EXPECT_EQ(to_fen(board.position()), fen);
  }
}

/// Any bytes that are men, anywhere, with any rights and target.
Position junk(std::mt19937_64& random) {
  const auto below = [&random](unsigned bound) { return static_cast<int>(random() % bound); };
  Position position;
  const unsigned empty_of_16 = static_cast<unsigned>(below(17));
  for (int at = 0; at < Square::kCount; ++at) {
    if (static_cast<unsigned>(below(16)) < empty_of_16) continue;
    const Piece man{below(2) == 0 ? Color::White : Color::Black, static_cast<PieceKind>(below(6))};
    position.placement.put(Square::from_index(at), man);
  }
  position.to_move = below(2) == 0 ? Color::White : Color::Black;
  position.castling = CastlingRights::from_bits(static_cast<unsigned>(below(16)));
  if (below(2) == 0) position.en_passant = Square::from_index(below(64));
  return position;
}

TEST(NotValid, JunkDoesNotCrashAndIsLeftAsItWas) {
  std::mt19937_64 random(1);
  for (int i = 0; i < 5000; ++i) {
    const Position position = junk(random);
    Board board(position);
    MoveList list;
    board.legal_moves(list);
    static_cast<void>(board.in_check());
    static_cast<void>(board.perft(2));
    static_cast<void>(perft_by_list(board, 2));
    ASSERT_EQ(board.position(), position) << to_fen(position);
  }
}

}  // namespace
}  // namespace passant::mailbox
