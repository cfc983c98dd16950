#include "oracles/process.h"

#include <gmock/gmock.h>
#include <signal.h>
#include <sys/stat.h>
#include <unistd.h>

#include <fstream>
#include <thread>

#include "oracles/line_buffer.h"
#include "oracles/testing/children.h"

namespace passant {
namespace {

using namespace std::chrono_literals;
using ::testing::HasSubstr;
using ::testing::IsEmpty;
using Clock = Process::Clock;
using Event = Process::Event;

std::unique_ptr<Process> shell(const std::string& script) {
  auto process = Process::start({"/bin/sh", {"-c", script}});
  EXPECT_TRUE(process.has_value());
  return std::move(*process);
}

Clock::time_point in(std::chrono::milliseconds time) { return Clock::now() + time; }

std::string line_of(Process& process) {
  const auto reading = process.read_line(in(5s));
  EXPECT_EQ(reading.event, Event::Line);
  return std::string(reading.line);
}

TEST(LineBuffer, GivesLinesWithoutTheirEnds) {
  LineBuffer lines;
  lines.append("one\r\ntwo\n\nthr");
  EXPECT_EQ(lines.next(), "one");
  EXPECT_EQ(lines.next(), "two");
  EXPECT_EQ(lines.next(), "");
  EXPECT_EQ(lines.next(), std::nullopt);
  EXPECT_EQ(lines.rest(), "thr");
  lines.append("ee\n");
  EXPECT_EQ(lines.next(), "three");
}

TEST(LineBuffer, IsTheSameHoweverTheBytesArrive) {
  std::string text;
  for (int i = 0; i < 300; ++i) text += std::string(static_cast<std::size_t>(i % 17), 'x') + "\n";
  for (std::size_t step = 1; step < 40; ++step) {
    LineBuffer lines;
    int count = 0;
    for (std::size_t at = 0; at < text.size(); at += step) {
      lines.append(std::string_view(text).substr(at, step));
      while (const auto line = lines.next()) {
        ASSERT_EQ(line->size(), static_cast<std::size_t>(count % 17));
        ++count;
      }
    }
    ASSERT_EQ(count, 300);
  }
}

TEST(Process, AnswersWhatItIsSent) {
  const auto process = shell("while read line; do echo got $line; done");
  process->send("a\nb\n");
  EXPECT_EQ(line_of(*process), "got a");
  EXPECT_EQ(line_of(*process), "got b");
  EXPECT_EQ(process->end(5s), (Death{.by_signal = false, .number = 0}));
}

TEST(Process, MegabytesBothWaysDoNotDeadlock) {
  const auto process = shell("exec cat");
  std::string text;
  for (int i = 0; i < 100'000; ++i) text += std::to_string(i) + " abcdefghijklmnopqrstuvwxyz\n";
  process->send(text);
  for (int i = 0; i < 100'000; ++i) ASSERT_EQ(line_of(*process), std::to_string(i) + " abcdefghijklmnopqrstuvwxyz");
}

TEST(Process, SendingToAChildThatNeverReadsReturns) {
  const auto process = shell("exec sleep 100");
  const auto started = Clock::now();
  process->send(std::string(10'000'000, 'x'));
  EXPECT_EQ(process->read_line(in(50ms)).event, Event::Deadline);
  EXPECT_LT(Clock::now() - started, 2s);
}

TEST(Process, SendingToADeadChildIsNoError) {
  const auto process = shell("exit 0");
  EXPECT_EQ(process->read_line(in(5s)).event, Event::Ended);
  for (int i = 0; i < 10; ++i) process->send(std::string(100'000, 'x'));
  EXPECT_EQ(process->read_line(in(5s)).event, Event::Ended);
}

TEST(Process, DeadlineIsKept) {
  const auto process = shell("exec sleep 100");
  const auto started = Clock::now();
  EXPECT_EQ(process->read_line(in(100ms)).event, Event::Deadline);
  EXPECT_GE(Clock::now() - started, 100ms);
  EXPECT_LT(Clock::now() - started, 2s);
}

TEST(Process, DeadlineIsKeptWhileStandardErrorFloods) {
  const auto process = shell("while :; do echo nonsense; done >&2");
  EXPECT_EQ(process->read_line(in(200ms)).event, Event::Deadline);
  EXPECT_LE(process->last_words().size(), Process::kStderrKept);
  EXPECT_THAT(process->last_words(), HasSubstr("nonsense"));
}

TEST(Process, EndlessLineIsTooLong) {
  const auto process = shell("exec tr '\\0' x </dev/zero");
  EXPECT_EQ(process->read_line(in(10s)).event, Event::TooLong);
}

TEST(Process, UnfinishedLineIsNoLineButLastWords) {
  const auto process = shell("echo whole; printf e7e8; echo why >&2");
  EXPECT_EQ(line_of(*process), "whole");
  EXPECT_EQ(process->read_line(in(5s)).event, Event::Ended);
  EXPECT_EQ(process->end(1s), (Death{.by_signal = false, .number = 0}));
  EXPECT_THAT(process->last_words(), HasSubstr("why"));
  EXPECT_THAT(process->last_words(), HasSubstr("e7e8"));
}

TEST(Process, ExitCodeAndSignalOfTheSameNumberAreTold) {
  const auto exits = shell("exit 11");
  const auto dies = shell("kill -SEGV $$");
  EXPECT_EQ(exits->end(5s), (Death{.by_signal = false, .number = 11}));
  EXPECT_EQ(dies->end(5s), (Death{.by_signal = true, .number = SIGSEGV}));
  EXPECT_EQ(to_string(exits->end(0s)), "exit code 11");
  EXPECT_EQ(to_string(dies->end(0s)), "signal 11 (Segmentation fault)");
}

TEST(Process, OneThatIgnoresEverythingIsKilledAfterTheGrace) {
  const auto process = shell("trap '' TERM INT HUP; echo on; while :; do sleep 1; done");
  EXPECT_EQ(line_of(*process), "on");
  const auto started = Clock::now();
  EXPECT_EQ(process->end(100ms), (Death{.by_signal = true, .number = SIGKILL}));
  EXPECT_GE(Clock::now() - started, 100ms);
  EXPECT_LT(Clock::now() - started, 3s);
}

TEST(Process, GrandchildrenEndWithIt) {
  const auto process = shell("(trap '' TERM; sleep 100) & echo on; wait");
  EXPECT_EQ(line_of(*process), "on");
  process->end(0ms);
  EXPECT_TRUE(testing::group_is_gone(process->pid()));
}

TEST(Process, GrandchildrenOfOneThatExitsEndToo) {
  const auto process = shell("sleep 100 & echo on");
  EXPECT_EQ(line_of(*process), "on");
  EXPECT_EQ(process->read_line(in(5s)).event, Event::Ended) << "though the grandchild holds the output open";
  process->end(1s);
  EXPECT_TRUE(testing::group_is_gone(process->pid()));
}

TEST(Process, DestructionLeavesNobody) {
  int pid = 0;
  {
    const auto process = shell("trap '' TERM; sleep 100 & sleep 100");
    pid = process->pid();
  }
  EXPECT_TRUE(testing::group_is_gone(pid));
  EXPECT_THAT(testing::children(), IsEmpty());
}

TEST(Process, MissingProgramIsAnError) {
  const auto process = Process::start({"/nowhere/engine"});
  ASSERT_FALSE(process.has_value());
  EXPECT_EQ(process.error().what, "'/nowhere/engine' is not a file");
}

TEST(Process, FileWithoutPermissionIsAnError) {
  const auto process = Process::start({"/etc/passwd"});
  ASSERT_FALSE(process.has_value());
  EXPECT_EQ(process.error().what, "'/etc/passwd' cannot be executed");
}

/// Written as text with the x bit and no #!: exec fails after the fork. Nothing of our own output may be printed
/// twice by the child, and the child must be reaped.
TEST(Process, FileThatOnlyLooksExecutableIsAnErrorAndNoZombie) {
  const std::string path = ::testing::TempDir() + "/not_a_program";
  std::ofstream(path) << "just words\n";
  ASSERT_EQ(::chmod(path.c_str(), 0755), 0);
  for (int i = 0; i < 5; ++i) {
    const auto process = Process::start({path});
    ASSERT_FALSE(process.has_value());
    EXPECT_THAT(process.error().what, HasSubstr("cannot be started: Exec format error"));
  }
  EXPECT_THAT(testing::children(), IsEmpty());
  ::unlink(path.c_str());
}

TEST(Process, ChildrenStartedByAWorkerOutliveIt) {
  std::unique_ptr<Process> process;
  std::thread([&] { process = shell("while read line; do echo $line; done"); }).join();
  std::this_thread::sleep_for(50ms);
  process->send("still here\n");
  EXPECT_EQ(line_of(*process), "still here");
}

TEST(Process, ChildSeesNoDescriptorsOfOurs) {
  const auto other = shell("exec sleep 100");
  const auto process = shell("ls /proc/self/fd | wc -l");
  EXPECT_EQ(line_of(*process), "4") << "0, 1, 2 and the folder that ls reads";
}

TEST(Process, SixteenAtOnceEachGetsItsOwnAnswers) {
  std::vector<std::unique_ptr<Process>> all;
  for (int i = 0; i < 16; ++i) all.push_back(shell("while read line; do echo " + std::to_string(i) + " $line; done"));
  for (const auto& process : all) process->send("x\n");
  for (int i = 0; i < 16; ++i) EXPECT_EQ(line_of(*all[static_cast<std::size_t>(i)]), std::to_string(i) + " x");
  all.clear();
  EXPECT_THAT(testing::children(), IsEmpty());
}

/// The holder starts a child of its own, which leads another group, and says its number.
TEST(Process, ChildOfAKilledParentDies) {
  auto holder = Process::start({PASSANT_HOLDER});
  ASSERT_TRUE(holder.has_value());
  const int grandchild = std::stoi(line_of(**holder));
  EXPECT_EQ(::kill(-grandchild, 0), 0);
  EXPECT_EQ((*holder)->end(0ms), (Death{.by_signal = true, .number = SIGKILL}));
  EXPECT_TRUE(testing::group_is_gone(grandchild));
}

}  // namespace
}  // namespace passant
