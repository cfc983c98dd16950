// Property: whatever a program says, a dialect of oracles/ neither crashes nor believes nonsense: an answer has a
// known outcome, moves that can be spelt, and words cut to 500 bytes. And whatever stands in `info string` lines
// between those of its answer does not change what a UCI engine is understood to say. Domain: any bytes. The first
// chooses the dialect and how the bytes are cut into pieces, the rest is what the program prints: to the greeting
// first, then to one question after the other.
#include <memory>
#include <vector>

#include "fuzz/targets/target.h"
#include "generators/bitboard/board.h"
#include "oracles/line_buffer.h"
#include "oracles/lines/lines_dialect.h"
#include "oracles/uci/uci_dialect.h"
#include "oracles/xboard/xboard_dialect.h"
#include "position/fen.h"

namespace passant::targets {
namespace {

constexpr unsigned kDialects = uci::kWays.size() + xboard::kWays.size() + 1;
constexpr std::size_t kLongestDetail = 500;

std::unique_ptr<Dialect> dialect(unsigned number) {
  number %= kDialects;
  if (number < uci::kWays.size()) return uci::make_dialect(uci::kWays[number], true);
  number -= static_cast<unsigned>(uci::kWays.size());
  if (number < xboard::kWays.size()) return xboard::make_dialect(xboard::kWays[number]);
  return make_lines_dialect();
}

/// The n-th question: at depth 1 and 2, with moves and without.
Question question(std::size_t number) {
  const Position capture = parse_fen("rnbqkbnr/ppp1pppp/8/3pP3/8/8/PPPP1PPP/RNBQKBNR w KQkq d6 0 3").value();
  const Position promotion = parse_fen("r3k2r/1P6/8/8/8/8/6p1/R3K2R w KQkq - 0 1").value();
  std::vector<Move> moves;
  if (number % 3 == 1) moves = {parse_uci("e5d6").value(), parse_uci("c7d6").value()};
  return {number % 3 == 2 ? promotion : capture, moves, 1 + static_cast<int>(number % 2)};
}

/// A conversation in which only the program's side is given.
class Conversation {
 public:
  explicit Conversation(Bytes bytes)
      : bytes_(bytes.subspan(1)), piece_(1 + bytes.front() / 16), dialect_(dialect(bytes.front() % 16)) {}

  void run() {
    next(dialect_->greeting());
    while (!bytes_.empty()) {
      const Bytes piece = bytes_.first(std::min(piece_, bytes_.size()));
      bytes_ = bytes_.subspan(piece.size());
      buffer_.append(text(piece));
      while (const auto line = buffer_.next()) hear(*line);
    }
  }

 private:
  void hear(std::string_view line) {
    exchange_->hear(line, said_);
    if (exchange_->done()) next_question();
  }

  void next_question() {
    check(exchange_->answer());
    next(dialect_->exchange(question(questions_++), Guard::Home));
  }

  void next(std::unique_ptr<Exchange> exchange) {
    said_.clear();
    exchange_ = std::move(exchange);
    exchange_->begin(said_);
    if (!said_.empty() && said_.back() != '\n') fail("engine_reply", "a request is no line", escaped(said_));
    if (exchange_->done()) next_question();  // a greeting may need no answer
  }

  static void check(const Answer& answer) {
    if (static_cast<int>(answer.outcome) >= kOutcomeCount) fail("engine_reply", "no such outcome", "");
    if (answer.detail.size() > kLongestDetail) fail("engine_reply", "long words", escaped(answer.detail));
    for (const MoveCount& move : answer.moves) {
      if (parse_uci(to_uci(move.move)) != move.move) fail("engine_reply", "no such move", to_uci(move.move));
    }
  }

  Bytes bytes_;
  std::size_t piece_;
  std::unique_ptr<Dialect> dialect_;
  std::unique_ptr<Exchange> exchange_;
  LineBuffer buffer_;
  std::string said_;
  std::size_t questions_ = 0;
};

/// The lines of `bytes` as what an engine may say at any time.
std::vector<std::string> noise(Bytes bytes) {
  LineBuffer buffer;
  buffer.append(text(bytes) + "\n");
  std::vector<std::string> lines;
  while (const auto line = buffer.next()) lines.push_back("info string " + std::string(*line));
  return lines;
}

void check_noise(Bytes bytes) {
  const Question asked{question(bytes.size() % 3).start};
  MoveList list;
  bitboard::Board(asked.start).legal_moves(list);
  const std::vector<std::string> lines = noise(bytes);
  const auto exchange = uci::make_dialect(uci::Way::GoPerft)->exchange(asked, Guard::Home);
  std::string said;
  for (std::size_t index = 0; index < std::max(list.size(), lines.size()); ++index) {
    if (index < lines.size()) exchange->hear(lines[index], said);
    if (index < list.size()) exchange->hear(to_uci(list[index]) + ": 1", said);
  }
  exchange->hear("Nodes searched: " + std::to_string(list.size()), said);
  if (!exchange->done() || !exchange->answer().answered() || exchange->answer().move_set() != MoveSet(list))
    fail("engine_reply", "noise changes the answer", escaped(text(bytes)));
}

}  // namespace
}  // namespace passant::targets

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace passant::targets;
  if (size == 0) return kOutOfDomain;
  Conversation({data, size}).run();
  check_noise({data, size});
  return kInDomain;
}
