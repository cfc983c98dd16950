// The adapters of oracles/adapters/, each where its library is installed (oracles/adapters/install).
#include <gmock/gmock.h>

#include <filesystem>

#include "oracles/check_up.h"
#include "oracles/spec.h"

namespace passant {

void PrintTo(const Known& known, std::ostream* out) { *out << known.spec; }

namespace {

std::vector<Known> adapters() {
  std::vector<Known> all;
  for (const Known& known : known_oracles()) {
    if (known.spec.starts_with("lines:")) all.push_back(known);
  }
  return all;
}

class Adapter : public ::testing::TestWithParam<Known> {
 protected:
  Adapter() { std::filesystem::current_path(PASSANT_SOURCE_DIR); }
};

TEST_P(Adapter, AnswersForTheKnownPositions) {
  auto oracle = make_external_party(GetParam().spec);
  if (!oracle) GTEST_SKIP() << "needs " << GetParam().install << ": " << to_string(oracle.error().error);
  const CheckUp result = check_up(**oracle);
  EXPECT_GT(result.tally.compared(), 0U);
  EXPECT_THAT(result.faults, ::testing::IsEmpty());
}

INSTANTIATE_TEST_SUITE_P(Of, Adapter, ::testing::ValuesIn(adapters()), [](const auto& known) {
  const std::string spec(known.param.spec);
  const auto file = spec.find_last_of('/') + 1;
  std::string name = spec.substr(file, spec.find('.', file) - file) + "By" + std::string(known.param.program);
  std::ranges::replace(name, '-', '_');
  return name;
});

}  // namespace
}  // namespace passant
