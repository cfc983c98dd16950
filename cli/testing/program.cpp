#include "cli/testing/program.h"

#include <fcntl.h>
#include <pty.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <chrono>
#include <fstream>
#include <sstream>
#include <thread>

namespace passant::cli {
namespace {

namespace fs = std::filesystem;

[[noreturn]] void become_program(const std::vector<std::string>& arguments) {
  std::vector<char*> argv{const_cast<char*>("passant")};
  for (const std::string& argument : arguments) argv.push_back(const_cast<char*>(argument.c_str()));
  argv.push_back(nullptr);
  execv(PASSANT_PROGRAM, argv.data());
  _exit(127);
}

int created(const fs::path& path) { return open(path.c_str(), O_WRONLY | O_CREAT | O_TRUNC, 0600); }

/// Until the other side is closed, which a terminal tells by an error.
std::string read_all(int terminal) {
  std::string text;
  std::array<char, 4096> buffer;
  for (ssize_t count = 0; (count = read(terminal, buffer.data(), buffer.size())) > 0;)
    text.append(buffer.data(), static_cast<std::size_t>(count));
  return text;
}

}  // namespace

std::string text_of(const fs::path& path) {
  std::ifstream file(path, std::ios::binary);
  std::ostringstream text;
  text << file.rdbuf();
  return text.str();
}

Cli::Cli() : folder_(fs::path(testing::TempDir()) / ("passant-cli-" + std::to_string(getpid()))) {
  fs::create_directories(folder_);
}

Cli::~Cli() { fs::remove_all(folder_); }

pid_t Cli::start(const std::vector<std::string>& arguments) {
  fs::remove(folder_ / "err");  // await_words() waits for the new one
  const pid_t child = fork();
  if (child != 0) return child;
  dup2(created(folder_ / "out"), STDOUT_FILENO);
  dup2(created(folder_ / "err"), STDERR_FILENO);
  dup2(open("/dev/null", O_RDONLY), STDIN_FILENO);
  become_program(arguments);
}

Ended Cli::finish(pid_t child) {
  int status = 0;
  waitpid(child, &status, 0);
  return {WIFEXITED(status) ? WEXITSTATUS(status) : -WTERMSIG(status), text_of(folder_ / "out"),
          text_of(folder_ / "err")};
}

Ended Cli::run_on_terminal(const std::vector<std::string>& arguments) {
  int ours = -1, theirs = -1;
  winsize size{.ws_row = 24, .ws_col = 100, .ws_xpixel = 0, .ws_ypixel = 0};
  if (openpty(&ours, &theirs, nullptr, nullptr, &size) != 0) throw std::runtime_error("no terminal");
  const pid_t child = fork();
  if (child == 0) {
    dup2(created(folder_ / "out"), STDOUT_FILENO);
    dup2(theirs, STDERR_FILENO);
    close(ours);
    become_program(arguments);
  }
  close(theirs);
  const std::string shown = read_all(ours);
  close(ours);
  Ended ended = finish(child);
  ended.err = shown;
  return ended;
}

void Cli::await_words() const {
  for (int wait = 0; wait < 3000 && text_of(folder_ / "err").empty(); ++wait)
    std::this_thread::sleep_for(std::chrono::milliseconds(10));
}

void Cli::write(const char* name, const std::string& text) const {
  std::ofstream(folder_ / name, std::ios::binary) << text;
}

}  // namespace passant::cli
