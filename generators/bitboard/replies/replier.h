// The side that replies, as it stands while the other side tries its moves: everything about its moves that most
// children share, and how they are counted when a child does not share it.
#pragma once

#include "generators/bitboard/children_made.h"
#include "generators/bitboard/replies/concerns.h"
#include "generators/bitboard/replies/near_king.h"

namespace passant::bitboard {
namespace {

/// The four sets of a State in eight directions.
struct Node {
  Compass occupied;
  Compass white;
  Compass sliders;
  Compass pawns;
};

PASSANT_INLINE Node node_of(const State& state) {
  return {compass_of(occupied(state)), compass_of(state.white), compass_of_sliders(state.straights, state.diagonals),
          compass_of(state.pawns)};
}

/// The node after a move of kUs: what differs is put in or taken out.
template <Color kUs>
PASSANT_INLINE Node node_after(const Node& node, const State& before, const State& after, OtherMove) {
  return {node.occupied ^ compass_of(occupied(before) ^ occupied(after)),
          node.white ^ compass_of(before.white ^ after.white),
          node.sliders ^ compass_of_sliders(before.straights ^ after.straights, before.diagonals ^ after.diagonals),
          node.pawns ^ compass_of(before.pawns ^ after.pawns)};
}

template <Color kUs, Man kMan>
PASSANT_INLINE Node node_after(const Node& node, const State&, const State&, QuietStep<kMan> step) {
  constexpr unsigned kDirections = kSlidingDirections[static_cast<int>(kMan)];
  const Compass both = load(kSquare.at[step.from]) | load(kSquare.at[step.to]);
  Node after = node;
  after.occupied = node.occupied ^ both;
  if (kUs == Color::White) after.white = node.white ^ both;
  if (kDirections == 0xFF) after.sliders = node.sliders ^ both;
  if (kDirections != 0xFF && kDirections != 0) after.sliders = node.sliders ^ only(kDirections, both);
  if (kMan == Man::Pawn) after.pawns = node.pawns ^ both;
  return after;
}

template <Color kUs, class Sliders>
class Replier {
 public:
  static constexpr Color kThem = kOpponent<kUs>;
  using Short = CastlingPath<kUs, passant::Side::King>;
  using Long = CastlingPath<kUs, passant::Side::Queen>;

  PASSANT_INLINE Replier(const State& state, const Node& node);

  PASSANT_INLINE Concerns concerns() const;
  /// What makes the moves legal to which the replies are counted.
  PASSANT_INLINE Constraints limits_of_mover() const;

  // The child as it is before the move, and after a move of one man.

  PASSANT_INLINE Child unmoved() const;
  PASSANT_INLINE Child moved(Man before, Man after, int from, int to) const;
  template <class Path>
  PASSANT_INLINE Child castled() const;
  PASSANT_INLINE Child captured_en_passant(int from, int to) const;

  // The parts of the count.

  PASSANT_INLINE Compass line_moves(Compass occupied) const { return reach(line_men_, captures_, occupied); }
  PASSANT_INLINE Compass line_moves_after_capture(Compass occupied, int square) const {
    return reach_after_capture(line_men_, captures_, occupied, load(kSquare.at[square]), load(kSquareAfter.at[square]));
  }
  PASSANT_INLINE void tally_line_moves(Tally& tally, Compass moves) const { tally_moves(tally, moves, line_men_); }
  PASSANT_INLINE unsigned knight_moves() const { return knight_moves_; }
  PASSANT_INLINE int knight_moves_gained_by_capture(int square) const;
  PASSANT_INLINE unsigned king_moves(const Child& child) const;
  /// Of a pawn that has just made a double step to `to`.
  PASSANT_INLINE unsigned en_passant_captures(int from, int to) const;

  /// Would a knight or pawn on `square` give check?
  Bitboard knight_checks() const { return kKnightAttacks.at[king_]; }
  Bitboard pawn_checks() const { return kPawnAttacks[static_cast<int>(kUs)].at[king_]; }
  /// Are there checks, or other pins than before the move?
  PASSANT_INLINE bool king_lines_changed(const Child& child) const {
    const KingView view = view_from_king(child.occupied, after_king_, child.own, child.enemy_sliders);
    return child.leaper_checker != 0 || any((view.pinned ^ pinned_) | view.checkers);
  }

  /// All replies, nothing shared with other children. The first puts those of sliders and pawns into the tally.
  PASSANT_INLINE std::uint64_t count_in_full(const Child& child, Tally& tally) const;
  std::uint64_t count_in_full(const Child& child) const;
  /// To four moves.
  std::uint64_t count_promotions(int from, int to) const;

  const Men& men() const { return us_; }
  const Men& enemy() const { return them_; }
  int king() const { return king_; }
  /// What the king's moves need: squares that are free of own men.
  Bitboard king_goals() const {
    return steps_ | (may_short_ ? Short::kMustBeEmpty : 0) | (may_long_ ? Long::kMustBeEmpty : 0);
  }

 private:
  static constexpr CompassRow kLastRankRow = compass_row(kUs == Color::White ? kRank8 : kRank1);
  static constexpr Bitboard kBeforeLastRank = kUs == Color::White ? kRank8 >> 8U : kRank1 << 8U;

  static constexpr Bitboard kThirdRank = kUs == Color::White ? kRank1 << 16U : kRank8 >> 16U;

  PASSANT_INLINE void find_leaper_attacks();
  PASSANT_INLINE Compass touched_lines() const;
  Bitboard castling_squares() const {
    const Bitboard free = (may_short_ ? Short::kMustBeEmpty : 0) | (may_long_ ? Long::kMustBeEmpty : 0);
    return free == 0 ? 0 : free | Short::kRookFrom | Long::kRookFrom;
  }

  struct Pins {
    Bitboard men;
    Compass sliders;
    Compass pawns;
  };
  /// A pinned man stays on its line: it is left out of all directions but that of the pin and the way back.
  PASSANT_INLINE static Pins pins_of(Compass pinned, Compass sliders, Compass pawns);
  PASSANT_INLINE void tally_moves(Tally& tally, Compass moves, const LineMen& men) const;
  PASSANT_INLINE Bitboard leaper_attacks_after(Bitboard attacks_before, Bitboard attacks_after) const {
    return (leaped_once_ & ~(attacks_before & ~leaped_twice_)) | attacks_after;
  }
  PASSANT_INLINE unsigned castling_moves(const Child& child, Bitboard danger) const;
  PASSANT_INLINE unsigned king_steps(const Child& child, Bitboard danger) const;
  PASSANT_INLINE Bitboard danger(const Child& child) const {
    return slider_attacks_near<Sliders>(king_, child) | child.leaper_attacks;
  }
  PASSANT_INLINE Bitboard ends_check(const Child& child, Compass checkers, unsigned directions) const;

  Men us_;
  Men them_;
  Bitboard occupied_;
  int king_;
  // In eight directions.
  Compass all_;
  Compass own_;
  Compass sliders_;
  Compass pawns_;
  Compass enemy_sliders_;
  Compass after_king_;
  Compass pinned_;
  LineMen line_men_;
  Compass captures_;
  // Sets and counts.
  Bitboard free_knights_;      ///< knights that are not pinned
  Bitboard steps_;             ///< where the king could step but for the enemy
  Bitboard leaped_once_ = 0;   ///< attacked by at least one pawn, knight or king of the mover …
  Bitboard leaped_twice_ = 0;  ///< … and by at least two
  unsigned knight_moves_ = 0;
  bool promotes_;
  bool may_short_ = false;
  bool may_long_ = false;
};

}  // namespace
}  // namespace passant::bitboard
