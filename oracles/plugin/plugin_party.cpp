#include "oracles/plugin/plugin_party.h"

#include <fmt/format.h>

#include <algorithm>
#include <optional>
#include <span>

#include "oracles/candidates.h"
#include "oracles/replay.h"
#include "position/fen.h"

namespace passant {
namespace {

/// What a plug-in can do beside listing moves.
struct Abilities {
  bool counts = false;
  MoveFactSet judges{};
};

/// Every move but those that go nowhere: to many programs such a one is a null move.
void write_candidates(BatchSlot& slot, const Position& position, bool every_one) {
  slot.candidates.clear();
  if (!every_one) {
    for (const Move move : candidate_moves(position)) slot.candidates.add(move.bits());
    return;
  }
  for (unsigned move = 0; move < MoveBits::kMoves; ++move) {
    const bool goes = (move & 63U) != (move >> 6U & 63U);
    if (goes) slot.candidates.add(static_cast<passant_move>(move));
  }
}

void write_position(BatchSlot& slot, const Position& position) {
  static_assert(BatchSlot::kFenSize > kLongestFen);
  *write_fen(position, std::span(slot.fen).first<kLongestFen>()) = '\0';
}

void write_question(BatchSlot& slot, const Question& question, Abilities can) {
  std::optional<Position> played;
  if (!question.moves.empty()) played = asked_position(question);
  const Position& asked = played ? *played : question.start;
  write_position(slot, asked);
  slot.depth = question.depth;
  if (can.judges.has(MoveFact::Legal)) write_candidates(slot, asked, question.facts);
}

/// The interface spells moves as Move::bits() does.
bool is_move(passant_move bits) { return bits >> 12 <= static_cast<int>(PieceKind::Queen); }

MoveSet listed_with(MoveFact fact, const BatchSlot& slot, std::span<const passant_move> moves) {
  std::vector<Move> found;
  for (std::size_t at = 0; at < moves.size(); ++at) {
    if (slot.facts[at].has(fact)) found.push_back(Move::from_bits(moves[at]));
  }
  return MoveSet(std::move(found));
}

MoveSet called_legal(const BatchSlot& slot) {
  std::vector<Move> found;
  slot.legal.for_each([&](passant_move move) { found.push_back(Move::from_bits(move)); });
  return MoveSet(std::move(found));
}

Claims read_claims(const BatchSlot& slot, std::span<const passant_move> moves, MoveFactSet judges) {
  Claims claims;
  for (const MoveFact fact : kAllMoveFacts) {
    if (!judges.has(fact)) continue;
    claims.add(fact, fact == MoveFact::Legal ? called_legal(slot) : listed_with(fact, slot, moves));
  }
  return claims;
}

Answer read_list(const BatchSlot& slot, MoveFactSet judges) {
  if (slot.count == PASSANT_REFUSED) return failure(Outcome::Refused, "the plug-in refuses the position");
  if (slot.count < 0 || slot.count > BatchSlot::kMoves) {
    return failure(Outcome::ProtocolError, fmt::format("the plug-in claims {} moves", slot.count));
  }
  const std::span moves = std::span(slot.moves).first(static_cast<std::size_t>(slot.count));
  Answer answer{.moves = std::vector(moves.size(), MoveCount{{}, 1}), .total = moves.size()};
  bool all_are_moves = true;
  for (std::size_t at = 0; at < moves.size(); ++at) {
    all_are_moves &= is_move(moves[at]);
    answer.moves[at].move = Move::from_bits(moves[at]);
  }
  if (!all_are_moves) {
    const auto wrong = std::ranges::find_if_not(moves, is_move);
    return failure(Outcome::ProtocolError, fmt::format("{:#06x} is not a move", *wrong));
  }
  if (!judges.empty()) answer.claims = read_claims(slot, moves, judges);
  return answer;
}

/// What the plug-in counts stands as its total, so that counting is compared with listing.
Answer read_answer(const BatchSlot& slot, Abilities can) {
  if (slot.depth > 1) return {.listed = false, .total = slot.nodes};
  Answer answer = read_list(slot, can.judges);
  if (answer.answered() && can.counts) answer.total = slot.nodes;
  return answer;
}

class PluginParty : public Oracle {
 public:
  PluginParty(std::string spec, PartyOptions options) : spec_(std::move(spec)), options_(options) {}

  std::string_view name() const override { return spec_; }
  std::string_view version() const override { return version_; }
  std::string_view family() const override { return family_; }

  std::vector<Answer> ask(std::span<const Question> questions) final {
    std::vector<Answer> answers(questions.size());
    std::vector<std::size_t> askable;
    for (std::size_t index = 0; index < questions.size(); ++index) {
      answers[index] = reason_not_to_ask(questions[index]);
      if (answers[index].answered()) askable.push_back(index);
    }
    answer_all(questions, askable, answers);
    return answers;
  }

