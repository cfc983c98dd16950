// Exchanges of the XBoard protocol. Each sets the position up, waits until the engine has read that, then asks in its
// way and waits again: an answer is whatever is said between two synchronisations. An engine that complains while
// the position is set up has refused it. Tested with scripted lines in xboard_test.cpp.
#pragma once

#include <vector>

#include "oracles/dialect.h"
#include "oracles/xboard/engine.h"

namespace passant::xboard {

/// xboard, protover 2, features until done=1, new, force. `engine` is filled in.
class Greeting final : public Exchange {
 public:
  explicit Greeting(Engine& engine) : engine_(engine) {}

  void begin(std::string& out) override;
  void hear(std::string_view line, std::string& out) override;

 private:
  Engine& engine_;
  Sync sync_;
  bool prepared_ = false;
};

class Asking : public Exchange {
 public:
  Asking(Engine& engine, const Question& question, Guard guard);

  void begin(std::string& out) final;
  void hear(std::string_view line, std::string& out) final;

 protected:
  /// The engine holds the position: asks, without the synchronisation.
  virtual std::string request() = 0;
  virtual void hear_answer(std::string_view line) = 0;
  /// All that was said to the last request has been heard. Finishes, or asks again.
  virtual void answer_ends(std::string& out) = 0;

  void ask(std::string& out);

  Engine& engine_;
  Question question_;
  Position asked_;

 private:
  Guard guard_;
  Sync sync_;
  bool set_ = false;
};

/// `show moves`: all moves in algebraic notation (HoiChess).
class ShowMoves final : public Asking {
 public:
  using Asking::Asking;

 private:
  std::string request() override { return "show moves\n"; }
  void hear_answer(std::string_view line) override;
  void answer_ends(std::string& out) override;

  Answer answer_;
  std::string unread_;
};

/// `perft 1 1`: a line `Nc3-b1  1  n` for each move; those with count 0 are not legal (Sjaak II).
class PerftLines final : public Asking {
 public:
  using Asking::Asking;

 private:
  std::string request() override { return "perft 1 1\n"; }
  void hear_answer(std::string_view line) override;
  void answer_ends(std::string& out) override;

  Answer answer_;
  std::string unread_;
};

/// `perft N`: the total (Sjeng).
class Perft final : public Asking {
 public:
  using Asking::Asking;

 private:
  std::string request() override;
  void hear_answer(std::string_view line) override;
  void answer_ends(std::string& out) override;

  std::optional<std::uint64_t> total_;
};

/// Every candidate is played; those not complained about are legal. The position is set up afresh after each that
/// was accepted, so that taking back is not trusted.
class TryMoves final : public Asking {
 public:
  TryMoves(Engine& engine, const Question& question, Guard guard);

 private:
  std::string request() override;
  void hear_answer(std::string_view line) override;
  void answer_ends(std::string& out) override;

  std::vector<Move> candidates_;
  std::size_t tried_ = 0;
  bool accepted_ = false;
  bool moved_ = false;
  Answer answer_;
};

}  // namespace passant::xboard
