// What an enumeration asks of whom. A plan and a range of numbers determine the result, whoever runs it and wherever.
#pragma once

#include <cstdint>
#include <expected>
#include <optional>
#include <string>
#include <vector>

#include "fuzz/contender.h"
#include "fuzz/hunt.h"

namespace passant::enumerate {

/// One in so many of the positions compared.
struct Shares {
  std::uint32_t flipped = 16;      ///< with the players exchanged as well, Black to move
  std::uint32_t full = 1024;       ///< everything that can be asked, not the lists alone
  std::uint32_t witnessed = 1024;  ///< by the witnesses too

  friend bool operator==(const Shares&, const Shares&) = default;
};

struct Plan {
  int men = 4;
  std::string subject = "bitboard";
  std::vector<std::string> against{"mailbox"};     ///< asked of every position
  std::vector<std::string> witnesses{"rulebook"};  ///< asked of a share
  Shares shares{};
  bool only_barred = false;               ///< only positions with a capture that is not legal
  std::optional<std::uint64_t> sample{};  ///< only so many consistent positions, drawn at random
  std::uint64_t seed = 1;                 ///< of sample and shares

  friend bool operator==(const Plan&, const Plan&) = default;
};

std::expected<Panel, ContenderError> make_panel(const Plan& plan);

}  // namespace passant::enumerate
