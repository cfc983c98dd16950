// What the fakes have in common: the faults that need no protocol.
#pragma once

#include <string>
#include <string_view>

namespace passant::testing {

/// Questions with this half-move clock meet the fault, so that a test knows which one is the guilty one.
inline constexpr unsigned kGuiltyClock = 13;

[[noreturn]] void sleep_for_ever();
[[noreturn]] void flood();
[[noreturn]] void endless_line();
/// Says half a line, a last word on standard error, and dies by SIGSEGV.
[[noreturn]] void die_half_way(std::string_view half);

/// exit-at-once, slow-start, rubbish-at-start, ignore-quit (SIGTERM), banner, grandchild.
void meet_fault_at_start(std::string_view fault);

/// hang, die, exit-code, flood, endless-line, late: those that end or delay the program, as the answer to a guilty
/// question. `half` is the beginning of an answer.
void meet_fault_at_question(std::string_view fault, std::string_view half);

}  // namespace passant::testing
