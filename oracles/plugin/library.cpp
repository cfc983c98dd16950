#include "oracles/plugin/library.h"

#include <dlfcn.h>
#include <fmt/format.h>
#include <sys/stat.h>

#include <algorithm>
#include <cstring>

namespace passant {
namespace {

bool is_file(const std::string& path) {
  struct stat status{};
  return ::stat(path.c_str(), &status) == 0 && S_ISREG(status.st_mode);
}

InputError fault(std::string what, std::string expected) { return {std::move(what), 1, std::move(expected)}; }

/// In the order of MoveFact.
constexpr std::array<const char*, kMoveFactCount> kPredicateSymbols{
    PASSANT_PLUGIN_CHECK_SYMBOL,   PASSANT_PLUGIN_MATE_SYMBOL,       PASSANT_PLUGIN_STALEMATE_SYMBOL,
    PASSANT_PLUGIN_CAPTURE_SYMBOL, PASSANT_PLUGIN_EN_PASSANT_SYMBOL, PASSANT_PLUGIN_LEGAL_SYMBOL};

Result<const passant_plugin_table*> table_of(void* handle, const std::string& file) {
  const auto function = reinterpret_cast<passant_plugin_function>(::dlsym(handle, PASSANT_PLUGIN_SYMBOL));
  if (function == nullptr) {
    return std::unexpected(
        fault(fmt::format("'{}' has no function passant_plugin", file), "a plug-in of oracles/plugin.h"));
  }
  const passant_plugin_table* table = function();
  if (table == nullptr || table->legal_moves == nullptr) {
    return std::unexpected(fault(fmt::format("'{}' gives no table with legal_moves", file), "a table of functions"));
  }
  if (table->abi != PASSANT_PLUGIN_ABI) {
    return std::unexpected(fault(fmt::format("'{}' has version {} of the interface", file, table->abi),
                                 fmt::format("version {}", PASSANT_PLUGIN_ABI)));
  }
  return table;
}

}  // namespace

void PluginLibrary::Close::operator()(void* handle) const { ::dlclose(handle); }

void PluginLibrary::Destroy::operator()(void* context) const {
  if (table->destroy != nullptr) table->destroy(context);
}

PluginLibrary::PluginLibrary(std::unique_ptr<void, Close> handle, const passant_plugin_table* table)
    : handle_(std::move(handle)),
      table_(table),
      context_(table->create == nullptr ? nullptr : table->create(), Destroy{table}) {
  if (table->name != nullptr) name_.assign(table->name, ::strnlen(table->name, 100));
  for (const MoveFact fact : kAllMoveFacts) {
    const auto index = static_cast<unsigned>(fact);
    predicates_[index] = reinterpret_cast<passant_plugin_predicate>(::dlsym(handle_.get(), kPredicateSymbols[index]));
    if (predicates_[index] != nullptr) judges_.add(fact);
  }
}

Result<PluginLibrary> PluginLibrary::load(const std::string& file) {
  if (!is_file(file)) return std::unexpected(fault(fmt::format("'{}' is not a file", file), "a shared library"));
  const std::string path = file.contains('/') ? file : fmt::format("./{}", file);
  std::unique_ptr<void, Close> handle(::dlopen(path.c_str(), RTLD_NOW | RTLD_LOCAL));
  if (!handle) {
    const char* why = ::dlerror();
    return std::unexpected(fault(fmt::format("'{}' cannot be loaded: {}", file, why == nullptr ? "" : why),
                                 "a shared library for this machine"));
  }
  const auto table = table_of(handle.get(), file);
  if (!table) return std::unexpected(table.error());
  return PluginLibrary(std::move(handle), *table);
}

void PluginLibrary::answer(BatchSlot& slot) const {
  const char* fen = slot.fen.data();
  if (slot.depth == 1) slot.count = legal_moves(fen, slot.moves.data(), BatchSlot::kMoves);
  if (counts()) slot.nodes = perft(fen, slot.depth);
  if (slot.depth > 1 || slot.count < 0 || judges_.empty()) return;
  judge_listed(slot);
  if (judges_.has(MoveFact::Legal)) judge_candidates(slot);
}

void PluginLibrary::judge_listed(BatchSlot& slot) const {
  const auto listed = static_cast<std::size_t>(std::min(slot.count, BatchSlot::kMoves));
  for (std::size_t at = 0; at < listed; ++at) {
    slot.facts[at] = {};
    for (const MoveFact fact : kAllMoveFacts) {
      const bool asked = fact != MoveFact::Legal && judges_.has(fact);
      if (asked && holds(fact, slot.fen.data(), slot.moves[at])) slot.facts[at].add(fact);
    }
  }
}

void PluginLibrary::judge_candidates(BatchSlot& slot) const {
  slot.legal.clear();
  slot.candidates.for_each([&](passant_move move) {
    if (holds(MoveFact::Legal, slot.fen.data(), move)) slot.legal.add(move);
  });
}

}  // namespace passant
