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

Question question_of(std::string_view fen, int depth = 1) { return {.start = parse_fen(fen).value(), .depth = depth}; }

/// The counts behind the moves may be of another depth.
bool same_moves(const Answer& answer, const std::vector<MoveCount>& moves) {
  return std::ranges::equal(answer.moves, moves, {}, &MoveCount::move, &MoveCount::move);
}

bool same(const Answer& a, const Answer& b) { return a.moves == b.moves && a.total == b.total; }

std::string text_of(const Reasons& reasons) {
  std::string text;
  for (const Reason reason : reasons.list()) text += fmt::format("{}{}", text.empty() ? "" : ", ", name(reason));
  return text;
}

}  // namespace

std::string reason_not_to_send(const PartyOptions& options, const Position& position) {
  const Reasons reasons = examine(position);
  if (reasons.tier() < options.least_tier) {
    return fmt::format("not sent: the position is {} ({})", name(reasons.tier()), text_of(reasons));
  }
  if (reasons.has(Reason::TooManyMen) && !options.crowds) return "not sent: more men than a game can have";
  return {};
}

/// One call of ask(): which questions wait, are under way, are answered without proof, or are suspected.
class ExternalParty::Round {
 public:
  Round(ExternalParty& party, std::span<const Question> questions)
      : party_(party), questions_(questions), answers_(questions.size()) {}

  std::vector<Answer> run() {
    sort_out();
    learn_home_answers();
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
    Guard guard = Guard::None;
  };
  struct Unproven {
    Task task;
    Answer answer;
    bool repeats_previous;
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

  void learn_home_answers() {
    std::erase_if(waiting_, [&](const Task& task) {
      if (party_.ensure_session() || party_.learn_home_answer(questions_[task.index].depth)) return false;
      answers_[task.index] = failure(Outcome::Abstained, "it does not count a known position to this depth");
      return true;
    });
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
    if (task.guard == Guard::None && needs_guard()) task.guard = Guard::Home;
    party_.session_->put(party_.dialect_->exchange(questions_[task.index], task.guard));
    party_.guard_policy_.asked();
    unknown_position_ = false;
    under_way_.emplace_back(task);
    ++unfenced_;
  }

  /// Counts of different depths do not repeat one another, so a program that only counts is always guarded.
  bool needs_guard() const {
    return unknown_position_ || !party_.start_answer_->listed || party_.guard_policy_.guards();
  }

  void put_fence() {
    if (party_.dialect_->window() == 1 || unfenced_ == 0) return;
    party_.session_->put(party_.dialect_->exchange(question_of(kHomeFen), Guard::Home));
    under_way_.emplace_back(std::nullopt);
    unfenced_ = 0;
  }

  /// False when the program failed; failure_ says how.
  bool take_next() {
    Answer answer = party_.session_->next();
    if (!party_.session_->alive()) return failed(std::move(answer));
    const auto task = under_way_.front();
    under_way_.pop_front();
    if (!task && !same(answer, party_.home_answers_.at(1))) {
      return failed(failure(Outcome::ProtocolError, "a known position, asked behind it, got another answer"));
    }
    const bool repeats = party_.dialect_->keeps_position() && answer.answered() && same_moves(answer, previous_);
    previous_ = answer.moves;
    unknown_position_ = !answer.answered();
    if (task) unproven_.push_back({*task, std::move(answer), repeats});
    if (!task || party_.dialect_->window() == 1) believe();
    return true;
  }

  bool failed(Answer how) {
    failure_ = std::move(how);
    return false;
  }

  void believe() {
    for (Unproven& entry : unproven_) {
      if (entry.task.guard == Guard::None && entry.repeats_previous) {
        party_.guard_policy_.doubted();
        waiting_.push_back({entry.task.index, Guard::Home});
      } else {
        believe(entry.task, std::move(entry.answer));
      }
    }
    unproven_.clear();
  }

  void believe(Task task, Answer answer) {
    const bool repeats = party_.repeats_home(questions_[task.index], answer);
    if (task.guard == Guard::Home && repeats) {
      waiting_.push_back({task.index, Guard::Start});
    } else if (task.guard == Guard::Start && answer.answered() && !repeats) {
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
    if (suspects_.front().guard == Guard::None) suspects_.front().guard = Guard::Home;
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
    unknown_position_ = true;
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
  std::deque<std::optional<Task>> under_way_;  // nullopt: a fence
  std::size_t unfenced_ = 0;                   // questions put since the last fence
  std::vector<Unproven> unproven_;
  std::vector<MoveCount> previous_;  // what was answered last
  bool unknown_position_ = true;     // nothing was answered that a kept position would repeat
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

void ExternalParty::keep_to(Deadlines deadlines) {
  options_.deadlines = deadlines;
  if (session_) session_->keep_to(deadlines);
}

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
  if (auto failed = introduce(session)) return failed;
  version_ = dialect_->program_name().empty() ? command_.program : dialect_->program_name();
  family_ = family_of(version_);
  session_.emplace(std::move(session));
  return std::nullopt;
}

/// Its answers for the two known positions; they are the same after every restart.
std::optional<Answer> ExternalParty::introduce(Session& session) {
  session.put(dialect_->exchange(question_of(kStartFen), Guard::Home));
  Answer start = session.next();
  if (!start.answered()) return start;
  session.put(dialect_->exchange(question_of(kHomeFen), Guard::Start));
  Answer home = session.next();
  if (!home.answered()) return home;
  if (same(start, home))
    return failure(Outcome::ProtocolError, "it answers for the start position whatever it is given");
  if (!start_answer_) start_answer_ = std::move(start);
  home_answers_.emplace(1, std::move(home));
  return std::nullopt;
}

/// A program that only counts repeats the home position's count of the same depth when it keeps that position.
bool ExternalParty::learn_home_answer(int depth) {
  if (!dialect_->keeps_position() || knows_home_answer(depth)) return true;
  session_->put(dialect_->exchange(question_of(kHomeFen, depth), Guard::Start));
  Answer answer = session_->next();
  if (!session_->alive()) session_.reset();
  if (answer.answered()) home_answers_.emplace(depth, std::move(answer));
  return knows_home_answer(depth);
}

std::optional<Answer> ExternalParty::reason_not_to_ask(const Question& question) const {
  if (std::string reason = dialect_->reason_to_abstain(question); !reason.empty()) {
    return failure(Outcome::Abstained, std::move(reason));
  }
  std::string reason = reason_not_to_send(options_, question.start);
  if (reason.empty()) return std::nullopt;
  return failure(Outcome::Abstained, std::move(reason));
}

bool ExternalParty::repeats_home(const Question& question, const Answer& answer) const {
  if (!dialect_->keeps_position() || !answer.answered()) return false;
  if (question.moves.empty() && to_fen(question.start) == kHomeFen) return false;
  if (answer.listed) return answer.move_set() == home_answers_.at(1).move_set();
  return answer.total == home_answers_.at(question.depth).total;
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
