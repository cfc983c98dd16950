// The program as users script against it: started with arguments, in a folder of its own; what it prints, how it ends.
#pragma once

#include <gtest/gtest.h>

#include <filesystem>
#include <string>
#include <vector>

namespace passant::cli {

std::string text_of(const std::filesystem::path& path);

struct Ended {
  int code;  ///< minus the signal that killed it
  std::string out;
  std::string err;
};

class Cli : public testing::Test {
 protected:
  Cli();
  ~Cli() override;

  pid_t start(const std::vector<std::string>& arguments);
  Ended finish(pid_t child);
  Ended run(const std::vector<std::string>& arguments) { return finish(start(arguments)); }

  /// With a terminal as standard error; `err` is what it was shown.
  Ended run_on_terminal(const std::vector<std::string>& arguments);

  /// Until the program has said something: it heeds interrupts then. At most 30 seconds, on a machine under load.
  void await_words() const;

  std::string path(const char* name) const { return folder_ / name; }
  void write(const char* name, const std::string& text) const;

  std::filesystem::path folder_;
};

inline constexpr const char* kCapture = "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 2";

}  // namespace passant::cli
