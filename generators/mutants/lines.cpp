#include "generators/mutants/lines.h"

#include <algorithm>

namespace passant::mutants {

namespace {

/// Does the man on `from` attack the man on `to`?
bool attacks(const Squares& squares, Cell from, Cell to) {
  const Man man = squares[from];
  const int way = to.at() - from.at();
  const auto leaps = [way](const auto& steps) { return std::find(steps.begin(), steps.end(), way) != steps.end(); };
  switch (kind_of(man)) {
    case PieceKind::Pawn:
      return way == advance(color_of(man)) + kRight || way == advance(color_of(man)) - kRight;
    case PieceKind::Knight:
      return leaps(kJumps);
    case PieceKind::King:
      return leaps(kAllLines);
    default:
      const auto step = line_step(from, to);
      return step && slides(man, *step) && first_met(squares, from, *step) == to;
  }
}

}  // namespace

std::vector<Cell> checkers(const Board& board) {
  std::vector<Cell> cells;
  const auto king = board.own_king();
  if (!king) return cells;
  for (int index = 0; index < Square::kCount; ++index) {
    const Cell cell(Square::from_index(index));
    const bool enemy = belongs_to(board.squares()[cell], board.opponent());
    if (enemy && attacks(board.squares(), cell, *king)) cells.push_back(cell);
  }
  return cells;
}

bool gives_check(const Board& board, Cell man) {
  const auto cells = checkers(board);
  return std::find(cells.begin(), cells.end(), man) != cells.end();
}

std::optional<Pin> pin_of(const Board& board, const Squares& squares, Cell man) {
  const auto king = board.own_king();
  if (!king) return std::nullopt;
  const auto step = line_step(*king, man);
  if (!step || first_met(squares, *king, *step) != man) return std::nullopt;
  const Cell pinner = first_met(squares, man, *step);
  if (!slides_for(squares[pinner], *step, board.opponent())) return std::nullopt;
  return Pin{*step, pinner};
}

bool stays_on_line(const Pin& pin, Cell from, Cell to) {
  const auto step = line_step(from, to);
  return step && (*step == pin.step || *step == -pin.step);
}

std::optional<RankLine> rank_line(const Board& board, const EnPassant& capture) {
  const auto king = board.own_king();
  if (!king || king->rank() != capture.captured.rank()) return std::nullopt;
  const int step = capture.captured.file() > king->file() ? kRight : -kRight;
  const Cell nearer = first_met(board.squares(), *king, step);
  const Cell farther = nearer + step;
  const bool pair = (nearer == capture.from && farther == capture.captured) ||
                    (nearer == capture.captured && farther == capture.from);
  if (!pair) return std::nullopt;
  return RankLine{step, *king, nearer, farther, first_met(board.squares(), farther, step)};
}

}  // namespace passant::mutants
