#include "oracles/compare.h"

#include <fmt/format.h>

#include <algorithm>
#include <iterator>
#include <numeric>

namespace passant {
namespace {

std::vector<Move> sorted_moves(const Answer& answer) {
  std::vector<Move> moves;
  for (const MoveCount& entry : answer.moves) moves.push_back(entry.move);
  std::ranges::sort(moves);
  return moves;
}

std::vector<Move> surplus(const std::vector<Move>& of, const std::vector<Move>& over) {
  std::vector<Move> more;
  std::ranges::set_difference(of, over, std::back_inserter(more));
  return more;
}

std::vector<Move> repeated(const std::vector<Move>& sorted) {
  std::vector<Move> moves;
  for (std::size_t i = 1; i < sorted.size(); ++i) {
    if (sorted[i] == sorted[i - 1] && (moves.empty() || moves.back() != sorted[i])) moves.push_back(sorted[i]);
  }
  return moves;
}

bool contains(const std::vector<Move>& sorted, Move move) { return std::ranges::binary_search(sorted, move); }

std::uint64_t sum(const Answer& answer) {
  return std::accumulate(answer.moves.begin(), answer.moves.end(), std::uint64_t{0},
                         [](std::uint64_t total, const MoveCount& entry) { return total + entry.nodes; });
}

bool total_fits_list(const Answer& answer) { return !answer.listed || answer.total == sum(answer); }

Verdict verdict_of(Outcome outcome) {
  switch (outcome) {
    case Outcome::Answered:
      return Verdict::Agree;
    case Outcome::Abstained:
      return Verdict::Abstained;
    case Outcome::Refused:
      return Verdict::Refused;
    case Outcome::Crashed:
      return Verdict::Crashed;
    case Outcome::Hung:
      return Verdict::Hung;
    case Outcome::ProtocolError:
      break;
  }
  return Verdict::ProtocolError;
}

Comparison not_compared(const Answer& failed, Whose whose) {
  return {.verdict = verdict_of(failed.outcome), .failed = whose, .detail = failed.detail};
}

void note_surplus(Comparison& result, const std::vector<Move>& more, const std::vector<Move>& other, Difference kind) {
  for (const Move move : more) result.differences.add(contains(other, move) ? Difference::Multiplicity : kind);
}

void compare_lists(Comparison& result, const Answer& subject, const Answer& reference) {
  const auto ours = sorted_moves(subject);
  const auto theirs = sorted_moves(reference);
  result.missing = surplus(theirs, ours);
  result.extra = surplus(ours, theirs);
  result.duplicates = repeated(ours);
  note_surplus(result, result.missing, ours, Difference::MissingMove);
  note_surplus(result, result.extra, theirs, Difference::ExtraMove);
}

std::vector<MoveCount> by_move(std::vector<MoveCount> moves) {
  std::ranges::sort(moves, [](const MoveCount& a, const MoveCount& b) {
    return a.move != b.move ? a.move < b.move : a.nodes < b.nodes;
  });
  return moves;
}

/// Only between equal lists: where moves are missing, the counts behind the others say nothing new.
void compare_nodes(Comparison& result, const Answer& subject, const Answer& reference) {
  const auto ours = by_move(subject.moves);
  const auto theirs = by_move(reference.moves);
  for (std::size_t i = 0; i < ours.size(); ++i) {
    if (ours[i].nodes == theirs[i].nodes) continue;
    result.nodes.push_back({ours[i].move, ours[i].nodes, theirs[i].nodes});
    result.differences.add(Difference::NodesBehindMove);
  }
}

Comparison compare_answered(const Answer& subject, const Answer& reference) {
  Comparison result{.subject_total = subject.total, .reference_total = reference.total};
  const bool listed = subject.listed && reference.listed;
  if (listed) compare_lists(result, subject, reference);
  if (listed && result.differences.empty()) compare_nodes(result, subject, reference);
  if (!listed && subject.total != reference.total) result.differences.add(Difference::Total);
  if (!total_fits_list(subject) || !total_fits_list(reference)) result.differences.add(Difference::TotalAgainstList);
  result.verdict = result.differences.empty() ? Verdict::Agree : Verdict::Differ;
  return result;
}

void append_moves(std::string& text, std::string_view title, const std::vector<Move>& moves) {
  if (moves.empty()) return;
  text += fmt::format("{}{}", text.empty() ? "" : "; ", title);
  for (const Move move : moves) text += fmt::format(" {}", to_uci(move));
}

std::string differences_text(const Comparison& comparison) {
  std::string text;
  append_moves(text, "missing", comparison.missing);
  append_moves(text, "extra", comparison.extra);
  append_moves(text, "listed twice", comparison.duplicates);
  for (const NodesDiffer& entry : comparison.nodes) {
    text += fmt::format("{}counts behind {} differ ({}, not {})", text.empty() ? "" : "; ", to_uci(entry.move),
                        entry.subject, entry.reference);
  }
  if (comparison.differences.has(Difference::Total)) {
    text += fmt::format("totals differ ({}, not {})", comparison.subject_total, comparison.reference_total);
  }
  if (comparison.differences.has(Difference::TotalAgainstList)) {
    text += fmt::format("{}a total is not the sum of its own list ({}, {})", text.empty() ? "" : "; ",
                        comparison.subject_total, comparison.reference_total);
  }
  return text;
}

}  // namespace

std::string_view name(Verdict verdict) {
  constexpr std::array<std::string_view, kVerdictCount> kNames{"agree",   "differ", "abstained",     "refused",
                                                               "crashed", "hung",   "protocol error"};
  return kNames[static_cast<unsigned>(verdict)];
}

std::string_view name(Difference difference) {
  constexpr std::array<std::string_view, kDifferenceCount> kNames{
      "missing-move", "extra-move", "multiplicity", "nodes-behind-move", "total", "total-against-list"};
  return kNames[static_cast<unsigned>(difference)];
}

Comparison compare(const Answer& subject, const Answer& reference) {
  if (!subject.answered()) return not_compared(subject, Whose::Subject);
  if (!reference.answered()) return not_compared(reference, Whose::Reference);
  return compare_answered(subject, reference);
}

std::string to_string(const Comparison& comparison) {
  if (comparison.verdict == Verdict::Agree) return "agree";
  if (comparison.verdict == Verdict::Differ) return differences_text(comparison);
  return fmt::format("{} {}{}{}", comparison.failed == Whose::Subject ? "subject" : "reference",
                     name(comparison.verdict), comparison.detail.empty() ? "" : ": ", comparison.detail);
}

void Tally::add(const Comparison& comparison) {
  ++verdicts_[static_cast<unsigned>(comparison.verdict)];
  for (int kind = 0; kind < kDifferenceCount; ++kind) {
    if (comparison.differences.has(static_cast<Difference>(kind))) ++differences_[static_cast<unsigned>(kind)];
  }
}

void Tally::add(const Tally& other) {
  std::ranges::transform(verdicts_, other.verdicts_, verdicts_.begin(), std::plus{});
  std::ranges::transform(differences_, other.differences_, differences_.begin(), std::plus{});
}

std::uint64_t Tally::total() const { return std::accumulate(verdicts_.begin(), verdicts_.end(), std::uint64_t{0}); }

std::string to_string(const Tally& tally) {
  std::string text;
  for (int index = 0; index < kVerdictCount; ++index) {
    const auto verdict = static_cast<Verdict>(index);
    if (tally.of(verdict) == 0) continue;
    text += fmt::format("{}{} {}", text.empty() ? "" : ", ", tally.of(verdict), name(verdict));
  }
  return text.empty() ? "nothing compared" : text;
}

}  // namespace passant
