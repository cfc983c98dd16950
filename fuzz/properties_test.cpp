// What must hold of every generator on every valid position, and of the rule itself, as properties.

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <algorithm>
#include <cstdlib>

#include "fuzz/arbitrary_position.h"
#include "fuzz/capture_facts.h"
#include "fuzz/comparison.h"
#include "fuzz/contender.h"
#include "fuzz/double_step.h"
#include "generators/bitboard/convert.h"
#include "generators/bitboard/forms.h"
#include "generators/bitboard/play.h"
#include "generators/rulebook/legality.h"
#include "position/symmetry.h"
#include "position/validity.h"

namespace passant {
namespace {

MoveList listed(const Generator& generator, const Position& position) {
  MoveList list;
  generator.legal_moves(position, list);
  return list;
}

MoveSet moves_of(const Generator& generator, const Position& position) { return MoveSet(listed(generator, position)); }

std::vector<Move> captures_of(const Generator& generator, const Position& position) {
  std::vector<Move> captures;
  for (const Move move : listed(generator, position)) {
    if (is_capture_on_target(position, move)) captures.push_back(move);
  }
  return captures;
}

bool is_double_step(const Position& position, Move move) {
  const auto mover = position.placement[move.from()];
  return mover && mover->kind() == PieceKind::Pawn && std::abs(move.to().rank() - move.from().rank()) == 2;
}

// More cases than RapidCheck's hundred, unless somebody says otherwise.
const bool more_cases = setenv("RC_PARAMS", "max_success=1000", 0) == 0;

/// Each property for each generator: RapidCheck says the position, gtest the generator.
class GeneratorProperty : public testing::TestWithParam<std::string_view> {
 protected:
  template <class Property>
  void holds(const char* what, Property property) {
    const bool passed = rc::check(what, [&](const Position& position) { property(*generator_, position); });
    EXPECT_TRUE(passed) << GetParam();
  }

 private:
  std::shared_ptr<const Generator> generator_ = find_generator(GetParam());
};

INSTANTIATE_TEST_SUITE_P(All, GeneratorProperty, testing::ValuesIn(generator_names()),
                         [](const auto& name) { return std::string(name.param); });

TEST_P(GeneratorProperty, ListsEachMoveOnce) {
  holds("no duplicates", [](const Generator& generator, const Position& position) {
    RC_ASSERT(listed(generator, position).size() == moves_of(generator, position).size());
  });
}

TEST_P(GeneratorProperty, CountsWhatItLists) {
  holds("count equals list", [](const Generator& generator, const Position& position) {
    RC_ASSERT(generator.count_legal_moves(position) == listed(generator, position).size());
  });
}

TEST_P(GeneratorProperty, TakesBackEveryMove) {
  holds("play and take back", [](const Generator& generator, const Position& position) {
    const MoveList moves = listed(generator, position);
    MoveList then;
    RC_ASSERT(generator.played_and_taken_back(position, std::span(moves.begin(), moves.size()), then) == position);
    RC_ASSERT(fingerprint(then) == fingerprint(moves));
  });
}

TEST_P(GeneratorProperty, KnowsNoDifferenceBetweenThePlayers) {
  holds("colour flip", [](const Generator& generator, const Position& position) {
    RC_ASSERT(moves_of(generator, color_flip(position)) == color_flip(moves_of(generator, position)));
  });
}

TEST_P(GeneratorProperty, KnowsNoDifferenceBetweenTheWings) {
  holds("file mirror", [](const Generator& generator, const Position& position) {
    const auto mirrored = file_mirror(position);
    RC_PRE(mirrored.has_value());
    RC_ASSERT(moves_of(generator, *mirrored) == file_mirror(moves_of(generator, position)));
  });
}

TEST_P(GeneratorProperty, ListsTheSameFromAFenAsAfterTheMoves) {
  holds("roads", [](const Generator& generator, const Position& position) {
    for (const Move move : listed(generator, position)) {
      MoveList played;
      generator.legal_moves_after(position, std::span(&move, 1), played);
      RC_ASSERT(fingerprint(played) == fingerprint(listed(generator, generator.after(position, move))));
    }
    const auto step = last_double_step(position);
    if (!step) return;
    MoveList played;
    generator.legal_moves_after(step->before, std::span(&step->move, 1), played);
    RC_ASSERT(fingerprint(played) == fingerprint(listed(generator, position)));
  });
}

TEST_P(GeneratorProperty, SeesChecksAsValidityDoes) {
  holds("checks", [](const Generator& generator, const Position& position) {
    const Square king = *king_square(position.placement, position.to_move);
    RC_ASSERT(generator.in_check(position) == attacked(position.placement, king, opponent(position.to_move)));
  });
}

TEST_P(GeneratorProperty, NeverLeavesTheKingInCheck) {
  holds("children are valid", [](const Generator& generator, const Position& position) {
    for (const Move move : listed(generator, position))
      RC_ASSERT(tier(generator.after(position, move)) != Tier::Invalid);
  });
}

// FIDE 3.7.3.1: the pawn that has just advanced two squares may be captured.
TEST_P(GeneratorProperty, OnlyADoubleStepGivesTheRightAndForOneMove) {
  holds("target after a move", [](const Generator& generator, const Position& position) {
    for (const Move move : listed(generator, position)) {
      const Position after = generator.after(position, move);
      RC_ASSERT(after.en_passant.has_value() == is_double_step(position, move));
    }
  });
}

// FIDE 3.7.3.2: only on the move that follows.
TEST_P(GeneratorProperty, WithoutTheTargetJustTheCapturesAreGone) {
  holds("target away", [](const Generator& generator, const Position& position) {
    Position lapsed = position;
    lapsed.en_passant.reset();
    const MoveSet captures(captures_of(generator, position));
    RC_ASSERT(moves_of(generator, position) - captures == moves_of(generator, lapsed));
  });
}

TEST_P(GeneratorProperty, AtMostTwoPawnsCaptureAndNobodyElseEntersTheTargetAsIfItDid) {
  holds("captures", [](const Generator& generator, const Position& position) {
    RC_ASSERT(captures_of(generator, position).size() <= 2U);
    RC_PRE(position.en_passant.has_value());
    for (const Move move : listed(generator, position)) {
      const Position after = generator.after(position, move);
      const Square passed = passed_pawn_square(*position.en_passant, position.to_move);
      const bool pawn_is_gone = after.placement[passed] != position.placement[passed];
      RC_ASSERT(pawn_is_gone == (is_capture_on_target(position, move) || move.to() == passed));
    }
  });
}

/// Every move that can be spelt, asked of the arbiter one by one.
MoveSet candidates_allowed(const Position& position) {
  std::vector<Move> allowed;
  for (int from = 0; from < Square::kCount; ++from) {
    for (int to = 0; to < Square::kCount; ++to) {
      rulebook::for_each_legal_move_between(position, Square::from_index(from), Square::from_index(to),
                                            [&](Move move) { allowed.push_back(move); });
    }
  }
  return MoveSet(std::move(allowed));
}

TEST_P(GeneratorProperty, ListsJustTheCandidatesThatTheLawsAllow) {
  holds("membership", [](const Generator& generator, const Position& position) {
    const MoveSet allowed = candidates_allowed(position);
    const MoveSet listed_moves = moves_of(generator, position);
    for (int bits = 0; bits < 1 << 15; ++bits) {
      const int promotion = bits >> 12;
      if (promotion > 4) break;
      const Square from = Square::from_index(bits & 63);
      const Square to = Square::from_index(bits >> 6 & 63);
      const Move move = promotion == 0 ? Move(from, to) : Move(from, to, static_cast<PieceKind>(promotion));
      RC_ASSERT(listed_moves.contains(move) == allowed.contains(move));
    }
  });
}

/// All generators against the arbiter: lists, the positions after the moves, roads, counts.
TEST_P(GeneratorProperty, AgreesWithTheRulebook) {
  const auto rulebook = find_generator("rulebook");
  holds("agreement", [&](const Generator& generator, const Position& position) {
    RC_ASSERT(compare_fully(generator, *rulebook, position).empty());
  });
}

/// What a form of the bitboard generator says, its moves in order.
struct FormAnswers {
  std::vector<std::uint16_t> moves;
  std::uint64_t count;
  std::vector<std::uint32_t> counts_after;  ///< of the positions after each move, taken together
  std::uint64_t replies;
  std::uint64_t replies_played;
  bool in_check;

