// One block of a hunt: consecutive draws, made and compared by one worker, without a look at anything outside.
#pragma once

#include <cstdint>
#include <map>
#include <string>
#include <vector>

#include "fuzz/deviation.h"
#include "fuzz/fault_class.h"
#include "fuzz/hunt.h"
#include "fuzz/judge.h"
#include "position/position.h"

namespace passant {

/// Draws to a block. Part of what a seed means: other blocks would merge in another order.
inline constexpr std::uint64_t kDrawsPerBlock = 256;

/// What makes two deviations look alike before they are reduced.
struct Bucket {
  DeviationKind kind;
  ChildField field;
  FaultClass fault;
  std::uint32_t mechanisms;
  std::size_t opponent;

  friend auto operator<=>(const Bucket&, const Bucket&) = default;
};

Bucket bucket_of(const Position& position, const Deviation& deviation, std::size_t opponent);

struct Met {
  Position position;
  Deviation deviation;
  Bucket bucket;
  std::size_t source;
  std::uint64_t draw;
};

struct BlockResult {
  HuntCounts counts;                         ///< of this block alone
  std::vector<Met> met;                      ///< in order; at most kKeptPerBucket of a bucket
  std::map<Bucket, std::uint64_t> met_more;  ///< how many beyond those
  std::vector<Quarantined> quarantined;      ///< the first few
};

inline constexpr std::uint64_t kKeptPerBucket = 4;

/// The judges of one worker: the subject against each opponent. References come first, then witnesses.
class Bench {
 public:
  explicit Bench(const Panel& panel);

  std::size_t size() const { return judges_.size(); }
  Judge& judge(std::size_t opponent) { return *judges_[opponent]; }
  const std::string& opponent_name(std::size_t opponent) const { return names_[opponent]; }
  const std::string& subject_name() const { return subject_; }
  bool is_witness(std::size_t opponent) const { return opponent >= references_; }

 private:
  std::vector<std::unique_ptr<Judge>> judges_;
  std::vector<std::string> names_;
  std::string subject_;
  std::size_t references_;
};

BlockResult run_block(const HuntPlan& plan, std::uint64_t block, Bench& bench);

}  // namespace passant
