// The corpus against the three generators: every fact of every record must be what each of them says.
#include <gtest/gtest.h>

#include <algorithm>
#include <cctype>
#include <fstream>
#include <iterator>
#include <string>

#include "corpus/builtin.h"
#include "corpus/pgn.h"
#include "corpus/report_tests.h"
#include "corpus/suite.h"
#include "corpus/tested_generators.h"
#include "position/fen.h"
#include "position/validity.h"

namespace passant {
namespace {

/// As much as the slowest generator counts in the time that a test should take.
constexpr std::uint64_t kMostNodes = 100'000;

std::string path(std::string_view file) { return std::string(PASSANT_SOURCE_DIR "/corpus/") + std::string(file); }

std::vector<Record> records_of(std::string_view file) { return read_suite_file(path(file)).records; }

std::vector<Record> builtin_records() {
  std::vector<Record> records;
  for (Suite& suite : builtin_corpus()) std::ranges::move(suite.records, std::back_inserter(records));
  return records;
}

/// A target that no double step can have left is taken away: a generator promises nothing there, and the reports list
/// the moves without it.
Position with_possible_target(Position position) {
  if (tier(position) == Tier::Invalid) position.en_passant.reset();
  return position;
}

MoveList listed(const Generator& generator, const Position& position) {
  MoveList list;
  generator.legal_moves(position, list);
  return list;
}

CheckMark mark(const Generator& generator, const Position& after) {
  if (!generator.in_check(after)) return CheckMark::None;
  return listed(generator, after).empty() ? CheckMark::Mate : CheckMark::Check;
}

void expect_moves(const Record& record, const Generator& generator, const Position& position) {
  const MoveList list = listed(generator, position);
  EXPECT_EQ(generator.count_legal_moves(position), list.size());
  EXPECT_EQ(MoveSet(list).size(), list.size()) << "a move is listed twice";
  if (record.moves) {
    EXPECT_EQ(to_string(MoveSet(list)), to_string(*record.moves));
  }
  if (record.note("captures")) {
    EXPECT_EQ(to_string(en_passant_captures(position, list)), *record.note("captures"));
  }
}

void expect_counts(const Record& record, const Generator& generator, const Position& position) {
  for (const auto& [depth, nodes] : record.counts) {
    if (nodes > kMostNodes) continue;
    EXPECT_EQ(generator.perft(position, depth), nodes) << "depth " << depth;
  }
}

void expect_successors(const Record& record, const Generator& generator, const Position& position) {
  const MoveSet legal(listed(generator, position));
  for (const Successor& successor : record.successors) {
    ASSERT_TRUE(legal.contains(successor.move)) << to_uci(successor.move);
    const Position after = generator.after(position, successor.move);
    EXPECT_EQ(to_fen(legal_form(after, generator)), to_fen(legal_form(successor.position, generator)))
        << to_uci(successor.move);
    if (successor.san.empty()) continue;
    EXPECT_EQ(to_san(position, legal, successor.move, mark(generator, after)), successor.san);
    EXPECT_EQ(parse_san(successor.san, position, legal), successor.move);
  }
}

void expect_gives_check(const Record& record, const Generator& generator, const Position& position) {
  if (!record.note("gives_check")) return;
  const Position after = generator.after(position, moves_of(*record.note("about")).at(0));
  EXPECT_EQ(generator.in_check(after), record.note("gives_check") == "yes");
}

/// A fault may show only after the moves, or only after reading the FEN.
void expect_same_after_line(const Record& record, const TestedGenerator& generator) {
  if (!record.note("from")) return;
  const Position from = parse_fen(*record.note("from")).value();
  const AfterLine after = generator.after_line(from, moves_of(*record.note("line")));
  EXPECT_EQ(to_fen(legal_form(after.position, *generator)), to_fen(legal_form(record.position, *generator)));
  EXPECT_EQ(to_string(MoveSet(after.list)), to_string(*record.moves));
}

void expect_record(const Record& record) {
  const Position position = with_possible_target(record.position);
  for (const TestedGenerator& generator : every_generator()) {
    SCOPED_TRACE(std::string(generator->name()) + " on " + to_fen(position));
    expect_moves(record, *generator, position);
    expect_counts(record, *generator, position);
    expect_successors(record, *generator, position);
    expect_gives_check(record, *generator, position);
    expect_same_after_line(record, generator);
  }
}

class Builtin : public testing::TestWithParam<Record> {};

TEST_P(Builtin, EveryGeneratorAgrees) { expect_record(GetParam()); }

INSTANTIATE_TEST_SUITE_P(Corpus, Builtin, testing::ValuesIn(builtin_records()), name_of_report);

TEST(CorpusFiles, EveryGeneratorAgreesWithRampart) { std::ranges::for_each(records_of("rampart.epd"), expect_record); }

TEST(CorpusFiles, EveryGeneratorAgreesWithPeterEllisJones) {
  std::ranges::for_each(records_of("peterellisjones.epd"), expect_record);
}

TEST(CorpusFiles, EveryGeneratorAgreesWithTheValidStressSet) {
  const auto records = records_of("ep-stress-valid.epd");
  ASSERT_EQ(records.size(), 4000U);
  std::ranges::for_each(records, expect_record);
}

// No counts are known there, since programs differ: the generators must agree among themselves.
TEST(CorpusFiles, GeneratorsAgreeOnImpossibleChecks) {
  const auto records = records_of("ep-stress-impossible-check.epd");
  ASSERT_EQ(records.size(), 2000U);
  for (const Record& record : records) {
    const MoveSet moves(listed(*every_generator()[0], record.position));
    for (const TestedGenerator& generator : every_generator()) {
      const MoveList list = listed(*generator, record.position);
      ASSERT_EQ(to_string(MoveSet(list)), to_string(moves)) << generator->name() << " on " << to_fen(record.position);
      ASSERT_EQ(list.size(), moves.size());
    }
  }
}

class Games : public testing::TestWithParam<TestedGenerator> {};

// The text is that of lichess.org; the figures were counted by python-chess.
TEST_P(Games, AreReadWholeAndWrittenAsTheyWere) {
  const Generator& generator = *GetParam();
  const std::string text = [] {
    std::ifstream stream(path("lichess-2025-05-438games.pgn"));
    return std::string{std::istreambuf_iterator<char>(stream), {}};
  }();
  PgnReader reader(text, generator);
  std::size_t games = 0, plies = 0, captures = 0, positions_with_capture = 0;
  while (const auto game = reader.next()) {
    ASSERT_TRUE(*game) << to_string(game->error(), "lichess");
    ++games;
    Position position = (*game)->start;
    for (const PgnMove& move : (*game)->moves) {
      const MoveList list = listed(generator, position);
      const MoveSet legal(list), passing = en_passant_captures(position, list);
      ASSERT_EQ(to_san(position, legal, move.move, mark(generator, move.position)), move.text) << to_fen(position);
      ++plies;
      captures += passing.contains(move.move) ? 1 : 0;
      positions_with_capture += passing.empty() ? 0 : 1;
      position = move.position;
    }
    EXPECT_EQ((*game)->result, (*game)->tag("Result"));
  }
  EXPECT_EQ(games, 438U);
  EXPECT_EQ(plies, 28'538U);
  EXPECT_EQ(captures, 11U);
  EXPECT_EQ(positions_with_capture, 39U);
}

INSTANTIATE_TEST_SUITE_P(Generators, Games, testing::ValuesIn(every_generator()),
                         [](const auto& generator) { return std::string(generator.param->name()); });

}  // namespace
}  // namespace passant
