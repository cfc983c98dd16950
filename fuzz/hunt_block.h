// One block of a hunt: consecutive draws, made and compared by one worker, without a look at anything outside.
#pragma once

#include <cstdint>
#include <functional>
#include <map>
#include <optional>
#include <set>
#include <span>
#include <string>
#include <vector>

#include "fuzz/deviation.h"
#include "fuzz/fault_class.h"
#include "fuzz/hunt.h"
#include "fuzz/judge.h"
#include "position/position.h"

namespace passant {

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

/// Appends the positions of one draw of a hunt, made again.
void draw_one(const HuntPlan& plan, std::uint64_t draw, Draws& draws);

/// Where a position comes from: which of the plan's sources, which draw.
struct Provenance {
  std::size_t source;
  std::uint64_t draw;
};

/// The game that the draw played, if its source plays games.
std::optional<Game> game_of(const HuntPlan& plan, const Provenance& provenance);

struct Met {
  Position position;
  Deviation deviation;
  Bucket bucket;
  Provenance provenance;
};

struct Sampled {
  Position position;
  Provenance provenance;
};

struct BlockResult {
  HuntCounts counts;                         ///< of this block alone
  std::vector<Met> met;                      ///< in order; at most kKeptPerBucket of a bucket
  std::map<Bucket, std::uint64_t> met_more;  ///< how many beyond those
  std::vector<Quarantined> quarantined;      ///< the first few
  std::vector<Sampled> for_witnesses;        ///< the sample that whoever merges puts to the witnesses
};

inline constexpr std::uint64_t kKeptPerBucket = 4;

/// The judges of one worker: the subject against each opponent.
class Bench {
 public:
  /// The opponents are the references and, for whoever merges, the witnesses after them.
  explicit Bench(const Panel& panel);

  std::size_t size() const { return judges_.size(); }
  Judge& judge(std::size_t opponent) { return *judges_[opponent]; }
  const std::string& opponent_name(std::size_t opponent) const { return names_[opponent]; }
  const std::string& subject_name() const { return subject_; }

 private:
  std::vector<std::unique_ptr<Judge>> judges_;
  std::vector<std::string> names_;
  std::string subject_;
};

/// Puts positions to the judges and writes what comes of it into a block's result.
class Clerk {
 public:
  Clerk(const HuntPlan& plan, Bench& bench, BlockResult& result) : plan_(plan), bench_(bench), result_(result) {}

  /// REQUIRES: as many provenances as positions.
  void compare(std::size_t opponent, std::span<const Position> positions, std::span<const Provenance> provenances,
               Scope scope);

 private:
  void note(std::size_t opponent, const Provenance& provenance, const Position& position, const Judgement& judgement);
  void quarantine(std::size_t opponent, const Position& position, const Judgement& judgement);
  void meet(std::size_t opponent, const Provenance& provenance, const Position& position, const Deviation& deviation);

  const HuntPlan& plan_;
  Bench& bench_;
  BlockResult& result_;
  std::map<Bucket, std::uint64_t> kept_{};
  std::set<std::uint64_t> deviating_{};
  std::uint64_t unanswered_ = 0;
};

/// Nothing when `stopped` says so on the way.
std::optional<BlockResult> run_block(const HuntPlan& plan, std::uint64_t block, Bench& bench,
                                     const std::function<bool()>& stopped);

}  // namespace passant
