// Finds out how an engine can be asked. Nothing is believed of its name: every way is tried on positions with known
// moves, and the first that lists the right ones is taken; a way that only counts is the last resort. What is known
// of engines by name (a table in probe.cpp) only says which way is worth trying first.
// Tested with the fake engine in each dialect, and with real engines where installed (probe_test.cpp).
#pragma once

#include <expected>
#include <memory>
#include <optional>
#include <string>

#include "oracles/external_party.h"

namespace passant {

enum class Protocol : std::uint8_t { Uci, Xboard };

/// The party, or why every way failed (the outcome of the first, which the protocol's best engines know).
/// `way`: the only one to try, by its name; empty for all. REQUIRES: the protocol knows it.
std::expected<std::unique_ptr<ExternalParty>, Answer> probe(const std::string& spec, const Command& command,
                                                            Protocol protocol, std::string_view way,
                                                            const PartyOptions& options);

/// The names of the protocol's ways, in the order in which they are tried.
std::vector<std::string_view> ways_of(Protocol protocol);

}  // namespace passant
