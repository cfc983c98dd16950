#include "reports/laws.h"

namespace passant::reports {
namespace {

constexpr Law kCapture{"3.7.3.1",
                       "a pawn beside an enemy pawn that has just advanced two squares from its first square may "
                       "capture it as if it had advanced only one"};
constexpr Law kRemoval{"3.7.3.1",
                       "the pawn that made the double step is the one that is captured, and nothing else is"};
constexpr Law kVeryNext{"3.7.3.2", "capturing en passant is legal only on the move that follows the double step"};
constexpr Law kSafeKing{"3.9.2", "no man may make a move that exposes its own king to check or leaves it there"};
constexpr Law kCheck{"3.9.1", "a king is in check when an enemy man attacks it, pinned or not"};
constexpr Law kCastling{"3.8.2",
                        "when a player may castle: neither king nor rook has moved, nothing stands between them, and "
                        "the king does not leave, cross or reach an attacked square"};
constexpr Law kPromotion{"3.7.3.3", "a pawn that reaches the last rank becomes a queen, rook, bishop or knight"};
constexpr Law kDoubleStep{"3.7.2", "on its first move a pawn may advance two squares if both are free"};
constexpr Law kKing{"3.8.1", "the king moves to an adjoining square, never to one that an enemy man attacks"};
constexpr Law kMoves{"3.1 to 3.8", "how each man moves, and that it may not go where a man of its own colour stands"};
constexpr Law kMate{"5.1.1", "the king is checkmated when it is in check and the player has no legal move"};
constexpr Law kStalemate{"5.2.1", "the player to move has no legal move and the king is not in check: stalemate"};
constexpr Law kTaking{"3.1.1", "a man that goes to a square where an enemy man stands captures it"};
constexpr Law kPromise{"",
                       "a list of legal moves names each move once, every count is its length, and a move asked about "
                       "alone is legal when it is in the list"};
constexpr Law kState{"", "the position after a move depends on the position and the move alone"};

}  // namespace

Law law_of(FaultClass fault) {
  using enum FaultClass;
  switch (fault) {
    case RankDoubleRemoval:
    case EpUnderForeignCheck:
    case PinnedIllegalAllowed:
    case DiagDiscovery:
    case DoubleCheckEvasionAllowed:
    case CheckIgnored:
    case EvasionMissing:
    case PinIgnored:
    case PinnedMoveMissing:
      return kSafeKing;
    case EvasionCaptureMissing:
    case PinnedDiagonalMissing:
    case ReblockOverprune:
    case MateDetectionMissesEp:
    case CaptureMissingPlain:
    case CrossedRaysOverprune:
    case RankOverprune:
    case EpBlocksCheck:
    case TwoCapturers:
    case EdgeGuardOverprune:
    case WrongDirection:
    case EpSquareWrongRank:
    case WrongRank:
    case SquareZeroSentinel:
    case EpMarkerAsPiece:
    case FileWrap:
    case SinglePushAsDouble:
    case NonpawnDoubleStep:
    case OwnPawnEp:
    case EpNotSet:
    case FenEpLost:
    case NonpawnToEpSquare:
    case CaptureSquareFilter:
    case EnPassantMisjudged:
      return kCapture;
    case CapturedPawnWrongSquare:
    case NonpawnEpCapture:
    case PawnMoveWithEpSetRemoves:
      return kRemoval;
    case StaleEp:
    case EpSeenByWrongSide:
      return kVeryNext;
    case GivesCheckWrong:
    case CheckMisjudged:
      return kCheck;
    case MateMisjudged:
      return kMate;
    case StalemateMisjudged:
      return kStalemate;
    case CaptureMisjudged:
      return kTaking;
    case CastlingMissing:
    case CastlingIllegalAllowed:
    case CastlingRightsWrong:
    case CastlingWrongChild:
      return kCastling;
    case PromotionMissing:
    case PromotionExtra:
    case PromotionWrongChild:
      return kPromotion;
    case DoubleStepMissing:
    case DoubleStepExtra:
      return kDoubleStep;
    case KingIntoCheckAllowed:
    case KingMoveMissing:
      return kKing;
    case PieceMoveMissing:
    case PieceMoveExtra:
      return kMoves;
    case DuplicateCapture:
    case DuplicateMove:
    case CountDiffersFromList:
    case PerftDiffersFromLists:
    case TtPseudoLegalWrong:
    case LegalityMisjudged:
      return kPromise;
    default:  // classes of state: what a program carries from move to move
      return kState;
  }
}

}  // namespace passant::reports
