#include "bench/counter.h"

#include <fmt/format.h>

#include <array>
#include <functional>

#include "generators/bitboard/board.h"
#include "generators/bitboard/forms.h"
#include "generators/counting/parallel_perft.h"
#include "generators/mailbox/board.h"
#include "generators/perft.h"
#include "generators/rulebook/board.h"
#include "oracles/external_party.h"

namespace passant::bench {
namespace {

class OwnCounter final : public Counter {
 public:
  OwnCounter(std::string name, PieceCounter counter, unsigned threads)
      : name_(std::move(name)), counter_(std::move(counter)), threads_(threads) {}

  std::string name() const override { return name_; }
  std::string version() const override { return "built in"; }
  bool outside() const override { return false; }

  std::expected<std::uint64_t, std::string> count(const Position& position, int depth) override {
    if (threads_ == 1) return counter_(position, depth);
    const auto rules = find_generator("bitboard");
    return total(*parallel_perft(*rules, position, depth, counter_, {.threads = threads_}));
  }

 private:
  std::string name_;
  PieceCounter counter_;
  unsigned threads_;
};

class OutsideCounter final : public Counter {
 public:
  OutsideCounter(std::unique_ptr<Party> party, std::chrono::seconds patience) : party_(std::move(party)) {
    if (auto* const program = dynamic_cast<ExternalParty*>(party_.get())) program->keep_to({.answer = patience});
  }

  std::string name() const override { return std::string(party_->name()); }
  std::string version() const override { return std::string(party_->version()); }
  bool outside() const override { return true; }

  std::expected<std::uint64_t, std::string> count(const Position& position, int depth) override {
    const Answer answer = party_->ask(Question{position, {}, depth});
    if (answer.answered()) return answer.total;
    return std::unexpected(fmt::format("{}: {}", passant::name(answer.outcome), answer.detail));
  }

 private:
  std::unique_ptr<Party> party_;
};

template <Board B>
std::uint64_t every_leaf(const Position& position, int depth) {
  B board(position);
  return perft_by_list(board, depth, true);
}

/// The bitboard generator makes children without listing moves.
std::uint64_t every_leaf_in_memory(const Position& position, int depth) {
  return bitboard::chosen_form().played_perft(bitboard::Board(position).state(), depth);
}

struct Special {
  std::string_view name;
  std::uint64_t (*count)(const Position& position, int depth);
};

constexpr std::array kSpecials{
    Special{"bitboard/every-leaf", every_leaf_in_memory},
    Special{"mailbox/every-leaf", every_leaf<mailbox::Board>},
    Special{"rulebook/every-leaf", every_leaf<rulebook::Board>},
};

PieceCounter special_counter(std::string_view spec) {
  for (const Special& special : kSpecials) {
    if (special.name == spec) return special.count;
  }
  for (const bitboard::Form& form : bitboard::forms()) {
    if (spec != fmt::format("bitboard/{}", form.name)) continue;
    return [run = form.run](const Position& position, int depth) {
      return run.perft(bitboard::Board(position).state(), depth);
    };
  }
  return nullptr;
}

/// With a table that starts empty for each count.
PieceCounter hashed_counter(HashedPerft perft, std::size_t megabytes, unsigned threads) {
  if (threads == 1) {
    return [=](const Position& position, int depth) {
      PerftTable table(megabytes << 20U);
      return perft(position, depth, table);
    };
  }
  auto table = std::make_shared<PerftTable>(megabytes << 20U);
  return [=](const Position& position, int depth) { return perft(position, depth, *table); };
}

std::unique_ptr<Counter> own_counter(const std::string& spec, const CountOptions& options) {
  if (auto counter = special_counter(spec)) return std::make_unique<OwnCounter>(spec, counter, options.threads);
  const auto generator = find_generator(spec);
  if (!generator) return nullptr;
  const HashedPerft hashed = options.hash_megabytes > 0 ? find_hashed_perft(spec) : nullptr;
  if (hashed != nullptr) {
    return std::make_unique<OwnCounter>(fmt::format("{}, table of {} MB", spec, options.hash_megabytes),
                                        hashed_counter(hashed, options.hash_megabytes, options.threads),
                                        options.threads);
  }
  const auto plain = [generator](const Position& position, int depth) { return generator->perft(position, depth); };
  return std::make_unique<OwnCounter>(spec, plain, options.threads);
}

}  // namespace

std::expected<std::unique_ptr<Counter>, ContenderError> make_counter(const std::string& spec,
                                                                     const CountOptions& options) {
  if (auto own = own_counter(spec, options)) return own;
  auto contender = make_contender(spec);
  if (!contender) return std::unexpected(contender.error());
  return std::make_unique<OutsideCounter>(std::move(contender->party), options.patience);
}

}  // namespace passant::bench
