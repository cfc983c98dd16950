// The portable form: magic multiplication, for any x86-64.
#include "generators/bitboard/form_body.h"
#include "generators/bitboard/forms.h"
#include "generators/bitboard/magics.h"

namespace passant::bitboard {

const FormFunctions kPortableForm = form_functions<MagicSliders>();

}  // namespace passant::bitboard
