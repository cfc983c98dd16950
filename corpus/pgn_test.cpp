#include "corpus/pgn.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "generators/mailbox/board.h"
#include "position/fen.h"

namespace passant {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;

const Generator& generator() {
  static const GeneratorOf<mailbox::Board> mailbox("mailbox");
  return mailbox;
}

struct File {
  std::vector<PgnGame> games;
  std::vector<std::string> problems;
};

File read(std::string_view text) {
  File file;
  PgnReader reader(text, generator());
  while (auto game = reader.next()) {
    if (*game) {
      file.games.push_back(std::move(**game));
    } else {
      file.problems.push_back(to_string(game->error(), "x"));
    }
  }
  return file;
}

/// The moves of a text that holds one game, UCI spelling.
std::string moves(std::string_view text) {
  const File file = read(text);
  if (file.games.size() != 1 || !file.problems.empty()) return "not one game: " + testing::PrintToString(file.problems);
  std::string line;
  for (const PgnMove& move : file.games[0].moves) line += to_uci(move.move) + " ";
  return line;
}

TEST(PgnGame, HasTagsMovesPositionsAndResult) {
  const File file = read(
      "[Event \"A \\\"big\\\" one\"]\n[White \"x\"]\n\n1. e4 e5 2. Nf3 1-0\n\n"
      "[Event \"second\"]\n\n*\n");
  EXPECT_THAT(file.problems, IsEmpty());
  ASSERT_EQ(file.games.size(), 2U);
  const PgnGame& game = file.games[0];
  EXPECT_EQ(game.line, 1U);
  EXPECT_THAT(game.tags, ElementsAre(PgnTag{"Event", "A \"big\" one"}, PgnTag{"White", "x"}));
  EXPECT_EQ(game.tag("White"), "x");
  EXPECT_EQ(game.tag("Black"), std::nullopt);
  EXPECT_EQ(to_fen(game.start), kStartFen);
  ASSERT_EQ(game.moves.size(), 3U);
  EXPECT_EQ(game.moves[2].text, "Nf3");
  EXPECT_EQ(to_fen(game.moves[2].position), "rnbqkbnr/pppp1ppp/8/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R b KQkq - 1 2");
  EXPECT_EQ(game.result, "1-0");
  EXPECT_EQ(file.games[1].line, 6U);
  EXPECT_THAT(file.games[1].moves, IsEmpty());
  EXPECT_EQ(file.games[1].result, "*");
}

TEST(PgnGame, MayStartFromAFen) {
  const File file = read("[SetUp \"1\"]\n[FEN \"4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 2\"]\n\n2. exd6 Kd7 *");
  EXPECT_THAT(file.problems, IsEmpty());
  ASSERT_EQ(file.games.size(), 1U);
  EXPECT_EQ(to_fen(file.games[0].moves[1].position), "8/3k4/3P4/8/8/8/8/4K3 w - - 1 3");
}

TEST(PgnMoves, AreFoundBetweenEverythingThatIsPassedOver) {
  EXPECT_EQ(moves("1. e4 {a comment; [%clk 1:00] (not a variation)} e5 $14 2.Nf3! (2. f4 {x)} exf4 (2... d5 ; line )\n"
                  " 3. exd5) 3. Nf3) 2...Nc6 ; rest of the line 3. Bb5\n% escaped 3. a3\n3. Bc4 !? 1/2-1/2"),
            "e2e4 e7e5 g1f3 b8c6 f1c4 ");
  EXPECT_EQ(moves("1.e4 1... e5 2 . Nf3 ...Nc6 3 Bc4 *"), "e2e4 e7e5 g1f3 b8c6 f1c4 ");
  EXPECT_EQ(moves("e4 e5\r\nNf3\r\n"), "e2e4 e7e5 g1f3 ");
  EXPECT_EQ(moves("\xef\xbb\xbf[Event \"x\"]\n\ne4 *"), "e2e4 ");
}

TEST(PgnMoves, CastlingWithZerosIsNoResultAndNoNumber) {
  EXPECT_EQ(moves("1. e4 e5 2. Nf3 Nf6 3. Bc4 Bc5 4. 0-0 0-0 5. d3 0-1"),
            "e2e4 e7e5 g1f3 g8f6 f1c4 f8c5 e1g1 e8g8 d2d3 ");
}

TEST(PgnMoves, EnPassantSuffixBelongsToItsMove) {
  for (const std::string_view suffix : {"", " e.p.", " ep", " (ep)", " /ep", "e.p.", "ep", "(ep)", "/ep", " E.P.",
                                        " e.p.+", " e.p. +", "+ e.p.", "!? e.p.", " e.p.!?", "\ne.p."}) {
    EXPECT_EQ(moves("1. e4 d5 2. e5 f5 3. exf6" + std::string(suffix) + " Nxf6 (3... ep) *"),
              "e2e4 d7d5 e4e5 f7f5 e5f6 g8f6 ")
        << suffix;
  }
  EXPECT_THAT(moves("1. e4 ep e5 *"), HasSubstr("x:1:4: \\\"e4 ep\\\" is no legal move here"));
}

TEST(PgnGame, WithoutAResultEndsAtTheNextTagsOrTheEnd) {
  const File file = read("[Event \"a\"]\n\n1. e4\n\n[Event \"b\"]\n\n1. d4 d5");
  EXPECT_THAT(file.problems, IsEmpty());
  ASSERT_EQ(file.games.size(), 2U);
  EXPECT_EQ(file.games[0].result, "");
  EXPECT_EQ(file.games[1].moves.size(), 2U);
}

TEST(PgnProblem, NamesThePlaceAndTheGameIsSkipped) {
  const std::string good = "\n\n[Event \"good\"]\n\n1. e4 *\n";
  const std::pair<std::string, std::string> cases[] = {
      {"[Event \"bad\"]\n\n1. e4 e5 2. Nf6 Nc6 *", "x:3:13: \"Nf6\" is no legal move here in rnbqkbnr/pppp1ppp/"},
      {"[Event \"bad\"]\n\n1. e4 what *", "x:3:7: \"what\" is not a move"},
      {"[Event \"bad\"\n[White \"x\"]\n\n1. e4 *", "x:1:1: a tag that is not [Name \"value\"]"},
      {"[Event bad]\n[White \"x\"]\n\n1. e4 *", "x:1:1: a tag that is not"},
      {"[FEN \"4k3/8/8/8/8/8/8/4K3 w - d9 0 1\"]\n[White \"x\"]\n\n1. e4 *", "x:1:32: en passant target"},
      {"[White \"x\"]\n[FEN \"4k3/8/8/8/8/8/8/8 w - - 0 1\"]\n\n1. e4 *", "x:2:1: a start that is not valid: "},
      {"[Variant \"Atomic\"]\n\n1. e4 *", "x:1:1: a game of the variant Atomic (expected standard chess)"},
      {"[Event \"bad\"]\n\n1. e4 e5 } 2. Nf3 *", "x:3:10: a stray }"},
      {"[Event \"bad\"]\n\n1. e4 {no end\n2. Nf3 *", "x:3:7: a comment without its }"},
      {"[Event \"bad\"]\n\n1. e4 (1. d4\n2. Nf3 *", "x:3:7: a variation without its )"},
      {"[Event \"bad\"]\n\n1. e4 -- *", "x:3:7: \"--\" is not a move"},
      {"[Event \"bad\"]\n\n1. e4 epaulet *", "x:3:7: \"epaulet\" is not a move"},
      {"1. Nd2 *", "x:1:4: \"Nd2\" is no legal move here in rnbqkbnr/"},
  };
  for (const auto& [text, problem] : cases) {
    const File file = read(text + good);
    EXPECT_THAT(file.problems, ElementsAre(HasSubstr(problem)));
    ASSERT_EQ(file.games.size(), 1U) << text;
    EXPECT_EQ(file.games[0].tag("Event"), "good");
  }
}

TEST(PgnProblem, LeavesTheNextGameAloneWhenItFollowsAtOnce) {
  const File file = read("[Event \"bad\"]\n1. e4 e9\n[Event \"good\"]\n1. d4 *\n");
  EXPECT_EQ(file.problems.size(), 1U);
  ASSERT_EQ(file.games.size(), 1U);
  EXPECT_EQ(file.games[0].tag("Event"), "good");
}

TEST(PgnProblem, AmbiguousMoveNamesTheCandidates) {
  EXPECT_THAT(read("1. Nf3 d5 2. d4 e6 3. Nd2 *").problems,
              ElementsAre(HasSubstr("x:1:23: \"Nd2\" means 2 legal moves in ")));
}

// Every beginning of a text with everything in it, and every text with one character exchanged: reading ends.
TEST(AnyPgn, IsReadToItsEnd) {
  const std::string text =
      "[Event \"a\"]\n[FEN \"4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 2\"]\n\n2. exd6 e.p. {c} $1 (2. Kd1 (x)) Kd7 ; r\n3. Kd2! "
      "*\n"
      "[Event \"b\"]\n\n1. e4 1-0\n";
  EXPECT_EQ(read(text).games.size(), 2U);
  for (std::size_t at = 0; at < text.size(); ++at) {
    const File cut = read(std::string_view(text).substr(0, at));
    ASSERT_LE(cut.games.size() + cut.problems.size(), 2U);
    for (const char other : std::string("\"{}[]();$%*.0x\n \0\xff", 18)) {
      std::string damaged = text;
      damaged[at] = other;
      const File file = read(damaged);
      ASSERT_GE(file.games.size() + file.problems.size(), 1U) << damaged;
    }
  }
}

TEST(AnyPgn, LongRunsOfNumbersAndBracketsNeedNoStack) {
  std::string numbers;
  for (int i = 0; i < 300'000; ++i) numbers += "1. ";
  EXPECT_EQ(moves(numbers + "e4 *"), "e2e4 ");
  EXPECT_EQ(moves(std::string(300'000, '(') + std::string(300'000, ')') + "e4 *"), "e2e4 ");
  EXPECT_EQ(read(std::string(300'000, '(')).problems.size(), 1U);
}

}  // namespace
}  // namespace passant
