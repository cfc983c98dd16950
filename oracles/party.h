// A party is anything that answers the question "which moves are legal here": one of our generators, an engine, a
// script, a plug-in. What it says is an Answer; a crash or a refusal is an Answer too, and never a wrong move list.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "oracles/claims.h"
#include "position/move.h"
#include "position/move_set.h"
#include "position/position.h"

namespace passant {

/// The position in question: `start` with `moves` played. Without moves it is asked by its FEN alone; with moves the
/// party has to play them, so that what it carries along from move to move is asked as well.
/// REQUIRES: the moves are legal, depth >= 1.
struct Question {
  Position start;
  std::vector<Move> moves{};
  int depth = 1;
  /// All that can be said of single moves is asked as well. Outside parties speak of the moves they list unasked
  /// whenever they can, and of the legality of likely moves; of every other move, and a generator at all, only then.
  bool facts = false;
};

enum class Outcome : std::uint8_t {
  Answered,
  Abstained,      ///< the party cannot be asked this (no such command, not installed for it)
  Refused,        ///< the party says that it does not accept the position
  Crashed,        ///< its process ended
  Hung,           ///< no answer within the deadline
  ProtocolError,  ///< an answer that cannot be understood
};

inline constexpr int kOutcomeCount = static_cast<int>(Outcome::ProtocolError) + 1;

/// "answered", "abstained", "refused", "crashed", "hung", "protocol error".
std::string_view name(Outcome outcome);

struct MoveCount {
  Move move;
  std::uint64_t nodes;  ///< leaves behind the move: 1 for a question of depth 1

  friend bool operator==(const MoveCount&, const MoveCount&) = default;
};

struct Answer {
  Outcome outcome = Outcome::Answered;
  /// As the party listed them, duplicates included. Empty for a party that only counts (`listed` is false then).
  std::vector<MoveCount> moves{};
  bool listed = true;
  /// The total the party itself states; the sum of `moves` when it states none.
  std::uint64_t total = 0;
  /// Its own words: why it refused, how it died (untrusted text, as received, cut to 500 bytes).
  std::string detail{};
  Claims claims{};

  bool answered() const { return outcome == Outcome::Answered; }
  MoveSet move_set() const;
};

Answer failure(Outcome outcome, std::string detail);

class Party {
 public:
  virtual ~Party() = default;

  /// The SPEC it was made from (CLI: `bitboard`, `uci:./mine`).
  virtual std::string_view name() const = 0;
  /// Who it says it is, version included: "Stockfish 15.1".
  virtual std::string_view version() const = 0;
  /// Parties of one family share code or ancestry and count as one witness ("stockfish" for Glaurung's children).
  virtual std::string_view family() const = 0;

  /// One answer for each question, in order. Never throws for what the party does: that is in the answers.
  virtual std::vector<Answer> ask(std::span<const Question> questions) = 0;

  Answer ask(const Question& question) { return ask(std::span(&question, 1)).front(); }
};

}  // namespace passant
