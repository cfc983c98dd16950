// Counts leaves with one form of the bitboard generator, as often as wanted: what perft_ratios.py measures.
//
//   perft_runner FORM FEN DEPTH TIMES
//
// FORM: portable, avx2, avx512; with `-last` only the last ply is counted, each position for itself; with `-made` every
// leaf is made in memory; `played` makes every leaf by the moves listed, on one board.
#include <algorithm>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <string_view>

#include "generators/bitboard/board.h"
#include "generators/bitboard/convert.h"
#include "generators/bitboard/forms.h"
#include "generators/bitboard/play.h"
#include "generators/perft.h"
#include "position/fen.h"

namespace {

using passant::Position;
namespace bitboard = passant::bitboard;

std::uint64_t leaves_by_last_ply(const bitboard::FormFunctions& form, const bitboard::State& state, int depth) {
  if (depth == 1) return form.count(state);
  std::uint16_t moves[bitboard::kMostMoves];
  const std::uint16_t* const end = form.list(state, moves);
  std::uint64_t leaves = 0;
  for (const std::uint16_t* move = moves; move != end; ++move) {
    bitboard::State child = state;
    bitboard::play(child, *move);
    leaves += leaves_by_last_ply(form, child, depth - 1);
  }
  return leaves;
}

std::uint64_t leaves(std::string_view form, const Position& position, int depth) {
  if (form == "played") {
    bitboard::Board board(position);
    return passant::perft_by_list(board, depth, true);
  }
  const bool last_ply = form.ends_with("-last");
  const bool made = form.ends_with("-made");
  const auto name = form.substr(0, form.size() - (last_ply || made ? 5 : 0));
  const auto known = std::ranges::find(bitboard::forms(), name, &bitboard::Form::name);
  if (known != bitboard::forms().end()) {
    const bitboard::State state = bitboard::to_state(position);
    if (made) return known->run.played_perft(state, depth);
    return last_ply ? leaves_by_last_ply(known->run, state, depth) : known->run.perft(state, depth);
  }
  std::fprintf(stderr, "%.*s: no form that this processor can run\n", static_cast<int>(form.size()), form.data());
  std::exit(2);
}

}  // namespace

int main(int count, char** words) {
  const auto position = count == 5 ? passant::parse_fen(words[2]) : passant::parse_fen("");
  if (!position) {
    std::fprintf(stderr, "usage: perft_runner FORM FEN DEPTH TIMES\n");
    return 2;
  }
  std::uint64_t nodes = 0;
  for (int time = 0; time < std::atoi(words[4]); ++time) nodes = leaves(words[1], *position, std::atoi(words[3]));
  std::printf("%llu\n", static_cast<unsigned long long>(nodes));
}
