// One worker's part: a block of placements looked at one after the other, those that are wanted compared.
#pragma once

#include <atomic>
#include <span>

#include "fuzz/enumerate/domain.h"
#include "fuzz/enumerate/plan.h"
#include "fuzz/enumerate/result.h"
#include "fuzz/hunt_block.h"
#include "fuzz/random.h"

namespace passant::enumerate {

struct Met {
  std::uint64_t index;
  Position position;
  Deviation deviation;
  Bucket bucket;
};

struct BlockOutcome {
  Census census;
  Work work;
  std::vector<Met> met;  ///< in order; at most kKeptOfBucket of a bucket
};

inline constexpr std::uint64_t kKeptOfBucket = 2;

/// Leaves out what is beyond kKeptOfBucket in each bucket.
void keep_first(std::vector<Met>& met);

class BlockComparison {
 public:
  BlockComparison(const Plan& plan, const Panel& panel, Bench& bench);

  /// Takes in one placement. REQUIRES: called in ascending order of index.
  void take(std::uint64_t index, const Arrangement& placement);
  /// What came of the placements since the last call.
  BlockOutcome finish();

 private:
  /// Positions that wait to be asked together: outside parties are asked many at once.
  struct Queue {
    std::vector<Position> positions{};
    std::vector<std::uint64_t> indices{};
  };

  bool wanted(const Facts& facts) const;
  void compare(std::uint64_t index, const Arrangement& placement, const Facts& facts);
  void compare_lists(std::uint64_t index, const Position& position);
  void look_at_list(std::uint64_t index, const Arrangement& placement, const Facts& facts);
  void add(Queue& queue, std::uint64_t index, const Position& position, std::size_t from, std::size_t to, Scope scope);
  void ask(Queue& queue, std::size_t from, std::size_t to, Scope scope);
  void note(std::size_t opponent, std::uint64_t index, const Position& position, const Judgement& judgement);

  const Plan& plan_;
  Bench& bench_;
  const Generator* subject_;                   ///< null outside this process
  std::vector<const Generator*> opponents_{};  ///< references; null for those outside this process
  const Generator* lister_ = nullptr;          ///< whose lists go into the digest
  bool outside_ = false;                       ///< some pair must be asked through Party
  std::size_t references_;
  BlockOutcome outcome_{};
  Queue lists_{};
  Queue full_{};
  Queue witnessed_{};
  MoveList theirs_{};
  MoveList right_{};
};

}  // namespace passant::enumerate
