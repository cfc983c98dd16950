// Which moves change a part of the count of the replies, said by sets of squares: a move concerns a part when it leaves
// or comes to one of them. The sets may be too large, never too small; what is too much only costs time.
// children_avx512.h and children_lookup.h pick the moves; replier_avx512.h and replier_lookup.h make the sets.
#pragma once

#include "generators/bitboard/spread.h"
#include "generators/bitboard/tables.h"

namespace passant::bitboard {

struct LinesOfKings {
  Bytes64 at[64];
};

namespace {

/// Checks and pins. Example: White to move; the black pawn is pinned.
///
///   8  . . . . k . . .
///   7  . . . . p . . .    covers         e3 to e7: a man that comes there ends the pin
///      . . . . . . . .    uncovers       e3: a man that leaves it does so, too
///   3  . . . . R . . .    sees_straight  these, and all of the eighth rank: a rook that comes there gives check
///   1  R . . . . . . .
struct KingLines {
  int king;
  Bitboard men;        ///< the king's own
  Bitboard straights;  ///< the mover's rooks and queens …
  Bitboard diagonals;  ///< … and bishops and queens
  Bitboard knights;
  Bitboard pawns;
  Bitboard uncovers;         ///< any man leaves
  Bitboard covers;           ///< any man comes
  Bitboard sees_straight;    ///< a rook or queen comes
  Bitboard sees_diagonally;  ///< a bishop or queen comes
  Bitboard knight_checks;    ///< a knight comes
  Bitboard pawn_checks;      ///< a pawn comes
};

/// The moves of the king: the squares on lines that lead to where it may go.
struct KingZone {
  Bitboard any;  ///< any man leaves or comes
  // Some of the mover's men, and the squares that such a man leaves or comes to.
  Bitboard straights;
  Bitboard straight;
  Bitboard diagonals;
  Bitboard diagonal;
  Bitboard leapers;  ///< knights and king
  Bitboard leaper;
  Bitboard pawns;
  Bitboard pawn;
};

struct Concerns {
  KingLines king_lines;
  Bitboard lines;  ///< the moves of sliders and pawns
  KingZone zone;
};

/// For each square the number of the line through the king on which it lies, on one side of it; 0 for none.
constexpr LinesOfKings lines_of_kings() {
  LinesOfKings lines{};
  for_each_aligned_pair([&](int king, int square, Step step) {
    lines.at[king].at[square] = static_cast<std::uint8_t>(5 + 3 * step.files + step.ranks);
  });
  return lines;
}

inline constexpr LinesOfKings kLinesOfKings = lines_of_kings();

}  // namespace
}  // namespace passant::bitboard
