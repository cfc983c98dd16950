#include "generators/rulebook/clauses.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <array>

namespace passant::rulebook {
namespace {

std::string_view noun(PieceKind kind) {
  constexpr std::array<std::string_view, 6> kNouns{"pawn", "knight", "bishop", "rook", "queen", "king"};
  return kNouns[static_cast<unsigned>(kind)];
}

/// "the black rook on h5"
std::string words(const Man& man) {
  return fmt::format("the {} {} on {}", adjective(man.piece.color()), noun(man.piece.kind()), to_string(man.square));
}

std::string words(const std::vector<Man>& men) {
  std::vector<std::string> all;
  for (const Man& man : men) all.push_back(words(man));
  return fmt::format("{}", fmt::join(all, " and "));
}

/// " along g5 f5 e5", or nothing when there is nothing between.
std::string along(const Attack& attack) {
  std::vector<std::string> squares;
  for (const Square square : attack.line) squares.push_back(to_string(square));
  return squares.empty() ? "" : fmt::format(" along {}", fmt::join(squares, " "));
}

/// "the black rook on h5 attacks the king on a5 along g5 f5 e5 d5 c5 b5"
std::string attack_words(const Attack& attack) {
  return fmt::format("{} attacks the king on {}{}", words(attack.attacker), to_string(attack.king), along(attack));
}

/// What the double step has to do with a check that was there before the capture.
std::string uncovered(const Attack& attack, const Capture& capture) {
  const Square origin = double_step_origin_of(capture);
  const bool on_line = std::ranges::find(attack.line, origin) != attack.line.end();
  return on_line ? fmt::format(" (uncovered when the pawn left {})", to_string(origin)) : "";
}

}  // namespace

std::string_view adjective(Color color) { return color == Color::White ? "white" : "black"; }

Square double_step_origin_of(const Capture& capture) {
  const Square target = capture.move.to();
  return Square::at(target.file(), 2 * target.rank() - capture.captured.rank());
}

std::string clause(const Attack& attack, const Capture& capture) {
  const std::string attacker = words(attack.attacker);
  const std::string king = to_string(attack.king);
  const std::string from = to_string(capture.move.from());
  const std::string captured = to_string(capture.captured);
  const std::string target = to_string(capture.move.to());
  switch (attack.fate) {
    case Fate::CheckStands:
      return fmt::format("{} already gives check to the king on {}{}{}, and the capture does not answer that check",
                         attacker, king, along(attack), uncovered(attack, capture));
    case Fate::OpenedByCapturer:
      return fmt::format("once the capturing pawn has left {}, {}", from, attack_words(attack));
    case Fate::OpenedByCapturedPawn:
      return fmt::format("once the captured pawn has disappeared from {}, {}", captured, attack_words(attack));
    case Fate::OpenedByBoth:
      return fmt::format("once both pawns have left the rank ({} and {}), {}", from, captured, attack_words(attack));
    case Fate::ArrivingPawn:
      return attack_words(attack);
    case Fate::CheckerCaptured:
      return fmt::format("the checking pawn on {} is captured", captured);
    case Fate::CheckBlocked:
      return fmt::format("the pawn arriving on {} blocks the check of {}{}", target, attacker, along(attack));
    case Fate::CapturerStaysOnLine:
      return fmt::format(
          "the capturing pawn is pinned by {}, but moves along the line of the pin and still shields "
          "the king from {}",
          attacker, target);
    case Fate::ArrivalClosesLine:
      return fmt::format(
          "the captured pawn shielded the king from {}, and the pawn arriving on {} closes that line again", attacker,
          target);
    case Fate::ThirdManShields:
      return fmt::format("{} still {} the king from {}", words(attack.shields),
                         attack.shields.size() == 1 ? "shields" : "shield", attacker);
    case Fate::LinesCross:
      return fmt::format(
          "{} and the king on {} stand on different diagonals of the captured pawn, so no line opens "
          "between them",
          attacker, king);
  }
  return {};
}

}  // namespace passant::rulebook
