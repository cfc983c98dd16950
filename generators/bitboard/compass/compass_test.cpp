// Sets in eight directions: sliders against the slow walk, and every operation against plain sets, for each kind of
// processor that is at hand.
#include <gtest/gtest.h>

#include <algorithm>

#include "generators/bitboard/forms.h"

namespace passant::bitboard {

int compass_faults_portable();
int compass_faults_avx2();
int compass_faults_avx512();

namespace {

bool can_run(std::string_view form) { return std::ranges::find(forms(), form, &Form::name) != forms().end(); }

TEST(BitboardCompass, PortableOperationsAreThoseOfPlainSets) { EXPECT_EQ(compass_faults_portable(), 0); }

#if defined(PASSANT_X86_FORMS)
TEST(BitboardCompass, Avx2OperationsAreThoseOfPlainSets) {
  if (!can_run("avx2")) GTEST_SKIP() << "this processor has no AVX2";
  EXPECT_EQ(compass_faults_avx2(), 0);
}

TEST(BitboardCompass, Avx512OperationsAreThoseOfPlainSets) {
  if (!can_run("avx512")) GTEST_SKIP() << "this processor has no AVX-512";
  EXPECT_EQ(compass_faults_avx512(), 0);
}
#endif

}  // namespace
}  // namespace passant::bitboard
