// What a deviation is in words: what the reference says, what the subject does. Tested in finding_view_test.cpp.
#pragma once

#include <string>

#include "fuzz/finding.h"

namespace passant::reports {

struct Wording {
  std::string expected;
  std::string got;
};

Wording wording(const Finding& finding);

/// What a testimony's list has and lacks beside the reference's: "lists c5d6", "does not list e5d6", "the same moves";
/// for one that did not answer its outcome.
std::string difference(const Testimony& testimony, const Testimony& reference);

}  // namespace passant::reports
