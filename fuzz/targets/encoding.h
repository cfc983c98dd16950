// Positions as bytes for the fuzzer, in the way that suits its mutations: every byte string means a position, every
// position has a byte string, fewer men are fewer bytes, and one byte is one thing.
//
//   byte 0     bit 7 set; bit 0 Black to move; bits 1-4 castling rights; bit 5 there is a target
//   byte 1     the target, modulo 64
//   bytes 2-5  half-move clock and full-move number, low byte first, modulo 10,000
//   byte 6     the number of men
//   then       two bytes a man: its square modulo 64, its kind and colour modulo 12; the last man on a square stays
//   the rest   belongs to the target: moves to play, for `sequence`
//
// Bytes that are missing are 0. A text that begins with a FEN means that position instead, so that seeds can be read,
// and the FEN of a report is an input; byte 0 of the other form is no character of a FEN.
//
// Tested by round trip in encoding_test.cpp.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

#include "position/position.h"

namespace passant::targets {

struct Decoded {
  Position position;
  std::span<const std::uint8_t> rest;  ///< what follows the position
  bool text = false;                   ///< it was written as a FEN
};

Decoded decode(std::span<const std::uint8_t> bytes);

/// decode(encode(position)).position == position. REQUIRES: counters below 10,000.
std::vector<std::uint8_t> encode(const Position& position);

}  // namespace passant::targets
