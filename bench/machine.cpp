#include "bench/machine.h"

#include <fstream>
#include <thread>

#include "generators/bitboard/forms.h"

namespace passant::bench {
namespace {

std::string processor() {
  std::ifstream info("/proc/cpuinfo");
  for (std::string line; std::getline(info, line);) {
    if (line.starts_with("model name")) return line.substr(line.find(':') + 2);
  }
  return "unknown";
}

std::string form() {
  for (const bitboard::Form& form : bitboard::forms()) {
    if (form.run.perft == bitboard::chosen_form().perft) return std::string(form.name);
  }
  return "unknown";
}

}  // namespace

std::map<std::string, std::string> machine() {
  return {{"cpu", processor()},
          {"cores", std::to_string(std::thread::hardware_concurrency())},
          {"compiler", PASSANT_BENCH_COMPILER},
          {"flags", PASSANT_BENCH_FLAGS},
          {"form", form()}};
}

}  // namespace passant::bench
