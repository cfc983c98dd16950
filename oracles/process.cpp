#include "oracles/process.h"

#include <fmt/format.h>
#include <linux/close_range.h>
#include <poll.h>
#include <signal.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <cstdio>
#include <optional>
#include <thread>

// The only translation unit with Boost.Process and Asio in it; their headers are not clean under our warnings.
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wconversion"
#pragma GCC diagnostic ignored "-Wsign-conversion"
#pragma GCC diagnostic ignored "-Wshadow"
#pragma GCC diagnostic ignored "-Wold-style-cast"
#pragma GCC diagnostic ignored "-Wunused-parameter"
#include <boost/asio/buffer.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/posix/stream_descriptor.hpp>
#include <boost/asio/readable_pipe.hpp>
#include <boost/asio/writable_pipe.hpp>
#include <boost/process/v2/posix/default_launcher.hpp>
#include <boost/process/v2/process.hpp>
#include <boost/process/v2/stdio.hpp>
#pragma GCC diagnostic pop

#include "oracles/launch_thread.h"
#include "oracles/line_buffer.h"
#include "position/check.h"

namespace passant {
namespace {

namespace asio = boost::asio;
namespace process_v2 = boost::process::v2;
using boost::system::error_code;

constexpr std::size_t kMaxUnread = 1 << 20;  // stop reading a flood until somebody wants the lines
constexpr std::size_t kChunk = 65536;

/// Runs in the child between fork and exec, after the pipes are in place: async-signal-safe calls only.
struct OwnGroup {
  template <class Launcher>
  error_code on_exec_setup(Launcher&, const boost::filesystem::path&, const char* const*) {
    ::setpgid(0, 0);
    ::prctl(PR_SET_PDEATHSIG, SIGKILL);
    ::signal(SIGPIPE, SIG_DFL);
    // Boost 1.81 means to close what the child should not inherit, but skips all below its own error pipe.
    ::close_range(3, ~0U, CLOSE_RANGE_CLOEXEC);
    return {};
  }
  // Boost's child would call exit() here, which runs our atexit handlers and prints our buffers a second time.
  template <class... Ignored>
  void on_exec_error(Ignored&&...) {
    ::_exit(127);
  }
};

/// The dead child stays a zombie, and its number, which is its group's, stays taken.
void wait_until_dead(pid_t pid) {
  siginfo_t info{};
  while (::waitid(P_PID, static_cast<id_t>(pid), &info, WEXITED | WNOWAIT) == -1 && errno == EINTR) {
  }
}

bool dies_within(pid_t pid, std::chrono::milliseconds grace) {
  pollfd death{.fd = static_cast<int>(::syscall(SYS_pidfd_open, pid, 0)), .events = POLLIN, .revents = 0};
  PASSANT_CHECK(death.fd >= 0);
  const bool dead = ::poll(&death, 1, static_cast<int>(grace.count())) == 1;
  ::close(death.fd);
  return dead;
}

Death reap(pid_t pid) {
  int status = 0;
  while (::waitpid(pid, &status, 0) == -1) {
    PASSANT_CHECK(errno == EINTR);
  }
  if (WIFSIGNALED(status)) return {.by_signal = true, .number = WTERMSIG(status)};
  return {.by_signal = false, .number = WEXITSTATUS(status)};
}

}  // namespace

std::string to_string(const Death& death) {
  if (!death.by_signal) return fmt::format("exit code {}", death.number);
  const char* description = ::sigdescr_np(death.number);
  return fmt::format("signal {} ({})", death.number, description != nullptr ? description : "unknown");
}

Death end_group(int pid, std::chrono::milliseconds grace) {
  if (!dies_within(pid, grace)) {
    ::kill(-pid, SIGKILL);
    ::kill(pid, SIGKILL);  // it may not lead its group yet
  }
  wait_until_dead(pid);
  ::kill(-pid, SIGKILL);  // those it leaves behind
  return reap(pid);
}

class Process::Impl {
 public:
  error_code launch(const std::string& path, const std::vector<std::string>& arguments);
  void send(std::string_view bytes);
  Reading read_line(Clock::time_point deadline, std::chrono::microseconds gather);
  Death end(std::chrono::milliseconds grace);
  std::string last_words() const;
  int pid() const { return pid_; }

 private:
  void arm();
  void arm_write();
  void arm_read();
  void arm_stderr();
  void watch_for_death();
  void keep_stderr(std::string_view bytes);
  void pump_until(Clock::time_point deadline);
  bool exhausted() const { return output_closed_ || (dead_ && Clock::now() >= leftovers_until_); }

  asio::io_context context_;
  asio::writable_pipe in_{context_};
  asio::readable_pipe out_{context_};
  asio::readable_pipe err_{context_};
  asio::posix::stream_descriptor death_{context_};  // a pidfd
  pid_t pid_ = -1;
  std::optional<Death> ended_;

  std::string queued_;   // not handed to a write yet
  std::string writing_;  // being written, from written_ on
  std::size_t written_ = 0;
  bool write_armed_ = false;
  bool input_closed_ = false;

  LineBuffer lines_;
  std::array<char, kChunk> out_chunk_{};
  bool read_armed_ = false;
  bool output_closed_ = false;

  std::string err_tail_;
  std::array<char, 4096> err_chunk_{};
  bool err_armed_ = false;
  bool err_closed_ = false;

