#include "fuzz/fault_class.h"

#include <array>

namespace passant {
namespace {

struct Described {
  std::string_view name;
  std::string_view sentence;
};

constexpr std::array<Described, kFaultClassCount> kDescriptions{{
    {"rank-double-removal",
     "both pawns leave the rank and uncover a rook or queen on the king; the capture is allowed all the same"},
    {"evasion-capture-missing", "the pawn that gives check may be captured en passant; the capture is not found"},
    {"pinned-diagonal-missing",
     "a capturer pinned on the diagonal it captures along stays on that line; the capture is not found"},
    {"ep-under-foreign-check",
     "another man than the pushed pawn gives check and the capture does not answer it; it is allowed all the same"},
    {"pinned-illegal-allowed", "the capturer is pinned and leaves the line; the capture is allowed all the same"},
    {"reblock-overprune", "the arriving pawn closes the line that the captured pawn opens; the capture is not found"},
    {"nonpawn-to-ep-square",
     "a man other than a pawn may go to the target square as if that captured the checking pawn"},
    {"mate-detection-misses-ep", "the capture is the only legal move and is overlooked"},
    {"capture-missing-plain", "a plain en passant capture is not found"},
    {"crossed-rays-overprune",
     "king and slider stand on different diagonals of the captured pawn; the capture is not found"},
    {"rank-overprune", "a third man still shields the king on the rank; the capture is not found"},
    {"diag-discovery",
     "the captured pawn uncovers a diagonal to the king (cannot arise in play); the capture is allowed all the same"},
    {"ep-blocks-check",
     "the arriving pawn would close the line of the check (cannot arise in play); the capture is judged wrongly"},
    {"captured-pawn-wrong-square",
     "the capture leaves a wrong position behind: the passed pawn is the one that must go"},
    {"nonpawn-ep-capture", "a man other than a pawn that goes to the target square changes more than it captures"},
    {"two-capturers", "of two pawns that may capture one is forgotten"},
    {"unmake-corrupts", "taking back a move leaves something behind"},
    {"edge-guard-overprune", "a capture to or from the edge of the board is not found"},
    {"pawn-move-with-ep-set-removes", "an ordinary move with a target set leaves a wrong position behind"},
    {"wrong-direction", "a pawn captures en passant backwards or off its own rank"},
    {"ep-square-wrong-rank", "the target stands on a wrong square"},
    {"wrong-rank", "a pawn captures en passant from a rank that is not beside the passed pawn"},
    {"square-zero-sentinel", "the first square or file of the board is taken for none, or none for it"},
    {"ep-marker-as-piece", "the target square is treated as if a man stood on it"},
    {"file-wrap", "a capture goes round the edge of the board"},
    {"single-push-as-double", "a single step gives the right"},
    {"nonpawn-double-step", "a man other than a pawn gives the right"},
    {"own-pawn-ep", "a player captures his own pawn en passant"},
    {"duplicate-capture", "an en passant capture is listed more than once"},
    {"stale-ep", "the right outlives the very next move"},
    {"ep-not-set", "a double step does not give the right"},
    {"ep-seen-by-wrong-side", "the right is used by the player who made the double step"},
    {"history-derived-legality", "the answer depends on how the position came about"},
    {"fen-ep-lost", "the target of a FEN is not used; after the double step is played the capture is found"},
    {"gives-check-wrong", "the check that a capture en passant gives is misjudged"},
    {"capture-square-filter", "a capture en passant is not taken for a capture"},
    {"en-passant-misjudged", "a capture en passant is not taken for one, or another move is"},
    {"tt-pseudo-legal-wrong", "asked about a single move with a target set, it is wrong about whether that is legal"},
    {"count-differs-from-list", "the list is right, the count of it is not"},
    {"perft-differs-from-lists", "perft 2 is not the sum of the generator's own counts"},
    {"castling-missing", "a legal castling is not found"},
    {"castling-illegal-allowed", "an illegal castling is allowed"},
    {"castling-rights-wrong", "a move leaves wrong castling rights behind"},
    {"castling-wrong-child", "castling leaves a wrong position behind"},
    {"promotion-missing", "a promotion is not found"},
    {"promotion-extra", "a pawn move to the last rank is listed wrongly"},
    {"promotion-wrong-child", "a promotion leaves a wrong position behind"},
    {"double-step-missing", "a double step is not found"},
    {"double-step-extra", "an impossible double step is allowed"},
    {"king-into-check-allowed", "the king moves to an attacked square"},
    {"king-move-missing", "a king move is not found"},
    {"double-check-evasion-allowed", "in double check a man other than the king moves"},
    {"check-ignored", "a move that leaves the king in check is allowed"},
    {"evasion-missing", "a move that answers the check is not found"},
    {"pin-ignored", "a pinned man leaves its line"},
    {"pinned-move-missing", "a pinned man may move along its line; the move is not found"},
    {"piece-move-missing", "an ordinary move is not found"},
    {"piece-move-extra", "an impossible move is listed"},
    {"duplicate-move", "a move is listed more than once"},
    {"wrong-child", "a move leaves a wrong position behind"},
    {"counters-wrong", "a move leaves wrong counters behind"},
    {"check-misjudged", "a check is not seen, or seen where there is none"},
    {"mate-misjudged", "a mate is not seen, or seen where there is none"},
    {"stalemate-misjudged", "a stalemate is not seen, or seen where there is none"},
    {"capture-misjudged", "a capture is not taken for one, or a quiet move is"},
    {"legality-misjudged", "asked about a single move, it says something else than its own list"},
}};

}  // namespace

std::string_view name(FaultClass fault) { return kDescriptions[static_cast<unsigned>(fault)].name; }
std::string_view sentence(FaultClass fault) { return kDescriptions[static_cast<unsigned>(fault)].sentence; }
bool about_en_passant(FaultClass fault) { return fault < FaultClass::CountDiffersFromList; }

std::optional<FaultClass> fault_class_from_name(std::string_view name) {
  for (int index = 0; index < kFaultClassCount; ++index) {
    if (kDescriptions[static_cast<unsigned>(index)].name == name) return static_cast<FaultClass>(index);
  }
  return std::nullopt;
}

}  // namespace passant
