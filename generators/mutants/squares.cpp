#include "generators/mutants/squares.h"

#include <cstdlib>

namespace passant::mutants {
namespace {

template <std::size_t N>
bool any_leaper(const Squares& squares, Cell cell, const std::array<int, N>& steps, Man leaper) {
  for (const int step : steps) {
    if (squares[cell + step] == leaper) return true;
  }
  return false;
}

}  // namespace

std::optional<int> line_step(Cell from, Cell to) {
  const int files = to.file() - from.file();
  const int ranks = to.rank() - from.rank();
  if (from == to || (files != 0 && ranks != 0 && std::abs(files) != std::abs(ranks))) return std::nullopt;
  const auto sign = [](int value) { return (value > 0) - (value < 0); };
  return sign(ranks) * kUp + sign(files) * kRight;
}

bool attacked(const Squares& squares, Cell cell, Color by) {
  const Man pawn = man_of(by, PieceKind::Pawn);
  const Cell behind = cell - advance(by);
  if (squares[behind + kRight] == pawn || squares[behind - kRight] == pawn) return true;
  if (any_leaper(squares, cell, kJumps, man_of(by, PieceKind::Knight))) return true;
  if (any_leaper(squares, cell, kAllLines, man_of(by, PieceKind::King))) return true;
  for (const int step : kAllLines) {
    if (slides_for(squares[first_met(squares, cell, step)], step, by)) return true;
  }
  return false;
}

}  // namespace passant::mutants
