// Minimum set cover, exactly: the fewest columns that cover every row. Branch and bound: rows and columns that follow
// from others are dropped, a row with one column left forces it, and a branch is cut when a lower bound reaches the
// best cover known. The bound is the value of a dual solution of the linear relaxation (a weight for each row, such
// that the weights of no column sum to more than 1), found by dual ascent and bettered by subgradient steps.
// (Caprara, Toth, Fischetti: Algorithms for the set covering problem, Annals of Operations Research 98, 2000.)
//
// Tested against trying every subset (least_cover_test.cpp).
#pragma once

#include <bitset>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace passant {

inline constexpr std::size_t kMostRows = 192;
using RowSet = std::bitset<kMostRows>;

struct Cover {
  std::vector<std::size_t> columns;  ///< ascending
  std::uint64_t nodes = 0;           ///< of the search tree
  double bound = 0;                  ///< of the linear relaxation, at the root: no cover has fewer columns
  std::size_t rows_left = 0;         ///< after the first reduction: the others are covered whenever these are
  std::size_t columns_left = 0;
};

/// Of equal columns the first counts. Nothing when a row is in no column, or the search would take more than
/// `most_nodes`.
std::optional<Cover> least_cover(std::span<const RowSet> columns, const RowSet& rows,
                                 std::uint64_t most_nodes = 1'000'000);

/// The columns that are no subset of another one; of equal ones the first.
std::vector<std::size_t> maximal_columns(std::span<const RowSet> columns);

}  // namespace passant
