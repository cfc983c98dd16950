// passant perft: leaves of the tree of legal moves, by one of our generators (threads, a table) or by any party.

#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <chrono>
#include <nlohmann/json.hpp>

#include "cli/command.h"
#include "cli/progress_line.h"
#include "generators/counting/checked_sum.h"
#include "generators/counting/parallel_perft.h"
#include "position/fen.h"

namespace passant::cli {
namespace {

constexpr int kMaxDepth = 30;

struct Options {
  std::vector<std::string> words;  ///< FEN and depth
  std::string generator = "bitboard";
  bool divide = false;
  unsigned threads = 1;
  std::size_t hash_megabytes = 0;
};

struct Result {
  std::vector<Divided> moves{};  ///< sorted by move
  std::uint64_t nodes = 0;
  double seconds = 0;
};

using Clock = std::chrono::steady_clock;

double since(Clock::time_point begun) { return std::chrono::duration<double>(Clock::now() - begun).count(); }

int depth_argument(std::vector<std::string>& words) {
  const std::string& word = words.back();
  const bool number =
      !word.empty() && word.size() <= 2 && std::ranges::all_of(word, [](char c) { return c >= '0' && c <= '9'; });
  const int depth = number ? std::stoi(word) : -1;
  if (words.size() < 2 || depth < 0 || depth > kMaxDepth) {
    throw CommandError(
        ExitCode::Usage,
        fmt::format("'{}' is no depth (expected: passant perft FEN DEPTH, with a depth of 0 to {})", word, kMaxDepth));
  }
  words.pop_back();
  return depth;
}

/// Counts by one of our generators.
class OwnCount {
 public:
  OwnCount(const Options& options, const Common& common, const Generator& generator)
      : options_(options), common_(common), generator_(generator) {}

  Result run(const Position& position, int depth) {
    ProgressLine line(common_, "nodes");
    const auto show = [&](const PerftProgress& now) {
      line.show({now.nodes, static_cast<double>(now.done) / static_cast<double>(now.pieces)});
    };
    const ParallelPerft how{.threads = options_.threads, .progress = show, .stop = &interrupted()};
    auto moves = parallel_perft(generator_, position, depth, counter(), how);
    if (!moves) throw CommandError(ExitCode::Interrupted, "interrupted; a count is kept nowhere, start it again");
    std::ranges::sort(*moves, {}, &Divided::move);
    return {*moves, total(*moves)};
  }

 private:
  PieceCounter counter() {
    if (options_.hash_megabytes == 0)
      return [this](const Position& position, int depth) { return generator_.perft(position, depth); };
    const HashedPerft hashed = find_hashed_perft(options_.generator);
    if (hashed == nullptr) {
      throw CommandError(ExitCode::Usage, fmt::format("--hash: {} has no keys for its positions (expected: --generator "
                                                      "bitboard or mailbox)",
                                                      options_.generator));
    }
    table_.emplace(options_.hash_megabytes << 20U);
    return [this, hashed](const Position& position, int depth) { return hashed(position, depth, *table_); };
  }

  const Options& options_;
  const Common& common_;
  const Generator& generator_;
  std::optional<PerftTable> table_{};
};

Result ask(const Options& options, Contender& contender, const Position& position, int depth) {
  if (options.threads > 1 || options.hash_megabytes > 0) {
    throw CommandError(ExitCode::Usage, fmt::format("--threads and --hash are for our own generators; how {} counts is "
                                                    "its own affair (its options belong into the SPEC)",
                                                    contender.party->name()));
  }
  const Answer answer = contender.party->ask(Question{position, {}, depth});
  if (!answer.answered()) {
    throw CommandError(ExitCode::OracleFailed,
                       fmt::format("{} {}: {}", contender.party->name(), name(answer.outcome), answer.detail));
  }
  Result result{{}, answer.total};
  for (const MoveCount& entry : answer.moves) result.moves.push_back({entry.move, entry.nodes});
  std::ranges::sort(result.moves, {}, &Divided::move);
  return result;
}

Result count(const Options& options, const Common& common, const Position& position, int depth) {
  Contender contender = contender_argument(options.generator);
  if (depth == 0) return {{}, 1};
  const auto begun = Clock::now();
  Result result = contender.generator ? OwnCount(options, common, *contender.generator).run(position, depth)
                                      : ask(options, contender, position, depth);
  result.seconds = since(begun);
  return result;
}

void print_json(const Position& position, int depth, const Options& options, const Result& result) {
  nlohmann::json divide = nlohmann::json::object();
  for (const Divided& entry : result.moves) divide[to_uci(entry.move)] = entry.nodes;
  fmt::print("{}\n", nlohmann::json{{"fen", to_fen(position)},
                                    {"depth", depth},
                                    {"nodes", result.nodes},
                                    {"divide", divide},
                                    {"generator", options.generator},
                                    {"threads", options.threads},
                                    {"hash_megabytes", options.hash_megabytes},
                                    {"seconds", result.seconds}}
                         .dump(2));
}

void print_text(const Options& options, const Common& common, const Result& result) {
  if (options.divide) {
    for (const Divided& entry : result.moves) fmt::print("{}: {}\n", to_uci(entry.move), entry.nodes);
    fmt::print("\n");
  }
  fmt::print("Nodes searched: {}\n", result.nodes);
  if (common.quiet || result.seconds < 2) return;
  fmt::print(stderr, "{:.1f} s, {:.0f} million nodes a second\n", result.seconds,
             static_cast<double>(result.nodes) / result.seconds / 1e6);
}

ExitCode run(Options options, const Common& common) {
  const int depth = depth_argument(options.words);
  const Position position = valid_position_argument(options.words);
  try {
    const Result result = count(options, common, position, depth);
    common.json ? print_json(position, depth, options, result) : print_text(options, common, result);
  } catch (const CountOverflow& overflow) {
    throw CommandError(ExitCode::Usage, fmt::format("{} (expected: a smaller depth than {})", overflow.what(), depth));
  }
  return ExitCode::Ok;
}

}  // namespace

void add_perft(CLI::App& app, const Common& common, Action& action) {
  auto options = std::make_shared<Options>();
  CLI::App* command = app.add_subcommand("perft", "Count the leaves of the tree of legal moves");
  command->add_option("FEN_DEPTH", options->words, "the position (a FEN, in quotes or not, or startpos) and the depth")
      ->required();
  command->add_option("--generator", options->generator, "who counts: a SPEC")->capture_default_str();
  command->add_flag("--divide", options->divide, "the count behind each move as well");
  command->add_option("--threads", options->threads, "how many threads count")
      ->check(CLI::Range(1, 1024))
      ->capture_default_str();
  command
      ->add_option("--hash", options->hash_megabytes,
                   "megabytes of a table, so that equal positions are counted once (0: none)")
      ->check(CLI::Range(0, 1 << 20))
      ->capture_default_str();
  command->callback([=, &common, &action] {
    action = [=, &common] {
      catch_interrupts();
      return run(*options, common);
    };
  });
}

}  // namespace passant::cli
