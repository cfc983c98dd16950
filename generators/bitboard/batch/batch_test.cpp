// Counts of many positions at once against the list of each: positions that have nothing in common, and batches of
// every size, so that positions stand in every place of the registers and some are left over.
#include <gtest/gtest.h>

#include <vector>

#include "corpus/builtin.h"
#include "generators/bitboard/convert.h"
#include "generators/bitboard/forms.h"
#include "generators/bitboard/random_positions.h"
#include "position/fen.h"

namespace passant::bitboard {
namespace {

std::vector<State> random_states(std::uint32_t seed, int size) {
  RandomPositions random(seed);
  std::vector<State> states;
  for (int n = 0; n < size; ++n) states.push_back(to_state(random.valid()));
  return states;
}

std::uint32_t size_of_list(const State& state) {
  std::uint16_t moves[kMostMoves];
  return static_cast<std::uint32_t>(kPortableForm.list(state, moves) - moves);
}

void expect_counts(const State* states, std::size_t size) {
  for (const Form& form : forms()) {
    SCOPED_TRACE(form.name);
    std::vector<std::uint32_t> counts(size);
    form.run.count_each(states, size, counts.data());
    for (std::size_t n = 0; n < size && !testing::Test::HasFailure(); ++n) {
      EXPECT_EQ(counts[n], size_of_list(states[n])) << "at " << n << ": " << to_fen(to_position(states[n]));
    }
  }
}

TEST(CountsOfMany, AreTheSizesOfTheLists) {
  const auto states = random_states(31, 20000);
  expect_counts(states.data(), states.size());
}

TEST(CountsOfMany, AreTheSizesOfTheListsInBatchesOfEverySizeFromEveryPlace) {
  const auto states = random_states(32, 40);
  for (std::size_t size = 0; size <= 25; ++size) {
    for (std::size_t first = 0; first + size <= states.size(); ++first) expect_counts(states.data() + first, size);
  }
}

TEST(CountsOfMany, AreTheSizesOfTheListsOnTheCorpus) {
  std::vector<State> states;
  for (const Suite& suite : builtin_corpus()) {
    for (const auto& record : suite.records) {
      if (tier(record.position) != Tier::Invalid) states.push_back(to_state(record.position));
    }
  }
  ASSERT_GT(states.size(), 100U);
  expect_counts(states.data(), states.size());
}

}  // namespace
}  // namespace passant::bitboard
