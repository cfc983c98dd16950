// The three generators for tests, each also with one way to play a line on a single board: what it carries along from
// move to move is asked then, and not only what it reads from a FEN.
#pragma once

#include <algorithm>
#include <array>
#include <functional>
#include <memory>
#include <span>
#include <string_view>
#include <utility>
#include <vector>

#include "generators/bitboard/board.h"
#include "generators/generator.h"
#include "generators/mailbox/board.h"
#include "generators/rulebook/board.h"
#include "position/move_list.h"
#include "position/move_set.h"
#include "position/normal_form.h"
#include "position/position.h"
#include "position/san.h"

namespace passant {

/// What a board holds and lists after a line of moves.
struct AfterLine {
  Position position;
  MoveList list;
  bool in_check;
};

class TestedGenerator {
 public:
  template <Board B>
  static TestedGenerator of(std::string_view name) {
    return {std::make_shared<GeneratorOf<B>>(name), [](const Position& start, std::span<const Move> line) {
              B board(start);
              for (const Move move : line) static_cast<void>(board.play(move));
              AfterLine after{board.position(), {}, board.in_check()};
              board.legal_moves(after.list);
              return after;
            }};
  }

  const Generator& operator*() const { return *generator_; }
  const Generator* operator->() const { return generator_.get(); }
  AfterLine after_line(const Position& start, std::span<const Move> line) const { return after_line_(start, line); }

 private:
  using Play = std::function<AfterLine(const Position&, std::span<const Move>)>;

  TestedGenerator(std::shared_ptr<const Generator> generator, Play play)
      : generator_(std::move(generator)), after_line_(std::move(play)) {}

  std::shared_ptr<const Generator> generator_;
  Play after_line_;
};

/// The moves of a note, in their order. REQUIRES: moves with one blank between them.
inline std::vector<Move> moves_of(std::string_view words) {
  std::vector<Move> moves;
  while (!words.empty()) {
    const std::string_view word = words.substr(0, words.find(' '));
    moves.push_back(parse_uci(word).value());
    words.remove_prefix(std::min(word.size() + 1, words.size()));
  }
  return moves;
}

/// The en passant captures among legal moves.
inline MoveSet en_passant_captures(const Position& position, const MoveList& legal) {
  std::vector<Move> found;
  for (const Move move : legal) {
    if (position.en_passant == move.to() && spelt_en_passant(position, move)) found.push_back(move);
  }
  return MoveSet(std::move(found));
}

inline MoveSet moves_of(const Position& position, const Generator& generator) {
  MoveList list;
  generator.legal_moves(position, list);
  return MoveSet(list);
}

/// The normal form *legal* by a generator's word.
inline Position legal_form(const Position& position, const Generator& generator) {
  return in_form(position, TargetForm::Legal, moves_of(position, generator));
}

inline const std::array<TestedGenerator, 3>& every_generator() {
  static const std::array all{TestedGenerator::of<rulebook::Board>("rulebook"),
                              TestedGenerator::of<mailbox::Board>("mailbox"),
                              TestedGenerator::of<bitboard::Board>("bitboard")};
  return all;
}

}  // namespace passant
