#include "position/validity.h"

#include <array>
#include <bit>

#if defined(__SSE2__)
#include <emmintrin.h>
#endif

namespace passant {
namespace {

/// A set of squares: bit n stands for the square with index n.
using Squares = std::uint64_t;

constexpr Squares set_of(Square square) { return Squares{1} << static_cast<unsigned>(square.index()); }

constexpr Squares kEdgeRanks = 0xff000000000000ff;

struct Step {
  int files;
  int ranks;
};

// The directions that lead to higher squares come first: that decides which man of a line is the nearest.
constexpr std::array<Step, 4> kStraight{{{0, 1}, {1, 0}, {0, -1}, {-1, 0}}};
constexpr std::array<Step, 4> kDiagonal{{{1, 1}, {-1, 1}, {-1, -1}, {1, -1}}};
constexpr std::array<Step, 8> kKing{{{0, 1}, {1, 1}, {1, 0}, {1, -1}, {0, -1}, {-1, -1}, {-1, 0}, {-1, 1}}};
constexpr std::array<Step, 8> kKnight{{{1, 2}, {2, 1}, {2, -1}, {1, -2}, {-1, -2}, {-2, -1}, {-2, 1}, {-1, 2}}};
/// From the square attacked back to the pawns that attack it, by the colour of the pawns.
constexpr std::array<std::array<Step, 2>, 2> kPawn{{{{{-1, -1}, {1, -1}}}, {{{-1, 1}, {1, 1}}}}};

using SquareTable = std::array<Squares, Square::kCount>;

template <std::size_t N>
consteval SquareTable one_step(const std::array<Step, N>& steps) {
  SquareTable table{};
  for (int index = 0; index < Square::kCount; ++index) {
    for (const Step step : steps) {
      const auto to = Square::from_index(index).offset(step.files, step.ranks);
      if (to) table[static_cast<unsigned>(index)] |= set_of(*to);
    }
  }
  return table;
}

consteval SquareTable to_the_edge(Step step) {
  SquareTable table{};
  for (int index = 0; index < Square::kCount; ++index) {
    auto to = Square::from_index(index).offset(step.files, step.ranks);
    for (; to; to = to->offset(step.files, step.ranks)) table[static_cast<unsigned>(index)] |= set_of(*to);
  }
  return table;
}

consteval std::array<SquareTable, 4> to_the_edge(const std::array<Step, 4>& steps) {
  return {to_the_edge(steps[0]), to_the_edge(steps[1]), to_the_edge(steps[2]), to_the_edge(steps[3])};
}

constexpr auto kKingSteps = one_step(kKing);
constexpr auto kKnightSteps = one_step(kKnight);
constexpr std::array kPawnOrigins{one_step(kPawn[0]), one_step(kPawn[1])};
constexpr auto kStraightLines = to_the_edge(kStraight);
constexpr auto kDiagonalLines = to_the_edge(kDiagonal);

/// For each bit of Piece::code() the squares where it is set.
using Planes = std::array<Squares, 4>;

#if defined(__SSE2__)
Planes planes_of(const Placement& placement) {
  Planes planes{};
  for (unsigned part = 0; part < 4; ++part) {
    const __m128i codes = _mm_loadu_si128(reinterpret_cast<const __m128i*>(placement.codes().data() + 16 * part));
    for (int bit = 0; bit < 4; ++bit) {
      const int set = _mm_movemask_epi8(_mm_slli_epi16(codes, 7 - bit));  // the uppermost bit of each byte
      planes[static_cast<unsigned>(bit)] |= static_cast<Squares>(static_cast<unsigned>(set)) << 16 * part;
    }
  }
  return planes;
}
#else
Planes planes_of(const Placement& placement) {
  Planes planes{};
  for (unsigned square = 0; square < Square::kCount; ++square) {
    for (unsigned bit = 0; bit < 4; ++bit) planes[bit] |= Squares{placement.codes()[square] >> bit & 1U} << square;
  }
  return planes;
}
#endif

/// Who stands where, as one set for each kind of man and one for each player: all the questions below are asked of
/// these.
class Men {
 public:
  explicit Men(const Placement& placement) {
    const auto [low, middle, high, black] = planes_of(placement);
    occupied_ = low | middle | high;
    kinds_ = {low & ~middle & ~high, middle & ~low & ~high, low & middle & ~high,
              high & ~low & ~middle, low & high & ~middle,  middle & high & ~low};
    players_ = {occupied_ & ~black, black};
  }

  Squares occupied() const { return occupied_; }
  Squares of(Color color, PieceKind kind) const {
    return kinds_[static_cast<unsigned>(kind)] & players_[static_cast<unsigned>(color)];
  }

  /// REQUIRES: a man of that kind and player on `from`, nobody on `to`.
  void move(Color color, PieceKind kind, Square from, Square to) {
    const Squares both = set_of(from) | set_of(to);
    occupied_ ^= both;
    kinds_[static_cast<unsigned>(kind)] ^= both;
    players_[static_cast<unsigned>(color)] ^= both;
  }

