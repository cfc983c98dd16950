// Seeded faults of state: what programs have got wrong about en passant beside the list of moves, each met in public
// reports (corpus/state.epd). FaultyBoard shows one of them; the properties of state_properties.h have to see it.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

namespace passant {

enum class StateFault : std::uint8_t {
  None,
  KeyCountsEveryDoubleStep,      ///< the key has a term after every double step
  KeyCountsPinnedCapturers,      ///< … whenever a pawn stands beside, pinned or not
  KeyCountsPinnedWhenSet,        ///< … so when set from a FEN, right after a move
  KeyIgnoresTarget,              ///< no term at all
  KeyHasOneTermForAllFiles,      ///< a term, but the same for every file
  KeyKeepsOldTarget,             ///< incremental: the term of the last target is not taken out
  KeyKeepsCapturedPawn,          ///< incremental: the pawn captured en passant stays in the key
  KeyFromScratchHasTermForNone,  ///< from scratch: no target counts as the a-file
  PassKeepsTarget,               ///< a null move leaves the right alive
  PassTakenBackWithoutTarget,    ///< taking it back forgets the target
  PassKeepsTermInKey,            ///< it removes the target and leaves the term
  TakeBackForgetsTarget,
  TakeBackForgetsTermInKey,  ///< the target comes back, its term in the key does not
  TakeBackPutsPawnOnTarget,  ///< the captured pawn comes back on the square captured on
  CopyForgetsTarget,
  FenFieldIgnored,             ///< the target of a FEN is not read
  TargetOutlivesQuietMove,     ///< a quiet move does not end the right
  FenWriterKnowsNoTarget,      ///< always writes "-"
  FenWriterWritesEveryTarget,  ///< writes it after every double step where the legal form is promised
  OnlyWhiteCaptures,
  OnlyTowardsHFile,      ///< captures en passant to the right only
  BesideAcrossTheEdge,   ///< a pawn on the a-file stands beside one on the h-file
  HistoryBeginsTooLate,  ///< repetition: the position right after a double step is not among those that count
};

inline constexpr int kStateFaultCount = static_cast<int>(StateFault::HistoryBeginsTooLate) + 1;

/// "key-counts-every-double-step"
std::string_view name(StateFault fault);

}  // namespace passant
