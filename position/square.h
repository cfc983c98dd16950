// A square of the board. Files and ranks count from 0 (file a, rank 1) to 7.
#pragma once

#include <cassert>
#include <cstdint>
#include <cstdlib>
#include <optional>
#include <string>
#include <string_view>

namespace passant {

class Square {
 public:
  static constexpr int kCount = 64;

  /// REQUIRES: 0 <= file, rank <= 7.
  static constexpr Square at(int file, int rank) { return Square(static_cast<std::uint8_t>(rank * 8 + file)); }

  /// The square with `index()` == index. REQUIRES: 0 <= index <= 63.
  static constexpr Square from_index(int index) { return Square(static_cast<std::uint8_t>(index)); }

  constexpr int file() const { return index_ & 7; }
  constexpr int rank() const { return index_ >> 3; }

  /// Rank-major: a1 0, b1 1, … h8 63. The order of Placement::codes().
  constexpr int index() const { return index_; }

  /// The square so many files to the right and ranks up, or nothing when that leaves the board.
  constexpr std::optional<Square> offset(int files, int ranks) const {
    const int to_file = file() + files;
    const int to_rank = rank() + ranks;
    if (to_file < 0 || to_file > 7 || to_rank < 0 || to_rank > 7) return std::nullopt;
    return at(to_file, to_rank);
  }

  friend constexpr bool operator==(Square, Square) = default;
  friend constexpr auto operator<=>(Square, Square) = default;

 private:
  constexpr explicit Square(std::uint8_t index) : index_(index) {}

  std::uint8_t index_;
};

constexpr std::optional<Square> parse_square(std::string_view text) {
  if (text.size() != 2 || text[0] < 'a' || text[0] > 'h' || text[1] < '1' || text[1] > '8') return std::nullopt;
  return Square::at(text[0] - 'a', text[1] - '1');
}

inline std::string to_string(Square square) {
  return {static_cast<char>('a' + square.file()), static_cast<char>('1' + square.rank())};
}

/// `"e4"_sq`; a misspelt square does not compile.
consteval Square operator""_sq(const char* text, std::size_t size) { return parse_square({text, size}).value(); }

}  // namespace passant
