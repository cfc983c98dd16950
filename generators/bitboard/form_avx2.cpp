// The form for processors with AVX2 and BMI2: lookups by PEXT, replies counted in 256-bit registers.
#include "generators/bitboard/form_body.h"
#include "generators/bitboard/pext.h"

namespace passant::bitboard {

const FormFunctions kAvx2Form = form_functions<PextSliders>();

}  // namespace passant::bitboard
