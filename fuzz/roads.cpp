#include "fuzz/roads.h"

#include <algorithm>
#include <array>

#include "fuzz/contender.h"
#include "fuzz/double_step.h"

namespace passant {
namespace {

constexpr std::array<std::string_view, 4> kNames{"unknown", "stateless", "only-from-fen", "depends-on-history"};

bool same_but_counters(const Position& a, const Position& b) {
  return a.placement == b.placement && a.to_move == b.to_move && a.castling == b.castling &&
         a.en_passant == b.en_passant;
}

bool is_of_a_pawn(const Position& position, Move move) {
  return position.placement[move.from()]->kind() == PieceKind::Pawn;
}

Move back(Move move) { return {move.to(), move.from()}; }

/// Out and back by each side; nothing when a right would be lost or somebody's way back is closed.
class Detour {
 public:
  explicit Detour(const Position& start) : start_(start), rules_(find_generator("rulebook")) {
    start_.en_passant.reset();
  }

  std::vector<Move> find() const {
    for (const Move out : moves_of(start_)) {
      const Position first = rules_->after(start_, out);
      for (const Move reply : moves_of(first)) {
        const std::vector<Move> line{out, reply, back(out), back(reply)};
        if (comes_back(line)) return line;
      }
    }
    return {};
  }

 private:
  MoveList moves_of(const Position& position) const {
    MoveList all;
    rules_->legal_moves(position, all);
    MoveList quiet;
    for (const Move move : all) {
      if (!position.placement[move.to()] && !is_of_a_pawn(position, move)) quiet.add(move);
    }
    return quiet;
  }

  bool comes_back(std::span<const Move> line) const {
    Position position = start_;
    for (const Move move : line) {
      MoveList legal;
      rules_->legal_moves(position, legal);
      if (std::ranges::find(legal, move) == legal.end()) return false;
      position = rules_->after(position, move);
    }
    return same_but_counters(position, start_);
  }

  Position start_;
  std::shared_ptr<const Generator> rules_;
};

std::vector<Move> then(std::vector<Move> moves, Move last) {
  moves.push_back(last);
  return moves;
}

bool says(const Answer& answer, const Answer& right) {
  return answer.total == right.total && (!answer.listed || !right.listed || answer.move_set() == right.move_set());
}

}  // namespace

std::string_view name(History history) { return kNames[static_cast<unsigned>(history)]; }

std::optional<History> history_from_name(std::string_view name) {
  const auto* const found = std::ranges::find(kNames, name);
  if (found == kNames.end()) return std::nullopt;
  return static_cast<History>(found - kNames.begin());
}

std::vector<Question> roads_to(const Position& position) {
  std::vector<Question> roads;
  if (const auto step = last_double_step(position)) {
    roads.push_back({step->before, {step->move}});
    const auto detour = Detour(step->before).find();
    if (!detour.empty()) roads.push_back({step->before, then(detour, step->move)});
  } else if (!position.en_passant) {
    const auto detour = Detour(position).find();
    if (!detour.empty()) roads.push_back({position, detour});
  }
  return roads;
}

std::optional<Question> road_by_game(const Position& position, const Game& game) {
  const auto rules = find_generator("rulebook");
  Question road{game.root};
  Position reached = game.root;
  for (const Move move : game.moves) {
    reached = rules->after(reached, move);
    road.moves.push_back(move);
    if (reached == position) return road;
  }
  return std::nullopt;
}

History history_of(Party& subject, Party& reference, const Position& position, std::span<const Question> roads) {
  const Answer right = reference.ask(Question{position});
  const Answer afresh = subject.ask(Question{position});
  if (roads.empty() || !right.answered() || !afresh.answered()) return History::Unknown;
  std::size_t wrong = 0;
  for (const Answer& answer : subject.ask(roads)) {
    if (!answer.answered()) return History::Unknown;
    if (!says(answer, right)) ++wrong;
  }
  if (says(afresh, right)) return wrong == 0 ? History::Unknown : History::DependsOnHistory;
  if (wrong == roads.size()) return History::Stateless;
  return wrong == 0 ? History::OnlyFromFen : History::DependsOnHistory;
}

}  // namespace passant
