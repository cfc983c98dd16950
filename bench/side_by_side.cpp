#include "bench/side_by_side.h"

#include <fmt/format.h>

#include "bench/cpu_time.h"
#include "position/fen.h"

namespace passant::bench {
namespace {

/// A clock tick, a cold cache or another guest of the machine weighs little beside it.
constexpr double kLeastSeconds = 0.1;
constexpr int kMostTimes = 1000;

/// All counters on one position.
class OnPosition {
 public:
  /// `number`: of the position, among so many.
  OnPosition(const std::vector<std::unique_ptr<Counter>>& counters, const std::vector<BenchPosition>& positions,
             std::size_t number, const BenchPlan& plan)
      : counters_(counters),
        position_(positions[number]),
        plan_(plan),
        counts_here_(counters.size() * static_cast<std::size_t>(1 + plan.rounds)),
        all_counts_(counts_here_ * positions.size()),
        made_(counts_here_ * number),
        rows_(counters.size()) {}

  std::vector<Measurement> run() {
    for (std::size_t index = 0; index < counters_.size(); ++index) first_count(index);
    for (int round = 0; round < plan_.rounds && !plan_.stopped(); ++round) {
      for (std::size_t index = 0; index < counters_.size(); ++index) {
        tell(index);
        if (rows_[index].failure.empty()) rows_[index].seconds.push_back(timed(index));
      }
    }
    for (Measurement& row : rows_) row.ratio = ratio_of(row);
    return rows_;
  }

 private:
  /// The next count is this one's.
  void tell(std::size_t index) {
    if (plan_.progress)
      plan_.progress(made_, all_counts_,
                     fmt::format("{} counts {}, depth {}", counters_[index]->name(), position_.name, position_.depth));
    ++made_;
  }

  void first_count(std::size_t index) {
    tell(index);
    rows_[index].counter = index;
    const auto nodes = counters_[index]->count(position_.position, position_.depth);
    if (nodes) {
      rows_[index].nodes = *nodes;
    } else {
      rows_[index].failure = nodes.error();
    }
  }

  /// Seconds for one count: the mean of as many as take kLeastSeconds together, when one takes less.
  double timed(std::size_t index) {
    const double once = timed(index, 1);
    if (once >= kLeastSeconds) return once;
    const int times = static_cast<int>(kLeastSeconds / std::max(once, kLeastSeconds / kMostTimes)) + 1;
    return timed(index, times) / times;
  }

  double timed(std::size_t index, int times) {
    const Spent before = spent_so_far();
    for (int time = 0; time < times && rows_[index].failure.empty(); ++time) count_again(index);
    const Spent spent = spent_so_far() - before;
    if (plan_.by_wall) return spent.wall;
    return counters_[index]->outside() ? spent.children : spent.own;
  }

  void count_again(std::size_t index) {
    const auto nodes = counters_[index]->count(position_.position, position_.depth);
    if (nodes == rows_[index].nodes) return;
    rows_[index].failure = nodes ? fmt::format("{} leaves first, then {}", rows_[index].nodes, *nodes) : nodes.error();
  }

  Median ratio_of(const Measurement& row) const {
    const Measurement& baseline = rows_[plan_.baseline];
    if (!row.failure.empty() || !baseline.failure.empty() || row.seconds.empty()) return {};
    std::vector<double> ratios;
    for (std::size_t round = 0; round < row.seconds.size(); ++round) {
      ratios.push_back(baseline.seconds[round] / std::max(row.seconds[round], 1e-9));
    }
    return median_of(ratios);
  }

  const std::vector<std::unique_ptr<Counter>>& counters_;
  const BenchPosition& position_;
  const BenchPlan& plan_;
  std::size_t counts_here_;
  std::size_t all_counts_;
  std::size_t made_;
  std::vector<Measurement> rows_;
};

bool counts_differ(const std::vector<Measurement>& rows) {
  const Measurement* first = nullptr;
  for (const Measurement& row : rows) {
    if (!row.failure.empty()) continue;
    if (first != nullptr && row.nodes != first->nodes) return true;
    first = &row;
  }
  return false;
}

double mean_of(const std::vector<Measurement>& rows, std::size_t counter) {
  std::vector<double> ratios;
  for (const Measurement& row : rows) {
    if (row.counter == counter && row.ratio.value > 0) ratios.push_back(row.ratio.value);
  }
  return ratios.empty() ? 0 : geometric_mean(ratios);
}

}  // namespace

std::vector<BenchPosition> usual_positions(bool deep) {
  const auto position = [&](const char* name, const char* fen, int depth) {
    return BenchPosition{name, parse_fen(fen).value(), deep ? depth : depth - 1};
  };
  return {position("start position", "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", 6),
          position("Kiwipete", "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1", 5),
          position("position 3", "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1", 7),
          position("position 4", "r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1", 6),
          position("position 5", "rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ - 1 8", 5)};
}

SideBySide measure(const std::vector<std::unique_ptr<Counter>>& counters, const std::vector<BenchPosition>& positions,
                   const BenchPlan& plan) {
  SideBySide result;
  for (std::size_t index = 0; index < positions.size() && !plan.stopped(); ++index) {
    std::vector<Measurement> rows = OnPosition(counters, positions, index, plan).run();
    result.counts_differ = result.counts_differ || counts_differ(rows);
    for (Measurement& row : rows) {
      row.position = index;
      result.rows.push_back(std::move(row));
    }
  }
  for (std::size_t counter = 0; counter < counters.size(); ++counter) {
    result.means.push_back(mean_of(result.rows, counter));
  }
  return result;
}

}  // namespace passant::bench
