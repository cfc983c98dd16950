#include "reports/board_view.h"

#include <fmt/format.h>

#include <array>
#include <map>

namespace passant::reports {
namespace {

using nlohmann::json;

constexpr int kSquare = 48;
constexpr int kMargin = 16;

int left(Square square) { return kMargin + kSquare * square.file(); }
int top(Square square) { return kSquare * (7 - square.rank()); }

std::string_view word(PieceKind kind) {
  constexpr std::array<std::string_view, 6> kWords{"pawn", "knight", "bishop", "rook", "queen", "king"};
  return kWords[static_cast<unsigned>(kind)];
}

std::string_view word(Color color) { return color == Color::White ? "White" : "Black"; }

/// "king e1, pawn e5", the strongest first.
std::string men_in_words(const Position& position, Color color) {
  std::string text;
  for (int kind = 5; kind >= 0; --kind) {
    for (int index = 0; index < Square::kCount; ++index) {
      const Square square = Square::from_index(index);
      if (!position.placement.holds(square, {color, static_cast<PieceKind>(kind)})) continue;
      text += fmt::format("{}{} {}", text.empty() ? "" : ", ", word(static_cast<PieceKind>(kind)), to_string(square));
    }
  }
  return text;
}

json men_of(const Position& position) {
  json men = json::array();
  for (int index = 0; index < Square::kCount; ++index) {
    const Square square = Square::from_index(index);
    const auto piece = position.placement[square];
    if (!piece) continue;
    men.push_back({{"piece", std::string(1, letter(*piece))},
                   {"color", piece->color() == Color::White ? "white" : "black"},
                   {"kind", word(piece->kind())},
                   {"square", to_string(square)},
                   {"x", left(square)},
                   {"y", top(square)}});
  }
  return men;
}

json marks_of(const Scene& scene) {
  json marks = json::array();
  for (const Mark& mark : scene.marks) {
    marks.push_back({{"role", name(mark.role)},
                     {"square", to_string(mark.square)},
                     {"x", left(mark.square)},
                     {"y", top(mark.square)}});
  }
  return marks;
}

json line_between(std::string_view state, Square from, Square to) {
  return {{"state", state},
          {"from", to_string(from)},
          {"to", to_string(to)},
          {"x1", left(from) + kSquare / 2},
          {"y1", top(from) + kSquare / 2},
          {"x2", left(to) + kSquare / 2},
          {"y2", top(to) + kSquare / 2}};
}

json lines_of(const Scene& scene) {
  json lines = json::array();
  for (const SightLine& line : scene.lines) {
    lines.push_back(line_between(line.check ? "check" : "closed", line.from, line.king));
  }
  if (scene.move) lines.push_back(line_between("path", scene.move->from(), scene.move->to()));
  return lines;
}

json legend_of(const Scene& scene) {
  std::map<Role, std::string> squares;
  for (const Mark& mark : scene.marks) {
    std::string& text = squares[mark.role];
    text += (text.empty() ? "" : " ") + to_string(mark.square);
  }
  json legend = json::array();
  for (const auto& [role, text] : squares) {
    legend.push_back({{"role", name(role)}, {"label", label(role)}, {"squares", text}});
  }
  for (const SightLine& line : scene.lines) {
    legend.push_back({{"role", line.check ? "line-check" : "line-closed"},
                      {"label", line.check ? "line to the king, open after the move" : "line that stays closed"},
                      {"squares", to_string(line.from) + "–" + to_string(line.king)}});
  }
  return legend;
}

}  // namespace

std::string in_words(const Position& position) {
  return fmt::format("White: {}. Black: {}. {} to move{}.", men_in_words(position, Color::White),
                     men_in_words(position, Color::Black), word(position.to_move),
                     position.en_passant ? ", target " + to_string(*position.en_passant) : "");
}

json board_view(const Scene& scene) {
  return {{"words", in_words(scene.position)},
          {"men", men_of(scene.position)},
          {"marks", marks_of(scene)},
          {"lines", lines_of(scene)},
          {"legend", legend_of(scene)}};
}

}  // namespace passant::reports
