#include "fuzz/sources/sketch.h"

#include "position/validity.h"

namespace passant {
namespace {

constexpr Piece kOwnPawn{Color::White, PieceKind::Pawn};
constexpr Piece kOwnKing{Color::White, PieceKind::King};
constexpr Piece kEnemyPawn{Color::Black, PieceKind::Pawn};
constexpr Piece kEnemyKing{Color::Black, PieceKind::King};

class Sketch {
 public:
  Sketch(Box box, Random& random) : canvas_(box), random_(random) {
    target_ = Square::at(static_cast<int>(random_.below(8)), target_rank(Color::White));
    choose_side();
  }

  std::optional<Canvas> draw(Situation situation) {
    if (situation == Situation::EdgeCapturer) choose_edge();
    put_pawns();
    if (!put_line(situation) || !put_kings()) return std::nullopt;
    return canvas_;
  }

 private:
  // ---- the two pawns

  void choose_side() {
    capturer_on_right_ = random_.one_in(2);
    if (target_.file() == 0) capturer_on_right_ = true;
    if (target_.file() == 7) capturer_on_right_ = false;
  }

  void choose_edge() {
    capturer_on_right_ = random_.one_in(2);
    target_ = Square::at(capturer_on_right_ ? 6 : 1, target_.rank());
  }

  void put_pawns() {
    canvas_.set_target(target_);
    canvas_.put(pawn(), kEnemyPawn);
    canvas_.put(capturer(), kOwnPawn);
    canvas_.keep_empty(target_);
    canvas_.keep_empty(origin());
  }

  Square pawn() const { return step(target_, Direction::South); }
  Square origin() const { return step(target_, Direction::North); }
  Square capturer() const { return step(pawn(), capturer_side()); }
  Direction capturer_side() const { return capturer_on_right_ ? Direction::East : Direction::West; }
  /// From the capturer to the target.
  Direction capture() const { return capturer_on_right_ ? Direction::NorthWest : Direction::NorthEast; }
  Direction other_diagonal() const { return capturer_on_right_ ? Direction::NorthEast : Direction::NorthWest; }

  // ---- the line that matters

  bool put_line(Situation situation) {
    switch (situation) {
      case Situation::LegalCapture:
      case Situation::EdgeCapturer:
        return true;
      case Situation::OtherManToTarget:
        return put_other_man(random_.one_in(5));
      case Situation::TwoCapturers:
        return put_second_capturer();
      case Situation::OneOfTwoIllegal:
        return put_second_capturer() && pin(capturer(), random_.one_in(2) ? Direction::North : other_diagonal());
      case Situation::CheckerCaptured:
        return put_checked_king();
      case Situation::OtherManToTargetInCheck:
        return put_checked_king() && put_other_man(false);
      case Situation::ForeignCheck:
        return put_foreign_check();
      case Situation::ForeignCheckWithPin:
        return put_foreign_check_with_pin();
      case Situation::DoubleCheck:
        return put_double_check();
      case Situation::RankOpened:
        return put_on_rank(kOwnKing, Color::Black);
      case Situation::RankShielded:
        return put_on_rank(kOwnKing, Color::Black) && put_shield();
      case Situation::PinnedOnFile:
        return pin(capturer(), Direction::North);
      case Situation::PinnedOnOtherDiagonal:
        return pin(capturer(), other_diagonal());
      case Situation::PinnedOnCaptureDiagonal:
        return put_around(target_, capture(), capturer(), kOwnKing, Color::Black);
      case Situation::FileShieldedAgain:
        return put_around(origin(), Direction::North, pawn(), kOwnKing, Color::Black);
      case Situation::CrossedDiagonals:
        return put_crossed_diagonals();
      case Situation::OnlyLegalMove:
        return put_helpless_king();
      case Situation::ChecksDirectly:
        return put_at(step(target_, Direction::North), any_side(), kEnemyKing);
      case Situation::ChecksOnDiagonal:
        return put_around(pawn(), any_diagonal(), pawn(), kEnemyKing, Color::White);
      case Situation::ChecksOnRank:
        return put_on_rank(kEnemyKing, Color::White);
    }
    return false;
  }

  Piece slider(Color color, Direction direction) {
    const PieceKind kind = diagonal(direction) ? PieceKind::Bishop : PieceKind::Rook;
    return {color, random_.one_in(2) ? PieceKind::Queen : kind};
  }
  Direction any_side() { return random_.one_in(2) ? Direction::East : Direction::West; }
  Direction any_diagonal() { return kAllDirections[2 * random_.below(4) + 1]; }
  Direction any_direction() { return kAllDirections[random_.below(8)]; }

