// A plug-in that lists by the mailbox generator, so that what a plug-in costs can be told from what its generator
// costs.

#include "generators/mailbox/board.h"
#include "oracles/plugin.h"
#include "position/fen.h"

namespace {

std::int32_t legal_moves(void* /*context*/, const char* fen, passant_move* moves, std::int32_t capacity) {
  const auto position = passant::parse_fen(fen);
  if (!position) return PASSANT_REFUSED;
  passant::mailbox::Board board(*position);
  passant::MoveList list;
  board.legal_moves(list);
  std::int32_t count = 0;
  for (const passant::Move move : list) {
    if (count < capacity) moves[count] = move.bits();  // the ABI's spelling
    ++count;
  }
  return count;
}

constexpr passant_plugin_table kTable{
    PASSANT_PLUGIN_ABI, "mailbox as a plug-in", nullptr, nullptr, legal_moves, nullptr};

}  // namespace

#pragma GCC diagnostic ignored "-Wshadow"  // the ABI has a struct of the function's name

extern "C" PASSANT_PLUGIN_EXPORT const passant_plugin_table* passant_plugin(void) { return &kTable; }
