// The form for processors with AVX-512: lookups by PEXT, replies counted in 512-bit registers.
#include "generators/bitboard/form_body.h"
#include "generators/bitboard/pext.h"

namespace passant::bitboard {

static_assert(PASSANT_AVX512_FORM, "CMakeLists.txt says what this file is compiled for");

const FormFunctions kAvx512Form = form_functions<PextSliders>();

}  // namespace passant::bitboard
