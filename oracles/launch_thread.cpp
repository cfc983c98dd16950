#include "oracles/launch_thread.h"

#include <condition_variable>
#include <deque>
#include <future>
#include <mutex>
#include <thread>

namespace passant {
namespace {

class LaunchThread {
 public:
  LaunchThread() {
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
