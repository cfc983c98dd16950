// A contender is what a SPEC on the command line names: one of our generators (or a mutant), asked in this process,
// or an outside party. Every contender can be asked as a Party; a generator can be asked directly as well.
#pragma once

#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "generators/counting/hashed_perft.h"
#include "generators/generator.h"
#include "oracles/party.h"
#include "position/result.h"

namespace passant {

struct Contender {
  std::shared_ptr<const Generator> generator;  ///< null for an outside party
  std::unique_ptr<Party> party;                ///< never null
  std::string how;                             ///< how it is asked, for people
};

/// The names of the generators that ship: bitboard, mailbox, rulebook.
std::vector<std::string_view> generator_names();

/// One of them, or `mutant:NAME`; null when there is none of that name.
std::shared_ptr<const Generator> find_generator(std::string_view spec);

/// Perft with a table by the generator of that name; null when its boards carry no keys.
HashedPerft find_hashed_perft(std::string_view spec);

/// Makes the contender that a SPEC names. An error says what is wrong with the SPEC; an engine that cannot be started
/// is an error as well, `unavailable` then.
struct ContenderError {
  InputError input;
  bool unavailable = false;
};

std::expected<Contender, ContenderError> make_contender(std::string_view spec);

/// A generator as a Party.
std::unique_ptr<Party> make_generator_party(std::shared_ptr<const Generator> generator);

}  // namespace passant
