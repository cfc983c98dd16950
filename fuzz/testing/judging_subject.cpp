#include "fuzz/testing/judging_subject.h"

#include <algorithm>
#include <array>

#include "fuzz/capture_facts.h"
#include "generators/mailbox/board.h"

namespace passant::testing {
namespace {

MoveFacts facts_of(const Position& position, Move move) { return mailbox::MoveJudge(position).facts(move); }

/// Is capturing en passant all that can be answered to the move?
bool only_en_passant_answers(const Position& position, Move move) {
  mailbox::Board board(position);
  static_cast<void>(board.play(move));
  const Position child = board.position();
  const MoveList replies = list(child);
  return !replies.empty() &&
         std::ranges::all_of(replies, [&](Move reply) { return is_capture_on_target(child, reply); });
}

bool mate_overlooks_capture(const Position& position, Move move) {
  return !facts_of(position, move).checks.empty() && only_en_passant_answers(position, move);
}

bool stalemate_overlooks_capture(const Position& position, Move move) {
  return facts_of(position, move).checks.empty() && only_en_passant_answers(position, move);
}

bool checks_only_by(CheckWay way, const Position& position, Move move) {
  CheckWays ways;
  ways.add(way);
  return facts_of(position, move).checks == ways;
}

bool is_en_passant(const Position& position, Move move) {
  return is_capture_on_target(position, move) && mailbox::MoveJudge(position).is_legal(move);
}

bool other_man_to_target(const Position& position, Move move) {
  return position.en_passant == move.to() && !is_capture_on_target(position, move);
}

bool forbidden_capture(const Position& position, Move move) {
  return is_capture_on_target(position, move) && !mailbox::MoveJudge(position).is_legal(move);
}

bool nobody_moves(const Position& position, Move move) {
  return position.placement.empty(move.from()) && move == Move("d4"_sq, "d5"_sq);
}

constexpr std::array kFaults{
    SeededFault{"mate-overlooks-capture", MoveFact::Mate, FaultClass::MateDetectionMissesEp, mate_overlooks_capture},
    SeededFault{"stalemate-overlooks-capture", MoveFact::Stalemate, FaultClass::MateDetectionMissesEp,
                stalemate_overlooks_capture},
    SeededFault{"empty-target-is-quiet", MoveFact::Capture, FaultClass::CaptureSquareFilter, is_en_passant},
    SeededFault{"target-is-en-passant", MoveFact::EnPassant, FaultClass::EnPassantMisjudged, other_man_to_target},
    SeededFault{"check-by-captured-unseen", MoveFact::Check, FaultClass::GivesCheckWrong,
                [](const Position& position, Move move) {
                  return checks_only_by(CheckWay::UncoveredByCaptured, position, move);
                }},
    SeededFault{
        "check-by-both-unseen", MoveFact::Check, FaultClass::GivesCheckWrong,
        [](const Position& position, Move move) { return checks_only_by(CheckWay::UncoveredByBoth, position, move); }},
    SeededFault{"empty-target-is-illegal-alone", MoveFact::Legal, FaultClass::TtPseudoLegalWrong, is_en_passant},
    SeededFault{"pseudo-legal-alone", MoveFact::Legal, FaultClass::TtPseudoLegalWrong, forbidden_capture},
    SeededFault{"nobody-moves-alone", MoveFact::Legal, FaultClass::LegalityMisjudged, nobody_moves}};

}  // namespace

std::span<const SeededFault> seeded_faults() { return kFaults; }

MoveList list(const Position& position) {
  mailbox::Board board(position);
  MoveList moves;
  board.legal_moves(moves);
  return moves;
}

JudgingSubject::JudgingSubject(std::string_view fault, const Position& position)
    : fault_(nullptr), position_(position), judge_(position) {
  for (const SeededFault& seeded : kFaults) {
    if (seeded.name == fault) fault_ = &seeded;
  }
}

bool JudgingSubject::says(MoveFact fact, Move move) const {
  const bool right = fact == MoveFact::Legal ? judge_.is_legal(move) : judge_.facts(move).has(fact);
  const bool at_fault = fault_ != nullptr && fault_->fact == fact;
  return right != (at_fault && fault_->wrong(position_, move));
}

}  // namespace passant::testing
