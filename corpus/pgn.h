// Reading games in Portable Game Notation (PGN standard, import format): tags with a FEN, moves in SAN, comments,
// variations and annotations passed over, results. Which moves are legal is the generator's word that the caller
// gives, so a file of games is a test of that generator too.
//
// A game that cannot be read is reported with its place and skipped; the next one is read as if nothing had happened.
// Tested on samples of every part and fault (pgn_test.cpp), and on 438 games with every generator
// (corpus_generators_test.cpp).
#pragma once

#include <cstddef>
#include <expected>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "corpus/pgn_scanner.h"
#include "generators/generator.h"
#include "position/position.h"
#include "position/result.h"

namespace passant {

struct PgnTag {
  std::string name, value;

  friend bool operator==(const PgnTag&, const PgnTag&) = default;
};

struct PgnMove {
  Move move;
  std::string text;   ///< as the file spells it
  Position position;  ///< after the move
};

struct PgnGame {
  std::size_t line = 0;  ///< 1-based, where the game begins
  std::vector<PgnTag> tags;
  Position start;
  std::vector<PgnMove> moves;
  std::string result;  ///< 1-0, 0-1, 1/2-1/2 or *; empty when the moves end without one

  /// The value of the first tag of that name.
  std::optional<std::string_view> tag(std::string_view name) const;
};

struct PgnProblem {
  std::size_t line = 0;
  InputError error;

  friend bool operator==(const PgnProblem&, const PgnProblem&) = default;
};

/// "FILE:LINE:COLUMN: what (expected …)"
std::string to_string(const PgnProblem& problem, std::string_view file);

/// Reads one game after the other, so that a large file needs no more room than its text and one game.
class PgnReader {
 public:
  /// REQUIRES: text and generator outlive the reader.
  PgnReader(std::string_view text, const Generator& generator) : scanner_(text), generator_(generator) {}

  /// The next game, or what is wrong with it; nothing at the end of the text.
  std::optional<std::expected<PgnGame, PgnProblem>> next();

 private:
  using Fault = std::optional<PgnProblem>;

  Fault read_tags(PgnGame& game);
  Fault set_up(PgnGame& game, std::size_t line) const;
  Fault read_moves(PgnGame& game);
  Fault play(PgnToken token, PgnGame& game) const;

  PgnScanner scanner_;
  const Generator& generator_;
};

}  // namespace passant
