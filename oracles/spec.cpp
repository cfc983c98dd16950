#include "oracles/spec.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <charconv>
#include <optional>

#include "oracles/external_party.h"
#include "oracles/lines/lines_dialect.h"
#include "oracles/plugin/plugin_party.h"
#include "oracles/probe.h"
#include "position/check.h"

namespace passant {
namespace {

using std::chrono::milliseconds;
using Kind = SpecError::Kind;

constexpr std::array<std::string_view, 5> kKinds{"stockfish", "uci", "xboard", "lines", "plugin"};

SpecError misspelt(std::string what, std::size_t column, std::string expected) {
  return {Kind::Misspelt, {std::move(what), column, std::move(expected)}};
}

/// kind[,option=value]…[:rest]
struct Parts {
  std::string_view kind;
  std::string_view options;
  std::size_t options_column = 0;
  std::optional<std::string_view> rest{};
  std::size_t rest_column = 0;
};

Parts split(std::string_view spec) {
  const std::size_t colon = std::min(spec.find(':'), spec.size());
  const std::size_t comma = std::min(spec.find(','), colon);
  Parts parts{.kind = spec.substr(0, comma), .options = spec.substr(comma, colon - comma), .options_column = comma + 1};
  if (colon < spec.size()) parts.rest = spec.substr(colon + 1);
  parts.rest_column = colon + 2;
  return parts;
}

std::optional<milliseconds> read_seconds(std::string_view text) {
  double seconds = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), seconds);
  if (error != std::errc{} || end != text.data() + text.size() || seconds <= 0 || seconds > 1e6) return std::nullopt;
  return milliseconds(static_cast<long>(seconds * 1000));
}

std::optional<int> read_count(std::string_view text) {
  int count = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), count);
  if (error != std::errc{} || end != text.data() + text.size() || count < 0) return std::nullopt;
  return count;
}

std::optional<Tier> read_tier(std::string_view text) {
  for (const Tier tier : {Tier::Invalid, Tier::Valid, Tier::Consistent}) {
    if (text == name(tier)) return tier;
  }
  return std::nullopt;
}

template <class T>
bool store(T& place, const std::optional<T>& value) {
  if (value) place = *value;
  return value.has_value();
}

struct Options {
  PartyOptions party;
  std::string_view way{};
};

struct OptionRule {
  std::string_view name;
  std::string_view expected;
  bool (*set)(Options&, std::string_view);
};

constexpr std::array<OptionRule, 7> kOptions{{
    {"tier", "consistent, valid or invalid",
     [](Options& options, std::string_view text) { return store(options.party.least_tier, read_tier(text)); }},
    {"crowds", "yes or no",
     [](Options& options, std::string_view text) {
       options.party.crowds = text == "yes";
       return text == "yes" || text == "no";
     }},
    {"deadline", "seconds, as in 2.5",
     [](Options& options, std::string_view text) { return store(options.party.deadlines.answer, read_seconds(text)); }},
    {"start", "seconds, as in 2.5",
     [](Options& options, std::string_view text) { return store(options.party.deadlines.start, read_seconds(text)); }},
    {"restarts", "a number, as in 100",
     [](Options& options, std::string_view text) { return store(options.party.restart_budget, read_count(text)); }},
    {"pause", "seconds, as in 0.002",
     [](Options& options, std::string_view text) { return store(options.party.deadlines.pause, read_seconds(text)); }},
    {"way", "a name",
     [](Options& options, std::string_view text) {
       options.way = text;
       return !text.empty();
     }},
}};

std::optional<SpecError> set_option(Options& options, std::string_view text, std::size_t column) {
  const std::size_t equals = std::min(text.find('='), text.size());
  for (const OptionRule& rule : kOptions) {
    if (rule.name != text.substr(0, equals)) continue;
    if (equals < text.size() && rule.set(options, text.substr(equals + 1))) return std::nullopt;
    return misspelt(fmt::format("'{}' has no value that can be used", text), column,
                    fmt::format("{}= with {}", rule.name, rule.expected));
  }
  return misspelt(fmt::format("'{}' is not an option", text), column,
                  "tier=, crowds=, deadline=, start=, restarts=, pause= or way=");
}

std::expected<Options, SpecError> read_options(const Parts& parts) {
  Options options;
  for (std::size_t at = 0; at < parts.options.size();) {
    const std::size_t end = std::min(parts.options.find(',', at + 1), parts.options.size());
    const auto error = set_option(options, parts.options.substr(at + 1, end - at - 1), parts.options_column + at + 1);
    if (error) return std::unexpected(*error);
    at = end;
  }
  return options;
}

