#include "fuzz/reducer.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cstdlib>
#include <functional>
#include <optional>
#include <tuple>

#include "fuzz/capture_facts.h"
#include "fuzz/mechanism.h"
#include "position/symmetry.h"
#include "position/validity.h"

namespace passant {
namespace {

struct Edit {
  std::string text;
  Position position;
};

std::string text_of(Piece piece, Square square) {
  constexpr std::array<std::string_view, 6> kNames{"pawn", "knight", "bishop", "rook", "queen", "king"};
  return fmt::format("the {} {} on {}", piece.color() == Color::White ? "white" : "black",
                     kNames[static_cast<unsigned>(piece.kind())], to_string(square));
}

std::vector<Square> men_but_kings(const Placement& placement) {
  std::vector<Square> squares;
  for (int index = 0; index < Square::kCount; ++index) {
    const auto square = Square::from_index(index);
    const auto piece = placement[square];
    if (piece && piece->kind() != PieceKind::King) squares.push_back(square);
  }
  return squares;
}

/// The measure of simplicity (reducer.h): smaller is simpler.
auto complexity(const Position& position) {
  int men = 0;
  int weight = 0;
  for (const Square square : men_but_kings(position.placement)) {
    ++men;
    weight += 1 + static_cast<int>(position.placement[square]->kind());
  }
  int rights = 0;
  for (const Color color : kAllColors) {
    for (const Side side : kAllSides) rights += position.castling.has(color, side) ? 1 : 0;
  }
  int kings_away = 0;
  for (const Color color : kAllColors) {
    kings_away += position.placement.holds(king_home(color), {color, PieceKind::King}) ? 0 : 1;
  }
  const int off_center = position.en_passant ? std::abs(position.en_passant->file() - 3) : 0;
  const bool clean = position.halfmove_clock == 0 && position.fullmove_number == 1;
  std::array<std::uint8_t, Square::kCount> reading{};
  std::ranges::copy(position.placement.codes(), reading.begin());
  return std::tuple(men, weight, rights, position.en_passant.has_value(), !clean, position.to_move == Color::Black,
                    kings_away, off_center, reading);
}

Position without(Position position, Square square) {
  position.placement.clear(square);
  return position;
}

void drop_men(const Position& position, std::vector<Edit>& edits) {
  for (const Square square : men_but_kings(position.placement)) {
    edits.push_back({"drop " + text_of(*position.placement[square], square), without(position, square)});
  }
}

void weaken_men(const Position& position, std::vector<Edit>& edits) {
  for (const Square square : men_but_kings(position.placement)) {
    const Piece piece = *position.placement[square];
    for (int kind = 0; kind < static_cast<int>(piece.kind()); ++kind) {
      Position weaker = position;
      const Piece other{piece.color(), static_cast<PieceKind>(kind)};
      weaker.placement.put(square, other);
      edits.push_back({fmt::format("weaken {} to {}", text_of(piece, square), letter(other)), weaker});
    }
  }
}

void drop_rights(const Position& position, std::vector<Edit>& edits) {
  for (const Color color : kAllColors) {
    for (const Side side : kAllSides) {
      if (!position.castling.has(color, side)) continue;
      Position fewer = position;
      fewer.castling.remove(color, side);
      edits.push_back({"drop a castling right", fewer});
    }
  }
  if (position.en_passant) {
    Position untargeted = position;
    untargeted.en_passant.reset();
    edits.push_back({"drop the en passant target", untargeted});
  }
}

void clean_counters(const Position& position, std::vector<Edit>& edits) {
  Position clean = position;
  clean.halfmove_clock = 0;
  clean.fullmove_number = 1;
  edits.push_back({"reset the counters", clean});
}

void use_symmetry(const Position& position, std::vector<Edit>& edits) {
  edits.push_back({"exchange the players", color_flip(position)});
  if (const auto mirrored = file_mirror(position)) edits.push_back({"exchange the wings", *mirrored});
}

void send_kings_home(const Position& position, std::vector<Edit>& edits) {
  for (const Color color : kAllColors) {
    const auto king = king_square(position.placement, color);
    if (!king || !position.placement.empty(king_home(color))) continue;
    Position home = without(position, *king);
    home.placement.put(king_home(color), {color, PieceKind::King});
    edits.push_back({fmt::format("send the king on {} home", to_string(*king)), home});
  }
}

/// All men, with or without the kings, `files` to the right, or nothing when one leaves the board or two collide.
std::optional<Position> shifted(const Position& position, int files, bool kings_too) {
  if (!position.castling.none()) return std::nullopt;
  Position moved = position;
  moved.placement = Placement();
  for (int index = 0; index < Square::kCount; ++index) {
    const auto square = Square::from_index(index);
    const auto piece = position.placement[square];
    if (!piece) continue;
    const bool stays = piece->kind() == PieceKind::King && !kings_too;
    const auto to = stays ? square : square.offset(files, 0);
    if (!to || !moved.placement.empty(*to)) return std::nullopt;
    moved.placement.put(*to, *piece);
  }
  if (position.en_passant) moved.en_passant = position.en_passant->offset(files, 0);
  return moved;
}

void shift_to_center(const Position& position, std::vector<Edit>& edits) {
  if (!position.en_passant) return;
  const int to_center = 3 - position.en_passant->file();
  for (int files = to_center; files != 0; files -= files > 0 ? 1 : -1) {
    for (const bool kings_too : {true, false}) {
      const auto moved = shifted(position, files, kings_too);
      if (moved)
        edits.push_back(
            {fmt::format("shift {} by {} files", kings_too ? "all men" : "all but the kings", files), *moved});
    }
  }
}

constexpr std::array kPasses{drop_men,        weaken_men,   drop_rights,    clean_counters,
                             shift_to_center, use_symmetry, send_kings_home};

class Reducer {
 public:
  Reducer(const Position& position, const Deviation& deviation, Judge& judge, std::uint64_t budget)
      : judge_(judge),
        budget_(budget),
        tier_(tier(position)),
        on_target_(shape(position, deviation)),
        mechanisms_(mechanisms_of(position, deviation)),
        best_{position, deviation} {}

