#include "oracles/spec.h"

#include <gmock/gmock.h>

namespace passant {
namespace {

using ::testing::HasSubstr;

std::string misspelt(std::string_view spec) {
  const auto party = make_external_party(spec);
  if (party || party.error().kind != SpecError::Kind::Misspelt) return "not a spelling error";
  return to_string(party.error().error);
}

TEST(Spec, ExternalPartiesAreTold) {
  for (const auto spec :
       {"stockfish", "uci:x", "uci", "stockfish,tier=valid", "uci,deadline=1:x", "xboard:x", "lines:x", "plugin:x"}) {
    EXPECT_TRUE(names_external_party(spec)) << spec;
  }
  for (const auto spec : {"bitboard", "mutant:x", "", "stockfish2", "UCI:x", ":x", "./engine"}) {
    EXPECT_FALSE(names_external_party(spec)) << spec;
  }
}

TEST(Spec, ErrorsSayWhatWhereAndWhatWouldBeRight) {
  EXPECT_EQ(misspelt("uci"), "column 5: no command is named (expected uci:COMMAND)");
  EXPECT_EQ(misspelt("stockfish:x"), "column 11: 'stockfish' takes no command (expected uci:COMMAND)");
  EXPECT_EQ(
      misspelt("uci,speed=2:x"),
      "column 5: 'speed=2' is not an option (expected tier=, crowds=, deadline=, start=, restarts=, pause= or way=)");
  EXPECT_EQ(misspelt("uci,tier=valid,deadline=soon:x"),
            "column 16: 'deadline=soon' has no value that can be used (expected deadline= with seconds, as in 2.5)");
  EXPECT_EQ(misspelt("uci,restarts=-1:x"),
            "column 5: 'restarts=-1' has no value that can be used (expected restarts= with a number, as in 100)");
  EXPECT_EQ(misspelt("uci,tier=fine:x"),
            "column 5: 'tier=fine' has no value that can be used (expected tier= with consistent, valid or invalid)");
  EXPECT_EQ(misspelt("uci,way=guess:x"),
            "column 5: 'guess' is not a way to ask 'uci' (expected go-perft, divide, multipv, searchmoves, perft)");
  EXPECT_EQ(misspelt("lines,way=perft:x"), "column 7: 'perft' is not a way to ask 'lines' (expected no way= here)");
  EXPECT_EQ(misspelt("plugin,way=perft:x"), "column 8: 'perft' is not a way to ask 'plugin' (expected in-process)");
  EXPECT_EQ(misspelt("plugin:"), "column 8: no file is named (expected plugin:FILE.so)");
  EXPECT_EQ(misspelt("uci:./x 'y"), "column 9: the quotation has no end (expected a closing quote)");
  EXPECT_EQ(misspelt("uci: "), "column 5: no program is named (expected a command, as in ./engine --quiet)");
}

TEST(Spec, ProgramThatIsNotThereIsNotFound) {
  const auto party = make_external_party("uci:/nowhere/engine -x");
  ASSERT_FALSE(party.has_value());
  EXPECT_EQ(party.error().kind, SpecError::Kind::NotFound);
  EXPECT_EQ(party.error().error.what, "'/nowhere/engine' is not a file");
}

TEST(Spec, ProgramThatDoesNotAnswerHasFailed) {
  const auto party = make_external_party(std::string("uci:") + PASSANT_FAKE_ENGINE + " exit-at-once");
  ASSERT_FALSE(party.has_value());
  EXPECT_EQ(party.error().kind, SpecError::Kind::Failed);
  EXPECT_THAT(party.error().error.what, HasSubstr("crashed: exit code 0"));
}

TEST(Spec, PartyKeepsItsSpecAsName) {
  const std::string spec = std::string("uci,deadline=5,tier=valid:") + PASSANT_FAKE_ENGINE + " none";
  const auto party = make_external_party(spec);
  ASSERT_TRUE(party.has_value());
  EXPECT_EQ((*party)->name(), spec);
  EXPECT_EQ((*party)->version(), "Fake 1.0");
}

}  // namespace
}  // namespace passant
