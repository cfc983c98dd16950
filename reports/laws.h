// Which article of the FIDE Laws of Chess (in force from 1 January 2023, https://handbook.fide.com/chapter/E012023)
// a class of faults breaks, and what that article says, in our words. Tested in finding_view_test.cpp.
#pragma once

#include <string_view>

#include "fuzz/fault_class.h"

namespace passant::reports {

struct Law {
  std::string_view article;  ///< "3.7.3.1"; empty where no law is broken, but a promise of programs
  std::string_view says;
};

Law law_of(FaultClass fault);

inline constexpr std::string_view kLawsAddress = "https://handbook.fide.com/chapter/E012023";

}  // namespace passant::reports
