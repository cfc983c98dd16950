// How many placements of a domain, or of a part of it, are what. A census of a whole is the sum of those of its parts.
//
// Counted thrice: by Domain and facts.h, by second_count.cpp and by occupancy_count.cpp, which share no code with them;
// known_census is what all say (census_test.cpp).
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

#include "fuzz/enumerate/facts.h"

namespace passant::enumerate {

struct Census {
  std::uint64_t placements = 0;     ///< kings apart
  std::uint64_t valid = 0;          ///< Black not in check
  std::uint64_t consistent = 0;     ///< and White not in check before the double step; the rest counts these alone
  std::uint64_t capturable = 0;     ///< at least one legal capture en passant
  std::uint64_t barred = 0;         ///< no legal one
  std::uint64_t partly_barred = 0;  ///< two pawns stand ready, one may capture
  std::uint64_t in_check = 0;       ///< White is in check

  void add(const Facts& facts) {
    ++placements;
    valid += facts.valid ? 1 : 0;
    if (!facts.consistent) return;
    ++consistent;
    ++(facts.captures > 0 ? capturable : barred);
    partly_barred += facts.captures > 0 && facts.captures < facts.capturers ? 1 : 0;
    in_check += facts.in_check ? 1 : 0;
  }

  friend bool operator==(const Census&, const Census&) = default;
};

struct CensusField {
  std::string_view name;
  std::uint64_t Census::* count;
  std::string_view sentence;
};

inline constexpr std::array kCensusFields{
    CensusField{"placements", &Census::placements, "placements with the kings apart"},
    CensusField{"valid", &Census::valid, "valid: Black is not in check"},
    CensusField{"consistent", &Census::consistent, "consistent: nor was White before the double step"},
    CensusField{"capturable", &Census::capturable, "with a legal capture en passant"},
    CensusField{"barred", &Census::barred, "with none"},
    CensusField{"partly_barred", &Census::partly_barred, "with two pawns ready of which one may capture"},
    CensusField{"in_check", &Census::in_check, "with White in check"},
};

constexpr Census& operator+=(Census& to, const Census& from) {
  for (const CensusField& field : kCensusFields) to.*field.count += from.*field.count;
  return to;
}

/// The census of all placements of so many men, if all counts were made.
std::optional<Census> known_census(int men);

}  // namespace passant::enumerate
