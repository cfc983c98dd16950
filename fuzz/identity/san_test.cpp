// The properties of SAN hold of the project's own on arbitrary positions, and see every seeded fault of SAN.

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "fuzz/arbitrary_position.h"
#include "fuzz/contender.h"
#include "fuzz/double_step.h"
#include "fuzz/identity/san_fault.h"
#include "fuzz/identity/san_properties.h"

namespace passant::san {
namespace {

using testing::ElementsAreArray;
using testing::IsEmpty;

// The arbiter is the one that the writer's move list does not come from in `passant moves`.
const std::shared_ptr<const Generator> kArbiter = find_generator("mailbox");

std::set<std::string_view> alarms_of(SanFault fault, const Position& position) {
  return alarms(FaultySan(fault), Scene(position, *kArbiter));
}

TEST(San, OfOurOwnHoldsEveryProperty) {
  EXPECT_TRUE(rc::check(
      "SAN", [](const Position& position) { RC_ASSERT(alarms(OwnSan(), Scene(position, *kArbiter)).empty()); }));
}

struct Seen {
  SanFault fault;
  const char* fen;
  std::vector<std::string_view> by;
};

// A fault, a position that shows it, and every property that sees it there.
const std::array kSeen{
    Seen{SanFault::TellsPinnedMenApart, "4k3/8/8/8/1b6/2N5/8/4K1N1 w - - 0 1", {"least-departure"}},
    Seen{SanFault::CallsPinnedMenAmbiguous, "4k3/8/8/8/1b6/2N5/8/4K1N1 w - - 0 1", {"read-again"}},
    Seen{SanFault::CallsTwoCapturersAmbiguous, "4k3/8/8/2PpP3/8/8/8/4K3 w - d6 0 1", {"read-again", "suffix"}},
    Seen{SanFault::WritesNoCaptureSign, "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1", {"capture-sign"}},
    Seen{SanFault::WritesSignForPieceOnTarget,
         "5k2/2R5/6P1/8/6pP/2p2r2/6K1/8 b - h3 0 45",
         {"capture-sign", "read-again"}},
    Seen{SanFault::ReadsNoSuffix, "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1", {"suffix"}},
    Seen{SanFault::ReadsSuffixEverywhere, "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1", {"suffix"}},
    Seen{SanFault::OverlooksUncoveredCheck, "8/1k6/8/3pP3/8/5B2/8/K7 w - d6 0 1", {"check-mark"}},
    Seen{SanFault::CallsMateWhatEnPassantMeets, "8/p2p1N2/6p1/4p2k/1p2P2p/1P1b3K/P5PP/n7 w - - 0 32", {"check-mark"}}};

TEST(SanFaults, EachIsSeenByTheNamedPropertiesAndByNoOther) {
  EXPECT_EQ(kSeen.size() + 1, static_cast<std::size_t>(kSanFaultCount));
  for (const auto& [fault, text, by] : kSeen) {
    const Position position = parse_fen(text).value();
    EXPECT_THAT(alarms_of(fault, position), ElementsAreArray(by)) << name(fault);
    EXPECT_THAT(alarms_of(SanFault::None, position), IsEmpty()) << name(fault);
  }
}

bool shows(SanFault fault, const Position& position) {
  if (!alarms_of(fault, position).empty()) return true;
  const auto step = last_double_step(position);
  return step && !alarms_of(fault, step->before).empty();
}

/// How many positions of the hunt's own sources are looked at, and the positions before their double steps, until one
/// shows the fault.
std::optional<std::uint64_t> positions_until_seen(SanFault fault, std::uint64_t most) {
  for (std::uint64_t count = 1; count <= most; ++count) {
    if (shows(fault, position_of_key(count))) return count;
  }
  return std::nullopt;
}

TEST(SanFaults, EachIsMetOnPositionsThatNobodyChose) {
  for (const auto& seen : kSeen) EXPECT_TRUE(positions_until_seen(seen.fault, 2000)) << name(seen.fault);
}

}  // namespace
}  // namespace passant::san
