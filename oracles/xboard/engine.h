// What is known of an engine that speaks the XBoard protocol (CECP; Tim Mann and H.G. Muller, "Chess Engine
// Communication Protocol"), and the words that synchronise with it.
#pragma once

#include <string>
#include <string_view>

#include "oracles/party.h"

namespace passant::xboard {

/// In what an engine departs from what most do; found out by trying (probe.h).
struct Habits {
  /// It reads no target: the position before the double step is set up, and the step played.
  bool play_double_step = false;
  /// It tells no features (protocol 1): a word that it cannot know shows when it has read the greeting. Not sent to
  /// others: HoiChess leaves after it.
  bool no_features = false;
};

struct Engine {
  std::string name;
  bool setboard = true;  // older engines do not say
  bool ping = false;
  bool usermove = false;
  bool done = false;
  Habits habits{};
  unsigned syncs = 0;

  /// Reads "feature ping=1 myname="Sjeng 11.2" …".
  void read_features(std::string_view line);
};

/// A question to the engine whether it has read everything so far: `ping N` is answered `pong N`. An engine without
/// it gets a word it cannot know, which it names in its complaint.
class Sync {
 public:
  /// Numbers are never used twice, so that a late or doubled answer is not taken for the next.
  std::string request(Engine& engine);
  bool answered_by(std::string_view line) const;

 private:
  unsigned number_ = 0;
  bool ping_ = false;
};

/// Everything that brings the engine into the position asked about.
std::string set_up(const Engine& engine, const Question& question);

/// "usermove e2e4\n" or "e2e4\n".
std::string move_command(const Engine& engine, Move move);

}  // namespace passant::xboard
