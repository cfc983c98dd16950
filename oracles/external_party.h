// A program outside that is asked through a dialect. It may lie, hang, die or talk nonsense; this class turns every
// such fault into the answer of the question that caused it and goes on with the next.
//
//  - Questions are written ahead where the dialect allows it. When the program fails, every question whose answer is
//    not yet believed is a suspect; suspects are asked one at a time of a fresh process until the guilty one fails
//    alone. Its answer is Crashed, Hung, ProtocolError or Refused, never a move list; all others are asked again.
//  - Answers given ahead are believed only when the home position (dialect.h), asked behind them as a fence, still
//    gets its own answer: no answer was skipped or given twice.
//  - An answer that repeats the one before may come from a program that refused the question's position and kept
//    the old one. It is believed when the program repeats it behind other positions, and is a refusal otherwise.
//  - Positions below the tier that the program can stand are never sent: the answer is Abstained, with the reasons.
//  - Restarts have a budget; when it is spent the remaining answers are Abstained.
//
// Tested with a fake engine for each fault (external_party_test.cpp) and with real engines where installed.
#pragma once

#include <map>
#include <memory>
#include <string>

#include "oracles/command.h"
#include "oracles/dialect.h"
#include "oracles/guard_policy.h"
#include "oracles/oracle.h"
#include "oracles/session.h"
#include "position/validity.h"

namespace passant {

struct PartyOptions {
  /// The least tier that is sent. Engines die on less, Stockfish by SIGSEGV.
  Tier least_tier = Tier::Consistent;
  /// Are positions sent in which a side has more men than a game can give it? Piece lists and move lists of engines
  /// have no room for them: Stockfish 15.1 lists wrong moves where there are more than 256, others die.
  bool crowds = false;
  Deadlines deadlines{};
  int restart_budget = 1000;
};

/// Why a position is not sent to a party with these options; empty when it is.
std::string reason_not_to_send(const PartyOptions& options, const Position& position);

class ExternalParty final : public Oracle {
 public:
  /// Starts the program and asks it for the home and the start position. The failure is Crashed, Hung, ProtocolError or
  /// Refused, or Abstained when the program could not be started at all.
  static std::expected<std::unique_ptr<ExternalParty>, Answer> connect(std::string spec, Command command,
                                                                       std::unique_ptr<Dialect> dialect,
                                                                       PartyOptions options = {});
  ~ExternalParty() override;

  std::string_view name() const override { return spec_; }
  std::string_view version() const override { return version_; }
  std::string_view family() const override { return family_; }

  using Party::ask;
  std::vector<Answer> ask(std::span<const Question> questions) override;

  std::string describe() const override { return dialect_->describe(); }
  int restarts() const override { return restarts_; }

  /// From now on these deadlines hold.
  void keep_to(Deadlines deadlines);

 private:
  class Round;

  ExternalParty(std::string spec, Command command, std::unique_ptr<Dialect> dialect, PartyOptions options);

  /// A live session with nothing under way; what went wrong when there is none.
  std::optional<Answer> ensure_session();
  std::optional<Answer> start_session();
  std::optional<Answer> introduce(Session& session);
  bool learn_home_answer(int depth);
  bool knows_home_answer(int depth) const { return home_answers_.contains(start_answer_->listed ? 1 : depth); }
  std::optional<Answer> reason_not_to_ask(const Question& question) const;
  bool repeats_home(const Question& question, const Answer& answer) const;
  bool ignores_moves(const Question& question, const Answer& answer) const;

  std::string spec_;
  std::string version_;
  std::string family_;
  Command command_;
  std::unique_ptr<Dialect> dialect_;
  PartyOptions options_;
  std::optional<Session> session_;
  std::optional<Answer> start_answer_;
  GuardPolicy guard_policy_;
  std::map<int, Answer> home_answers_;  // by depth; only depth 1 for a program that lists moves
  std::optional<Answer> given_up_;
  int restarts_ = 0;
};

/// The family by the name that a program gives itself: "stockfish" for Stockfish, Fairy-Stockfish and Glaurung,
/// "fruit" for Fruit, Toga and GNU Chess; otherwise the name in lower case without what follows the first blank:
/// "hoichess" for "HoiChess 0.22".
std::string family_of(std::string_view program_name);

}  // namespace passant
