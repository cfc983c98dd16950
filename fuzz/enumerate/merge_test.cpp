// Shards as files and their sum: what is the same, what is damaged, what is missing.

#include "fuzz/enumerate/merge.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <unistd.h>

#include <fstream>
#include <functional>
#include <sstream>

#include "fuzz/enumerate/compare_range.h"
#include "fuzz/enumerate/domain.h"

namespace passant::enumerate {
namespace {

namespace fs = std::filesystem;
using testing::HasSubstr;

constexpr std::uint64_t kShards = 5;

/// A run of four men in five shards.
class Shards : public testing::Test {
 protected:
  Shards() : folder_(fs::path(testing::TempDir()) / ("passant-shards-" + std::to_string(getpid()))) {
    for (std::uint64_t number = 1; number <= kShards; ++number) shards_.push_back(made(number));
  }
  ~Shards() override { fs::remove_all(folder_); }

  static Shard made(std::uint64_t number) {
    const Domain domain(4);
    Shard shard{{"passant test", {}, {{"bitboard", "built in"}}, domain.size()}, number, kShards, {}};
    const Range range = range_of_shard(domain.size(), number, kShards);
    shard.result = compare_range(shard.identity.plan, domain, range, {}).value();
    return shard;
  }

  void write_all() {
    for (const Shard& shard : shards_) ASSERT_FALSE(write_shard(folder_, shard).has_value());
  }

  fs::path file(std::uint64_t number) const { return folder_ / shard_file_name(number, kShards); }

  static std::string text_of(const fs::path& path) {
    std::ifstream in(path, std::ios::binary);
    std::ostringstream text;
    text << in.rdbuf();
    return text.str();
  }

  static void write_text(const fs::path& path, const std::string& text) {
    std::ofstream(path, std::ios::binary | std::ios::trunc) << text;
  }

  /// What merging the files says that is wrong; empty when nothing is.
  std::string refusal() const {
    const auto sum = merged_folder(folder_);
    return sum ? "" : sum.error().what;
  }

  /// The same, of the shards in memory, one of them changed.
  std::string refusal_with(std::uint64_t number, const std::function<void(Shard&)>& change) const {
    std::vector<Named> named;
    for (const Shard& shard : shards_) named.push_back({shard_file_name(shard.number, shard.of), shard});
    change(named[number - 1].shard);
    const auto sum = merged(std::move(named));
    return sum ? "" : sum.error().what;
  }

