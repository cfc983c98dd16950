// Reading suites of positions with known answers, in every form in common use; which one it is shows in the text:
//
//   Epd        FEN and operations: `FEN ;D1 20 ;D2 400`, the form of this corpus (README.md), or a bare FEN a line
//   Perft      lines `id NAME`, `epd FEN`, `perft DEPTH NODES`
//   Csv        `FEN,nodes,nodes…` for depths 1, 2, …, or for the depths in a first line such as `fen,D5,D6`
//   Json       [{"fen", "depth", "nodes"}], [{"name", "fen", "nodes": {depth: nodes}}], or {"testCases": [{"start":
//              {"fen"}, "expected": [{"move": SAN, "fen"}]}]}
//   JsonLines  an object a line with "fen", and "legal_moves_uci" when every legal move is listed
//
// `#` begins a comment line in the line forms. A part that cannot be read becomes a problem that names file, line,
// column and what would be right; everything else is still read, and the caller decides what a problem means.
//
// Tested on samples of every form with every kind of fault (suite_test.cpp).
#pragma once

#include <cstdint>
#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

#include "corpus/record.h"
#include "position/result.h"

namespace passant {

enum class SuiteFormat : std::uint8_t { Epd, Perft, Csv, Json, JsonLines, Pgn };

std::string_view name(SuiteFormat format);

struct SuiteProblem {
  enum class Kind : std::uint8_t {
    Malformed,
    Chess960,    ///< castling rights of Chess960 (rook files, or king and rook elsewhere): not supported yet
    Unreadable,  ///< the file cannot be opened or read
  };

  Kind kind = Kind::Malformed;
  std::string file;
  std::size_t line = 0;  ///< 1-based; 0 when the whole file is meant
  InputError error;

  friend bool operator==(const SuiteProblem&, const SuiteProblem&) = default;
};

/// "FILE:LINE:COLUMN: what (expected …)"
std::string to_string(const SuiteProblem& problem);

struct Suite {
  std::string file;
  SuiteFormat format = SuiteFormat::Epd;
  std::vector<Record> records;
  std::vector<SuiteProblem> problems;
};

/// What the first line that says something looks like. Pgn is told apart only to be refused: corpus/pgn.h reads it.
SuiteFormat suite_format(std::string_view text);

/// `file` names the text in problems and in the ids of nameless positions.
Suite read_suite(std::string_view text, std::string_view file);

/// The same for a file; its problems and ids name it as `path` does.
Suite read_suite_file(const std::filesystem::path& path);

}  // namespace passant
