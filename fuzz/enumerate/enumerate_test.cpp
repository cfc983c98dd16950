// The numbering of the domain, the facts of a placement against the shared words, and the first of the two counts
// against combinatorics.

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <bit>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "fuzz/enumerate/census.h"
#include "fuzz/enumerate/domain.h"
#include "fuzz/random.h"
#include "generators/rulebook/board.h"
#include "position/fen.h"
#include "position/symmetry.h"
#include "position/validity.h"

namespace passant::enumerate {
namespace {

Census census_of(const Domain& domain, std::uint64_t first, std::uint64_t last) {
  Census census;
  for_each_placement(domain, first, last, [&](const Arrangement& placement) { census.add(facts_of(placement)); });
  return census;
}

std::vector<std::string> fens(const Domain& domain, std::uint64_t first, std::uint64_t last) {
  std::vector<std::string> all;
  for_each_placement(domain, first, last,
                     [&](const Arrangement& placement) { all.push_back(to_epd(placement.position())); });
  return all;
}

/// Calls `expect` with placements taken from all over the domain.
template <class Expect>
void on_sample(const Domain& domain, int count, Expect expect) {
  Random random(1, 0, static_cast<std::uint64_t>(domain.men()));
  for (int draw = 0; draw < count && !testing::Test::HasFailure(); ++draw) {
    const std::uint64_t index = random.next() % domain.size();
    for_each_placement(domain, index, index + 1, [&](const Arrangement& placement) {
      SCOPED_TRACE(to_fen(placement.position()));
      expect(placement);
    });
  }
}

// How many placements there are, another way: for each place of the kings the squares that are left can each stay empty
// or take any man that may stand there, so that the count is a coefficient of the product of (1 + choices x).

/// How many kinds of men may stand on each square, by the file of the black pawn; 0 where none may.
using Choices = std::array<unsigned, 64>;

Choices choices_with(int file, bool left, bool right) {
  Choices choices{};
  for (unsigned square = 0; square < 64; ++square) choices[square] = square < 8 || square > 55 ? 8 : 10;
  const auto pawn = static_cast<unsigned>(32 + file);
  if (file > 0) choices[pawn - 1] = left ? 0 : 9;
  if (file < 7) choices[pawn + 1] = right ? 0 : 9;
  for (const unsigned square : {pawn, pawn + 8, pawn + 16}) choices[square] = 0;
  return choices;
}

std::uint64_t coefficient(const Choices& choices, unsigned power) {
  std::array<std::uint64_t, 8> coefficients{1};
  for (const unsigned count : choices) {
    for (unsigned at = 7; at > 0; --at) coefficients[at] += coefficients[at - 1] * count;
  }
  return coefficients[power];
}

std::uint64_t placements_with(const Choices& choices, unsigned others) {
  std::uint64_t total = 0;
  for (unsigned white = 0; white < 64; ++white) {
    for (unsigned black = 0; black < 64; ++black) {
      const int files = static_cast<int>(white % 8) - static_cast<int>(black % 8);
      const int ranks = static_cast<int>(white / 8) - static_cast<int>(black / 8);
      if (choices[white] == 0 || choices[black] == 0 || files * files + ranks * ranks <= 2) continue;
      Choices left = choices;
      left[white] = left[black] = 0;
      total += coefficient(left, others);
    }
  }
  return total;
}

std::uint64_t placements_by_polynomials(int men) {
  std::uint64_t total = 0;
  for (int file = 0; file < 8; ++file) {
    for (const auto& [left, right] : {std::pair(true, false), std::pair(false, true), std::pair(true, true)}) {
      const int others = men - 3 - int{left} - int{right};
      if (others < 0 || (left && file == 0) || (right && file == 7)) continue;
      total += placements_with(choices_with(file, left, right), static_cast<unsigned>(others));
    }
  }
  return total / 2;  // mirror images count once
}

TEST(EnumerateDomain, SizeIsThatOfAnIndependentFormula) {
  for (int men = 4; men <= 8; ++men) EXPECT_EQ(Domain(men).size(), placements_by_polynomials(men)) << men;
}

TEST(EnumerateDomain, EveryPlacementOfFourMenIsThereOnceAndNoMirrorImage) {
  const Domain domain(4);
  std::set<std::string> met;
  for_each_placement(domain, 0, domain.size(), [&](const Arrangement& placement) {
    EXPECT_TRUE(met.insert(to_epd(placement.position())).second);
    EXPECT_FALSE(met.contains(to_epd(file_mirror(placement.position()).value())));
  });
  EXPECT_EQ(met.size(), domain.size());
}

TEST(EnumerateDomain, AnyRangeAloneIsThatPartOfTheWhole) {
  const Domain domain(5);
  for (const std::uint64_t first : {std::uint64_t{0}, domain.size() / 3, domain.size() - 3000}) {
    const std::vector<std::string> whole = fens(domain, first, first + 3000);
    ASSERT_EQ(whole.size(), 3000U);
    for (std::uint64_t at = 0; at < 3000; at += 7) {
      const auto alone = fens(domain, first + at, first + std::min<std::uint64_t>(at + 7, 3000));
      EXPECT_TRUE(std::equal(alone.begin(), alone.end(), whole.begin() + static_cast<std::ptrdiff_t>(at)))
          << first + at;
    }
  }
  EXPECT_TRUE(fens(domain, 17, 17).empty());
}

TEST(EnumerateDomain, EveryPlacementHasItsMenAndTheFrame) {
  for (int men = 4; men <= 8; ++men) {
    on_sample(Domain(men), 3000, [&](const Arrangement& placement) {
      EXPECT_EQ(placement.men().size(), static_cast<std::size_t>(men));
      EXPECT_EQ(std::popcount(placement.occupied()), men);
      const Reasons reasons = examine(placement.position());
      for (const Reason reason : reasons.list()) {
        EXPECT_TRUE(reason == Reason::OpponentInCheck || reason == Reason::ImpossibleCheck ||
                    reason == Reason::TooManyCheckers)
            << name(reason);
      }
      EXPECT_EQ(king_square(placement.position().placement, Color::White), placement.king(Color::White));
      EXPECT_EQ(king_square(placement.position().placement, Color::Black), placement.king(Color::Black));
    });
  }
}

Tier tier_by_facts(const Facts& facts) {
  if (!facts.valid) return Tier::Invalid;
  return facts.consistent ? Tier::Consistent : Tier::Valid;
}

int captures_by_the_rulebook(const Position& position) {
  MoveList list;
  rulebook::Board(position).legal_moves(list);
  return static_cast<int>(std::ranges::count_if(list, [&](Move move) {
    return move.to() == *position.en_passant &&
           position.placement.holds(move.from(), {position.to_move, PieceKind::Pawn}) &&
           move.from().file() != move.to().file();
  }));
}

TEST(EnumerateFacts, AreThoseOfTheSharedWordsAndTheRulebook) {
  for (int men = 4; men <= 8; ++men) {
    on_sample(Domain(men), 4000, [](const Arrangement& placement) {
      const Facts facts = facts_of(placement);
      EXPECT_EQ(tier_by_facts(facts), tier(placement.position()));
      if (!facts.consistent) return;
      EXPECT_EQ(facts.in_check, rulebook::Board(placement.position()).in_check());
      EXPECT_EQ(facts.captures, captures_by_the_rulebook(placement.position()));
    });
  }
}

TEST(EnumerateFacts, TierOfEveryPlacementOfFourMen) {
  const Domain domain(4);
  for_each_placement(domain, 0, domain.size(), [](const Arrangement& placement) {
    ASSERT_EQ(tier_by_facts(facts_of(placement)), tier(placement.position())) << to_fen(placement.position());
  });
}

TEST(EnumerateCensus, OfPartsAddsUpToTheWhole) {
  const Domain domain(4);
  Census sum = census_of(domain, 0, 9999);
  sum += census_of(domain, 9999, domain.size());
  EXPECT_EQ(sum, census_of(domain, 0, domain.size()));
  EXPECT_EQ(sum, known_census(4));
}

}  // namespace
}  // namespace passant::enumerate
