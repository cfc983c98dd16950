#include "oracles/uci/uci_dialect.h"

#include <fmt/format.h>

#include <algorithm>

#include "oracles/replay.h"
#include "oracles/uci/counting.h"
#include "oracles/uci/position_command.h"
#include "oracles/uci/searching.h"

namespace passant::uci {
namespace {

struct WayRow {
  Way way;
  std::string_view name;
  std::string_view command;  // empty: the way searches
  std::size_t window;        // searching engines must get no command before bestmove
  std::string_view description;
};

constexpr std::array<WayRow, 5> kRows{{
    {Way::GoPerft, "go-perft", "go perft", 128, "moves and counts by 'go perft N', written ahead"},
    {Way::Divide, "divide", "divide", 128, "moves and counts by 'divide N', written ahead"},
    {Way::MultiPv, "multipv", "", 1, "moves by 'go depth 1' with the largest MultiPV"},
    {Way::SearchMoves, "searchmoves", "", 1, "moves one by one by 'go depth 1 searchmoves m'"},
    {Way::Perft, "perft", "perft", 128, "counts alone by 'perft N', written ahead"},
}};

// More lines than any legal position has moves (218); small tables, because positions are many and tiny.
std::vector<Setting> settings_of(Way way) {
  return {{"MultiPV", way == Way::MultiPv ? 500 : 1}, {"Hash", 16}, {"Threads", 1}};
}

const WayRow& row_of(Way way) { return kRows[static_cast<unsigned>(way)]; }

class UciDialect final : public Dialect {
 public:
  UciDialect(Way way, bool counts_by_perft) : row_(row_of(way)), counts_by_perft_(counts_by_perft) {}

  std::unique_ptr<Exchange> greeting() override {
    engine_ = {};
    return std::make_unique<Greeting>(engine_, settings_of(row_.way));
  }

  std::unique_ptr<Exchange> exchange(const Question& question, Guard guard) override {
    if (row_.way == Way::MultiPv) return std::make_unique<Lines>(question, guard, line_limit());
    if (row_.way == Way::SearchMoves) return std::make_unique<Try>(question, guard);
    std::string request =
        fmt::format("{}{} {}\n", guarded_position_command(question, guard), row_.command, question.depth);
    return std::make_unique<Counting>(std::move(request), asked_position(question));
  }

  std::string reason_to_abstain(const Question& question) const override {
    if (question.depth == 1 || !row_.command.empty() || counts_by_perft_) return {};
    return "it has no command that counts deeper than one move";
  }

  std::size_t window() const override { return row_.window; }
  bool keeps_position() const override { return true; }
  std::string_view farewell() const override { return "quit\n"; }
  const std::string& program_name() const override { return engine_.name; }

  std::string describe() const override {
    return fmt::format("UCI, {}{}", row_.description, counts_by_perft_ ? ", counts by 'perft N'" : "");
  }

 private:
  std::size_t line_limit() const {
    const Engine::Option* option = engine_.option("MultiPV");
    return option == nullptr ? 1 : static_cast<std::size_t>(std::clamp(option->max, 1L, 500L));
  }

  const WayRow& row_;
  bool counts_by_perft_;
  Engine engine_;
};

}  // namespace

std::string_view name(Way way) { return row_of(way).name; }

std::optional<Way> way_named(std::string_view name) {
  for (const WayRow& row : kRows) {
    if (row.name == name) return row.way;
  }
  return std::nullopt;
}

std::unique_ptr<Dialect> make_dialect(Way way, bool counts_by_perft) {
  return std::make_unique<UciDialect>(way, counts_by_perft);
}

}  // namespace passant::uci
