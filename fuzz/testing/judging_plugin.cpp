// The subject as a plug-in. The environment names the fault, since nothing else reaches it.
#include <cstdlib>
#include <optional>
#include <string>

#include "fuzz/testing/judging_subject.h"
#include "oracles/plugin.h"
#include "position/fen.h"

namespace {

using passant::Move;
using passant::MoveFact;
using passant::Square;

using passant::testing::JudgingSubject;

const char* fault() {
  const char* const name = std::getenv("PASSANT_SEEDED_FAULT");
  return name == nullptr ? "" : name;
}

/// The last one is kept: about one position there are thousands of questions in a row.
const JudgingSubject& subject_in(const char* fen) {
  static std::string last;
  static std::optional<JudgingSubject> subject;
  if (last != fen) subject.emplace(fault(), passant::parse_fen(last = fen).value());
  return *subject;
}

Move move_of(passant_move bits) {
  const Square from = Square::from_index(bits & 63);
  const Square to = Square::from_index(bits >> 6 & 63);
  const int promotion = bits >> 12;
  return promotion == 0 ? Move(from, to) : Move(from, to, static_cast<passant::PieceKind>(promotion));
}

std::int32_t legal_moves(void* /*context*/, const char* fen, passant_move* moves, std::int32_t capacity) {
  std::int32_t count = 0;
  for (const Move move : passant::testing::list(passant::parse_fen(fen).value())) {
    if (count < capacity) moves[count] = move.bits();
    ++count;
  }
  return count;
}

std::int32_t says(MoveFact fact, const char* fen, passant_move move) {
  return subject_in(fen).says(fact, move_of(move)) ? 1 : 0;
}

constexpr passant_plugin_table kTable{PASSANT_PLUGIN_ABI, "judging 1.0", nullptr, nullptr, legal_moves, nullptr};

}  // namespace

#pragma GCC diagnostic ignored "-Wshadow"  // the ABI has a struct of the function's name

extern "C" {
PASSANT_PLUGIN_EXPORT const passant_plugin_table* passant_plugin(void) { return &kTable; }
PASSANT_PLUGIN_EXPORT std::int32_t passant_plugin_gives_check(void* /*context*/, const char* fen, passant_move move) {
  return says(MoveFact::Check, fen, move);
}
PASSANT_PLUGIN_EXPORT std::int32_t passant_plugin_gives_mate(void* /*context*/, const char* fen, passant_move move) {
  return says(MoveFact::Mate, fen, move);
}
PASSANT_PLUGIN_EXPORT std::int32_t passant_plugin_gives_stalemate(void* /*context*/, const char* fen,
                                                                  passant_move move) {
  return says(MoveFact::Stalemate, fen, move);
}
PASSANT_PLUGIN_EXPORT std::int32_t passant_plugin_is_capture(void* /*context*/, const char* fen, passant_move move) {
  return says(MoveFact::Capture, fen, move);
}
PASSANT_PLUGIN_EXPORT std::int32_t passant_plugin_is_en_passant(void* /*context*/, const char* fen, passant_move move) {
  return says(MoveFact::EnPassant, fen, move);
}
PASSANT_PLUGIN_EXPORT std::int32_t passant_plugin_is_legal(void* /*context*/, const char* fen, passant_move move) {
  return says(MoveFact::Legal, fen, move);
}
}
