// Property: what a generator carries along from move to move is what it would have made of the position afresh. After
// each move of a line, the boards of the bitboard and the mailbox generator are compared with new boards of the
// position they report (the same moves, count and check), that position survives FEN, and all generators report the
// same one. At the end every move is taken back, and each board must be at each position again that it came through.
// Domain: a valid position and moves: as bytes behind it (encoding.h), each choosing among the legal moves in
// alphabetical order, or as text, `FEN moves e2e4 e7e5`, as reports print it. Words that are no legal move end the
// line.
#include <algorithm>
#include <vector>

#include "fuzz/targets/board_comparison.h"
#include "fuzz/targets/encoding.h"
#include "fuzz/targets/position_mutator.h"
#include "fuzz/targets/target.h"
#include "generators/bitboard/board.h"
#include "generators/mailbox/board.h"
#include "generators/rulebook/board.h"
#include "position/fen.h"
#include "position/validity.h"

namespace passant::targets {
namespace {

constexpr std::size_t kMostMoves = 32;

/// A line as far as it has been played, for the record.
struct Line {
  Position start;
  std::vector<Move> moves{};

  [[noreturn]] void fail_with(const std::string& what) const {
    std::string record = to_fen(start);
    if (!moves.empty()) record += " moves";
    for (const Move move : moves) record += ' ' + to_uci(move);
    fail("sequence", what, record);
  }
};

/// One generator's board on its way through the line.
template <class B>
class Traveller {
 public:
  Traveller(std::string_view name, const Position& start) : name_(name), board_(start) {}

  Position position() const { return board_.position(); }
  std::vector<Move> moves() { return sorted_moves(board_); }

  void play(Move move) { steps_.push_back({move, board_.position(), board_.play(move)}); }

  void compare_with_fresh(const Line& line) {
    const Position now = board_.position();
    B fresh(now);
    if (moves() != sorted_moves(fresh)) line.fail_with(name_ + " lists other moves than from the FEN");
    if (board_.count_legal_moves() != fresh.count_legal_moves()) line.fail_with(name_ + " counts otherwise");
    if (board_.in_check() != fresh.in_check()) line.fail_with(name_ + " sees check otherwise");
    if (board_.position() != now) line.fail_with(name_ + " has changed by being asked");
  }

  void take_all_back(const Line& line) {
    for (; !steps_.empty(); steps_.pop_back()) {
      const Step& step = steps_.back();
      board_.take_back(step.move, step.undo);
      if (board_.position() != step.before) line.fail_with(name_ + " is elsewhere after taking back");
    }
  }

 private:
  struct Step {
    Move move;
    Position before;
    typename B::Undo undo;
  };

  std::string name_;
  B board_;
  std::vector<Step> steps_;
};

/// The moves that an input asks for, one at a time.
class Choice {
 public:
  explicit Choice(const Decoded& decoded) : bytes_(decoded.rest), text_(decoded.text) {
    if (text_ && word() != "moves") bytes_ = {};
  }

  std::optional<Move> next(const std::vector<Move>& legal) {
    if (bytes_.empty() || legal.empty()) return std::nullopt;
    if (text_) {
      const auto move = parse_uci(word());
      return move && std::ranges::binary_search(legal, *move) ? move : std::nullopt;
    }
    const std::size_t index = bytes_.front() % legal.size();
    bytes_ = bytes_.subspan(1);
    return legal[index];
  }

 private:
  std::string word() {
    while (!bytes_.empty() && bytes_.front() == ' ') bytes_ = bytes_.subspan(1);
    const auto end = std::ranges::find_if(bytes_, [](std::uint8_t byte) { return byte == ' ' || byte == '\n'; });
    const std::string result(bytes_.begin(), end);
    bytes_ = {end, bytes_.end()};
    return result;
  }

  Bytes bytes_;
  bool text_;
};

void travel(const Decoded& decoded) {
  Line line{decoded.position};
  Traveller<bitboard::Board> bitboard("bitboard", line.start);
  Traveller<mailbox::Board> mailbox("mailbox", line.start);
  Traveller<rulebook::Board> rulebook("rulebook", line.start);
  Choice choice(decoded);
  while (line.moves.size() < kMostMoves) {
    const auto move = choice.next(bitboard.moves());
    if (!move) break;
    line.moves.push_back(*move);
    bitboard.play(*move);
    mailbox.play(*move);
    rulebook.play(*move);
    const Position now = bitboard.position();
    if (mailbox.position() != now) line.fail_with("bitboard and mailbox are at different positions");
    if (rulebook.position() != now) line.fail_with("bitboard and rulebook are at different positions");
    if (parse_fen(to_fen(now)) != now) line.fail_with("the position is not read from its FEN");
    bitboard.compare_with_fresh(line);
    mailbox.compare_with_fresh(line);
  }
  bitboard.take_all_back(line);
  mailbox.take_all_back(line);
  rulebook.take_all_back(line);
  bitboard.compare_with_fresh(line);
  mailbox.compare_with_fresh(line);
}

}  // namespace
}  // namespace passant::targets

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace passant::targets;
  const Decoded decoded = decode({data, size});
  const auto counter = std::max(decoded.position.halfmove_clock, decoded.position.fullmove_number);
  if (passant::tier(decoded.position) == passant::Tier::Invalid || counter > 9900) return kOutOfDomain;
  travel(decoded);
  return kInDomain;
}

extern "C" std::size_t LLVMFuzzerCustomMutator(std::uint8_t* data, std::size_t size, std::size_t max_size,
                                               unsigned seed) {
  return passant::targets::mutate(data, size, max_size, seed, passant::targets::Rest::Moves);
}

extern "C" std::size_t LLVMFuzzerCustomCrossOver(const std::uint8_t* data1, std::size_t size1,
                                                 const std::uint8_t* data2, std::size_t size2, std::uint8_t* out,
                                                 std::size_t max_out_size, unsigned seed) {
  return passant::targets::cross_over(data1, size1, data2, size2, out, max_out_size, seed);
}
