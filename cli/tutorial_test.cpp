// The tutorial is run: every ```sh block in its order, in one folder, by sh. The comment after a block says which exit
// code its last command has and what it prints.

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <regex>
#include <string>
#include <vector>

namespace {

namespace fs = std::filesystem;

struct Step {
  std::string script;
  std::string prints;
  int exit = 0;
};

std::vector<Step> steps_of(const std::string& page) {
  static const std::regex kBlock("```sh\n([^`]*)```\n<!-- (?:prints: ([^;]*); )?exit: (\\d+) -->");
  std::vector<Step> steps;
  for (std::sregex_iterator at(page.begin(), page.end(), kBlock), end; at != end; ++at) {
    steps.push_back({(*at)[1], (*at)[2], std::stoi((*at)[3])});
  }
  return steps;
}

std::size_t blocks_in(const std::string& page) {
  static const std::regex kBlock("```sh\n");
  return static_cast<std::size_t>(std::distance(std::sregex_iterator(page.begin(), page.end(), kBlock), {}));
}

struct Output {
  int code;
  std::string text;
};

Output run(const fs::path& folder, const std::string& script) {
  std::ofstream(folder / "step.sh") << "cd '" << folder.string() << "'\n" << script;
  FILE* pipe = popen(("sh '" + (folder / "step.sh").string() + "' 2>&1").c_str(), "r");
  std::string text;
  for (int c = std::fgetc(pipe); c != EOF; c = std::fgetc(pipe)) text += static_cast<char>(c);
  const int status = pclose(pipe);
  return {WIFEXITED(status) ? WEXITSTATUS(status) : -1, text};
}

TEST(Tutorial, EveryStepDoesWhatThePageSays) {
  const fs::path source = fs::path(PASSANT_SOURCE_DIR) / "cli" / "tutorial";
  std::ifstream file(source / "TUTORIAL.md");
  const std::string page{std::istreambuf_iterator<char>(file), {}};
  const std::vector<Step> steps = steps_of(page);
  ASSERT_GE(steps.size(), 7U);
  ASSERT_EQ(steps.size(), blocks_in(page)) << "each block has its comment";

  const fs::path folder = fs::temp_directory_path() / "passant-tutorial-test";
  fs::remove_all(folder);
  fs::create_directories(folder);
  fs::copy_file(source / "engine.cpp", folder / "engine.cpp");
  const std::string path = fs::path(PASSANT_PROGRAM).parent_path().string() + ":" + std::getenv("PATH");
  setenv("PATH", path.c_str(), 1);
  for (const Step& step : steps) {
    const Output output = run(folder, step.script);
    EXPECT_EQ(output.code, step.exit) << step.script << output.text;
    EXPECT_THAT(output.text, testing::HasSubstr(step.prints)) << step.script;
  }
  EXPECT_TRUE(fs::exists(folder / "run" / "report.html"));
  EXPECT_TRUE(fs::exists(folder / "ci" / "junit.xml"));
  fs::remove_all(folder);
}

}  // namespace
