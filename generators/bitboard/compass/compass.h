// Sets of squares in eight directions (directions.h), held as the processor that is compiled for holds them best.
#pragma once

#if defined(__AVX512VBMI__) && defined(__AVX512BITALG__) && defined(__AVX512VPOPCNTDQ__) && defined(__GFNI__)
#define PASSANT_AVX512_FORM 1
#include "generators/bitboard/compass/turning_avx512.h"
#else
#define PASSANT_AVX512_FORM 0
#include "generators/bitboard/compass/compass_parts.h"
#endif
