// The functions of a form, made of the templates for one kind of slider lookup.
#pragma once

#include "generators/bitboard/children_made.h"
#include "generators/bitboard/count_moves.h"
#include "generators/bitboard/forms.h"
#include "generators/bitboard/list_moves.h"
#include "generators/bitboard/play.h"
#include "generators/bitboard/replies/count_at_once.h"
#include "generators/bitboard/replies/reply_counter.h"

#if PASSANT_AVX512_FORM
#include "generators/bitboard/batch/count_eight.h"
#endif

#if defined(__AVX__)
#include <immintrin.h>
#endif

namespace passant::bitboard {
namespace {

/// Before code that is not compiled for AVX runs again: as long as the upper halves of registers are in use, it waits
/// for them at every step. g++ 12 does not always see to it; a count took four times as long.
inline void leave_wide_registers() {
#if defined(__AVX__)
  _mm256_zeroupper();
#endif
}

template <class Sliders, class Sink>
void generate_for_side_to_move(const State& state, Sink& sink) {
  if (state.to_move == Color::White) {
    generate<Color::White, Sliders>(state, sink);
  } else {
    generate<Color::Black, Sliders>(state, sink);
  }
}

template <class Sliders>
std::uint16_t* list(const State& state, std::uint16_t* room) {
  MoveWriter writer(room);
  generate_for_side_to_move<Sliders>(state, writer);
  leave_wide_registers();
  return writer.end();
}

template <class Sliders>
std::uint64_t count_moves(const State& state) {
#if PASSANT_AVX512_FORM
  const std::uint64_t moves = state.to_move == Color::White ? count_at_once<Color::White, Sliders>(state)
                                                            : count_at_once<Color::Black, Sliders>(state);
#else
  MoveCounter counter;
  generate_for_side_to_move<Sliders>(state, counter);
  const std::uint64_t moves = counter.total();
#endif
  leave_wide_registers();
  return moves;
}

template <class Sliders>
void count_each(const State* states, std::size_t size, std::uint32_t* counts) {
  std::size_t n = 0;
#if PASSANT_AVX512_FORM
  for (; n + 8 <= size; n += 8) {
    const EightPositions eight(states + n);
    const __m256i moves = _mm512_cvtepi64_epi32(EightCounts(eight).moves().words);
    _mm256_storeu_si256(reinterpret_cast<__m256i*>(counts + n), moves);
    for_each_square(rare(eight), [&](int which) {
      const std::size_t at = n + static_cast<unsigned>(which);
      counts[at] = static_cast<std::uint32_t>(count_moves<Sliders>(states[at]));
    });
  }
#endif
  for (; n < size; ++n) counts[n] = static_cast<std::uint32_t>(count_moves<Sliders>(states[n]));
  leave_wide_registers();
}

/// REQUIRES: kUs is to move; `node` is that of `state`; depth >= 2.
template <Color kUs, class Sliders>
std::uint64_t perft_of(const State& state, const Node& node, int depth) {
  if (depth == 2) return count_replies<kUs, Sliders>(state, node);
  std::uint64_t nodes = 0;
  const auto visit = [&]<class How>(const State& child, How how) __attribute__((noinline)) {
    nodes += perft_of<kOpponent<kUs>, Sliders>(child, node_after<kUs>(node, state, child, how), depth - 1);
  };
  for_each_child<kUs, Sliders>(state, visit);
  return nodes;
}

template <class Sliders>
std::uint64_t perft(const State& state, int depth) {
  if (depth <= 0) return 1;
  if (depth == 1) return count_moves<Sliders>(state);
  const std::uint64_t nodes = state.to_move == Color::White
                                  ? perft_of<Color::White, Sliders>(state, node_of(state), depth)
                                  : perft_of<Color::Black, Sliders>(state, node_of(state), depth);
  leave_wide_registers();
  return nodes;
}

/// Tells the compiler that the position is looked at: it must be made in memory.
inline void keep(const State& state) { asm volatile("" : : "r"(&state) : "memory"); }

template <Color kUs, class Sliders>
std::uint64_t played_perft_of(const State& state, int depth) {
  std::uint64_t nodes = 0;
  for_each_child<kUs, Sliders>(state, [&](const State& child, auto) {
    if (depth == 1) {
      keep(child);
      ++nodes;
    } else {
      nodes += played_perft_of<kOpponent<kUs>, Sliders>(child, depth - 1);
    }
  });
  return nodes;
}

template <class Sliders>
std::uint64_t played_perft(const State& state, int depth) {
  if (depth <= 0) return 1;
  const std::uint64_t nodes = state.to_move == Color::White ? played_perft_of<Color::White, Sliders>(state, depth)
                                                            : played_perft_of<Color::Black, Sliders>(state, depth);
  leave_wide_registers();
  return nodes;
}

template <class Sliders>
bool in_check(const State& state) {
  const bool check =
      state.to_move == Color::White
          ? constraints<Color::White, Sliders>(men_of<Color::White>(state), men_of<Color::Black>(state)).in_check
          : constraints<Color::Black, Sliders>(men_of<Color::Black>(state), men_of<Color::White>(state)).in_check;
  leave_wide_registers();
  return check;
}

template <class Sliders>
constexpr FormFunctions form_functions() {
  return {list<Sliders>,  count_moves<Sliders>,  count_each<Sliders>,
          perft<Sliders>, played_perft<Sliders>, in_check<Sliders>};
}

}  // namespace
}  // namespace passant::bitboard
