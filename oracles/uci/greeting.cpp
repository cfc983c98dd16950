#include "oracles/uci/greeting.h"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>

#include "oracles/spelling.h"

namespace passant::uci {
namespace {

/// The text after `word` and its blank, up to `end`.
std::string_view between(std::string_view line, std::string_view word, std::string_view end) {
  const std::size_t at = line.find(word);
  if (at == std::string_view::npos) return {};
  line.remove_prefix(at + word.size());
  return line.substr(0, line.find(end));
}

long number_after(std::string_view line, std::string_view word) {
  const std::string_view text = between(line, word, " ");
  long number = 0;
  std::from_chars(text.data(), text.data() + text.size(), number);
  return number;
}

}  // namespace

const Engine::Option* Engine::option(std::string_view option_name) const {
  const auto found = options.find(option_name);
  return found == options.end() ? nullptr : &found->second;
}

void Greeting::hear(std::string_view line, std::string& out) {
  if (line.starts_with("id name ")) {
    engine_.name = line.substr(8);
  } else if (line.starts_with("option name ")) {
    read_option(line);
  } else if (line.starts_with("uciok")) {
    set_options(out);
    out += "isready\n";
  } else if (line.starts_with("readyok")) {
    finish({});
  }
}

void Greeting::read_option(std::string_view line) {
  const std::string_view option_name = between(line, "option name ", " type ");
  engine_.options[std::string(option_name)] = {.type = std::string(between(line, " type ", " ")),
                                               .min = number_after(line, " min "),
                                               .max = number_after(line, " max ")};
}

void Greeting::set_options(std::string& out) const {
  for (const Setting& setting : settings_) {
    const Engine::Option* option = engine_.option(setting.option);
    if (option == nullptr || option->type != "spin" || option->min > option->max) continue;
    const long value = std::clamp(setting.value, option->min, option->max);
    out += fmt::format("setoption name {} value {}\n", setting.option, value);
  }
}

}  // namespace passant::uci
