#include "oracles/command.h"

#include <fmt/format.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cstdlib>
#include <optional>

namespace passant {
namespace {

/// Reads words one character at a time; a word exists as soon as it has a character or a quote.
class WordSplitter {
 public:
  explicit WordSplitter(std::string_view text) : text_(text) {}

  Result<std::vector<std::string>> split() {
    for (at_ = 0; at_ < text_.size(); ++at_) {
      if (const auto error = take(text_[at_])) return std::unexpected(*error);
    }
    if (quote_ != 0) return std::unexpected(InputError{"the quotation has no end", opened_, "a closing quote"});
    finish_word();
    return std::move(words_);
  }

 private:
  std::optional<InputError> take(char c) {
    if (c == '\0') return InputError{"a NUL character", at_ + 1, "a command in plain text"};
    if (c == '\\' && quote_ != '\'') return take_escaped();
    if (quote_ != 0 ? c == quote_ : c == '\'' || c == '"') {
      toggle_quote(c);
    } else if (quote_ == 0 && (c == ' ' || c == '\t' || c == '\n')) {
      finish_word();
    } else {
      add(c);
    }
    return std::nullopt;
  }

  std::optional<InputError> take_escaped() {
    if (++at_ == text_.size()) return InputError{"nothing follows the backslash", at_, "a character after it"};
    add(text_[at_]);
    return std::nullopt;
  }

  void toggle_quote(char c) {
    opened_ = at_ + 1;
    quote_ = quote_ == 0 ? c : '\0';
    in_word_ = true;
  }

  void add(char c) {
    word_ += c;
    in_word_ = true;
  }

  void finish_word() {
    if (in_word_) words_.push_back(std::move(word_));
    word_.clear();
    in_word_ = false;
  }

  std::string_view text_;
  std::size_t at_ = 0;
  std::size_t opened_ = 0;
  char quote_ = '\0';
  bool in_word_ = false;
  std::string word_;
  std::vector<std::string> words_;
};

bool is_file(const std::string& path) {
  struct stat status{};
  return ::stat(path.c_str(), &status) == 0 && S_ISREG(status.st_mode);
}

bool is_executable(const std::string& path) { return is_file(path) && ::access(path.c_str(), X_OK) == 0; }

Result<std::string> check_path(std::string path) {
  if (is_executable(path)) return path;
  if (!is_file(path)) {
    return std::unexpected(InputError{fmt::format("'{}' is not a file", path), 1, "the path of a program"});
  }
  return std::unexpected(
      InputError{fmt::format("'{}' cannot be executed", path), 1, "a program with the x permission"});
}

std::string search_path() {
  const char* path = std::getenv("PATH");
  return fmt::format("{}:/usr/games:/usr/local/games", path == nullptr ? "" : path);
}

}  // namespace

Result<Command> parse_command(std::string_view text) {
  auto words = WordSplitter(text).split();
  if (!words) return std::unexpected(words.error());
  if (words->empty() || words->front().empty()) {
    return std::unexpected(InputError{"no program is named", 1, "a command, as in ./engine --quiet"});
  }
  Command command{.program = words->front()};
  command.arguments.assign(words->begin() + 1, words->end());
  return command;
}

Result<std::string> find_program(std::string_view program) {
  if (program.contains('/')) return check_path(std::string(program));
  const std::string folders = search_path();
  for (std::size_t from = 0; from <= folders.size();) {
    const std::size_t colon = std::min(folders.find(':', from), folders.size());
    std::string path = fmt::format("{}/{}", folders.substr(from, colon - from), program);
    if (path.starts_with('/') && is_executable(path)) return path;
    from = colon + 1;
  }
  return std::unexpected(InputError{fmt::format("'{}' is not found on PATH or in /usr/games", program), 1,
                                    "an installed program, or its path with a '/' in it"});
}

}  // namespace passant
