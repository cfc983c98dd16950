// SAN on every legal move of every position of the corpus: what is written is read as the same move, with no more of
// the square of departure than the legal moves make necessary, with its sign, its mark and its suffix
// (fuzz/identity/san_properties.h).
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <filesystem>

#include "corpus/suite.h"
#include "fuzz/contender.h"
#include "fuzz/identity/san_properties.h"
#include "position/fen.h"
#include "position/validity.h"

namespace passant {
namespace {

std::vector<std::string> suites() {
  std::vector<std::string> files;
  for (const auto& entry : std::filesystem::directory_iterator(PASSANT_SOURCE_DIR "/corpus")) {
    if (entry.path().extension() == ".epd") files.push_back(entry.path().filename());
  }
  std::ranges::sort(files);
  return files;
}

/// A target that no double step can have left is taken away: the generators promise nothing there.
std::optional<Position> valid(Position position) {
  if (tier(position) == Tier::Invalid) position.en_passant.reset();
  return tier(position) == Tier::Invalid ? std::nullopt : std::optional(position);
}

class SanOf : public testing::TestWithParam<std::string> {};

TEST_P(SanOf, EveryLegalMoveIsReadAsItWasWritten) {
  const auto arbiter = find_generator("mailbox");
  std::size_t moves = 0;
  for (const Record& record : read_suite_file(PASSANT_SOURCE_DIR "/corpus/" + GetParam()).records) {
    const auto position = valid(record.position);
    if (!position) continue;
    const san::Scene scene(*position, *arbiter);
    ASSERT_THAT(san::alarms(san::OwnSan(), scene), testing::IsEmpty()) << to_fen(*position);
    moves += scene.legal.size();
  }
  EXPECT_GT(moves, 0U);
}

std::string test_name(const testing::TestParamInfo<std::string>& info) {
  std::string name = info.param.substr(0, info.param.size() - 4);
  std::ranges::replace_if(name, [](unsigned char c) { return std::isalnum(c) == 0; }, '_');
  return name;
}

INSTANTIATE_TEST_SUITE_P(Corpus, SanOf, testing::ValuesIn(suites()), test_name);

}  // namespace
}  // namespace passant
