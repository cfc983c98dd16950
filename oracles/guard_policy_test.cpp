#include "oracles/guard_policy.h"

#include <gtest/gtest.h>

namespace passant {
namespace {

void ask(GuardPolicy& policy, int times, bool doubtful) {
  for (int i = 0; i < times; ++i) {
    if (doubtful) policy.doubted();
    policy.asked();
  }
}

TEST(GuardPolicy, FewDoubtsNeedNoGuards) {
  GuardPolicy policy;
  for (int i = 0; i < 20; ++i) {
    ask(policy, GuardPolicy::kManyDoubts, true);
    ask(policy, GuardPolicy::kWindow - GuardPolicy::kManyDoubts, false);
    EXPECT_FALSE(policy.guards());
  }
}

TEST(GuardPolicy, ManyDoubtsBringGuardsForAWhile) {
  GuardPolicy policy;
  ask(policy, GuardPolicy::kWindow, true);
  EXPECT_TRUE(policy.guards());
  ask(policy, GuardPolicy::kGuarded - 1, false);
  EXPECT_TRUE(policy.guards());
  ask(policy, 1, false);
  EXPECT_FALSE(policy.guards());
}

}  // namespace
}  // namespace passant
