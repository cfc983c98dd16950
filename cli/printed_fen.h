// What a program says that its position is, when it can be made to say so. UCI engines print a FEN on `d` (Stockfish
// and its kin) or `print` (Ethereal); a `lines` program may say `# fen FEN` before its answer
// (oracles/adapters/README.md).
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "oracles/process.h"

namespace passant::cli {

class PrintedFen {
 public:
  /// For a SPEC whose program can be asked that; others never print.
  explicit PrintedFen(std::string_view spec);

  /// The target it prints back, or "-"; nothing when it prints no FEN or does not live to do so.
  std::optional<std::string> target(const std::string& fen, const std::string& moves);

 private:
  bool start();
  std::optional<std::string> read_until(std::string_view last);

  std::optional<Command> command_;
  bool lines_ = false;
  std::unique_ptr<Process> process_;
};

}  // namespace passant::cli
