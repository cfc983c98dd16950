#include "corpus/least_cover.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numeric>

namespace passant {
namespace {

bool within(const RowSet& part, const RowSet& whole) { return (part & ~whole).none(); }

struct Column {
  std::size_t name;
  RowSet rows;
};
using Columns = std::vector<Column>;

std::vector<std::size_t> list_of(const RowSet& rows) {
  std::vector<std::size_t> list;
  for (std::size_t row = rows._Find_first(); row < kMostRows; row = rows._Find_next(row)) list.push_back(row);
  return list;
}

/// Those that are no subset of another one; larger ones first, of equal ones the one that came first.
void keep_maximal(Columns& columns) {
  std::ranges::stable_sort(columns, std::greater(), [](const Column& column) { return column.rows.count(); });
  Columns kept;
  for (const Column& column : columns) {
    if (column.rows.none()) continue;
    const bool dominated =
        std::ranges::any_of(kept, [&](const Column& larger) { return within(column.rows, larger.rows); });
    if (!dominated) kept.push_back(column);
  }
  columns = std::move(kept);
}

/// What is left of a problem.
struct Rest {
  RowSet rows;
  Columns columns;
  std::vector<std::size_t> chosen;

  void restrict_columns() {
    for (Column& column : columns) column.rows &= rows;
    keep_maximal(columns);
  }

  void choose(std::size_t index) {
    chosen.push_back(columns[index].name);
    rows &= ~columns[index].rows;
    restrict_columns();
  }

  /// Which columns hold a row, as places in `columns`.
  std::vector<std::size_t> holders(std::size_t row) const {
    std::vector<std::size_t> found;
    for (std::size_t index = 0; index < columns.size(); ++index) {
      if (columns[index].rows.test(row)) found.push_back(index);
    }
    return found;
  }
};

/// Rows that are covered whenever some other row is.
bool drop_implied_rows(Rest& rest) {
  const std::vector<std::size_t> rows = list_of(rest.rows);
  std::vector<std::vector<std::size_t>> holders;
  for (const std::size_t row : rows) holders.push_back(rest.holders(row));
  RowSet dropped;
  for (std::size_t a = 0; a < rows.size(); ++a) {
    for (std::size_t b = 0; b < rows.size() && !dropped.test(rows[a]); ++b) {
      if (a == b || dropped.test(rows[b]) || holders[b].size() > holders[a].size()) continue;
      if (std::ranges::includes(holders[a], holders[b])) dropped.set(rows[a]);
    }
  }
  rest.rows &= ~dropped;
  if (dropped.any()) rest.restrict_columns();
  return dropped.any();
}

bool choose_forced(Rest& rest) {
  for (const std::size_t row : list_of(rest.rows)) {
    const auto holders = rest.holders(row);
    if (holders.size() != 1) continue;
    rest.choose(holders.front());
    return true;
  }
  return false;
}

void reduce_all(Rest& rest) {
  rest.restrict_columns();
  while (drop_implied_rows(rest) || choose_forced(rest)) {
  }
}

/// A lower bound for the number of columns that `rest` still needs.
class Dual {
 public:
  explicit Dual(const Rest& rest) : rows_(list_of(rest.rows)), columns_(rest.columns.size()) {
    std::vector<std::size_t> place(kMostRows);
    for (std::size_t index = 0; index < rows_.size(); ++index) place[rows_[index]] = index;
    for (std::size_t index = 0; index < columns_.size(); ++index) {
      for (const std::size_t row : list_of(rest.columns[index].rows)) columns_[index].push_back(place[row]);
    }
    weights_.resize(rows_.size());
  }

  double bound() {
    if (rows_.empty()) return 0;
    ascend();
    double best = value();
    double step = 1.0;
    for (int round = 0; round < kRounds; ++round, step *= 0.97) best = std::max(best, improve(step));
    return best;
  }

 private:
  static constexpr int kRounds = 120;

  /// Every row gets an even share of the fullest of its columns.
  void ascend() {
    std::ranges::fill(weights_, 1.0);
    for (const auto& column : columns_) {
      for (const std::size_t row : column) {
        weights_[row] = std::min(weights_[row], 1.0 / static_cast<double>(column.size()));
      }
    }
  }

