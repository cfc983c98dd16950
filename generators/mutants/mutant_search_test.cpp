// What the tables deny, looked for in many positions: that an equivalent fault shows, that a fault shows sooner than
// its depth, or elsewhere than said.
#include <gtest/gtest.h>

#include <algorithm>
#include <functional>
#include <vector>

#include "generators/mutants/mutant.h"
#include "generators/mutants/random_position.h"
#include "generators/mutants/sighting.h"
#include "position/fen.h"
#include "position/validity.h"

namespace passant::mutants {
namespace {

std::vector<MutantInfo> mutants_that(const std::function<bool(const MutantInfo&)>& wanted) {
  std::vector<MutantInfo> found;
  std::ranges::copy_if(all_mutants(), std::back_inserter(found), wanted);
  return found;
}

std::vector<Position> random_positions(std::uint64_t seed, int draws) {
  TestRandom random(seed);
  std::vector<Position> positions;
  for (int draw = 0; draw < draws; ++draw) {
    if (const auto position = draw_any_position(random)) positions.push_back(*position);
  }
  return positions;
}

MoveList moves_of(const MutantGenerator& generator, const Position& position) {
  MoveList list;
  generator.legal_moves(position, list);
  return list;
}

/// The two list in the same order, so lists are compared as they are.
void expect_same_list(const MutantGenerator& mutant, const MoveList& right, const Position& position) {
  const MoveList list = moves_of(mutant, position);
  ASSERT_TRUE(std::ranges::equal(list, right)) << mutant.name() << ' ' << to_fen(position);
}

/// Every consistent position with White to move, a target, the capturers of `sides`, both kings and one man more that
/// can matter: the white king and the man go everywhere, the black king to the first square that leaves all consistent.
class SmallPositions {
 public:
  using Visit = std::function<void(const Position&)>;

  explicit SmallPositions(Visit visit) : visit_(std::move(visit)) {}

  void visit_all() {
    for (int file = 0; file < 8; ++file) {
      for (const unsigned sides : {1U, 2U, 3U}) visit_with_pawns(file, sides);
    }
  }
  int visited() const { return visited_; }

 private:
  void visit_with_pawns(int file, unsigned sides) {
    Position position;
    position.en_passant = Square::at(file, 5);
    position.placement.put(Square::at(file, 4), Piece{Color::Black, PieceKind::Pawn});
    for (const int side : {-1, 1}) {
      if ((sides & (side < 0 ? 1U : 2U)) == 0) continue;
      const auto beside = Square::at(file, 4).offset(side, 0);
      if (!beside) return;
      position.placement.put(*beside, Piece{Color::White, PieceKind::Pawn});
    }
    for_each_free(position, [&](Square square) {
      put(position, square, {Color::White, PieceKind::King}, [&](const Position& placed) { visit_with_king(placed); });
    });
  }

  void visit_with_king(const Position& position) {
    constexpr std::array kMen{Piece{Color::Black, PieceKind::Queen}, Piece{Color::Black, PieceKind::Bishop},
                              Piece{Color::Black, PieceKind::Rook}, Piece{Color::Black, PieceKind::Knight},
                              Piece{Color::White, PieceKind::Knight}};
    for_each_free(position, [&](Square square) {
      for (const Piece man : kMen) {
        put(position, square, man, [&](const Position& placed) { visit_with_man(placed); });
      }
    });
  }

  void visit_with_man(const Position& position) {
    for (const Square square : {"h8"_sq, "a8"_sq, "h1"_sq, "a1"_sq, "d1"_sq}) {
      if (!free(position, square)) continue;
      Position placed = position;
      placed.placement.put(square, Piece{Color::Black, PieceKind::King});
      if (tier(placed) != Tier::Consistent) continue;
      ++visited_;
      return visit_(placed);
    }
  }

  static bool free(const Position& position, Square square) {
    const bool passed = square.file() == position.en_passant->file() && square.rank() >= 5 && square.rank() <= 6;
    return position.placement.empty(square) && !passed;
  }
  template <class Then>
  static void for_each_free(const Position& position, Then then) {
    for (int index = 0; index < Square::kCount; ++index) {
      if (free(position, Square::from_index(index))) then(Square::from_index(index));
    }
  }
  template <class Then>
  static void put(const Position& position, Square square, Piece man, Then then) {
    Position placed = position;
    placed.placement.put(square, man);
    then(placed);
  }

