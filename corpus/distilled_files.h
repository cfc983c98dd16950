// The files that a distillation leaves, and how they are held to account.
//
//   passant.epd                 the positions
//   passant.certificates.jsonl  for each of them, its simpler neighbours and what each does not kill
//   passant.pool.epd            the candidates that were chosen from, with what they kill: why it cannot be fewer
//   passant.proof.json          sizes, the lower bound, and each mutant left out in turn
#pragma once

#include <filesystem>
#include <string>
#include <vector>

#include "corpus/distillation.h"
#include "fuzz/progress.h"

namespace passant {

/// Throws std::runtime_error when a file cannot be written.
void write_distillation(const Distillation& distillation, const std::filesystem::path& folder);

struct Verification {
  std::size_t positions = 0;
  std::size_t facts = 0;       ///< checked
  std::size_t neighbours = 0;  ///< of certificates
  std::size_t pool = 0;
  std::vector<std::string> faults{};
};

/// Everything that the files state, worked out again: moves and counts by all three generators, ids, tiers, kills,
/// certificates, that every visible mutant is killed, and that the pool allows no smaller corpus.
/// `progress`: stage by stage, in positions.
Verification verify_distillation(const std::filesystem::path& folder, const Progress& progress = {});

}  // namespace passant