  fs::path folder_;
  std::vector<Shard> shards_;
};

TEST(ShardRanges, CoverTheDomainWithoutGapOrOverlap) {
  for (const std::uint64_t domain : {22'208ULL, 12'185'276ULL, 579'896'937'608ULL}) {
    for (const std::uint64_t of : {1U, 7U, 1000U}) {
      std::uint64_t next = 0;
      for (std::uint64_t number = 1; number <= of; ++number) {
        const Range range = range_of_shard(domain, number, of);
        ASSERT_EQ(range.first, next);
        next = range.last;
      }
      ASSERT_EQ(next, domain);
    }
  }
}

TEST_F(Shards, AddUpToTheWhole) {
  write_all();
  const auto sum = merged_folder(folder_);
  ASSERT_TRUE(sum.has_value()) << sum.error().what;
  EXPECT_EQ(sum->result.census, known_census(4));
  const Domain domain(4);
  EXPECT_EQ(sum->result.work, compare_range({}, domain, {0, domain.size()}, {}).value().work);
}

TEST_F(Shards, MadeAgainAreTheSameBytes) {
  for (const Shard& shard : shards_) EXPECT_EQ(to_json_text(shard), to_json_text(made(shard.number)));
}

TEST_F(Shards, ComeBackFromTheirText) {
  for (const Shard& shard : shards_)
    EXPECT_EQ(to_json_text(shard_from_json_text(to_json_text(shard)).value()), to_json_text(shard));
}

TEST_F(Shards, AnyCutIsFound) {
  const std::string text = to_json_text(shards_[2]);
  for (std::size_t length = 0; length + 1 < text.size(); ++length)  // without the line end it is whole
    ASSERT_FALSE(shard_from_json_text(text.substr(0, length)).has_value()) << length;
}

TEST_F(Shards, AnyChangedDigitIsFound) {
  const std::string text = to_json_text(shards_[2]);
  for (std::size_t at = 0; at < text.size(); ++at) {
    if (text[at] < '0' || text[at] > '9') continue;
    std::string damaged = text;
    damaged[at] = damaged[at] == '9' ? '1' : static_cast<char>(damaged[at] + 1);
    ASSERT_FALSE(shard_from_json_text(damaged).has_value()) << at;
  }
}

TEST_F(Shards, ALostShardIsAGap) {
  write_all();
  fs::remove(file(2));
  EXPECT_THAT(refusal(), HasSubstr("in no shard"));
  fs::remove(file(5));
  EXPECT_THAT(refusal(), HasSubstr("in no shard"));
}

TEST_F(Shards, TheLastShardLostIsAGap) {
  write_all();
  fs::remove(file(kShards));
  EXPECT_THAT(refusal(), HasSubstr("in no shard"));
}

TEST_F(Shards, ADoubledShardIsRefused) {
  write_all();
  fs::copy_file(file(3), folder_ / "shard-3-of-5 (copy).json");
  EXPECT_THAT(refusal(), HasSubstr("hold the same placements"));
}

TEST_F(Shards, ACutFileIsRefusedByName) {
  write_all();
  fs::resize_file(file(4), fs::file_size(file(4)) / 2);
  EXPECT_THAT(refusal(), HasSubstr("shard-4-of-5.json"));
  EXPECT_THAT(refusal(), HasSubstr("damaged"));
}

TEST_F(Shards, AnEmptyFileIsRefused) {
  write_all();
  write_text(file(1), "");
  EXPECT_THAT(refusal(), HasSubstr("damaged"));
}

TEST_F(Shards, UnfinishedFilesAreNoShards) {
  write_all();
  write_text(folder_ / ".shard-2-of-5.json.host.17.unfinished", text_of(file(2)).substr(0, 100));
  EXPECT_EQ(refusal(), "");
}

TEST_F(Shards, OfAnotherRunAreRefused) {
  EXPECT_EQ(refusal_with(2, [](Shard&) {}), "");
  EXPECT_THAT(refusal_with(2, [](Shard& shard) { shard.identity.program = "passant of tomorrow"; }),
              HasSubstr("made by 'passant test' and by 'passant of tomorrow'"));
  EXPECT_THAT(refusal_with(3, [](Shard& shard) { shard.identity.versions["bitboard"] = "2"; }),
              HasSubstr("other versions of the parties"));
  EXPECT_THAT(refusal_with(4, [](Shard& shard) { shard.identity.plan.shares.flipped = 3; }), HasSubstr("another plan"));
}

TEST_F(Shards, CountsThatContradictAreRefused) {
  EXPECT_THAT(refusal_with(2, [](Shard& shard) { --shard.result.census.placements; }), HasSubstr("contradict"));
  EXPECT_THAT(refusal_with(2, [](Shard& shard) { ++shard.result.census.barred; }), HasSubstr("contradict"));
  EXPECT_THAT(refusal_with(2, [](Shard& shard) { --shard.result.work.compared; }), HasSubstr("contradict"));
}

TEST_F(Shards, ASumThatIsNotTheKnownCensusIsRefused) {
  EXPECT_THAT(refusal_with(2, [](Shard& shard) { ++shard.result.census.in_check; }), HasSubstr("known census"));
}

TEST_F(Shards, AFolderWithoutAnyIsRefused) { EXPECT_THAT(refusal(), HasSubstr("holds no shard")); }

TEST_F(Shards, AFolderThatCannotBeMadeIsAnError) {
  fs::create_directories(folder_);
  write_text(folder_ / "file", "");
  EXPECT_TRUE(write_shard(folder_ / "file", shards_[0]).has_value());
}

TEST_F(Shards, AFailedRenameLeavesNothingBehind) {
  fs::create_directories(folder_);
  // No file can be made where a folder of its name stands: rename fails after everything was written.
  fs::create_directories(file(1) / "inside");
  EXPECT_TRUE(write_shard(folder_, shards_[0]).has_value());
  EXPECT_EQ(std::distance(fs::directory_iterator(folder_), fs::directory_iterator()), 1);
}

}  // namespace
}  // namespace passant::enumerate
