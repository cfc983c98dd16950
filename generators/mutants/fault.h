// The seeded faults: their enumerators, and where in the generator each one sits. What each one is, in words, which
// reports it recreates and how it shows, stands in the tables (table_*.cpp), one entry a fault.
#pragma once

#include <cstdint>

namespace passant::mutants {

/// The decision point at which the generator answers wrongly.
enum class Site : std::uint8_t {
  None,
  ReadTarget,      ///< which target a position brings in
  Candidates,      ///< which pawns stand ready to capture in passing
  CaptureVerdict,  ///< is this capture in passing legal?
  CaptureSet,      ///< which of the legal captures in passing are listed
  MoveVerdict,     ///< is this other move legal?
  Slide,           ///< does a slider go on beyond this square?
  DoubleStep,      ///< may this pawn step two squares?
  Promotion,       ///< what may this pawn become?
  Castling,        ///< may the king castle there?
  Check,           ///< does the side to move stand in check?
  Pass,            ///< handing over the turn without a move, to ask about check, and taking that back
  Vanishing,       ///< from which square besides the arrival a move played removes a man
  NewTarget,       ///< which target a move played leaves
  Rights,          ///< which castling rights a move played leaves
  TakeBack,        ///< what taking back a move restores
  Trial,           ///< what trying captures in passing leaves behind on the board
  Count,           ///< how many moves the counter counts
};

enum class Fault : std::uint8_t {
  None,  ///< the faultless twin

  // King safety: the line of the rank that both pawns leave.
  RankTestAbsent,
  RankTestForgetsQueens,
  RankTestSliderNextDoor,
  RankTestKingNextDoor,
  RankTestTowardsHOnly,
  RankTestWhiteOnly,
  RankTestCapturerNearerOnly,
  RankTestRightwardCapturesOnly,
  RankTestMissesEdgeFiles,
  RankTestAtSetUpOnly,
  RankTestThroughWalls,
  RankTestCountsOwnSliders,
  RankTestCountsAnyMan,
  RankTestIgnoresOwnShield,
  RankTestSkippedForTwo,
  RankTestSkippedInCheck,
  // King safety: the trial of the capture.
  TrialLiftsOnlyCapturer,
  TrialLiftsOnlyCaptured,
  TrialWithoutArrival,
  TrialToggledTwice,
  TrialSkipped,
  ReblockOnFileForgotten,
  ReblockOnDiagonalForgotten,
  CrossedDiagonals,
  CrossedLines,
  DiagonalThroughCapturedIgnored,
  // King safety: pins of the capturer.
  PinnedNeverCaptures,
  PinnedDiagonalOneWing,
  PinnedByQueenNever,
  PinOnFileIgnored,
  PinOnDiagonalIgnored,
  PinsBeforePush,
  SetUpLegalityUntested,
  // King safety: checks.
  PinnedSkipsCheckMask,
  ForeignCheckIgnored,
  ForeignDiagonalCheckIgnored,
  LeaperCheckIgnored,
  TrustedTarget,
  DoubleCheckOneSuffices,
  CheckerStaysOnTrialBoard,
  EvasionMaskArrivalOnly,
  EvasionLeftCapturerOnly,
  EvasionWhiteOnly,
  EvasionEdgePawnMissing,
  EvasionNextToKingOnly,
  EvasionPinnedNever,
  EvasionNeverBlocks,
  EvasionLostAfterMoves,
  EvasionStopsAtFirstCapture,
  // King safety: captures left out, and other men that use the target.
  RightwardCaptureMissing,
  BlackNeverCaptures,
  CapturesOnlyInCheck,
  MateTestMissesCapture,
  StalemateTestMissesCapture,
  TargetInEvasionMask,
  TargetInKnightEvasionMask,
  PieceToTargetLiftsPawn,

  // Squares and board: who captures.
  SecondCapturerMissing,
  SecondTrialOnDamagedBoard,
  TwoCapturersNone,
  TwoCapturersListedTwice,
  AnyIllegalForbidsBoth,
  FirstVerdictForBoth,
  FileWrapByIndex,
  FileWrapModulo,
  LeftCaptureBackwards,
  BlackCapturesBackwards,
  OnlyEdgePawnsCapture,
  EdgePawnsNeverCapture,
  EdgeTargetNeverCaptured,
  AnyRankNextToFile,
  AnyNeighbourCaptures,
  SquareZeroIsA1,
  SquareZeroIsA8,
  FileZeroMeansNone,
  // Squares and board: what vanishes.
  CapturedPawnStays,
  RemovesMixedSquare,
  RemovesOtherNeighbour,
  RemovesWhiteDirection,
  PieceOnTargetRemovesPawn,
  KnightOnTargetRemovesPawn,
  KingOnTargetRemovesPawn,
  PushOnTargetFileRemoves,
  CaptureOnTargetFileRemoves,
  // Squares and board: taking back, and the target as a thing on the board.
  TakeBackForgetsPawn,
  TakeBackPawnOnTarget,
  TakeBackPawnOfWrongColor,
  TakeBackOtherPiece,
  TakeBackCapturerStays,
  MarkerStopsSliders,
  MarkerShieldsKing,
  TrialLeavesPawn,
  // Squares and board: the target set wrongly.
  TargetOnPawnSquare,
  WhiteTargetRankOff,
  SingleStepSetsTarget,
  RookDoubleStepSetsTarget,
  TwoRankMoveSetsTarget,

  // Lifetime.
  TargetNeverSet,
  TargetNeedsLeftNeighbour,
  TargetLostWhenPushChecks,
  TargetSetOnFirstMoveOnly,
  TakeBackForgetsTarget,
  TargetSurvivesQuietMove,
  TargetSurvivesCapture,
  TargetSurvivesCastling,
  RememberedTarget,
  OwnPawnCaptured,
  PassedSideCaptures,
  NullMoveLosesTarget,
  NullMoveBeforeCastlingLosesTarget,
  NullMoveMirrorsTarget,
  NullMoveKeepsTarget,

  // Beside the list: reading a position, check flags, counting.
  FenTargetIgnored,
  FenTargetNotConnected,
  FenTargetSwapped,
  FenTargetWrongRankForBlack,
  FenTargetFileShifted,
  FenTargetEdgeFileLost,
  FenTargetLostWithoutCastling,
  FenTargetDroppedIfAnyPinned,
  GivesCheckMissesCapturedPawn,
  PhantomCheckAfterCapture,
  CountForgetsCapture,
  CountTakesPseudoLegal,
  CountOneOfTwo,
  CountPinnedDiagonalMissing,
  CountEvasionMissing,

  // Outside en passant: the control group.
  CastlingThroughCheck,
  CastlingOutOfCheck,
  CastlingPastMan,
  CastlingRookPathAttacked,
  RightKeptAfterRookCapture,
  RightKeptAfterRookMove,
  PromotionLacksKnight,
  CapturePromotionMissing,
  DoubleStepOverMan,
  PinnedManLeavesLine,
  PinnedKnightMoves,
  PinnedSliderFrozen,
  DoubleCheckAnsweredByCapture,
  KingStepsBackAlongRay,
  KingTakesGuardedMan,
  KingNextToKing,
  TakeBackPromotionStays,
  TakeBackRookStays,
  CountPromotionOnce,
};

inline constexpr int kFaultCount = static_cast<int>(Fault::CountPromotionOnce) + 1;

}  // namespace passant::mutants
