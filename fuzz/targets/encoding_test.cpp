// The fuzzer's form of positions, and the mutations that work on it.
#include "fuzz/targets/encoding.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <algorithm>
#include <set>
#include <string>
#include <vector>

#include "fuzz/situations/situation.h"
#include "fuzz/targets/position_mutator.h"
#include "position/arbitrary.h"
#include "position/validity.h"

namespace passant::targets {
namespace {

Position from_fen(std::string_view fen) { return parse_fen(fen).value(); }

std::vector<std::uint8_t> bytes_of(std::string_view text) { return {text.begin(), text.end()}; }

RC_GTEST_PROP(EncodingProperty, DecodingWhatIsEncodedGivesThePosition, (const Position& position)) {
  RC_ASSERT(decode(encode(position)).position == position);
  RC_ASSERT(decode(encode(position)).rest.empty());
}

RC_GTEST_PROP(EncodingProperty, BytesBehindThePositionAreTheRest,
              (const Position& position, const std::vector<std::uint8_t>& rest)) {
  std::vector<std::uint8_t> bytes = encode(position);
  bytes.insert(bytes.end(), rest.begin(), rest.end());
  const Decoded decoded = decode(bytes);
  RC_ASSERT(decoded.position == position);
  RC_ASSERT(std::ranges::equal(decoded.rest, rest));
}

RC_GTEST_PROP(EncodingProperty, EveryByteStringMeansAPositionThatCanBeEncoded,
              (const std::vector<std::uint8_t>& bytes)) {
  const Position position = decode(bytes).position;
  RC_ASSERT(decode(encode(position)).position == position);
}

RC_GTEST_PROP(EncodingProperty, FenMeansItsPosition, (const Position& position)) {
  const auto bytes = bytes_of(to_fen(position) + " moves e2e4");
  const Decoded decoded = decode(bytes);
  RC_ASSERT(decoded.text);
  RC_ASSERT(decoded.position == position);
  RC_ASSERT(std::ranges::equal(decoded.rest, bytes_of(" moves e2e4")));
}

TEST(Encoding, NoBytesMeanTheEmptyBoard) { EXPECT_EQ(to_fen(decode({}).position), "8/8/8/8/8/8/8/8 w - - 0 0"); }

TEST(Encoding, FewerMenAreFewerBytes) {
  EXPECT_EQ(encode(from_fen("4k3/8/8/8/8/8/8/4K3 w - - 0 1")).size(), 7U + 2 * 2);
  EXPECT_EQ(encode(from_fen(kStartFen)).size(), 7U + 32 * 2);
}

TEST(Encoding, MissingMenAreNotInvented) {
  auto bytes = encode(from_fen("4k3/8/8/8/8/8/8/4K3 w - - 0 1"));
  bytes[6] = 255;
  EXPECT_EQ(to_fen(decode(bytes).position), "4k3/8/8/8/8/8/8/4K3 w - - 0 1");
}

int kings(const Position& position, Color color) {
  return static_cast<int>(std::ranges::count(position.placement.codes(), Piece(color, PieceKind::King).code()));
}

TEST(Mutation, KeepsOneKingEachAndIsNearlyAlwaysValid) {
  Position position = from_fen(kStartFen);
  int valid = 0;
  constexpr unsigned kTimes = 20000;
  for (unsigned time = 0; time < kTimes; ++time) {
    Random random(1, 2, time);
    position = mutated(position, random);
    ASSERT_EQ(kings(position, Color::White), 1) << position;
    ASSERT_EQ(kings(position, Color::Black), 1) << position;
    valid += tier(position) != Tier::Invalid ? 1 : 0;
  }
  EXPECT_GT(valid, static_cast<int>(kTimes) * 97 / 100);
}

TEST(Mutation, RepairsWhatHasNoKings) {
  Random random(3, 4, 5);
  EXPECT_NE(tier(mutated(Position{}, random)), Tier::Invalid);
  EXPECT_NE(tier(mutated(from_fen("KKKKKKKK/8/8/8/8/8/8/8 w KQkq e6 0 1"), random)), Tier::Invalid);
}

/// Mutation alone, without any guidance, meets every situation.
TEST(Mutation, WalksThroughEverySituation) {
  const Position start = from_fen("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1");
  Situations seen;
  Position position = start;
  for (unsigned time = 0; time < 2'000'000 && seen.list().size() < kSituationCount; ++time) {
    Random random(6, 7, time);
    position = time % 32 == 0 ? start : mutated(position, random);
    if (tier(position) == Tier::Invalid) continue;
    for (const Situation situation : situations_of(position).list()) seen.add(situation);
  }
  for (int index = 0; index < kSituationCount; ++index) {
    const auto situation = static_cast<Situation>(index);
    EXPECT_TRUE(seen.has(situation)) << name(situation);
  }
}

TEST(Crossing, TakesEachManFromOneOfTheTwo) {
  const Position a = from_fen("4k3/8/2n5/8/8/5N2/8/4K3 w - - 0 1");
  const Position b = from_fen("4k3/1q6/8/3R4/8/8/6b1/4K3 w - - 0 1");
  std::set<std::string> results;
  for (unsigned time = 0; time < 200; ++time) {
    Random random(8, 9, time);
    const Position crossing = crossed(a, b, random);
    for (int index = 0; index < Square::kCount; ++index) {
      const auto square = Square::from_index(index);
      const auto man = crossing.placement[square];
      ASSERT_TRUE(man == a.placement[square] || man == b.placement[square]) << to_fen(crossing);
    }
    results.insert(to_fen(crossing));
  }
  EXPECT_GT(results.size(), 10U);
}

/// As libFuzzer calls it.
TEST(Hooks, StayWithinTheBufferAndKeepTheMoves) {
  std::vector<std::uint8_t> seed = encode(from_fen(kStartFen));
  seed.insert(seed.end(), {1, 2, 3});
  bool other_moves = false;
  for (unsigned time = 0; time < 5000; ++time) {
    const std::size_t room = 60 + time % 40;
    std::vector<std::uint8_t> bytes(seed.begin(),
                                    seed.begin() + static_cast<std::ptrdiff_t>(std::min(seed.size(), room)));
    const std::size_t size = bytes.size();
    bytes.resize(room);
    const std::size_t mutated_size = mutate(bytes.data(), size, room, time, Rest::Moves);
    ASSERT_LE(mutated_size, room);
    other_moves |= decode({bytes.data(), mutated_size}).rest.size() > 3;
  }
  EXPECT_TRUE(other_moves);
}

}  // namespace
}  // namespace passant::targets
