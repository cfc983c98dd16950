#include "oracles/xboard/engine.h"

#include <fmt/format.h>

#include <algorithm>

#include "oracles/replay.h"
#include "position/fen.h"

namespace passant::xboard {
namespace {

struct Feature {
  std::string_view key, value;
};

/// Takes `key=value` or `key="value with blanks"` off the front of `text`; an empty key at its end.
Feature take_feature(std::string_view& text) {
  text.remove_prefix(std::min(text.find_first_not_of(' '), text.size()));
  const std::size_t equals = std::min(text.find('='), text.size());
  Feature feature{.key = text.substr(0, equals), .value = {}};
  text.remove_prefix(std::min(equals + 1, text.size()));
  const bool quoted = text.starts_with('"');
  if (quoted) text.remove_prefix(1);
  const std::size_t end = std::min(text.find(quoted ? '"' : ' '), text.size());
  feature.value = text.substr(0, end);
  text.remove_prefix(std::min(end + 1, text.size()));
  return feature;
}

}  // namespace

void Engine::read_features(std::string_view line) {
  constexpr std::string_view kWord = "feature ";
  if (!line.starts_with(kWord)) return;
  line.remove_prefix(kWord.size());
  for (Feature feature = take_feature(line); !feature.key.empty(); feature = take_feature(line)) {
    if (feature.key == "myname") name = feature.value;
    if (feature.key == "setboard") setboard = feature.value != "0";
    if (feature.key == "ping") ping = feature.value == "1";
    if (feature.key == "usermove") usermove = feature.value == "1";
    if (feature.key == "done") done = feature.value == "1";
  }
}

std::string Sync::request(Engine& engine) {
  number_ = ++engine.syncs;
  ping_ = engine.ping;
  return fmt::format("{}{}\n", ping_ ? "ping " : "passant_sync_", number_);
}

bool Sync::answered_by(std::string_view line) const {
  if (ping_) return line == fmt::format("pong {}", number_);
  const std::string word = fmt::format("passant_sync_{}", number_);
  const std::size_t at = line.find(word);
  return at != std::string_view::npos && (at + word.size() == line.size() || line[at + word.size()] == ' ');
}

std::string move_command(const Engine& engine, Move move) {
  return fmt::format("{}{}\n", engine.usermove ? "usermove " : "", to_uci(move));
}

std::string set_up(const Engine& engine, const Question& question) {
  Position start = question.start;
  std::string moves;
  if (engine.habits.play_double_step && start.en_passant) {
    const DoubleStep step = take_back_double_step(start);
    start = step.before;
    moves += move_command(engine, step.move);
  }
  for (const Move move : question.moves) moves += move_command(engine, move);
  return fmt::format("setboard {}\n{}", to_fen(start), moves);
}

}  // namespace passant::xboard
