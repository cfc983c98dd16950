// What the tables say about a seeded fault.
#pragma once

#include <span>
#include <string_view>

#include "generators/mutants/fault.h"

namespace passant::mutants {

/// Where a fault shows, to somebody who compares with a right generator.
enum class Seen : std::uint8_t {
  List,      ///< the moves listed for a position
  Fen,       ///< the same, but only right after the position was set up from outside
  Count,     ///< the counter alone: every list is right
  Child,     ///< the position after a move
  TakeBack,  ///< the board after a move was taken back (or merely tried)
  History,   ///< the moves listed after moves played on one board: lists of set-up positions and children are right
};

std::string_view name(Seen seen);

/// The class of a fault of the control group.
inline constexpr std::string_view kOutsideEnPassant = "outside-en-passant";

struct MutantInfo {
  Fault fault = Fault::None;
  std::string_view name = {};
  std::string_view mechanism = {};  ///< one sentence
  Site site = Site::None;
  std::string_view kind = {};     ///< the class expected of its findings: a name of the taxonomy, or kOutsideEnPassant
  std::string_view also = {};     ///< further classes that it can show, separated by blanks
  std::string_view reports = {};  ///< ids of public reports whose symptom it shows, separated by blanks
  std::string_view one_sided = {};  ///< the colour, wing or files on which alone it is wrong, if so
  Seen seen = Seen::List;
  int depth = 1;  ///< the least depth at which lists or counts can differ: 1 in the position itself, 2 after a move …
  /// A consistent position in which it differs at that depth. For an equivalent fault: a position that is valid but
  /// not consistent and shows it, or nothing.
  std::string_view witness = {};
  std::string_view equivalent = {};  ///< why no consistent position shows it; empty for all others
};

/// The entry of a fault; that of Fault::None is the faultless twin's.
const MutantInfo& info(Fault fault);

}  // namespace passant::mutants
