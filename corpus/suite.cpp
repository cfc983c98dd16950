#include "corpus/suite.h"

#include <algorithm>
#include <filesystem>
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

/// Where the castling rights of a FEN begin: its third field.
std::size_t castling_field(std::string_view fen) {
  const std::size_t first = std::min(fen.find(' '), fen.size());
  return std::min(std::min(fen.find(' ', first + 1), fen.size() - 1) + 1, fen.size());
}

/// Letters of castling rights of which some are rook files: Shredder-FEN.
bool names_rook_files(std::string_view fen) {
  fen.remove_prefix(castling_field(fen));
  const std::string_view castling = fen.substr(0, fen.find(' '));
  return castling.find_first_not_of("ABCDEFGHabcdefghKQkq") == std::string_view::npos &&
         castling.find_first_of("ABCDEFGHabcdefgh") != std::string_view::npos;
}

/// A right whose king or rook is not at home, but which a king and a rook elsewhere on the rank can have: X-FEN.
bool has_outlying_right(const Position& position, Color color, Side side) {
  const Piece king{color, PieceKind::King}, rook{color, PieceKind::Rook};
  const Placement& placement = position.placement;
  const bool at_home = placement.holds(king_home(color), king) && placement.holds(rook_home(color, side), rook);
  if (!position.castling.has(color, side) || at_home) return false;
  bool rook_left = false, king_seen = false, rook_right = false;
  for (int file = 0; file < 8; ++file) {
    const Square square = Square::at(file, home_rank(color));
    if (placement.holds(square, king)) king_seen = true;
    if (placement.holds(square, rook)) (king_seen ? rook_right : rook_left) = true;
  }
  return king_seen && (side == Side::King ? rook_right : rook_left);
}

bool has_outlying_rights(const Position& position) {
  for (const Color color : kAllColors) {
    for (const Side side : kAllSides) {
      if (has_outlying_right(position, color, side)) return true;
    }
  }
  return false;
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

Record* SuiteReader::add(const Position& position, std::size_t line, std::string_view fen, std::size_t shift) {
  if (has_outlying_rights(position)) {
    chess960(line, castling_field(fen) + 1 + shift);
    return nullptr;
  }
  Record& record = suite_.records.emplace_back();
  record.position = position;
  record.line = line;
  record.id = fmt::format("{}:{}", std::filesystem::path(suite_.file).filename().string(), line);
  return &record;
}

void SuiteReader::fen_problem(std::size_t line, std::string_view fen, InputError error, std::size_t shift) {
  if (names_rook_files(fen)) return chess960(line, castling_field(fen) + 1 + shift);
  error.column += shift;
  problem(line, std::move(error));
}

void SuiteReader::chess960(std::size_t line, std::size_t column) {
  suite_.problems.push_back(
      {SuiteProblem::Kind::Chess960,
       suite_.file,
       line,
       {"Chess960 castling rights: not supported yet", column, "KQkq with king and rooks at home, or '-'"}});
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
