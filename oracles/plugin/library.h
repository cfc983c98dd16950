// A loaded plug-in (plugin.h): the shared library, its table and its context. Whatever it does wrong happens in the
// process that holds this object; plugin_worker.h keeps that process apart. Tested in plugin_test.cpp.
#pragma once

#include <array>
#include <memory>
#include <string>

#include "oracles/plugin.h"
#include "oracles/plugin/batch.h"
#include "position/result.h"

namespace passant {

class PluginLibrary {
 public:
  static Result<PluginLibrary> load(const std::string& file);

  const std::string& name() const { return name_; }
  bool counts() const { return table_->perft != nullptr; }
  /// Of which facts about single moves it has a function.
  MoveFactSet judges() const { return judges_; }

  /// As the table's functions. REQUIRES for perft: counts().
  std::int32_t legal_moves(const char* fen, passant_move* moves, std::int32_t capacity) const {
    return table_->legal_moves(context_.get(), fen, moves, capacity);
  }
  /// Fills in what the slot asks for.
  void answer(BatchSlot& slot) const;

  std::uint64_t perft(const char* fen, std::int32_t depth) const { return table_->perft(context_.get(), fen, depth); }

 private:
  struct Close {
    void operator()(void* handle) const;
  };
  struct Destroy {
    const passant_plugin_table* table;
    void operator()(void* context) const;
  };

  PluginLibrary(std::unique_ptr<void, Close> handle, const passant_plugin_table* table);

  bool holds(MoveFact fact, const char* fen, passant_move move) const {
    return predicates_[static_cast<unsigned>(fact)](context_.get(), fen, move) != 0;
  }
  void judge_listed(BatchSlot& slot) const;
  void judge_candidates(BatchSlot& slot) const;

  std::unique_ptr<void, Close> handle_;
  const passant_plugin_table* table_;
  std::unique_ptr<void, Destroy> context_;
  std::array<passant_plugin_predicate, kMoveFactCount> predicates_{};  ///< null for facts that it does not judge
  MoveFactSet judges_;
  std::string name_;
};

}  // namespace passant
