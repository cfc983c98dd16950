#include "corpus/suite.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <string>

#include "position/fen.h"

namespace passant {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::Pair;

/// Every problem as text.
std::vector<std::string> problems(const Suite& suite) {
  std::vector<std::string> texts;
  for (const SuiteProblem& problem : suite.problems) texts.push_back(to_string(problem));
  return texts;
}

std::vector<std::string> ids(const Suite& suite) {
  std::vector<std::string> found;
  for (const Record& record : suite.records) found.push_back(record.id);
  return found;
}

// --- which form

TEST(SuiteForm, ShowsInTheFirstLineThatSaysSomething) {
  const std::string fen = "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1";
  EXPECT_EQ(suite_format(fen), SuiteFormat::Epd);
  EXPECT_EQ(suite_format("\xef\xbb\xbf# comment\r\n\r\n" + fen + " ;D1 7"), SuiteFormat::Epd);
  EXPECT_EQ(suite_format(fen + " cause \"one, two\";"), SuiteFormat::Epd);
  EXPECT_EQ(suite_format(""), SuiteFormat::Epd);
  EXPECT_EQ(suite_format("# comment\nid one\nepd " + fen), SuiteFormat::Perft);
  EXPECT_EQ(suite_format(fen + ",7,38"), SuiteFormat::Csv);
  EXPECT_EQ(suite_format("fen,D1,D2\n" + fen + ",7,38"), SuiteFormat::Csv);
  EXPECT_EQ(suite_format("[\n {\"fen\": 1}]"), SuiteFormat::Json);
  EXPECT_EQ(suite_format("[{\"fen\": 1}]"), SuiteFormat::Json);
  EXPECT_EQ(suite_format("{\n \"testCases\": []\n}"), SuiteFormat::Json);
  EXPECT_EQ(suite_format("{\"fen\": 1}\n{\"fen\": 2}"), SuiteFormat::JsonLines);
  EXPECT_EQ(suite_format("[Event \"x\"]\n"), SuiteFormat::Pgn);
}

TEST(SuiteForm, PgnIsRefusedAsNoSuite) {
  EXPECT_THAT(problems(read_suite("\n[Event \"x\"]\n\n*", "games")),
              ElementsAre("games:1:1: this is PGN, games and no suite (expected EPD, FEN, perft, CSV or JSON)"));
}

TEST(SuiteFile, ThatCannotBeReadIsAProblemOfTheWholeFile) {
  for (const char* path : {"/no/such/file.epd", "/"}) {
    const Suite suite = read_suite_file(path);
    ASSERT_EQ(suite.problems.size(), 1U);
    EXPECT_EQ(suite.problems[0].kind, SuiteProblem::Kind::Unreadable);
    EXPECT_EQ(to_string(suite.problems[0]), std::string(path) + ": the file cannot be read (expected a readable file)");
  }
}

// --- EPD

TEST(EpdSuite, ReadsCountsInBothForms) {
  const Suite suite = read_suite(
      "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1 ;D1 20 ;D2 400\r\n"
      "4k3/8/8/3pP3/8/8/8/4K3 w - d6 id \"ep\"; D1 7; D5 \"7777\"; fmvn 12;\r\n"
      "\r\n"
      "# a comment\r\n"
      "4k3/8/8/8/8/8/8/4K3 b - - 3 9",
      "x.epd");
  EXPECT_THAT(problems(suite), IsEmpty());
  EXPECT_THAT(ids(suite), ElementsAre("x.epd:1", "ep", "x.epd:5"));
  EXPECT_THAT(suite.records[0].counts, ElementsAre(Pair(1, 20), Pair(2, 400)));
  EXPECT_THAT(suite.records[1].counts, ElementsAre(Pair(1, 7), Pair(5, 7777)));
  EXPECT_EQ(to_fen(suite.records[1].position), "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 12");
  EXPECT_EQ(to_fen(suite.records[2].position), "4k3/8/8/8/8/8/8/4K3 b - - 3 9");
  EXPECT_THAT(suite.records[2].counts, IsEmpty());
}

TEST(EpdSuite, ReadsMovesSuccessorsAndNotes) {
  const Suite suite = read_suite(
      "4k3/8/8/3pP3/8/8/8/4K3 w - d6 moves \"e5d6 e1d1\"; child \"e5d6 exd6 4k3/8/3P4/8/8/8/8/4K3 b - - 0 1\"; "
      "child \"e1d1 - 4k3/8/8/3pP3/8/8/8/3K4 b - - 1 1\"; source \"a; b\"; kind \"stale-ep\";\n"
      "7k/5Q2/6K1/8/8/8/8/8 b - - moves \"\";",
      "x.epd");
  EXPECT_THAT(problems(suite), IsEmpty());
  const Record& record = suite.records.at(0);
  EXPECT_EQ(to_string(record.moves.value()), "e1d1 e5d6");
  ASSERT_EQ(record.successors.size(), 2U);
  EXPECT_EQ(record.successors[0].san, "exd6");
  EXPECT_EQ(to_uci(record.successors[0].move), "e5d6");
  EXPECT_EQ(to_fen(record.successors[0].position), "4k3/8/3P4/8/8/8/8/4K3 b - - 0 1");
  EXPECT_EQ(record.successors[1].san, "");
  EXPECT_EQ(record.note("source"), "a; b");
  EXPECT_EQ(record.note("kind"), "stale-ep");
  EXPECT_EQ(record.note("moves"), std::nullopt);
  EXPECT_EQ(suite.records.at(1).moves, MoveSet());
}

TEST(EpdSuite, BrokenLinesAreReportedWithTheirPlaceAndTheRestIsRead) {
  const Suite suite = read_suite(
      "4k3/8/8/3pP3/8/8/8/4K3 w - d9 0 1\n"
      "4k3/8/8/3pP3/8/8/8/4K3 w - d6 D1 seven;\n"
      "4k3/8/8/3pP3/8/8/8/4K3 w - d6 id \"a\"; moves \"e5d6 e9\";\n"
      "4k3/8/8/3pP3/8/8/8/4K3 w - d6 child \"e5d6 exd6\";\n"
      "4k3/8/8/3pP3/8/8/8/4K3 w - d6 D0 1;\n"
      "4k3/8/8/3pP3/8/8/8/4K3 w - d6 id \"no end;\n"
      "4k3/8/8/3pP3/8/8/8/4K3 w - d6 id \"good\";\n",
      "x");
  EXPECT_THAT(
      problems(suite),
      ElementsAre(HasSubstr("x:1:29: en passant target"), HasSubstr("x:2:31: D1: \"seven\" cannot be read"),
                  HasSubstr("x:3:39: moves: \"e5d6 e9\" cannot be read"), HasSubstr("x:4:31: child: \"e5d6 exd6\""),
                  HasSubstr("x:5:31: D0: \"1\" cannot be read (expected a depth from 1 to 99"),
                  HasSubstr("x:6:34: operation: a quoted operand has no end")));
  EXPECT_THAT(ids(suite), ElementsAre("good"));
}

TEST(Chess960, IsToldApartInEveryForm) {
  const std::pair<std::string, std::size_t> fens[] = {
      {"bqnb1rkr/pp3ppp/3ppn2/2p5/5P2/P2P4/NPP1P1PP/BQ1BNRKR w HFhf -", 56},  // rook files
      {"r1k1r2q/p1ppp1pp/8/8/8/8/P1PPP1PP/R1K1R2Q w KQkq -", 45},             // king elsewhere
      {"4k3/8/8/8/8/8/8/1R2K3 w Q -", 25},                                    // rook elsewhere
      {"1r2k3/8/8/8/8/8/8/4K3 w q -", 25},
      {"4k3/8/8/8/8/8/8/4K1R1 w K -", 25},
  };
  for (const auto& [fen, column] : fens) {
    const std::pair<std::string, std::size_t> texts[] = {{fen + " ;D1 21", 0},
                                                         {"id 0\nepd " + fen + "\nperft 1 21\n", 4},
                                                         {fen + ",21,528", 0},
                                                         {"[\n{\"fen\": \"" + fen + "\"}]", 9},
                                                         {"{\"fen\": \"" + fen + "\"}", 9}};
    for (const auto& [text, shift] : texts) {
      const Suite suite = read_suite(text, "x");
      EXPECT_THAT(suite.records, IsEmpty());
      ASSERT_EQ(suite.problems.size(), 1U) << text;
      EXPECT_EQ(suite.problems[0].kind, SuiteProblem::Kind::Chess960);
      EXPECT_EQ(suite.problems[0].error.column, column + shift) << text;
      EXPECT_THAT(to_string(suite.problems[0]), HasSubstr("Chess960 castling rights: not supported yet"));
    }
  }
}

// Nothing that could castle: an invalid position of standard chess, which is for validity.h to name.
TEST(Chess960, RightWithoutARookOnThatSideIsAnotherMatter) {
  const Suite suite = read_suite(
      "4k3/8/8/8/8/8/8/4K3 w K -\n4k3/8/8/8/8/8/8/R3K3 w K -\n8/8/8/8/4K3/8/8/R3k2R w K -\n"
      "r3k2r/8/8/8/8/8/8/R3K2R w KQkq -",
      "x");
  EXPECT_THAT(problems(suite), IsEmpty());
  EXPECT_EQ(suite.records.size(), 4U);
}

TEST(Chess960, LettersOfNoKindAreJustMalformed) {
  const Suite suite = read_suite("4k3/8/8/8/8/8/8/4K3 w XYZ - 0 1", "x");
  ASSERT_EQ(suite.problems.size(), 1U);
  EXPECT_EQ(suite.problems[0].kind, SuiteProblem::Kind::Malformed);
}

// --- perft lines

TEST(PerftSuite, ReadsNamesPositionsAndCounts) {
  const Suite suite = read_suite(
      "# Kiwipete\n"
      "id one\n"
      "epd 4k3/8/8/3pP3/8/8/8/4K3 w - d6\n"
      "perft 1 7\n"
      "perft 32 9\n"
      "\n"
      "epd 4k3/8/8/8/8/8/8/4K3 w - - 2 9\n"
      "perft 1 5\n",
      "x.perft");
  EXPECT_THAT(problems(suite), IsEmpty());
  EXPECT_THAT(ids(suite), ElementsAre("one", "x.perft:7"));
  EXPECT_EQ(suite.records[0].line, 3U);
  EXPECT_THAT(suite.records[0].counts, ElementsAre(Pair(1, 7), Pair(32, 9)));
  EXPECT_EQ(to_fen(suite.records[1].position), "4k3/8/8/8/8/8/8/4K3 w - - 2 9");
}

TEST(PerftSuite, BrokenLinesAreReportedAndTheRestIsRead) {
  const Suite suite = read_suite(
      "id one\n"
      "perft 1 7\n"
      "id two\n"
      "epd 4k3/8/8/8/8/8/8/4K3 x - -\n"
      "perft 1 5\n"
      "id three\n"
      "epd 4k3/8/8/8/8/8/8/4K3 w - -\n"
      "perft one 5\n"
      "perft 2\n"
      "perfect 3 4\n"
      "perft 1 5\n",
      "x");
  EXPECT_THAT(problems(suite),
              ElementsAre(HasSubstr("x:2:1: a count without a position"), HasSubstr("x:4:25: side to move"),
                          HasSubstr("x:8:7: the count cannot be read"), HasSubstr("x:9:7: the count cannot be read"),
                          HasSubstr("x:10:1: an unknown line")));
  EXPECT_THAT(ids(suite), ElementsAre("three"));
  EXPECT_THAT(suite.records[0].counts, ElementsAre(Pair(1, 5)));
}

// --- CSV

TEST(CsvSuite, CountsAreOfDepthsOneTwoAndSoOn) {
  const Suite suite = read_suite("4k3/8/8/3pP3/8/8/8/4K3 w - d6,7,38,276\n4k3/8/8/8/8/8/8/4K3 w - - 0 1,5\n", "x.csv");
  EXPECT_THAT(problems(suite), IsEmpty());
  EXPECT_THAT(suite.records[0].counts, ElementsAre(Pair(1, 7), Pair(2, 38), Pair(3, 276)));
  EXPECT_THAT(suite.records[1].counts, ElementsAre(Pair(1, 5)));
}

TEST(CsvSuite, FirstLineMayNameTheDepths) {
  const Suite suite = read_suite("fen,D6,D2\n4k3/8/8/3pP3/8/8/8/4K3 w - d6,12345,38\n", "x.csv");
  EXPECT_THAT(problems(suite), IsEmpty());
  EXPECT_THAT(suite.records[0].counts, ElementsAre(Pair(2, 38), Pair(6, 12345)));
}

TEST(CsvSuite, BrokenLinesAreReportedAndTheRestIsRead) {
  const Suite suite = read_suite(
      "4k3/8/8/8/8/8/8/4K3 w  -,5\n"
      "4k3/8/8/8/8/8/8/4K3 w - -,5,x\n"
      "4k3/8/8/8/8/8/8/4K3 w - -,227689589\n"
      "4k3/8/8/8/8/8/8/4K3 w - -,5,\n"
      "4k3/8/8/8/8/8/8/4K3 w - -,5,25\n",
      "x.csv");
  EXPECT_THAT(
      problems(suite),
      ElementsAre(HasSubstr("x.csv:1:23: castling rights: the field is empty"), HasSubstr("x.csv:2:29: no node count"),
                  HasSubstr("x.csv:3:27: 227689589 cannot be the number"), HasSubstr("x.csv:4:29: no node count")));
  EXPECT_THAT(ids(suite), ElementsAre("x.csv:5"));
  EXPECT_THAT(problems(read_suite("fen,D1,x2\n", "y")), ElementsAre(HasSubstr("y:1:8: no depth")));
}

// --- JSON

TEST(JsonSuite, ReadsOneCountAPosition) {
  const Suite suite = read_suite(R"([
 {"depth": 1, "nodes": 8, "fen": "8/8/8/2k5/2pP4/8/B7/4K3 b - d3 0 3"},
 {
  "fen": "4k3/8/8/8/8/8/8/4K3 w - - 0 1",
  "depth": 6, "nodes": 12345
 }
])",
                                 "x.json");
  EXPECT_THAT(problems(suite), IsEmpty());
  EXPECT_THAT(ids(suite), ElementsAre("x.json:2", "x.json:4"));
  EXPECT_THAT(suite.records[0].counts, ElementsAre(Pair(1, 8)));
  EXPECT_THAT(suite.records[1].counts, ElementsAre(Pair(6, 12345)));
  EXPECT_THAT(suite.records[0].notes, IsEmpty());
}

