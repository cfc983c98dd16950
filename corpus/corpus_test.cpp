// The committed files: they are read without a problem, and their facts do not contradict each other.
#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <set>
#include <string>

#include "corpus/suite.h"
#include "position/fen.h"
#include "position/validity.h"

namespace passant {
namespace {

const std::map<std::string, std::size_t> kFiles{{"passant", 28},
                                                {"rule", 6},
                                                {"reported", 96},
                                                {"perft", 7},
                                                {"state", 160},
                                                {"fields", 77},
                                                {"rampart", 129},
                                                {"peterellisjones", 23},
                                                {"ep-stress-valid", 4000},
                                                {"ep-stress-impossible-check", 2000}};

Suite file(const std::string& name) { return read_suite_file(PASSANT_SOURCE_DIR "/corpus/" + name + ".epd"); }

/// Calls `expect` for every record of every file.
template <class Expect>
void for_each_record(Expect expect) {
  for (const auto& [name, number] : kFiles) {
    for (const Record& record : file(name).records) {
      SCOPED_TRACE(record.id);
      expect(record);
    }
  }
}

TEST(CorpusFile, IsReadWithoutAProblem) {
  for (const auto& [name, number] : kFiles) {
    const Suite suite = file(name);
    EXPECT_EQ(suite.format, SuiteFormat::Epd);
    EXPECT_TRUE(suite.problems.empty()) << to_string(suite.problems.front());
    EXPECT_EQ(suite.records.size(), number) << name;
  }
}

TEST(CorpusFile, NamesEachPositionOnce) {
  std::set<std::string> ids;
  std::size_t records = 0;
  for_each_record([&](const Record& record) {
    ids.insert(record.id);
    ++records;
  });
  EXPECT_EQ(ids.size(), records);
}

TEST(CorpusFile, ListsAsManyMovesAsItCounts) {
  for_each_record([](const Record& record) {
    if (!record.moves || !record.counts.contains(1)) return;
    EXPECT_EQ(record.moves->size(), record.counts.at(1));
  });
}

TEST(CorpusFile, SuccessorsFollowByLegalMoves) {
  for_each_record([](const Record& record) {
    for (const Successor& successor : record.successors) {
      EXPECT_EQ(move_between(record.position, successor.position), successor.move);
      if (record.moves) {
        EXPECT_TRUE(record.moves->contains(successor.move)) << to_uci(successor.move);
      }
    }
  });
}

TEST(CorpusFile, RampartListsEverySuccessor) {
  for (const Record& record : file("rampart").records) EXPECT_EQ(record.successors.size(), record.moves->size());
}

// `reachable` comes from the collection of reports; the tier is this program's.
TEST(CorpusFile, ReachableAgreesWithTheTierWhereThereIsATarget) {
  std::size_t reachable = 0, others = 0;
  for_each_record([&](const Record& record) {
    if (!record.note("reachable") || !record.position.en_passant) return;
    const bool yes = record.note("reachable") == "yes";
    EXPECT_EQ(tier(record.position) == Tier::Consistent, yes) << to_fen(record.position);
    ++(yes ? reachable : others);
  });
  EXPECT_EQ(reachable, 81U);
  EXPECT_EQ(others, 13U);
}

TEST(CorpusFile, StressSetsAreOfTheTierTheyAreNamedAfter) {
  std::size_t consistent = 0;
  for (const Record& record : file("ep-stress-valid").records) {
    ASSERT_NE(tier(record.position), Tier::Invalid) << to_fen(record.position);
    if (tier(record.position) == Tier::Consistent) ++consistent;
  }
  EXPECT_EQ(consistent, 3808U);
  for (const Record& record : file("ep-stress-impossible-check").records) {
    ASSERT_EQ(tier(record.position), Tier::Valid) << to_fen(record.position);
  }
}

// A, B, C: a double step has just been made. D, E, G: the target is wrong. H: the history is impossible, except H10,
// and in H08 the player who has just moved is in check.
TEST(CorpusFile, FieldsAreOfTheTierOfTheirGroup) {
  for (const Record& record : file("fields").records) {
    const char group = record.note("group").value().front();
    Tier expected = group <= 'C' ? Tier::Consistent : group <= 'G' ? Tier::Invalid : Tier::Valid;
    if (record.id == "field-H08") expected = Tier::Invalid;
    if (record.id == "field-H10") expected = Tier::Consistent;
    EXPECT_EQ(name(tier(record.position)), name(expected)) << record.id << " " << to_fen(record.position);
  }
}

}  // namespace
}  // namespace passant
