// The UCI handshake: uci … uciok, options set, isready … readyok. Banners are skipped. Tested in uci_test.cpp.
#pragma once

#include <map>
#include <string>
#include <vector>

#include "oracles/exchange.h"

namespace passant::uci {

/// What an engine says of itself between uci and uciok.
struct Engine {
  struct Option {
    std::string type;
    long min = 0;
    long max = 0;
  };
  std::string name;
  std::map<std::string, Option, std::less<>> options{};

  const Option* option(std::string_view option_name) const;
};

/// A value wanted for an option; set only where the engine has the option, and brought into its range.
struct Setting {
  std::string_view option;
  long value;
};

class Greeting final : public Exchange {
 public:
  /// `engine` is filled in; it must outlive the exchange.
  Greeting(Engine& engine, std::vector<Setting> settings) : engine_(engine), settings_(std::move(settings)) {}

  void begin(std::string& out) override { out += "uci\n"; }
  void hear(std::string_view line, std::string& out) override;

 private:
  void read_option(std::string_view line);
  void set_options(std::string& out) const;

  Engine& engine_;
  std::vector<Setting> settings_;
};

}  // namespace passant::uci
