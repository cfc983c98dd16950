#include "fuzz/situations/situation.h"

#include <array>

namespace passant {
namespace {

struct Described {
  std::string_view name;
  std::string_view sentence;
};

constexpr std::array<Described, kSituationCount> kDescriptions{{
    {"legal-capture", "any legal capture"},
    {"edge-capturer", "capturer on the a or h file"},
    {"other-man-to-target", "a non-pawn can go to the target square"},
    {"two-capturers", "two capturers"},
    {"one-of-two-illegal", "two capturers, one of them illegal"},
    {"checker-captured", "capture of the checking pawn"},
    {"other-man-to-target-in-check", "a non-pawn can go to the target square while the pushed pawn checks"},
    {"foreign-check", "check by another piece, uncovered by the push"},
    {"foreign-check-with-pin",
     "check by another piece, uncovered by the push, and the capturer pinned along its "
     "capture line"},
    {"double-check", "double check with a target square set"},
    {"rank-opened", "both pawns leave the rank and uncover the king"},
    {"rank-shielded", "both pawns leave the rank with a third piece in between (stays legal)"},
    {"pinned-on-file", "capturer pinned on its file (illegal)"},
    {"pinned-on-other-diagonal", "capturer pinned on the other diagonal (illegal)"},
    {"pinned-on-capture-diagonal", "capturer pinned along its capture diagonal (legal)"},
    {"file-shielded-again", "captured and arriving pawn shield the same file (legal)"},
    {"crossed-diagonals", "king and slider on different diagonals of the captured pawn (legal)"},
    {"only-legal-move", "en passant is the only legal move"},
    {"checks-directly", "gives check: direct"},
    {"checks-on-diagonal", "gives check: uncovered by the captured pawn on a diagonal"},
    {"checks-on-rank", "gives check: both pawns leave the rank towards the enemy king"},
}};

}  // namespace

std::string_view name(Situation situation) { return kDescriptions[static_cast<unsigned>(situation)].name; }
std::string_view sentence(Situation situation) { return kDescriptions[static_cast<unsigned>(situation)].sentence; }

std::optional<Situation> parse_situation(std::string_view name) {
  for (unsigned index = 0; index < kSituationCount; ++index) {
    if (kDescriptions[index].name == name) return static_cast<Situation>(index);
  }
  return std::nullopt;
}

std::vector<Situation> Situations::list() const {
  std::vector<Situation> all;
  for (int index = 0; index < kSituationCount; ++index) {
    if (has(static_cast<Situation>(index))) all.push_back(static_cast<Situation>(index));
  }
  return all;
}

}  // namespace passant
