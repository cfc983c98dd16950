// Standard Algebraic Notation (PGN standard 8.2.3; FIDE Laws, appendix C): a move written as text among the legal
// moves of its position, and the way back. It knows how moves are spelt and no rule of movement: which moves are
// legal, and whether one checks or mates, the caller says.
//
// Writing follows the standard. Reading takes what people write as well, as long as it can mean one move only:
//   exd6 e.p.   e.p. ep (ep) /ep, in any case, with or without a blank before, behind an en passant capture only
//   0-0 0-0-0   for O-O and O-O-O
//   e8Q         for e8=Q
//   Ngf3 e5xd6  more of the square of departure than is needed; also with '-' between the squares
//   Nf3         for Nxf3, ed6 for exd6: the capture sign left away
//   Nf3+!?      check marks and annotation marks are read over, right or wrong
// A pawn's capture needs its file: d6 never means exd6. An 'x' where nothing is captured is refused.
//
// Tested by writing and reading every legal move of the corpus (fuzz/identity/san_properties.h), and against the SAN
// that other programs wrote there.
#pragma once

#include <cstdint>
#include <expected>
#include <string>
#include <string_view>

#include "position/move.h"
#include "position/move_set.h"
#include "position/position.h"
#include "position/result.h"

namespace passant {

/// What stands behind a move: nothing, '+' or '#'.
enum class CheckMark : std::uint8_t { None, Check, Mate };

/// The SAN of a move of `legal`, with as much of the square of departure as the *legal* moves make necessary.
/// REQUIRES: legal contains move, and a man of the side to move stands on move.from().
std::string to_san(const Position& position, const MoveSet& legal, Move move, CheckMark mark);

struct SanError {
  enum class Kind : std::uint8_t {
    NotSan,      ///< the text has not the form of a move
    NoSuchMove,  ///< it has, but no legal move is meant
    Ambiguous,   ///< it means more than one legal move
  };

  Kind kind;
  InputError error;

  friend bool operator==(const SanError&, const SanError&) = default;
};

/// The one move of `legal` that the text means.
std::expected<Move, SanError> parse_san(std::string_view text, const Position& position, const MoveSet& legal);

/// Does the move look like an en passant capture: a pawn that changes its file and finds nobody on the square?
bool spelt_en_passant(const Position& position, Move move);

}  // namespace passant
