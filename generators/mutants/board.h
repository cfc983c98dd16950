// The generator that the seeded faults live in. A plain one: a move is legal when the king stands safe on a copy of
// the board on which it has been made (FIDE 3.9.2). At each decision that a fault can spoil, the right answer is worked
// out first; when the board's seed sits at that decision point, a function of wrong.h turns it into the wrong one.
//
// Written from the Laws of Chess (FIDE 3.1 to 3.9) without sight of the other generators. Tested by published counts,
// by taking back, and by agreement with nothing else: it must not learn from those it is meant to test.
#pragma once

#include <array>
#include <cstdint>
#include <optional>

#include "generators/mutants/captures.h"
#include "generators/mutants/seed.h"
#include "generators/mutants/squares.h"
#include "position/move.h"
#include "position/move_list.h"
#include "position/position.h"

namespace passant::mutants {

/// What came before on this board: nothing that a right generator needs, but some faults do.
struct History {
  std::uint32_t plies = 0;                          ///< moves played since the position was set up
  std::array<std::optional<Cell>, 2> past_targets;  ///< the target one move ago, and two
  std::optional<EnPassant> last_capture;            ///< when the last move captured in passing

  friend bool operator==(const History&, const History&) = default;
};

class Board {
 public:
  struct Vanished {
    Cell cell;
    Man man;
  };
  struct Undo {
    Man taken;  ///< what stood on the square of arrival
    std::optional<Vanished> vanished;
    std::optional<Cell> target;
    CastlingRights rights;
    std::uint32_t halfmove_clock;
    History history;
  };

  explicit Board(const Position& position, Seed seed = {});

  Position position() const;
  void legal_moves(MoveList& list);
  std::uint64_t count_legal_moves();
  bool in_check();
  Undo play(Move move);
  void take_back(Move move, const Undo& undo);
  std::uint64_t perft(int depth);

  // For the parts of the generator and the wrong answers.
  const Squares& squares() const { return squares_; }
  Color to_move() const { return to_move_; }
  Color opponent() const { return passant::opponent(to_move_); }
  std::optional<Cell> target() const { return target_; }
  CastlingRights rights() const { return rights_; }
  std::optional<Cell> king(Color color) const { return kings_[static_cast<unsigned>(color)]; }
  std::optional<Cell> own_king() const { return king(to_move_); }
  const History& history() const { return history_; }
  const Seed& seed() const { return seed_; }

  /// Would the king of the side to move be safe on such a board?
  bool king_safe(const Squares& squares) const;
  /// Is the move from one square to another legal, castling and captures in passing aside? `checked`: in_check().
  bool legal(Cell from, Cell to, bool checked) const;

  /// The pawns that stand ready to capture in passing.
  Captures candidates() const;
  /// The captures in passing that are listed beside `others`, the other legal moves.
  Captures listed_captures(const MoveList& others);
  /// The board after a capture in passing.
  Squares after(const EnPassant& capture) const;

 private:
  struct Passed {
    std::optional<Cell> target;
  };

  void set_up(const Placement& placement);
  Captures list_all(MoveList& list);
  Passed pass();
  void take_back_pass(const Passed& passed);

  std::optional<Cell> captured_cell() const;
  bool capture_legal(const EnPassant& capture) const;

  std::optional<EnPassant> capture_by(Move move) const;
  std::optional<Cell> vanishing_cell(Move move) const;
  std::optional<Cell> target_after(Move move) const;
  CastlingRights rights_after(Move move) const;
  void lift_and_land(Move move);
  void move_castling_rook(Cell king_from, Cell king_to, bool back);
  void hand_over(Move move, const Undo& undo);
  void restore(Move move, const Undo& undo);

  Squares squares_;
  Color to_move_;
  CastlingRights rights_;
  std::optional<Cell> target_;
  std::array<std::optional<Cell>, 2> kings_;
  std::uint32_t halfmove_clock_;
  std::uint32_t fullmove_number_;
  History history_;
  Seed seed_;
};

}  // namespace passant::mutants
