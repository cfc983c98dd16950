// Captures in passing as the mutants speak of them.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>

#include "generators/mutants/squares.h"
#include "position/check.h"

namespace passant::mutants {

/// A capture in passing (FIDE 3.7.3.1): the captured pawn does not stand on the square of arrival.
struct EnPassant {
  Cell from;
  Cell to;
  Cell captured;

  friend constexpr bool operator==(const EnPassant&, const EnPassant&) = default;
};

/// A few of them, in order. Two is right; a fault may think of one for every pawn.
class Captures {
 public:
  void add(const EnPassant& capture) {
    PASSANT_CHECK(size_ < items_.size());
    items_[size_++] = capture;
  }
  template <class Unwanted>
  void drop(Unwanted unwanted) {
    size_ =
        static_cast<std::size_t>(std::remove_if(items_.begin(), items_.begin() + size(), unwanted) - items_.begin());
  }
  void clear() { size_ = 0; }

  bool empty() const { return size_ == 0; }
  std::ptrdiff_t size() const { return static_cast<std::ptrdiff_t>(size_); }
  const EnPassant* begin() const { return items_.data(); }
  const EnPassant* end() const { return items_.data() + size_; }
  bool contains(const EnPassant& capture) const { return std::find(begin(), end(), capture) != end(); }

  friend bool operator==(const Captures& a, const Captures& b) {
    return std::equal(a.begin(), a.end(), b.begin(), b.end());
  }

 private:
  std::array<EnPassant, 32> items_;
  std::size_t size_ = 0;
};

}  // namespace passant::mutants
