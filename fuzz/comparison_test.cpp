// Each kind of deviation between generators, shown by a seeded fault that has it.

#include "fuzz/comparison.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>

#include "fuzz/contender.h"
#include "generators/mutants/mutant.h"
#include "position/fen.h"

namespace passant {
namespace {

MoveList list_of(std::initializer_list<Move> moves) {
  MoveList list;
  for (const Move move : moves) list.add(move);
  return list;
}

const Move kA{"e2"_sq, "e3"_sq};
const Move kB{"e2"_sq, "e4"_sq};
const Move kC{"a7"_sq, "a8"_sq, PieceKind::Queen};

TEST(CompareLists, IgnoresOrder) { EXPECT_TRUE(compare_lists(list_of({kA, kB, kC}), list_of({kC, kA, kB})).empty()); }

TEST(CompareLists, TellsMissingExtraAndDuplicateApart) {
  EXPECT_EQ(compare_lists(list_of({kA}), list_of({kA, kB})), (Deviations{{DeviationKind::Missing, kB}}));
  EXPECT_EQ(compare_lists(list_of({kA, kB}), list_of({kA})), (Deviations{{DeviationKind::Extra, kB}}));
  EXPECT_EQ(compare_lists(list_of({kA, kA}), list_of({kA})), (Deviations{{DeviationKind::Duplicate, kA}}));
  EXPECT_EQ(compare_lists(list_of({kB, kC, kC}), list_of({kA, kC})),
            (Deviations{{DeviationKind::Missing, kA}, {DeviationKind::Extra, kB}, {DeviationKind::Duplicate, kC}}));
}

TEST(Fingerprint, DependsOnTheMovesAndHowOften) {
  EXPECT_EQ(fingerprint(list_of({kA, kB, kC})), fingerprint(list_of({kC, kB, kA})));
  EXPECT_NE(fingerprint(list_of({kA, kB})), fingerprint(list_of({kA, kC})));
  EXPECT_NE(fingerprint(list_of({kA, kA})), fingerprint(list_of({kA})));
  EXPECT_NE(fingerprint(list_of({kA, kA, kB})), fingerprint(list_of({kA, kB, kB})));
}

TEST(Fingerprint, TellsAllMovesApart) {
  std::set<std::uint64_t> seen;
  for (int from = 0; from < 64; ++from) {
    for (int to = 0; to < 64; ++to) {
      EXPECT_TRUE(seen.insert(fingerprint(list_of({{Square::from_index(from), Square::from_index(to)}}))).second);
    }
  }
}

TEST(CompareFully, GeneratorsAgreeOnTheStartPosition) {
  const Position start = parse_fen(kStartFen).value();
  for (const auto subject : generator_names()) {
    for (const auto reference : generator_names()) {
      EXPECT_TRUE(compare_fully(*find_generator(subject), *find_generator(reference), start).empty())
          << subject << reference;
    }
  }
}

/// Every mutant differs on its witness, or one move later, in what its table entry says.
TEST(CompareFully, SeesEveryMutantOnItsWitness) {
  const auto reference = find_generator("bitboard");
  for (const mutants::MutantInfo& info : mutants::all_mutants()) {
    if (!info.equivalent.empty()) continue;
    const mutants::MutantGenerator subject(info.fault);
    const Position witness = parse_fen(info.witness).value();
    bool seen = !compare_fully(subject, *reference, witness).empty();
    MoveList moves;
    reference->legal_moves(witness, moves);
    for (const Move move : moves)
      seen = seen || !compare_fully(subject, *reference, reference->after(witness, move)).empty();
    EXPECT_TRUE(seen) << info.name << " on " << info.witness;
  }
}

}  // namespace
}  // namespace passant
