// What a board carries to answer wrongly on purpose: one fault, the decision point where it sits, and the tally of how
// often that point was reached and how often the wrong answer was another one than the right answer.
#pragma once

#include <atomic>
#include <cstdint>

#include "generators/mutants/fault.h"

namespace passant::mutants {

/// Counts from any thread; a board is one thread's own, its tally may be shared.
struct Tally {
  std::atomic<std::uint64_t> reached{0};    ///< the decision point was executed
  std::atomic<std::uint64_t> triggered{0};  ///< … and the faulty decision differed from the right one
};

class Seed {
 public:
  Seed() = default;
  Seed(Fault fault, Site site, Tally* tally) : fault_(fault), site_(site), tally_(tally) {}

  Fault fault() const { return fault_; }
  bool at(Site site) const { return site_ == site; }

  /// Counts a decision and hands on the wrong answer.
  template <class T>
  T noted(const T& right, T wrong) const {
    if (tally_ != nullptr) {
      tally_->reached.fetch_add(1, std::memory_order_relaxed);
      if (!(right == wrong)) tally_->triggered.fetch_add(1, std::memory_order_relaxed);
    }
    return wrong;
  }

 private:
  Fault fault_ = Fault::None;
  Site site_ = Site::None;
  Tally* tally_ = nullptr;
};

}  // namespace passant::mutants
