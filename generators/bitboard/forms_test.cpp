// Every form that this processor can run against the slow twins: lists against slow_moves.h, and the replies counted
// together (replies/) against the moves played one by one.
#include "generators/bitboard/forms.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>

#include "corpus/builtin.h"
#include "generators/bitboard/children_made.h"
#include "generators/bitboard/convert.h"
#include "generators/bitboard/known_counts.h"
#include "generators/bitboard/magics.h"
#include "generators/bitboard/random_positions.h"
#include "generators/bitboard/slow_moves.h"

namespace passant::bitboard {
namespace {

std::vector<std::uint16_t> sorted_list(const FormFunctions& form, const State& state) {
  std::vector<std::uint16_t> moves(kMostMoves);
  moves.resize(static_cast<std::size_t>(form.list(state, moves.data()) - moves.data()));
  std::ranges::sort(moves);
  return moves;
}

std::vector<std::uint16_t> sorted_slow_moves(const State& state) {
  auto moves = slow_legal_moves(state);
  std::ranges::sort(moves);
  return moves;
}

/// Leaves, every move but the last played.
std::uint64_t leaves_by_play(const State& state, int depth) {
  if (depth == 1) return kPortableForm.count(state);
  std::uint64_t leaves = 0;
  for (const std::uint16_t move : sorted_list(kPortableForm, state)) {
    State child = state;
    play(child, move);
    leaves += leaves_by_play(child, depth - 1);
  }
  return leaves;
}

void expect_same_moves(const Position& position) {
  SCOPED_TRACE(to_fen(position));
  const State state = to_state(position);
  const auto moves = sorted_slow_moves(state);
  for (const Form& form : forms()) {
    SCOPED_TRACE(form.name);
    EXPECT_EQ(sorted_list(form.run, state), moves);
    EXPECT_EQ(form.run.count(state), moves.size());
    EXPECT_EQ(form.run.in_check(state), slow_in_check(state, state.to_move));
  }
}

void expect_same_replies(const Position& position) {
  SCOPED_TRACE(to_fen(position));
  const State state = to_state(position);
  const std::uint64_t leaves = leaves_by_play(state, 2);
  for (const Form& form : forms()) EXPECT_EQ(form.run.perft(state, 2), leaves) << form.name;
}

using Words = std::array<std::uint64_t, sizeof(State) / sizeof(std::uint64_t)>;

Words words_of(const State& state) {
  return {state.pawns,
          state.knights,
          state.diagonals,
          state.straights,
          state.kings,
          state.white,
          std::uint64_t{state.halfmove_clock} << 32U | state.fullmove_number,
          static_cast<std::uint64_t>(state.to_move) << 16U | std::uint64_t{state.castling} << 8U | state.target};
}

void expect_children_as_played(const Position& position) {
  SCOPED_TRACE(to_fen(position));
  const State state = to_state(position);
  std::vector<Words> played;
  for (const std::uint16_t move : sorted_list(kPortableForm, state)) {
    State child = state;
    play(child, move);
    played.push_back(words_of(child));
  }
  std::vector<Words> made;
  const auto add = [&](const State& child, auto) { made.push_back(words_of(child)); };
  if (state.to_move == Color::White) {
    for_each_child<Color::White, MagicSliders>(state, add);
  } else {
    for_each_child<Color::Black, MagicSliders>(state, add);
  }
  std::ranges::sort(played);
  std::ranges::sort(made);
  EXPECT_EQ(made, played);
}

template <class Expect>
void on_random_positions(std::uint32_t seed, int positions, Expect expect) {
  RandomPositions random(seed);
  for (int round = 0; round < positions && !testing::Test::HasFailure(); ++round) expect(random.valid());
}

/// The valid positions of the corpus.
template <class Expect>
void on_corpus_positions(Expect expect) {
  for (const Suite& suite : builtin_corpus()) {
    for (const auto& record : suite.records) {
      if (testing::Test::HasFailure()) return;
      if (tier(record.position) != Tier::Invalid) expect(record.position);
    }
  }
}

TEST(BitboardForms, PortableFormComesFirst) { EXPECT_EQ(forms().front().name, "portable"); }

TEST(BitboardForms, EachReproducesKnownCounts) {
  for (const Form& form : forms()) {
    SCOPED_TRACE(form.name);
    expect_known_counts(
        5'000'000, [&](const Board& board, int depth) { return form.run.perft(to_state(board.position()), depth); });
  }
}

TEST(BitboardForms, MovesAreThoseOfTheSlowTwin) {
  on_random_positions(21, 2000, expect_same_moves);
  on_corpus_positions(expect_same_moves);
}

TEST(BitboardForms, ChildrenMadeAreThoseOfTheMovesPlayed) {
  on_random_positions(23, 5000, expect_children_as_played);
  on_corpus_positions(expect_children_as_played);
}

TEST(BitboardForms, EachReproducesKnownCountsPlayingLeaves) {
  for (const Form& form : forms()) {
    SCOPED_TRACE(form.name);
    expect_known_counts(5'000'000, [&](const Board& board, int depth) {
      return form.run.played_perft(to_state(board.position()), depth);
    });
  }
}

TEST(BitboardForms, RepliesAreThoseOfTheMovesPlayed) {
  on_random_positions(22, 20000, expect_same_replies);
  on_corpus_positions(expect_same_replies);
}

TEST(BitboardForms, RepliesToMoreMovesThanAreCountedTogetherAreThoseOfTheMovesPlayed) {
  for (const char* fen : {"R6R/3Q4/1Q4Q1/4Q3/2Q4Q/Q4Q2/pp1Q4/kBNN1KB1 w - - 0 1", "7k/8/8/2Q2Q2/8/2Q2Q2/8/K7 w - - 0 1",
                          "k7/8/2q2q2/8/2q2q2/8/8/7K b - - 0 1"}) {
    expect_same_replies(parse_fen(fen).value());
  }
}

TEST(BitboardForms, RepliesAreThoseOfTheMovesPlayedAfterEveryMoveOfTheCorpus) {
  on_corpus_positions([](const Position& position) {
    const State state = to_state(position);
    const std::uint64_t leaves = leaves_by_play(state, 3);
    for (const Form& form : forms())
      EXPECT_EQ(form.run.perft(state, 3), leaves) << form.name << ' ' << to_fen(position);
  });
}

}  // namespace
}  // namespace passant::bitboard
