// passant mutants --detection: the runs, and their table.
#pragma once

#include "cli/command.h"
#include "fuzz/detection.h"

namespace passant::cli {

/// Runs the plan over all mutants that can be seen, with the sources of the default hunt.
ExitCode show_detection(DetectionPlan plan, const Common& common);

}  // namespace passant::cli
