// Moves of engines that only search. Both ways wait for each answer before the next command, and for `readyok`
// before the first, so that nothing left over from an earlier question is taken for an answer.
//
//  - Lines: with MultiPV at its largest, `go depth 1` gives a line for every move; its first move is the one. When
//    there are as many lines as the engine can give, moves may be missing, and the answer is that it abstains.
//  - Try: `go depth 1 searchmoves m` for each candidate; the move is legal when it is the best one.
//
// With a `perft N` command the counts behind the moves are asked for too, one ply less deep behind each.
// Tested with scripted lines in uci_test.cpp.
#pragma once

#include <map>
#include <vector>

#include "oracles/dialect.h"

namespace passant::uci {

/// The parts that both ways share: waiting until the engine is ready, and the counts behind the moves.
class Searching : public Exchange {
 public:
  Searching(const Question& question, Guard guard);

  void begin(std::string& out) final;
  void hear(std::string_view line, std::string& out) final;

 protected:
  /// The engine holds the position and waits.
  virtual void search(std::string& out) = 0;
  virtual void hear_info(std::string_view line) = 0;
  virtual void hear_best(std::string_view move, std::string& out) = 0;

  void list_is(std::vector<Move> moves, std::string& out);
  const Position& asked() const { return asked_; }

 private:
  void hear_count(std::string_view line, std::string& out);
  void count_next(std::string& out);

  enum class State { Preparing, Searching, Counting };

  Question question_;
  Guard guard_;
  Position asked_;
  State state_ = State::Preparing;
  Answer answer_;
  std::size_t counted_ = 0;
};

class Lines final : public Searching {
 public:
  /// `limit`: the largest MultiPV.
  Lines(const Question& question, Guard guard, std::size_t limit) : Searching(question, guard), limit_(limit) {}

 private:
  void search(std::string& out) override { out += "go depth 1\n"; }
  void hear_info(std::string_view line) override;
  void hear_best(std::string_view move, std::string& out) override;

  std::size_t limit_;
  std::map<std::uint64_t, std::string> first_moves_;  // by the number of the line; later depths replace earlier ones
};

class Try final : public Searching {
 public:
  Try(const Question& question, Guard guard);

 private:
  void search(std::string& out) override;
  void hear_info(std::string_view) override {}
  void hear_best(std::string_view move, std::string& out) override;

  std::vector<Move> candidates_;
  std::size_t tried_ = 0;
  std::vector<Move> legal_;
};

}  // namespace passant::uci
