#include "oracles/launch_thread.h"

#include <signal.h>

#include <condition_variable>
#include <deque>
#include <future>
#include <mutex>
#include <thread>

namespace passant {
namespace {

void replace_disposition(int signal, void (*from)(int), void (*to)(int)) {
  struct sigaction current{};
  ::sigaction(signal, nullptr, &current);
  if (current.sa_handler == from) ::signal(signal, to);
}

/// A write to a dead child must be an error (EPIPE), not our end; and whoever started us may have left us ignoring
/// SIGCHLD, with which no death can be told. A handler somebody installed is left alone.
void prepare_signals() {
  replace_disposition(SIGPIPE, SIG_DFL, SIG_IGN);
  replace_disposition(SIGCHLD, SIG_IGN, SIG_DFL);
}

class LaunchThread {
 public:
  LaunchThread() {
    prepare_signals();
    std::thread([this] { run(); }).detach();
  }

  void perform(const std::function<void()>& work) {
    std::packaged_task<void()> task(work);
    auto done = task.get_future();
    {
      const std::lock_guard lock(mutex_);
      tasks_.push_back(std::move(task));
    }
    arrived_.notify_one();
    done.get();
  }

 private:
  [[noreturn]] void run() {
    for (;;) {
      std::unique_lock lock(mutex_);
      arrived_.wait(lock, [this] { return !tasks_.empty(); });
      auto task = std::move(tasks_.front());
      tasks_.pop_front();
      lock.unlock();
      task();
    }
  }

  std::mutex mutex_;
  std::condition_variable arrived_;
  std::deque<std::packaged_task<void()>> tasks_;
};

}  // namespace

void run_on_launch_thread(const std::function<void()>& work) {
  // Never destroyed: it must outlive every static object that may still hold a child.
  static auto* const thread = new LaunchThread;
  thread->perform(work);
}

}  // namespace passant