  Reduction run() {
    drop_in_chunks();
    bool changed = true;
    while (changed && !spent()) {
      changed = false;
      best_.certificate.clear();
      for (const auto& pass : kPasses) changed |= run_pass(pass);
    }
    best_.minimal = !changed && !spent();
    return best_;
  }

 private:
  bool spent() const { return best_.questions >= budget_; }

  static bool shape(const Position& position, const Deviation& deviation) {
    return deviation.move && is_capture_on_target(position, *deviation.move);
  }

  /// Halves, quarters … of the men at once, while that works: most men of a dense position go in a few questions.
  void drop_in_chunks() {
    for (std::size_t size = men_but_kings(best_.position.placement).size() / 2; size > 1; size /= 2) {
      const std::vector<Square> men = men_but_kings(best_.position.placement);
      for (std::size_t first = 0; first < men.size(); first += size) {
        Position fewer = best_.position;
        for (std::size_t index = first; index < std::min(first + size, men.size()); ++index) {
          fewer.placement.clear(men[index]);
        }
        static_cast<void>(accept({"drop several men", fewer}));
      }
    }
  }

  bool run_pass(const std::function<void(const Position&, std::vector<Edit>&)>& pass) {
    bool changed = false;
    std::vector<Edit> edits;
    pass(best_.position, edits);
    for (std::size_t next = 0; next < edits.size() && !spent();) {
      if (!accept(edits[next])) {
        ++next;
        continue;
      }
      changed = true;
      edits.clear();
      pass(best_.position, edits);
    }
    return changed;
  }

  bool accept(const Edit& edit) {
    if (complexity(edit.position) >= complexity(best_.position)) return false;
    const std::string why = refutation(edit.position);
    if (!why.empty()) {
      best_.certificate.push_back({edit.text, why});
      return false;
    }
    best_.position = edit.position;
    return true;
  }

  /// Why `candidate` does not show the same; empty when it does, best_.deviation is then the one it shows.
  std::string refutation(const Position& candidate) {
    const Reasons reasons = examine(candidate);
    if (reasons.tier() == Tier::Invalid) return fmt::format("invalid: {}", name(reasons.list().front()));
    if (reasons.tier() != tier_) return fmt::format("another tier: {}", name(reasons.tier()));
    ++best_.questions;
    const Judgement judgement = judge_.judge(candidate, scope());
    if (!judgement.both_answered()) return "no answer";
    if (judgement.deviations.empty()) return "agrees";
    for (const Deviation& deviation : judgement.deviations) {
      if (!same(candidate, deviation)) continue;
      best_.deviation = deviation;
      return {};
    }
    return "another deviation: " + to_string(judgement.deviations.front());
  }

  Scope scope() const {
    const DeviationKind kind = best_.deviation.kind;
    if (kind == DeviationKind::WrongRoad) return Scope::Deep;
    const bool lists =
        kind == DeviationKind::Missing || kind == DeviationKind::Extra || kind == DeviationKind::Duplicate;
    const auto fact = misjudged_fact(best_.deviation);
    const bool of_listed_move = fact && fact != MoveFact::Legal;
    return lists || of_listed_move ? Scope::Lists : Scope::Full;
  }

  bool same(const Position& candidate, const Deviation& deviation) const {
    return deviation.kind == best_.deviation.kind && deviation.field == best_.deviation.field &&
           shape(candidate, deviation) == on_target_ && mechanisms_of(candidate, deviation).within(mechanisms_);
  }

  Judge& judge_;
  std::uint64_t budget_;
  Tier tier_;
  bool on_target_;
  Mechanisms mechanisms_;
  Reduction best_;
};

}  // namespace

std::vector<Position> simpler_positions(const Position& position) {
  std::vector<Edit> edits;
  for (const auto& pass : kPasses) pass(position, edits);
  std::vector<Position> simpler;
  for (const Edit& edit : edits) {
    const bool counts = complexity(edit.position) < complexity(position) && tier(edit.position) != Tier::Invalid;
    if (counts) simpler.push_back(edit.position);
  }
  return simpler;
}

Reduction reduce(const Position& position, const Deviation& deviation, Judge& judge, std::uint64_t budget) {
  return Reducer(position, deviation, judge, budget).run();
}

}  // namespace passant
