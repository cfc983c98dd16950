#include "cli/line.h"

#include <fmt/format.h>

#include <sstream>

#include "cli/command.h"
#include "position/fen.h"
#include "position/san.h"

namespace passant::cli {
namespace {

Station station(const Generator& rules, const Position& position, std::string played) {
  MoveList list;
  rules.legal_moves(position, list);
  return {position, MoveSet(list), std::move(played)};
}

/// The word without the move number in front of it, if there is one: "1.e4", "3...", "7."
std::string without_number(const std::string& word) {
  const std::size_t digits = word.find_first_not_of("0123456789");
  if (digits == 0 || digits == std::string::npos || word[digits] != '.') return word;
  const std::size_t rest = word.find_first_not_of('.', digits);
  return rest == std::string::npos ? "" : word.substr(rest);
}

Move read_move(const Station& at, const std::string& word) {
  if (const auto move = parse_uci(word); move && at.legal.contains(*move)) return *move;
  if (const auto move = parse_san(word, at.position, at.legal)) return *move;
  throw CommandError(ExitCode::Usage, fmt::format("'{}' is no legal move in {} (expected one of: {})", word,
                                                  to_fen(at.position), to_string(at.legal)));
}

}  // namespace

std::vector<Station> played_line(const Position& start, const std::string& moves) {
  const auto rules = find_generator("rulebook");
  std::vector<Station> line{station(*rules, start, {})};
  std::istringstream words(moves);
  for (std::string word; words >> word;) {
    word = without_number(word);
    if (word.empty()) continue;
    const Move move = read_move(line.back(), word);
    line.push_back(station(*rules, rules->after(line.back().position, move), word));
  }
  return line;
}

}  // namespace passant::cli
