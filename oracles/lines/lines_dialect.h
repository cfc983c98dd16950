// Programs that read one FEN a line and answer one line: the legal moves in UCI notation with blanks between them,
// an empty line for none, or `error …` when they refuse the position. Lines that begin with '#' are not answers;
// `# name NAME VERSION` says who the program is, `# marks checks mates …` that marks behind the moves say more of them.
// Twenty lines in any language, and the marks: oracles/adapters/.
//
// Such a program holds no position, so a question with moves is asked by the FEN behind them.
// Tested in lines_test.cpp.
#pragma once

#include <memory>

#include "oracles/dialect.h"

namespace passant {

std::unique_ptr<Dialect> make_lines_dialect();

}  // namespace passant
