#include "fuzz/contender.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>

#include "generators/bitboard/board.h"
#include "generators/bitboard/keyed_board.h"
#include "generators/mailbox/board.h"
#include "generators/mailbox/keyed_board.h"
#include "generators/mutants/mutant.h"
#include "generators/rulebook/board.h"
#include "oracles/spec.h"

namespace passant {
namespace {

struct Named {
  std::string_view name;
  std::shared_ptr<const Generator> (*make)(std::string_view name);
  HashedPerft hashed_perft;
};

template <Board B>
std::shared_ptr<const Generator> made(std::string_view name) {
  return std::make_shared<GeneratorOf<B>>(name);
}

constexpr std::array kGenerators{
    Named{"bitboard", made<bitboard::Board>, hashed_perft_of<bitboard::KeyedBoard>},
    Named{"mailbox", made<mailbox::Board>, hashed_perft_of<mailbox::KeyedBoard>},
    Named{"rulebook", made<rulebook::Board>, nullptr},
};

constexpr std::string_view kMutantPrefix = "mutant:";

ContenderError unknown(std::string_view spec) {
  if (spec.starts_with(kMutantPrefix)) {
    return {{fmt::format("'{}' names no seeded fault", spec), kMutantPrefix.size() + 1,
             "a name that `passant mutants --list` prints"},
            false};
  }
  return {{fmt::format("'{}' names no party", spec), 1,
           "bitboard, mailbox, rulebook, mutant:NAME, stockfish, uci:COMMAND, xboard:COMMAND, lines:COMMAND or "
           "plugin:FILE.so"},
          false};
}

}  // namespace

std::vector<std::string_view> generator_names() {
  std::vector<std::string_view> names;
  for (const Named& generator : kGenerators) names.push_back(generator.name);
  return names;
}

std::shared_ptr<const Generator> find_generator(std::string_view spec) {
  for (const Named& generator : kGenerators) {
    if (generator.name == spec) return generator.make(generator.name);
  }
  if (spec.starts_with(kMutantPrefix)) {
    if (const auto info = mutants::find_mutant(spec.substr(kMutantPrefix.size()))) {
      return std::make_shared<mutants::MutantGenerator>(info->fault);
    }
  }
  return nullptr;
}

HashedPerft find_hashed_perft(std::string_view spec) {
  const auto* const found = std::ranges::find(kGenerators, spec, &Named::name);
  return found == kGenerators.end() ? nullptr : found->hashed_perft;
}

std::expected<Contender, ContenderError> make_contender(std::string_view spec) {
  if (auto generator = find_generator(spec)) {
    auto party = make_generator_party(generator);
    return Contender{std::move(generator), std::move(party), "in this process"};
  }
  if (!names_external_party(spec)) return std::unexpected(unknown(spec));
  auto party = make_external_party(spec);
  if (!party)
    return std::unexpected(ContenderError{party.error().error, party.error().kind != SpecError::Kind::Misspelt});
  std::string how = (*party)->describe();
  return Contender{nullptr, std::move(*party), std::move(how)};
}

}  // namespace passant
