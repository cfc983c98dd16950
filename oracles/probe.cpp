#include "oracles/probe.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>

#include "oracles/compare.h"
#include "oracles/known_positions.h"
#include "oracles/uci/uci_dialect.h"
#include "oracles/xboard/xboard_dialect.h"

namespace passant {
namespace {

using std::chrono::milliseconds;
using Connected = std::expected<std::unique_ptr<ExternalParty>, Answer>;

/// What is known of engines by the name they give themselves: the way to try first.
struct Hint {
  std::string_view engine;
  std::string_view way;
};

constexpr std::array<Hint, 8> kHints{{{"Stockfish", "go-perft"},
                                      {"Ethereal", "multipv"},
                                      {"Glaurung", "multipv"},
                                      {"HoiChess", "show-moves"},
                                      {"Sjaak", "perft-lines"},
                                      {"GNU Chess", "try-moves"},
                                      {"Phalanx", "try-moves"},
                                      {"Sjeng", "try-moves"}}};

/// How an engine is greeted. Most want the first manner; the others are tried when it stays silent.
struct Manner {
  milliseconds pause{0};
  bool no_features = false;
  milliseconds longest_start = milliseconds::max();
};

constexpr std::array<Manner, 1> kUciManners{};
// GNU Chess loses commands that come back to back, the greeting among them. Engines of protocol 1 tell no features.
constexpr std::array<Manner, 3> kXboardManners{Manner{}, Manner{milliseconds(5), false, milliseconds(5000)},
                                               Manner{milliseconds(0), true, milliseconds(5000)}};

std::span<const Manner> manners_of(Protocol protocol, const Command& command) {
  if (protocol == Protocol::Uci) return kUciManners;
  const std::span<const Manner> all(kXboardManners);
  return command.program.contains("gnuchess") ? all.subspan(1) : all;
}

/// A way that does not exist is noticed by silence, so the patience for it is short.
constexpr milliseconds kPatience{2000};

bool answers_rightly(ExternalParty& party, std::string_view what) {
  const KnownPosition& known = known_position(what);
  return compare(party.ask(question_of(known)), right_answer(known)).verdict == Verdict::Agree;
}

class Prober {
 public:
  Prober(const std::string& spec, const Command& command, Protocol protocol, const PartyOptions& options)
      : spec_(spec), command_(command), protocol_(protocol), options_(options), trial_(options) {}

  Connected find(const std::vector<std::string_view>& ways) {
    std::optional<Answer> failed;
    for (const Manner& manner : manners_of(protocol_, command_)) {
      adopt(manner);
      auto name = greet();
      Connected party = name ? try_ways(sorted_by_hint(ways, *name)) : std::unexpected(std::move(name.error()));
      if (party) return party;
      if (!failed) failed = std::move(party.error());
    }
    return std::unexpected(std::move(*failed));
  }

 private:
  void adopt(const Manner& manner) {
    manner_ = manner;
    trial_.deadlines = options_.deadlines;
    trial_.deadlines.answer = std::min(options_.deadlines.answer, kPatience + 1000 * manner.pause);
    trial_.deadlines.start = std::min(options_.deadlines.start, manner.longest_start);
    trial_.deadlines.pause = std::max(options_.deadlines.pause, manner.pause);
  }

  std::unique_ptr<Dialect> dialect(std::string_view way, bool extra) const {
    if (protocol_ == Protocol::Uci) return uci::make_dialect(uci::way_named(way).value(), extra);
    return xboard::make_dialect(xboard::way_named(way).value(),
                                {.play_double_step = extra, .no_features = manner_.no_features});
  }

  /// The name that the engine gives itself.
  std::expected<std::string, Answer> greet() const {
    auto process = Process::start(command_);
    if (!process) return std::unexpected(failure(Outcome::Abstained, process.error().what));
    Session session(std::move(*process), trial_.deadlines);
    const auto greeter = dialect(ways_of(protocol_).front(), false);
    session.put(greeter->greeting());
    Answer greeted = session.next(trial_.deadlines.start);
    if (!session.alive()) return std::unexpected(std::move(greeted));
    session.leave(greeter->farewell());
    return greeter->program_name();
  }

  static std::vector<std::string_view> sorted_by_hint(std::vector<std::string_view> ways, const std::string& engine) {
    for (const Hint& hint : kHints) {
      if (!engine.contains(hint.engine)) continue;
      const auto hinted = std::ranges::find(ways, hint.way);
      if (hinted != ways.end()) std::rotate(ways.begin(), hinted, hinted + 1);
    }
    return ways;
  }

  Connected connect(std::string_view way, bool extra) const {
    return ExternalParty::connect(spec_, command_, dialect(way, extra), trial_);
  }

  Connected try_ways(const std::vector<std::string_view>& ways) const {
    std::optional<Answer> failed;
    for (const auto way : ways) {
      Connected party = connect(way, false);
      if (party && proves(way, **party)) return complete(way, std::move(*party));
      if (party) party = std::unexpected(failure(Outcome::ProtocolError, "it lists wrong moves"));
      party.error().detail = fmt::format("{} ({})", party.error().detail, way);
      if (!failed) failed = std::move(party.error());
    }
    return std::unexpected(std::move(*failed));
  }

  static bool proves(std::string_view way, ExternalParty& party) {
    // GNU Chess shows moves that leave the king in check.
    return answers_rightly(party, "start position") && (way != "show-moves" || answers_rightly(party, "pinned knight"));
  }

  /// The same way with what else can be done for it: counts by perft, or the double step played.
  Connected complete(std::string_view way, std::unique_ptr<ExternalParty> party) const {
    if (wants_extra(way, *party)) {
      if (Connected better = connect(way, true); better && improves(**better)) party = std::move(*better);
    }
    Deadlines deadlines = options_.deadlines;
    deadlines.pause = trial_.deadlines.pause;
    party->keep_to(deadlines);
    return party;
  }

  bool wants_extra(std::string_view way, ExternalParty& party) const {
    if (protocol_ == Protocol::Xboard) return !answers_rightly(party, "en passant");
    const bool searches = way == "multipv" || way == "searchmoves";
    return searches && connect("perft", false).has_value();
  }

  bool improves(ExternalParty& better) const {
    if (protocol_ == Protocol::Xboard) return answers_rightly(better, "en passant");
    Question deeper = question_of(known_position("start position"));
    deeper.depth = 2;
    return better.ask(deeper).total == 400;
  }

  const std::string& spec_;
  const Command& command_;
  Protocol protocol_;
  const PartyOptions& options_;
  PartyOptions trial_;
  Manner manner_;
};

}  // namespace

std::vector<std::string_view> ways_of(Protocol protocol) {
  std::vector<std::string_view> names;
  if (protocol == Protocol::Uci) {
    for (const auto way : uci::kWays) names.push_back(name(way));
  } else {
    for (const auto way : xboard::kWays) names.push_back(name(way));
  }
  return names;
}

Connected probe(const std::string& spec, const Command& command, Protocol protocol, std::string_view way,
                const PartyOptions& options) {
  return Prober(spec, command, protocol, options).find(way.empty() ? ways_of(protocol) : std::vector{way});
}

}  // namespace passant
