// Counts that perft has met before, by key and depth, shared by threads without locks (the exclusive-or trick of Hyatt
// and Mann, "A lock-less transposition table implementation for parallel search", 2002): an entry is two words, the
// data and the key XOR the data; halves of two writers do not fit together and are not found.
//
// The depth is part of the data *and* must be the one asked for: a count at another depth is another number. Two
// entries a cache line pair up: one keeps the deepest (the dearest to count again), the other the newest.
//
// Tested by perft_table_test.cpp; that a tiny table never changes a count, by hashed_perft_test.cpp.
#pragma once

#include <atomic>
#include <bit>
#include <cstdint>
#include <optional>
#include <vector>

#include "generators/counting/large_pages.h"

namespace passant {

class PerftTable {
 public:
  /// Rounded down to a power of two of 32 bytes each, at least one.
  explicit PerftTable(std::size_t bytes) : pairs_(std::bit_floor(bytes < sizeof(Pair) ? 1 : bytes / sizeof(Pair))) {}

  std::size_t bytes() const { return pairs_.size() * sizeof(Pair); }

  /// Has the place of `key` brought into the cache; find() may follow at once or later.
  void fetch(std::uint64_t key, int depth) const { __builtin_prefetch(&pairs_[place(key, depth)]); }

  /// The count kept for `key` at `depth`.
  std::optional<std::uint64_t> find(std::uint64_t key, int depth) const {
    const Pair& two = pairs_[place(key, depth)];
    for (const Entry* entry : {&two.deepest, &two.newest}) {
      const std::uint64_t data = entry->data.load(std::memory_order_relaxed);
      if ((entry->check.load(std::memory_order_relaxed) ^ data) == key && depth_of(data) == depth)
        return nodes_of(data);
    }
    return std::nullopt;
  }

  /// Counts of 2^56 and above are not kept. REQUIRES: 1 <= depth < 256.
  void keep(std::uint64_t key, int depth, std::uint64_t nodes) {
    if (nodes >> kNodeBits != 0) return;
    Pair& two = pairs_[place(key, depth)];
    const bool deep = depth_of(two.deepest.data.load(std::memory_order_relaxed)) <= depth;
    write(deep ? two.deepest : two.newest, key, static_cast<std::uint64_t>(depth) << kNodeBits | nodes);
  }

 private:
  static constexpr unsigned kNodeBits = 56;

  struct Entry {
    std::atomic<std::uint64_t> check{0};
    std::atomic<std::uint64_t> data{0};  ///< depth << 56 | nodes; depth 0: nothing
  };
  struct alignas(32) Pair {
    Entry deepest;
    Entry newest;
  };

  static int depth_of(std::uint64_t data) { return static_cast<int>(data >> kNodeBits); }
  static std::uint64_t nodes_of(std::uint64_t data) { return data & ((std::uint64_t{1} << kNodeBits) - 1); }

  static void write(Entry& entry, std::uint64_t key, std::uint64_t data) {
    entry.data.store(data, std::memory_order_relaxed);
    entry.check.store(key ^ data, std::memory_order_relaxed);
  }

  /// Depths of one position stand in different places: otherwise they would drive each other out.
  std::size_t place(std::uint64_t key, int depth) const {
    return (key ^ static_cast<std::uint64_t>(depth) * 0x9e3779b97f4a7c15) & (pairs_.size() - 1);
  }

  std::vector<Pair, LargePages<Pair>> pairs_;
};

}  // namespace passant
