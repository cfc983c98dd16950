#include "fuzz/contender.h"

namespace passant {
std::vector<std::string_view> generator_names() { return {"bitboard", "mailbox", "rulebook"}; }
}  // namespace passant
