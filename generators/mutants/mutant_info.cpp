// The tables put together, in the order of the enumerators.
#include "generators/mutants/mutant_info.h"

#include <algorithm>
#include <array>
#include <initializer_list>

#include "generators/mutants/mutant.h"
#include "generators/mutants/table_beside.h"
#include "generators/mutants/table_control.h"
#include "generators/mutants/table_king_safety.h"
#include "generators/mutants/table_lifetime.h"
#include "generators/mutants/table_squares.h"

namespace passant::mutants {
namespace {

constexpr std::array<MutantInfo, kFaultCount> joined() {
  std::array<MutantInfo, kFaultCount> all;
  all[0] = {.fault = Fault::None, .name = "none", .mechanism = "The faultless twin."};
  auto* next = all.data() + 1;
  for (const std::span<const MutantInfo> table :
       {std::span<const MutantInfo>(kKingSafetyTable), std::span<const MutantInfo>(kSquaresTable),
        std::span<const MutantInfo>(kLifetimeTable), std::span<const MutantInfo>(kBesideTable),
        std::span<const MutantInfo>(kControlTable)}) {
    next = std::copy(table.begin(), table.end(), next);
  }
  return all;
}

constexpr std::array<MutantInfo, kFaultCount> kAll = joined();

constexpr bool in_order() {
  for (int index = 0; index < kFaultCount; ++index) {
    if (kAll[static_cast<unsigned>(index)].fault != static_cast<Fault>(index)) return false;
  }
  return true;
}
static_assert(in_order(), "each fault has one entry, in the order of the enumerators");

}  // namespace

const MutantInfo& info(Fault fault) { return kAll[static_cast<unsigned>(fault)]; }

std::span<const MutantInfo> all_mutants() { return std::span(kAll).subspan(1); }

std::optional<MutantInfo> find_mutant(std::string_view name) {
  const auto* found =
      std::find_if(kAll.begin(), kAll.end(), [&](const MutantInfo& entry) { return entry.name == name; });
  return found == kAll.end() ? std::nullopt : std::optional(*found);
}

std::string_view name(Seen seen) {
  constexpr std::array<std::string_view, 6> kNames{"list", "fen", "count", "child", "take-back", "history"};
  return kNames[static_cast<unsigned>(seen)];
}

}  // namespace passant::mutants
