// A party outside this program's own code, which can say how it is asked. Made from a SPEC by spec.h.
#pragma once

#include <string>

#include "oracles/party.h"

namespace passant {

class Oracle : public Party {
 public:
  /// One line: how it is asked.
  virtual std::string describe() const = 0;

  /// How often it had to be started again because it crashed, hung or talked nonsense.
  virtual int restarts() const = 0;
};

}  // namespace passant