  double load(const std::vector<std::size_t>& column) const {
    double sum = 0;
    for (const std::size_t row : column) sum += weights_[row];
    return sum;
  }

  /// Of the Lagrangian dual: the weights, less what columns are overloaded.
  double value() const {
    double sum = std::accumulate(weights_.begin(), weights_.end(), 0.0);
    for (const auto& column : columns_) sum -= std::max(0.0, load(column) - 1.0);
    return sum;
  }

  double improve(double step) {
    std::vector<double> lack(rows_.size(), 1.0);
    double norm = 0;
    for (const auto& column : columns_) {
      if (load(column) <= 1.0) continue;
      for (const std::size_t row : column) lack[row] -= 1.0;
    }
    for (const double entry : lack) norm += entry * entry;
    if (norm == 0) return value();
    const double length = step * std::max(1.0, 0.05 * value()) / norm;
    for (std::size_t row = 0; row < rows_.size(); ++row)
      weights_[row] = std::clamp(weights_[row] + length * lack[row], 0.0, 1.0);
    return value();
  }

  std::vector<std::size_t> rows_;
  std::vector<std::vector<std::size_t>> columns_;
  std::vector<double> weights_;
};

class Search {
 public:
  explicit Search(std::uint64_t most_nodes) : most_nodes_(most_nodes) {}

  std::optional<Cover> run(Rest rest) {
    reduce_all(rest);
    cover_.rows_left = rest.rows.count();
    cover_.columns_left = rest.columns.size();
    cover_.bound = static_cast<double>(rest.chosen.size()) + Dual(rest).bound();
    best_size_ = std::numeric_limits<std::size_t>::max();
    take_greedily(rest);
    visit(std::move(rest));
    if (cover_.nodes > most_nodes_) return std::nullopt;
    std::ranges::sort(cover_.columns);
    return cover_;
  }

 private:
  void note(const std::vector<std::size_t>& chosen) {
    if (chosen.size() >= best_size_) return;
    best_size_ = chosen.size();
    cover_.columns = chosen;
  }

  void take_greedily(Rest rest) {
    while (rest.rows.any()) rest.choose(0);  // columns are sorted by size
    note(rest.chosen);
  }

  void visit(Rest rest) {
    if (++cover_.nodes > most_nodes_) return;
    reduce_all(rest);
    if (rest.rows.none()) return note(rest.chosen);
    const double needed = std::ceil(Dual(rest).bound() - 1e-6);
    if (static_cast<double>(rest.chosen.size()) + needed >= static_cast<double>(best_size_)) return;
    branch(std::move(rest));
  }

  /// One of the columns of the row with the fewest must be in the cover.
  void branch(Rest rest) {
    std::vector<std::size_t> narrowest;
    for (const std::size_t row : list_of(rest.rows)) {
      auto holders = rest.holders(row);
      if (narrowest.empty() || holders.size() < narrowest.size()) narrowest = std::move(holders);
    }
    std::vector<std::size_t> names;
    for (const std::size_t index : narrowest) names.push_back(rest.columns[index].name);
    for (const std::size_t name : names) {
      const auto at = std::ranges::find(rest.columns, name, &Column::name);
      Rest with = rest;
      with.choose(static_cast<std::size_t>(at - rest.columns.begin()));
      visit(std::move(with));
      rest.columns.erase(at);  // the covers with this column have all been seen
    }
  }

  std::uint64_t most_nodes_;
  std::size_t best_size_ = 0;
  Cover cover_;
};

}  // namespace

std::optional<Cover> least_cover(std::span<const RowSet> columns, const RowSet& rows, std::uint64_t most_nodes) {
  Rest rest{rows, {}, {}};
  RowSet covered;
  for (std::size_t index = 0; index < columns.size(); ++index) {
    rest.columns.push_back({index, columns[index] & rows});
    covered |= columns[index];
  }
  if (!within(rows, covered)) return std::nullopt;
  return Search(most_nodes).run(std::move(rest));
}

std::vector<std::size_t> maximal_columns(std::span<const RowSet> columns) {
  Columns all;
  for (std::size_t index = 0; index < columns.size(); ++index) all.push_back({index, columns[index]});
  keep_maximal(all);
  std::vector<std::size_t> names;
  for (const Column& column : all) names.push_back(column.name);
  std::ranges::sort(names);
  return names;
}

}  // namespace passant
