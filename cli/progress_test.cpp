// Progress on a terminal, and only there: every command that can take longer than two seconds shows a rate, and the
// time left where it can be known.
#include <gmock/gmock.h>

#include <cstdlib>

#include "cli/testing/commands.h"
#include "cli/testing/program.h"

namespace passant::cli {
namespace {

using testing::ContainsRegex;
using testing::HasSubstr;
using testing::Not;

struct Call {
  std::vector<std::string> words;
  const char* shows;  ///< a regular expression
};

const std::string kMutant = "mutant:rank-test-absent";

const std::vector<Call> kCalls{
    {{"hunt", "--positions", "100000", "--seed", "1"}, "% .* positions .*findings"},
    {{"hunt", "--seconds", "1", "--seed", "1"}, "% .* positions .*/s .* left"},
    {{"check", PASSANT_SOURCE_DIR "/corpus/perft.epd", "--subject", "rulebook"}, "% .* positions"},
    {{"sweep", "bitboard", "--positions", "2000", "--json"}, "% .* positions"},
    {{"enumerate", "--pieces", "5", "--range", "0:4000000"}, "% .* placements"},
    {{"minimize", "r1bnk1n1/pp2pp2/3p2pb/KPp4r/7p/P1N2N2/3PPPPP/R1BQ1B1R w - c6 3 17", "--subject", kMutant},
     "questions"},
    {{"coverage", PASSANT_SOURCE_DIR "/corpus/reported.epd", "--depth", "4"}, "% .* positions"},
    {{"mutants", "--suite", PASSANT_SOURCE_DIR "/corpus/rule.epd"}, "% .* encounters"},
    {{"mutants", "--detection", "--seeds", "1", "--budget", "300"}, "% .* runs"},
    {{"corpus", "verify", "--folder", PASSANT_SOURCE_DIR "/corpus"}, "% .* positions"},
    {{"bench", "startpos", "--depth", "5", "--rounds", "100", "--subject", "mailbox"}, "% .* counts"},
    {{"perft", "startpos", "6"}, "% .* nodes"},
    {{"dialect", "bitboard"}, "% .* questions"},
    {{"oracles", "bitboard"}, ""},  // with all engines it shows which it is at
};

/// What never takes two seconds.
const std::set<std::string> kInstant{"moves", "explain", "fen", "repetition", "report", "doctor", "document"};

class ProgressOnTerminal : public Cli {
 protected:
  ProgressOnTerminal() { setenv("PASSANT_PROGRESS_AFTER", "0", 1); }
  ~ProgressOnTerminal() override { unsetenv("PASSANT_PROGRESS_AFTER"); }
};

TEST_F(ProgressOnTerminal, SaysHowFarItIs) {
  for (const Call& call : kCalls) {
    const Ended ended = run_on_terminal(call.words);
    EXPECT_THAT(ended.err, ContainsRegex(call.shows)) << testing::PrintToString(call.words);
  }
}

TEST_F(ProgressOnTerminal, IsWipedOffAtTheEnd) {
  const std::string shown = run_on_terminal({"check", "--quiet", "--subject", kMutant}).err;
  EXPECT_EQ(shown, "");
  const std::string told = run_on_terminal({"check"}).err;
  const std::size_t last_line = told.rfind("\r\033[K");
  ASSERT_NE(last_line, std::string::npos);
  EXPECT_THAT(told.substr(last_line), HasSubstr("answers compared"));
}

TEST_F(ProgressOnTerminal, IsNotShownElsewhereNorWhenItIsUnwanted) {
  EXPECT_THAT(run({"check"}).err, Not(HasSubstr("\r")));
  EXPECT_THAT(run_on_terminal({"check", "--no-progress"}).err, Not(HasSubstr("\033")));
}

TEST_F(ProgressOnTerminal, ComesOnlyWhenSomethingTakesTime) {
  unsetenv("PASSANT_PROGRESS_AFTER");
  EXPECT_THAT(run_on_terminal({"check"}).err, Not(HasSubstr("\033")));
}

TEST_F(ProgressOnTerminal, NoCommandIsForgotten) {
  std::set<std::string> named = kInstant;
  for (const Call& call : kCalls) named.insert(call.words.front());
  EXPECT_EQ(named, commands_in(run({"document", "fish"}).out));
}

}  // namespace
}  // namespace passant::cli
