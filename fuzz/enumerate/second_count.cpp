#include "fuzz/enumerate/second_count.h"

#include <cstring>

namespace second_count {
namespace {

constexpr char kNobody = '.';
constexpr const char* kOtherMen = "PNBRQpnbrq";

/// Squares by number: a1 0, b1 1 … h8 63. White men are capitals.
class Counter {
 public:
  Counter(int men, int file) : men_(men), pawn_(4 * 8 + file) { std::memset(board_, kNobody, sizeof board_); }

  void count(Totals& totals) {
    board_[pawn_] = 'p';
    const int file = pawn_ % 8;
    for (int pattern = 1; pattern < 4; ++pattern) {
      left_ = (pattern & 1) != 0;
      right_ = (pattern & 2) != 0;
      if ((left_ && file == 0) || (right_ && file == 7)) continue;
      if (left_) board_[pawn_ - 1] = 'P';
      if (right_) board_[pawn_ + 1] = 'P';
      fill(0, men_ - 1 - (left_ ? 1 : 0) - (right_ ? 1 : 0), totals);
      if (left_) board_[pawn_ - 1] = kNobody;
      if (right_) board_[pawn_ + 1] = kNobody;
    }
  }

 private:
  int target() const { return pawn_ + 8; }
  int origin() const { return pawn_ + 16; }

  /// Puts `men` more men, both kings among them, on squares from `from` on.
  void fill(int from, int men, Totals& totals) {
    const int kings_missing = (white_king_ < 0 ? 1 : 0) + (black_king_ < 0 ? 1 : 0);
    if (men < kings_missing) return;
    if (men == 0) return examine(totals);
    for (int square = from; square < 64; ++square) {
      if (board_[square] != kNobody || square == target() || square == origin()) continue;
      if (white_king_ < 0) put_king('K', white_king_, square, men, totals);
      if (black_king_ < 0) put_king('k', black_king_, square, men, totals);
      if (men > kings_missing) put_others(square, men, totals);
      board_[square] = kNobody;
    }
  }

  void put_king(char letter, int& king, int square, int men, Totals& totals) {
    board_[square] = letter;
    king = square;
    fill(square + 1, men - 1, totals);
    king = -1;
  }

  void put_others(int square, int men, Totals& totals) {
    const bool edge = square < 8 || square >= 56;
    const bool beside = (square == pawn_ - 1 && square % 8 != 7) || (square == pawn_ + 1 && square % 8 != 0);
    for (const char* letter = kOtherMen; *letter != '\0'; ++letter) {
      if (edge && (*letter == 'P' || *letter == 'p')) continue;
      if (beside && *letter == 'P') continue;
      board_[square] = *letter;
      fill(square + 1, men - 1, totals);
    }
  }

  void examine(Totals& totals) {
    const int files = white_king_ % 8 - black_king_ % 8;
    const int ranks = white_king_ / 8 - black_king_ / 8;
    if (files * files <= 1 && ranks * ranks <= 1) return;
    ++totals.placements;
    if (attacked(black_king_, "PNBRQ")) return;
    ++totals.valid;
    if (was_in_check()) return;
    ++totals.consistent;
    if (attacked(white_king_, "pnbrq")) ++totals.in_check;
    const int ready = (left_ ? 1 : 0) + (right_ ? 1 : 0);
    const int able = (left_ && may_capture(pawn_ - 1) ? 1 : 0) + (right_ && may_capture(pawn_ + 1) ? 1 : 0);
    ++(able > 0 ? totals.capturable : totals.barred);
    if (able > 0 && able < ready) ++totals.partly_barred;
  }

  bool was_in_check() {
    board_[pawn_] = kNobody;
    board_[origin()] = 'p';
    const bool check = attacked(white_king_, "pnbrq");
    board_[origin()] = kNobody;
    board_[pawn_] = 'p';
    return check;
  }

  bool may_capture(int from) {
    board_[from] = kNobody;
    board_[pawn_] = kNobody;
    board_[target()] = 'P';
    const bool safe = !attacked(white_king_, "pnbrq");
    board_[target()] = kNobody;
    board_[pawn_] = 'p';
    board_[from] = 'P';
    return safe;
  }

  char on(int file, int rank) const {
    return file < 0 || file > 7 || rank < 0 || rank > 7 ? '#' : board_[8 * rank + file];
  }

  /// `enemies`: their pawn, knight, bishop, rook and queen.
  bool attacked(int king, const char* enemies) const {
    const int file = king % 8;
    const int rank = king / 8;
    const int below = enemies[0] == 'P' ? -1 : 1;
    if (on(file - 1, rank + below) == enemies[0] || on(file + 1, rank + below) == enemies[0]) return true;
    for (int files = -2; files <= 2; ++files) {
      for (int ranks = -2; ranks <= 2; ++ranks) {
        const int square = files * files + ranks * ranks;
        if (square == 5 && on(file + files, rank + ranks) == enemies[1]) return true;
        if ((square == 1 || square == 2) && seen(file, rank, files, ranks, enemies)) return true;
      }
    }
    return false;
  }

  /// Does a bishop, rook or queen look along this line?
  bool seen(int file, int rank, int files, int ranks, const char* enemies) const {
    do {
      file += files;
      rank += ranks;
    } while (on(file, rank) == kNobody);
    const char man = on(file, rank);
    return man == enemies[4] || man == (files * ranks == 0 ? enemies[3] : enemies[2]);
  }

  int men_;
  int pawn_;
  bool left_ = false;
  bool right_ = false;
  char board_[64];
  int white_king_ = -1;
  int black_king_ = -1;
};

}  // namespace

Totals count(int men, int first_file, int last_file) {
  Totals totals;
  for (int file = first_file; file <= last_file; ++file) Counter(men, file).count(totals);
  return totals;
}

}  // namespace second_count