  friend bool operator==(const FormAnswers&, const FormAnswers&) = default;
};

FormAnswers answers_of(const bitboard::FormFunctions& form, const bitboard::State& state) {
  std::vector<std::uint16_t> moves(bitboard::kMostMoves);
  moves.resize(static_cast<std::size_t>(form.list(state, moves.data()) - moves.data()));
  std::ranges::sort(moves);
  std::vector<bitboard::State> children(moves.size(), state);
  for (std::size_t n = 0; n < moves.size(); ++n) bitboard::play(children[n], moves[n]);
  std::vector<std::uint32_t> counts_after(moves.size());
  form.count_each(children.data(), children.size(), counts_after.data());
  return {
      moves, form.count(state), counts_after, form.perft(state, 2), form.played_perft(state, 2), form.in_check(state)};
}

TEST(BitboardForms, AgreeOnTheListTheCountTheRepliesAndCheck) {
  EXPECT_TRUE(rc::check("forms agree", [](const Position& position) {
    const bitboard::State state = bitboard::to_state(position);
    const FormAnswers portable = answers_of(bitboard::kPortableForm, state);
    RC_ASSERT(portable.count == portable.moves.size());
    RC_ASSERT(portable.replies == portable.replies_played);
    for (const bitboard::Form& form : bitboard::forms()) RC_ASSERT(answers_of(form.run, state) == portable);
  }));
}

TEST(SimplerPositions, AreNeverInvalidAndEnd) {
  rc::check("shrinking ends", [](std::uint64_t key) {
    Position position = position_of_key(key);
    int steps = 0;
    for (auto simpler = simpler_positions(position); !simpler.empty(); simpler = simpler_positions(position)) {
      position = simpler[key++ % simpler.size()];
      RC_ASSERT(tier(position) != Tier::Invalid);
      RC_ASSERT(++steps < 400);
    }
  });
}

TEST(ArbitraryPosition, ShrinksTowardsKingsAndTwoPawns) {
  const auto bitboard = find_generator("bitboard");
  const auto fails = [&](const Position& position) { return !captures_of(*bitboard, position).empty(); };
  Position position = position_of_key(1);
  for (std::uint64_t key = 2; !fails(position); ++key) position = position_of_key(key);
  const auto shrink_once = [&] {
    const auto simpler = simpler_positions(position);
    const auto next = std::ranges::find_if(simpler, fails);
    if (next == simpler.end()) return false;
    position = *next;
    return true;
  };
  while (shrink_once()) {
  }
  EXPECT_THAT(to_fen(position),
              testing::AnyOf("4k3/8/8/2Pp4/8/8/8/4K3 w - d6 0 1", "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1"));
}

}  // namespace
}  // namespace passant
