#include "oracles/xboard/xboard_dialect.h"

#include <fmt/format.h>

#include "oracles/replay.h"
#include "oracles/xboard/asking.h"
#include "position/validity.h"

namespace passant::xboard {
namespace {

using Make = std::unique_ptr<Exchange> (*)(Engine&, const Question&, Guard);

template <class Kind>
std::unique_ptr<Exchange> make(Engine& engine, const Question& question, Guard guard) {
  return std::make_unique<Kind>(engine, question, guard);
}

struct WayRow {
  Way way;
  std::string_view name;
  bool counts_deeper;
  Make make;
  std::string_view description;
};

constexpr std::array<WayRow, 4> kRows{{
    {Way::ShowMoves, "show-moves", false, make<ShowMoves>, "moves by 'show moves'"},
    {Way::PerftLines, "perft-lines", false, make<PerftLines>, "moves by 'perft 1 1'"},
    {Way::TryMoves, "try-moves", false, make<TryMoves>, "moves one by one by playing them"},
    {Way::Perft, "perft", true, make<Perft>, "counts alone by 'perft N'"},
}};

class XboardDialect final : public Dialect {
 public:
  XboardDialect(Way way, Habits habits) : row_(kRows[static_cast<unsigned>(way)]), habits_(habits) {}

  std::unique_ptr<Exchange> greeting() override {
    engine_ = {};
    engine_.habits = habits_;
    return std::make_unique<Greeting>(engine_);
  }

  std::unique_ptr<Exchange> exchange(const Question& question, Guard guard) override {
    return row_.make(engine_, question, guard);
  }

  std::string reason_to_abstain(const Question& question) const override {
    if (!engine_.setboard) return "it has no command that sets a position up";
    if (question.depth > 1 && !row_.counts_deeper) return "it has no command that counts deeper than one move";
    const bool takes_back = habits_.play_double_step && question.start.en_passant;
    if (takes_back && tier(question.start) != Tier::Consistent) return "the double step cannot be played";
    return {};
  }

  std::size_t window() const override { return 1; }
  bool keeps_position() const override { return true; }
  std::string_view farewell() const override { return "quit\n"; }
  const std::string& program_name() const override { return engine_.name; }

  std::string describe() const override {
    return fmt::format("XBoard, {}{}", row_.description,
                       habits_.play_double_step ? "; a double step is played, not set up" : "");
  }

 private:
  const WayRow& row_;
  Habits habits_;
  Engine engine_;
};

}  // namespace

std::string_view name(Way way) { return kRows[static_cast<unsigned>(way)].name; }

std::optional<Way> way_named(std::string_view name) {
  for (const WayRow& row : kRows) {
    if (row.name == name) return row.way;
  }
  return std::nullopt;
}

std::unique_ptr<Dialect> make_dialect(Way way, Habits habits) { return std::make_unique<XboardDialect>(way, habits); }

}  // namespace passant::xboard
