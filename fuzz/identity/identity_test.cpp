// The identity of positions: the properties of state hold of both keyed boards, on arbitrary positions, on reported
// ones and on every small position of a family; and they see every seeded fault of state.

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <cstdlib>
#include <set>
#include <unordered_map>

#include "fuzz/arbitrary_position.h"
#include "fuzz/contender.h"
#include "fuzz/double_step.h"
#include "fuzz/identity/faulty_board.h"
#include "fuzz/identity/state_properties.h"
#include "generators/bitboard/keyed_board.h"
#include "generators/mailbox/keyed_board.h"

namespace passant {
namespace {

using testing::Contains;
using testing::ElementsAre;
using testing::IsEmpty;

// More cases than RapidCheck's hundred, unless somebody says otherwise.
const bool more_cases = setenv("RC_PARAMS", "max_success=300", 0) == 0;

template <class B>
auto properties_of(const Generator& arbiter) {
  const auto make = [](const Position& position) { return state::InLegalForm<B>(position); };
  return state::StateProperties(make, arbiter);
}

auto properties_with(StateFault fault, const Generator& arbiter) {
  const auto make = [fault](const Position& position) { return FaultyBoard(position, fault); };
  return state::StateProperties(make, arbiter);
}

// Where programs have gone wrong: pinned capturers, double steps that uncover a check, pawns on far files, captures by
// either side to either wing, castling, promotion.
constexpr std::array kRoots{"6k1/1p2p1rp/rP1pR3/2pP1pP1/p1P2P1P/R5K1/8/8 b - - 0 1",
                            "1k6/5p2/8/r3P2K/8/8/8/8 b - - 0 1",
                            "8/8/8/8/4p3/8/R2P3k/K7 w - - 0 1",
                            "4k3/4p3/2b3b1/3P1P2/4K3/8/8/8 b - - 0 1",
                            "4k3/8/8/8/P6p/8/8/4K3 b - a3 0 1",
                            "4k3/8/8/P6p/8/8/8/4K3 w - h6 0 1",
                            "4k3/8/8/p7/7P/8/8/4K3 w - a6 0 1",
                            "4k3/8/8/2PpP3/8/8/8/4K3 w - d6 0 1",
                            "4k3/8/8/8/2pPp3/8/8/4K3 b - d3 0 1",
                            "4k3/8/8/3pP3/4K3/8/8/8 w - d6 0 1",
                            "4rk2/8/8/3pP3/8/8/8/4K3 w - d6 0 1",
                            "8/8/8/r2Pp2K/8/8/8/4k3 w - e6 0 1",
                            "r3k2r/1P6/8/3pP3/2p4p/8/3P2P1/R3K2R w KQkq d6 0 2",
                            "4k3/8/8/1PpPp3/8/8/8/4K3 w - e6 0 1"};

template <class B>
class KeyedBoards : public testing::Test {
 protected:
  // The other generator says what is legal.
  static constexpr bool kBitboard = std::is_same_v<B, bitboard::KeyedBoard>;
  std::shared_ptr<const Generator> arbiter_ = find_generator(kBitboard ? "mailbox" : "bitboard");
};

using BothBoards = testing::Types<bitboard::KeyedBoard, mailbox::KeyedBoard>;
TYPED_TEST_SUITE(KeyedBoards, BothBoards);

TYPED_TEST(KeyedBoards, HoldEveryPropertyOfState) {
  const auto properties = properties_of<TypeParam>(*this->arbiter_);
  for (const char* root : kRoots) EXPECT_THAT(properties.alarms(parse_fen(root).value()), IsEmpty()) << root;
  EXPECT_TRUE(rc::check("state", [&](const Position& position) { RC_ASSERT(properties.alarms(position).empty()); }));
}

// The start position, and one that a table without the target gets wrong at depth 4.
TYPED_TEST(KeyedBoards, CountTheSameLeavesWithATable) {
  const auto properties = properties_of<TypeParam>(*this->arbiter_);
  EXPECT_EQ(properties.hashed_perft(parse_fen(kStartFen).value(), 4), 197'281U);
  EXPECT_EQ(properties.hashed_perft(parse_fen("4k3/3p4/8/4P3/4p3/8/3P4/4K3 w - - 0 1").value(), 4), 3139U);
}

/// Kings, a pawn pair after a double step, and a slider that may pin, everywhere.
template <class Visit>
void for_each_small_position(Visit visit) {
  for (int pushed = 0; pushed < 8; ++pushed) {
    for (const int beside : {pushed - 1, pushed + 1, (pushed + 4) % 8}) {
      if (beside < 0 || beside > 7) continue;
      for (int king = 0; king < Square::kCount; king += 3) {
        for (int slider = 0; slider < Square::kCount; ++slider) {
          Position position;
          position.placement.put(Square::at(pushed, 4), {Color::Black, PieceKind::Pawn});
          position.placement.put(Square::at(beside, 4), {Color::White, PieceKind::Pawn});
          position.placement.put(Square::from_index(slider), {Color::Black, PieceKind::Queen});
          position.placement.put("h8"_sq, {Color::Black, PieceKind::King});
          position.placement.put(Square::from_index(king), {Color::White, PieceKind::King});
          for (const bool target : {false, true}) {
            if (target) position.en_passant = Square::at(pushed, 5);
            if (tier(position) != Tier::Invalid) visit(position);
          }
        }
      }
    }
  }
}

TYPED_TEST(KeyedBoards, AreEqualExactlyForTheSamePositionAmongAllSmallOnes) {
  std::unordered_map<std::string, std::uint64_t> key_of;
  std::unordered_map<std::uint64_t, std::string> who_of;
  std::size_t count = 0;
  for_each_small_position([&](const Position& position) {
    const std::uint64_t key = TypeParam(position).key();
    const std::string who = identity(position, Reading::Fide, state::moves_of(*this->arbiter_, position));
    ASSERT_EQ(key_of.emplace(who, key).first->second, key) << to_fen(position);
    ASSERT_EQ(who_of.emplace(key, who).first->second, who) << to_fen(position);
    ++count;
  });
  EXPECT_GT(count, 30'000U);
  EXPECT_LT(key_of.size(), count);  // some targets cannot be used
}

struct Seen {
  StateFault fault;
  std::string_view by;
};

constexpr std::array kSeen{
    Seen{StateFault::KeyCountsEveryDoubleStep, "same-position-same-key"},
    Seen{StateFault::KeyCountsPinnedCapturers, "same-position-same-key"},
    Seen{StateFault::KeyCountsPinnedWhenSet, "set-from-strict-fen"},
    Seen{StateFault::KeyIgnoresTarget, "other-position-other-key"},
    Seen{StateFault::KeyHasOneTermForAllFiles, "other-position-other-key"},
    Seen{StateFault::KeyKeepsOldTarget, "key-from-scratch"},
    Seen{StateFault::KeyKeepsCapturedPawn, "key-from-scratch"},
    Seen{StateFault::KeyFromScratchHasTermForNone, "key-from-scratch"},
    Seen{StateFault::PassKeepsTarget, "pass"},
    Seen{StateFault::PassTakenBackWithoutTarget, "pass"},
    Seen{StateFault::PassKeepsTermInKey, "pass"},
    Seen{StateFault::TakeBackForgetsTarget, "take-back"},
    Seen{StateFault::TakeBackForgetsTermInKey, "take-back"},
    Seen{StateFault::TakeBackPutsPawnOnTarget, "take-back"},
    Seen{StateFault::CopyForgetsTarget, "copy"},
    Seen{StateFault::FenFieldIgnored, "fen-round-trip"},
    Seen{StateFault::TargetOutlivesQuietMove, "fen-round-trip"},
    Seen{StateFault::FenWriterKnowsNoTarget, "fen-as-the-arbiter"},
    Seen{StateFault::FenWriterWritesEveryTarget, "fen-as-the-arbiter"},
    Seen{StateFault::OnlyWhiteCaptures, "color-flip"},
    Seen{StateFault::OnlyTowardsHFile, "file-mirror"},
    Seen{StateFault::BesideAcrossTheEdge, "fen-as-the-arbiter"},
    Seen{StateFault::HistoryBeginsTooLate, "repetition"},
};

std::set<std::string_view> all_alarms(StateFault fault) {
  const auto arbiter = find_generator("mailbox");
  const auto properties = properties_with(fault, *arbiter);
  std::set<std::string_view> names;
  for (const char* root : kRoots) {
    for (const std::string_view alarm : properties.alarms(parse_fen(root).value())) names.insert(alarm);
  }
  return names;
}

TEST(StateFaults, ABoardWithoutOneRaisesNoAlarm) { EXPECT_THAT(all_alarms(StateFault::None), IsEmpty()); }

TEST(StateFaults, EachIsSeenByTheNamedProperty) {
  EXPECT_EQ(kSeen.size() + 1, static_cast<std::size_t>(kStateFaultCount));
  for (const auto& [fault, by] : kSeen) {
    const auto alarms = all_alarms(fault);
    EXPECT_THAT(alarms, Contains(by)) << name(fault);
  }
}

/// How many positions of the hunt's own sources are looked at, and the positions before their double steps, until one
/// shows the fault.
std::optional<std::uint64_t> positions_until_seen(StateFault fault, std::uint64_t most) {
  const auto arbiter = find_generator("mailbox");
  const auto properties = properties_with(fault, *arbiter);
  for (std::uint64_t count = 1; count <= most; ++count) {
    const Position position = position_of_key(count);
    const auto step = last_double_step(position);
    if (!properties.alarms(position).empty() || (step && !properties.alarms(step->before).empty())) return count;
  }
  return std::nullopt;
}

TEST(StateFaults, EachIsMetOnPositionsThatNobodyChose) {
  for (const auto& seen : kSeen) EXPECT_TRUE(positions_until_seen(seen.fault, 500)) << name(seen.fault);
}

// The largest class of reports: nothing but comparing positions with keys, and FENs with somebody else's, sees it.
TEST(StateFaults, AKeyThatCountsUselessTargetsAgreesWithItself) {
  for (const StateFault fault : {StateFault::KeyCountsEveryDoubleStep, StateFault::KeyCountsPinnedCapturers})
    EXPECT_THAT(all_alarms(fault), ElementsAre("fen-as-the-arbiter", "repetition", "same-position-same-key"));
}

TEST(StateFaults, AHistoryThatBeginsTooLateIsSeenByRepetitionAlone) {
  EXPECT_THAT(all_alarms(StateFault::HistoryBeginsTooLate), ElementsAre("repetition"));
}

TEST(StateFaults, AKeyWithoutTheTargetMiscountsLeaves) {
  const auto arbiter = find_generator("mailbox");
  const Position root = parse_fen("4k3/3p4/8/4P3/4p3/8/3P4/4K3 w - - 0 1").value();
  EXPECT_EQ(properties_with(StateFault::None, *arbiter).hashed_perft(root, 4), 3139U);
  EXPECT_NE(properties_with(StateFault::KeyIgnoresTarget, *arbiter).hashed_perft(root, 4), 3139U);
}

}  // namespace
}  // namespace passant