TEST(JsonSuite, ReadsNamedPositionsWithCountsByDepth) {
  const Suite suite = read_suite(
      R"([{"name": "start", "fen": "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
           "nodes": {"1": 20, "2": 400}, "remark here": ["a", "b"], "2x": {"deep": [1, {"er": true}]}}])",
      "x");
  EXPECT_THAT(problems(suite), IsEmpty());
  EXPECT_THAT(ids(suite), ElementsAre("start"));
  EXPECT_THAT(suite.records[0].counts, ElementsAre(Pair(1, 20), Pair(2, 400)));
  EXPECT_THAT(suite.records[0].notes,
              ElementsAre(EpdOperation{"remark_here", "a b"}, EpdOperation{"x2x", "{'deep':[1,{'er':true}]}"}));
}

TEST(JsonSuite, ReadsTestCasesWithEverySuccessor) {
  const Suite suite = read_suite(R"({
  "description": "x",
  "testCases": [
    {
      "start": {"fen": "7k/8/8/8/1Pp5/8/8/K7 b - b3 0 1", "description": "one \"two\""},
      "expected": [
        {"move": "cxb3", "fen": "7k/8/8/8/8/1p6/8/K7 w - - 0 2"},
        {"move": "c3", "fen": "7k/8/8/8/1P6/2p5/8/K7 w - - 0 2"}
      ]
    },
    {"start": {"fen": "7k/5Q2/6K1/8/8/8/8/8 b - - 0 1"}, "expected": []}
  ]
})",
                                 "x");
  EXPECT_THAT(problems(suite), IsEmpty());
  ASSERT_EQ(suite.records.size(), 2U);
  EXPECT_EQ(suite.records[0].line, 5U);
  EXPECT_EQ(to_string(suite.records[0].moves.value()), "c4b3 c4c3");
  EXPECT_EQ(suite.records[0].successors[0].san, "cxb3");
  EXPECT_THAT(suite.records[0].counts, ElementsAre(Pair(1, 2)));
  EXPECT_EQ(suite.records[0].note("note"), "one 'two'");
  EXPECT_EQ(suite.records[1].moves, MoveSet());
}

