// Mutations that know what a position is, for libFuzzer's hooks: men move, appear, vanish, line up with a king; a pawn
// makes its double step; the board is mirrored; two positions are crossed. Results are brought into the domain where
// that is cheap (one king each, no pawn on an edge rank, rights and target with their men) and tried again when they
// are not valid all the same, so that nearly every run of a target compares something.
//
// Tested in encoding_test.cpp: share of valid results, every situation reached, kings kept.
#pragma once

#include <cstddef>
#include <cstdint>

#include "fuzz/random.h"
#include "position/position.h"

namespace passant::targets {

Position mutated(const Position& position, Random& random);

/// The men of `a` on some ranks or files and those of `b` on the others; the kings, the side to move and the rest of
/// `a`.
Position crossed(const Position& a, const Position& b, Random& random);

/// May bytes follow the position (encoding.h)?
enum class Rest : bool { None, Moves };

/// The body of LLVMFuzzerCustomMutator: now and then the fuzzer's own mutation of the bytes, else a mutated position.
std::size_t mutate(std::uint8_t* data, std::size_t size, std::size_t max_size, unsigned seed, Rest rest);

/// The body of LLVMFuzzerCustomCrossOver.
std::size_t cross_over(const std::uint8_t* data1, std::size_t size1, const std::uint8_t* data2, std::size_t size2,
                       std::uint8_t* out, std::size_t max_out_size, unsigned seed);

}  // namespace passant::targets
