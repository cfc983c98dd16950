#include "oracles/uci/position_command.h"

#include <fmt/format.h>

#include "position/fen.h"

namespace passant::uci {

std::string position_command(const Question& question) {
  std::string moves = question.moves.empty() ? "" : " moves";
  for (const Move move : question.moves) moves += fmt::format(" {}", to_uci(move));
  return fmt::format("position fen {}{}\n", to_fen(question.start), moves);
}

std::string guarded_position_command(const Question& question, Guard guard) {
  if (guard == Guard::None) return position_command(question);
  if (guard == Guard::Start) return fmt::format("position startpos\n{}", position_command(question));
  return fmt::format("position fen {}\n{}", kHomeFen, position_command(question));
}

}  // namespace passant::uci
