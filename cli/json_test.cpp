// --json everywhere: every command prints its result as JSON on standard output, and nothing else. Those that print
// findings as they are met print an object a line.
#include <gmock/gmock.h>

#include <nlohmann/json.hpp>

#include "cli/testing/commands.h"
#include "cli/testing/program.h"

namespace passant::cli {
namespace {

using nlohmann::json;

struct Call {
  std::vector<std::string> words;  ///< SUITE stands for a file of positions, RUN for the folder of a run
  std::string has{};               ///< a key of the object, of the first of an array, or of the last line
};

const std::string kMutant = "mutant:rank-test-absent";

const std::vector<Call> kCalls{
    {{"moves", kCapture}, "moves"},
    {{"perft", "startpos", "3"}, "nodes"},
    {{"explain", kCapture}, "captures"},
    {{"fen", kCapture}, "tier"},
    {{"repetition", "--moves", "Nf3 Nf6"}, "positions"},
    {{"dialect", "bitboard"}, "answers"},
    {{"check"}, "summary"},
    {{"check", "--subject", kMutant}, "summary"},
    {{"hunt", "--positions", "2000", "--seed", "1"}, "summary"},
    {{"hunt", "--positions", "3000", "--seed", "1", "--subject", kMutant}, "summary"},
    {{"minimize", kCapture, "--subject", "bitboard"}, "agrees"},
    {{"minimize", "4k3/8/8/KPp4r/8/8/8/8 w - c6 0 2", "--subject", kMutant}, "class"},
    {{"enumerate", "--pieces", "4"}, "census"},
    {{"enumerate", "--pieces", "4", "--index", "7"}, "fen"},
    {{"coverage", "SUITE", "--depth", "2"}, "suites"},
    {{"mutants"}, "mechanism"},
    {{"mutants", "--suite", "SUITE"}, "mutants"},
    {{"mutants", "--detection", "--seeds", "1", "--budget", "50"}, "mutants"},
    {{"corpus", "verify", "--folder", PASSANT_SOURCE_DIR "/corpus"}, "faults"},
    {{"corpus", "add", kCapture, "--to", "RUN.epd"}, "line"},  // distil takes a minute: distillation_test has it
    {{"bench", kCapture, "--depth", "2", "--rounds", "1", "--subject", "bitboard"}, "rows"},
    {{"oracles", "bitboard"}, "version"},
    {{"sweep", "bitboard", "--positions", "50"}, "parties"},
    {{"doctor"}, "install"},
    {{"document", "man"}, "text"},
    {{"hunt", "--positions", "3000", "--seed", "1", "--subject", kMutant, "--out", "RUN"}, "summary"},
    {{"report", "RUN"}, "findings"},
};

/// The one value, or the last of lines that are one each.
json parsed(const std::string& text) {
  json whole = json::parse(text, nullptr, false);
  if (!whole.is_discarded()) return whole.is_array() ? whole.at(0) : whole;
  std::istringstream lines(text);
  json last;
  for (std::string line; std::getline(lines, line);) last = json::parse(line);
  return last;
}

class Json : public Cli {
 protected:
  std::vector<std::string> filled_in(const Call& call) {
    std::vector<std::string> words{"--json"};
    for (std::string word : call.words) {
      if (word == "SUITE") word = path("suite.epd");
      if (word.starts_with("RUN")) word = path("run") + word.substr(3);
      words.push_back(word);
    }
    return words;
  }
};

TEST_F(Json, EveryCommandPrintsItsResult) {
  write("suite.epd", std::string(kCapture) + " ;D1 7 ;D2 38\n");
  for (const Call& call : kCalls) {
    const std::vector<std::string> words = filled_in(call);
    const Ended ended = run(words);
    const std::string shown = testing::PrintToString(words);
    EXPECT_LE(ended.code, 1) << shown << ended.err;
    ASSERT_NO_THROW(EXPECT_TRUE(parsed(ended.out).contains(call.has)) << shown << ended.out.substr(0, 500)) << shown;
  }
}

TEST_F(Json, NoCommandIsForgotten) {
  std::set<std::string> called;
  for (const Call& call : kCalls) called.insert(call.words.front());
  EXPECT_EQ(called, commands_in(run({"document", "fish"}).out));
}

}  // namespace
}  // namespace passant::cli
