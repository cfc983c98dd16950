#include "corpus/builtin.h"

#include <gtest/gtest.h>

#include "position/fen.h"

namespace passant {
namespace {

TEST(BuiltinCorpus, HoldsWhatTheFilesHold) {
  std::size_t records = 0;
  for (const Suite& suite : builtin_corpus()) {
    const Suite file = read_suite_file(PASSANT_SOURCE_DIR "/corpus/" + suite.file);
    ASSERT_TRUE(file.problems.empty());
    ASSERT_EQ(suite.records.size(), file.records.size()) << suite.file;
    for (std::size_t i = 0; i < suite.records.size(); ++i) {
      EXPECT_EQ(to_epd_line(suite.records[i]), to_epd_line(file.records[i]));
      EXPECT_EQ(suite.records[i].line, file.records[i].line);
    }
    records += suite.records.size();
  }
  EXPECT_EQ(records, 137U);
}

}  // namespace
}  // namespace passant
