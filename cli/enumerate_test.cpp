// passant enumerate as clusters use it: workers killed at any moment, runs resumed, disks that are full.

#include <fcntl.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <sys/mount.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <chrono>
#include <csignal>
#include <filesystem>
#include <fstream>
#include <nlohmann/json.hpp>
#include <sstream>
#include <string>
#include <thread>
#include <vector>

namespace {

namespace fs = std::filesystem;
using testing::HasSubstr;

std::string text_of(const fs::path& path) {
  std::ifstream file(path, std::ios::binary);
  std::ostringstream text;
  text << file.rdbuf();
  return text.str();
}

class Enumerate : public testing::Test {
 protected:
  Enumerate() : folder_(fs::path(testing::TempDir()) / ("passant-enumerate-" + std::to_string(getpid()))) {
    fs::create_directories(folder_);
  }
  ~Enumerate() override { fs::remove_all(folder_); }

  pid_t start(std::vector<std::string> arguments) {
    arguments.insert(arguments.begin(), {"passant", "enumerate"});
    const pid_t child = fork();
    if (child != 0) return child;
    dup2(open((folder_ / "out").c_str(), O_WRONLY | O_CREAT | O_TRUNC, 0600), STDOUT_FILENO);
    dup2(open((folder_ / "err").c_str(), O_WRONLY | O_CREAT | O_TRUNC, 0600), STDERR_FILENO);
    std::vector<char*> argv;
    for (std::string& argument : arguments) argv.push_back(argument.data());
    argv.push_back(nullptr);
    execv(PASSANT_PROGRAM, argv.data());
    _exit(127);
  }

  static int finish(pid_t child) {
    int status = 0;
    waitpid(child, &status, 0);
    return WIFEXITED(status) ? WEXITSTATUS(status) : -WTERMSIG(status);
  }

  int run(const std::vector<std::string>& arguments) { return finish(start(arguments)); }

  std::string out() const { return text_of(folder_ / "out"); }
  std::string err() const { return text_of(folder_ / "err"); }
  std::string at(const char* name) const { return folder_ / name; }

  nlohmann::json merged(const std::string& folder) {
    EXPECT_EQ(run({"--merge", folder, "--json"}), 0) << err();
    return nlohmann::json::parse(out());
  }

