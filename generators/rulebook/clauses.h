// For explain.h: the parts of its sentences.
#pragma once

#include <string>
#include <string_view>

#include "generators/rulebook/explain.h"

namespace passant::rulebook {

/// "white" or "black"
std::string_view adjective(Color color);

/// Where the captured pawn stood before its advance.
Square double_step_origin_of(const Capture& capture);

/// What the capture does to one attack: "once both pawns have left the rank (b5 and c5), the black rook on h5 attacks
/// the king on a5 along g5 f5 e5 d5 c5 b5".
std::string clause(const Attack& attack, const Capture& capture);

}  // namespace passant::rulebook
