// Parties outside this process, made from the SPEC that users write:
//
//   stockfish            the Stockfish found on PATH or in /usr/games
//   uci:COMMAND          a UCI engine
//   xboard:COMMAND       an engine that speaks the XBoard protocol
//   lines:COMMAND        a program that answers a FEN a line with its moves (lines/lines_dialect.h)
//   plugin:FILE.so       a shared library (plugin.h)
//
// Options stand between the kind and the colon, with commas: `uci,deadline=2.5,tier=valid:./engine --quiet`.
//
//   tier=consistent|valid|invalid   the least tier of a position that is sent (default: consistent)
//   crowds=yes|no                   are positions sent with more men than a game can have (no)
//   deadline=SECONDS                for one answer (10)
//   start=SECONDS                   for the handshake (20)
//   restarts=N                      how often the program may be started again (1000)
//   pause=SECONDS                   after each line sent (0; 0.002 where the engine turns out to need it)
//   way=NAME                        how it is asked, instead of finding out (uci and xboard; the names of
//                                   uci_dialect.h and xboard_dialect.h); for a plug-in `in-process`, faster and
//                                   at our own peril
//
// Tested in spec_test.cpp.
#pragma once

#include <expected>
#include <memory>
#include <string_view>

#include "oracles/oracle.h"
#include "position/result.h"

namespace passant {

struct SpecError {
  enum class Kind : std::uint8_t {
    Misspelt,  ///< the SPEC is wrong
    NotFound,  ///< the program is not there or cannot be executed
    Failed,    ///< it starts, but does not answer for the start position: dies, hangs, talks nonsense
  };

  Kind kind;
  InputError error;  ///< column: in the SPEC
};

/// Does the SPEC name a party outside this process? (Generators and mutants are not made here.)
bool names_external_party(std::string_view spec);

/// Starts the program; it has answered for the start position. REQUIRES: names_external_party(spec).
std::expected<std::unique_ptr<Oracle>, SpecError> make_external_party(std::string_view spec);

}  // namespace passant
