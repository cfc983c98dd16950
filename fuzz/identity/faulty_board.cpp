#include "fuzz/identity/faulty_board.h"

#include <algorithm>
#include <array>

#include "fuzz/capture_facts.h"
#include "generators/bitboard/board.h"
#include "generators/bitboard/keyed_board.h"
#include "position/normal_form.h"
#include "position/validity.h"

namespace passant {
namespace {

constexpr std::uint64_t kTermOfFile = 0x9E37'79B9'7F4A'7C15;

Position without_target(Position position) {
  position.en_passant.reset();
  return position;
}

std::uint64_t men_key(const Position& position) { return bitboard::KeyedBoard(without_target(position)).key(); }

MoveSet moves_of(const Position& position) {
  MoveList list;
  bitboard::Board(position).legal_moves(list);
  return MoveSet(list);
}

bool usable(const Position& position) { return target_is_usable(position, moves_of(position)); }

bool usable_towards_h_file(const Position& position) {
  for (const Move move : moves_of(position)) {
    if (is_capture_on_target(position, move) && move.to().file() > move.from().file()) return true;
  }
  return false;
}

/// Beside, when squares are counted on from h4 to a5.
bool stands_ready_across_the_edge(const Position& position) {
  const int passed = passed_pawn_square(*position.en_passant, position.to_move).index();
  const Piece own_pawn{position.to_move, PieceKind::Pawn};
  return position.placement.holds(Square::from_index(passed - 1), own_pawn) ||
         position.placement.holds(Square::from_index(passed + 1), own_pawn);
}

bool in_order(const Position& position) { return in_form(position, TargetForm::Always, {}).en_passant.has_value(); }

Position passed_on(Position position) {
  position.halfmove_clock += 1;
  position.fullmove_number += position.to_move == Color::Black ? 1 : 0;
  position.to_move = opponent(position.to_move);
  return position;
}

}  // namespace

FaultyBoard::FaultyBoard(const Position& position, StateFault fault) : fault_(fault), position_(position), key_(0) {
  if (position_.en_passant && !holds_target(position, true)) position_.en_passant.reset();
  key_ = men_key(position_) ^ target_term(position_);
  if (has(StateFault::KeyFromScratchHasTermForNone) && !position_.en_passant) key_ ^= kTermOfFile;
  history_.push_back(key_);
}

FaultyBoard::FaultyBoard(const FaultyBoard& other)
    : fault_(other.fault_), position_(other.position_), key_(other.key_), history_(other.history_) {
  if (has(StateFault::CopyForgetsTarget)) position_.en_passant.reset();
}

/// Is the target kept on the board? `set`: it comes from a FEN, not from a move. REQUIRES: there is one.
bool FaultyBoard::holds_target(const Position& position, bool set) const {
  if (!in_order(position) || has(StateFault::FenFieldIgnored)) return !set && in_order(position) && usable(position);
  const bool beside = in_form(position, TargetForm::PseudoLegal, {}).en_passant.has_value();
  switch (fault_) {
    case StateFault::KeyCountsEveryDoubleStep:
    case StateFault::FenWriterWritesEveryTarget:
      return true;
    case StateFault::KeyCountsPinnedCapturers:
      return beside;
    case StateFault::KeyCountsPinnedWhenSet:
      return set ? beside : usable(position);
    case StateFault::OnlyWhiteCaptures:
      return position.to_move == Color::White && usable(position);
    case StateFault::OnlyTowardsHFile:
      return usable_towards_h_file(position);
    case StateFault::BesideAcrossTheEdge:
      return usable(position) || (!beside && stands_ready_across_the_edge(position));
    default:
      return usable(position);
  }
}

std::uint64_t FaultyBoard::target_term(const Position& position) const {
  if (!position.en_passant || has(StateFault::KeyIgnoresTarget)) return 0;
  if (has(StateFault::FenWriterWritesEveryTarget) && !usable(position)) return 0;
  if (has(StateFault::KeyHasOneTermForAllFiles)) return kTermOfFile;
  return kTermOfFile * (1U + static_cast<unsigned>(position.en_passant->file()));
}

Position FaultyBoard::position() const {
  return has(StateFault::FenWriterKnowsNoTarget) ? without_target(position_) : position_;
}

void FaultyBoard::legal_moves(MoveList& list) const {
  for (const Move move : moves_of(position_)) {
    const bool to_the_left = move.to().file() < move.from().file();
    if (has(StateFault::OnlyTowardsHFile) && to_the_left && is_capture_on_target(position_, move)) continue;
    list.add(move);
  }
}

bool FaultyBoard::in_check() const { return bitboard::Board(position_).in_check(); }

/// What a move has changed in the key.
void FaultyBoard::account_for(const Position& before, Move move) {
  key_ ^= men_key(before) ^ men_key(position_) ^ target_term(position_);
  if (!has(StateFault::KeyKeepsOldTarget)) key_ ^= target_term(before);
  if (!has(StateFault::KeyKeepsCapturedPawn) || !before.en_passant || !is_capture_on_target(before, move)) return;
  Position with_pawn = position_;
  const Square passed = passed_pawn_square(*before.en_passant, before.to_move);
  with_pawn.placement.put(passed, {opponent(before.to_move), PieceKind::Pawn});
  key_ ^= men_key(position_) ^ men_key(with_pawn);
}

FaultyBoard::Undo FaultyBoard::play(Move move) {
  const Undo undo{position_, key_};
  const Position before = position_;
  bitboard::Board board(before);
  static_cast<void>(board.play(move));
  position_ = board.position();
  if (position_.en_passant && !holds_target(position_, false)) position_.en_passant.reset();
  const bool quiet = before.placement.empty(move.to()) && position_.halfmove_clock != 0;
  if (has(StateFault::TargetOutlivesQuietMove) && quiet) position_.en_passant = before.en_passant;
  account_for(before, move);
  history_.push_back(key_);
  return undo;
}

int FaultyBoard::occurrences() const {
  const std::size_t since = position_.halfmove_clock + (has(StateFault::HistoryBeginsTooLate) ? 0U : 1U);
  const std::size_t window = std::clamp(since, std::size_t{1}, history_.size());
  return static_cast<int>(std::count(history_.end() - static_cast<std::ptrdiff_t>(window), history_.end(), key_));
}

void FaultyBoard::take_back(Move move, const Undo& undo) {
  position_ = undo.position;
  key_ = undo.key;
  history_.pop_back();
  if (!position_.en_passant) return;
  if (has(StateFault::TakeBackForgetsTermInKey)) key_ ^= target_term(position_);
  const Square target = *position_.en_passant;
  if (has(StateFault::TakeBackPutsPawnOnTarget) && is_capture_on_target(position_, move)) {
    position_.placement.clear(passed_pawn_square(target, position_.to_move));
    position_.placement.put(target, {opponent(position_.to_move), PieceKind::Pawn});
  }
  if (has(StateFault::TakeBackForgetsTarget)) position_.en_passant.reset();
}

FaultyBoard::PassUndo FaultyBoard::pass() {
  const PassUndo undo{position_, key_};
  const Position before = position_;
  position_ = passed_on(position_);
  if (!has(StateFault::PassKeepsTarget)) position_.en_passant.reset();
  key_ ^= men_key(before) ^ men_key(position_);
  const bool keeps_term = has(StateFault::PassKeepsTermInKey) || has(StateFault::PassKeepsTarget);
  if (!keeps_term) key_ ^= target_term(before);
  return undo;
}

void FaultyBoard::take_back_pass(const PassUndo& undo) {
  position_ = undo.position;
  key_ = undo.key;
  if (has(StateFault::PassTakenBackWithoutTarget)) position_.en_passant.reset();
}

}  // namespace passant
