// Why an en passant capture is legal or not: the arbiter's reasons, as data and as English. The verdict is that of the
// rulebook generator; the reasons compare who attacks the king before and after the capture (FIDE 3.9.1) and name what
// left or closed each line.
//
// Tested in explain_test.cpp (each reason by example), explain_property_test.cpp (on random positions) and
// explain_text_test.cpp (the sentences).
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "generators/rulebook/pawn.h"
#include "position/move.h"
#include "position/position.h"

namespace passant::rulebook {

/// The article that decides.
enum class Article : std::uint8_t {
  BesidePassedPawn,  ///< 3.7.3.1: a pawn beside the pawn that has just advanced two squares may capture it
  VeryNextMove,      ///< 3.7.3.2: only on the move that follows the advance
  SafeKing,          ///< 3.9.2: no move may expose or leave its own king in check
};

/// What becomes of a man's attack on a king when the capture is made.
enum class Fate : std::uint8_t {
  // It attacks the king afterwards.
  CheckStands,           ///< it gave check before, and the capture does not answer that
  OpenedByCapturer,      ///< the capturing pawn has left the line
  OpenedByCapturedPawn,  ///< the captured pawn has disappeared from the line
  OpenedByBoth,          ///< both have left the rank on which they stood side by side
  ArrivingPawn,          ///< it is the capturing pawn itself, on its new square
  // It does not.
  CheckerCaptured,      ///< it gave check and is the captured pawn
  CheckBlocked,         ///< it gave check, and the capturing pawn arrives on the line
  CapturerStaysOnLine,  ///< it pins the capturing pawn, which moves along the line
  ArrivalClosesLine,    ///< the captured pawn shielded the king, and the capturing pawn arrives on the same line
  ThirdManShields,      ///< a pawn has left the line, but somebody else still stands on it
  LinesCross,           ///< it and the king look at the captured pawn along different diagonals: no line opens
};

/// Does the man attack the king after the capture?
constexpr bool attacks_afterwards(Fate fate) { return fate <= Fate::ArrivingPawn; }

struct Man {
  Square square;
  Piece piece;

  friend bool operator==(const Man&, const Man&) = default;
};

/// A man that attacks a king before or after the capture, or would if a line were open.
struct Attack {
  Man attacker;  ///< where it stands after the capture; the captured pawn: before
  Square king;
  std::vector<Square> line;  ///< the squares between, from the attacker to the king; none for pawn, knight, neighbour
  Fate fate;
  std::vector<Man> shields;  ///< who stands on the line after the capture, from the attacker to the king

  friend bool operator==(const Attack&, const Attack&) = default;
};

enum class Outcome : std::uint8_t { Quiet, Check, Checkmate, Stalemate };

/// The capture by one pawn beside the passed pawn.
struct Capture {
  Move move;
  Square captured;
  bool legal;
  Article article;                    ///< 3.7.3.1 when legal, 3.9.2 when not
  std::vector<Attack> on_own_king;    ///< in the order of Fate: those that make it illegal come first
  std::vector<Attack> on_enemy_king;  ///< those after the capture
  Outcome outcome;                    ///< for the opponent; Quiet when the capture is illegal
  bool only_legal_move;

  friend bool operator==(const Capture&, const Capture&) = default;
};

/// An own pawn beside an enemy pawn on the right rank that did not advance two squares with the last move. The square
/// behind that pawn is empty: otherwise it would be no case of en passant at all.
struct LapsedCapture {
  Move move;  ///< the capture that is not allowed (3.7.3.2)
  Square enemy_pawn;

  friend bool operator==(const LapsedCapture&, const LapsedCapture&) = default;
};

enum class Situation : std::uint8_t {
  NoTarget,        ///< no pawn has just advanced two squares
  UnusableTarget,  ///< the target cannot be: see Explanation::fault
  NoCapturer,      ///< a pawn has, but no enemy pawn stands beside it
  Captures,        ///< one or two pawns do
};

struct Explanation {
  Color to_move;
  Situation situation;
  std::optional<Square> target;
  std::optional<TargetFault> fault;
  std::optional<Square> passed_pawn;  ///< when the target is usable
  std::vector<Capture> captures;      ///< from the left (a-file) to the right
  std::vector<LapsedCapture> lapsed;  ///< whatever the situation, but not of the passed pawn

  friend bool operator==(const Explanation&, const Explanation&) = default;
};

/// All there is to say. Any position will do; on one that is not valid the answers follow the letter of the Laws.
Explanation explain(const Position& position);

/// "3.7.3.1"
std::string_view number(Article article);

/// Stable names for machine-readable output: "opened-by-both", "no-capturer", "checkmate", "wrong-rank".
std::string_view name(Fate fate);
std::string_view name(Situation situation);
std::string_view name(Outcome outcome);
std::string_view name(TargetFault fault);

/// One or two sentences: is it legal, and why, with the articles; a short one more for a check that it gives.
std::string sentence(const Explanation& explanation, const Capture& capture);
std::string sentence(const Explanation& explanation, const LapsedCapture& lapsed);

/// What there is to say about the target itself when nobody can capture on it.
std::string situation_sentence(const Explanation& explanation);

/// The whole explanation, a string for each thing to say: at least one.
std::vector<std::string> sentences(const Explanation& explanation);

}  // namespace passant::rulebook
