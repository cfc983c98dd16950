// The public reports that a fault is said to recreate, as the corpus keeps them: on the position of the report, or
// along its moves, the mutant differs from the faultless twin. And the twin itself, held to what the corpus states.
#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <string>
#include <vector>

#include "corpus/suite.h"
#include "generators/mutants/mutant.h"
#include "generators/mutants/sighting.h"
#include "position/fen.h"

namespace passant::mutants {
namespace {

std::map<std::string, Record, std::less<>> reports() {
  std::map<std::string, Record, std::less<>> all;
  for (const char* file : {"/corpus/reported.epd", "/corpus/state.epd"}) {
    for (const Record& record : read_suite_file(PASSANT_SOURCE_DIR + std::string(file)).records) {
      all.emplace(record.id, record);
    }
  }
  return all;
}

std::vector<std::string> words(std::string_view text) {
  std::vector<std::string> all;
  while (!text.empty()) {
    const auto blank = std::min(text.find(' '), text.size());
    all.emplace_back(text.substr(0, blank));
    text.remove_prefix(std::min(blank + 1, text.size()));
  }
  return all;
}

MoveSet listed(Board board) {
  MoveList list;
  board.legal_moves(list);
  return MoveSet(list);
}

/// Does the mutant's board differ from its twin's after the moves of the report?
bool differs_along_moves(Fault fault, const Position& start, std::string_view moves) {
  const MutantGenerator mutant(fault);
  const MutantGenerator twin(Fault::None);
  Board board = mutant.board(start);
  Board right = twin.board(start);
  for (const std::string& word : words(moves)) {
    static_cast<void>(board.play(*parse_uci(word)));
    static_cast<void>(right.play(*parse_uci(word)));
  }
  return listed(board) != listed(right) || board.position() != right.position();
}

bool shows(Fault fault, const Record& report) {
  if (least_depth(fault, report.position, 2) || look(fault, report.position) != Sighting{}) return true;
  const auto from = report.note("from");
  const auto moves = report.note(from ? "line" : "play");
  if (!moves) return false;
  const Position start = from ? *parse_fen(*from) : report.position;
  return differs_along_moves(fault, start, *moves);
}

TEST(MutantReports, AreRecreated) {
  const auto all = reports();
  int recreated = 0;
  for (const MutantInfo& info : all_mutants()) {
    for (const std::string& id : words(info.reports)) {
      const auto report = all.find(id);
      ASSERT_NE(report, all.end()) << info.name << ": " << id;
      EXPECT_TRUE(shows(info.fault, report->second)) << info.name << ": " << id;
      ++recreated;
    }
  }
  EXPECT_GT(recreated, 100);
}

/// What a file states of a position: its moves, and counts that do not take long.
int expect_right(const Record& record) {
  constexpr std::uint64_t kMostNodes = 20'000;
  int facts = 0;
  if (record.moves) {
    EXPECT_EQ(listed(Board(record.position)), *record.moves) << record.id;
    ++facts;
  }
  for (const auto& [depth, nodes] : record.counts) {
    if (nodes > kMostNodes) continue;
    EXPECT_EQ(Board(record.position).perft(depth), nodes) << record.id << ' ' << depth;
    ++facts;
  }
  return facts;
}

TEST(TwinBoard, IsRightOnTheWholeCorpus) {
  int facts = 0;
  for (const char* file :
       {"rule", "reported", "perft", "peterellisjones", "rampart", "ep-stress-valid", "ep-stress-impossible-check"}) {
    const auto suite = read_suite_file(PASSANT_SOURCE_DIR + std::string("/corpus/") + file + ".epd");
    for (const Record& record : suite.records) facts += expect_right(record);
  }
  EXPECT_GT(facts, 6000);
}

}  // namespace
}  // namespace passant::mutants
