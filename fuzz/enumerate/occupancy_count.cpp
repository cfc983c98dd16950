#include "fuzz/enumerate/occupancy_count.h"

#include <array>
#include <bit>
#include <cstdint>
#include <cstdlib>

namespace occupancy_count {
namespace {

using Squares = std::uint64_t;  // bit 0 is a1, bit 1 b1, bit 63 h8

constexpr Squares bit(int square) { return Squares{1} << square; }

enum class Line : std::uint8_t { None, Straight, Diagonal };

/// How one square lies to another.
struct View {
  Line line = Line::None;
  bool knight = false;  ///< a knight's leap away
  Squares between = 0;  ///< the squares between, on a line
};

constexpr View view(int from, int to) {
  const int files = to % 8 - from % 8;
  const int ranks = to / 8 - from / 8;
  View seen;
  seen.knight = files * files + ranks * ranks == 5;
  if (from == to || (files != 0 && ranks != 0 && files * files != ranks * ranks)) return seen;
  seen.line = files == 0 || ranks == 0 ? Line::Straight : Line::Diagonal;
  const int step = (files > 0) - (files < 0) + 8 * ((ranks > 0) - (ranks < 0));
  for (int square = from + step; square != to; square += step) seen.between |= bit(square);
  return seen;
}

constexpr std::size_t pair_of(int from, int to) {
  return static_cast<std::size_t>(from) * 64 + static_cast<std::size_t>(to);
}

const auto kViews = [] {
  std::array<View, 64 * 64> views;
  for (int from = 0; from < 64; ++from) {
    for (int to = 0; to < 64; ++to) views[pair_of(from, to)] = view(from, to);
  }
  return views;
}();

/// Does a pawn that moves by `forward` ranks attack the square?
bool pawn_attacks(int pawn, int square, int forward) {
  return std::abs(square % 8 - pawn % 8) == 1 && square / 8 - pawn / 8 == forward;
}

/// What a black man does to the white king, beyond the position before: a set of these.
enum Effect : unsigned { kChecks = 1, kBarsLeft = 2, kBarsRight = 4, kEffects = 8 };

/// By effect, how many kinds of men have it.
using Kinds = std::array<std::uint64_t, kEffects>;

/// The occupied squares at the times that matter.
struct Occupied {
  Squares now, before, after_left, after_right;
};

class Counter {
 public:
  Counter(int men, int file, bool left, bool right) : pawn_(32 + file), left_(left), right_(right) {
    others_ = men - 3 - (left ? 1 : 0) - (right ? 1 : 0);
    fixed_ = bit(pawn_) | (left ? bit(pawn_ - 1) : 0) | (right ? bit(pawn_ + 1) : 0);
    closed_ = fixed_ | bit(target()) | bit(origin());
  }

  void count(second_count::Totals& totals) {
    if (others_ < 0) return;
    for (white_king_ = 0; white_king_ < 64; ++white_king_) {
      for (black_king_ = 0; black_king_ < 64; ++black_king_) {
        const bool near =
            std::abs(white_king_ % 8 - black_king_ % 8) <= 1 && std::abs(white_king_ / 8 - black_king_ / 8) <= 1;
        if (!near && ((bit(white_king_) | bit(black_king_)) & closed_) == 0) count_others(totals);
      }
    }
  }

 private:
  int target() const { return pawn_ + 8; }
  int origin() const { return pawn_ + 16; }

  void count_others(second_count::Totals& totals) {
    const Squares kings = bit(white_king_) | bit(black_king_);
    free_ = ~(closed_ | kings);
    base_ = fixed_ | kings;
    choose(0, 0, 0, totals);
  }

  void choose(int chosen, int from, Squares squares, second_count::Totals& totals) {
    if (chosen == others_) return add(squares, totals);
    for (Squares rest = from > 63 ? 0 : free_ & (~Squares{0} << from); rest != 0; rest &= rest - 1) {
      const int square = std::countr_zero(rest);
      choose(chosen + 1, square + 1, squares | bit(square), totals);
    }
  }

  /// All arrangements of kinds on these squares.
  void add(Squares squares, second_count::Totals& totals) {
    const Squares now = base_ | squares;
    const Squares lifted = now & ~bit(pawn_);
    const Occupied occupied{now, lifted | bit(origin()), (lifted & ~bit(pawn_ - 1)) | bit(target()),
                            (lifted & ~bit(pawn_ + 1)) | bit(target())};
    std::uint64_t placements = 1;
    std::uint64_t valid = 1;
    Kinds within{1, 1, 1, 1, 1, 1, 1, 1};  // by a set of effects: arrangements without any other effect
    for (Squares rest = squares; rest != 0; rest &= rest - 1) {
      const int square = std::countr_zero(rest);
      const std::uint64_t white = white_kinds(square);
      const std::uint64_t quiet = white_kinds_without_check(square, now);
      const std::uint64_t black = 4 + (may_hold_pawn(square) ? 1 : 0);
      placements *= white + black;
      valid *= quiet + black;
      multiply(within, black_kinds(square, occupied), quiet);
    }
    totals.placements += placements;
    if (capturer_checks()) return;
    totals.valid += valid;
    if (pawn_attacks(origin(), white_king_, -1)) return;
    add_consistent(within, totals);
  }

