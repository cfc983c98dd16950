#include "corpus/candidate_pool.h"

#include <algorithm>
#include <atomic>
#include <map>
#include <thread>

#include "corpus/builtin.h"
#include "corpus/mutant_sight.h"
#include "fuzz/default_sources.h"
#include "fuzz/enumerate/domain.h"
#include "fuzz/hunt.h"
#include "position/fen.h"
#include "position/symmetry.h"
#include "position/validity.h"

namespace passant {
namespace {

using mutants::MutantInfo;

struct Complexity {
  int men = 0, weight = 0;
  bool black = false;
  std::string fen;
  friend auto operator<=>(const Complexity&, const Complexity&) = default;
};

Complexity complexity(const Position& position) {
  Complexity result{.black = position.to_move == Color::Black, .fen = to_fen(position)};
  for (int index = 0; index < Square::kCount; ++index) {
    const auto piece = position.placement[Square::from_index(index)];
    if (!piece) continue;
    ++result.men;
    result.weight += static_cast<int>(piece->kind());
  }
  return result;
}

class FirstFinding final : public HuntListener {
 public:
  void found(const Finding& finding) override { position = finding.position; }
  void quarantined(const Quarantined&) override {}
  void progress(const HuntCounts&) override {}

  std::optional<Position> position;
};

/// The first minimised finding of a hunt for the mutant.
std::optional<Position> finding_of(const MutantInfo& mutant, std::uint64_t seed) {
  HuntPlan plan;
  plan.sources = default_sources({});
  plan.make_panel = [&](PanelFor) -> std::expected<Panel, ContenderError> {
    Panel panel{make_contender("mutant:" + std::string(mutant.name)).value(), {}, {}};
    panel.references.push_back(make_contender("bitboard").value());
    return panel;
  };
  plan.seed = seed;
  plan.positions = 100'000;
  plan.bail = true;
  FirstFinding listener;
  const std::atomic<bool> stop{false};
  static_cast<void>(hunt(plan, {}, listener, stop));
  return listener.position;
}

class Pool {
 public:
  explicit Pool(const PoolPlan& plan) : plan_(plan) {}

  std::vector<Candidate> make() {
    add_reports();
    add_mutants();
    add_enumerated();
    add_drawn();
    std::vector<Candidate> all;
    for (auto& [key, candidate] : candidates_) all.push_back(std::move(candidate));
    judge(all);
    return all;
  }

 private:
  /// The first origin counts, unless a later one owes nothing to any mutant.
  void add(Position position, std::string_view origin, std::optional<std::size_t> made_for) {
    position.halfmove_clock = 0;
    position.fullmove_number = 1;
    if (tier(position) != Tier::Consistent) return;
    const auto [entry, fresh] =
        candidates_.try_emplace(complexity(position), Candidate{position, std::string(origin), made_for});
    if (fresh || !entry->second.made_for || entry->second.made_for == made_for) return;
    entry->second.made_for = std::nullopt;  // two mutants led here, or none was needed
  }

  void add_images(const Position& position, std::string_view origin, std::optional<std::size_t> made_for) {
    for (const Position& image : {position, color_flip(position)}) {
      add(image, origin, made_for);
      if (const auto mirrored = file_mirror(image)) add(*mirrored, origin, made_for);
    }
  }

  void add_reports() {
    for (const Suite& suite : builtin_corpus()) {
      if (suite.file == kDistilled) continue;  // it must not be made of itself
      for (const Record& record : suite.records) add(record.position, "report", std::nullopt);
    }
  }

  void add_mutants() {
    const auto all = mutants::all_mutants();
    for (std::size_t row = 0; row < all.size(); ++row) {
      tell(row, all.size());
      if (!all[row].equivalent.empty()) continue;
      add_images(*parse_fen(all[row].witness), "witness", row);
      for (const std::uint64_t seed : {plan_.seed, plan_.seed + 1}) {
        if (const auto found = finding_of(all[row], seed)) add_images(*found, "finding", row);
      }
    }
  }

  void add_enumerated() {
    const enumerate::Domain four(4), five(5);
    enumerate::for_each_placement(four, 0, four.size(), [&](const enumerate::Arrangement& arrangement) {
      add_images(arrangement.position(), "enumerated", std::nullopt);
    });
    std::uint32_t number = 0;
    enumerate::for_each_placement(five, 0, five.size(), [&](const enumerate::Arrangement& arrangement) {
      Random random(plan_.seed, 0, number++);
      if (random.one_in(plan_.five_men_one_in)) add_images(arrangement.position(), "enumerated", std::nullopt);
    });
  }

  void add_drawn() {
    for (const WeightedSource& entry : default_sources({})) {
      Draws draws;
      for (std::uint64_t draw = 0; draw < plan_.draws; ++draw) {
        Random random(plan_.seed, 1, draw);
        entry.source->draw(random, draws);
      }
      for (const Position& position : draws.positions) {
        if (complexity(position).men <= plan_.most_men) add(position, "drawn", std::nullopt);
      }
    }
  }

  void judge(std::vector<Candidate>& all) const {
    std::atomic<std::size_t> next{0};
    const auto work = [&] {
      const MutantSight sight;
      for (std::size_t index = next++; index < all.size(); index = next++) {
        all[index].kills = sight.kills(all[index].position);
        tell(index, all.size());
      }
    };
    std::vector<std::jthread> workers;
    for (unsigned job = 0; job < std::max(plan_.jobs, 1U); ++job) workers.emplace_back(work);
  }

  void tell(std::size_t done, std::size_t of) const {
    if (plan_.progress) plan_.progress(done, of);
  }

  const PoolPlan& plan_;
  std::map<Complexity, Candidate> candidates_;
};

}  // namespace

bool simpler(const Position& a, const Position& b) { return complexity(a) < complexity(b); }

std::vector<Candidate> candidate_pool(const PoolPlan& plan) { return Pool(plan).make(); }

}  // namespace passant
