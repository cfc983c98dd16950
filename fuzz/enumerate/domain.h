// Every placement of N men in which Black has just made a double step beside a white pawn, numbered without a gap.
//
// White is to move; the black pawn stands on the fifth rank with two empty squares behind it, at least one white pawn
// beside it; one king each, not side by side; the other men stand on any free squares, no pawn on the first or last
// rank; no castling rights. Of two mirror images the one with the black pawn on the files a to d is kept: no placement
// is its own mirror image. A placement need not be valid, but is numbered all the same (facts.h).
//
// The numbering is the order of a walk: sections (a frame, and which other men there are), in a section the pairs of
// kings, then the other men, kind by kind, each kind's squares ascending. The sizes of all branches are binomial
// coefficients, so the walk can begin at any number and any placement can be made from its number.
//
// Tested by enumerate_test.cpp: each placement once, from every starting point; the size by other combinatorics.
#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <span>
#include <vector>

#include "fuzz/enumerate/facts.h"

namespace passant::enumerate {

/// The men beside the kings and the pawns of the frame, in the order in which they are placed: pawns first.
using Others = std::vector<Piece>;

struct Section {
  Frame frame;
  Others others;
  std::uint64_t first;  ///< the number of its first placement
  std::uint64_t size;
};

class Domain {
 public:
  static constexpr int kLeastMen = 4;
  static constexpr int kMostMen = 8;

  /// REQUIRES: kLeastMen <= men <= kMostMen.
  explicit Domain(int men);

  int men() const { return men_; }
  std::uint64_t size() const { return size_; }
  std::span<const Section> sections() const { return sections_; }

 private:
  int men_;
  std::uint64_t size_ = 0;
  std::vector<Section> sections_;
};

struct Kings {
  Square white;
  Square black;
};

/// Where the kings can stand in a frame, white king first.
std::vector<Kings> kings_in(const Frame& frame);

/// The squares open to a man of the others, were nobody there but the frame.
Squares squares_for(Piece piece, const Frame& frame);

std::uint64_t binomial(unsigned n, unsigned k);

/// Calls `visit` with the arrangements of one section, some left out at the beginning, until it has made `count`.
template <class Visit>
class SectionWalk {
 public:
  SectionWalk(const Section& section, Visit& visit)
      : others_(section.others), arrangement_(section.frame), visit_(visit) {
    for (std::size_t at = 0; at < others_.size(); ++at) open_[at] = squares_for(others_[at], section.frame);
  }

  /// REQUIRES: skip + count <= the size of the section.
  void run(std::uint64_t skip, std::uint64_t count) {
    skip_ = skip;
    left_ = count;
    for (const Kings& kings : kings_in(arrangement_.frame())) {
      if (left_ == 0) return;
      put_kings(kings);
      measure();
      if (skip_ >= tail_[0]) {
        skip_ -= tail_[0];
      } else {
        place(0, ~Squares{0});
      }
      arrangement_.take();
      arrangement_.take();
    }
  }

 private:
  void put_kings(const Kings& kings) {
    arrangement_.put({Color::White, PieceKind::King}, kings.white);
    arrangement_.put({Color::Black, PieceKind::King}, kings.black);
  }

  /// tail_[n]: in how many ways the men from n on can be placed, n being the first man of its kind or the end.
  void measure() {
    const std::size_t end = others_.size();
    tail_[end] = 1;
    for (std::size_t first = end; first > 0;) {
      const std::size_t behind = first;
      while (first > 0 && others_[first - 1] == others_[behind - 1]) --first;
      const auto open = static_cast<unsigned>(std::popcount(open_[first] & ~arrangement_.occupied()));
      tail_[first] =
          binomial(open - static_cast<unsigned>(first), static_cast<unsigned>(behind - first)) * tail_[behind];
    }
  }

  std::size_t end_of_kind(std::size_t at) const {
    std::size_t end = at;
    while (end < others_.size() && others_[end] == others_[at]) ++end;
    return end;
  }

  /// Places the men from `at` on, the first of them on one of `above` if others of its kind stand before it.
  void place(std::size_t at, Squares above) {
    if (at == others_.size()) {
      --left_;
      return visit_(arrangement_);
    }
    const std::size_t end = end_of_kind(at);
    for (Squares open = open_[at] & above & ~arrangement_.occupied(); open != 0 && left_ > 0; open &= open - 1) {
      const Squares higher = open & (open - 1);
      if (skip_ > 0 &&
          skipped(binomial(static_cast<unsigned>(std::popcount(higher)), static_cast<unsigned>(end - at - 1)) *
                  tail_[end])) {
        continue;
      }
      arrangement_.put(others_[at], Square::from_index(std::countr_zero(open)));
      place(at + 1, at + 1 < end ? higher : ~Squares{0});
      arrangement_.take();
    }
  }

  bool skipped(std::uint64_t branch) {
    if (skip_ < branch) return false;
    skip_ -= branch;
    return true;
  }

  const Others& others_;
  Arrangement arrangement_;
  Visit& visit_;
  std::array<Squares, Arrangement::kMostMen> open_{};
  std::array<std::uint64_t, Arrangement::kMostMen + 1> tail_{};
  std::uint64_t skip_ = 0;
  std::uint64_t left_ = 0;
};

/// Calls `visit(arrangement)` with the placements first … last - 1 in their order.
/// REQUIRES: first <= last <= domain.size().
template <class Visit>
void for_each_placement(const Domain& domain, std::uint64_t first, std::uint64_t last, Visit visit) {
  for (const Section& section : domain.sections()) {
    const std::uint64_t end = section.first + section.size;
    if (end <= first || section.first >= last) continue;
    const std::uint64_t skip = first > section.first ? first - section.first : 0;
    const std::uint64_t behind = last < end ? end - last : 0;
    SectionWalk<Visit>(section, visit).run(skip, section.size - skip - behind);
  }
}

struct Placement {
  Position position;
  Facts facts;
};

/// One placement by its number. REQUIRES: index < domain.size().
Placement placement_at(const Domain& domain, std::uint64_t index);

}  // namespace passant::enumerate
