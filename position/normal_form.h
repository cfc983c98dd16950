// When are two positions the same? Three normal forms of the en passant target by name, and the four readings by which
// programs count repetitions. A target that was read stays as it was read (position.h): a form is always asked for.
//
// Like SAN, this knows no rule of movement: which moves are legal, the caller says.
//
// Tested by normal_form_test.cpp, on the reports of state.epd (corpus/) and by fuzz/identity_test.cpp.
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>

#include "position/move_set.h"
#include "position/position.h"

namespace passant {

/// When a target stands in the position. No form keeps a target that no double step can have left (wrong rank, no pawn,
/// a man on the way).
enum class TargetForm : std::uint8_t {
  Always,       ///< after every double step (PGN standard 16.1.3.4)
  PseudoLegal,  ///< when a pawn stands ready to capture, pinned or not
  Legal,        ///< when a capture is legal
};

inline constexpr std::array kAllTargetForms{TargetForm::Always, TargetForm::PseudoLegal, TargetForm::Legal};

/// "always", "pseudo", "legal": as `--ep` takes them.
std::string_view name(TargetForm form);

/// `legal`: the legal moves of the position; only the form Legal looks at them.
Position in_form(Position position, TargetForm form, const MoveSet& legal);

/// Is one of the legal moves a capture onto the target?
bool target_is_usable(const Position& position, const MoveSet& legal);

/// What is taken for the same position when repetitions are counted.
enum class Reading : std::uint8_t {
  Fide,         ///< FIDE 9.2.3: the form Legal
  PseudoLegal,  ///< that form: too few repetitions where the capture is pinned
  Always,       ///< that form: too few wherever a double step came before
  NoTarget,     ///< no target at all: too many where a capture was possible the first time
};

inline constexpr std::array kAllReadings{Reading::Fide, Reading::PseudoLegal, Reading::Always, Reading::NoTarget};

/// "fide", "pseudo", "always", "none".
std::string_view name(Reading reading);

/// Two positions are the same by a reading exactly when these texts are: placement, player, rights, target.
std::string identity(const Position& position, Reading reading, const MoveSet& legal);

}  // namespace passant
