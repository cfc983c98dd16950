#include "generators/mutants/mutant.h"

namespace passant::mutants {

static_assert(passant::Board<mutants::Board>);

MutantGenerator::MutantGenerator(Fault fault) : fault_(fault), name_("mutant:" + std::string(info().name)) {}

void MutantGenerator::reset_counters() {
  tally_.reached.store(0, std::memory_order_relaxed);
  tally_.triggered.store(0, std::memory_order_relaxed);
}

Board MutantGenerator::board(const Position& position) const { return Board(position, {fault_, info().site, &tally_}); }

}  // namespace passant::mutants
