#include "generators/bitboard/move_judge.h"

#include <cstdlib>

#include "generators/bitboard/tables.h"

namespace passant::bitboard {
namespace {

constexpr Bitboard kNotOnTheEdge = ~(kRank1 | kRank8);

bool on_one_diagonal(int a, int b) { return std::abs((a & 7) - (b & 7)) == std::abs((a >> 3) - (b >> 3)); }
bool on_rank_or_file(int a, int b) { return (a & 7) == (b & 7) || a >> 3 == b >> 3; }

/// A position as one player sees it.
struct View {
  const State& state;
  Color us;
  Bitboard occupied;
  Bitboard own;
  Bitboard enemy;

  explicit View(const State& of)
      : state(of),
        us(of.to_move),
        occupied(bitboard::occupied(of)),
        own(us == Color::White ? of.white : occupied & ~of.white),
        enemy(occupied & ~own) {}

  int up() const { return us == Color::White ? 8 : -8; }
  int king_of(Bitboard men) const { return lowest((state.kings & men) | bit(63)); }
};

/// Sliders of `men` on a line with the square, of the kind that goes along it, nobody between.
Bitboard sliders_at(const State& state, int square, Bitboard men, Bitboard occupied) {
  Bitboard found = 0;
  for_each_square((state.diagonals | state.straights) & men & ~bit(square), [&](int slider) {
    const bool diagonal = on_one_diagonal(square, slider) && (state.diagonals & bit(slider)) != 0;
    const bool straight = on_rank_or_file(square, slider) && (state.straights & bit(slider)) != 0;
    if ((diagonal || straight) && (kBetween.at[square][slider] & occupied) == 0) found |= bit(slider);
  });
  return found;
}

/// Men of `men`, who play `color`, that attack the square while `occupied` is occupied.
Bitboard attackers(const State& state, int square, Color color, Bitboard men, Bitboard occupied) {
  const int from_the_other_side = color == Color::White ? 1 : 0;
  const Bitboard steppers = (kPawnAttacks[from_the_other_side].at[square] & state.pawns) |
                            (kKnightAttacks.at[square] & state.knights) | (kKingAttacks.at[square] & state.kings);
  return (steppers & men) | sliders_at(state, square, men, occupied);
}

bool is_en_passant(const View& view, int from, int to) {
  return to == view.state.target && (view.state.pawns & view.own & bit(from)) != 0 && (to - from) % 8 != 0;
}

/// The square of the man that the move takes, as a set.
Bitboard captured(const View& view, int from, int to) {
  return is_en_passant(view, from, to) ? bit(to - view.up()) : bit(to) & view.enemy;
}

/// FIDE 3.7, but for the promotion.
bool pawn_may_go(const View& view, int from, int to) {
  const Bitboard empty = ~view.occupied;
  const Bitboard home = view.us == Color::White ? kRank1 << 8U : kRank8 >> 8U;
  if (to - from == view.up()) return (empty & bit(to)) != 0;
  if (to - from == 2 * view.up()) {
    const Bitboard path = bit(from + view.up()) | bit(to);
    return (home & bit(from)) != 0 && (empty & path) == path;
  }
  const bool attacks = (kPawnAttacks[view.us == Color::White ? 0 : 1].at[from] & bit(to)) != 0;
  return attacks && captured(view, from, to) != 0;
}

bool slider_may_go(const View& view, int from, int to) {
  const bool diagonal = (view.state.diagonals & bit(from)) != 0 && on_one_diagonal(from, to);
  const bool straight = (view.state.straights & bit(from)) != 0 && on_rank_or_file(from, to);
  return (diagonal || straight) && (kBetween.at[from][to] & view.occupied) == 0;
}

/// FIDE 3.8.2; whether the king is attacked where it arrives is seen as with any move.
bool may_castle(const View& view, int from, int to) {
  const int home = view.us == Color::White ? 0 : 56;
  const bool short_side = to == home + 6;
  if (from != home + 4 || (!short_side && to != home + 2)) return false;
  const unsigned right = (short_side ? 1U : 2U) << (view.us == Color::White ? 0U : 2U);
  const int rook = short_side ? home + 7 : home;
  if ((view.state.castling & right) == 0 || (kBetween.at[from][rook] & view.occupied) != 0) return false;
  const auto safe = [&](int square) {
    return attackers(view.state, square, opponent(view.us), view.enemy, view.occupied) == 0;
  };
  return safe(from) && safe((from + to) / 2);
}

bool may_go(const View& view, int from, int to, bool promotes) {
  const State& state = view.state;
  if (from == to || (view.own & bit(from)) == 0 || ((view.own | state.kings) & bit(to)) != 0) return false;
  const bool pawn = (state.pawns & bit(from)) != 0;
  if (promotes != (pawn && (bit(to) & kNotOnTheEdge) == 0)) return false;
  if (pawn) return pawn_may_go(view, from, to);
  if ((state.knights & bit(from)) != 0) return (kKnightAttacks.at[from] & bit(to)) != 0;
  if ((state.kings & bit(from)) != 0) return (kKingAttacks.at[from] & bit(to)) != 0 || may_castle(view, from, to);
  return slider_may_go(view, from, to);
}

/// The squares that are occupied after the move.
Bitboard occupied_after(const View& view, int from, int to) {
  Bitboard occupied = (view.occupied & ~bit(from) & ~captured(view, from, to)) | bit(to);
  const bool castles = (view.state.kings & bit(from)) != 0 && std::abs(to - from) == 2;
  if (!castles) return occupied;
  const int rook = to > from ? from + 3 : from - 4;
  return (occupied & ~bit(rook)) | bit((from + to) / 2);
}

/// Does a man of that kind attack across the board as it is then?
bool hits(PieceKind kind, Color us, int from, int to, Bitboard occupied) {
  const bool open = (kBetween.at[from][to] & occupied) == 0;
  switch (kind) {
    case PieceKind::Pawn:
      return (kPawnAttacks[us == Color::White ? 0 : 1].at[from] & bit(to)) != 0;
    case PieceKind::Knight:
      return (kKnightAttacks.at[from] & bit(to)) != 0;
    case PieceKind::Bishop:
      return open && on_one_diagonal(from, to);
    case PieceKind::Rook:
      return open && on_rank_or_file(from, to);
    case PieceKind::Queen:
      return open && (on_one_diagonal(from, to) || on_rank_or_file(from, to));
    case PieceKind::King:
      return false;
  }
  return false;
}

PieceKind kind_on(const State& state, int square) {
  const Bitboard at = bit(square);
  if ((state.pawns & at) != 0) return PieceKind::Pawn;
  if ((state.knights & at) != 0) return PieceKind::Knight;
  if ((state.kings & at) != 0) return PieceKind::King;
  if ((state.diagonals & at) == 0) return PieceKind::Rook;
  return (state.straights & at) != 0 ? PieceKind::Queen : PieceKind::Bishop;
}

CheckWays checks_of(const View& view, Move move) {
  const int from = move.from().index();
  const int to = move.to().index();
  const int king = view.king_of(view.enemy);
  const Bitboard after = occupied_after(view, from, to);
  CheckWays ways;
  const PieceKind kind = move.promotion().value_or(kind_on(view.state, from));
  if (hits(kind, view.us, to, king, after)) ways.add(CheckWay::Direct);
  const Bitboard stayed = view.own & after & ~bit(to);
  const Bitboard castled = after & ~view.occupied & ~bit(to);
  for_each_square(castled, [&](int rook) {
    if (hits(PieceKind::Rook, view.us, rook, king, after)) ways.add(CheckWay::Direct);
  });
  const Bitboard passed = is_en_passant(view, from, to) ? captured(view, from, to) : 0;
  for_each_square(sliders_at(view.state, king, stayed, after), [&](int slider) {
    const Bitboard between = kBetween.at[king][slider];
    const bool by_mover = (between & bit(from)) != 0;
    const bool by_captured = (between & passed) != 0;
    if (by_mover && by_captured) ways.add(CheckWay::UncoveredByBoth);
    if (by_mover && !by_captured) ways.add(CheckWay::UncoveredByMover);
    if (!by_mover && by_captured) ways.add(CheckWay::UncoveredByCaptured);
  });
  return ways;
}

}  // namespace

bool MoveJudge::is_legal(Move move) const {
  const View view(board_.state());
  const int from = move.from().index();
  const int to = move.to().index();
  if (!may_go(view, from, to, move.promotion().has_value())) return false;
  const bool king_moves = (view.state.kings & bit(from)) != 0;
  const int king = king_moves ? to : view.king_of(view.own);
  const Bitboard left = view.enemy & ~captured(view, from, to);
  return attackers(view.state, king, opponent(view.us), left, occupied_after(view, from, to)) == 0;
}

MoveFacts MoveJudge::facts(Move move) const {
  const View view(board_.state());
  const int from = move.from().index();
  const int to = move.to().index();
  MoveFacts facts;
  facts.en_passant = is_en_passant(view, from, to);
  facts.capture = captured(view, from, to) != 0;
  facts.checks = checks_of(view, move);
  Board after = board_;
  static_cast<void>(after.play(move));
  if (after.count_legal_moves() != 0) return facts;
  facts.mate = !facts.checks.empty();
  facts.stalemate = facts.checks.empty();
  return facts;
}

}  // namespace passant::bitboard
