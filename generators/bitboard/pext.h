// Slider lookups by PEXT (BMI2): the relevant occupied squares, pressed together, are the index.
#pragma once

#include <immintrin.h>

#include "generators/bitboard/magics.h"

namespace passant::bitboard {

/// Written by make_slider_tables.cpp when the program is built.
extern const Bitboard kPextTable[kSliderTableSize];

struct PextEntry {
  Bitboard relevant;
  const Bitboard* attacks;
};

struct PextIndex {
  PextEntry rook[64];
  PextEntry bishop[64];
};

namespace {

constexpr PextIndex pext_index() {
  PextIndex index{};
  for (int square = 0; square < 64; ++square) {
    const auto entry = [](const SliderEntry& slider) { return PextEntry{slider.relevant, kPextTable + slider.offset}; };
    index.rook[square] = entry(kSliderIndex.rook[square]);
    index.bishop[square] = entry(kSliderIndex.bishop[square]);
  }
  return index;
}

inline constexpr PextIndex kPextIndex = pext_index();

struct PextSliders {
  static Bitboard rook(int square, Bitboard occupied) { return look_up(kPextIndex.rook[square], occupied); }
  static Bitboard bishop(int square, Bitboard occupied) { return look_up(kPextIndex.bishop[square], occupied); }
  static Bitboard queen(int square, Bitboard occupied) { return rook(square, occupied) | bishop(square, occupied); }

 private:
  static Bitboard look_up(const PextEntry& entry, Bitboard occupied) {
    return entry.attacks[_pext_u64(occupied, entry.relevant)];
  }
};

}  // namespace
}  // namespace passant::bitboard
