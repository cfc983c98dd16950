#include "position/normal_form.h"

#include <gtest/gtest.h>

#include "position/fen.h"
#include "position/repetition.h"

namespace passant {
namespace {

Position fen(std::string_view text) { return parse_fen(text).value(); }
Move uci(std::string_view text) { return parse_uci(text).value(); }

/// For each form, '+' where the target stays.
std::string kept(std::string_view text, const MoveSet& legal = {}) {
  std::string result;
  for (const TargetForm form : kAllTargetForms) result += in_form(fen(text), form, legal).en_passant ? '+' : '-';
  return result;
}

TEST(NormalForm, ACaptureThatIsLegalKeepsTheTargetInEveryForm) {
  EXPECT_EQ(kept("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1", {uci("e5d6"), uci("e5e6")}), "+++");
}

TEST(NormalForm, APinnedPawnKeepsItInTwo) {
  EXPECT_EQ(kept("4rk2/8/8/3pP3/8/8/8/4K3 w - d6 0 1", {uci("e5e6")}), "++-");
}

TEST(NormalForm, NobodyBesideKeepsItInOne) { EXPECT_EQ(kept("4k3/8/8/3p1P2/8/8/8/4K3 w - d6 0 1"), "+--"); }

TEST(NormalForm, APawnOnTheOtherEdgeIsNotBeside) {
  EXPECT_EQ(kept("4k3/8/8/P6p/8/8/8/4K3 w - h6 0 1"), "+--");
  EXPECT_EQ(kept("4k3/8/8/8/P6p/8/8/4K3 b - a3 0 1"), "+--");
}

TEST(NormalForm, NoFormKeepsATargetThatNoDoubleStepLeft) {
  const MoveSet capture{uci("e5d6")};
  for (const char* text :
       {"4k3/8/8/3pP3/8/8/8/4K3 w - d7 0 1", "4k3/8/8/3pP3/8/8/8/4K3 b - d6 0 1", "4k3/8/8/4P3/8/8/8/4K3 w - d6 0 1",
        "4k3/8/3n4/3pP3/8/8/8/4K3 w - d6 0 1", "4k3/3n4/8/3pP3/8/8/8/4K3 w - d6 0 1"}) {
    EXPECT_EQ(kept(text, capture), "---") << text;
  }
}

TEST(NormalForm, APawnStepOntoTheTargetIsNoCapture) {
  EXPECT_FALSE(target_is_usable(fen("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1"), {uci("e5e6")}));
  EXPECT_FALSE(target_is_usable(fen("4k3/8/8/3pP3/8/8/8/4K3 w - - 0 1"), {uci("e5d6")}));
}

TEST(Repetition, CountsByEveryReading) {
  const Position pinned = fen("4rk2/8/8/3pP3/8/8/8/4K3 w - d6 0 1");
  const Position again = fen("4rk2/8/8/3pP3/8/8/8/4K3 w - - 4 3");
  RepetitionCounter counter;
  EXPECT_EQ(counter.add(pinned, {}), (Occurrences{1, 1, 1, 1}));
  const Occurrences second = counter.add(again, {});
  EXPECT_EQ(second, (Occurrences{2, 1, 1, 2}));
  EXPECT_TRUE(differ(second));
}

}  // namespace
}  // namespace passant
