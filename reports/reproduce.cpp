#include "reports/reproduce.h"

#include <algorithm>

#include "fuzz/double_step.h"
#include "position/fen.h"

namespace passant::reports {
namespace {

bool plain(std::string_view text) {
  return !text.empty() && std::ranges::all_of(text, [](char c) {
    return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') ||
           std::string_view("-_./:=,+").contains(c);
  });
}

/// Both spellings of counting one ply that engines are known to have; those without it list nothing.
std::vector<std::string> uci_lines(const std::string& position) { return {position, "go perft 1"}; }

}  // namespace

std::string shell_word(std::string_view text) {
  if (plain(text)) return std::string(text);
  std::string word = "'";
  for (const char c : text) word += c == '\'' ? std::string("'\\''") : std::string(1, c);
  return word + "'";
}

std::string command_line(const std::vector<std::string>& words) {
  std::string line;
  for (const std::string& word : words) line += (line.empty() ? "" : " ") + shell_word(word);
  return line;
}

std::vector<Recipe> recipes(const Finding& finding) {
  const std::string fen = to_fen(finding.position);
  std::vector<Recipe> all;
  all.push_back({"UCI, by FEN", uci_lines("position fen " + fen)});
  if (const auto step = last_double_step(finding.position)) {
    all.push_back({"UCI, the double step played",
                   uci_lines("position fen " + to_fen(step->before) + " moves " + to_uci(step->move))});
  }
  all.push_back({"With passant, the moves that it lists",
                 {command_line({"passant", "moves", fen, "--generator", finding.subject})}});
  all.push_back(
      {"With passant, the disagreement",
       {command_line({"passant", "minimize", fen, "--subject", finding.subject, "--against", finding.reference})}});
  return all;
}

}  // namespace passant::reports
