#include "fuzz/enumerate/merge.h"

#include <fmt/format.h>

#include <algorithm>
#include <set>
#include <utility>

#include "fuzz/enumerate/domain.h"

namespace passant::enumerate {
namespace {

using Fault = std::optional<InputError>;

InputError fault(std::string what, std::string expected) { return {std::move(what), 1, std::move(expected)}; }

/// Which of the things that must be the same is not.
std::string difference(const Identity& a, const Identity& b) {
  if (a.program != b.program) return fmt::format("made by '{}' and by '{}'", a.program, b.program);
  if (a.versions != b.versions) return "made with other versions of the parties";
  return "made by another plan";
}

Fault mixed(const std::vector<Named>& shards) {
  const Named& first = shards.front();
  for (const Named& other : shards) {
    if (other.shard.identity != first.shard.identity) {
      return fault(fmt::format("{} and {} do not belong together: {}", first.file, other.file,
                               difference(first.shard.identity, other.shard.identity)),
                   "shards of one run only");
    }
  }
  return std::nullopt;
}

/// REQUIRES: ascending.
Fault not_whole(const std::vector<Named>& shards, std::uint64_t domain) {
  std::uint64_t next = 0;
  const Named* before = nullptr;
  const auto gap = [](std::uint64_t first, std::uint64_t last) {
    return fault(fmt::format("the placements {} to {} are in no shard", first, last - 1), "all shards of the run");
  };
  for (const Named& named : shards) {
    const Range range = named.shard.result.range;
    if (range.first < next) {
      return fault(fmt::format("{} and {} hold the same placements, from {} on", before->file, named.file, range.first),
                   "each shard once");
    }
    if (range.first > next) return gap(next, range.first);
    next = range.last;
    before = &named;
  }
  return next < domain ? Fault(gap(next, domain)) : std::nullopt;
}

/// What must hold of the counts of any range.
Fault not_sound(const Named& named) {
  const RangeResult& result = named.shard.result;
  const Plan& plan = named.shard.identity.plan;
  const Census& census = result.census;
  const bool all = !plan.sample;
  const bool placements = !all || census.placements == result.range.last - result.range.first;
  const bool parts = census.capturable + census.barred == census.consistent && census.consistent <= census.valid &&
                     census.valid <= census.placements;
  const bool compared =
      result.work.compared == (plan.only_barred ? census.barred + census.partly_barred : census.consistent);
  if (placements && parts && compared) return std::nullopt;
  return fault(named.file + ": its counts contradict each other", "a shard that was not tampered with");
}

Fault not_known_total(const Shard& sum) {
  const Plan& plan = sum.identity.plan;
  if (sum.identity.domain != Domain(plan.men).size())
    return fault(fmt::format("the shards tell of another domain of {} men", plan.men), "shards of this program");
  const auto known = known_census(plan.men);
  if (plan.sample || !known || *known == sum.result.census) return std::nullopt;
  return fault(fmt::format("the sum is not the known census of {} men", plan.men), "the totals of both counts");
}

void add_findings(const std::vector<Named>& shards, RangeResult& sum) {
  std::set<std::pair<FaultClass, Tier>> found;
  for (const Named& named : shards) {
    for (const Finding& finding : named.shard.result.findings) {
      if (found.emplace(finding.fault, finding.reasons.tier()).second) sum.findings.push_back(finding);
    }
  }
}

}  // namespace

Result<Shard> merged(std::vector<Named> shards) {
  if (shards.empty()) return std::unexpected(fault("there is no shard", "files named shard-…-of-….json"));
  std::ranges::sort(shards, {},
                    [](const Named& named) { return std::pair(named.shard.result.range.first, named.file); });
  if (auto error = mixed(shards)) return std::unexpected(*error);
  Shard sum;
  sum.identity = shards.front().shard.identity;
  if (auto error = not_whole(shards, sum.identity.domain)) return std::unexpected(*error);
  sum.result.range = {0, sum.identity.domain};
  for (const Named& named : shards) {
    if (auto error = not_sound(named)) return std::unexpected(*error);
    sum.result.census += named.shard.result.census;
    sum.result.work += named.shard.result.work;
  }
  if (auto error = not_known_total(sum)) return std::unexpected(*error);
  add_findings(shards, sum.result);
  return sum;
}

Result<Shard> merged_folder(const std::filesystem::path& folder) {
  std::vector<Named> shards;
  for (const std::filesystem::path& file : shard_files(folder)) {
    auto shard = read_shard(file);
    if (!shard) return std::unexpected(shard.error());
    shards.push_back({file.string(), std::move(*shard)});
  }
  if (shards.empty())
    return std::unexpected(fault(folder.string() + " holds no shard", "files named shard-…-of-….json"));
  return merged(std::move(shards));
}

}  // namespace passant::enumerate
