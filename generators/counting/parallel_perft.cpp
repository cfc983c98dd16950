#include "generators/counting/parallel_perft.h"

#include <condition_variable>
#include <exception>
#include <mutex>
#include <thread>

#include "generators/counting/checked_sum.h"

namespace passant {
namespace {

struct Piece {
  std::size_t root_move;
  Position position;
};

/// The tree down to where there are enough pieces, or too little depth is left below them.
class Pieces {
 public:
  static constexpr std::size_t kEnough = 500;
  static constexpr int kLeastDepthBelow = 2;

  Pieces(const Generator& generator, const Position& position, int depth) : generator_(generator), depth_(depth - 1) {
    MoveList list;
    generator.legal_moves(position, list);
    for (const Move move : list) {
      pieces_.push_back({moves_.size(), generator.after(position, move)});
      moves_.push_back(move);
    }
    while (pieces_.size() < kEnough && !pieces_.empty() && depth_ > kLeastDepthBelow) cut();
  }

  const std::vector<Piece>& all() const { return pieces_; }
  const std::vector<Move>& moves() const { return moves_; }
  int depth() const { return depth_; }

 private:
  void cut() {
    std::vector<Piece> smaller;
    for (const Piece& piece : pieces_) {
      MoveList list;
      generator_.legal_moves(piece.position, list);
      for (const Move move : list) smaller.push_back({piece.root_move, generator_.after(piece.position, move)});
    }
    pieces_ = std::move(smaller);
    --depth_;
  }

  const Generator& generator_;
  int depth_;
  std::vector<Move> moves_{};
  std::vector<Piece> pieces_{};
};

class Count {
 public:
  Count(const Pieces& pieces, const PieceCounter& counter, const ParallelPerft& how)
      : pieces_(pieces), counter_(counter), how_(how), nodes_(pieces.moves().size(), 0) {}

  bool run() {
    std::vector<std::jthread> threads;
    for (unsigned thread = 0; thread < how_.threads; ++thread) threads.emplace_back([this] { work(); });
    watch();
    threads.clear();
    if (error_) std::rethrow_exception(error_);
    return progress_.done == pieces_.all().size();
  }

  std::vector<Divided> divided() const {
    std::vector<Divided> moves;
    for (std::size_t index = 0; index < nodes_.size(); ++index)
      moves.push_back({pieces_.moves()[index], nodes_[index]});
    return moves;
  }

 private:
  bool stopped() const { return how_.stop != nullptr && how_.stop->load(); }

  void work() {
    try {
      while (!stopped()) {
        const std::size_t index = next_.fetch_add(1);
        if (index >= pieces_.all().size()) break;
        add(pieces_.all()[index], counter_(pieces_.all()[index].position, pieces_.depth()));
      }
    } catch (...) {
      next_.store(pieces_.all().size());
      const std::scoped_lock lock(mutex_);
      if (!error_) error_ = std::current_exception();
    }
    const std::scoped_lock lock(mutex_);
    ++ended_;
    changed_.notify_all();
  }

  void add(const Piece& piece, std::uint64_t nodes) {
    const std::scoped_lock lock(mutex_);
    nodes_[piece.root_move] = checked_sum(nodes_[piece.root_move], nodes);
    progress_.nodes = checked_sum(progress_.nodes, nodes);
    ++progress_.done;
  }

  void watch() {
    std::unique_lock lock(mutex_);
    progress_.pieces = pieces_.all().size();
    while (ended_ < how_.threads) {
      changed_.wait_for(lock, std::chrono::milliseconds(200), [this] { return ended_ == how_.threads; });
      if (!how_.progress) continue;
      const PerftProgress now = progress_;
      lock.unlock();
      how_.progress(now);
      lock.lock();
    }
  }

  const Pieces& pieces_;
  const PieceCounter& counter_;
  const ParallelPerft& how_;
  std::atomic<std::size_t> next_ = 0;
  std::mutex mutex_;
  std::condition_variable changed_;
  unsigned ended_ = 0;
  PerftProgress progress_{};
  std::vector<std::uint64_t> nodes_;
  std::exception_ptr error_{};
};

}  // namespace

std::optional<std::vector<Divided>> parallel_perft(const Generator& generator, const Position& position, int depth,
                                                   const PieceCounter& counter, const ParallelPerft& how) {
  const Pieces pieces(generator, position, depth);
  Count count(pieces, counter, how);
  if (!count.run()) return std::nullopt;
  return count.divided();
}

std::uint64_t total(const std::vector<Divided>& moves) {
  std::uint64_t nodes = 0;
  for (const Divided& entry : moves) nodes = checked_sum(nodes, entry.nodes);
  return nodes;
}

}  // namespace passant
