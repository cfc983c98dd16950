// The manual and the completions as shells and man take them; a shell that is not installed is skipped.

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <array>
#include <cstdio>
#include <memory>
#include <string>

namespace {

using testing::ContainsRegex;
using testing::HasSubstr;

struct Output {
  int code;
  std::string text;
};

/// By bash, with PASSANT as the program.
Output shell(const std::string& script) {
  const std::string command = "PASSANT='" PASSANT_PROGRAM "' bash -c \"" + script + "\" 2>&1";
  FILE* pipe = popen(command.c_str(), "r");
  std::string text;
  for (int c = std::fgetc(pipe); c != EOF; c = std::fgetc(pipe)) text += static_cast<char>(c);
  return {pclose(pipe), text};
}

bool installed(const std::string& program) { return shell("command -v " + program).code == 0; }

std::string completed_by_bash(const std::string& words, int at) {
  return shell("source <(\\$PASSANT document bash); COMP_WORDS=(" + words + "); COMP_CWORD=" + std::to_string(at) +
               "; _passant; echo \\${COMPREPLY[@]}")
      .text;
}

TEST(Completion, BashOffersCommandsOptionsAndSpecs) {
  EXPECT_EQ(completed_by_bash("passant hu", 1), "hunt\n");
  EXPECT_THAT(completed_by_bash("passant hunt --se", 2), HasSubstr("--seconds"));
  EXPECT_THAT(completed_by_bash("passant hunt --se", 2), HasSubstr("--seed"));
  EXPECT_THAT(completed_by_bash("passant hunt --qu", 2), HasSubstr("--quiet"));
  EXPECT_EQ(completed_by_bash("passant hunt --subject mai", 3), "mailbox\n");
  EXPECT_THAT(completed_by_bash("passant check /et", 2), HasSubstr("/etc"));
}

TEST(Completion, BashOffersPartsAndChoices) {
  EXPECT_EQ(completed_by_bash("passant corpus ''", 2), "verify distil add\n");
  EXPECT_EQ(completed_by_bash("passant corpus verify --fo", 3), "--folder\n");
  EXPECT_EQ(completed_by_bash("passant document f", 2), "fish\n");
  EXPECT_EQ(completed_by_bash("passant moves startpos --format ''", 4), "uci san json\n");
}

TEST(Completion, FishOffersTheSame) {
  if (!installed("fish")) GTEST_SKIP() << "no fish here";
  const auto completed = [](const std::string& line) {
    return shell(
               "\\$PASSANT document fish > /tmp/passant-$$.fish; fish -c 'source /tmp/passant-'$$'.fish; complete -C "
               "\\\"" +
               line + "\\\"'; rm /tmp/passant-$$.fish")
        .text;
  };
  EXPECT_THAT(completed("passant hu"), testing::StartsWith("hunt\t"));
  EXPECT_EQ(completed("passant corpus "), "add\ndistil\nverify\n");
  EXPECT_THAT(completed("passant hunt --subject mai"), testing::StartsWith("mailbox\t"));
  EXPECT_EQ(completed("passant document "), "bash\nfish\nman\nzsh\n");
}

TEST(Completion, EveryCommandIsOffered) {
  const std::string offered = completed_by_bash("passant ''", 1);
  for (const char* command : {"hunt", "check", "minimize", "explain", "moves", "perft", "fen", "coverage", "mutants",
                              "oracles", "report", "doctor", "sweep"}) {
    EXPECT_THAT(offered, HasSubstr(command));
  }
}

TEST(Completion, ZshAndFishAcceptTheirs) {
  for (const std::string name : {"zsh", "fish"}) {
    if (!installed(name)) {
      std::printf("%s is not installed\n", name.c_str());
      continue;
    }
    const Output checked = shell("\\$PASSANT document " + name + " | " + name + " -n /dev/stdin");
    EXPECT_EQ(checked.code, 0) << checked.text;
  }
}

TEST(Manual, NamesEveryCommandWithItsOptions) {
  const std::string page = shell("\\$PASSANT document man").text;
  for (const char* part : {".TH PASSANT 1", ".SS \"hunt\"", "\\fB\\-\\-subject\\fR", ".SS \"report DIR\"",
                           ".SS \"corpus verify\"", "\\fISPEC\\fR", "NO_COLOR", "Exit codes"})
    EXPECT_THAT(page, HasSubstr(part));
  EXPECT_THAT(page, testing::Not(HasSubstr("UINT")));
}

TEST(Manual, ManFormatsItWithoutAWarning) {
  if (!installed("man") || !installed("groff")) GTEST_SKIP() << "no man or groff here";
  const Output shown = shell(
      "\\$PASSANT document man > /tmp/passant-$$.1; LC_ALL=C.UTF-8 MANWIDTH=80 man --warnings -l /tmp/passant-$$.1; rm "
      "/tmp/passant-$$.1");
  EXPECT_EQ(shown.code, 0);
  EXPECT_THAT(shown.text, testing::Not(HasSubstr("warning")));
  EXPECT_THAT(shown.text, HasSubstr("--subject"));
}

TEST(Doctor, NamesThePackageOfWhatIsMissing) {
  const Output looked = shell("PATH=/nowhere \\$PASSANT doctor --json");
  EXPECT_EQ(looked.code, 0);
  EXPECT_THAT(looked.text, HasSubstr("apt install clang-19"));
  EXPECT_THAT(looked.text, HasSubstr("\"what\": \"stockfish\""));
}

}  // namespace