  static void multiply(Kinds& within, const Kinds& black, std::uint64_t neutral) {
    for (unsigned set = 0; set < kEffects; ++set) {
      std::uint64_t kinds = neutral;
      for (unsigned effect = 0; effect < kEffects; ++effect) kinds += (effect & ~set) == 0 ? black[effect] : 0;
      within[set] *= kinds;
    }
  }

  void add_consistent(Kinds exactly, second_count::Totals& totals) const {
    for (const unsigned effect : {kChecks, kBarsLeft, kBarsRight}) {
      for (unsigned set = 0; set < kEffects; ++set) {
        if ((set & effect) != 0) exactly[set] -= exactly[set & ~effect];
      }
    }
    const bool pawn_checks = pawn_attacks(pawn_, white_king_, -1);
    for (unsigned set = 0; set < kEffects; ++set) {
      const int able = (left_ && (set & kBarsLeft) == 0 ? 1 : 0) + (right_ && (set & kBarsRight) == 0 ? 1 : 0);
      totals.consistent += exactly[set];
      (able > 0 ? totals.capturable : totals.barred) += exactly[set];
      if (able == 1 && left_ && right_) totals.partly_barred += exactly[set];
      if (pawn_checks || (set & kChecks) != 0) totals.in_check += exactly[set];
    }
  }

  bool capturer_checks() const {
    return (left_ && pawn_attacks(pawn_ - 1, black_king_, 1)) || (right_ && pawn_attacks(pawn_ + 1, black_king_, 1));
  }

  static bool may_hold_pawn(int square) { return square >= 8 && square < 56; }

  /// A white pawn beside the black one would be a capturer, which is counted elsewhere.
  bool may_hold_white_pawn(int square) const {
    const bool beside = square / 8 == pawn_ / 8 && std::abs(square - pawn_) == 1;
    return may_hold_pawn(square) && !beside;
  }

  std::uint64_t white_kinds(int square) const { return 4 + (may_hold_white_pawn(square) ? 1 : 0); }

  std::uint64_t white_kinds_without_check(int square, Squares now) const {
    const View& seen = kViews[pair_of(square, black_king_)];
    const bool pawn = may_hold_white_pawn(square) && !pawn_attacks(square, black_king_, 1);
    const bool open = seen.line != Line::None && (seen.between & now) == 0;
    return (pawn ? 1 : 0) + (seen.knight ? 0 : 1) + (open ? 1 : 3);
  }

  /// The kinds that gave no check before the double step, by what they do since.
  Kinds black_kinds(int square, const Occupied& occupied) const {
    Kinds kinds{};
    const View& seen = kViews[pair_of(square, white_king_)];
    const bool pawn = may_hold_pawn(square) && !pawn_attacks(square, white_king_, -1);
    kinds[0] = (pawn ? 1U : 0U) + (seen.knight ? 0U : 1U) + (seen.line == Line::None ? 3U : 1U);
    if (seen.line == Line::None || (seen.between & occupied.before) == 0) return kinds;
    const unsigned effect = ((seen.between & occupied.now) == 0 ? kChecks : 0U) |
                            ((seen.between & occupied.after_left) == 0 ? kBarsLeft : 0U) |
                            ((seen.between & occupied.after_right) == 0 ? kBarsRight : 0U);
    kinds[effect] += 2;  // the queen, and the rook or the bishop
    return kinds;
  }

  int pawn_;
  bool left_;
  bool right_;
  int others_;      ///< men beside the kings, the pawn and the capturers
  Squares fixed_;   ///< the pawn and the capturers
  Squares closed_;  ///< where no other man may stand
  int white_king_ = 0;
  int black_king_ = 0;
  Squares free_ = 0;
  Squares base_ = 0;
};

}  // namespace

second_count::Totals count(int men, int first_file, int last_file) {
  second_count::Totals totals;
  for (int file = first_file; file <= last_file; ++file) {
    if (file > 0) Counter(men, file, true, false).count(totals);
    if (file < 7) Counter(men, file, false, true).count(totals);
    if (file > 0 && file < 7) Counter(men, file, true, true).count(totals);
  }
  return totals;
}

}  // namespace occupancy_count
