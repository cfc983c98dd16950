#include "fuzz/misjudged_checks.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <atomic>

#include "fuzz/adjudication.h"
#include "fuzz/default_sources.h"
#include "fuzz/hunt.h"
#include "fuzz/judge.h"
#include "generators/rulebook/move_judge.h"
#include "oracles/replay.h"
#include "position/fen.h"

namespace passant {
namespace {

/// The captured pawn shields the king: e5d6 uncovers a check. The bishop's capture of it gives one as well.
const Position kUncovering = parse_fen("8/1k6/8/3pP3/8/5B2/8/K7 w - d6 0 1").value();

const Move kCapture("e5"_sq, "d6"_sq);
const Move kBishopCaptures("f3"_sq, "d5"_sq);

/// Lists rightly and says that those moves give check.
class Checker final : public Party {
 public:
  explicit Checker(std::optional<MoveSet> checking) : checking_(std::move(checking)) {}

  std::string_view name() const override { return "checker"; }
  std::string_view version() const override { return "1"; }
  std::string_view family() const override { return "checker"; }
  std::vector<Answer> ask(std::span<const Question> questions) override {
    std::vector<Answer> answers = make_generator_party(find_generator("mailbox"))->ask(questions);
    for (Answer& answer : answers) answer.checking = checking_;
    return answers;
  }

 private:
  std::optional<MoveSet> checking_;
};

Deviations judged(MoveSet checking) {
  const Contender subject{nullptr, std::make_unique<Checker>(std::move(checking)), ""};
  const Contender reference = make_contender("bitboard").value();
  return make_judge(subject, reference)->judge(kUncovering, Scope::Lists).deviations;
}

TEST(MisjudgedChecks, ACheckUncoveredByTheCapturedPawnMustBeKnown) {
  EXPECT_EQ(judged({kBishopCaptures}), (Deviations{{DeviationKind::WrongCheck, kCapture}}));
  EXPECT_TRUE(judged({kCapture, kBishopCaptures}).empty());
}

TEST(MisjudgedChecks, AMoveThatGivesNoCheckMustNotBeCalledOne) {
  const Move step("e5"_sq, "e6"_sq);
  EXPECT_EQ(judged({kCapture, kBishopCaptures, step}), (Deviations{{DeviationKind::WrongCheck, step}}));
}

TEST(MisjudgedChecks, PartiesAreComparedByWhatTheySayOfTheMove) {
  Checker subject(MoveSet{kBishopCaptures}), right(MoveSet{kCapture}), wrong_as_well(MoveSet{}), silent(std::nullopt);
  const auto reference = make_generator_party(find_generator("bitboard"));
  const std::vector<Party*> parties{&subject, reference.get(), &right, &wrong_as_well, &silent};
  const auto testimonies = adjudicate(kUncovering, {DeviationKind::WrongCheck, kCapture}, parties);
  std::vector<Stance> stances;
  for (const Testimony& testimony : testimonies) stances.push_back(testimony.stance);
  EXPECT_EQ(stances, (std::vector{Stance::WithSubject, Stance::WithReference, Stance::WithReference,
                                  Stance::WithSubject, Stance::CannotTell}));
  EXPECT_EQ(testimonies[1].answer.checking, (MoveSet{kCapture, kBishopCaptures}));
}

/// Knows every check but those that the captured pawn's leaving uncovers.
class BlindChecker final : public Party {
 public:
  std::string_view name() const override { return "blind"; }
  std::string_view version() const override { return "1"; }
  std::string_view family() const override { return "blind"; }
  std::vector<Answer> ask(std::span<const Question> questions) override {
    std::vector<Answer> answers = make_generator_party(find_generator("mailbox"))->ask(questions);
    for (std::size_t index = 0; index < questions.size(); ++index) mark(questions[index], answers[index]);
    return answers;
  }

 private:
  static void mark(const Question& question, Answer& answer) {
    if (question.depth > 1) return;
    const rulebook::MoveJudge judge(asked_position(question));
    CheckWays overlooked;
    overlooked.add(CheckWay::UncoveredByCaptured);
    std::vector<Move> known;
    for (const Move move : answer.move_set()) {
      const CheckWays checks = judge.facts(move).checks;
      if (!checks.empty() && checks != overlooked) known.push_back(move);
    }
    answer.checking = MoveSet(std::move(known));
  }
};

class Collector final : public HuntListener {
 public:
  void found(const Finding& finding) override { findings.push_back(finding); }
  void quarantined(const Quarantined&) override {}
  void progress(const HuntCounts&) override {}

  std::vector<Finding> findings;
};

TEST(MisjudgedChecks, AHuntFindsThemMakesThemSmallAndHearsTheOthers) {
  HuntPlan plan;
  plan.sources = default_sources({});
  plan.make_panel = [](PanelFor) -> std::expected<Panel, ContenderError> {
    Panel panel{{nullptr, std::make_unique<BlindChecker>(), ""}, {}, {}};
    panel.references.push_back(make_contender("bitboard").value());
    panel.witnesses.push_back(make_contender("rulebook").value());
    return panel;
  };
  plan.seed = 1;
  plan.positions = 2000;
  Collector collector;
  const std::atomic<bool> stop{false};
  ASSERT_TRUE(hunt(plan, {}, collector, stop).has_value());
  ASSERT_EQ(collector.findings.size(), 1U);
  const Finding& finding = collector.findings.front();
  EXPECT_EQ(finding.deviation.kind, DeviationKind::WrongCheck);
  EXPECT_EQ(finding.fault, FaultClass::CheckMisjudged);
  EXPECT_LE(std::ranges::count_if(finding.position.placement.codes(), [](auto code) { return code != 0; }), 5);
  ASSERT_EQ(finding.testimonies.size(), 3U);
  EXPECT_EQ(finding.testimonies[0].stance, Stance::WithSubject);
  EXPECT_EQ(finding.testimonies[1].stance, Stance::WithReference);
  EXPECT_EQ(finding.testimonies[2].stance, Stance::WithReference);
  const auto read = finding_from_json_line(to_json_line(finding));
  ASSERT_TRUE(read.has_value());
  EXPECT_EQ(read->testimonies[0].answer.checking, finding.testimonies[0].answer.checking);
  EXPECT_NE(read->testimonies[0].answer.checking, read->testimonies[1].answer.checking);
}

}  // namespace
}  // namespace passant
