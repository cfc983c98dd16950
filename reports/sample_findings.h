// Findings for the tests of reports, as a hunt would have made them.
#pragma once

#include <filesystem>
#include <string>
#include <vector>

#include "fuzz/finding.h"
#include "fuzz/journal.h"
#include "position/fen.h"

namespace passant::reports {

inline Testimony testimony(std::string party, Stance stance, const std::vector<std::string>& moves) {
  Testimony testimony{std::move(party), "1.0", "family", stance, {}};
  for (const std::string& move : moves) testimony.answer.moves.push_back({parse_uci(move).value(), 1});
  testimony.answer.total = moves.size();
  return testimony;
}

inline Finding finding(FaultClass fault, DeviationKind kind, const std::string& fen, const std::string& move) {
  Finding made;
  made.fault = fault;
  made.deviation = {kind, parse_uci(move)};
  made.position = parse_fen(fen).value();
  made.first_met = made.position;
  made.reasons = examine(made.position);
  made.subject = "uci:./mine";
  made.reference = "mailbox";
  made.source = "construct";
  made.seed = 5;
  made.draw = 13;
  made.questions = 30;
  made.minimal = true;
  made.certificate = {{"drop the black rook on a5", "agrees"}};
  return made;
}

/// The capture that uncovers a rook on the rank is listed though it is illegal.
inline Finding rank_finding() {
  Finding made =
      finding(FaultClass::RankDoubleRemoval, DeviationKind::Extra, "4k3/8/8/r2pP2K/8/8/8/8 w - d6 0 1", "e5d6");
  made.testimonies = {
      testimony("uci:./mine", Stance::WithSubject, {"e5d6", "e5e6", "h5g4", "h5g5", "h5g6", "h5h4", "h5h6"}),
      testimony("mailbox", Stance::WithReference, {"e5e6", "h5g4", "h5g5", "h5g6", "h5h4", "h5h6"})};
  return made;
}

/// A run with these findings in a new folder.
inline void write_run(const std::filesystem::path& folder, const std::vector<Finding>& findings) {
  auto journal = Journal::create(folder).value();
  for (const Finding& each : findings) static_cast<void>(journal.add(each));
  Checkpoint run;
  run.arguments = {"--subject", "uci:./mine", "--seed", "5", "--against", "mailbox"};
  run.versions = {{"uci:./mine", "Mine 1.0"}, {"mailbox", "built in"}};
  run.seed = 5;
  run.seconds = 2;
  run.counts.positions = 1234567;
  run.counts.tallies = {{"compared: mailbox", 1234567}, {"outcome: uci:./mine hung", 3}, {"draws: place", 300}};
  run.finished = true;
  static_cast<void>(journal.save(run));
}

/// A folder of its own for a test, gone afterwards.
class ScratchFolder {
 public:
  explicit ScratchFolder(const std::string& name) : path_(std::filesystem::temp_directory_path() / name) {
    std::filesystem::remove_all(path_);
    std::filesystem::create_directories(path_);
  }
  ~ScratchFolder() { std::filesystem::remove_all(path_); }
  ScratchFolder(const ScratchFolder&) = delete;
  ScratchFolder& operator=(const ScratchFolder&) = delete;
  std::filesystem::path operator/(const std::string& name) const { return path_ / name; }

 private:
  std::filesystem::path path_;
};

}  // namespace passant::reports
