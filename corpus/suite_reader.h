// What the readers of the single suite forms share: a suite under construction and the position of its faults. Private
// to suite*.cpp.
#pragma once

#include <fmt/format.h>

#include <charconv>
#include <optional>
#include <string>
#include <string_view>

#include "corpus/suite.h"

namespace passant {

/// Calls `visit(line number, line)` for every line, without its line end.
template <class Visit>
void for_each_line(std::string_view text, Visit visit) {
  for (std::size_t number = 1; !text.empty(); ++number) {
    const std::size_t end = text.find('\n');
    std::string_view line = text.substr(0, end);
    if (line.ends_with('\r')) line.remove_suffix(1);
    visit(number, line);
    text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
  }
}

inline bool says_nothing(std::string_view line) {
  const std::size_t first = line.find_first_not_of(" \t");
  return first == std::string_view::npos || line[first] == '#';
}

/// A number that fills the whole text.
template <class Number>
std::optional<Number> whole_number(std::string_view text) {
  Number number{};
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  if (error != std::errc{} || end != text.data() + text.size()) return std::nullopt;
  return number;
}

inline constexpr int kMaxDepth = 99;

class SuiteReader {
 public:
  explicit SuiteReader(Suite& suite) : suite_(suite) {}

  /// A new record, to be filled; nothing when the position is one of Chess960, which is reported. `fen` is the text it
  /// was read from, `shift` columns further on in its line.
  Record* add(const Position& position, std::size_t line, std::string_view fen, std::size_t shift = 0);
  /// Takes the last record back: it turned out broken.
  void drop() { suite_.records.pop_back(); }

  void problem(std::size_t line, InputError error) {
    suite_.problems.push_back({SuiteProblem::Kind::Malformed, suite_.file, line, std::move(error)});
  }

  /// A FEN that did not parse.
  void fen_problem(std::size_t line, std::string_view fen, InputError error, std::size_t shift = 0);

 private:
  void chess960(std::size_t line, std::size_t column);

  Suite& suite_;
};

void read_epd_suite(std::string_view text, SuiteReader& reader);
void read_perft_suite(std::string_view text, SuiteReader& reader);
void read_csv_suite(std::string_view text, SuiteReader& reader);
void read_json_suite(std::string_view text, SuiteReader& reader);
void read_json_lines_suite(std::string_view text, SuiteReader& reader);

/// `d5e6 e1e2 …` into moves; on failure the word that is none.
std::expected<MoveSet, std::string> read_moves(std::string_view words);

}  // namespace passant
