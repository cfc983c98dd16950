// What the committed corpus claims of itself, worked out again; and that forged claims are found out.
#include "corpus/distilled_files.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <unistd.h>

#include <filesystem>
#include <fstream>

namespace passant {
namespace {

namespace fs = std::filesystem;

const fs::path kCorpus = PASSANT_SOURCE_DIR "/corpus";

TEST(DistilledCorpus, IsAsItsFilesState) {
  const Verification done = verify_distillation(kCorpus);
  EXPECT_THAT(done.faults, testing::IsEmpty());
  EXPECT_GT(done.positions, 20U);
  EXPECT_LE(done.positions, 64U);
  EXPECT_GT(done.facts, 300U);
  EXPECT_GT(done.neighbours, 200U);
  EXPECT_GT(done.pool, 500U);
}

/// A copy of the files in which something was changed.
class ForgedCorpus : public testing::Test {
 protected:
  ForgedCorpus() : folder_(fs::path(testing::TempDir()) / ("passant-forged-" + std::to_string(getpid()))) {
    fs::create_directories(folder_);
    for (const char* ending : {"epd", "certificates.jsonl", "pool.epd"}) {
      const std::string name = std::string("passant.") + ending;
      fs::copy_file(fs::path(PASSANT_SOURCE_DIR "/corpus") / name, folder_ / name,
                    fs::copy_options::overwrite_existing);
    }
  }
  ~ForgedCorpus() override { fs::remove_all(folder_); }

  /// A few candidates: what is forged shows without the others, and sooner.
  void copy_pool(int lines) {
    std::ifstream from(kCorpus / "passant.pool.epd");
    std::ofstream to(folder_ / "passant.pool.epd");
    std::string line;
    for (; lines > 0 && std::getline(from, line); --lines) to << line << '\n';
  }

  /// The first `old` in a file, and what verification says then.
  std::vector<std::string> faults_with(const char* file, const std::string& old, const std::string& instead) {
    std::ifstream stream(folder_ / file);
    std::string text{std::istreambuf_iterator<char>(stream), {}};
    const auto at = text.find(old);
    EXPECT_NE(at, std::string::npos);
    text.replace(at, old.size(), instead);
    std::ofstream(folder_ / file, std::ios::trunc) << text;
    return verify_distillation(folder_).faults;
  }

  std::string first_line() const {
    std::ifstream stream(kCorpus / "passant.epd");
    std::string line;
    while (std::getline(stream, line) && line.starts_with('#')) {
    }
    return line;
  }

  fs::path folder_;
};

TEST_F(ForgedCorpus, IsFoundOutByAMoveTooFew) {
  const std::string line = first_line();
  const std::string move = line.substr(line.find("moves \"") + 7, 5);
  EXPECT_THAT(faults_with("passant.epd", move, ""),
              testing::Contains(testing::HasSubstr("rulebook lists other moves")));
}

TEST_F(ForgedCorpus, IsFoundOutByAWrongCount) {
  EXPECT_THAT(faults_with("passant.epd", "D2 \"", "D2 \"1"),
              testing::Contains(testing::HasSubstr("mailbox counts other leaves at depth 2")));
}

TEST_F(ForgedCorpus, IsFoundOutByAKillThatIsNone) {
  EXPECT_THAT(faults_with("passant.epd", "kills \"", "kills \"rank-test-absent "),
              testing::Contains(testing::HasSubstr("should be: ")));
}

TEST_F(ForgedCorpus, IsFoundOutByAPositionThatIsMissing) {
  EXPECT_THAT(faults_with("passant.epd", first_line() + "\n", ""),
              testing::Contains(testing::HasSubstr("is killed by no position")));
}

TEST_F(ForgedCorpus, IsFoundOutByAnotherCertificate) {
  EXPECT_THAT(faults_with("passant.certificates.jsonl", "\",\"", "\",\"x"),
              testing::Contains(testing::HasSubstr("has another certificate")));
}

TEST_F(ForgedCorpus, IsFoundOutByAPositionTooMany) {
  const std::string extra = "4k3/8/8/3pP3/8/8/8/4K3 w - d6 id \"ep-922e76fe0a\"; moves \"e1d1\";\n";
  EXPECT_THAT(faults_with("passant.epd", first_line(), extra + first_line()),
              testing::Contains(testing::HasSubstr("positions would do, not")));
}

}  // namespace
}  // namespace passant
