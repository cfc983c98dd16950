// What a move generator is, to everybody else.
//
// Each generator is a class `Board` in its own folder and namespace, written from the Laws of Chess without sight of
// the others; this concept and position/ are all that they share. A Board is one generator's private form of a
// position. The rest of the program uses any Board through `Generator`, below, which hides the type.
//
// Domain: every *valid* position (position/validity.h), consistent or not. On a position that is not valid a Board
// may answer anything, but must not crash or run out of its bounds as long as there is one king a side.
#pragma once

#include <concepts>
#include <cstdint>
#include <memory>
#include <span>
#include <string_view>

#include "position/move.h"
#include "position/move_facts.h"
#include "position/move_list.h"
#include "position/position.h"

namespace passant {

template <class B>
concept Board = std::constructible_from<B, const Position&> && std::copyable<B> &&
                requires(B board, const B& fixed, Move move, MoveList& list, typename B::Undo undo, int depth) {
                  /// The position on the board, counters included, the target by this generator's own rule: it must be
                  /// set after every double step, and only then (the normal form *always*); a target that was read
                  /// stays as it was read until a move is played.
                  { fixed.position() } -> std::same_as<Position>;
                  /// Appends every legal move (FIDE 3.1 to 3.9), in any order, each once. Leaves the board as it was.
                  { board.legal_moves(list) } -> std::same_as<void>;
                  /// How many legal moves there are: a way of its own where the generator has a faster one.
                  { board.count_legal_moves() } -> std::same_as<std::uint64_t>;
                  /// Does the king of the side to move stand in check (FIDE 3.9.1)?
                  { board.in_check() } -> std::same_as<bool>;
                  /// Plays a legal move. What is given back is what take_back needs beside the move.
                  { board.play(move) } -> std::same_as<typename B::Undo>;
                  /// Takes back the move just played: every bit of state is as before.
                  { board.take_back(move, undo) } -> std::same_as<void>;
                  /// Leaves of the tree of legal moves of that depth (1 at depth 0), as fast as the generator can.
                  { board.perft(depth) } -> std::same_as<std::uint64_t>;
                };

/// A board that also knows who it is, and can pass. Keys are layers over a generator's plain board, one for each that
/// has them, so that a tree without a table pays nothing; each has a scheme of its own.
template <class B>
concept KeyedBoard = Board<B> && requires(B board, const B& fixed, const typename B::PassUndo& undo) {
  /// Equal for two positions exactly when they are the same (FIDE 9.2.3): the same player, the same men on the same
  /// squares, the same rights, the same possible moves. So a target on which nobody can legally capture does not count,
  /// and neither do counters. (Exactly: but for one chance in 2^60 or so.) The same after play, take back and pass as
  /// on a new board.
  { fixed.key() } -> std::same_as<std::uint64_t>;
  /// A null move: nothing moves, the other player is on turn, and the right to capture en passant lapses.
  /// REQUIRES: not in check, since no legal position lies behind it then.
  { board.pass() } -> std::same_as<typename B::PassUndo>;
  { board.take_back_pass(undo) } -> std::same_as<void>;
};

/// Answers about one move at a time, without listing the others.
template <class J>
concept MoveJudge = std::constructible_from<J, const Position&> && requires(J judge, Move move) {
  /// Is it a legal move of the position? Any move may be asked about.
  { judge.is_legal(move) } -> std::same_as<bool>;
  /// REQUIRES: a legal move.
  { judge.facts(move) } -> std::same_as<MoveFacts>;
};

/// One generator with its type hidden: what SPECs such as `bitboard` name.
class Generator {
 public:
  virtual ~Generator() = default;

  virtual std::string_view name() const = 0;
  virtual void legal_moves(const Position& position, MoveList& list) const = 0;
  virtual std::uint64_t count_legal_moves(const Position& position) const = 0;
  virtual bool in_check(const Position& position) const = 0;
  virtual std::uint64_t perft(const Position& position, int depth) const = 0;
  /// The position after a legal move.
  virtual Position after(const Position& position, Move move) const = 0;

  // What a generator carries along from move to move has its say only when moves are played on one board.

  /// Lists on the board on which `line` was played. REQUIRES: the moves are legal.
  virtual void legal_moves_after(const Position& position, std::span<const Move> line, MoveList& list) const = 0;
  /// Lists, plays each of `moves` and takes it back, all on one board: the position that is left, which should be the
  /// first one, and in `list` the moves listed there. REQUIRES: the moves are legal.
  virtual Position played_and_taken_back(const Position& position, std::span<const Move> moves,
                                         MoveList& list) const = 0;
};

/// All of Generator by boards of type B that `Self::board(position)` makes.
template <class Self, Board B>
class GeneratorByBoard : public Generator {
 public:
  void legal_moves(const Position& position, MoveList& list) const override { board(position).legal_moves(list); }
  std::uint64_t count_legal_moves(const Position& position) const override {
    return board(position).count_legal_moves();
  }
  bool in_check(const Position& position) const override { return board(position).in_check(); }
  std::uint64_t perft(const Position& position, int depth) const override { return board(position).perft(depth); }

  Position after(const Position& position, Move move) const override {
    B played = board(position);
    static_cast<void>(played.play(move));
    return played.position();
  }

  void legal_moves_after(const Position& position, std::span<const Move> line, MoveList& list) const override {
    B played = board(position);
    for (const Move move : line) static_cast<void>(played.play(move));
    played.legal_moves(list);
  }

  Position played_and_taken_back(const Position& position, std::span<const Move> moves, MoveList& list) const override {
    B same = board(position);
    MoveList before;
    same.legal_moves(before);
    for (const Move move : moves) {
      const auto undo = same.play(move);
      same.take_back(move, undo);
    }
    same.legal_moves(list);
    return same.position();
  }

 private:
  B board(const Position& position) const { return static_cast<const Self&>(*this).board(position); }
};

template <Board B>
class GeneratorOf final : public GeneratorByBoard<GeneratorOf<B>, B> {
 public:
  explicit GeneratorOf(std::string_view name) : name_(name) {}

  std::string_view name() const override { return name_; }
  B board(const Position& position) const { return B(position); }

 private:
  std::string_view name_;
};

}  // namespace passant
