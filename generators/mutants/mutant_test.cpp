// Each entry of the tables is held to what it says.
#include "generators/mutants/mutant.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <ostream>
#include <set>
#include <string>
#include <thread>

#include "generators/mutants/sighting.h"
#include "position/fen.h"
#include "position/move_set.h"
#include "position/validity.h"

namespace passant::mutants {

void PrintTo(const MutantInfo& info, std::ostream* out) { *out << info.name; }

namespace {

/// The classes of findings for faults of king safety, of squares and board, and of lifetime: each has a mutant here.
constexpr std::array<std::string_view, 32> kCoreKinds{"rank-double-removal",
                                                      "evasion-capture-missing",
                                                      "pinned-diagonal-missing",
                                                      "ep-under-foreign-check",
                                                      "pinned-illegal-allowed",
                                                      "reblock-overprune",
                                                      "nonpawn-to-ep-square",
                                                      "mate-detection-misses-ep",
                                                      "capture-missing-plain",
                                                      "crossed-rays-overprune",
                                                      "rank-overprune",
                                                      "captured-pawn-wrong-square",
                                                      "nonpawn-ep-capture",
                                                      "square-zero-sentinel",
                                                      "two-capturers",
                                                      "unmake-corrupts",
                                                      "edge-guard-overprune",
                                                      "pawn-move-with-ep-set-removes",
                                                      "wrong-direction",
                                                      "ep-square-wrong-rank",
                                                      "ep-marker-as-piece",
                                                      "file-wrap",
                                                      "wrong-rank",
                                                      "single-push-as-double",
                                                      "nonpawn-double-step",
                                                      "ep-set-though-illegal",
                                                      "stale-ep",
                                                      "null-move-ep",
                                                      "ep-not-set",
                                                      "ep-seen-by-wrong-side",
                                                      "own-pawn-ep",
                                                      "history-derived-legality"};

/// Classes of helpers beside the list, of positions that cannot arise, and of no rule of en passant.
constexpr std::array<std::string_view, 18> kOtherKinds{"fen-ep-lost",
                                                       "fen-validator-rejects",
                                                       "gives-check-wrong",
                                                       "check-misjudged",
                                                       "diag-discovery",
                                                       "ep-blocks-check",
                                                       "duplicate-capture",
                                                       "count-differs-from-list",
                                                       kOutsideEnPassant,
                                                       "castling-illegal-allowed",
                                                       "castling-missing",
                                                       "castling-rights-wrong",
                                                       "promotion-missing",
                                                       "double-step-extra",
                                                       "pin-ignored",
                                                       "pinned-move-missing",
                                                       "double-check-evasion-allowed",
                                                       "king-into-check-allowed"};

bool known_kind(std::string_view kind) {
  return std::ranges::count(kCoreKinds, kind) + std::ranges::count(kOtherKinds, kind) == 1;
}

std::vector<std::string> words(std::string_view text) {
  std::vector<std::string> all;
  while (!text.empty()) {
    const auto blank = std::min(text.find(' '), text.size());
    all.emplace_back(text.substr(0, blank));
    text.remove_prefix(std::min(blank + 1, text.size()));
  }
  return all;
}

TEST(MutantTable, HasAHundredFaultsWithNamesOfTheirOwn) {
  std::set<std::string_view> names;
  std::set<std::string_view> mechanisms;
  for (const MutantInfo& info : all_mutants()) {
    EXPECT_TRUE(names.insert(info.name).second) << info.name;
    EXPECT_TRUE(mechanisms.insert(info.mechanism).second) << info.name;
    EXPECT_EQ(info.name.find_first_not_of("abcdefghijklmnopqrstuvwxyz0123456789-"), std::string_view::npos);
    EXPECT_EQ(find_mutant(info.name)->fault, info.fault);
  }
  EXPECT_GE(names.size(), 100U);
  EXPECT_EQ(find_mutant("none")->fault, Fault::None);
  EXPECT_EQ(find_mutant("no-such-fault"), std::nullopt);
}

TEST(MutantTable, SaysEverythingThatAnEntryMustSay) {
  for (const MutantInfo& info : all_mutants()) {
    EXPECT_TRUE(info.mechanism.ends_with('.')) << info.name;
    EXPECT_NE(info.site, Site::None) << info.name;
    EXPECT_TRUE(known_kind(info.kind)) << info.name << ": " << info.kind;
    for (const std::string& kind : words(info.also)) EXPECT_TRUE(known_kind(kind)) << info.name << ": " << kind;
    EXPECT_TRUE(!info.witness.empty() || !info.equivalent.empty()) << info.name;
  }
}

TEST(MutantTable, HasAVisibleFaultOfEveryKindAndMoreOfTheFrequentOnes) {
  const auto visible = [](std::string_view kind) {
    return std::ranges::count_if(all_mutants(),
                                 [&](const MutantInfo& info) { return info.kind == kind && info.equivalent.empty(); });
  };
  for (const std::string_view kind : kCoreKinds) EXPECT_GE(visible(kind), 1) << kind;
  EXPECT_GE(visible("rank-double-removal"), 10);
  EXPECT_GE(visible("evasion-capture-missing"), 8);
  EXPECT_GE(visible(kOutsideEnPassant), 12);
}

class Mutant : public testing::TestWithParam<MutantInfo> {};

INSTANTIATE_TEST_SUITE_P(All, Mutant, testing::ValuesIn(all_mutants().begin(), all_mutants().end()),
                         [](const auto& test) {
                           std::string name(test.param.name);
                           std::ranges::replace(name, '-', '_');
                           return name;
                         });

/// What `look` sees of a fault at its witness, by where the table says that it shows.
void expect_seen(const MutantInfo& info, const Sighting& seen) {
  const bool list = info.seen == Seen::List || info.seen == Seen::Fen;
  EXPECT_EQ(seen.list, list);
  EXPECT_EQ(seen.count, info.seen == Seen::Count);
  EXPECT_TRUE(info.seen != Seen::Child || seen.child);
  EXPECT_TRUE(info.seen != Seen::TakeBack || seen.take_back);
  EXPECT_TRUE(info.seen != Seen::History || seen == Sighting{});
  EXPECT_TRUE(info.seen == Seen::Fen || !seen.read_back);
}

TEST_P(Mutant, ShowsAtItsWitnessAsSoonAndWhereTheTableSays) {
  const MutantInfo& info = GetParam();
  if (info.witness.empty()) return;  // an equivalent one without a position that is valid and shows it
  const auto position = parse_fen(info.witness);
  ASSERT_TRUE(position);
  EXPECT_EQ(to_fen(*position), info.witness);
  EXPECT_EQ(tier(*position), info.equivalent.empty() ? Tier::Consistent : Tier::Valid);
  EXPECT_EQ(least_depth(info.fault, *position, info.depth), info.depth);
  expect_seen(info, look(info.fault, *position));
}

TEST_P(Mutant, CountsThatItsDecisionIsReachedAndWrongAtItsWitness) {
  const MutantInfo& info = GetParam();
  if (info.witness.empty()) return;
  const MutantGenerator generator(info.fault);
  const Position position = *parse_fen(info.witness);
  for (int depth = 1; depth <= info.depth + 1; ++depth) static_cast<void>(generator.perft(position, depth));
  EXPECT_GT(generator.triggered(), 0U);
  EXPECT_GE(generator.reached(), generator.triggered());
}

TEST(MutantGenerator, IsNamedAfterItsFaultAndForgetsItsCountsWhenAsked) {
  MutantGenerator generator(Fault::CapturedPawnStays);
  EXPECT_EQ(generator.name(), "mutant:captured-pawn-stays");
  EXPECT_EQ(generator.info().kind, "captured-pawn-wrong-square");
  static_cast<void>(generator.after(*parse_fen("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1"), *parse_uci("e5d6")));
  EXPECT_EQ(generator.reached(), 1U);
  EXPECT_EQ(generator.triggered(), 1U);
  generator.reset_counters();
  EXPECT_EQ(generator.reached(), 0U);
  EXPECT_EQ(generator.triggered(), 0U);
}

TEST(MutantGenerator, TakesBackEveryMoveWhenFaultless) {
  const MutantGenerator twin(Fault::None);
  const Position position = *parse_fen("r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1");
  MoveList before;
  twin.legal_moves(position, before);
  MoveList then;
  EXPECT_EQ(twin.played_and_taken_back(position, std::vector<Move>(before.begin(), before.end()), then), position);
  EXPECT_EQ(then.size(), 48U);
  EXPECT_EQ(twin.count_legal_moves(position), 48U);
  EXPECT_FALSE(twin.in_check(position));
  EXPECT_EQ(twin.reached(), 0U);
}

TEST(MutantGenerator, CanBeAskedFromSeveralThreads) {
  const MutantGenerator generator(Fault::RankTestAbsent);
  const Position position = *parse_fen("4k3/8/8/K2pP2r/8/8/8/8 w - d6 0 1");
  constexpr unsigned kAsked = 2000;
  const auto ask = [&] {
    MoveList list;
    for (unsigned time = 0; time < kAsked; ++time) {
      list.clear();
      generator.legal_moves(position, list);
    }
  };
  std::thread other(ask);
  ask();
  other.join();
  EXPECT_EQ(generator.reached(), 2 * kAsked);
  EXPECT_EQ(generator.triggered(), 2 * kAsked);
}

}  // namespace
}  // namespace passant::mutants