  Visit visit_;
  int visited_ = 0;
};

TEST(EquivalentMutants, AreNotSeenInAnySmallConsistentPosition) {
  std::vector<std::unique_ptr<MutantGenerator>> equivalent;
  for (const MutantInfo& info : mutants_that([](const MutantInfo& one) { return !one.equivalent.empty(); })) {
    equivalent.push_back(std::make_unique<MutantGenerator>(info.fault));
  }
  ASSERT_GE(equivalent.size(), 8U);
  const MutantGenerator twin(Fault::None);
  SmallPositions positions([&](const Position& position) {
    const MoveList right = moves_of(twin, position);
    for (const auto& mutant : equivalent) expect_same_list(*mutant, right, position);
  });
  positions.visit_all();
  EXPECT_GT(positions.visited(), 200000);
  for (const auto& mutant : equivalent) {
    EXPECT_GT(mutant->reached(), 0U) << mutant->name();
    EXPECT_EQ(mutant->triggered(), 0U) << mutant->name();
  }
}

TEST(EquivalentMutants, AreNotSeenInRandomConsistentPositionsNorAMoveLater) {
  for (const MutantInfo& info : mutants_that([](const MutantInfo& one) { return !one.equivalent.empty(); })) {
    for (const Position& position : random_positions(21, 4000)) {
      ASSERT_EQ(least_depth(info.fault, position, 2), std::nullopt) << info.name << ' ' << to_fen(position);
      ASSERT_EQ(look(info.fault, position), Sighting{}) << info.name << ' ' << to_fen(position);
    }
  }
}

TEST(VisibleMutants, AreNotSeenSoonerThanTheirDepth) {
  for (const MutantInfo& info : mutants_that([](const MutantInfo& one) { return one.depth > 1; })) {
    for (const Position& position : random_positions(22, info.depth > 2 ? 1000 : 4000)) {
      ASSERT_EQ(least_depth(info.fault, position, info.depth - 1), std::nullopt)
          << info.name << ' ' << to_fen(position);
    }
  }
}

TEST(CountMutants, ListAndPlayEverythingRightly) {
  for (const MutantInfo& info : mutants_that([](const MutantInfo& one) { return one.seen == Seen::Count; })) {
    for (const Position& position : random_positions(23, 2000)) {
      const Sighting seen = look(info.fault, position);
      ASSERT_EQ(seen, Sighting{.count = seen.count}) << info.name << ' ' << to_fen(position);
    }
  }
}

TEST(HistoryMutants, AreRightInEverySetUpPositionAndInEveryPositionAfterAMove) {
  for (const MutantInfo& info : mutants_that([](const MutantInfo& one) { return one.seen == Seen::History; })) {
    for (const Position& position : random_positions(24, 2000)) {
      ASSERT_EQ(look(info.fault, position), Sighting{}) << info.name << ' ' << to_fen(position);
    }
  }
}

TEST(FenMutants, AreRightAfterMovesOnceTheSetUpPositionHadNoTarget) {
  const auto without_target = [](const Position& position) { return !position.en_passant; };
  for (const MutantInfo& info : mutants_that([](const MutantInfo& one) { return one.seen == Seen::Fen; })) {
    auto positions = random_positions(25, 2000);
    for (const Position& position : positions) {
      if (!without_target(position)) continue;
      ASSERT_EQ(least_depth(info.fault, position, 2), std::nullopt) << info.name << ' ' << to_fen(position);
    }
  }
}

/// Damage done by one move must not run wild: counting goes on, whatever stands on the board.
TEST(AllMutants, SurviveTheirOwnMistakes) {
  for (const MutantInfo& info : all_mutants()) {
    const MutantGenerator generator(info.fault);
    for (const Position& position : random_positions(26, 60)) EXPECT_LT(generator.perft(position, 3), 10'000'000U);
  }
}

}  // namespace
}  // namespace passant::mutants
