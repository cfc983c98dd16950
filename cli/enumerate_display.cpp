#include "cli/enumerate_display.h"

#include <fmt/format.h>

#include <algorithm>
#include <nlohmann/json.hpp>

#include "cli/hunt_display.h"
#include "position/diagram.h"
#include "position/fen.h"

namespace passant::cli {
namespace {

using namespace passant::enumerate;

void print_census(const Census& census) {
  for (const CensusField& field : kCensusFields) fmt::print("{:>16}  {}\n", census.*field.count, field.sentence);
}

void print_work(const Shard& shard, const Stopwatch& watch) {
  const Work& work = shard.result.work;
  const Plan& plan = shard.identity.plan;
  fmt::print("compared {} positions: {} against {}\n", work.compared, plan.subject, fmt::join(plan.against, ", "));
  fmt::print("  {} also with the players exchanged, {} fully", work.flipped, work.full);
  if (!plan.witnesses.empty()) fmt::print(", {} also by {}", work.witnessed, fmt::join(plan.witnesses, ", "));
  fmt::print("; digest {:016x}\n", work.digest);
  const double cpu = watch.cpu_seconds();
  if (cpu > 0.5) {
    fmt::print("  in {:.1f} s, {:.1f} s of processor time: {:.2f} million a second and core\n", watch.seconds(), cpu,
               static_cast<double>(work.compared) / cpu / 1e6);
  }
  if (work.unanswered > 0) fmt::print("  {} questions without an answer\n", work.unanswered);
  if (work.unlike_census > 0)
    fmt::print("  {} lists with other captures en passant than the census finds legal\n", work.unlike_census);
  if (work.deviating > 0) {
    fmt::print("{} comparisons disagree\n", work.deviating);
  } else {
    fmt::print("no disagreement\n");
  }
}

nlohmann::json moves_of(Contender& contender, const Position& position) {
  const Answer answer = contender.party->ask(Question{position});
  if (!answer.answered()) return fmt::format("{}: {}", name(answer.outcome), answer.detail);
  std::vector<std::string> moves;
  for (const MoveCount& entry : answer.moves) moves.push_back(to_uci(entry.move));
  std::ranges::sort(moves);
  return moves;
}

nlohmann::json facts_in_words(const Facts& facts) {
  nlohmann::json object{{"valid", facts.valid}};
  if (facts.valid) object["consistent"] = facts.consistent;
  if (facts.consistent) {
    object["in_check"] = facts.in_check;
    object["capturers"] = facts.capturers;
    object["captures"] = facts.captures;
  }
  return object;
}

void print_in_words(const nlohmann::json& placement, const Position& position) {
  fmt::print("{}\n  {}\n  facts: {}\n", diagram(position, unicode_output() ? Chessmen::Unicode : Chessmen::Letters),
             placement.at("fen").get<std::string>(), placement.at("facts").dump());
  for (const auto& [spec, moves] : placement.at("moves").items()) {
    const std::string text = moves.is_string()
                                 ? moves.get<std::string>()
                                 : fmt::format("{}", fmt::join(moves.get<std::vector<std::string>>(), " "));
    fmt::print("  {}: {}\n", spec, text);
  }
}

}  // namespace

void print_result(const Common& common, const Shard& shard, const Stopwatch& watch) {
  if (common.json) {
    fmt::print("{}", to_json_text(shard));
    return;
  }
  for (const Finding& finding : shard.result.findings) print_finding(finding);
  const RangeResult& result = shard.result;
  if (shard.of > 1) fmt::print("shard {} of {}: ", shard.number, shard.of);
  fmt::print("{} men, placements {} to {} of {}\n", shard.identity.plan.men, result.range.first, result.range.last,
             shard.identity.domain);
  if (!shard.identity.plan.sample) print_census(result.census);
  print_work(shard, watch);
}

void print_shard_line(const Shard& shard, const Stopwatch& watch) {
  const Work& work = shard.result.work;
  fmt::print(stderr, "shard {} of {}: {} compared, {} disagree, {:.1f} s\n", shard.number, shard.of, work.compared,
             work.deviating, watch.seconds());
}

ExitCode print_placement(const Common& common, const Domain& domain, std::uint64_t index, Panel& panel) {
  nlohmann::json object{{"index", index}};
  const auto [position, facts] = placement_at(domain, index);
  object["fen"] = to_fen(position);
  object["facts"] = facts_in_words(facts);
  object["moves"] = nlohmann::json::object();
  std::vector<Contender*> all{&panel.subject};
  for (auto* contenders : {&panel.references, &panel.witnesses}) {
    for (Contender& contender : *contenders) all.push_back(&contender);
  }
  if (facts.valid) {
    for (Contender* contender : all)
      object["moves"][std::string(contender->party->name())] = moves_of(*contender, position);
  }
  if (common.json) {
    fmt::print("{}\n", object.dump(2, ' ', false, nlohmann::json::error_handler_t::replace));
  } else {
    print_in_words(object, position);
  }
  const nlohmann::json& moves = object["moves"];
  const bool agree = std::ranges::all_of(moves, [&](const nlohmann::json& list) { return list == *moves.begin(); });
  return agree ? ExitCode::Ok : ExitCode::Disagreement;
}

ExitCode exit_code(const RangeResult& result) {
  if (result.work.deviating > 0 || result.work.unlike_census > 0) return ExitCode::Disagreement;
  const bool silent = result.work.unanswered >= result.work.compared;
  return result.work.compared > 0 && !silent ? ExitCode::Ok : ExitCode::NothingCompared;
}

}  // namespace passant::cli
