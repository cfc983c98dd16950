// Looks at this process's children in /proc, for tests that nobody is left behind.
#pragma once

#include <vector>

namespace passant::testing {

/// Process numbers of all children of this process, zombies included.
std::vector<int> children();

/// Does nobody live in the group? Waits up to two seconds for the kernel to finish killing. Orphans that wait for
/// init to reap them do not count.
bool group_is_gone(int group);

}  // namespace passant::testing
