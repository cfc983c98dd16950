// state.epd against the three generators, each kind of right value by a test of its own: what en passant state has to
// look like in FENs, in the identity and repetition of positions, in SAN and after null moves.
#include <gtest/gtest.h>

#include <algorithm>
#include <set>
#include <string>

#include "corpus/suite.h"
#include "corpus/tested_generators.h"
#include "position/fen.h"
#include "position/repetition.h"
#include "position/symmetry.h"
#include "position/validity.h"

namespace passant {
namespace {

std::vector<Record> records(std::string_view kind) {
  std::vector<Record> found = read_suite_file(PASSANT_SOURCE_DIR "/corpus/state.epd").records;
  std::erase_if(found, [&](const Record& record) { return record.note("test") != kind; });
  return found;
}

/// Calls `expect(record, generator)` for every record of a kind and every generator.
template <class Expect>
void for_each(std::string_view kind, std::size_t number, Expect expect) {
  const auto found = records(kind);
  EXPECT_EQ(found.size(), number);
  for (const Record& record : found) {
    for (const TestedGenerator& generator : every_generator()) {
      SCOPED_TRACE(record.id + " by " + std::string(generator->name()));
      expect(record, generator);
    }
  }
}

std::string_view text(const Record& record, std::string_view opcode) { return record.note(opcode).value(); }
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

TEST(StateOfEnPassant, NormalFormsAreAsStated) {
  for_each("normal-forms", 31, [](const Record& record, const TestedGenerator& generator) {
    const Position position = played(record, generator).position;
    const MoveSet legal = moves_of(position, *generator);
    EXPECT_EQ(to_fen(position), text(record, "always"));
    for (const TargetForm form : kAllTargetForms) {
      EXPECT_EQ(to_fen(in_form(position, form, legal)), text(record, name(form)));
    }
    EXPECT_EQ(captures(position, *generator), sorted(text(record, "captures")));
  });
}

TEST(StateOfEnPassant, UnusableTargetsAreToldApart) {
  for_each("target", 37, [](const Record& record, const TestedGenerator& generator) {
    EXPECT_EQ(tier(record.position) == Tier::Consistent, yes(record, "field_ok"));
    Position usable = record.position;
    if (!yes(record, "field_ok")) usable.en_passant.reset();
    EXPECT_EQ(to_fen(legal_form(usable, *generator)), text(record, "legal"));
    EXPECT_EQ(captures(usable, *generator), sorted(text(record, "captures")));
  });
}

TEST(StateOfEnPassant, PositionsAreTheSameWhenPlacementPlayerRightsAndLegalCapturesAre) {
  for_each("identity", 16, [](const Record& record, const TestedGenerator& generator) {
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
  });
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

TEST(StateOfEnPassant, RepetitionCountsLegalCapturesOnly) {
  for_each("repetition", 22, [](const Record& record, const TestedGenerator& generator) {
    const auto stated = [&](std::string_view opcode) { return std::stoi(std::string(text(record, opcode))); };
    const Occurrences right{stated("occurrences"), stated("occurrences_pseudo"), stated("occurrences_always"),
                            stated("occurrences_placement")};
    EXPECT_EQ(occurrences(record, generator), right);
    EXPECT_EQ(right.front() >= 3, yes(record, "threefold"));
  });
}

TEST(StateOfEnPassant, PositionsAfterMovesAreAsStated) {
  for_each("replay", 9, [](const Record& record, const TestedGenerator& generator) {
    const Position position = played(record, generator).position;
    EXPECT_EQ(to_fen(position), text(record, "always"));
    EXPECT_EQ(to_fen(legal_form(position, *generator)), text(record, "legal"));
  });
  for_each("polyglot", 3, [](const Record& record, const TestedGenerator& generator) {
    EXPECT_EQ(to_fen(played(record, generator).position), text(record, "always"));
  });
}

TEST(StateOfEnPassant, CapturesAreAsStated) {
  for (const std::string_view kind : {"captures", "edit"}) {
    for_each(kind, kind == "edit" ? 4 : 9, [](const Record& record, const TestedGenerator& generator) {
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
    });
  }
}

TEST(StateOfEnPassant, SanIsWrittenAndReadAsStated) {
  for_each("san", 15, [](const Record& record, const TestedGenerator& generator) {
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
  });
}

TEST(StateOfEnPassant, MirroredPositionsHaveTheMirroredCaptures) {
  for_each("mirror", 5, [](const Record& record, const TestedGenerator& generator) {
    const Position flipped = color_flip(record.position), mirrored = file_mirror(record.position).value();
    EXPECT_EQ(to_fen(flipped), text(record, "color_flip"));
    EXPECT_EQ(to_fen(mirrored), text(record, "file_mirror"));
    EXPECT_EQ(generator->count_legal_moves(record.position), record.counts.at(1));
    EXPECT_EQ(generator->count_legal_moves(flipped), record.counts.at(1));
    EXPECT_EQ(captures(record.position, *generator), sorted(text(record, "captures")));
    EXPECT_EQ(captures(flipped, *generator), sorted(text(record, "color_flip_captures")));
    EXPECT_EQ(captures(mirrored, *generator), sorted(text(record, "file_mirror_captures")));
  });
}

TEST(StateOfEnPassant, MovesOfOtherPositionsAreNotLegalHere) {
  for_each("move", 7, [](const Record& record, const TestedGenerator& generator) {
    Position position = record.position;
    if (tier(position) == Tier::Invalid) position.en_passant.reset();
    MoveList list;
    generator->legal_moves(position, list);
    const Move about = moves_of(text(record, "about")).at(0);
    EXPECT_EQ(MoveSet(list).contains(about), yes(record, "about_legal"));
    if (!record.note("about_en_passant")) return;
    EXPECT_EQ(en_passant_captures(position, list).contains(about), yes(record, "about_en_passant"));
  });
}

TEST(StateOfEnPassant, CountThatAHashTableGetsWrong) {
  for_each("perft", 1, [](const Record& record, const TestedGenerator& generator) {
    EXPECT_EQ(generator->perft(record.position, 4), record.counts.at(4));
  });
}

// Keys and null moves: corpus_keys_test.cpp.
TEST(StateOfEnPassant, EveryKindOfRecordIsKnown) {
  std::set<std::string> kinds;
  for (const Record& record : read_suite_file(PASSANT_SOURCE_DIR "/corpus/state.epd").records) {
    kinds.emplace(text(record, "test"));
  }
  EXPECT_EQ(kinds, (std::set<std::string>{"captures", "edit", "identity", "mirror", "move", "normal-forms", "null-move",
                                          "perft", "polyglot", "repetition", "replay", "san", "target"}));
}

}  // namespace
}  // namespace passant
