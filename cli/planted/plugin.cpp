// The same generator as a plug-in: it asks planted_engine, one question a process, so that nothing of this project has
// to be built for shared libraries.
#include "oracles/plugin.h"

#include <cstdio>
#include <sstream>
#include <string>

#pragma GCC diagnostic ignored "-Wshadow"  // the header gives a struct and a function one name

namespace {

std::string answer_to(const char* fen) {
  const std::string command = std::string("echo '") + fen + "' | " PASSANT_PLANTED_ENGINE " none lines";
  std::string text;
  std::FILE* const pipe = popen(command.c_str(), "r");
  if (pipe == nullptr) return text;
  for (int c = std::fgetc(pipe); c != EOF; c = std::fgetc(pipe)) text += static_cast<char>(c);
  pclose(pipe);
  if (text.starts_with('#')) text.erase(0, text.find('\n') + 1);  // its name
  return text;
}

int square(char file, char rank) { return (rank - '1') * 8 + (file - 'a'); }

passant_move spelt(const std::string& uci) {
  const auto promotion = uci.size() > 4 ? std::string("nbrq").find(uci[4]) + 1 : 0;
  return static_cast<passant_move>(square(uci[0], uci[1]) | square(uci[2], uci[3]) << 6 |
                                   static_cast<int>(promotion) << 12);
}

std::int32_t legal_moves(void*, const char* fen, passant_move* moves, std::int32_t capacity) {
  std::istringstream words(answer_to(fen));
  std::int32_t count = 0;
  for (std::string word; words >> word;) {
    if (word == "error" || count == capacity) return PASSANT_REFUSED;
    moves[count++] = spelt(word);
  }
  return count;
}

constexpr passant_plugin_table kTable{PASSANT_PLUGIN_ABI, "planted 1.0", nullptr, nullptr, legal_moves, nullptr};

}  // namespace

extern "C" PASSANT_PLUGIN_EXPORT const passant_plugin_table* passant_plugin();
extern "C" const passant_plugin_table* passant_plugin() { return &kTable; }