  fs::path folder_;
};

std::size_t shards_in(const fs::path& folder) {
  std::error_code error;
  const auto is_shard = [](const fs::directory_entry& entry) {
    return entry.path().filename().string().starts_with("shard-");
  };
  return static_cast<std::size_t>(std::ranges::count_if(fs::directory_iterator(folder, error), is_shard));
}

void wait_for_shards(const fs::path& folder, std::size_t count) {
  for (int tenth = 0; tenth < 1200 && shards_in(folder) < count; ++tenth)
    std::this_thread::sleep_for(std::chrono::milliseconds(10));
}

TEST_F(Enumerate, CountsAndAgrees) {
  EXPECT_EQ(run({"--pieces", "4"}), 0) << err();
  EXPECT_THAT(out(), HasSubstr("22208  placements"));
  EXPECT_THAT(out(), HasSubstr("no disagreement"));
}

TEST_F(Enumerate, AWrongCallIsPointedOut) {
  EXPECT_EQ(run({"--pieces", "3"}), 2);
  EXPECT_EQ(run({"--pieces", "4", "--range", "5"}), 2);
  EXPECT_EQ(run({"--pieces", "4", "--range", "0:22209"}), 2);
  EXPECT_THAT(err(), HasSubstr("22207"));
  EXPECT_EQ(run({"--pieces", "4", "--index", "22208"}), 2);
  EXPECT_EQ(run({"--pieces", "4", "--shard", "1/2"}), 2);
  EXPECT_EQ(run({"--pieces", "4", "--shard", "3/2", "--out", at("run")}), 2);
  EXPECT_EQ(run({"--merge", at("nothing")}), 2);
  EXPECT_EQ(run({"--resume", at("nothing")}), 2);
}

TEST_F(Enumerate, AnOutsidePartyIsAskedASampleOnly) {
  const int code = run({"--pieces", "5", "--subject", "stockfish", "--jobs", "1"});
  if (code == 3) GTEST_SKIP() << "Stockfish is not here";
  EXPECT_EQ(code, 2);
  EXPECT_THAT(err(), HasSubstr("--sample"));
  EXPECT_EQ(run({"--pieces", "5", "--subject", "stockfish", "--sample", "300", "--jobs", "1"}), 0) << err();
  EXPECT_THAT(out(), HasSubstr("compared 300 positions: stockfish against mailbox"));
}

TEST_F(Enumerate, ShowsOnePlacement) {
  EXPECT_EQ(run({"--pieces", "5", "--index", "12000000", "--json"}), 0) << err();
  const auto placement = nlohmann::json::parse(out());
  EXPECT_EQ(placement["fen"], "8/8/k7/3pP3/7q/8/8/K7 w - d6 0 2");
  EXPECT_EQ(placement["moves"]["bitboard"], placement["moves"]["rulebook"]);
}

TEST_F(Enumerate, AFindingNamesThePlacementThatShowsItAgain) {
  EXPECT_EQ(run({"--pieces", "5", "--range", "4900000:5000000", "--subject", "mutant:rank-test-absent", "--json"}), 1);
  const auto finding = nlohmann::json::parse(out())["findings"].at(0);
  EXPECT_EQ(finding["class"], "rank-double-removal");
  const std::string index = std::to_string(finding["draw"].get<std::uint64_t>());
  EXPECT_EQ(run({"--pieces", "5", "--index", index, "--subject", "mutant:rank-test-absent", "--json"}), 1);
  EXPECT_EQ(nlohmann::json::parse(out())["fen"], finding["first_met"]);
}

TEST_F(Enumerate, ARunKilledAtAnyMomentGoesOnToTheSameResult) {
  ASSERT_EQ(run({"--pieces", "5", "--range", "0:0"}), 4);
  const std::vector<std::string> plan{"--pieces", "5", "--shards", "24", "--jobs", "1"};
  std::vector<std::string> first = plan;
  first.insert(first.end(), {"--out", at("killed")});
  pid_t child = start(first);
  for (const std::size_t shards : {1U, 3U, 4U}) {
    wait_for_shards(at("killed"), shards);
    std::this_thread::sleep_for(std::chrono::milliseconds(20 * shards));
    kill(child, SIGKILL);
    EXPECT_EQ(finish(child), -SIGKILL);
    child = start({"--resume", at("killed"), "--jobs", "1"});
  }
  EXPECT_EQ(finish(child), 0) << err();
  std::vector<std::string> whole = plan;
  whole.insert(whole.end(), {"--out", at("whole")});
  EXPECT_EQ(run(whole), 0) << err();
  EXPECT_EQ(shards_in(at("killed")), 24U);
  for (const auto& entry : fs::directory_iterator(at("whole")))
    EXPECT_EQ(text_of(entry.path()), text_of(fs::path(at("killed")) / entry.path().filename())) << entry.path();
  EXPECT_EQ(merged(at("killed"))["census"]["consistent"], 9'753'918);
}

TEST_F(Enumerate, AnInterruptedRunSaysHowToGoOn) {
  const pid_t child = start({"--pieces", "6", "--shards", "4000", "--out", at("run"), "--jobs", "1"});
  wait_for_shards(at("run"), 1);
  kill(child, SIGINT);
  EXPECT_EQ(finish(child), 130);
  EXPECT_THAT(err(), HasSubstr("passant enumerate --resume " + at("run")));
  EXPECT_EQ(run({"--merge", at("run")}), 2);
  EXPECT_THAT(err(), HasSubstr("in no shard"));
}

TEST_F(Enumerate, TwoWorkersAtOneShardDoNoHarm) {
  const std::vector<std::string> shard{"--pieces", "5", "--shard", "2/20", "--out", at("run"), "--jobs", "1"};
  const pid_t one = start(shard);
  const pid_t other = start(shard);
  EXPECT_EQ(finish(one), 0);
  EXPECT_EQ(finish(other), 0);
  EXPECT_EQ(shards_in(at("run")), 1U);
  EXPECT_EQ(std::distance(fs::directory_iterator(at("run")), fs::directory_iterator()), 1);
}

TEST_F(Enumerate, ADamagedShardIsMadeAgain) {
  const std::vector<std::string> shard{"--pieces", "4", "--shard", "1/1", "--out", at("run")};
  ASSERT_EQ(run(shard), 0);
  const fs::path file = fs::path(at("run")) / "shard-1-of-1.json";
  const std::string whole = text_of(file);
  fs::resize_file(file, whole.size() / 2);
  EXPECT_EQ(run({"--merge", at("run")}), 2);
  EXPECT_THAT(err(), HasSubstr("shard-1-of-1.json"));
  EXPECT_EQ(run(shard), 0);
  EXPECT_EQ(text_of(file), whole);
}

TEST_F(Enumerate, AFullDiskLosesOnlyTheShardThatDidNotFit) {
  fs::create_directories(at("small"));
  if (mount("passant", at("small").c_str(), "tmpfs", 0, "size=16k") != 0) GTEST_SKIP() << "mounting is not allowed";
  std::vector<int> codes;
  for (int number = 1; number <= 8; ++number)
    codes.push_back(run({"--pieces", "4", "--shard", std::to_string(number) + "/8", "--out", at("small")}));
  const std::string message = err();
  const std::size_t stand = shards_in(at("small"));
  fs::copy(at("small"), at("large"), fs::copy_options::recursive);
  umount(at("small").c_str());
  EXPECT_EQ(static_cast<std::size_t>(std::ranges::count(codes, 0)), stand);
  EXPECT_GT(stand, 0U);
  EXPECT_EQ(codes.back(), 2);
  EXPECT_THAT(message, HasSubstr("No space left"));
  EXPECT_EQ(run({"--merge", at("large")}), 2);
  for (int number = 1; number <= 8; ++number)
    EXPECT_EQ(run({"--pieces", "4", "--shard", std::to_string(number) + "/8", "--out", at("large")}), 0) << err();
  EXPECT_EQ(merged(at("large"))["census"]["placements"], 22'208);
}

}  // namespace
