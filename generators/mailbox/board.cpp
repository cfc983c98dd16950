#include "generators/mailbox/board.h"

#include "generators/mailbox/generate.h"
#include "generators/mailbox/perft.h"

namespace passant::mailbox {
namespace {

/// Calls `action` with the side to move as a constant.
template <class Action>
auto with_side(Color to_move, Action action) {
  if (to_move == Color::White) return action.template operator()<Color::White>();
  return action.template operator()<Color::Black>();
}

/// Writes into the free room of a list. REQUIRES: room for the moves of one position.
class Writer {
 public:
  explicit Writer(MoveList& list) : list_(list), end_(list.room()) {}
  ~Writer() { list_.written_to(end_); }
  Writer(const Writer&) = delete;
  Writer& operator=(const Writer&) = delete;

  void add(Motion motion) { *end_++ = motion.move(); }
  void add_if(bool condition, Motion motion) {
    *end_ = motion.move();
    end_ += condition;
  }

 private:
  MoveList& list_;
  Move* end_;
};

void write_moves(Diagram& diagram, MoveList& list) {
  Writer writer(list);
  with_side(diagram.to_move, [&]<Color Us>() { mailbox::legal_moves<Us>(diagram, writer); });
}

}  // namespace

void Board::legal_moves(MoveList& list) {
  if (!diagram_.playable) return;
  if (list.empty()) return write_moves(diagram_, list);
  MoveList own;  // an own list has room enough, whatever stands in the other
  write_moves(diagram_, own);
  for (const Move move : own) list.add(move);
}

std::uint64_t Board::count_legal_moves() { return perft(1); }

bool Board::in_check() const {
  if (!diagram_.playable) return false;
  return with_side(diagram_.to_move,
                   [this]<Color Us>() { return attacked<opponent(Us)>(diagram_, diagram_.king(Us)); });
}

Motion Board::motion_of(Move move) const {
  const Spot from(move.from());
  const Spot to(move.to());
  if (move.promotion()) return {from, to, promote_to(*move.promotion())};
  const PieceKind kind = kind_of(diagram_.cells[from]);
  const Step step = to - from;
  if (kind == PieceKind::King && (step == 2 * kRight || step == -2 * kRight)) return {from, to, Special::Castling};
  if (kind != PieceKind::Pawn) return {from, to};
  if (step == 2 * kUp || step == -2 * kUp) return {from, to, Special::DoubleStep};
  const bool onto_nothing = move.from().file() != move.to().file() && diagram_.cells[to] == kEmpty;
  return {from, to, onto_nothing ? Special::EnPassant : Special::None};
}

Board::Undo Board::play(Move move) {
  const Motion motion = motion_of(move);
  const bool pawn = kind_of(diagram_.cells[motion.from()]) == PieceKind::Pawn;
  const auto rest = with_side(diagram_.to_move, [&]<Color Us>() { return Player<Us>(diagram_).play(motion); });
  const Undo undo{motion, rest, diagram_.halfmove_clock};
  diagram_.halfmove_clock = pawn || rest.victim != kEmpty ? 0 : diagram_.halfmove_clock + 1;
  diagram_.fullmove_number += diagram_.to_move == Color::Black ? 1 : 0;
  diagram_.to_move = opponent(diagram_.to_move);
  return undo;
}

void Board::take_back(Move, const Undo& undo) {
  diagram_.to_move = opponent(diagram_.to_move);
  diagram_.fullmove_number -= diagram_.to_move == Color::Black ? 1 : 0;
  diagram_.halfmove_clock = undo.halfmove_clock;
  with_side(diagram_.to_move, [&]<Color Us>() { Player<Us>(diagram_).take_back(undo.motion, undo.rest); });
}

std::uint64_t Board::perft(int depth) {
  if (depth == 0) return 1;
  if (!diagram_.playable) return 0;
  return with_side(diagram_.to_move, [&]<Color Us>() { return mailbox::perft<Us>(diagram_, depth); });
}

}  // namespace passant::mailbox
