// Whether a guard is set up ahead of every question (Guard in dialect.h), or only ahead of those in doubt. Setting it
// up costs Stockfish a tenth of a small position's time. Without it, an answer that repeats the one before is in
// doubt, as it may be about the position before, and is asked for again behind a guard. Where neighbours often have
// equal answers, as in an enumeration, that is dearer than guards. Tested in guard_policy_test.cpp.
#pragma once

namespace passant {

class GuardPolicy {
 public:
  static constexpr int kWindow = 256;
  static constexpr int kManyDoubts = 16;
  static constexpr int kGuarded = 4096;

  /// Is the next question to be guarded?
  bool guards() const { return guarded_left_ > 0; }

  void asked() {
    if (guarded_left_ > 0) {
      --guarded_left_;
    } else if (++asked_ == kWindow) {
      if (doubts_ > kManyDoubts) guarded_left_ = kGuarded;
      asked_ = doubts_ = 0;
    }
  }
  void doubted() { ++doubts_; }

 private:
  int asked_ = 0;
  int doubts_ = 0;
  int guarded_left_ = 0;
};

}  // namespace passant
