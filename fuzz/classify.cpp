// `classify` of fault_class.h: from the minimised position and the deviation to the mechanism. One function for each
// kind of move, each a list of conditions from the most to the least telling.

#include <algorithm>
#include <cstdlib>

#include "fuzz/capture_facts.h"
#include "fuzz/fault_class.h"
#include "fuzz/situations/situation.h"
#include "position/validity.h"

namespace passant {
namespace {

using enum FaultClass;

/// A deviation of a move with what is on the board about it.
struct Case {
  const Position& position;
  DeviationKind kind;
  Move move;
  std::optional<Piece> mover;
  int checkers;
  Square king;

  Case(const Position& where, DeviationKind what, Move which)
      : position(where),
        kind(what),
        move(which),
        mover(where.placement[which.from()]),
        checkers(0),
        king(king_square(where.placement, where.to_move).value()) {
    checkers = attackers(where.placement, king, opponent(where.to_move));
  }

  bool moves(PieceKind piece_kind) const { return mover && mover->kind() == piece_kind; }
  int files() const { return move.to().file() - move.from().file(); }
  int ranks() const { return (move.to().rank() - move.from().rank()) * forward(position.to_move); }
  bool to_target() const { return position.en_passant == move.to(); }
  bool captures() const { return !position.placement.empty(move.to()); }
  bool missing() const { return kind == DeviationKind::Missing; }
  bool castles() const { return moves(PieceKind::King) && std::abs(files()) == 2 && ranks() == 0; }
  bool promotes() const { return moves(PieceKind::Pawn) && relative_rank(position.to_move, move.to().rank()) == 7; }
  bool double_steps() const { return moves(PieceKind::Pawn) && files() == 0 && ranks() == 2; }
};

/// In a minimised position every man has its part: men that make a special line are asked about first.
FaultClass legal_capture_missing(const Position& position, Square king, const CaptureFacts& facts) {
  if (situations_of(position).has(Situation::OnlyLegalMove)) return MateDetectionMissesEp;
  if (facts.other_man_checks) return EpBlocksCheck;
  if (facts.capturer_pinned == Line::CaptureDiagonal) return PinnedDiagonalMissing;
  if (facts.captured_shields == Line::File) return ReblockOverprune;
  if (facts.crossed_lines) return CrossedRaysOverprune;
  if (facts.pushed_pawn_checks) return EvasionCaptureMissing;
  if (king.rank() == passed_pawn_square(*position.en_passant, position.to_move).rank()) return RankOverprune;
  if (facts.capturers == 2) return TwoCapturers;
  return facts.on_edge_file ? EdgeGuardOverprune : CaptureMissingPlain;
}

FaultClass illegal_capture_allowed(const CaptureFacts& facts) {
  if (facts.other_man_checks) return EpUnderForeignCheck;
  if (facts.capturer_pinned != Line::None) return PinnedIllegalAllowed;
  if (facts.rank_opens) return RankDoubleRemoval;
  if (facts.captured_shields != Line::None) return DiagDiscovery;
  return PieceMoveExtra;
}

FaultClass capture_on_target(const Case& c) {
  const CaptureFacts facts = capture_facts(c.position, c.move);
  switch (c.kind) {
    case DeviationKind::Missing:
      return legal_capture_missing(c.position, c.king, facts);
    case DeviationKind::Extra:
      return illegal_capture_allowed(facts);
    case DeviationKind::Duplicate:
      return facts.capturers == 2 ? TwoCapturers : DuplicateCapture;
    default:
      return CapturedPawnWrongSquare;
  }
}

/// A pawn goes sideways to an empty square that is no target for it.
FaultClass impossible_capture(const Case& c) {
  if (std::abs(c.files()) > 1) return FileWrap;
  if (relative_rank(c.position.to_move, c.move.to().rank()) == 7) return SquareZeroSentinel;
  if (c.ranks() < 1) return WrongDirection;
  for (const int beside : {-1, 1}) {
    const auto victim = c.move.to().offset(0, beside);
    if (victim && c.position.placement.holds(*victim, {c.position.to_move, PieceKind::Pawn})) return OwnPawnEp;
  }
  if (c.position.en_passant && c.position.en_passant->file() == c.move.to().file()) return WrongRank;
  if (relative_rank(c.position.to_move, c.move.to().rank()) != 5) return EpSeenByWrongSide;
  return c.position.en_passant ? WrongDirection : StaleEp;
}

/// The minimised position keeps its target although the move is no capture on it: the target matters.
FaultClass ordinary_move_with_target(const Case& c) {
  if (!c.to_target() || c.kind != DeviationKind::Extra) return EpMarkerAsPiece;
  return c.checkers > 0 ? NonpawnToEpSquare : NonpawnEpCapture;
}

bool pinned(const Case& c) {
  Placement without = c.position.placement;
  without.clear(c.move.from());
  return c.mover && !c.moves(PieceKind::King) && attackers(without, c.king, opponent(c.position.to_move)) > c.checkers;
}

FaultClass missing_move(const Case& c) {
  if (c.castles()) return CastlingMissing;
  if (c.moves(PieceKind::King)) return KingMoveMissing;
  if (c.promotes()) return PromotionMissing;
  if (c.checkers > 0) return EvasionMissing;
  if (pinned(c)) return PinnedMoveMissing;
  return c.double_steps() ? DoubleStepMissing : PieceMoveMissing;
}

/// Would the king stand in check after the men have moved as the move says?
bool leaves_king_attacked(const Case& c) {
  Placement after = c.position.placement;
  after.clear(c.move.from());
  after.put(c.move.to(), *c.mover);
  const Square king = c.moves(PieceKind::King) ? c.move.to() : c.king;
  return attacked(after, king, opponent(c.position.to_move));
}

FaultClass extra_move(const Case& c) {
  if (!c.mover || c.mover->color() != c.position.to_move) return PieceMoveExtra;
  if (c.castles()) return CastlingIllegalAllowed;
  if (leaves_king_attacked(c)) {
    if (c.moves(PieceKind::King)) return KingIntoCheckAllowed;
    if (c.checkers > 1) return DoubleCheckEvasionAllowed;
    return c.checkers == 1 ? CheckIgnored : PinIgnored;
  }
  if (c.double_steps()) return DoubleStepExtra;
  if (c.promotes()) return PromotionExtra;
  return PieceMoveExtra;
}

FaultClass wrong_target_after(const Case& c, ChildField field) {
  if (field == ChildField::TargetAbsent) return EpNotSet;
  if (field == ChildField::TargetOther) return EpSquareWrongRank;
  if (c.moves(PieceKind::Pawn) && c.files() == 0 && c.ranks() == 1 && !c.position.en_passant) return SinglePushAsDouble;
  const bool two_ranks = std::abs(c.ranks()) == 2 && c.files() == 0;
  return two_ranks && !c.position.en_passant ? NonpawnDoubleStep : StaleEp;
}

FaultClass wrong_placement_after(const Case& c) {
  if (c.position.en_passant)
    return c.to_target() && !c.moves(PieceKind::Pawn) ? NonpawnEpCapture : PawnMoveWithEpSetRemoves;
  if (c.castles()) return CastlingWrongChild;
  return c.promotes() ? PromotionWrongChild : WrongChild;
}

bool about_target(ChildField field) {
  return field == ChildField::TargetAbsent || field == ChildField::TargetExtra || field == ChildField::TargetOther;
}

FaultClass wrong_child(const Case& c, ChildField field) {
  switch (field) {
    case ChildField::TargetAbsent:
    case ChildField::TargetExtra:
    case ChildField::TargetOther:
      return wrong_target_after(c, field);
    case ChildField::Castling:
      return CastlingRightsWrong;
    case ChildField::Counters:
      return CountersWrong;
    default:
      return is_capture_on_target(c.position, c.move) ? CapturedPawnWrongSquare : wrong_placement_after(c);
  }
}

FaultClass wrong_list(const Case& c) {
  if (c.mover && c.mover->color() != c.position.to_move) return EpSeenByWrongSide;
  if (is_capture_on_target(c.position, c.move)) return capture_on_target(c);
  if (c.kind == DeviationKind::Duplicate) return DuplicateMove;
  if (c.moves(PieceKind::Pawn) && c.files() != 0 && !c.captures() && c.kind == DeviationKind::Extra)
    return impossible_capture(c);
  if (c.position.en_passant) return ordinary_move_with_target(c);
  return c.missing() ? missing_move(c) : extra_move(c);
}

Piece arrived(Piece mover, Move move) { return move.promotion() ? Piece{mover.color(), *move.promotion()} : mover; }

/// The position after a move that is no castling, as far as naming a fault needs it.
std::optional<Position> played(const Position& position, Move move) {
  const auto mover = position.placement[move.from()];
  if (!mover) return std::nullopt;
  Position after = position;
  if (is_capture_on_target(position, move)) after.placement = after_capture(position, move);
  after.placement.clear(move.from());
  after.placement.put(move.to(), arrived(*mover, move));
  after.to_move = opponent(position.to_move);
  after.castling = CastlingRights();
  after.en_passant.reset();
  const bool double_step = mover->kind() == PieceKind::Pawn && std::abs(move.to().rank() - move.from().rank()) == 2;
  if (double_step) after.en_passant = move.from().offset(0, forward(position.to_move));
  return after;
}

/// A fault that depends on the road: named by the reply when that is about en passant, else by history itself.
FaultClass wrong_road(const Position& position, const Deviation& deviation) {
  auto child = played(position, *deviation.move);
  const Position& last = deviation.then && child ? *child : position;
  if (is_capture_on_target(last, deviation.then.value_or(*deviation.move))) return GivesCheckWrong;
  if (child && deviation.then) child = played(*child, *deviation.then);
  if (!child || tier(*child) == Tier::Invalid) return HistoryDerivedLegality;
  // A legal capture that is found on the road and not afresh: it is the reading that loses it.
  const bool found = !deviation.reply_missing && is_capture_on_target(*child, *deviation.reply);
  if (found && capture_facts(*child, *deviation.reply).legal) return FenEpLost;
  const Deviation reply{deviation.reply_missing ? DeviationKind::Missing : DeviationKind::Extra, deviation.reply};
  const FaultClass fault = classify(*child, reply);
  if (!about_en_passant(fault)) return HistoryDerivedLegality;
  return fault == CaptureMissingPlain || fault == EdgeGuardOverprune ? EpNotSet : fault;
}

/// Is a capture en passant all that can be answered to the move?
bool only_en_passant_answers(const Position& position, Move move) {
  const auto child = played(position, move);
  return child && tier(*child) != Tier::Invalid && situations_of(*child).has(Situation::OnlyLegalMove);
}

/// A single move of which something is said that is not so. In a minimised position a target matters.
FaultClass wrong_fact(const Position& position, const Deviation& deviation) {
  const bool captures = deviation.move && is_capture_on_target(position, *deviation.move);
  switch (deviation.kind) {
    case DeviationKind::WrongMate:
      return only_en_passant_answers(position, *deviation.move) ? MateDetectionMissesEp : MateMisjudged;
    case DeviationKind::WrongStalemate:
      return only_en_passant_answers(position, *deviation.move) ? MateDetectionMissesEp : StalemateMisjudged;
    case DeviationKind::WrongCapture:
      return captures ? CaptureSquareFilter : CaptureMisjudged;
    case DeviationKind::WrongEnPassant:
      return EnPassantMisjudged;
    case DeviationKind::WrongLegality:
      return position.en_passant ? TtPseudoLegalWrong : LegalityMisjudged;
    default:
      return captures ? GivesCheckWrong : CheckMisjudged;
  }
}

bool is_list_of_captures(const Position& position, const Deviation& deviation) {
  return deviation.kind == DeviationKind::Missing && deviation.move && is_capture_on_target(position, *deviation.move);
}

}  // namespace

FaultClass classify(const Position& position, const Deviation& deviation) {
  switch (deviation.kind) {
    case DeviationKind::WrongCount:
      return CountDiffersFromList;
    case DeviationKind::WrongPerft:
      return PerftDiffersFromLists;
    case DeviationKind::WrongCheck:
    case DeviationKind::WrongMate:
    case DeviationKind::WrongStalemate:
    case DeviationKind::WrongCapture:
    case DeviationKind::WrongEnPassant:
    case DeviationKind::WrongLegality:
      return wrong_fact(position, deviation);
    case DeviationKind::WrongSetUp:
      return about_target(deviation.field) ? FenEpLost : UnmakeCorrupts;
    case DeviationKind::WrongTakeBack:
      return UnmakeCorrupts;
    case DeviationKind::WrongRoad:
      return wrong_road(position, deviation);
    case DeviationKind::WrongChild:
      return wrong_child(Case(position, deviation.kind, deviation.move.value()), deviation.field);
    case DeviationKind::Missing:
    case DeviationKind::Extra:
    case DeviationKind::Duplicate:
      break;
  }
  return wrong_list(Case(position, deviation.kind, deviation.move.value()));
}

FaultClass classify(const Position& position, const Deviation& deviation, const Circumstances& circumstances) {
  const FaultClass fault = classify(position, deviation);
  const bool missing = is_list_of_captures(position, deviation);
  const bool plain = fault == CaptureMissingPlain || fault == EdgeGuardOverprune;
  if (missing && plain && circumstances.history == History::OnlyFromFen) return FenEpLost;
  if (fault == EdgeGuardOverprune && circumstances.one_wing && position.en_passant->file() == 0)
    return SquareZeroSentinel;
  return fault;
}

Deviations principal(const Position& position, const Deviations& deviations) {
  Deviations rest;
  for (const Deviation& deviation : deviations) {
    const bool follows =
        is_list_of_captures(position, deviation) && std::ranges::any_of(deviations, [&](const Deviation& other) {
          return other.kind == DeviationKind::Extra &&
                 position.placement[other.move->from()] == Piece{position.to_move, PieceKind::Pawn};
        });
    if (!follows) rest.push_back(deviation);
  }
  return rest;
}

}  // namespace passant
