// state.epd against the three generators, each report by a test of its own that bears its name: what en passant state
// has to look like in FENs, in the identity and repetition of positions, in SAN, and after moves. What keys have to be
// is in corpus_keys_test.cpp.
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <map>
#include <string>

#include "corpus/report_tests.h"
#include "corpus/suite.h"
#include "corpus/tested_generators.h"
#include "position/fen.h"
#include "position/repetition.h"
#include "position/symmetry.h"
#include "position/validity.h"

namespace passant {
namespace {

bool yes(const Record& record, std::string_view opcode) { return text(record, opcode) == "yes"; }

/// The position after the moves of a note, on one board.
AfterLine played(const Record& record, const TestedGenerator& generator, std::string_view opcode = "play") {
  return generator.after_line(record.position, moves_of(record.note(opcode).value_or("")));
}

std::string captures(const Position& position, const Generator& generator) {
  MoveList list;
  generator.legal_moves(position, list);
  return to_string(en_passant_captures(position, list));
}

/// Moves in the order of a set.
std::string sorted(std::string_view words) { return to_string(MoveSet(moves_of(words))); }

void expect_normal_forms(const Record& record, const TestedGenerator& generator) {
  const Position position = played(record, generator).position;
  const MoveSet legal = moves_of(position, *generator);
  EXPECT_EQ(to_fen(position), text(record, "always"));
  for (const TargetForm form : kAllTargetForms) {
    EXPECT_EQ(to_fen(in_form(position, form, legal)), text(record, name(form)));
  }
  EXPECT_EQ(captures(position, *generator), sorted(text(record, "captures")));
}

/// The reason that a report's class of unusable targets comes to; none for targets that a double step has left.
std::optional<Reason> reason_of_class(std::string_view name, const Position& position) {
  const bool other_side_captures = position.en_passant->rank() == target_rank(opponent(position.to_move));
  if (name == "rank-for-side" && other_side_captures) return Reason::TargetWrongSide;
  if (name == "rank-for-side" || name == "names-pawn") return Reason::TargetWrongRank;
  if (name == "no-victim") return Reason::TargetWithoutPawn;
  if (name == "target-occupied") return Reason::TargetOccupied;
  if (name == "origin-occupied") return Reason::TargetOriginOccupied;
  return name.starts_with("valid") ? std::nullopt : std::optional(Reason::ImpossibleCheck);
}

void expect_target(const Record& record, const TestedGenerator& generator) {
  EXPECT_EQ(tier(record.position) == Tier::Consistent, yes(record, "field_ok"));
  const auto reason = reason_of_class(text(record, "class"), record.position);
  EXPECT_TRUE(!reason || examine(record.position).has(*reason)) << name(*reason);
  Position usable = record.position;
  if (!yes(record, "field_ok")) usable.en_passant.reset();
  EXPECT_EQ(to_fen(legal_form(usable, *generator)), text(record, "legal"));
  EXPECT_EQ(captures(usable, *generator), sorted(text(record, "captures")));
}

void expect_identity(const Record& record, const TestedGenerator& generator) {
  const Position first = played(record, generator).position;
  const Position start = parse_fen(text(record, "other")).value();
  const Position second = generator.after_line(start, moves_of(record.note("other_play").value_or(""))).position;
  EXPECT_EQ(to_fen(legal_form(first, *generator)), text(record, "legal"));
  EXPECT_EQ(to_fen(legal_form(second, *generator)), text(record, "other_legal"));
  const auto same = [&](Reading reading) {
    return identity(first, reading, moves_of(first, *generator)) ==
           identity(second, reading, moves_of(second, *generator));
  };
  EXPECT_EQ(same(Reading::Fide), yes(record, "same"));
  if (!record.note("same_pseudo")) return;
  EXPECT_EQ(same(Reading::PseudoLegal), yes(record, "same_pseudo"));
  EXPECT_EQ(same(Reading::Always), yes(record, "same_always"));
}

/// How often the last position of a line has stood on the board.
Occurrences occurrences(const Record& record, const TestedGenerator& generator) {
  const std::vector<Move> line = moves_of(text(record, "play"));
  RepetitionCounter counter;
  Occurrences last{};
  for (std::size_t length = 0; length <= line.size(); ++length) {
    const Position position = generator.after_line(record.position, std::span(line).first(length)).position;
    last = counter.add(position, moves_of(position, *generator));
  }
  return last;
}

void expect_repetition(const Record& record, const TestedGenerator& generator) {
  const auto stated = [&](std::string_view opcode) { return std::stoi(std::string(text(record, opcode))); };
  const Occurrences right{stated("occurrences"), stated("occurrences_pseudo"), stated("occurrences_always"),
                          stated("occurrences_placement")};
  EXPECT_EQ(occurrences(record, generator), right);
  EXPECT_EQ(right.front() >= 3, yes(record, "threefold"));
}

/// Of a null move, and where no more is stated, corpus_keys_test.cpp has the rest.
void expect_position_after_moves(const Record& record, const TestedGenerator& generator) {
  if (text(record, "play") == "0000") return;
  const Position position = played(record, generator).position;
  EXPECT_EQ(to_fen(position), text(record, "always"));
  if (record.note("legal")) {
    EXPECT_EQ(to_fen(legal_form(position, *generator)), text(record, "legal"));
  }
}

void expect_captures(const Record& record, const TestedGenerator& generator) {
  if (record.counts.contains(1)) {
    EXPECT_EQ(generator->count_legal_moves(record.position), record.counts.at(1));
  }
  if (record.note("captures")) {
    EXPECT_EQ(captures(record.position, *generator), sorted(text(record, "captures")));
  }
  for (const Successor& child : record.successors) {
    EXPECT_EQ(generator->after(record.position, child.move), child.position);
    EXPECT_EQ(captures(child.position, *generator), sorted(text(record, "child_captures")));
  }
}

void expect_san(const Record& record, const TestedGenerator& generator) {
  std::vector<Move> line = moves_of(text(record, "play"));
  const Move last = line.back();
  const AfterLine after = generator.after_line(record.position, line);
  line.pop_back();
  const AfterLine before = generator.after_line(record.position, line);
  const MoveSet legal(before.list);
  const CheckMark mark = after.in_check ? CheckMark::Check : CheckMark::None;
  EXPECT_EQ(to_san(before.position, legal, last, mark), text(record, "san"));
  EXPECT_EQ(parse_san(text(record, "san"), before.position, legal), last);
  EXPECT_EQ(spelt_en_passant(before.position, last), yes(record, "en_passant"));
  EXPECT_EQ(to_fen(after.position), text(record, "always"));
  if (yes(record, "en_passant")) {
    EXPECT_TRUE(after.position.placement.empty(parse_square(text(record, "removed")).value()));
  }
  if (!record.note("text")) return;
  const auto reported = parse_san(text(record, "text"), before.position, legal);
  if (text(record, "text") == "xg3") {
    EXPECT_EQ(reported.error().kind, SanError::Kind::NotSan);
  } else {
    EXPECT_EQ(reported, last);
  }
}

void expect_mirror(const Record& record, const TestedGenerator& generator) {
  const Position flipped = color_flip(record.position), mirrored = file_mirror(record.position).value();
  EXPECT_EQ(to_fen(flipped), text(record, "color_flip"));
  EXPECT_EQ(to_fen(mirrored), text(record, "file_mirror"));
  EXPECT_EQ(generator->count_legal_moves(record.position), record.counts.at(1));
  EXPECT_EQ(generator->count_legal_moves(flipped), record.counts.at(1));
  EXPECT_EQ(captures(record.position, *generator), sorted(text(record, "captures")));
  EXPECT_EQ(captures(flipped, *generator), sorted(text(record, "color_flip_captures")));
  EXPECT_EQ(captures(mirrored, *generator), sorted(text(record, "file_mirror_captures")));
}

void expect_move(const Record& record, const TestedGenerator& generator) {
  Position position = record.position;
  if (tier(position) == Tier::Invalid) position.en_passant.reset();
  MoveList list;
  generator->legal_moves(position, list);
  const Move about = moves_of(text(record, "about")).at(0);
  EXPECT_EQ(MoveSet(list).contains(about), yes(record, "about_legal"));
  if (!record.note("about_en_passant")) return;
  EXPECT_EQ(en_passant_captures(position, list).contains(about), yes(record, "about_en_passant"));
}

void expect_count(const Record& record, const TestedGenerator& generator) {
  EXPECT_EQ(generator->perft(record.position, 4), record.counts.at(4));
}

struct Kind {
  std::string_view name;
  std::size_t records;
  void (*expect)(const Record& record, const TestedGenerator& generator);
};

constexpr std::array kKinds{Kind{"normal-forms", 31, expect_normal_forms},
                            Kind{"target", 37, expect_target},
                            Kind{"identity", 16, expect_identity},
                            Kind{"repetition", 22, expect_repetition},
                            Kind{"replay", 9, expect_position_after_moves},
                            Kind{"null-move", 1, expect_position_after_moves},
                            Kind{"polyglot", 3, expect_position_after_moves},
                            Kind{"captures", 9, expect_captures},
                            Kind{"edit", 4, expect_captures},
                            Kind{"san", 15, expect_san},
                            Kind{"mirror", 5, expect_mirror},
                            Kind{"move", 7, expect_move},
                            Kind{"perft", 1, expect_count}};

class Reported : public testing::TestWithParam<Record> {};

TEST_P(Reported, StateIsAsStatedByEveryGenerator) {
  const auto kind = std::ranges::find(kKinds, text(GetParam(), "test"), &Kind::name);
  ASSERT_NE(kind, kKinds.end());
  for (const TestedGenerator& generator : every_generator()) {
    SCOPED_TRACE(generator->name());
    kind->expect(GetParam(), generator);
  }
}

INSTANTIATE_TEST_SUITE_P(State, Reported, testing::ValuesIn(state_records()), name_of_report);

TEST(StateOfEnPassant, EveryKindOfRecordIsThereAsOftenAsItWasImported) {
  std::map<std::string_view, std::size_t> records;
  for (const Record& record : state_records()) ++records[text(record, "test")];
  EXPECT_EQ(records.size(), kKinds.size());
  for (const Kind& kind : kKinds) EXPECT_EQ(records[kind.name], kind.records) << kind.name;
}

}  // namespace
}  // namespace passant
