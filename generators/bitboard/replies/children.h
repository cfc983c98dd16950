// The quiet children of one position, as the processor that is compiled for lists them best.
#pragma once

#include "generators/bitboard/compass/compass.h"

#if PASSANT_AVX512_FORM
#include "generators/bitboard/replies/children_avx512.h"
#else
#include "generators/bitboard/replies/children_lookup.h"
#endif
