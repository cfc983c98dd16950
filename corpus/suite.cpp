#include "corpus/suite.h"

#include <algorithm>
#include <fstream>
#include <iterator>

#include "corpus/suite_reader.h"

namespace passant {
namespace {

std::string_view without_byte_order_mark(std::string_view text) {
  constexpr std::string_view kMark = "\xef\xbb\xbf";
  if (text.starts_with(kMark)) text.remove_prefix(kMark.size());
  return text;
}

std::string_view first_line(std::string_view text) {
  std::string_view found;
  for_each_line(text, [&](std::size_t, std::string_view line) {
    if (found.empty() && !says_nothing(line)) found = line.substr(line.find_first_not_of(" \t"));
  });
  return found;
}

bool is_csv(std::string_view line) {
  const std::size_t comma = line.find(',');
  return comma != std::string_view::npos && line.substr(0, comma).find_first_of("\";") == std::string_view::npos;
}

/// Third field of a FEN: letters of which some are rook files.
bool names_rook_files(std::string_view fen) {
  for (int field = 0; field < 2; ++field) fen.remove_prefix(std::min(fen.find(' '), fen.size() - 1) + 1);
  const std::string_view castling = fen.substr(0, fen.find(' '));
  return castling.find_first_not_of("ABCDEFGHabcdefghKQkq") == std::string_view::npos &&
         castling.find_first_of("ABCDEFGHabcdefgh") != std::string_view::npos;
}

}  // namespace

std::string_view name(SuiteFormat format) {
  switch (format) {
    case SuiteFormat::Epd:
      return "EPD";
    case SuiteFormat::Perft:
      return "perft lines";
    case SuiteFormat::Csv:
      return "CSV";
    case SuiteFormat::Json:
      return "JSON";
    case SuiteFormat::JsonLines:
      return "JSON lines";
    case SuiteFormat::Pgn:
      return "PGN";
  }
  return "";
}

std::string to_string(const SuiteProblem& problem) {
  std::string place = problem.file;
  if (problem.line != 0) place += fmt::format(":{}:{}", problem.line, problem.error.column);
  return fmt::format("{}: {} (expected {})", place, problem.error.what, problem.error.expected);
}

void SuiteReader::fen_problem(std::size_t line, std::string_view text, InputError error, std::size_t shift) {
  error.column += shift;
  if (!names_rook_files(text)) return problem(line, std::move(error));
  error.what = "Chess960 castling rights: not supported yet";
  suite_.problems.push_back({SuiteProblem::Kind::Chess960, suite_.file, line, std::move(error)});
}

SuiteFormat suite_format(std::string_view text) {
  const std::string_view line = first_line(without_byte_order_mark(text));
  const auto begins = [&](std::string_view word) { return line.starts_with(word); };
  if (begins("{")) return line.ends_with('}') ? SuiteFormat::JsonLines : SuiteFormat::Json;
  if (begins("[")) {
    const bool tag = line.size() > 1 && ((line[1] >= 'A' && line[1] <= 'Z') || (line[1] >= 'a' && line[1] <= 'z'));
    return tag ? SuiteFormat::Pgn : SuiteFormat::Json;
  }
  if (begins("id ") || begins("epd ") || begins("perft ")) return SuiteFormat::Perft;
  return is_csv(line) ? SuiteFormat::Csv : SuiteFormat::Epd;
}

Suite read_suite(std::string_view text, std::string_view file) {
  text = without_byte_order_mark(text);
  Suite suite{std::string(file), suite_format(text), {}, {}};
  SuiteReader reader(suite);
  switch (suite.format) {
    case SuiteFormat::Epd:
      read_epd_suite(text, reader);
      break;
    case SuiteFormat::Perft:
      read_perft_suite(text, reader);
      break;
    case SuiteFormat::Csv:
      read_csv_suite(text, reader);
      break;
    case SuiteFormat::Json:
      read_json_suite(text, reader);
      break;
    case SuiteFormat::JsonLines:
      read_json_lines_suite(text, reader);
      break;
    case SuiteFormat::Pgn:
      reader.problem(1, {"this is PGN, games and no suite", 1, "EPD, FEN, perft, CSV or JSON"});
  }
  return suite;
}

Suite read_suite_file(const std::filesystem::path& path) {
  std::error_code ignored;
  std::ifstream stream(path, std::ios::binary);
  if (stream.is_open() && !std::filesystem::is_directory(path, ignored)) {
    const std::string text{std::istreambuf_iterator<char>(stream), {}};
    return read_suite(text, path.string());
  }
  Suite suite{path.string(), SuiteFormat::Epd, {}, {}};
  suite.problems.push_back(
      {SuiteProblem::Kind::Unreadable, suite.file, 0, {"the file cannot be read", 1, "a readable file"}});
  return suite;
}

}  // namespace passant