TEST(JsonSuite, BrokenPartsAreReportedAndTheRestIsRead) {
  const Suite suite = read_suite(R"([
  {"nodes": 3},
  {"depth": 1, "fen": "8/8/8/2k5/2pP4/8/B7/4K3 b - z3 0 3"},
  {"depth": 1, "nodes": "many", "fen": "8/8/8/2k5/2pP4/8/B7/4K3 b - d3 0 3"},
  7,
  {"depth": 1, "nodes": 8, "fen": "8/8/8/2k5/2pP4/8/B7/4K3 b - d3 0 3"}
])",
                                 "x");
  EXPECT_THAT(problems(suite),
              ElementsAre(HasSubstr("x:2:3: a position without \"fen\""), HasSubstr("x:3:52: en passant target"),
                          HasSubstr("x:4:33: \"nodes\": 'many' cannot be read"),
                          HasSubstr("x:1:1: an element that is no object: 7")));
  EXPECT_THAT(ids(suite), ElementsAre("x:6"));
}

TEST(JsonSuite, SuccessorsThatNoMoveReachesAreAProblem) {
  const Suite suite = read_suite(
      "{\"testCases\": [\n{\"start\": {\"fen\": \"7k/8/8/8/8/8/8/K7 w - - 0 1\"},\n"
      "\"expected\": [{\"fen\": \"7k/8/8/8/8/8/8/K7 b - - 1 1\"}]},\n{\"start\": 1}]\n}",
      "x");
  EXPECT_THAT(suite.records, IsEmpty());
  EXPECT_THAT(problems(suite), ElementsAre(HasSubstr("x:3:15: no move leads there"), HasSubstr("x:4:1: no test case")));
}

