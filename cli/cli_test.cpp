// The program as users script against it: output, exit codes, runs that are killed and resumed.

#include <fcntl.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <sys/wait.h>
#include <unistd.h>

#include <chrono>
#include <csignal>
#include <filesystem>
#include <fstream>
#include <nlohmann/json.hpp>
#include <set>
#include <sstream>
#include <string>
#include <thread>
#include <vector>

namespace {

namespace fs = std::filesystem;
using testing::EndsWith;
using testing::HasSubstr;

std::string text_of(const fs::path& path) {
  std::ifstream file(path, std::ios::binary);
  std::ostringstream text;
  text << file.rdbuf();
  return text.str();
}

struct Result {
  int code;
  std::string out;
  std::string err;
};

class Cli : public testing::Test {
 protected:
  Cli() : folder_(fs::path(testing::TempDir()) / ("passant-cli-" + std::to_string(getpid()))) {
    fs::create_directories(folder_);
  }
  ~Cli() override { fs::remove_all(folder_); }

  pid_t start(const std::vector<std::string>& arguments) {
    const std::string out = folder_ / "out";
    const std::string err = folder_ / "err";
    std::filesystem::remove(err);  // await_words() waits for the new one
    const pid_t child = fork();
    if (child != 0) return child;
    dup2(open(out.c_str(), O_WRONLY | O_CREAT | O_TRUNC, 0600), STDOUT_FILENO);
    dup2(open(err.c_str(), O_WRONLY | O_CREAT | O_TRUNC, 0600), STDERR_FILENO);
    dup2(open("/dev/null", O_RDONLY), STDIN_FILENO);
    std::vector<char*> argv{const_cast<char*>("passant")};
    for (const std::string& argument : arguments) argv.push_back(const_cast<char*>(argument.c_str()));
    argv.push_back(nullptr);
    execv(PASSANT_PROGRAM, argv.data());
    _exit(127);
  }

  /// Until the program has said something: it heeds interrupts then. At most 30 seconds, on a machine under load.
  void await_words() const {
    for (int wait = 0; wait < 3000 && text_of(folder_ / "err").empty(); ++wait)
      std::this_thread::sleep_for(std::chrono::milliseconds(10));
  }

  Result finish(pid_t child) {
    int status = 0;
    waitpid(child, &status, 0);
    return {WIFEXITED(status) ? WEXITSTATUS(status) : -WTERMSIG(status), text_of(folder_ / "out"),
            text_of(folder_ / "err")};
  }

  Result run(const std::vector<std::string>& arguments) { return finish(start(arguments)); }

  std::string path(const char* name) const { return folder_ / name; }

  void write(const char* name, const std::string& text) { std::ofstream(folder_ / name, std::ios::binary) << text; }