  bool put_at(Square from, Direction direction, Piece piece) {
    if (room(from, direction) == 0 || !canvas_.open(step(from, direction))) return false;
    canvas_.put(step(from, direction), piece);
    return true;
  }

  /// King beyond `front` and slider of `color` beyond `back`, away from each other, or the other way round.
  bool put_around(Square front, Direction direction, Square back, Piece king, Color color) {
    const Piece attacker = slider(color, direction);
    const bool ahead = random_.one_in(2);
    return canvas_.put_in_sight(front, direction, ahead ? king : attacker, random_) &&
           canvas_.put_in_sight(back, opposite(direction), ahead ? attacker : king, random_);
  }

  bool pin(Square square, Direction direction) { return put_around(square, direction, square, kOwnKing, Color::Black); }

  bool put_on_rank(Piece king, Color color) { return put_around(capturer(), capturer_side(), pawn(), king, color); }

  bool put_checked_king() { return put_at(step(pawn(), Direction::South), any_side(), kOwnKing); }

  bool put_second_capturer() { return put_at(pawn(), opposite(capturer_side()), kOwnPawn); }

  bool put_foreign_check() {
    const Direction direction = any_direction();
    return !vertical(direction) && put_around(origin(), direction, origin(), kOwnKing, Color::Black);
  }

  /// The king beside the origin, so that it stands on the capturer's diagonal as well.
  bool put_foreign_check_with_pin() {
    const Direction back = opposite(capture());
    return put_at(origin(), opposite(capturer_side()), kOwnKing) &&
           canvas_.put_in_sight(origin(), capturer_side(), slider(Color::Black, capturer_side()), random_) &&
           canvas_.put_in_sight(capturer(), back, slider(Color::Black, back), random_);
  }

  /// The pawn checks and another man as well, or two others do.
  bool put_double_check() {
    if (random_.one_in(2) ? !put_checked_king() : !put_king(kOwnKing)) return false;
    const int already = attackers(canvas_.placement(), own_king(), Color::Black);
    for (int more = already; more < 2; ++more) {
      const Direction direction = any_direction();
      if (!canvas_.put_in_sight(own_king(), direction, slider(Color::Black, direction), random_)) return false;
    }
    return true;
  }

  bool put_crossed_diagonals() {
    const Direction to_king = any_diagonal();
    const Direction turned = kAllDirections[(static_cast<unsigned>(to_king) + (random_.one_in(2) ? 2U : 6U)) % 8U];
    return canvas_.put_in_sight(pawn(), to_king, kOwnKing, random_) &&
           canvas_.put_in_sight(pawn(), turned, slider(Color::Black, turned), random_);
  }

  /// One more man on the rank, between the king and the slider. Not an enemy slider, which would shorten the line.
  bool put_shield() {
    constexpr std::array kShields{PieceKind::Pawn, PieceKind::Knight, PieceKind::Bishop, PieceKind::Rook,
                                  PieceKind::Queen};
    const auto color = random_.one_in(2) ? Color::White : Color::Black;
    const Piece shield{color, kShields[random_.below(color == Color::White ? 5 : 3)]};
    const SquareSet between = between_rank_men();
    if (between.empty()) return false;
    canvas_.put(any_of(between), shield);
    return true;
  }

  /// The squares between the two pawns and what stands on either side of them.
  SquareSet between_rank_men() const {
    SquareSet all;
    const SquareSet occupied = canvas_.occupied();
    for (const Direction direction : {Direction::East, Direction::West}) {
      const Square outer = direction == capturer_side() ? capturer() : pawn();
      all |= seen_along(outer, direction, occupied) & ~occupied;
    }
    return all;
  }

  Square any_of(SquareSet squares) { return squares.member(random_.below(static_cast<std::uint32_t>(squares.size()))); }

  /// A man that could move to the target.
  bool put_other_man(bool king) {
    if (king) return put_on_any(king_steps(target_), kOwnKing);
    if (random_.one_in(3)) return put_on_any(knight_steps(target_), {Color::White, PieceKind::Knight});
    const Direction direction = any_direction();
    return canvas_.put_in_sight(target_, direction, slider(Color::White, direction), random_);
  }

