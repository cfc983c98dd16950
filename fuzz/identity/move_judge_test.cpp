// The predicates beside the list: three judges and the lists agree on every candidate move, on its checks and how they
// come about, on mate and stalemate; and the en passant facts that are easily got wrong, by name.

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <array>

#include "fuzz/arbitrary_position.h"
#include "fuzz/contender.h"
#include "fuzz/identity/san_properties.h"
#include "generators/bitboard/move_judge.h"
#include "generators/mailbox/move_judge.h"
#include "generators/rulebook/move_judge.h"
#include "position/validity.h"

namespace passant {
namespace {

Position fen(std::string_view text) { return parse_fen(text).value(); }

/// Calls `visit` with each of the 64 · 64 · 5 moves that can be spelt.
template <class Visit>
void for_each_candidate(Visit visit) {
  for (int from = 0; from < Square::kCount; ++from) {
    for (int to = 0; to < Square::kCount; ++to) {
      const Square a = Square::from_index(from);
      const Square b = Square::from_index(to);
      visit(Move(a, b));
      for (const PieceKind kind : kPromotionKinds) visit(Move(a, b, kind));
    }
  }
}

struct Judges {
  bitboard::MoveJudge bitboard;
  mailbox::MoveJudge mailbox;
  rulebook::MoveJudge rulebook;

  explicit Judges(const Position& position) : bitboard(position), mailbox(position), rulebook(position) {}
};

MoveSet listed(const Position& position) {
  MoveList list;
  bitboard::Board(position).legal_moves(list);
  return MoveSet(list);
}

/// What the lists of a generator and its word on checks say of a move, but for the ways of the check.
MoveFacts facts_by_lists(const san::Scene& scene, Move move) {
  const Position after = scene.arbiter.after(scene.position, move);
  const bool check = scene.arbiter.in_check(after);
  const bool over = san::Scene(after, scene.arbiter).legal.empty();
  return {.capture = scene.captures(move),
          .en_passant = scene.en_passant(move),
          .mate = check && over,
          .stalemate = !check && over};
}

/// Of the legal moves alone: what differs, or nothing.
std::string difference_in_facts(const Position& position) {
  static const auto rules = find_generator("mailbox");
  const Judges judges(position);
  const san::Scene scene(position, *rules);
  for (const Move move : listed(position)) {
    const MoveFacts right = judges.rulebook.facts(move);
    const bool agree = judges.bitboard.facts(move) == right && judges.mailbox.facts(move) == right;
    const bool check = rules->in_check(rules->after(position, move));
    MoveFacts by_lists = facts_by_lists(scene, move);
    by_lists.checks = right.checks;
    if (!agree || right.checks.empty() == check || by_lists != right) return to_fen(position) + ' ' + to_uci(move);
  }
  return {};
}

std::string difference_in_candidates(const Position& position) {
  const Judges judges(position);
  const MoveSet legal = listed(position);
  std::string found;
  for_each_candidate([&](Move move) {
    const bool right = legal.contains(move);
    const bool agree = judges.bitboard.is_legal(move) == right && judges.mailbox.is_legal(move) == right &&
                       judges.rulebook.is_legal(move) == right;
    if (!agree && found.empty()) found = to_fen(position) + ' ' + to_uci(move);
  });
  return found;
}

TEST(MoveJudges, AgreeWithEachOtherAndTheListOnEveryCandidate) {
  EXPECT_TRUE(
      rc::check("candidates", [](const Position& position) { RC_ASSERT(difference_in_candidates(position).empty()); }));
}

TEST(MoveJudges, AgreeOnTheFactsOfEveryLegalMove) {
  EXPECT_TRUE(rc::check("facts", [](const Position& position) { RC_ASSERT(difference_in_facts(position).empty()); }));
}

/// Both kings, two pawns after a double step, and one more man of White's that may check.
template <class Visit>
void for_each_small_position(Visit visit) {
  for (int black_king = 0; black_king < Square::kCount; ++black_king) {
    for (const PieceKind kind : {PieceKind::Bishop, PieceKind::Rook, PieceKind::Queen}) {
      for (int checker = 0; checker < Square::kCount; ++checker) {
        Position position;
        position.placement.put("d5"_sq, {Color::Black, PieceKind::Pawn});
        position.placement.put("e5"_sq, {Color::White, PieceKind::Pawn});
        position.placement.put("h1"_sq, {Color::White, PieceKind::King});
        position.placement.put(Square::from_index(checker), {Color::White, kind});
        position.placement.put(Square::from_index(black_king), {Color::Black, PieceKind::King});
        position.en_passant = "d6"_sq;
        if (tier(position) != Tier::Invalid) visit(position);
      }
    }
  }
}

TEST(MoveJudges, AgreeOnTheFactsInAllSmallPositionsAndMeetEveryWayOfCheck) {
  unsigned met = 0;
  for_each_small_position([&](const Position& position) {
    ASSERT_EQ(difference_in_facts(position), "");
    const rulebook::MoveJudge judge(position);
    const Move capture("e5"_sq, "d6"_sq);
    if (judge.is_legal(capture)) met |= judge.facts(capture).checks.bits();
  });
  EXPECT_EQ(met, 15U);
}

struct Named {
  const char* fen;
  const char* move;
  MoveFacts facts;
};

MoveFacts facts(CheckWay way, bool mate = false) {
  MoveFacts result{.capture = true, .en_passant = true};
  result.checks.add(way);
  result.mate = mate;
  return result;
}

TEST(MoveJudges, KnowHowAnEnPassantCaptureGivesCheck) {
  const std::array named{
      Named{"8/4k3/8/3pP3/8/8/8/4K3 w - d6 0 1", "e5d6", facts(CheckWay::Direct)},
      Named{"4k3/8/8/3pP3/8/8/8/K3R3 w - d6 0 1", "e5d6", facts(CheckWay::UncoveredByMover)},
      Named{"3k4/8/8/2Pp4/8/8/8/K2R4 w - d6 0 1", "c5d6", MoveFacts{.capture = true, .en_passant = true}},
      Named{"8/1k6/8/3pP3/8/5B2/8/K7 w - d6 0 1", "e5d6", facts(CheckWay::UncoveredByCaptured)},
      Named{"8/8/8/k2pP2R/8/8/8/4K3 w - d6 0 1", "e5d6", facts(CheckWay::UncoveredByBoth)}};
  for (const auto& [text, uci, right] : named) {
    const Judges judges(fen(text));
    const Move move = parse_uci(uci).value();
    EXPECT_EQ(judges.rulebook.facts(move), right) << text;
    EXPECT_EQ(judges.bitboard.facts(move), right) << text;
    EXPECT_EQ(judges.mailbox.facts(move), right) << text;
  }
}

// FIDE 5.2.1: a player whose only move is a capture en passant is not stalemated, nor mated.
TEST(MoveJudges, ADoubleStepThatOnlyEnPassantAnswersEndsNothing) {
  const Position before = fen("8/p2p1N2/6p1/4p2k/1p2P2p/1P1b3K/P5PP/n7 w - - 0 32");
  const Move step("g2"_sq, "g4"_sq);
  ASSERT_EQ(to_string(listed(find_generator("rulebook")->after(before, step))), "h4g3");
  const MoveFacts right = rulebook::MoveJudge(before).facts(step);
  EXPECT_TRUE(right.checks.has(CheckWay::Direct));
  EXPECT_FALSE(right.mate);
  EXPECT_EQ(bitboard::MoveJudge(before).facts(step), right);
  EXPECT_EQ(mailbox::MoveJudge(before).facts(step), right);
}

}  // namespace
}  // namespace passant
