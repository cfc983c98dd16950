// A judge puts positions to a subject and a reference and says where they deviate. Two judges: generators in this
// process are compared move list by move list without detour; any other pair is asked through Party.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <span>

#include "fuzz/contender.h"
#include "fuzz/deviation.h"
#include "oracles/party.h"
#include "position/position.h"

namespace passant {

enum class Scope : std::uint8_t {
  Lists,  ///< the legal moves
  Full,   ///< and the positions after them, taking back, roads, counts, checks
  Deep,   ///< and every road of two moves
};

struct Judgement {
  Outcome subject = Outcome::Answered;
  Outcome reference = Outcome::Answered;
  Deviations deviations{};  ///< empty unless both answered
  std::string detail{};     ///< what a party that did not answer said

  bool both_answered() const { return subject == Outcome::Answered && reference == Outcome::Answered; }
  bool plain_agreement() const { return both_answered() && deviations.empty(); }
};

/// Called with the position's place in the span, the position judged (the one before its double step or after one of
/// its moves, when only that showed the deviation) and the judgement.
using Report = std::function<void(std::size_t index, const Position& position, const Judgement& judgement)>;

class Judge {
 public:
  virtual ~Judge() = default;

  /// Judges every position and reports those that are no plain agreement. REQUIRES: valid positions.
  virtual void scan(std::span<const Position> positions, Scope scope, const Report& report) = 0;

  Judgement judge(const Position& position, Scope scope);
};

/// The contenders must outlive the judge.
std::unique_ptr<Judge> make_judge(const Contender& subject, const Contender& reference);

}  // namespace passant
