#include "corpus/pgn.h"

#include <fmt/format.h>

#include "position/fen.h"
#include "position/san.h"
#include "position/validity.h"

namespace passant {
namespace {

PgnProblem fault_at(const PgnToken& token, std::string what, std::string expected) {
  return {token.line, {std::move(what), token.column, std::move(expected)}};
}

PgnProblem broken(const PgnToken& token) {
  return fault_at(token, token.text, "tags such as [White \"A\"], moves, { comments }, ( variations ), a result");
}

bool standard_chess(std::string_view variant) {
  return variant == "Standard" || variant == "standard" || variant == "chess" || variant == "From Position";
}

}  // namespace

std::string to_string(const PgnProblem& problem, std::string_view file) {
  return fmt::format("{}:{}:{}: {} (expected {})", file, problem.line, problem.error.column, problem.error.what,
                     problem.error.expected);
}

std::optional<std::string_view> PgnGame::tag(std::string_view name) const {
  for (const PgnTag& tag : tags) {
    if (tag.name == name) return tag.value;
  }
  return std::nullopt;
}

std::optional<std::expected<PgnGame, PgnProblem>> PgnReader::next() {
  if (scanner_.peek() == PgnToken::Kind::End) return std::nullopt;
  PgnGame game;
  Fault fault = read_tags(game);
  if (!fault) fault = read_moves(game);
  if (!fault) return game;
  scanner_.skip_game(game.moves.empty());
  return std::unexpected(std::move(*fault));
}

PgnReader::Fault PgnReader::read_tags(PgnGame& game) {
  game.start = parse_fen(kStartFen).value();
  while (scanner_.peek() == PgnToken::Kind::Tag) {
    PgnToken token = scanner_.next();
    if (game.line == 0) game.line = token.line;
    game.tags.push_back({std::move(token.name), std::move(token.text)});
    if (auto fault = set_up(game, token.line)) return fault;
  }
  return std::nullopt;
}

/// What the last tag says about the start of the game.
PgnReader::Fault PgnReader::set_up(PgnGame& game, std::size_t line) const {
  const auto& [name, value] = game.tags.back();
  if (name == "Variant" && !standard_chess(value)) {
    return PgnProblem{line, {fmt::format("a game of the variant {}", value), 1, "standard chess"}};
  }
  if (name != "FEN") return std::nullopt;
  const auto start = parse_fen(value);
  if (!start) {
    const std::size_t before = std::string_view("[FEN \"").size();
    return PgnProblem{line, {start.error().what, start.error().column + before, start.error().expected}};
  }
  game.start = *start;
  const Reasons reasons = examine(*start);
  if (reasons.tier() != Tier::Invalid) return std::nullopt;
  return PgnProblem{line,
                    {std::string("a start that is not valid: ") + std::string(sentence(reasons.list().front())), 1,
                     "a position that a game can start from"}};
}

PgnReader::Fault PgnReader::read_moves(PgnGame& game) {
  while (true) {
    const PgnToken::Kind kind = scanner_.peek();
    if (kind == PgnToken::Kind::Tag || kind == PgnToken::Kind::End) return std::nullopt;
    PgnToken token = scanner_.next();
    if (game.line == 0) game.line = token.line;
    if (kind == PgnToken::Kind::Broken) return broken(token);
    if (kind == PgnToken::Kind::Result) {
      game.result = token.text;
      return std::nullopt;
    }
    if (auto fault = play(std::move(token), game)) return fault;
  }
}

PgnReader::Fault PgnReader::play(PgnToken token, PgnGame& game) const {
  const Position& position = game.moves.empty() ? game.start : game.moves.back().position;
  MoveList list;
  generator_.legal_moves(position, list);
  const auto move = parse_san(token.text, position, MoveSet(list));
  if (!move) {
    const InputError& error = move.error().error;
    return fault_at(token, fmt::format("{} in {}", error.what, to_fen(position)), error.expected);
  }
  Position after = generator_.after(position, *move);
  game.moves.push_back({*move, std::move(token.text), after});
  return std::nullopt;
}

}  // namespace passant
