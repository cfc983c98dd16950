/* The C interface of a move generator that is loaded as a shared library (SPEC `plugin:FILE.so`).
 *
 * A plug-in exports one function, passant_plugin(), which returns a table that lives as long as the library. Any
 * language that can build a shared library with C functions will do. Compile it with -fvisibility=hidden and mark the
 * one function PASSANT_PLUGIN_EXPORT; see oracles/adapters/plugin_example.c.
 *
 * By default a plug-in runs in a process of its own: when it crashes, exits or hangs, that is its answer and nobody
 * is hurt. Its standard output is thrown away, the end of its standard error is kept.
 */
#ifndef PASSANT_PLUGIN_H
#define PASSANT_PLUGIN_H

#include <stdint.h>

/* NOLINTBEGIN(modernize-use-using): this is C */

#ifdef __cplusplus
extern "C" {
#endif

#define PASSANT_PLUGIN_ABI 1

#if defined(__GNUC__)
#define PASSANT_PLUGIN_EXPORT __attribute__((visibility("default")))
#else
#define PASSANT_PLUGIN_EXPORT
#endif

/* A move: from | to << 6 | promotion << 12. Squares count a1 = 0, b1 = 1, … h8 = 63; promotion is 0 for none,
 * 1 knight, 2 bishop, 3 rook, 4 queen. Castling is the king's move (e1g1). */
typedef uint16_t passant_move;

/* Returned instead of a number of moves by a generator that does not accept the position. */
#define PASSANT_REFUSED (-1)

typedef struct passant_plugin {
  uint32_t abi;     /* PASSANT_PLUGIN_ABI */
  const char* name; /* "My generator 1.2"; UTF-8, at most 100 bytes are used */

  /* Called once before and once after everything else; either may be NULL. create() may return NULL. */
  void* (*create)(void);
  void (*destroy)(void* context);

  /* Writes the legal moves of `fen`, at most `capacity` of them, in any order; returns how many there are, or
   * PASSANT_REFUSED. */
  int32_t (*legal_moves)(void* context, const char* fen, passant_move* moves, int32_t capacity);

  /* Leaves of the tree of legal moves of this depth (1: the number of legal moves); NULL when it cannot count. */
  uint64_t (*perft)(void* context, const char* fen, int32_t depth);
} passant_plugin_table;

/* A plug-in that can be asked about single moves may export further functions, any of these, and is judged by each as
 * well: 1 when the move is that, 0 when it is not. `context` is what create() returned. The first five are asked about
 * the moves that it lists; passant_plugin_is_legal about moves between any two squares, with any promotion or none. */
typedef int32_t (*passant_plugin_predicate)(void* context, const char* fen, passant_move move);
#define PASSANT_PLUGIN_CHECK_SYMBOL "passant_plugin_gives_check"
#define PASSANT_PLUGIN_MATE_SYMBOL "passant_plugin_gives_mate"
#define PASSANT_PLUGIN_STALEMATE_SYMBOL "passant_plugin_gives_stalemate"
#define PASSANT_PLUGIN_CAPTURE_SYMBOL "passant_plugin_is_capture" /* en passant is one */
#define PASSANT_PLUGIN_EN_PASSANT_SYMBOL "passant_plugin_is_en_passant"
#define PASSANT_PLUGIN_LEGAL_SYMBOL "passant_plugin_is_legal"
typedef passant_plugin_predicate passant_plugin_check_function; /* its first name */

/* The function to export: const passant_plugin_table* passant_plugin(void); */
#define PASSANT_PLUGIN_SYMBOL "passant_plugin"
typedef const passant_plugin_table* (*passant_plugin_function)(void);

#ifdef __cplusplus
}
#endif

/* NOLINTEND(modernize-use-using) */

#endif /* PASSANT_PLUGIN_H */