TEST(JsonSuite, TextThatIsNoJsonIsReportedWithItsPlace) {
  EXPECT_THAT(problems(read_suite("[\n {\"fen\": }\n]", "x")), ElementsAre(HasSubstr("x:2:10: no JSON: ")));
  EXPECT_THAT(problems(read_suite("[1, 2", "x")), ElementsAre(HasSubstr("x:1:6: no JSON: ")));
  EXPECT_THAT(problems(read_suite("[\"\xff\"]", "x")), ElementsAre(HasSubstr("no JSON: ")));
  EXPECT_THAT(problems(read_suite("{\"testCases\": 1}", "x")), ElementsAre(HasSubstr("no list of positions")));
}

TEST(JsonSuite, NestingWithoutEndIsRefused) {
  const std::string deep(200'000, '[');
  EXPECT_THAT(problems(read_suite(deep, "x")), ElementsAre(HasSubstr("nested more than 64 levels deep")));
  const std::string closed =
      "{\"fen\": \"4k3/8/8/8/8/8/8/4K3 w - - 0 1\", \"x\": " + deep + std::string(200'000, ']') + "}";
  EXPECT_THAT(problems(read_suite(closed, "x")), ElementsAre(HasSubstr("nested more than 64 levels deep")));
}

TEST(JsonLinesSuite, ReadsAReportALine) {
  const Suite suite = read_suite(
      R"({"id": "a-1", "fen": "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1", "legal_moves_uci": ["e5d6", "e1d1"], "reachable": true}

{"id": "a-2", "fen": "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1", "legal_moves_uci": ["e5"]}
{"id": "a-3", "fen": "4k3/8/8/3pP3/8/8/8/4K3 w - dd 0 1"}
{"id": "a-4",
{"id": "a-5", "fen": "4k3/8/8/8/8/8/8/4K3 w - - 0 1"}
)",
      "x.jsonl");
  EXPECT_EQ(suite.format, SuiteFormat::JsonLines);
  EXPECT_THAT(ids(suite), ElementsAre("a-1", "a-5"));
  EXPECT_EQ(to_string(suite.records[0].moves.value()), "e1d1 e5d6");
  EXPECT_EQ(suite.records[0].note("reachable"), "yes");
  EXPECT_EQ(suite.records[1].line, 6U);
  EXPECT_THAT(problems(suite),
              ElementsAre(HasSubstr("x.jsonl:3:15: \"legal_moves_uci\""), HasSubstr("x.jsonl:4:51: en passant target"),
                          HasSubstr("x.jsonl:5:14: no JSON: ")));
}

/// Reading ends, and every problem has its place and its words.
void expect_sound(const std::string& text) {
  for (const SuiteProblem& problem : read_suite(text, "x").problems) {
    ASSERT_GE(problem.line, 1U) << text;
    ASSERT_GE(problem.error.column, 1U) << text;
    ASSERT_FALSE(problem.error.what.empty()) << text;
    ASSERT_FALSE(problem.error.expected.empty()) << text;
  }
}

// Every text of three characters that mean something somewhere.
TEST(AnySuite, IsReadToItsEnd) {
  const std::string letters = "4k/ w-;\"#,[]{}:\\\nDid\xef";
  for (const char a : letters) {
    for (const char b : letters) {
      for (const char c : letters) expect_sound({a, b, c});
    }
  }
}

// Every beginning of a text of each form, and every text with one character exchanged.
TEST(AnySuite, IsReadToItsEndWhenDamaged) {
  const std::string fen = "4k3/8/8/3pP3/8/8/8/4K3 w - d6";
  for (const std::string& text :
       {fen + " D1 7; moves \"e5d6\"; child \"e5d6 exd6 4k3/8/3P4/8/8/8/8/4K3 b - - 0 1\";\n",
        "id a\nepd " + fen + "\nperft 1 7\n", "fen,D1,D2\n" + fen + ",7,38\n",
        "[{\"fen\": \"" + fen + "\", \"depth\": 1, \"nodes\": 7}, {\"fen\": \"" + fen + "\", \"nodes\": {\"1\": 7}}]",
        "{\"testCases\": [{\"start\": {\"fen\": \"" + fen +
            "\"}, \"expected\": [{\"move\": \"exd6\", \"fen\": \"4k3/8/3P4/8/8/8/8/4K3 b - - 0 1\"}]}]}",
        "{\"id\": \"a\", \"fen\": \"" + fen + "\", \"legal_moves_uci\": [\"e5d6\"]}\n"}) {
    EXPECT_EQ(read_suite(text, "x").problems.size(), 0U) << text;
    for (std::size_t at = 0; at < text.size(); ++at) {
      expect_sound(text.substr(0, at));
      for (const char other : std::string("\"{}[],:; \n0x\0\xff", 14)) {
        std::string damaged = text;
        damaged[at] = other;
        expect_sound(damaged);
      }
    }
  }
}

}  // namespace
}  // namespace passant
