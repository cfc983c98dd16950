#include "oracles/plugin/worker.h"

#include <fcntl.h>
#include <fmt/format.h>
#include <linux/close_range.h>
#include <poll.h>
#include <signal.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <new>
#include <utility>

#include "oracles/launch_thread.h"
#include "oracles/plugin/library.h"
#include "oracles/process.h"
#include "position/check.h"

namespace passant {
namespace {

using std::chrono::milliseconds;

struct Pipe {
  int read_end = -1;
  int write_end = -1;

  bool open() {
    int ends[2];
    if (::pipe2(ends, O_CLOEXEC) != 0) return false;
    read_end = ends[0];
    write_end = ends[1];
    return true;
  }
};

bool read_byte(int descriptor) {
  char byte = 0;
  ssize_t count = 0;
  do count = ::read(descriptor, &byte, 1);
  while (count == -1 && errno == EINTR);
  return count == 1;
}

bool write_byte(int descriptor) {
  const char byte = '!';
  return ::write(descriptor, &byte, 1) == 1;
}

template <std::size_t size>
void store(std::array<char, size>& place, const std::string& text) {
  const std::size_t length = std::min(text.size(), size - 1);
  std::memcpy(place.data(), text.data(), length);
  place[length] = '\0';
}

/// Descriptors 0 to 4 of the worker, whatever they were: nothing, nothing, its words, requests, replies.
void arrange_descriptors(int request, int reply, int words) {
  const int nothing = ::open("/dev/null", O_RDWR);
  // First out of the way of the numbers that are to be filled.
  const int safe_request = ::fcntl(request, F_DUPFD, 10);
  const int safe_reply = ::fcntl(reply, F_DUPFD, 10);
  ::fcntl(words, F_SETFL, O_NONBLOCK);  // a flood of words is lost, not waited for
  ::dup2(words, 2);
  ::dup2(nothing, 0);
  ::dup2(nothing, 1);
  ::dup2(safe_request, 3);
  ::dup2(safe_reply, 4);
  ::close_range(5, ~0U, 0);
}

void become_worker(int request, int reply, int words) {
  ::setpgid(0, 0);
  ::prctl(PR_SET_PDEATHSIG, SIGKILL);
  for (int number = 1; number < NSIG; ++number) ::signal(number, SIG_DFL);
  sigset_t none;
  ::sigemptyset(&none);
  ::sigprocmask(SIG_SETMASK, &none, nullptr);
  arrange_descriptors(request, reply, words);
}

void answer_batch(const PluginLibrary& plugin, Batch& batch) {
  for (std::uint32_t index = 0; index < batch.size; ++index) {
    batch.progress.store(index, std::memory_order_release);
    plugin.answer(batch.slots[index]);
  }
  batch.progress.store(batch.size, std::memory_order_release);
}

[[noreturn]] void run_worker(Batch& batch, const std::string& file) {
  const auto plugin = PluginLibrary::load(file);
  if (plugin) {
    store(batch.name, plugin->name());
    batch.counts = plugin->counts();
    batch.judges = plugin->judges();
  } else {
    store(batch.load_error, plugin.error().what);
  }
  write_byte(4);
  while (plugin && read_byte(3)) {
    answer_batch(*plugin, batch);
    if (!write_byte(4)) break;
  }
  ::_exit(0);
}

}  // namespace

PluginWorker::PluginWorker() {
  void* memory = ::mmap(nullptr, sizeof(Batch), PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
  PASSANT_CHECK(memory != MAP_FAILED);
  batch_ = new (memory) Batch;
  batch_->load_error[0] = batch_->name[0] = '\0';
}

PluginWorker::~PluginWorker() {
  end(milliseconds(0));
  ::munmap(batch_, sizeof(Batch));
}

std::expected<std::unique_ptr<PluginWorker>, Answer> PluginWorker::start(const std::string& file,
                                                                         milliseconds patience) {
  std::unique_ptr<PluginWorker> worker(new PluginWorker);
  if (!worker->fork_worker(file)) return std::unexpected(failure(Outcome::Abstained, "no process can be started"));
  if (auto failed = worker->wait(patience)) return std::unexpected(std::move(*failed));
  const std::string error(worker->batch_->load_error.data());
  if (!error.empty()) return std::unexpected(failure(Outcome::Abstained, error));
  return worker;
}

bool PluginWorker::fork_worker(const std::string& file) {
  Pipe request, reply, words;
  const bool opened = request.open() && reply.open() && words.open();
  if (opened) {
    run_on_launch_thread([&] {
      pid_ = ::fork();
      if (pid_ != 0) return;
      become_worker(request.read_end, reply.write_end, words.write_end);
      run_worker(*batch_, file);
    });
  }
  for (const int end : {request.read_end, reply.write_end, words.write_end}) ::close(end);
  request_ = request.write_end;
  reply_ = reply.read_end;
  words_ = words.read_end;
  return pid_ > 0;
}

std::optional<Answer> PluginWorker::answer(milliseconds patience) {
  batch_->progress.store(0, std::memory_order_release);
  if (!write_byte(request_)) return died();
  return wait(patience);
}

/// Patience begins anew with every question that is answered.
std::optional<Answer> PluginWorker::wait(milliseconds patience) {
  for (std::uint32_t seen = batch_->progress.load(std::memory_order_acquire);;) {
    pollfd reply{.fd = reply_, .events = POLLIN, .revents = 0};
    const int ready = ::poll(&reply, 1, static_cast<int>(patience.count()));
    if (ready > 0) return read_byte(reply_) ? std::nullopt : std::optional(died());
    const std::uint32_t now = batch_->progress.load(std::memory_order_acquire);
    if (ready == 0 && now == seen) return hung(patience);
    seen = now;
  }
}

Answer PluginWorker::died() {
  const std::string words = last_words();
  const Death death = end(milliseconds(500));
  return failure(Outcome::Crashed, fmt::format("{}{}{}", to_string(death), words.empty() ? "" : ": ", words));
}

Answer PluginWorker::hung(milliseconds patience) {
  end(milliseconds(0));
  return failure(Outcome::Hung, fmt::format("no answer within {} ms", patience.count()));
}

std::string PluginWorker::last_words() const {
  std::string words(65536, '\0');  // what a pipe holds
  ::fcntl(words_, F_SETFL, O_NONBLOCK);
  const ssize_t count = ::read(words_, words.data(), words.size());
  words.resize(count > 0 ? static_cast<std::size_t>(count) : 0);
  if (words.size() > Process::kStderrKept) words.erase(0, words.size() - Process::kStderrKept);
  while (words.ends_with('\n')) words.pop_back();
  return words;
}

Death PluginWorker::end(milliseconds grace) {
  for (int* descriptor : {&request_, &reply_, &words_}) {
    if (*descriptor >= 0) ::close(std::exchange(*descriptor, -1));
  }
  return pid_ > 0 ? end_group(std::exchange(pid_, -1), grace) : Death{};
}

}  // namespace passant
