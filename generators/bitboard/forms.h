// The forms of this generator: the same rules compiled for several instruction sets, chosen while the program runs.
//
//   form      needs                                    slider lookups         replies counted in
//   portable  any x86-64, or another processor         magic multiplication   128-bit registers
//   avx2      x86-64-v3 (AVX2, BMI2; Haswell, Zen)     PEXT                   256-bit registers
//   avx512    AVX-512 with VBMI, BITALG, GFNI          PEXT                   512-bit registers
//             (Ice Lake, Zen 4)
//
// The environment variable PASSANT_FORM=portable (or avx2, avx512) forces a form, for tests and measurements.
//
// All headers with code keep it in unnamed namespaces, so that the linker cannot merge a function that was compiled
// for a newer processor with the portable one; no_shared_code.cmake tests that. forms_test.cpp compares the forms
// with each other and with the slow twins, and so does the fuzz target `differential`.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>

#include "generators/bitboard/state.h"

namespace passant::bitboard {

/// Room for the moves of any placement, those that are written too much and behind the end (spread.h) included: no
/// placement has more than 715 (position/move_list.h).
inline constexpr int kMostMoves = 768;

/// What a form can do. Plain functions: a call through a pointer is all that the choice costs.
struct FormFunctions {
  std::uint16_t* (*list)(const State& state, std::uint16_t* room);  ///< returns the end of what it wrote
  std::uint64_t (*count)(const State& state);
  /// The same for each of many positions that need not have anything to do with each other.
  void (*count_each)(const State* states, std::size_t size, std::uint32_t* counts);
  std::uint64_t (*perft)(const State& state, int depth);
  std::uint64_t (*played_perft)(const State& state, int depth);  ///< perft with every leaf made in memory
  bool (*in_check)(const State& state);
};

struct Form {
  std::string_view name;
  FormFunctions run;
};

/// The forms that this processor can run, slowest first.
std::span<const Form> forms();

/// The form that Board uses: the fastest, or the one that PASSANT_FORM names. Ends the program with a message when
/// PASSANT_FORM names none that can run here.
const FormFunctions& chosen_form();

extern const FormFunctions kPortableForm;
extern const FormFunctions kAvx2Form;
extern const FormFunctions kAvx512Form;

}  // namespace passant::bitboard
