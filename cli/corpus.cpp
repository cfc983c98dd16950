// passant corpus: care of the positions with known answers.

#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <filesystem>
#include <fstream>
#include <nlohmann/json.hpp>
#include <thread>

#include "cli/command.h"
#include "cli/progress_line.h"
#include "corpus/builtin.h"
#include "corpus/distilled_files.h"
#include "generators/mailbox/board.h"
#include "generators/rulebook/board.h"
#include "position/fen.h"
#include "position/validity.h"

namespace passant::cli {
namespace {

struct Options {
  std::string folder = "corpus";
  PoolPlan plan{.jobs = std::max(1U, std::thread::hardware_concurrency())};
  std::vector<std::string> fen;
  std::string to;
  std::string source;
  std::string note;
};

ExitCode verify(const Options& options, const Common& common) {
  ProgressLine line(common, "positions");
  const Verification done = verify_distillation(options.folder, line.progress());
  line.clear();
  for (const std::string& fault : done.faults) fmt::print(stderr, "passant: {}\n", fault);
  if (common.json) {
    fmt::print("{}\n", nlohmann::json{{"positions", done.positions},
                                      {"facts", done.facts},
                                      {"neighbours", done.neighbours},
                                      {"pool", done.pool},
                                      {"faults", done.faults}}
                           .dump(2));
  } else {
    fmt::print("{} positions, {} facts by three generators, {} simpler neighbours, {} candidates: {}\n", done.positions,
               done.facts, done.neighbours, done.pool,
               done.faults.empty() ? "all as stated" : fmt::format("{} faults", done.faults.size()));
  }
  return done.faults.empty() ? ExitCode::Ok : ExitCode::Disagreement;
}

void print_json(const Distillation& done, std::size_t killed) {
  fmt::print("{}\n", nlohmann::json{{"candidates", done.candidates},
                                    {"distinct", done.distinct},
                                    {"maximal", done.pool.size()},
                                    {"positions", done.entries.size()},
                                    {"mutants", visible_mutants().count()},
                                    {"lower_bound", done.cover.bound},
                                    {"nodes_searched", done.cover.nodes},
                                    {"left_out", done.left_out.size()},
                                    {"left_out_killed", killed}}
                         .dump(2));
}

ExitCode distil_again(const Options& options, const Common& common) {
  ProgressLine line(common, "steps");
  PoolPlan plan = options.plan;
  plan.progress = line.progress();
  const Distillation done = distil(plan);
  write_distillation(done, options.folder);
  line.clear();
  std::size_t killed = 0;
  for (const LeftOut& one : done.left_out) killed += one.killed ? 1 : 0;
  if (common.json) print_json(done, killed);
  if (common.quiet || common.json) return ExitCode::Ok;
  fmt::print("{} candidates, {} sets of mutants killed, {} of them maximal\n", done.candidates, done.distinct,
             done.pool.size());
  fmt::print("{} positions kill all {} mutants; no cover has less than {:.2f}; {} nodes searched\n",
             done.entries.size(), visible_mutants().count(), done.cover.bound, done.cover.nodes);
  fmt::print("left out one by one, {} of {} mutants are killed by the corpus made without them\n", killed,
             done.left_out.size());
  return ExitCode::Ok;
}

template <Board B>
bool agrees(const Record& record) {
  B board(record.position);
  MoveList moves;
  board.legal_moves(moves);
  if (MoveSet(moves) != *record.moves || moves.size() != record.moves->size()) return false;
  return std::ranges::all_of(record.counts,
                             [&](const auto& count) { return board.perft(count.first) == count.second; });
}

ExitCode add(const Options& options, const Common& common) {
  const Position position = valid_position_argument(options.fen);
  const RowSet kills = MutantSight().kills(position);
  Record record = record_of({position, kills, {}});
  if (!agrees<rulebook::Board>(record) || !agrees<mailbox::Board>(record))
    throw CommandError(ExitCode::Disagreement,
                       "the generators do not agree on this position: a finding, see `explain`");
  std::erase_if(record.notes, [](const EpdOperation& note) { return note.operand.empty(); });
  if (!options.source.empty()) record.notes.insert(record.notes.begin(), {"source", options.source});
  if (!options.note.empty()) record.notes.push_back({"note", options.note});
  for (const Record& known :
       std::filesystem::exists(options.to) ? read_suite_file(options.to).records : std::vector<Record>{}) {
    if (stable_id(known.position) == record.id)
      throw CommandError(ExitCode::Usage, fmt::format("{} holds this position already: {}", options.to, known.id));
  }
  std::ofstream file(options.to, std::ios::app | std::ios::binary);
  file << to_epd_line(record) << '\n';
  if (!file.flush()) throw CommandError(ExitCode::Usage, options.to + " cannot be written");
  if (common.json) {
    fmt::print("{}\n", nlohmann::json{{"id", record.id}, {"to", options.to}, {"line", to_epd_line(record)}}.dump(2));
  } else if (!common.quiet) {
    fmt::print("{}\n", to_epd_line(record));
  }
  return ExitCode::Ok;
}

bool quotable(const std::string& text) {
  return std::ranges::none_of(text, [](char c) { return c == '"' || static_cast<unsigned char>(c) < 0x20; });
}

}  // namespace

void add_corpus(CLI::App& app, const Common& common, Action& action) {
  auto options = std::make_shared<Options>();
  CLI::App* command = app.add_subcommand("corpus", "Verify, distil and extend the corpus of positions");
  command->require_subcommand(1);
  const auto part = [&](const char* name, const char* text, ExitCode (*run)(const Options&, const Common&)) {
    CLI::App* sub = command->add_subcommand(name, text);
    sub->callback([=, &common, &action] { action = [=, &common] { return run(*options, common); }; });
    return sub;
  };
  CLI::App* verifying = part("verify", "Work out again everything that passant.epd states", verify);
  CLI::App* distilling = part("distil", "Choose the fewest positions that kill every seeded fault", distil_again);
  for (CLI::App* sub : {verifying, distilling}) {
    sub->add_option("--folder", options->folder, "where passant.epd and its proofs stand")->capture_default_str();
  }
  distilling->add_option("--seed", options->plan.seed, "of the candidates")->capture_default_str();
  distilling->add_option("--jobs", options->plan.jobs, "threads")->check(CLI::Range(1, 256));
  CLI::App* adding = part("add", "Append a position with its right answers to a file", add);
  const CLI::Validator text(
      [](std::string& given) { return quotable(given) ? "" : "no quotes and no control characters, please"; }, "TEXT");
  adding->add_option("FEN", options->fen, "the position")->required();
  adding->add_option("--to", options->to, "the EPD file")->required();
  adding->add_option("--source", options->source, "where it was reported")->check(text);
  adding->add_option("--note", options->note, "what else to know")->check(text);
}

}  // namespace passant::cli
