// Magic multiplication: how the attacks of a rook or bishop are looked up on every x86-64.
//
// The occupied squares that matter, multiplied by a factor found by search, give in their top bits an index at which
// the attacks stand (Kannan, Magic Move-Bitboard Generation in Computer Chess, 2007). find_magics.cpp found the
// factors; make_slider_tables.cpp fills the table while the program is built; magics_test.cpp compares every entry
// with the slow walk.
#pragma once

#include "generators/bitboard/slow_attacks.h"

namespace passant::bitboard {

struct SliderEntry {
  Bitboard relevant;  ///< the squares whose occupation matters
  Bitboard factor;
  std::uint32_t offset;  ///< where the square's part of the table starts
  std::uint32_t shift;
};

struct SliderIndex {
  SliderEntry rook[64];
  SliderEntry bishop[64];
};

inline constexpr int kSliderTableSize = 102400 + 5248;

namespace {

inline constexpr Bitboard kMagicFactors[128]{
#include "generators/bitboard/magics.inc"
};

constexpr SliderIndex slider_index() {
  SliderIndex index{};
  std::uint32_t offset = 0;
  const auto add = [&](SliderEntry& entry, Bitboard relevant, Bitboard factor) {
    const unsigned size = count(relevant);
    entry = {relevant, factor, offset, 64U - size};
    offset += 1U << size;
  };
  for (int square = 0; square < 64; ++square) {
    add(index.rook[square], relevant_squares(square, kStraightSteps), kMagicFactors[square]);
    add(index.bishop[square], relevant_squares(square, kDiagonalSteps), kMagicFactors[64 + square]);
  }
  return index;
}

inline constexpr SliderIndex kSliderIndex = slider_index();

constexpr Bitboard magic_slot(const SliderEntry& entry, Bitboard occupied) {
  return entry.offset + (((occupied & entry.relevant) * entry.factor) >> entry.shift);
}

}  // namespace

/// Written by make_slider_tables.cpp when the program is built: the attacks in the slots of magic_slot().
extern const Bitboard kMagicTable[kSliderTableSize];

namespace {

struct MagicSliders {
  static Bitboard rook(int square, Bitboard occupied) {
    return kMagicTable[magic_slot(kSliderIndex.rook[square], occupied)];
  }
  static Bitboard bishop(int square, Bitboard occupied) {
    return kMagicTable[magic_slot(kSliderIndex.bishop[square], occupied)];
  }
  static Bitboard queen(int square, Bitboard occupied) { return rook(square, occupied) | bishop(square, occupied); }
};

}  // namespace
}  // namespace passant::bitboard
