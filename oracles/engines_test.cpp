// Engines of other families, where they are installed: how each is asked, and that it answers for every known
// position rightly. What is absent is skipped.
#include <gmock/gmock.h>

#include "oracles/command.h"
#include "oracles/compare.h"
#include "oracles/known_positions.h"
#include "oracles/spec.h"

namespace passant {
namespace {

struct Installed {
  std::string spec;
  std::string program;
  std::string family;
  std::string way;
};

void PrintTo(const Installed& engine, std::ostream* out) { *out << engine.spec; }

class EnginesTest : public ::testing::TestWithParam<Installed> {};

TEST_P(EnginesTest, AnswersForTheKnownPositions) {
  if (!find_program(GetParam().program)) GTEST_SKIP() << GetParam().program << " is not installed";
  const auto oracle = make_external_party(GetParam().spec);
  ASSERT_TRUE(oracle.has_value()) << to_string(oracle.error().error);
  EXPECT_EQ((*oracle)->family(), GetParam().family);
  EXPECT_THAT((*oracle)->describe(), ::testing::HasSubstr(GetParam().way));
  for (const KnownPosition& known : known_positions()) {
    const auto result = compare((*oracle)->ask(question_of(known)), right_answer(known));
    EXPECT_EQ(result.verdict, Verdict::Agree) << known.what << ": " << to_string(result);
  }
}

INSTANTIATE_TEST_SUITE_P(
    Debian, EnginesTest,
    ::testing::Values(Installed{"stockfish", "stockfish", "stockfish", "go perft"},
                      Installed{"uci:fairy-stockfish", "fairy-stockfish", "stockfish", "go perft"},
                      Installed{"uci:ethereal-chess", "ethereal-chess", "ethereal", "MultiPV, counts by 'perft N'"},
                      Installed{"uci,way=perft:ethereal-chess", "ethereal-chess", "ethereal", "counts alone"},
                      Installed{"uci:glaurung", "glaurung", "stockfish", "MultiPV"},
                      Installed{"xboard:hoichess", "hoichess", "hoichess", "show moves"},
                      Installed{"xboard:sjaakii -xboard", "sjaakii", "sjaak", "perft 1 1"},
                      Installed{"xboard:sjeng", "sjeng", "sjeng", "by playing them"},
                      Installed{"xboard,way=perft:sjeng", "sjeng", "sjeng", "counts alone"},
                      Installed{"xboard:phalanx", "phalanx", "phalanx", "a double step is played"}));

INSTANTIATE_TEST_SUITE_P(Slow, EnginesTest,
                         ::testing::Values(Installed{"xboard:gnuchess", "gnuchess", "fruit", "by playing them"}));

}  // namespace
}  // namespace passant
