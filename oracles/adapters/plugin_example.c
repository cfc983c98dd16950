/* The smallest plug-in: a generator that knows one position, and which of its moves capture. Yours calls your own
 * generator instead.
 *
 *   cc -shared -fPIC -fvisibility=hidden -I. -o example.so oracles/adapters/plugin_example.c
 *   passant check --subject plugin:./example.so
 */
#include <string.h>

#include "oracles/plugin.h"

static int32_t legal_moves(void* context, const char* fen, passant_move* moves, int32_t capacity) {
  (void)context;
  if (strncmp(fen, "8/8/8/3Pp2k/8/8/8/K7 w - e6", 27) != 0 || capacity < 5) return PASSANT_REFUSED;
  moves[0] = 0 | 8 << 6;   /* a1a2 */
  moves[1] = 0 | 1 << 6;   /* a1b1 */
  moves[2] = 0 | 9 << 6;   /* a1b2 */
  moves[3] = 35 | 43 << 6; /* d5d6 */
  moves[4] = 35 | 44 << 6; /* d5e6, en passant */
  return 5;
}

static const passant_plugin_table table = {PASSANT_PLUGIN_ABI, "example 1.0", 0, 0, legal_moves, 0};

/* One of the functions about single moves that may be exported or left out (plugin.h). */
PASSANT_PLUGIN_EXPORT int32_t passant_plugin_is_capture(void* context, const char* fen, passant_move move);

int32_t passant_plugin_is_capture(void* context, const char* fen, passant_move move) {
  (void)context;
  (void)fen;
  return move == (35 | 44 << 6); /* d5e6 */
}

PASSANT_PLUGIN_EXPORT const passant_plugin_table* passant_plugin(void);

const passant_plugin_table* passant_plugin(void) { return &table; }
