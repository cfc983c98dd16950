#include "oracles/spec.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <charconv>
#include <optional>

#include "oracles/external_party.h"
#include "oracles/uci/go_perft.h"
#include "position/check.h"

namespace passant {
namespace {

using std::chrono::milliseconds;
using Kind = SpecError::Kind;

constexpr std::array<std::string_view, 2> kKinds{"stockfish", "uci"};

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

struct OptionRule {
  std::string_view name;
  std::string_view expected;
  bool (*set)(PartyOptions&, std::string_view);
};

constexpr std::array<OptionRule, 4> kOptions{{
    {"tier", "consistent, valid or invalid",
     [](PartyOptions& options, std::string_view text) { return store(options.least_tier, read_tier(text)); }},
    {"deadline", "seconds, as in 2.5",
     [](PartyOptions& options, std::string_view text) { return store(options.deadlines.answer, read_seconds(text)); }},
    {"start", "seconds, as in 2.5",
     [](PartyOptions& options, std::string_view text) { return store(options.deadlines.start, read_seconds(text)); }},
    {"restarts", "a number, as in 100",
     [](PartyOptions& options, std::string_view text) { return store(options.restart_budget, read_count(text)); }},
}};

std::optional<SpecError> set_option(PartyOptions& options, std::string_view text, std::size_t column) {
  const std::size_t equals = std::min(text.find('='), text.size());
  for (const OptionRule& rule : kOptions) {
    if (rule.name != text.substr(0, equals)) continue;
    if (equals < text.size() && rule.set(options, text.substr(equals + 1))) return std::nullopt;
    return misspelt(fmt::format("'{}' has no value that can be used", text), column,
                    fmt::format("{}= with {}", rule.name, rule.expected));
  }
  return misspelt(fmt::format("'{}' is not an option", text), column, "tier=, deadline=, start= or restarts=");
}

std::expected<PartyOptions, SpecError> read_options(const Parts& parts) {
  PartyOptions options;
  for (std::size_t at = 0; at < parts.options.size();) {
    const std::size_t end = std::min(parts.options.find(',', at + 1), parts.options.size());
    const auto error = set_option(options, parts.options.substr(at + 1, end - at - 1), parts.options_column + at + 1);
    if (error) return std::unexpected(*error);
    at = end;
  }
  return options;
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

SpecError cannot_work(std::string_view spec, const Answer& how) {
  return {Kind::Failed,
          {fmt::format("'{}' does not answer for the start position: {}: {}", spec, name(how.outcome), how.detail), 1,
           "a program that speaks this protocol"}};
}

}  // namespace

bool names_external_party(std::string_view spec) { return std::ranges::find(kKinds, split(spec).kind) != kKinds.end(); }

std::expected<std::unique_ptr<Party>, SpecError> make_external_party(std::string_view spec) {
  PASSANT_CHECK(names_external_party(spec));
  const Parts parts = split(spec);
  const auto options = read_options(parts);
  if (!options) return std::unexpected(options.error());
  const auto command = read_command(parts);
  if (!command) return std::unexpected(command.error());
  if (const auto path = find_program(command->program); !path) {
    return std::unexpected(SpecError{Kind::NotFound, path.error()});
  }
  auto party = ExternalParty::connect(std::string(spec), *command, std::make_unique<uci::GoPerft>(), *options);
  if (!party) return std::unexpected(cannot_work(spec, party.error()));
  return std::move(*party);
}

}  // namespace passant
