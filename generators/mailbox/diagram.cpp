#include "generators/mailbox/diagram.h"

namespace passant::mailbox {
namespace {

constexpr Cells kEmptyBoard = Cells::empty();
constexpr Cell kCodes = 16;

/// cell() of each Piece::code().
constexpr std::array<Cell, kCodes> kCellOfCode = [] {
  std::array<Cell, kCodes> cells{};
  for (const Color color : kAllColors) {
    for (const PieceKind kind : kAllPieceKinds) cells[Piece{color, kind}.code()] = cell(color, kind);
  }
  return cells;
}();

using Counts = std::array<Slot, kCodes>;

Counts count_men(const Placement& placement) {
  Counts counts{};
  for (const std::uint8_t code : placement.codes()) {
    if (code != 0) ++counts[code];
  }
  return counts;
}

/// Lays out the groups of each side, empty as yet, and says where the first man of each code goes.
Counts lay_out(std::array<Men, 2>& men, const Counts& counts) {
  Counts next{};
  for (const Color color : kAllColors) {
    Slot slot = 0;
    for (const PieceKind kind : kKindsByGroup) {
      const std::uint8_t code = Piece{color, kind}.code();
      next[code] = slot;
      slot = static_cast<Slot>(slot + counts[code]);
      men[static_cast<unsigned>(color)].ends[static_cast<unsigned>(group_of(kind))] = slot;
    }
  }
  return next;
}

bool is_king(std::uint8_t code) { return (code & 7U) == Piece{Color::White, PieceKind::King}.code(); }

}  // namespace

Diagram::Diagram(const Position& position)
    : cells(kEmptyBoard),
      en_passant_spot(static_cast<std::uint8_t>((position.en_passant ? Spot(*position.en_passant) : kNowhere).value())),
      castling_bits(static_cast<std::uint8_t>(position.castling.bits())),
      to_move(position.to_move),
      halfmove_clock(position.halfmove_clock),
      fullmove_number(position.fullmove_number) {
  const Counts counts = count_men(position.placement);
  Counts next = lay_out(men, counts);
  for (int at = Square::kCount - 1; at >= 0; --at) {
    const std::uint8_t code = position.placement.codes()[static_cast<unsigned>(at)];
    if (code != 0) put(Spot(Square::from_index(at)), code, is_king(code) ? kKingSlot : next[code]++);
  }
  playable = counts[Piece{Color::White, PieceKind::King}.code()] != 0 &&
             counts[Piece{Color::Black, PieceKind::King}.code()] != 0;
}

void Diagram::put(Spot spot, std::uint8_t code, Slot slot) {
  cells[spot] = kCellOfCode[code];
  men_of(static_cast<Color>(code >> 3U)).set(slot, spot);
  this->slot(spot) = slot;
}

Position Diagram::position() const {
  Position position;
  for (int at = 0; at < Square::kCount; ++at) {
    position.placement.codes()[static_cast<unsigned>(at)] = cells[Spot(Square::from_index(at))] & kPieceBits;
  }
  position.to_move = to_move;
  position.castling = castling();
  if (en_passant() != kNowhere) position.en_passant = en_passant().square();
  position.halfmove_clock = halfmove_clock;
  position.fullmove_number = fullmove_number;
  return position;
}

}  // namespace passant::mailbox
