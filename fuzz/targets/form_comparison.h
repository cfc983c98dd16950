// The forms of the bitboard generator (generators/bitboard/forms.h) compared with the portable one: lists, counts, the
// counts of all positions after one move, taken together, and the leaves two moves deep, which the forms count without
// making a move, against the moves played one by one.
#pragma once

#include <algorithm>
#include <numeric>
#include <string>
#include <vector>

#include "fuzz/targets/target.h"
#include "generators/bitboard/convert.h"
#include "generators/bitboard/forms.h"
#include "generators/bitboard/play.h"
#include "position/fen.h"

namespace passant::targets {

inline std::vector<std::uint16_t> sorted_list(const bitboard::FormFunctions& form, const bitboard::State& state) {
  std::vector<std::uint16_t> moves(bitboard::kMostMoves);
  moves.resize(static_cast<std::size_t>(form.list(state, moves.data()) - moves.data()));
  std::ranges::sort(moves);
  return moves;
}

/// REQUIRES: a valid position.
inline void compare_forms(std::string_view target, const Position& position) {
  const bitboard::State state = bitboard::to_state(position);
  const bitboard::FormFunctions& portable = bitboard::forms().front().run;
  const auto moves = sorted_list(portable, state);
  std::vector<bitboard::State> children;
  std::vector<std::uint32_t> counts;
  for (const std::uint16_t move : moves) {
    children.push_back(state);
    bitboard::play(children.back(), move);
    counts.push_back(static_cast<std::uint32_t>(portable.count(children.back())));
  }
  const std::uint64_t leaves = std::accumulate(counts.begin(), counts.end(), std::uint64_t{0});
  for (const bitboard::Form& form : bitboard::forms()) {
    const auto disagree = [&](std::string_view what) {
      fail(target, "bitboard, form " + std::string(form.name) + ": " + std::string(what), to_fen(position));
    };
    if (sorted_list(form.run, state) != moves) disagree("another list than the portable form's");
    if (form.run.count(state) != moves.size()) disagree("the count is not the size of the list");
    std::vector<std::uint32_t> together(children.size());
    form.run.count_each(children.data(), children.size(), together.data());
    if (together != counts) disagree("the positions counted together are not those counted one by one");
    if (form.run.perft(state, 2) != leaves) disagree("the replies counted together are not those counted one by one");
  }
}

}  // namespace passant::targets
