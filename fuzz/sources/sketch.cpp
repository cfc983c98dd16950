#include "fuzz/sources/sketch.h"

#include "fuzz/sources/helpless.h"
#include "fuzz/sources/pawn_pair.h"
#include "position/validity.h"

namespace passant {
namespace {

constexpr Piece kOwnPawn{Color::White, PieceKind::Pawn};
constexpr Piece kOwnKing{Color::White, PieceKind::King};
constexpr Piece kEnemyPawn{Color::Black, PieceKind::Pawn};
constexpr Piece kEnemyKing{Color::Black, PieceKind::King};

class Sketch {
 public:
  Sketch(const PawnPair& pair, Box box, Random& random) : pair_(pair), canvas_(box), random_(random) {
    canvas_.set_target(pair_.target());
    canvas_.put(pair_.pawn(), kEnemyPawn);
    canvas_.put(pair_.capturer(), kOwnPawn);
    canvas_.keep_empty(pair_.target());
    canvas_.keep_empty(pair_.origin());
  }

  std::optional<Canvas> draw(Situation situation) {
    if (!put_line(situation) || !put_kings()) return std::nullopt;
    return canvas_;
  }

 private:
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
        return put_second_capturer() &&
               pin(pair_.capturer(), random_.one_in(2) ? Direction::North : pair_.other_diagonal());
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
        return pin(pair_.capturer(), Direction::North);
      case Situation::PinnedOnOtherDiagonal:
        return pin(pair_.capturer(), pair_.other_diagonal());
      case Situation::PinnedOnCaptureDiagonal:
        return put_around(pair_.target(), pair_.capture(), pair_.capturer(), kOwnKing, Color::Black);
      case Situation::FileShieldedAgain:
        return put_around(pair_.origin(), Direction::North, pair_.pawn(), kOwnKing, Color::Black);
      case Situation::CrossedDiagonals:
        return put_crossed_diagonals();
      case Situation::OnlyLegalMove:
        return put_helpless_king(canvas_, pair_, random_);
      case Situation::ChecksDirectly:
        return canvas_.put_on_any(pawn_origins(pair_.target(), Color::Black), kEnemyKing, random_);
      case Situation::ChecksOnDiagonal:
        return put_around(pair_.pawn(), any_diagonal(), pair_.pawn(), kEnemyKing, Color::White);
      case Situation::ChecksOnRank:
        return put_on_rank(kEnemyKing, Color::White);
    }
    return false;
  }

  Piece slider(Color color, Direction direction) {
    const PieceKind kind = diagonal(direction) ? PieceKind::Bishop : PieceKind::Rook;
    return {color, random_.one_in(2) ? PieceKind::Queen : kind};
  }
  Direction any_diagonal() { return kAllDirections[2 * random_.below(4) + 1]; }
  Direction any_direction() { return kAllDirections[random_.below(8)]; }

  /// King beyond `front` and slider of `color` beyond `back`, away from each other, or the other way round.
  bool put_around(Square front, Direction direction, Square back, Piece king, Color color) {
    const Piece attacker = slider(color, direction);
    const bool ahead = random_.one_in(2);
    return canvas_.put_in_sight(front, direction, ahead ? king : attacker, random_) &&
           canvas_.put_in_sight(back, opposite(direction), ahead ? attacker : king, random_);
  }

  bool pin(Square square, Direction direction) { return put_around(square, direction, square, kOwnKing, Color::Black); }

  bool put_on_rank(Piece king, Color color) {
    return put_around(pair_.capturer(), pair_.side(), pair_.pawn(), king, color);
  }

  bool put_checked_king() { return canvas_.put_on_any(pawn_origins(pair_.pawn(), Color::White), kOwnKing, random_); }

  bool put_second_capturer() { return canvas_.put_beside(pair_.pawn(), opposite(pair_.side()), kOwnPawn); }

  bool put_foreign_check() {
    const Direction direction = any_direction();
    return !vertical(direction) && put_around(pair_.origin(), direction, pair_.origin(), kOwnKing, Color::Black);
  }

  /// The king beside the origin, so that it stands on the capturer's diagonal as well.
  bool put_foreign_check_with_pin() {
    const Direction back = opposite(pair_.capture());
    return canvas_.put_beside(pair_.origin(), opposite(pair_.side()), kOwnKing) &&
           canvas_.put_in_sight(pair_.origin(), pair_.side(), slider(Color::Black, pair_.side()), random_) &&
           canvas_.put_in_sight(pair_.capturer(), back, slider(Color::Black, back), random_);
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
    return canvas_.put_in_sight(pair_.pawn(), to_king, kOwnKing, random_) &&
           canvas_.put_in_sight(pair_.pawn(), turned, slider(Color::Black, turned), random_);
  }

  /// One more man on the rank, between the king and the slider. Not an enemy slider, which would shorten the line.
  bool put_shield() {
    constexpr std::array kShields{PieceKind::Pawn, PieceKind::Knight, PieceKind::Bishop, PieceKind::Rook,
                                  PieceKind::Queen};
    const auto color = random_.one_in(2) ? Color::White : Color::Black;
    const Piece shield{color, kShields[random_.below(color == Color::White ? 5 : 3)]};
    const auto square = any_of(between_rank_men(), random_);
    if (square) canvas_.put(*square, shield);
    return square.has_value();
  }

  /// The squares between the two pawns and what stands on either side of them.
  SquareSet between_rank_men() const {
    SquareSet all;
    const SquareSet occupied = canvas_.occupied();
    for (const Direction direction : {Direction::East, Direction::West}) {
      const Square outer = direction == pair_.side() ? pair_.capturer() : pair_.pawn();
      all |= seen_along(outer, direction, occupied) & ~occupied;
    }
    return all;
  }

  /// A man that could move to the target.
  bool put_other_man(bool king) {
    if (king) return canvas_.put_on_any(king_steps(pair_.target()), kOwnKing, random_);
    if (random_.one_in(3))
      return canvas_.put_on_any(knight_steps(pair_.target()), {Color::White, PieceKind::Knight}, random_);
    const Direction direction = any_direction();
    return canvas_.put_in_sight(pair_.target(), direction, slider(Color::White, direction), random_);
  }

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

  PawnPair pair_;
  Canvas canvas_;
  Random& random_;
};

}  // namespace

std::optional<Canvas> sketch(Situation situation, Box box, Random& random) {
  const auto pair = situation == Situation::EdgeCapturer ? PawnPair::on_edge(random) : PawnPair::any(random);
  return Sketch(pair, box, random).draw(situation);
}

}  // namespace passant
