#include "generators/mailbox/diagram.h"

namespace passant::mailbox {
namespace {

constexpr Cells kEmptyBoard = Cells::empty();

/// Where men stand: indices into Placement::codes().
struct Occupied {
  std::array<std::uint8_t, Square::kCount + 1> squares;
  unsigned count = 0;

  explicit Occupied(std::span<const std::uint8_t, Square::kCount> codes) {
    for (unsigned at = 0; at < Square::kCount; ++at) {
      squares[count] = static_cast<std::uint8_t>(at);  // written over by the next man when this square is empty
      count += codes[at] != 0;
    }
  }
  auto begin() const { return squares.begin(); }
  auto end() const { return squares.begin() + count; }
};

/// A slot for each Piece::code().
using SlotOfCode = std::array<Slot, 16>;

SlotOfCode count_men(std::span<const std::uint8_t, Square::kCount> codes, const Occupied& occupied) {
  SlotOfCode counts{};
  for (const std::uint8_t at : occupied) ++counts[codes[at] & kPieceBits];
  return counts;
}

/// Lays out the groups of a side, empty as yet, and says where the first man of each kind goes.
void lay_out(Men& men, Color color, const SlotOfCode& counts, SlotOfCode& first) {
  Slot slot = 0;
  for (const PieceKind kind : kKindsByGroup) {
    const std::uint8_t code = Piece{color, kind}.code();
    first[code] = slot;
    slot = static_cast<Slot>(slot + counts[code]);
    men.ends[static_cast<unsigned>(group_of(kind))] = slot;
  }
  first[Piece{color, PieceKind::King}.code()] = kKingSlot;
}

}  // namespace

Diagram::Diagram(const Position& position)
    : cells(kEmptyBoard),
      en_passant_spot(static_cast<std::uint8_t>((position.en_passant ? Spot(*position.en_passant) : kNowhere).value())),
      castling_bits(static_cast<std::uint8_t>(position.castling.bits())),
      to_move(position.to_move),
      halfmove_clock(position.halfmove_clock),
      fullmove_number(position.fullmove_number) {
  const auto codes = position.placement.codes();
  for (int rank = 0; rank < 8; ++rank) cells.set_rank(rank, codes.subspan(static_cast<unsigned>(8 * rank)).first<8>());
  list_men(codes);
}

void Diagram::list_men(std::span<const std::uint8_t, Square::kCount> codes) {
  const Occupied occupied(codes);
  const SlotOfCode counts = count_men(codes, occupied);
  SlotOfCode next{};
  for (const Color color : kAllColors) lay_out(men_of(color), color, counts, next);
  for (const std::uint8_t at : occupied) {
    const std::uint8_t code = codes[at] & kPieceBits;
    const Spot spot(Square::from_index(at));
    const Slot free = next[code]++;
    men_of(static_cast<Color>(code >> 3U)).set(free, spot);
    slot(spot) = free;
  }
  const auto has_king = [&counts](Color color) { return counts[Piece{color, PieceKind::King}.code()] != 0; };
  playable = has_king(Color::White) && has_king(Color::Black);
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
