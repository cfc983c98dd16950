#include "oracles/check_up.h"

#include <fmt/format.h>

#include <array>

#include "oracles/known_positions.h"

namespace passant {
namespace {

constexpr std::array<Known, 17> kKnown{{
    {"stockfish", "stockfish", "apt install stockfish"},
    {"uci:fairy-stockfish", "fairy-stockfish", "apt install fairy-stockfish"},
    {"uci:ethereal-chess", "ethereal-chess", "apt install ethereal-chess"},
    {"uci:glaurung", "glaurung", "apt install glaurung"},
    {"xboard:hoichess", "hoichess", "apt install hoichess"},
    {"xboard:sjaakii -xboard", "sjaakii", "apt install sjaakii"},
    {"xboard:sjeng", "sjeng", "apt install sjeng"},
    {"xboard:phalanx", "phalanx", "apt install phalanx"},
    {"xboard:gnuchess", "gnuchess", "apt install gnuchess"},
    {"uci:toga2", "toga2", "apt install toga2"},
    {"xboard:fairymax", "fairymax", "apt install fairymax"},
    {"lines:node oracles/adapters/chessjs.js", "node", "oracles/adapters/install"},
    {"lines:node oracles/adapters/chessops.js", "node", "oracles/adapters/install"},
    {"lines:python3 oracles/adapters/python_chess.py", "python3", "oracles/adapters/install"},
    {"lines:oracles/adapters/shakmaty/target/release/passant-shakmaty", "cargo", "oracles/adapters/install"},
    {"lines:oracles/adapters/go/passant-notnil", "go", "oracles/adapters/install"},
    {"lines:java -jar oracles/adapters/java/adapter.jar", "java", "oracles/adapters/install"},
}};

}  // namespace

CheckUp check_up(Party& party) {
  std::vector<Question> questions;
  for (const KnownPosition& known : known_positions()) questions.push_back(question_of(known));
  const auto answers = party.ask(questions);
  CheckUp result;
  for (std::size_t i = 0; i < answers.size(); ++i) {
    const KnownPosition& known = known_positions()[i];
    const Comparison comparison = compare(answers[i], right_answer(known));
    result.tally.add(comparison);
    if (comparison.verdict == Verdict::Agree) continue;
    result.faults.push_back(fmt::format("{} ({}): {}", known.what, known.fen, to_string(comparison)));
  }
  return result;
}

std::span<const Known> known_oracles() { return kKnown; }

}  // namespace passant
