// The journal under faults: torn lines, runs that are there already, folders that cannot be written, a full disk.

#include "fuzz/journal.h"

#include <gtest/gtest.h>
#include <sys/resource.h>
#include <unistd.h>

#include <csignal>
#include <fstream>

#include "position/fen.h"

namespace passant {
namespace {

namespace fs = std::filesystem;

class JournalTest : public testing::Test {
 protected:
  JournalTest() : folder_(fs::path(testing::TempDir()) / ("passant-journal-" + std::to_string(getpid()))) {
    fs::remove_all(folder_);
  }
  ~JournalTest() override { fs::remove_all(folder_); }

  static Finding finding(std::uint64_t draw) {
    Finding finding;
    finding.fault = FaultClass::RankDoubleRemoval;
    finding.deviation = {DeviationKind::Extra, parse_uci("b5c6")};
    finding.position = parse_fen("4k3/8/8/KPp4r/8/8/8/8 w - c6 0 1").value();
    finding.first_met = finding.position;
    finding.reasons = examine(finding.position);
    finding.subject = "uci:./mine \"quoted\" \xff";
    finding.reference = "mailbox";
    finding.source = "construct";
    finding.draw = draw;
    finding.certificate = {{"drop the black rook on h5", "agrees"}};
    Answer answer;
    answer.moves = {{*parse_uci("a5a6"), 1}};
    answer.total = 1;
    finding.testimonies = {{"stockfish", "Stockfish 15.1", "stockfish", Stance::WithReference, answer}};
    return finding;
  }

  std::string text_of(const char* name) const {
    std::ifstream file(folder_ / name, std::ios::binary);
    return {std::istreambuf_iterator<char>(file), {}};
  }

  fs::path folder_;
};

TEST_F(JournalTest, KeepsFindingsAndStateForAResume) {
  {
    auto journal = Journal::create(folder_);
    ASSERT_TRUE(journal.has_value());
    EXPECT_TRUE(journal->add(finding(7)));
    Checkpoint checkpoint{
        {"--subject", "x"}, {{"x", "1.0"}}, 42, 1.5, {3, 768, 5000, 10, {{"met: stale-ep", 9}}}, false};
    EXPECT_TRUE(journal->save(checkpoint));
  }
  const auto journal = Journal::resume(folder_);
  ASSERT_TRUE(journal.has_value()) << to_string(journal.error());
  ASSERT_EQ(journal->earlier_findings().size(), 1U);
  const Finding& earlier = journal->earlier_findings().front();
  EXPECT_EQ(earlier.draw, 7U);
  EXPECT_EQ(earlier.fault, FaultClass::RankDoubleRemoval);
  EXPECT_EQ(earlier.deviation, finding(7).deviation);
  EXPECT_EQ(earlier.position, finding(7).position);
  EXPECT_EQ(earlier.testimonies.at(0).stance, Stance::WithReference);
  EXPECT_EQ(earlier.certificate.at(0).why, "agrees");
  EXPECT_EQ(journal->earlier_checkpoint().counts.next_block, 3U);
  EXPECT_EQ(journal->earlier_checkpoint().counts.tallies.at("met: stale-ep"), 9U);
  EXPECT_EQ(journal->earlier_checkpoint().seed, 42U);
}

TEST_F(JournalTest, ATornLastLineIsCutOff) {
  {
    auto journal = Journal::create(folder_);
    EXPECT_TRUE(journal->add(finding(1)));
    EXPECT_TRUE(journal->save({}));
  }
  std::ofstream(folder_ / "findings.jsonl", std::ios::app) << R"({"schema":1,"class":"sta)";
  auto journal = Journal::resume(folder_);
  ASSERT_TRUE(journal.has_value());
  EXPECT_EQ(journal->earlier_findings().size(), 1U);
  EXPECT_TRUE(journal->add(finding(2)));
  EXPECT_EQ(read_findings(folder_)->size(), 2U);
}

TEST_F(JournalTest, ARunIsNotOverwritten) {
  ASSERT_TRUE(Journal::create(folder_)->save({}));
  const auto again = Journal::create(folder_);
  ASSERT_FALSE(again.has_value());
  EXPECT_NE(again.error().what.find("already"), std::string::npos);
}

TEST_F(JournalTest, AFolderWithoutARunCannotBeResumed) {
  const auto journal = Journal::resume(folder_);
  ASSERT_FALSE(journal.has_value());
  EXPECT_NE(journal.error().what.find("run.json"), std::string::npos);
}

TEST_F(JournalTest, ABrokenLineInTheMiddleIsNamed) {
  ASSERT_TRUE(Journal::create(folder_)->save({}));
  std::ofstream(folder_ / "findings.jsonl") << to_json_line(finding(1)) << "\nrubbish\n";
  const auto journal = Journal::resume(folder_);
  ASSERT_FALSE(journal.has_value());
  EXPECT_NE(journal.error().what.find("line 2"), std::string::npos) << journal.error().what;
}

TEST_F(JournalTest, AFullDiskIsReportedAndKeepsWhatWasWritten) {
  auto journal = Journal::create(folder_);
  ASSERT_TRUE(journal->add(finding(1)));
  rlimit limit{};
  getrlimit(RLIMIT_FSIZE, &limit);
  const rlimit old = limit;
  std::signal(SIGXFSZ, SIG_IGN);
  limit.rlim_cur = fs::file_size(folder_ / "findings.jsonl") + 10;  // a file cannot grow further: as on a full disk
  setrlimit(RLIMIT_FSIZE, &limit);
  EXPECT_FALSE(journal->add(finding(2)));
  setrlimit(RLIMIT_FSIZE, &old);
  EXPECT_EQ(read_findings(folder_)->size(), 1U);
}

TEST_F(JournalTest, TheEpdHasAPositionForEachFinding) {
  auto journal = Journal::create(folder_);
  EXPECT_TRUE(journal->add(finding(1)));
  EXPECT_EQ(
      text_of("findings.epd"),
      "4k3/8/8/KPp4r/8/8/8/8 w - c6 id \"rank-double-removal-1\"; kind \"rank-double-removal\"; c0 \"extra b5c6\";\n");
}

}  // namespace
}  // namespace passant
