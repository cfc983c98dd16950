// The forms of this generator: the same rules compiled for several instruction sets, chosen while the program runs.
//
// form_portable.cpp is compiled for any x86-64. All headers with code keep it in unnamed namespaces, so the copies
// compiled for newer processors can never be merged with it by the linker; no_shared_code.cmake tests that.
#pragma once

#include <cstdint>

#include "generators/bitboard/state.h"

namespace passant::bitboard {

/// Room for the moves of any placement, as MoveList::kCapacity.
inline constexpr int kMostMoves = 768;

/// What a form can do. Plain functions: a call through a pointer is all that the choice costs.
struct FormFunctions {
  std::uint16_t* (*list)(const State& state, std::uint16_t* room);  ///< returns the end of what it wrote
  std::uint64_t (*count)(const State& state);
  std::uint64_t (*perft)(const State& state, int depth);
  bool (*in_check)(const State& state);
};

extern const FormFunctions kPortableForm;

}  // namespace passant::bitboard