  fs::path folder_;
};

constexpr const char* kCapture = "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 2";

TEST_F(Cli, MutantsShowsWhatASuiteSeesAndWhatItLetsThrough) {
  write("suite.epd", std::string(kCapture) + " ;D1 7 ;D2 38\n");
  const Result table = run({"mutants", "--suite", path("suite.epd")});
  EXPECT_EQ(table.code, 0) << table.err;
  EXPECT_THAT(table.out, HasSubstr("captured-pawn-stays                       2\n"));
  EXPECT_THAT(table.out, HasSubstr("rank-test-absent                          -\n"));
  const Result json = run({"mutants", "--suite", path("suite.epd"), "--json"});
  EXPECT_EQ(nlohmann::json::parse(json.out)["suites"][0]["name"], "suite");
}

TEST_F(Cli, MutantsIsNotContentWithAWrongSuiteNorABlindOne) {
  write("wrong.epd", std::string(kCapture) + " ;D1 8\n");
  const Result wrong = run({"mutants", "--suite", path("wrong.epd")});
  EXPECT_EQ(wrong.code, 1);
  EXPECT_THAT(wrong.err, HasSubstr("faultless twin"));
  write("blind.epd", "k7/8/8/8/8/8/8/K7 w - - 0 1 ;D1 3\n");
  EXPECT_EQ(run({"mutants", "--suite", path("blind.epd")}).code, 4);
  write("empty.epd", "# nothing\n");
  EXPECT_EQ(run({"mutants", "--suite", path("empty.epd")}).code, 4);
}

TEST_F(Cli, CorpusAddWritesAPositionWithItsAnswersOnce) {
  const Result added = run({"corpus", "add", kCapture, "--to", path("own.epd"), "--source", "a game"});
  EXPECT_EQ(added.code, 0) << added.err;
  EXPECT_THAT(text_of(path("own.epd")), HasSubstr("moves \"e1d1 e1d2 e1e2 e1f1 e1f2 e5d6 e5e6\"; D1 \"7\""));
  EXPECT_EQ(run({"check", path("own.epd"), "--subject", "mailbox"}).code, 0);
  EXPECT_EQ(run({"check", path("own.epd"), "--subject", "mutant:captured-pawn-stays"}).code, 1);
  EXPECT_EQ(run({"corpus", "add", kCapture, "--to", path("own.epd")}).code, 2);
  EXPECT_EQ(run({"corpus", "add", kCapture, "--to", path("own.epd"), "--note", "a \" b"}).code, 2);
}

TEST_F(Cli, CorpusVerifyFailsOnAFolderWithoutACorpus) {
  EXPECT_EQ(run({"corpus", "verify", "--folder", folder_.string()}).code, 1);
}

TEST_F(Cli, BuiltInCorpusIsPassedByGeneratorsAndFailedByEveryKindOfMutant) {
  EXPECT_EQ(run({"check", "--subject", "mailbox"}).code, 0);
  for (const char* mutant :
       {"stalemate-test-misses-capture", "target-survives-castling", "rank-test-ignores-own-shield",
        "count-forgets-capture", "take-back-forgets-pawn", "rook-double-step-sets-target"}) {
    EXPECT_EQ(run({"check", "--subject", std::string("mutant:") + mutant}).code, 1) << mutant;
  }
}

TEST_F(Cli, MovesListsTheLegalMovesSorted) {
  const Result result = run({"moves", kCapture});
  EXPECT_EQ(result.code, 0);
  EXPECT_EQ(result.out, "e1d1\ne1d2\ne1e2\ne1f1\ne1f2\ne5d6\ne5e6\n");
}

TEST_F(Cli, MovesTakesAFenWithoutQuotesAndPrintsSan) {
  const Result result = run({"moves", "4k3/8/8/3pP3/8/8/8/4K3", "w", "-", "d6", "0", "2", "--format", "san"});
  EXPECT_EQ(result.code, 0);
  EXPECT_THAT(result.out, HasSubstr("exd6\n"));
}

TEST_F(Cli, MovesPrintsJson) {
  const auto json = nlohmann::json::parse(run({"moves", kCapture, "--format", "json"}).out);
  EXPECT_EQ(json["count"], 7);
  EXPECT_EQ(json["moves"][5]["uci"], "e5d6");
  EXPECT_EQ(json["moves"][5]["en_passant"], true);
  EXPECT_EQ(json["moves"][5]["fen"], "4k3/8/3P4/8/8/8/8/4K3 b - - 0 2");
}

TEST_F(Cli, AWrongFenIsPointedAt) {
  const Result result = run({"moves", "4k3/8/8/3pP3/8/8/8/4K2 w - d6 0 2"});
  EXPECT_EQ(result.code, 2);
  EXPECT_EQ(result.out, "");
  EXPECT_THAT(result.err, HasSubstr("column 20"));
  EXPECT_THAT(result.err, HasSubstr("rank 1 has 7 squares"));
  EXPECT_THAT(result.err, EndsWith("\n                     ^\n"));
}

TEST_F(Cli, AnInvalidPositionIsRefusedWithItsReasons) {
  const Result result = run({"moves", "4k3/8/8/8/8/8/8/4K3 w KQ d6 0 1"});
  EXPECT_EQ(result.code, 2);
  EXPECT_THAT(result.err, HasSubstr("castling-without-rook"));
  EXPECT_THAT(result.err, HasSubstr("target-without-pawn"));
}

TEST_F(Cli, HostileTextIsAnErrorAndNoCrash) {
  for (const char* text : {"", " ", "\xff\xfe", "8/8/8/8/8/8/8/8", "startpos startpos", "%s%n%d", "-----"}) {
    EXPECT_EQ(run({"moves", text}).code, 2) << text;
    EXPECT_EQ(run({"explain", text}).code, 2) << text;
  }
  EXPECT_EQ(run({"moves", std::string(100'000, 'q')}).code, 2);
}

TEST_F(Cli, PerftEndsWithTheCount) {
  EXPECT_THAT(run({"perft", "startpos", "4"}).out, EndsWith("Nodes searched: 197281\n"));
  const Result divided = run({"perft", "startpos", "3", "--divide", "--generator", "mailbox"});
  EXPECT_THAT(divided.out, testing::StartsWith("a2a3: 380\na2a4: 420\n"));
  EXPECT_THAT(divided.out, EndsWith("Nodes searched: 8902\n"));
  EXPECT_THAT(run({"perft", kCapture, "0"}).out, EndsWith("Nodes searched: 1\n"));
  EXPECT_EQ(run({"perft", "startpos", "5", "--threads", "3", "--divide"}).out,
            run({"perft", "startpos", "5", "--generator", "mailbox", "--divide"}).out);
  EXPECT_THAT(run({"perft", "startpos", "6", "--hash", "4"}).out, EndsWith("Nodes searched: 119060324\n"));
}

TEST_F(Cli, PerftWantsADepth) {
  EXPECT_EQ(run({"perft", "startpos"}).code, 2);
  EXPECT_EQ(run({"perft", "startpos", "-1"}).code, 2);
  EXPECT_EQ(run({"perft", "startpos", "99"}).code, 2);
  EXPECT_EQ(run({"perft", "startpos", "3", "--generator", "rulebook", "--hash", "1"}).code, 2);
  const Result beyond = run({"perft", "8/8/3k4/8/8/4K3/8/8 w - - 0 1", "30", "--hash", "64"});
  EXPECT_EQ(beyond.code, 2);
  EXPECT_THAT(beyond.err, HasSubstr("18446744073709551615"));
}

TEST_F(Cli, ExplainCitesTheArticle) {
  const Result result = run({"explain", "4k3/8/8/KPp4r/8/8/8/8 w - c6 0 2"});
  EXPECT_EQ(result.code, 0);
  EXPECT_THAT(result.out, HasSubstr("b5c6 is illegal"));
  EXPECT_THAT(result.out, HasSubstr("3.9.2"));
}

TEST_F(Cli, FenPlaysMoves) {
  EXPECT_EQ(run({"fen", "startpos", "--moves", "e2e4 d7d5", "--ep", "always"}).out,
            "rnbqkbnr/ppp1pppp/8/3p4/4P3/8/PPPP1PPP/RNBQKBNR w KQkq d6 0 2\n");
  EXPECT_EQ(run({"fen", "startpos", "--moves", "1. e4 d5", "--ep", "legal"}).out,
            "rnbqkbnr/ppp1pppp/8/3p4/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2\n");
  const Result illegal = run({"fen", "startpos", "--moves", "e2e4 e2e4"});
  EXPECT_EQ(illegal.code, 2);
  EXPECT_THAT(illegal.err, HasSubstr("'e2e4' is no legal move"));
}

TEST_F(Cli, FenPrintsEveryFormAndWhatIsUnusual) {
  const Result pinned = run({"fen", "4rk2/8/8/3pP3/8/8/8/4K3 w - d6 0 1"});
  EXPECT_EQ(pinned.code, 0);
  EXPECT_EQ(pinned.out,
            "always 4rk2/8/8/3pP3/8/8/8/4K3 w - d6 0 1\n"
            "pseudo 4rk2/8/8/3pP3/8/8/8/4K3 w - d6 0 1\n"
            "legal  4rk2/8/8/3pP3/8/8/8/4K3 w - - 0 1\n");
  EXPECT_THAT(pinned.err, HasSubstr("target-without-legal-capture"));
  EXPECT_THAT(run({"fen", "4k3/8/8/3pP3/8/8/8/4K3 w - d5 0 1"}).err, HasSubstr("target-wrong-rank"));
}

TEST_F(Cli, FenPrintsJson) {
  const auto json = nlohmann::json::parse(run({"--json", "fen", "startpos", "--moves", "e2e4 d7d5 e4e5 f7f5"}).out);
  EXPECT_EQ(json["polyglot"], "22a48b5a8e47ff78");
  EXPECT_EQ(json["legal"], "rnbqkbnr/ppp1p1pp/8/3pPp2/8/8/PPPP1PPP/RNBQKBNR w KQkq f6 0 3");
}

TEST_F(Cli, RepetitionSaysWhereReadingsDiffer) {
  const std::string fen = "1k6/5p2/8/r3P2K/8/8/8/8 b - - 0 1";
  const Result result = run({"repetition", "--fen", fen, "--moves", "f7f5 h5h4 b8c8 h4h5 c8b8"});
  EXPECT_EQ(result.code, 0);
  EXPECT_THAT(result.out, HasSubstr("3... c8b8             2      1      1      2  differ: 1k6/8/8/r3Pp1K/8/8/8/8 w"));
}

TEST_F(Cli, DialectShowsWhatAPartyMakesOfTargets) {
  const auto json = nlohmann::json::parse(run({"--json", "dialect", "bitboard", "mutant:rank-test-absent"}).out);
  const auto& right = json[0]["answers"];
  const auto& wrong = json[1]["answers"];
  EXPECT_EQ(right.size(), 42);
  EXPECT_EQ(right[0]["treatment"], "e5d6");
  EXPECT_EQ(right[12]["treatment"], "no capture");
  EXPECT_EQ(wrong[12]["treatment"], "d5e6");
  EXPECT_THAT(run({"dialect", "--markdown", "rulebook"}).out, HasSubstr("| invalid: no capture | "));
}

TEST_F(Cli, RepetitionReadsPgn) {
  write("game.pgn", "[White \"A\"]\n\n1. Nf3 Nf6 2. Ng1 Ng8 *\n");
  const Result result = run({"repetition", path("game.pgn")});
  EXPECT_EQ(result.code, 0);
  EXPECT_THAT(result.out, HasSubstr("2... Ng8              2      2      2      2\n"));
  EXPECT_EQ(run({"repetition"}).code, 2);
  EXPECT_EQ(run({"repetition", path("none.pgn")}).code, 2);
}

TEST_F(Cli, CheckAgreesOnTheBuiltInCorpus) {
  for (const char* subject : {"bitboard", "mailbox", "rulebook"})
    EXPECT_EQ(run({"check", "--subject", subject}).code, 0) << subject;
}

TEST_F(Cli, CheckFollowsAWrongCountDown) {
  write("suite.epd", "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1 ;D1 20 ;D5 4865609\n");
  const Result result =
      run({"check", path("suite.epd"), "--subject", "mutant:rightward-capture-missing", "--max-nodes", "5000000"});
  EXPECT_EQ(result.code, 1);
  EXPECT_THAT(result.out, HasSubstr("perft 5"));
  EXPECT_THAT(result.out, HasSubstr("first wrong after"));
}

TEST_F(Cli, CheckNamesFileLineAndColumnOfABrokenLineAndReadsTheRest) {
  write("suite.epd", "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 2 ;D1 7\n4k3/8/8/3pP3/8/8/8/4K2 w - d6 0 2 ;D1 7\n");
  const Result result = run({"check", path("suite.epd")});
  EXPECT_EQ(result.code, 2);
  EXPECT_THAT(result.err, HasSubstr("suite.epd:2:20"));
  EXPECT_THAT(result.err, HasSubstr("1 positions, 1 answers compared"));
}

TEST_F(Cli, NothingComparedIsNotSuccess) {
  write("bare.fen", std::string(kCapture) + "\n");
  EXPECT_EQ(run({"check", path("bare.fen")}).code, 4);
  write("empty.fen", "");
  EXPECT_EQ(run({"check", path("empty.fen")}).code, 4);
  EXPECT_EQ(run({"check", path("missing.fen")}).code, 2);
}

TEST_F(Cli, MinimizeEndsWithTheFen) {
  const Result result = run({"minimize", "r1bnk1n1/pp2pp2/3p2pb/KPp4r/7p/P1N2N2/3PPPPP/R1BQ1B1R w - c6 3 17",
                             "--subject", "mutant:rank-test-absent"});
  EXPECT_EQ(result.code, 1);
  EXPECT_THAT(result.out, HasSubstr("rank-double-removal"));
  EXPECT_THAT(result.out, EndsWith(" 0 1\n"));
  EXPECT_EQ(run({"minimize", kCapture, "--subject", "bitboard"}).code, 0);
}

TEST_F(Cli, MinimizeDescendsToTheFirstWrongNode) {
  // Position 3 of the usual ones: the rank is cleared one ply below the root.
  const Result result =
      run({"minimize", "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1", "--subject", "mutant:rank-test-absent"});
  EXPECT_EQ(result.code, 1);
  EXPECT_THAT(result.out, HasSubstr("rank-double-removal"));
}

TEST_F(Cli, AWrongSpecIsAUsageErrorAndAMissingEngineAnOracleError) {
  EXPECT_EQ(run({"hunt", "--subject", "nobody"}).code, 2);
  EXPECT_EQ(run({"hunt", "--subject", "mutant:nobody"}).code, 2);
  EXPECT_EQ(run({"check", "--subject", "uci:/nonexistent/engine"}).code, 3);
  EXPECT_EQ(run({"check", "--subject", "uci:/bin/true"}).code, 3);
  EXPECT_EQ(run({"no-such-command"}).code, 2);
  EXPECT_EQ(run({"--version"}).code, 0);
  EXPECT_EQ(run({"hunt", "--help"}).code, 0);
}

TEST_F(Cli, HuntFindsASeededFaultAndSaysHowToMakeTheDrawAgain) {
  const Result result = run({"hunt", "--subject", "mutant:rank-test-absent", "--positions", "20000", "--seed", "3"});
  EXPECT_EQ(result.code, 1);
  EXPECT_THAT(result.out, HasSubstr("rank-double-removal"));
  EXPECT_THAT(result.out, HasSubstr("seed 3"));
}

TEST_F(Cli, HuntOfAgreeingGeneratorsIsQuietSuccess) {
  const Result result = run({"hunt", "--positions", "20000", "--seed", "3"});
  EXPECT_EQ(result.code, 0);
  EXPECT_EQ(result.out, "");
  EXPECT_THAT(result.err, HasSubstr("compared with mailbox: "));
}

TEST_F(Cli, TheNumberOfJobsDoesNotChangeTheFindings) {
  const auto hunt = [&](const char* jobs, const char* out) {
    run({"hunt", "--subject", "mutant:only-edge-pawns-capture", "--positions", "60000", "--seed", "9", "--jobs", jobs,
         "--out", path(out)});
    return text_of(folder_ / out / "findings.jsonl");
  };
  const std::string alone = hunt("1", "alone");
  EXPECT_FALSE(alone.empty());
  EXPECT_EQ(alone, hunt("2", "shared"));
}

TEST_F(Cli, AKilledRunLosesNothingAndGoesOn) {
  const std::string out = path("run");
  pid_t child =
      start({"hunt", "--subject", "mutant:only-edge-pawns-capture", "--seconds", "60", "--seed", "4", "--out", out});
  std::size_t findings = 0;
  for (int kill_number = 0; kill_number < 3; ++kill_number) {
    std::this_thread::sleep_for(std::chrono::milliseconds(700 + 150 * kill_number));
    kill(child, SIGKILL);
    EXPECT_EQ(finish(child).code, -SIGKILL);
    const std::string lines = text_of(folder_ / "run" / "findings.jsonl");
    EXPECT_GE(lines.size(), findings);
    findings = lines.size();
    child = start({"hunt", "--resume", out, "--seconds", "60"});
  }
  await_words();
  std::this_thread::sleep_for(std::chrono::milliseconds(500));
  kill(child, SIGINT);
  const Result last = finish(child);
  EXPECT_EQ(last.code, 130);
  EXPECT_THAT(last.err, HasSubstr("--resume"));
  EXPECT_GT(text_of(folder_ / "run" / "findings.jsonl").size(), 0U);
  std::set<std::string> classes;
  std::istringstream lines(text_of(folder_ / "run" / "findings.jsonl"));
  for (std::string line; std::getline(lines, line);) {
    const auto finding = nlohmann::json::parse(line);
    EXPECT_TRUE(classes.insert(finding["class"].get<std::string>() + finding["tier"].get<std::string>()).second)
        << "twice: " << line;
  }
}

TEST_F(Cli, AResumedRunIsTheSameAsAnUninterruptedOne) {
  const std::vector<std::string> whole{"hunt",   "--subject", "mutant:only-edge-pawns-capture",
                                       "--seed", "4",         "--positions",
                                       "300000", "--out",     path("whole")};
  run(whole);
  const pid_t child = start({"hunt", "--subject", "mutant:only-edge-pawns-capture", "--seed", "4", "--positions",
                             "300000", "--out", path("parts")});
  std::this_thread::sleep_for(std::chrono::milliseconds(300));
  kill(child, SIGKILL);
  finish(child);
  run({"hunt", "--resume", path("parts")});
  EXPECT_EQ(text_of(folder_ / "whole" / "findings.jsonl"), text_of(folder_ / "parts" / "findings.jsonl"));
  const auto a = nlohmann::json::parse(text_of(folder_ / "whole" / "run.json"));
  const auto b = nlohmann::json::parse(text_of(folder_ / "parts" / "run.json"));
  EXPECT_EQ(a["tallies"], b["tallies"]);
  EXPECT_EQ(a["positions"], b["positions"]);
}

TEST_F(Cli, AKnownFindingIsCountedApartAndMustStillBeMet) {
  const std::vector<std::string> hunt{
      "hunt", "--subject", "mutant:rank-test-absent", "--positions", "30000", "--seed", "3", "--known", path("known")};
  const std::string rest =
      R"(, "subject": "mutant:rank-test-absent", "link": "https://example.org", "expires": "2999-01-01"})";
  write("known", R"({"class": "rank-double-removal")" + rest + "\n");
  const Result excused = run(hunt);
  EXPECT_EQ(excused.code, 0) << excused.err;
  EXPECT_THAT(excused.err, HasSubstr("findings, "));
  write("known", R"({"class": "rank-double-removal")" + rest + "\n" + R"({"class": "file-wrap")" + rest + "\n");
  const Result unmet = run(hunt);
  EXPECT_EQ(unmet.code, 1);
  EXPECT_THAT(unmet.err, HasSubstr("known, but not met: mutant:rank-test-absent file-wrap"));
  write("known", "rubbish\n");
  EXPECT_EQ(run(hunt).code, 2);
}

TEST_F(Cli, HuntDrawsFromFiles) {
  write("games.pgn", "[Event \"a\"]\n\n1. e4 d5 2. e5 f5 *\n");
  const Result result =
      run({"hunt", "--positions", "5000", "--seed", "1", "--from", path("games.pgn"), "--out", path("run")});
  EXPECT_EQ(result.code, 0) << result.err;
  EXPECT_THAT(text_of(folder_ / "run" / "run.json"), HasSubstr("\"positions: file\""));
  EXPECT_EQ(run({"hunt", "--from", path("missing")}).code, 2);
}

TEST_F(Cli, AFolderWithARunIsNotOverwritten) {
  run({"hunt", "--positions", "1000", "--out", path("run")});
  const Result again = run({"hunt", "--positions", "1000", "--out", path("run")});
  EXPECT_EQ(again.code, 2);
  EXPECT_THAT(again.err, HasSubstr("already"));
}

TEST_F(Cli, CoverageCountsSituations) {
  write("suite.epd", "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1\n");
  const auto json = nlohmann::json::parse(run({"coverage", path("suite.epd"), "--depth", "3", "--json"}).out);
  EXPECT_EQ(json["suites"][0]["name"], "suite");
  EXPECT_EQ(json["suites"][0]["cells"]["rank-opened"]["depth"], 2);
  EXPECT_FALSE(json["suites"][0]["cells"].contains("double-check"));
}

}  // namespace
