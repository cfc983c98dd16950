/* A plug-in whose answers depend on the clocks of the FEN alone: with the full-move number N it lists N moves a1a2,
 * a1a3 …; with the half-move clock 13 it shows the fault that it was compiled with. */
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "oracles/plugin.h"

#ifndef FAULT
#define FAULT none
#endif
#define TEXT_OF(name) #name
#define TEXT(name) TEXT_OF(name)

static int is(const char* fault) { return strcmp(TEXT(FAULT), fault) == 0; }

static void* create(void) {
  if (is("crash_at_start")) raise(SIGSEGV);
  if (is("hang_at_start")) pause();
  return malloc(1);
}

static void clocks(const char* fen, int* half, int* full) {
  const char* last = strrchr(fen, ' ');
  *full = atoi(last);
  do --last;
  while (*last != ' ');
  *half = atoi(last);
}

static void fail(void) {
  if (is("crash")) {
    fprintf(stderr, "last words\n");
    raise(SIGSEGV);
  }
  if (is("exit")) exit(7);
  if (is("abort")) abort();
  if (is("hang")) pause();
  if (is("chatter")) {
    for (int i = 0; i < 100000; ++i) {
      puts("chatter");
      fputs("chatter\n", stderr);
    }
    raise(SIGSEGV);
  }
}

static int32_t legal_moves(void* context, const char* fen, passant_move* moves, int32_t capacity) {
  int half, full;
  clocks(fen, &half, &full);
  (void)context;
  if (half == 13) {
    fail();
    if (is("refuse")) return PASSANT_REFUSED;
    if (is("too_many")) return 100000;
    if (is("bad_move")) moves[0] = 0x7000;
    if (is("bad_move")) return 1;
  }
  for (int i = 0; i < full && i < capacity; ++i) moves[i] = (passant_move)((8 * (1 + i % 7)) << 6);
  return full;
}

static uint64_t perft(void* context, const char* fen, int32_t depth) {
  int half, full;
  clocks(fen, &half, &full);
  (void)context;
  if (is("miscount") && half == 13) return 0;
  uint64_t nodes = 1;
  for (int i = 0; i < depth; ++i) nodes *= (uint64_t)full;
  return nodes;
}

/* Predicates know no position: each holds of one move or two, captures of all. */
#define PREDICATE(name, expression)                                                      \
  PASSANT_PLUGIN_EXPORT int32_t name(void* context, const char* fen, passant_move move); \
  int32_t name(void* context, const char* fen, passant_move move) {                      \
    (void)context;                                                                       \
    (void)fen;                                                                           \
    return (expression);                                                                 \
  }

#if defined CHECKS || defined PREDICATES
PREDICATE(passant_plugin_gives_check, move == 8 << 6)
#endif
#ifdef PREDICATES
PREDICATE(passant_plugin_gives_mate, move == 16 << 6)
PREDICATE(passant_plugin_gives_stalemate, move == 32 << 6)
PREDICATE(passant_plugin_is_capture, move != 0)
PREDICATE(passant_plugin_is_en_passant, move == 24 << 6)
PREDICATE(passant_plugin_is_legal, move == (4 | 3 << 6) || move == (63 << 6 | 4 << 12)) /* e1d1, a1h8q */
#endif

static passant_plugin_table table = {.abi = PASSANT_PLUGIN_ABI,
                                     .name = "Fake Plugin 1.0",
                                     .create = create,
                                     .destroy = free,
                                     .legal_moves = legal_moves,
                                     .perft = perft};

PASSANT_PLUGIN_EXPORT const passant_plugin_table* passant_plugin(void);

const passant_plugin_table* passant_plugin(void) {
  if (is("old_abi")) table.abi = 0;
  return is("no_table") ? 0 : &table;
}
