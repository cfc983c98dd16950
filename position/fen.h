// Reading and writing FEN (Forsyth-Edwards Notation; PGN standard 16.1). Strict: a text that is not exactly a FEN
// gets an error with the field, the column and what would be right, and nothing is repaired. Whether the position
// makes sense is another question: validity.h. The en passant target is kept as written.
//
// Regular text is read by a fast reader, anything else once more by one that can say what is wrong (fen_reader.h).
// Tested by round trip (fen_test.cpp), a libFuzzer target (fuzz/targets/fen.cpp) and against what Stockfish prints.
#pragma once

#include <cstddef>
#include <span>
#include <string>
#include <string_view>

#include "position/position.h"
#include "position/result.h"

namespace passant {

inline constexpr std::string_view kStartFen = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

/// Reads a FEN of six fields, or of five (no full-move number) or four (no counters; 0 and 1 are meant).
/// Counters are at most 9999, without needless zeros in front. Castling letters are those of standard chess, in the
/// order KQkq. So a text of six fields that is read is the text that to_fen writes.
Result<Position> parse_fen(std::string_view text);

struct FenPrefix {
  Position position;
  std::size_t size;  ///< characters read, without the blank that may follow
};

/// Reads a FEN at the start of `text`, which may go on after a blank or with ';' (EPD operations, counts …): the
/// counters are read when numbers follow the fourth field. Columns of errors count from the start of `text`.
Result<FenPrefix> parse_fen_prefix(std::string_view text);

/// The FEN with six fields, the target as it stands in the position. Counters above 9999 are written, not read back.
std::string to_fen(const Position& position);

/// 64 men, 7 slashes, " w KQkq e3", and two counters of at most ten digits with their blanks.
inline constexpr std::size_t kLongestFen = 64 + 7 + 10 + 2 * 11;

/// The same into memory of the caller's, where many are written; returns the end, and writes no zero there.
char* write_fen(const Position& position, std::span<char, kLongestFen> room);

/// The first four fields, as EPD wants them.
std::string to_epd(const Position& position);

}  // namespace passant
