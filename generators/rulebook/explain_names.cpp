#include <array>

#include "generators/rulebook/explain.h"

namespace passant::rulebook {

std::string_view number(Article article) {
  constexpr std::array<std::string_view, 3> kNumbers{"3.7.3.1", "3.7.3.2", "3.9.2"};
  return kNumbers[static_cast<unsigned>(article)];
}

std::string_view name(Fate fate) {
  constexpr std::array<std::string_view, 11> kNames{
      "check-stands",     "opened-by-capturer", "opened-by-captured-pawn", "opened-by-both",      "arriving-pawn",
      "checker-captured", "check-blocked",      "capturer-stays-on-line",  "arrival-closes-line", "third-man-shields",
      "lines-cross"};
  return kNames[static_cast<unsigned>(fate)];
}

std::string_view name(Situation situation) {
  constexpr std::array<std::string_view, 4> kNames{"no-target", "unusable-target", "no-capturer", "captures"};
  return kNames[static_cast<unsigned>(situation)];
}

std::string_view name(Outcome outcome) {
  constexpr std::array<std::string_view, 4> kNames{"quiet", "check", "checkmate", "stalemate"};
  return kNames[static_cast<unsigned>(outcome)];
}

std::string_view name(TargetFault fault) {
  constexpr std::array<std::string_view, 4> kNames{"wrong-rank", "no-pawn", "occupied", "origin-occupied"};
  return kNames[static_cast<unsigned>(fault)];
}

}  // namespace passant::rulebook
