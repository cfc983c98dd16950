#include "corpus/positions.h"

#include <fstream>
#include <iterator>

#include "corpus/pgn.h"
#include "corpus/suite.h"
#include "position/validity.h"

namespace passant {
namespace {

void add(FilePositions& result, const Position& position) {
  if (tier(position) == Tier::Invalid) {
    ++result.invalid;
  } else {
    result.positions.push_back(position);
  }
}

void add_games(std::string_view text, const std::string& file, const Generator& rules, FilePositions& result) {
  PgnReader reader(text, rules);
  while (const auto game = reader.next()) {
    if (!game->has_value()) {
      result.problems.push_back(to_string(game->error(), file));
      continue;
    }
    add(result, (*game)->start);
    for (const PgnMove& move : (*game)->moves) add(result, move.position);
  }
}

}  // namespace

FilePositions read_positions(const std::filesystem::path& file, const Generator& rules) {
  FilePositions result;
  const std::string name = file.string();
  std::ifstream stream(file, std::ios::binary);
  const std::string text{std::istreambuf_iterator<char>(stream), {}};
  if (stream && suite_format(text) == SuiteFormat::Pgn) {
    add_games(text, name, rules, result);
    return result;
  }
  const Suite suite = read_suite_file(file);
  for (const SuiteProblem& problem : suite.problems) result.problems.push_back(to_string(problem));
  for (const Record& record : suite.records) add(result, record.position);
  return result;
}

}  // namespace passant