 protected:
  /// Fills the answers of the questions at `indices`.
  virtual void answer_all(std::span<const Question> questions, std::span<const std::size_t> indices,
                          std::vector<Answer>& answers) = 0;

  void introduce(std::string_view plugin_name, Abilities can) {
    version_ = plugin_name.empty() ? "plug-in" : plugin_name;
    family_ = family_of(version_);
    can_ = can;
  }
  Abilities can() const { return can_; }
  const PartyOptions& options() const { return options_; }

 private:
  /// An answered Answer when nothing speaks against asking.
  Answer reason_not_to_ask(const Question& question) const {
    if (question.depth > 1 && !can_.counts) return failure(Outcome::Abstained, "the plug-in does not count");
    std::string reason = reason_not_to_send(options_, question.start);
    return reason.empty() ? Answer{} : failure(Outcome::Abstained, std::move(reason));
  }

  std::string spec_;
  PartyOptions options_;
  std::string version_;
  std::string family_;
  Abilities can_;
};

class InProcess final : public PluginParty {
 public:
  InProcess(std::string spec, PluginLibrary library, PartyOptions options)
      : PluginParty(std::move(spec), options), library_(std::move(library)) {
    introduce(library_.name(), {library_.counts(), library_.judges()});
  }

  std::string describe() const override { return "plug-in, in this process"; }
  int restarts() const override { return 0; }

 private:
  void answer_all(std::span<const Question> questions, std::span<const std::size_t> indices,
                  std::vector<Answer>& answers) override {
    for (const std::size_t index : indices) {
      BatchSlot slot;
      write_question(slot, questions[index], can());
      library_.answer(slot);
      answers[index] = read_answer(slot, can());
    }
  }

  PluginLibrary library_;
};

class Apart final : public PluginParty {
 public:
  Apart(std::string spec, std::string file, std::unique_ptr<PluginWorker> worker, PartyOptions options)
      : PluginParty(std::move(spec), options), file_(std::move(file)), worker_(std::move(worker)) {
    const Batch& batch = worker_->batch();
    introduce(batch.name.data(), {batch.counts, batch.judges});
  }

  std::string describe() const override { return "plug-in, in a process of its own, asked in batches"; }
  int restarts() const override { return restarts_; }

 private:
  void answer_all(std::span<const Question> questions, std::span<const std::size_t> indices,
                  std::vector<Answer>& answers) override {
    while (!indices.empty()) {
      if (auto failed = ensure_worker()) {
        for (const std::size_t index : indices) answers[index] = *failed;
        return;
      }
      indices =
          indices.subspan(answer_batch(questions, indices.first(std::min(indices.size(), Batch::kSlots)), answers));
    }
  }

  /// The number of questions dealt with: all, or up to and with the guilty one.
  std::size_t answer_batch(std::span<const Question> questions, std::span<const std::size_t> indices,
                           std::vector<Answer>& answers) {
    Batch& batch = worker_->batch();
    batch.size = static_cast<std::uint32_t>(indices.size());
    for (std::size_t i = 0; i < indices.size(); ++i) write_question(batch.slots[i], questions[indices[i]], can());
    auto failed = worker_->answer(options().deadlines.answer);
    const std::size_t answered = std::min<std::size_t>(batch.progress.load(), indices.size());
    for (std::size_t i = 0; i < answered; ++i) answers[indices[i]] = read_answer(batch.slots[i], can());
    if (!failed) return answered;
    worker_.reset();
    if (answered == indices.size()) return answered;
    answers[indices[answered]] = std::move(*failed);
    return answered + 1;
  }

  std::optional<Answer> ensure_worker() {
    if (worker_) return std::nullopt;
    if (restarts_ >= options().restart_budget) {
      return failure(Outcome::Abstained, fmt::format("given up after {} restarts", restarts_));
    }
    ++restarts_;
    auto worker = PluginWorker::start(file_, options().deadlines.start);
    if (!worker) return std::move(worker.error());
    worker_ = std::move(*worker);
    return std::nullopt;
  }

  std::string file_;
  std::unique_ptr<PluginWorker> worker_;
  int restarts_ = 0;
};

}  // namespace

std::expected<std::unique_ptr<Oracle>, Answer> connect_plugin(std::string spec, const std::string& file,
                                                              bool in_process, const PartyOptions& options) {
  if (in_process) {
    auto library = PluginLibrary::load(file);
    if (!library) return std::unexpected(failure(Outcome::Abstained, library.error().what));
    return std::make_unique<InProcess>(std::move(spec), std::move(*library), options);
  }
  auto worker = PluginWorker::start(file, options.deadlines.start);
  if (!worker) return std::unexpected(std::move(worker.error()));
  return std::make_unique<Apart>(std::move(spec), file, std::move(*worker), options);
}

}  // namespace passant
