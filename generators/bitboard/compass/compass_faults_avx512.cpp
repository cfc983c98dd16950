#include "generators/bitboard/compass/compass_faults.h"

namespace passant::bitboard {

int compass_faults_avx512() { return compass_faults(); }

}  // namespace passant::bitboard
