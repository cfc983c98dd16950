// A process that holds a plug-in and answers batches. It is forked from us, not started afresh, so that it shares
// memory with us; in it all signals have their default meaning again, standard output is thrown away, and nothing of
// ours is open. It leads its own process group and dies with us. Tested in plugin_test.cpp.
#pragma once

#include <chrono>
#include <memory>
#include <optional>
#include <string>

#include "oracles/party.h"
#include "oracles/plugin/batch.h"
#include "oracles/process.h"
#include "position/result.h"

namespace passant {

class PluginWorker {
 public:
  /// The failure is Abstained when the plug-in cannot be loaded, else Crashed or Hung.
  static std::expected<std::unique_ptr<PluginWorker>, Answer> start(const std::string& file,
                                                                    std::chrono::milliseconds patience);

  PluginWorker(const PluginWorker&) = delete;
  PluginWorker& operator=(const PluginWorker&) = delete;
  ~PluginWorker();

  Batch& batch() { return *batch_; }

  /// Lets the worker answer batch().size questions. `patience` is for each of them. On failure the process is gone,
  /// and batch().progress is the guilty question.
  std::optional<Answer> answer(std::chrono::milliseconds patience);

 private:
  PluginWorker();

  bool fork_worker(const std::string& file);
  std::optional<Answer> wait(std::chrono::milliseconds patience);
  Answer died();
  Answer hung(std::chrono::milliseconds patience);
  std::string last_words() const;
  Death end(std::chrono::milliseconds grace);

  Batch* batch_;
  int request_ = -1;  // we write a byte: answer
  int reply_ = -1;    // the worker writes a byte: answered
  int words_ = -1;    // its standard error
  int pid_ = -1;
};

}  // namespace passant
