#include "oracles/external_party.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cctype>
#include <deque>

#include "oracles/replay.h"
#include "position/check.h"
#include "position/fen.h"

namespace passant {
namespace {

constexpr int kStartTries = 3;

Question start_question() { return {.start = parse_fen(kStartFen).value()}; }

std::string reasons_text(const Position& position) {
  std::string text;
  for (const Reason reason : examine(position).list())
    text += fmt::format("{}{}", text.empty() ? "" : ", ", name(reason));
  return text;
}

}  // namespace

/// One call of ask(): which questions wait, are under way, are answered without proof, or are suspected.
class ExternalParty::Round {
 public:
  Round(ExternalParty& party, std::span<const Question> questions)
      : party_(party), questions_(questions), answers_(questions.size()) {}

  std::vector<Answer> run() {
    sort_out();
    while (!suspects_.empty() || !waiting_.empty()) {
      if (auto failed = party_.ensure_session()) {
        give_up(*failed);
        break;
      }
      suspects_.empty() ? stream() : ask_alone();
    }
    return std::move(answers_);
  }

 private:
  struct Task {
    std::size_t index;
    Guard guard = Guard::StartPosition;
  };
  struct Unproven {
    Task task;
    Answer answer;
  };

  void sort_out() {
    for (std::size_t index = 0; index < questions_.size(); ++index) {
      if (auto reason = party_.reason_not_to_ask(questions_[index])) {
        answers_[index] = std::move(*reason);
      } else {
        waiting_.push_back({index});
      }
    }
  }

  void stream() {
    for (fill(); !under_way_.empty(); fill()) {
      if (!take_next()) return suspect_all();
    }
  }

  /// Keeps between half a window and a whole one under way: many requests go out in one write.
  void fill() {
    const std::size_t window = party_.dialect_->window();
    if (under_way_.size() > window / 2) return;
    while (under_way_.size() < window && !waiting_.empty()) {
      put(waiting_.front());
      waiting_.pop_front();
      if (unfenced_ >= window / 2) put_fence();
    }
    if (waiting_.empty()) put_fence();
  }

  void put(Task task) {
    party_.session_->put(party_.dialect_->exchange(questions_[task.index], task.guard));
    under_way_.emplace_back(task);
    ++unfenced_;
  }

  void put_fence() {
    if (party_.dialect_->window() == 1 || unfenced_ == 0) return;
    party_.session_->put(party_.dialect_->exchange(start_question(), Guard::Endgame));
    under_way_.emplace_back(std::nullopt);
    unfenced_ = 0;
  }

  /// False when the program failed; failure_ says how.
  bool take_next() {
    Answer answer = party_.session_->next();
    if (!party_.session_->alive()) return failed(std::move(answer));
    const auto task = under_way_.front();
    under_way_.pop_front();
    if (!task && answer.moves != party_.start_answer_->moves) {
      return failed(failure(Outcome::ProtocolError, "the start position, asked behind it, got another answer"));
    }
    if (!task && answer.total != party_.start_answer_->total) {
      return failed(failure(Outcome::ProtocolError, "the start position, asked behind it, got another count"));
    }
    if (task) unproven_.push_back({*task, std::move(answer)});
    if (!task || party_.dialect_->window() == 1) believe();
    return true;
  }

  bool failed(Answer how) {
    failure_ = std::move(how);
    return false;
  }

  void believe() {
    for (Unproven& entry : unproven_) believe(entry.task, std::move(entry.answer));
    unproven_.clear();
  }

  void believe(Task task, Answer answer) {
    const bool repeats = party_.repeats_start(questions_[task.index], answer);
    if (task.guard == Guard::StartPosition && repeats) {
      waiting_.push_back({task.index, Guard::Endgame});
    } else if (task.guard == Guard::Endgame && answer.answered() && !repeats) {
      answers_[task.index] = failure(Outcome::Refused, "it answers for the position that it was given before");
    } else if (party_.ignores_moves(questions_[task.index], answer)) {
      answers_[task.index] = failure(Outcome::Refused, fmt::format("it answers for the position before {}",
                                                                   to_uci(questions_[task.index].moves.back())));
    } else {
      answers_[task.index] = std::move(answer);
    }
  }

  void suspect_all() {
    for (const Unproven& entry : unproven_) suspects_.push_back(entry.task);
    for (const auto& task : under_way_) {
      if (task) suspects_.push_back(*task);
    }
    abandon();
    // Alone already, and another wait would be as long.
    if (suspects_.size() == 1 && failure_.outcome == Outcome::Hung) blame_first_suspect();
  }

  void ask_alone() {
    put(suspects_.front());
    put_fence();
    while (!under_way_.empty()) {
      if (!take_next()) return blame_alone();
    }
    suspects_.pop_front();
  }

  /// It may have refused in words and answered nothing, so that the fence's answer was taken for its own.
  void blame_alone() {
    const std::string complaint = unproven_.empty() ? "" : unproven_.front().answer.detail;
    if (!complaint.empty()) failure_ = failure(Outcome::Refused, complaint);
    abandon();
    blame_first_suspect();
  }

