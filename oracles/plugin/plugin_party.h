// A plug-in as a party. By default in a worker process: a crash, an exit or a hang is the answer of the question
// that was under way, and the others are asked of a new worker. In this process it is faster and takes us down with
// it. Tested in plugin_test.cpp.
#pragma once

#include <memory>
#include <string>

#include "oracles/external_party.h"
#include "oracles/plugin/library.h"
#include "oracles/plugin/worker.h"

namespace passant {

/// The failure is Abstained when the plug-in cannot be loaded, with the reason.
std::expected<std::unique_ptr<Oracle>, Answer> connect_plugin(std::string spec, const std::string& file,
                                                              bool in_process, const PartyOptions& options = {});

}  // namespace passant
