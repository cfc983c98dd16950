// The mechanism that a finding is named by. The en passant classes are those gathered from public reports; the rest
// name faults of other rules, since a hunt checks whole generators. What decides is the minimised position and the
// nature of the deviation: `classify` is total, one row of a table of conditions after the other.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

#include "fuzz/deviation.h"
#include "fuzz/roads.h"
#include "position/position.h"

namespace passant {

enum class FaultClass : std::uint8_t {
  // King safety of the capture.
  RankDoubleRemoval,
  EvasionCaptureMissing,
  PinnedDiagonalMissing,
  EpUnderForeignCheck,
  PinnedIllegalAllowed,
  ReblockOverprune,
  NonpawnToEpSquare,
  MateDetectionMissesEp,
  CaptureMissingPlain,
  CrossedRaysOverprune,
  RankOverprune,
  DiagDiscovery,
  EpBlocksCheck,
  // Squares and board.
  CapturedPawnWrongSquare,
  NonpawnEpCapture,
  TwoCapturers,
  UnmakeCorrupts,
  EdgeGuardOverprune,
  PawnMoveWithEpSetRemoves,
  WrongDirection,
  EpSquareWrongRank,
  WrongRank,
  SquareZeroSentinel,
  EpMarkerAsPiece,
  FileWrap,
  SinglePushAsDouble,
  NonpawnDoubleStep,
  OwnPawnEp,
  DuplicateCapture,
  // Lifetime of the right.
  StaleEp,
  EpNotSet,
  EpSeenByWrongSide,
  HistoryDerivedLegality,
  FenEpLost,
  // Single moves asked about (of the capture).
  GivesCheckWrong,
  CaptureSquareFilter,
  EnPassantMisjudged,
  TtPseudoLegalWrong,
  // Counting.
  CountDiffersFromList,
  PerftDiffersFromLists,
  // Outside en passant.
  CastlingMissing,
  CastlingIllegalAllowed,
  CastlingRightsWrong,
  CastlingWrongChild,
  PromotionMissing,
  PromotionExtra,
  PromotionWrongChild,
  DoubleStepMissing,
  DoubleStepExtra,
  KingIntoCheckAllowed,
  KingMoveMissing,
  DoubleCheckEvasionAllowed,
  CheckIgnored,
  EvasionMissing,
  PinIgnored,
  PinnedMoveMissing,
  PieceMoveMissing,
  PieceMoveExtra,
  DuplicateMove,
  WrongChild,
  CountersWrong,
  CheckMisjudged,
  MateMisjudged,
  StalemateMisjudged,
  CaptureMisjudged,
  LegalityMisjudged,
};

inline constexpr int kFaultClassCount = static_cast<int>(FaultClass::LegalityMisjudged) + 1;

/// "rank-double-removal"
std::string_view name(FaultClass fault);

/// One sentence for a maintainer: what the subject does wrong.
std::string_view sentence(FaultClass fault);

/// Is it about the en passant rule?
bool about_en_passant(FaultClass fault);

std::optional<FaultClass> fault_class_from_name(std::string_view name);

/// REQUIRES: a valid position.
FaultClass classify(const Position& position, const Deviation& deviation);

/// What a finding's images and roads tell beyond the position itself.
struct Circumstances {
  bool one_color = false;  ///< with the players exchanged the subject is right
  bool one_wing = false;   ///< with the wings exchanged the subject is right
  History history = History::Unknown;
};

/// `classify`, made more precise.
FaultClass classify(const Position& position, const Deviation& deviation, const Circumstances& circumstances);

/// One fault often shows as several deviations of one position: those that only follow from another one of them
/// (the right capture missing because a wrong one is listed) are left out.
Deviations principal(const Position& position, const Deviations& deviations);

}  // namespace passant