  void blame_first_suspect() {
    answers_[suspects_.front().index] = failure_;
    suspects_.pop_front();
    waiting_.insert(waiting_.begin(), suspects_.begin(), suspects_.end());
    suspects_.clear();
  }

  void abandon() {
    party_.session_.reset();
    under_way_.clear();
    unproven_.clear();
    unfenced_ = 0;
  }

  void give_up(const Answer& why) {
    for (const Task& task : suspects_) answers_[task.index] = why;
    for (const Task& task : waiting_) answers_[task.index] = why;
  }

  ExternalParty& party_;
  std::span<const Question> questions_;
  std::vector<Answer> answers_;
  std::deque<Task> waiting_;
  std::deque<std::optional<Task>> under_way_;  // nullopt: the start position as a fence
  std::size_t unfenced_ = 0;                   // questions put since the last fence
  std::vector<Unproven> unproven_;
  std::deque<Task> suspects_;
  Answer failure_;
};

std::expected<std::unique_ptr<ExternalParty>, Answer> ExternalParty::connect(std::string spec, Command command,
                                                                             std::unique_ptr<Dialect> dialect,
                                                                             PartyOptions options) {
  std::unique_ptr<ExternalParty> party(
      new ExternalParty(std::move(spec), std::move(command), std::move(dialect), options));
  if (auto failed = party->start_session()) return std::unexpected(std::move(*failed));
  return party;
}

ExternalParty::ExternalParty(std::string spec, Command command, std::unique_ptr<Dialect> dialect, PartyOptions options)
    : spec_(std::move(spec)), command_(std::move(command)), dialect_(std::move(dialect)), options_(options) {}

ExternalParty::~ExternalParty() {
  if (session_) session_->leave(dialect_->farewell());
}

std::vector<Answer> ExternalParty::ask(std::span<const Question> questions) { return Round(*this, questions).run(); }

std::optional<Answer> ExternalParty::ensure_session() {
  if (session_ || given_up_) return given_up_;
  std::optional<Answer> failed;
  for (int tries = 0; tries < kStartTries; ++tries) {
    if (restarts_ >= options_.restart_budget) {
      failed = failure(Outcome::Abstained, fmt::format("given up after {} restarts", restarts_));
      break;
    }
    ++restarts_;
    failed = start_session();
    if (!failed) return std::nullopt;
  }
  return given_up_ = failed;
}

std::optional<Answer> ExternalParty::start_session() {
  auto process = Process::start(command_);
  if (!process) return failure(Outcome::Abstained, process.error().what);
  Session session(std::move(*process), options_.deadlines);
  session.put(dialect_->greeting());
  if (Answer greeted = session.next(options_.deadlines.start); !session.alive()) return greeted;
  session.put(dialect_->exchange(start_question(), Guard::Endgame));
  Answer answer = session.next();
  if (!answer.answered()) return answer;
  if (!start_answer_) start_answer_ = std::move(answer);
  version_ = dialect_->program_name().empty() ? command_.program : dialect_->program_name();
  family_ = family_of(version_);
  session_.emplace(std::move(session));
  return std::nullopt;
}

std::optional<Answer> ExternalParty::reason_not_to_ask(const Question& question) const {
  if (std::string reason = dialect_->reason_to_abstain(question); !reason.empty()) {
    return failure(Outcome::Abstained, std::move(reason));
  }
  const Tier found = tier(question.start);
  if (found >= options_.least_tier) return std::nullopt;
  return failure(Outcome::Abstained,
                 fmt::format("not sent: the position is {} ({})", passant::name(found), reasons_text(question.start)));
}

bool ExternalParty::repeats_start(const Question& question, const Answer& answer) const {
  constexpr std::array<std::uint64_t, 6> kStartCounts{20, 400, 8902, 197281, 4865609, 119060324};
  if (!dialect_->keeps_position() || !answer.answered()) return false;
  if (question.moves.empty() && to_fen(question.start) == kStartFen) return false;
  if (answer.listed) return answer.move_set() == start_answer_->move_set();
  const auto depth = static_cast<std::size_t>(question.depth);
  return depth <= kStartCounts.size() && answer.total == kStartCounts[depth - 1];
}

bool ExternalParty::ignores_moves(const Question& question, const Answer& answer) const {
  if (!dialect_->keeps_position() || question.moves.empty() || answer.moves.empty()) return false;
  const Position asked = asked_position(question);
  return std::ranges::none_of(answer.moves, [&](const MoveCount& entry) {
    const auto man = asked.placement[entry.move.from()];
    return man && man->color() == asked.to_move;
  });
}

std::string family_of(std::string_view program_name) {
  std::string name;
  for (const char c : program_name) name += static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
  struct Ancestry {
    std::string_view name, family;
  };
  constexpr std::array<Ancestry, 6> kKnown{{{"stockfish", "stockfish"},
                                            {"fairy-stockfish", "stockfish"},
                                            {"glaurung", "stockfish"},
                                            {"fruit", "fruit"},
                                            {"toga", "fruit"},
                                            {"gnu chess", "fruit"}}};
  for (const Ancestry& known : kKnown) {
    if (name.starts_with(known.name)) return std::string(known.family);
  }
  return name.substr(0, name.find(' '));
}

}  // namespace passant
