// The parts of a Replier that depend on the processor that is compiled for.
#pragma once

#include "generators/bitboard/compass/compass.h"

#if PASSANT_AVX512_FORM
#include "generators/bitboard/replies/replier_avx512.h"
#else
#include "generators/bitboard/replies/replier_lookup.h"
#endif
