#include "reports/reproduce.h"

#include <gmock/gmock.h>

#include <cstdio>
#include <memory>

#include "reports/sample_findings.h"

namespace passant::reports {
namespace {

/// What a shell hands to a program as its only argument.
std::string through_shell(const std::string& word) {
  const std::unique_ptr<FILE, int (*)(FILE*)> pipe(popen(("printf %s " + word).c_str(), "r"), pclose);
  std::string text;
  for (int c = std::fgetc(pipe.get()); c != EOF; c = std::fgetc(pipe.get())) text += static_cast<char>(c);
  return text;
}

TEST(Reproduce, AShellGivesEachWordBack) {
  for (const std::string text : {"uci:./mine", "4k3/8 w - d6 0 1", "it's", "$(echo no)", "`echo no`", "a\nb", "\\",
                                 "\"", "!x", "*", "~", "a;b", "-n", "", "é"}) {
    EXPECT_EQ(through_shell(shell_word(text)), text);
  }
}

TEST(Reproduce, AConsistentPositionIsReachedByItsDoubleStepToo) {
  const auto all = recipes(rank_finding());
  ASSERT_EQ(all.size(), 4U);
  EXPECT_EQ(all[2].lines.front(), "passant moves '4k3/8/8/r2pP2K/8/8/8/8 w - d6 0 1' --generator uci:./mine");
  EXPECT_EQ(all[1].lines.front(), "position fen 4k3/3p4/8/r3P2K/8/8/8/8 b - - 0 1 moves d7d5");
}

TEST(Reproduce, APositionThatCannotAriseIsSetUpOnly) {
  EXPECT_EQ(
      recipes(finding(FaultClass::DiagDiscovery, DeviationKind::Extra, "q6k/8/8/3pP3/8/8/8/7K w - d6 0 1", "e5d6"))
          .size(),
      3U);
}

}  // namespace
}  // namespace passant::reports
