// What asking others costs. A plug-in: called directly, as a party in this process, and as one in a process of its own.
// Stockfish: as a party, in turns with Stockfish itself fed the same commands from a file, its output thrown away; the
// counter "of raw" is the rate of the first divided by that of the second.

#include <benchmark/benchmark.h>
#include <fmt/format.h>
#include <fmt/os.h>

#include <chrono>
#include <cstdlib>
#include <filesystem>

#include "bench/positions.h"
#include "fuzz/contender.h"
#include "oracles/command.h"
#include "oracles/plugin/library.h"
#include "position/check.h"
#include "position/fen.h"

namespace passant::bench {
namespace {

using Clock = std::chrono::steady_clock;

double since(Clock::time_point begun) { return std::chrono::duration<double>(Clock::now() - begun).count(); }

void rate(benchmark::State& state, std::size_t positions) {
  const auto asked = static_cast<double>(state.iterations()) * static_cast<double>(positions);
  state.counters["positions/s"] = benchmark::Counter(asked, benchmark::Counter::kIsRate);
}

std::vector<Question> questions() {
  std::vector<Question> all;
  for (const Position& position : game_positions()) all.push_back({position});
  return all;
}

/// What a caller has: FENs; what it wants: moves.
void plugin_directly(benchmark::State& state) {
  const auto library = PluginLibrary::load(PASSANT_BENCH_PLUGIN);
  PASSANT_CHECK(library.has_value());
  std::array<passant_move, MoveList::kCapacity> moves;
  for (auto _ : state) {
    for (const Position& position : game_positions()) {
      const std::string fen = to_fen(position);
      const std::int32_t count = library->legal_moves(fen.c_str(), moves.data(), static_cast<int>(moves.size()));
      std::vector<MoveCount> list;
      list.reserve(static_cast<std::size_t>(count));
      for (std::int32_t index = 0; index < count; ++index) {
        const passant_move bits = moves[static_cast<std::size_t>(index)];
        list.push_back({Move(Square::from_index(bits & 63), Square::from_index(bits >> 6 & 63)), 1});
      }
      benchmark::DoNotOptimize(list.data());
    }
  }
  rate(state, game_positions().size());
}

/// `at_once` questions are asked together.
void plugin_as_party(benchmark::State& state, const char* kind, std::size_t at_once) {
  const auto contender = make_contender(fmt::format("{}:{}", kind, PASSANT_BENCH_PLUGIN));
  PASSANT_CHECK(contender.has_value());
  const std::vector<Question> all = questions();
  for (auto _ : state) {
    for (std::span rest(all); !rest.empty(); rest = rest.subspan(std::min(at_once, rest.size()))) {
      const auto answers = contender->party->ask(rest.first(std::min(at_once, rest.size())));
      PASSANT_CHECK(answers.back().answered());
    }
  }
  rate(state, all.size());
}

constexpr int kTimes = 20;  // start-up has to be little beside the rest

/// The commands that a list of positions takes, in a file of its own.
class CommandFile {
 public:
  CommandFile() : path_(std::filesystem::temp_directory_path() / fmt::format("passant-bench-{}", getpid())) {
    auto file = fmt::output_file(path_.string());
    for (int time = 0; time < kTimes; ++time) {
      for (const Position& position : game_positions()) file.print("position fen {}\ngo perft 1\n", to_fen(position));
    }
    file.print("quit\n");
  }
  CommandFile(const CommandFile&) = delete;
  CommandFile& operator=(const CommandFile&) = delete;
  ~CommandFile() { std::filesystem::remove(path_); }

  double seconds_of(const std::string& program) const {
    const auto begun = Clock::now();
    const std::string command = fmt::format("{} < {} > /dev/null", program, path_.string());
    PASSANT_CHECK(std::system(command.c_str()) == 0);
    return since(begun);
  }

 private:
  std::filesystem::path path_;
};

double start_up_of(const std::string& program) {
  const auto begun = Clock::now();
  PASSANT_CHECK(std::system(fmt::format("echo quit | {} > /dev/null", program).c_str()) == 0);
  return since(begun);
}

void stockfish(benchmark::State& state) {
  const auto program = find_program("stockfish");
  const auto contender = make_contender("stockfish");
  if (!program || !contender) return state.SkipWithError("stockfish is not installed");
  const CommandFile commands;
  const std::vector<Question> all = questions();
  std::vector<Question> many;
  for (int time = 0; time < kTimes; ++time) many.insert(many.end(), all.begin(), all.end());
  double ours = 0;
  double raw = 0;
  for (auto _ : state) {
    const auto begun = Clock::now();
    const auto answers = contender->party->ask(many);
    const double seconds = since(begun);
    PASSANT_CHECK(answers.back().answered());
    state.SetIterationTime(seconds);
    ours += seconds;
    raw += commands.seconds_of(*program) - start_up_of(*program);
  }
  rate(state, many.size());
  state.counters["of raw"] = raw / ours;
}

BENCHMARK(plugin_directly);
BENCHMARK_CAPTURE(plugin_as_party, in_this_process, "plugin,way=in-process", 50);  // about what a hunt asks at once
BENCHMARK_CAPTURE(plugin_as_party, in_its_own, "plugin", 1000)->UseRealTime();
BENCHMARK(stockfish)->UseManualTime();

}  // namespace
}  // namespace passant::bench
