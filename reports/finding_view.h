// A finding as data for the templates and for `--json` (SCHEMA.md): what was expected and what was got in words, the
// board with its marks, the article, who said what, how to see it again. Tested in finding_view_test.cpp.
#pragma once

#include <nlohmann/json.hpp>

#include "fuzz/finding.h"

namespace passant::reports {

/// `number`: 1 for the first finding of the run.
nlohmann::json finding_view(const Finding& finding, std::size_t number);

}  // namespace passant::reports
