// What a run was, as data: who was judged by whom, how much was compared, who kept silent, what follows from finding
// nothing. Tested in report_test.cpp.
#pragma once

#include <nlohmann/json.hpp>

#include "fuzz/journal.h"

namespace passant::reports {

nlohmann::json run_view(const Checkpoint& run);

}  // namespace passant::reports
