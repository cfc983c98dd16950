// A scene as data for templates/board.svg: men, marks and lines with their places in the drawing, a legend, and the
// same in words for those who do not see it. The drawing is 400 units wide: 8 squares of 48, and 16 for the
// coordinates at the left and below.
#pragma once

#include <nlohmann/json.hpp>
#include <string>

#include "reports/scene.h"

namespace passant::reports {

/// "White: king e1, pawn e5. Black: king e8, pawn d5. White to move, target d6."
std::string in_words(const Position& position);

nlohmann::json board_view(const Scene& scene);

}  // namespace passant::reports
