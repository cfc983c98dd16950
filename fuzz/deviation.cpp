#include "fuzz/deviation.h"

#include <array>

namespace passant {

std::string_view name(DeviationKind kind) {
  constexpr std::array<std::string_view, kDeviationKindCount> kNames{
      "missing",         "extra",           "duplicate",     "wrong-child",      "wrong-set-up",
      "wrong-take-back", "wrong-count",     "wrong-perft",   "wrong-road",       "wrong-check",
      "wrong-mate",      "wrong-stalemate", "wrong-capture", "wrong-en-passant", "wrong-legality"};
  return kNames[static_cast<unsigned>(kind)];
}

std::string to_string(const Deviation& deviation) {
  std::string text(name(deviation.kind));
  if (deviation.move) text += ' ' + to_uci(*deviation.move);
  if (deviation.then) text += ' ' + to_uci(*deviation.then);
  if (deviation.reply) text += (deviation.reply_missing ? ": missing " : ": extra ") + to_uci(*deviation.reply);
  return text;
}

}  // namespace passant