std::optional<Protocol> protocol_of(std::string_view kind) {
  if (kind == "uci" || kind == "stockfish") return Protocol::Uci;
  if (kind == "xboard") return Protocol::Xboard;
  return std::nullopt;
}

std::string listed(const std::vector<std::string_view>& names) {
  std::string text;
  for (const auto each : names) text += fmt::format("{}{}", text.empty() ? "" : ", ", each);
  return text;
}

std::vector<std::string_view> ways_of_kind(std::string_view kind) {
  if (const auto protocol = protocol_of(kind)) return ways_of(*protocol);
  return kind == "plugin" ? std::vector<std::string_view>{"in-process"} : std::vector<std::string_view>{};
}

std::optional<SpecError> check_way(const Parts& parts, std::string_view way) {
  const auto ways = ways_of_kind(parts.kind);
  if (way.empty() || std::ranges::find(ways, way) != ways.end()) return std::nullopt;
  return misspelt(fmt::format("'{}' is not a way to ask '{}'", way, parts.kind),
                  parts.options_column + parts.options.find("way="), ways.empty() ? "no way= here" : listed(ways));
}

std::expected<Command, SpecError> read_command(const Parts& parts) {
  if (parts.kind == "stockfish") {
    if (!parts.rest) return Command{"stockfish"};
    return std::unexpected(misspelt("'stockfish' takes no command", parts.rest_column, "uci:COMMAND"));
  }
  if (!parts.rest) {
    return std::unexpected(misspelt("no command is named", parts.rest_column, fmt::format("{}:COMMAND", parts.kind)));
  }
  auto command = parse_command(*parts.rest);
  if (command) return *command;
  command.error().column += parts.rest_column - 1;
  return std::unexpected(SpecError{Kind::Misspelt, command.error()});
}

using Connected = std::expected<std::unique_ptr<Oracle>, Answer>;

Connected connect(const std::string& spec, std::string_view kind, const Command& command, const Options& options) {
  const auto protocol = protocol_of(kind);
  if (!protocol) return ExternalParty::connect(spec, command, make_lines_dialect(), options.party);
  const std::string_view way = kind == "stockfish" && options.way.empty() ? "go-perft" : options.way;
  return probe(spec, command, *protocol, way, options.party);
}

SpecError cannot_work(std::string_view spec, const Answer& how) {
  return {Kind::Failed,
          {fmt::format("'{}' does not answer for the start position: {}: {}", spec, name(how.outcome), how.detail), 1,
           "a program that speaks this protocol"}};
}

std::expected<std::unique_ptr<Oracle>, SpecError> make_plugin(std::string_view spec, const Parts& parts,
                                                              const Options& options) {
  if (!parts.rest || parts.rest->empty()) {
    return std::unexpected(misspelt("no file is named", parts.rest_column, "plugin:FILE.so"));
  }
  auto party = connect_plugin(std::string(spec), std::string(*parts.rest), !options.way.empty(), options.party);
  if (party) return std::move(*party);
  const bool not_loaded = party.error().outcome == Outcome::Abstained;
  if (!not_loaded) return std::unexpected(cannot_work(spec, party.error()));
  return std::unexpected(SpecError{Kind::NotFound, {party.error().detail, parts.rest_column, "a plug-in of plugin.h"}});
}

std::expected<std::unique_ptr<Oracle>, SpecError> make_program(std::string_view spec, const Parts& parts,
                                                               const Options& options) {
  const auto command = read_command(parts);
  if (!command) return std::unexpected(command.error());
  if (const auto path = find_program(command->program); !path) {
    return std::unexpected(SpecError{Kind::NotFound, path.error()});
  }
  auto party = connect(std::string(spec), parts.kind, *command, options);
  if (!party) return std::unexpected(cannot_work(spec, party.error()));
  return std::move(*party);
}

}  // namespace

bool names_external_party(std::string_view spec) { return std::ranges::find(kKinds, split(spec).kind) != kKinds.end(); }

std::expected<std::unique_ptr<Oracle>, SpecError> make_external_party(std::string_view spec) {
  PASSANT_CHECK(names_external_party(spec));
  const Parts parts = split(spec);
  const auto options = read_options(parts);
  if (!options) return std::unexpected(options.error());
  if (const auto error = check_way(parts, options->way)) return std::unexpected(*error);
  return parts.kind == "plugin" ? make_plugin(spec, parts, *options) : make_program(spec, parts, *options);
}

}  // namespace passant
