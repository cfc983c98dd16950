#include "corpus/record.h"

#include <fmt/format.h>

#include "position/fen.h"

namespace passant {

std::optional<std::string_view> Record::note(std::string_view opcode) const {
  for (const EpdOperation& operation : notes) {
    if (operation.opcode == opcode) return operation.operand;
  }
  return std::nullopt;
}

std::string to_epd_line(const Record& record) {
  EpdRecord epd{record.position, {{"id", record.id}}};
  if (record.moves) epd.operations.push_back({"moves", to_string(*record.moves)});
  for (const auto& [depth, nodes] : record.counts) {
    epd.operations.push_back({fmt::format("D{}", depth), std::to_string(nodes)});
  }
  for (const Successor& successor : record.successors) {
    epd.operations.push_back(
        {"child", fmt::format("{} {} {}", to_uci(successor.move), successor.san.empty() ? "-" : successor.san,
                              to_fen(successor.position))});
  }
  epd.operations.insert(epd.operations.end(), record.notes.begin(), record.notes.end());
  return to_epd_line(epd);
}

namespace {

/// The squares that a player's men left, and those on which a man of that player stands that was not there before.
struct Changes {
  std::vector<Square> left, reached;
};

Changes changes(const Position& before, const Position& after) {
  Changes found;
  const auto ours = [&](const Position& position, Square square) {
    const auto piece = position.placement[square];
    return piece && piece->color() == before.to_move ? piece : std::nullopt;
  };
  for (int index = 0; index < Square::kCount; ++index) {
    const Square square = Square::from_index(index);
    const auto old = ours(before, square), now = ours(after, square);
    if (old && !now) found.left.push_back(square);
    if (now && now != old) found.reached.push_back(square);
  }
  return found;
}

}  // namespace

std::optional<Move> move_between(const Position& before, const Position& after) {
  Changes found = changes(before, after);
  if (found.left.size() == 2) {  // castling is named by its king
    const Piece king{before.to_move, PieceKind::King};
    std::erase_if(found.left, [&](Square square) { return !before.placement.holds(square, king); });
    std::erase_if(found.reached, [&](Square square) { return !after.placement.holds(square, king); });
  }
  if (found.left.size() != 1 || found.reached.size() != 1) return std::nullopt;
  const Square from = found.left.front(), to = found.reached.front();
  const PieceKind old = before.placement[from]->kind(), now = after.placement[to]->kind();
  if (old == now) return Move(from, to);
  if (old != PieceKind::Pawn) return std::nullopt;
  return Move(from, to, now);
}

}  // namespace passant