  bool put_on_any(SquareSet squares, Piece piece) {
    const SquareSet open = squares & ~canvas_.taken();
    if (open.empty()) return false;
    canvas_.put(any_of(open), piece);
    return true;
  }

  // ---- en passant as the only legal move

  /// A king at the edge or in check by the pawn, enemy pieces that cover all its steps, and no other man that can move.
  bool put_helpless_king() {
    if (random_.one_in(2) ? !put_checked_king() : !put_on_any(edge(), kOwnKing)) return false;
    if (!block(capturer())) return false;
    canvas_.keep_empty(king_steps(own_king()) & ~canvas_.occupied());
    SquareSet steps = uncovered_king_steps();
    for (int hunters = 0; hunters < 5 && !steps.empty(); ++hunters) put_hunter(steps);
    for (auto more = random_.below(3); more > 0; --more) put_blocked_pawn();
    canvas_.keep_box(Color::Black);
    return steps.empty();
  }

  static SquareSet edge() { return SquareSet(0xff818181818181ff); }

  /// An enemy pawn ahead of the own one, and nobody to capture but en passant.
  bool block(Square own_pawn) {
    const Square ahead = step(own_pawn, Direction::North);
    const SquareSet captures = pawn_origins(own_pawn, Color::Black);
    if (ahead.rank() == 7 || !canvas_.open(ahead) || !(captures & canvas_.occupied()).empty()) return false;
    canvas_.put(ahead, kEnemyPawn);
    canvas_.keep_empty(captures);
    return true;
  }

  void put_blocked_pawn() {
    const auto square = Square::at(static_cast<int>(random_.below(8)), 1 + static_cast<int>(random_.below(5)));
    if (canvas_.open(square) && block(square)) canvas_.put(square, kOwnPawn);
  }

  SquareSet uncovered_king_steps() const {
    SquareSet steps = king_steps(own_king());
    steps.remove(capturer());
    for (const Square pawn : {this->pawn(), step(capturer(), Direction::North)})
      steps = steps & ~pawn_origins(pawn, Color::White);
    return steps;
  }

  /// Covers one of the steps, with luck more, and keeps the lines to them empty.
  void put_hunter(SquareSet& steps) {
    const Piece hunter{Color::Black, random_.one_in(3) ? PieceKind::Rook : PieceKind::Queen};
    SquareSet occupied = canvas_.occupied();
    ClosedSquares closed;
    closed.close_attacks(own_king(), Color::Black, occupied);
    occupied.remove(own_king());
    const SquareSet places = seen_by(hunter, any_of(steps), occupied) & ~(canvas_.taken() | closed.of(hunter));
    if (places.empty()) return;
    const Square place = any_of(places);
    canvas_.put(place, hunter);
    for (const Direction direction : kAllDirections) {
      if (!slides(hunter, direction)) continue;
      const SquareSet line = seen_along(place, direction, occupied);
      if ((line & steps).empty()) continue;
      canvas_.keep_empty(line & ~occupied);
      steps = steps & ~line;
    }
  }

  static SquareSet seen_by(Piece hunter, Square from, SquareSet occupied) {
    const SquareSet straight = seen_straight(from, occupied);
    return hunter.kind() == PieceKind::Queen ? straight | seen_diagonally(from, occupied) : straight;
  }

  // ---- the kings

  Square own_king() const { return *king_square(canvas_.placement(), Color::White); }

  bool put_kings() {
    for (const Piece king : {kOwnKing, kEnemyKing}) {
      if (!king_square(canvas_.placement(), king.color()) && !put_king(king)) return false;
    }
    return true;
  }

  /// On its home square now and then; nowhere where it would be attacked.
  bool put_king(Piece king) {
    constexpr int kTries = 8;
    for (int tries = 0; tries < kTries; ++tries) {
      const auto square =
          random_.one_in(4) ? king_home(king.color()) : Square::from_index(static_cast<int>(random_.below(64)));
      if (!canvas_.open(square) || attacked(canvas_.placement(), square, opponent(king.color()))) continue;
      canvas_.put(square, king);
      return true;
    }
    return false;
  }

  Canvas canvas_;
  Random& random_;
  Square target_ = "a6"_sq;
  bool capturer_on_right_ = false;
};

}  // namespace

std::optional<Canvas> sketch(Situation situation, Box box, Random& random) {
  return Sketch(box, random).draw(situation);
}

}  // namespace passant
