// A finding: a deviation that was minimised, named and put to witnesses. What a run keeps.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "fuzz/deviation.h"
#include "fuzz/fault_class.h"
#include "fuzz/reducer.h"
#include "oracles/party.h"
#include "position/position.h"
#include "position/validity.h"

namespace passant {

/// With whom a party stands, by the moves it lists (for a wrong child: the replies it lists; for a misjudged fact about
/// a move: whether it says that the move has it).
enum class Stance : std::uint8_t { WithSubject, WithReference, WithNeither, CannotTell, Silent };

/// "with-subject", "with-reference", "with-neither", "cannot-tell", "silent".
std::string_view name(Stance stance);

struct Testimony {
  std::string party;
  std::string version;
  std::string family;
  Stance stance = Stance::Silent;
  Answer answer;
};

struct Finding {
  FaultClass fault{};
  Deviation deviation{};  ///< on the minimised position
  Position position{};    ///< minimised
  Position first_met{};   ///< as it was drawn
  Reasons reasons{};      ///< what is unusual about the minimised position; gives the tier
  std::string subject{};
  std::string reference{};
  std::vector<Testimony> testimonies{};
  std::string source{};
  std::uint64_t seed = 0;
  std::uint64_t draw = 0;          ///< with seed: names the draw that met it
  std::optional<Question> game{};  ///< leads from its root to `first_met`, when the source played a game
  std::uint64_t questions = 0;
  bool minimal = false;
  Circumstances circumstances{};
  std::vector<Refutation> certificate{};
};

/// One line of JSON without a line end. Schema: reports/SCHEMA.md.
std::string to_json_line(const Finding& finding);

/// What a resumed run and a report need to know of a line of findings.jsonl.
Result<Finding> finding_from_json_line(std::string_view line);

}  // namespace passant
