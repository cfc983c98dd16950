// `position …` as UCI wants it.
#pragma once

#include <string>

#include "oracles/dialect.h"

namespace passant::uci {

/// "position fen F moves e2e4 …\n"
std::string position_command(const Question& question);

/// The same behind the guard position, if any, in two lines.
std::string guarded_position_command(const Question& question, Guard guard);

}  // namespace passant::uci
