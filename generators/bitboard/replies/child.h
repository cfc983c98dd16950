// The position after one move, as a count of the replies to it needs it. Most of it stays unused for most children;
// everything here is inlined, so that what is unused is not computed.
#pragma once

#include "generators/bitboard/compass/compass.h"
#include "generators/bitboard/generate.h"

namespace passant::bitboard {
namespace {

/// "The mover" has just moved; "the replier" is to move.
struct Child {
  Compass occupied;
  Compass own;            ///< the replier's men
  Compass enemy_sliders;  ///< the mover's, each in the directions in which it moves
  Bitboard all;
  Bitboard taken;            ///< where a man of the replier has been captured
  Bitboard enemy_diagonals;  ///< the mover's bishops and queens
  Bitboard enemy_straights;  ///< the mover's rooks and queens
  Bitboard leaper_attacks;   ///< by the mover's pawns, knights and king
  Bitboard leaper_checker;   ///< the knight or pawn that gives check
};

/// The directions in which a man slides.
inline constexpr std::uint8_t kSlidingDirections[6]{0, 0, kDiagonalDirections, kStraightDirections, 0xFF, 0};

constexpr bool slides_diagonally(Man man) { return man == Man::Bishop || man == Man::Queen; }
constexpr bool slides_straight(Man man) { return man == Man::Rook || man == Man::Queen; }

inline constexpr SquareTable kNoAttacks{};

/// What men attack that do not slide.
template <Color kUs>
inline constexpr const SquareTable* kLeaperAttacks[6]{
    &kPawnAttacks[static_cast<int>(kUs)], &kKnightAttacks, &kNoAttacks, &kNoAttacks, &kNoAttacks, &kKingAttacks};

}  // namespace
}  // namespace passant::bitboard