  bool dead_ = false;
  Clock::time_point leftovers_until_{};  // a grandchild may hold the output of a dead child open for ever
};

error_code Process::Impl::launch(const std::string& path, const std::vector<std::string>& arguments) {
  std::fflush(nullptr);
  error_code error;
  run_on_launch_thread([&] {
    process_v2::posix::default_launcher launcher;
    process_v2::process_stdio pipes{in_, out_, err_};
    error = pipes.in.ec ? pipes.in.ec : pipes.out.ec ? pipes.out.ec : pipes.err.ec;
    if (error) return;
    auto child = launcher(context_.get_executor(), error, path, arguments, pipes, OwnGroup{});
    pid_ = launcher.pid;
    if (!error) child.detach();
  });
  if (error && pid_ > 0) reap(std::exchange(pid_, -1));  // Boost leaves a child that could not exec as a zombie
  if (!error) watch_for_death();
  return error;
}

void Process::Impl::watch_for_death() {
  const int descriptor = static_cast<int>(::syscall(SYS_pidfd_open, pid_, 0));
  PASSANT_CHECK(descriptor >= 0);  // Linux 5.3
  death_.assign(descriptor);
  death_.async_wait(asio::posix::stream_descriptor::wait_read, [this](const error_code& error) {
    if (error) return;
    dead_ = true;
    leftovers_until_ = Clock::now() + std::chrono::milliseconds(100);
  });
}

void Process::Impl::send(std::string_view bytes) {
  if (input_closed_) return;
  queued_.append(bytes);
  arm();
  context_.restart();
  context_.poll();
}

void Process::Impl::arm() {
  arm_write();
  arm_read();
  arm_stderr();
}

void Process::Impl::arm_write() {
  if (write_armed_ || input_closed_) return;
  if (written_ == writing_.size()) {
    writing_.clear();
    writing_.swap(queued_);
    written_ = 0;
  }
  if (writing_.empty()) return;
  write_armed_ = true;
  in_.async_write_some(asio::buffer(writing_.data() + written_, writing_.size() - written_),
                       [this](const error_code& error, std::size_t count) {
                         write_armed_ = false;
                         written_ += count;
                         if (error) input_closed_ = true;
                         arm_write();
                       });
}

void Process::Impl::arm_read() {
  if (read_armed_ || output_closed_ || lines_.rest().size() > kMaxUnread) return;
  read_armed_ = true;
  out_.async_read_some(asio::buffer(out_chunk_), [this](const error_code& error, std::size_t count) {
    read_armed_ = false;
    lines_.append({out_chunk_.data(), count});
    if (error) output_closed_ = true;
  });
}

void Process::Impl::arm_stderr() {
  if (err_armed_ || err_closed_) return;
  err_armed_ = true;
  err_.async_read_some(asio::buffer(err_chunk_), [this](const error_code& error, std::size_t count) {
    err_armed_ = false;
    keep_stderr({err_chunk_.data(), count});
    if (error) err_closed_ = true;
  });
}

void Process::Impl::keep_stderr(std::string_view bytes) {
  err_tail_.append(bytes);
  if (err_tail_.size() > kStderrKept) err_tail_.erase(0, err_tail_.size() - kStderrKept);
}

void Process::Impl::pump_until(Clock::time_point deadline) {
  arm();
  context_.restart();
  context_.run_one_until(dead_ ? std::min(deadline, leftovers_until_) : deadline);
}

Process::Reading Process::Impl::read_line(Clock::time_point deadline, std::chrono::microseconds gather) {
  for (;;) {
    if (const auto line = lines_.next()) return {Event::Line, *line};
    if (lines_.rest().size() > kMaxLine) return {Event::TooLong};
    if (exhausted()) return {Event::Ended};
    if (Clock::now() >= deadline) return {Event::Deadline};
    if (gather.count() > 0) std::this_thread::sleep_for(gather);
    pump_until(deadline);
  }
}

Death Process::Impl::end(std::chrono::milliseconds grace) {
  if (ended_) return *ended_;
  const auto deadline = Clock::now() + grace;
  input_closed_ = true;
  error_code ignored;
  in_.close(ignored);
  while (!dead_ && Clock::now() < deadline) {
    while (lines_.next()) {
    }
    pump_until(deadline);
  }
  ended_ = end_group(pid_, std::chrono::milliseconds(0));
  return *ended_;
}

std::string Process::Impl::last_words() const {
  std::string words = err_tail_;
  const std::string_view unfinished = lines_.rest().substr(0, kStderrKept);
  if (!words.empty() && !unfinished.empty()) words += '\n';
  words += unfinished;
  if (words.size() > kStderrKept) words.erase(0, words.size() - kStderrKept);
  return words;
}

Process::Process(std::unique_ptr<Impl> impl) : impl_(std::move(impl)) {}

Process::~Process() { impl_->end(std::chrono::milliseconds(0)); }

Result<std::unique_ptr<Process>> Process::start(const Command& command) {
  const auto path = find_program(command.program);
  if (!path) return std::unexpected(path.error());
  auto impl = std::make_unique<Impl>();
  if (const error_code error = impl->launch(*path, command.arguments)) {
    return std::unexpected(InputError{fmt::format("'{}' cannot be started: {}", *path, error.message()), 1,
                                      "a program that this machine can execute"});
  }
  return std::unique_ptr<Process>(new Process(std::move(impl)));
}

void Process::send(std::string_view bytes) { impl_->send(bytes); }
Process::Reading Process::read_line(Clock::time_point deadline, std::chrono::microseconds gather) {
  return impl_->read_line(deadline, gather);
}
Death Process::end(std::chrono::milliseconds grace) { return impl_->end(grace); }
std::string Process::last_words() const { return impl_->last_words(); }
int Process::pid() const { return impl_->pid(); }

}  // namespace passant
