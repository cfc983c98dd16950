// One thread of the process that starts all children and lives until the process ends. Linux kills a child that
// asked for it (PR_SET_PDEATHSIG) when the *thread* that started it ends, so children started by a worker would die
// with the worker; started from here they die with us, even when we are killed with SIGKILL.
// With it come the signal dispositions that having children asks for, set before the first is started.
// Tested by process_test.cpp (ChildOfAKilledParentDies).
#pragma once

#include <functional>

namespace passant {

/// Runs `work` on the launch thread and returns when it is done. REQUIRES: `work` does not throw.
void run_on_launch_thread(const std::function<void()>& work);

}  // namespace passant