 private:
  Squares occupied_;
  std::array<Squares, 6> kinds_;
  std::array<Squares, 2> players_;
};

/// The nearest man on each of four lines.
Squares nearest(const std::array<SquareTable, 4>& lines, Square from, Squares occupied) {
  const auto index = static_cast<unsigned>(from.index());
  const auto lowest = [](Squares men) { return men & (~men + 1); };
  return lowest(lines[0][index] & occupied) | lowest(lines[1][index] & occupied) |
         std::bit_floor(lines[2][index] & occupied) | std::bit_floor(lines[3][index] & occupied);
}

Squares attackers(const Men& men, Square square, Color by) {
  const auto index = static_cast<unsigned>(square.index());
  const Squares queens = men.of(by, PieceKind::Queen);
  return (nearest(kStraightLines, square, men.occupied()) & (men.of(by, PieceKind::Rook) | queens)) |
         (nearest(kDiagonalLines, square, men.occupied()) & (men.of(by, PieceKind::Bishop) | queens)) |
         (kKnightSteps[index] & men.of(by, PieceKind::Knight)) | (kKingSteps[index] & men.of(by, PieceKind::King)) |
         (kPawnOrigins[static_cast<unsigned>(by)][index] & men.of(by, PieceKind::Pawn));
}

Square lowest_square(Squares squares) { return Square::from_index(std::countr_zero(squares)); }

/// Of several kings each counts: which one comes first depends on the colours.
bool any_king_attacked(const Men& men, Color color) {
  Squares kings = men.of(color, PieceKind::King);
  for (; kings != 0; kings &= kings - 1) {
    if (attackers(men, lowest_square(kings), opponent(color)) != 0) return true;
  }
  return false;
}

/// All but so many of them.
Squares beyond(int at_start, Squares men) {
  for (int i = 0; i < at_start; ++i) men &= men - 1;
  return men;
}

void examine_kings(const Position& position, const Men& men, Reasons& reasons) {
  const Squares white = men.of(Color::White, PieceKind::King);
  const Squares black = men.of(Color::Black, PieceKind::King);
  if (white == 0) reasons.add(Reason::NoWhiteKing);
  if (beyond(1, white) != 0) reasons.add(Reason::ManyWhiteKings);
  if (black == 0) reasons.add(Reason::NoBlackKing);
  if (beyond(1, black) != 0) reasons.add(Reason::ManyBlackKings);
  if (any_king_attacked(men, opponent(position.to_move))) reasons.add(Reason::OpponentInCheck);
}

void examine_pawns(const Men& men, Reasons& reasons) {
  const Squares pawns = men.of(Color::White, PieceKind::Pawn) | men.of(Color::Black, PieceKind::Pawn);
  if ((pawns & kEdgeRanks) != 0) reasons.add(Reason::PawnOnEdgeRank);
}

void examine_castling(const Position& position, Reasons& reasons) {
  for (const Color color : kAllColors) {
    if (!position.castling.has_any(color)) continue;
    if (!position.placement.holds(king_home(color), {color, PieceKind::King})) reasons.add(Reason::CastlingWithoutKing);
    for (const Side side : kAllSides) {
      if (position.castling.has(color, side) &&
          !position.placement.holds(rook_home(color, side), {color, PieceKind::Rook})) {
        reasons.add(Reason::CastlingWithoutRook);
      }
    }
  }
}

void examine_target(const Position& position, Reasons& reasons) {
  if (!position.en_passant) return;
  const Square target = *position.en_passant;
  if (target.rank() != target_rank(position.to_move)) {
    const bool other_side_captures = target.rank() == target_rank(opponent(position.to_move));
    reasons.add(other_side_captures ? Reason::TargetWrongSide : Reason::TargetWrongRank);
    return;
  }
  const Piece enemy_pawn{opponent(position.to_move), PieceKind::Pawn};
  if (!position.placement.holds(passed_pawn_square(target, position.to_move), enemy_pawn))
    reasons.add(Reason::TargetWithoutPawn);
  if (!position.placement.empty(target)) reasons.add(Reason::TargetOccupied);
  if (!position.placement.empty(double_step_origin(target, position.to_move)))
    reasons.add(Reason::TargetOriginOccupied);
}

/// REQUIRES: a valid position with a target.
bool in_check_before_double_step(const Position& position, Men men) {
  const Square target = *position.en_passant;
  const Square king = lowest_square(men.of(position.to_move, PieceKind::King));
  men.move(opponent(position.to_move), PieceKind::Pawn, passed_pawn_square(target, position.to_move),
           double_step_origin(target, position.to_move));
  return attackers(men, king, opponent(position.to_move)) != 0;
}

bool holds(const Placement& placement, std::optional<Square> square, Piece piece) {
  return square && placement.holds(*square, piece);
}

bool has_capturer(const Position& position) {
  const Square passed = passed_pawn_square(*position.en_passant, position.to_move);
  const Piece own_pawn{position.to_move, PieceKind::Pawn};
  return holds(position.placement, passed.offset(-1, 0), own_pawn) ||
         holds(position.placement, passed.offset(1, 0), own_pawn);
}

bool too_many_men(const Men& men, Color color) {
  const Squares promoted = beyond(1, men.of(color, PieceKind::Queen)) | beyond(2, men.of(color, PieceKind::Rook)) |
                           beyond(2, men.of(color, PieceKind::Bishop)) | beyond(2, men.of(color, PieceKind::Knight));
  return std::popcount(men.of(color, PieceKind::Pawn) | promoted) > 8;
}

Reasons invalid_reasons(const Position& position, const Men& men) {
  Reasons reasons;
  examine_kings(position, men, reasons);
  examine_pawns(men, reasons);
  examine_castling(position, reasons);
  examine_target(position, reasons);
  return reasons;
}

void examine_oddities(const Position& position, const Men& men, Reasons& reasons) {
  if (position.en_passant) {
    if (in_check_before_double_step(position, men)) reasons.add(Reason::ImpossibleCheck);
    if (!has_capturer(position)) reasons.add(Reason::TargetWithoutCapturer);
    if (position.halfmove_clock != 0) reasons.add(Reason::ClockAfterDoubleStep);
  }
  if (too_many_men(men, Color::White) || too_many_men(men, Color::Black)) reasons.add(Reason::TooManyMen);
  const Square king = lowest_square(men.of(position.to_move, PieceKind::King));
  if (std::popcount(attackers(men, king, opponent(position.to_move))) > 2) reasons.add(Reason::TooManyCheckers);
}

struct Described {
  std::string_view name;
  std::string_view sentence;
};

constexpr std::array<Described, kReasonCount> kDescriptions{{
    {"no-white-king", "White has no king"},
    {"no-black-king", "Black has no king"},
    {"many-white-kings", "White has more than one king"},
    {"many-black-kings", "Black has more than one king"},
    {"pawn-on-edge-rank", "a pawn stands on the first or the last rank"},
    {"opponent-in-check", "the side that is not to move stands in check"},
    {"castling-without-king", "a castling right is given although its king is not on the e-file at home"},
    {"castling-without-rook", "a castling right is given although its rook is not in its corner"},
    {"target-wrong-rank", "the en passant target is on a rank where nobody captures (White does on 6, Black on 3)"},
    {"target-wrong-side", "the en passant target is on the rank where the side that is not to move captures"},
    {"target-without-pawn", "no enemy pawn stands in front of the en passant target"},
    {"target-occupied", "a man stands on the en passant target"},
    {"target-origin-occupied", "a man stands on the square from which the double step must have started"},
    {"impossible-check",
     "the check cannot come from the double step: with it taken back the side to move is in check already"},
    {"target-without-capturer", "no pawn stands beside the pawn that made the double step"},
    {"clock-after-double-step", "the half-move clock is not 0 although a pawn has just moved"},
    {"too-many-men", "a side has more men than promotions can explain"},
    {"too-many-checkers", "more than two men give check"},
}};

}  // namespace

std::string_view name(Reason reason) { return kDescriptions[static_cast<unsigned>(reason)].name; }
std::string_view sentence(Reason reason) { return kDescriptions[static_cast<unsigned>(reason)].sentence; }

std::string_view name(Tier tier) {
  constexpr std::array<std::string_view, 3> kNames{"invalid", "valid", "consistent"};
  return kNames[static_cast<unsigned>(tier)];
}

std::vector<Reason> Reasons::list() const {
  std::vector<Reason> all;
  for (int index = 0; index < kReasonCount; ++index) {
    if (has(static_cast<Reason>(index))) all.push_back(static_cast<Reason>(index));
  }
  return all;
}

Reasons examine(const Position& position) {
  const Men men(position.placement);
  Reasons reasons = invalid_reasons(position, men);
  if (reasons.tier() != Tier::Invalid) examine_oddities(position, men, reasons);
  return reasons;
}

Tier tier(const Position& position) {
  const Men men(position.placement);
  const Tier tier = invalid_reasons(position, men).tier();
  if (tier == Tier::Invalid || !position.en_passant) return tier;
  return in_check_before_double_step(position, men) ? Tier::Valid : Tier::Consistent;
}

bool attacked(const Placement& placement, Square square, Color by) {
  return attackers(Men(placement), square, by) != 0;
}

int attackers(const Placement& placement, Square square, Color by) {
  return std::popcount(attackers(Men(placement), square, by));
}

std::optional<Square> king_square(const Placement& placement, Color color) {
  const Squares kings = Men(placement).of(color, PieceKind::King);
  if (kings == 0) return std::nullopt;
  return lowest_square(kings);
}

}  // namespace passant
