// Faults beside the list: reading a position in, passing the turn, check flags, counting.
#include "generators/mutants/lines.h"
#include "generators/mutants/wrong.h"

namespace passant::mutants::wrong {
namespace {

using Target = std::optional<Cell>;

bool any_capturer_pinned(const Board& board) {
  for (const EnPassant& capture : board.candidates()) {
    if (pin_of(board, capture.from)) return true;
  }
  return false;
}

std::uint64_t pinned_among(const Board& board, const Captures& captures) {
  std::uint64_t pinned = 0;
  for (const EnPassant& capture : captures) pinned += pin_of(board, capture.from) ? 1 : 0;
  return pinned;
}

std::uint64_t promotions_but_queens(const MoveList& list) {
  std::uint64_t others = 0;
  for (const Move move : list) others += move.promotion() && *move.promotion() != PieceKind::Queen ? 1 : 0;
  return others;
}

/// Is the check one that the last capture uncovered by taking the captured pawn away?
bool uncovered_by_captured_pawn(const Board& board) {
  const auto& capture = board.history().last_capture;
  if (!capture) return false;
  Squares squares = board.squares();
  squares.put(capture->captured, Man::Wall);
  return board.king_safe(squares);
}

}  // namespace

Target read_target(const Board& board) {
  const Target target = board.target();
  if (!target) return target;
  const bool black = board.to_move() == Color::Black;
  switch (board.seed().fault()) {
    case Fault::FenTargetIgnored:
      return std::nullopt;
    case Fault::FenTargetSwapped:
      return Cell(Square::at(target->rank(), target->file()));
    case Fault::FenTargetWrongRankForBlack:
      return black && target->rank() < 7 ? *target + kUp : target;
    case Fault::FenTargetFileShifted:
      return Cell(Square::at((target->file() + 1) % 8, target->rank()));
    case Fault::FenTargetEdgeFileLost:
      return target->file() == 7 ? std::nullopt : target;
    case Fault::FenTargetLostWithoutCastling:
      return board.rights().none() ? std::nullopt : target;
    case Fault::FenTargetDroppedIfAnyPinned:
      return any_capturer_pinned(board) ? std::nullopt : target;
    default:
      return target;
  }
}

bool check(const Board& board, bool right) {
  switch (board.seed().fault()) {
    case Fault::GivesCheckMissesCapturedPawn:
      return right && !uncovered_by_captured_pawn(board);
    case Fault::PhantomCheckAfterCapture:
      return right || board.history().last_capture.has_value();
    default:
      return right;
  }
}

/// Asked after the turn has been handed over: the side that passed is the opponent.
Target target_saved_by_pass(const Board& board, Target right) {
  switch (board.seed().fault()) {
    case Fault::NullMoveLosesTarget:
      return std::nullopt;
    case Fault::NullMoveBeforeCastlingLosesTarget:
      return board.rights().has_any(board.opponent()) ? std::nullopt : right;
    case Fault::NullMoveMirrorsTarget:
      return right ? Target(Cell(Square::at(right->file(), 7 - right->rank()))) : right;
    default:
      return right;
  }
}

/// With the target kept, the pawns of the side that pushed capture onto it and take what stands on the square behind,
/// where their own pawn came from: nothing, in every valid position.
bool check_seen_after_pass(const Board& board, Target kept_target, bool right) {
  if (board.seed().fault() != Fault::NullMoveKeepsTarget || !kept_target) return right;
  const auto prey = board.king(board.opponent());
  return right || (prey && *kept_target - advance(board.to_move()) == *prey);
}

std::uint64_t count(const Board& board, const MoveList& list, const Captures& captures) {
  const std::uint64_t right = list.size();
  const auto in_passing = static_cast<std::uint64_t>(captures.size());
  switch (board.seed().fault()) {
    case Fault::CountForgetsCapture:
      return right - in_passing;
    case Fault::CountTakesPseudoLegal:
      return right - in_passing + static_cast<std::uint64_t>(board.candidates().size());
    case Fault::CountOneOfTwo:
      return in_passing > 1 ? right - 1 : right;
    case Fault::CountPinnedDiagonalMissing:
      return right - pinned_among(board, captures);
    case Fault::CountEvasionMissing:
      return checkers(board).empty() ? right : right - in_passing;
    case Fault::CountPromotionOnce:
      return right - promotions_but_queens(list);
    default:
      return right;
  }
}

}  // namespace passant::mutants::wrong
