// Which squares round a king sliders attack, as the processor that is compiled for finds out best.
#pragma once

#include "generators/bitboard/compass/compass.h"

#if PASSANT_AVX512_FORM
#include "generators/bitboard/replies/near_king_avx512.h"
#else
#include "generators/bitboard/replies/near_king_lookup.h"
#endif
