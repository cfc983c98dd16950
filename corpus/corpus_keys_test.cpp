// state.epd against the keys: Polyglot's, and those of the boards that carry one. Each report that states something of
// keys is a test with its name: which positions are the same, how often one has occurred, what a null move leaves.
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cstdlib>
#include <span>

#include "corpus/report_tests.h"
#include "corpus/suite.h"
#include "corpus/tested_generators.h"
#include "generators/bitboard/keyed_board.h"
#include "generators/mailbox/keyed_board.h"
#include "position/fen.h"
#include "position/polyglot.h"

namespace passant {
namespace {

template <class B>
B after(const Position& start, std::string_view moves) {
  B board(start);
  for (const Move move : moves_of(moves == "0000" ? "" : moves)) static_cast<void>(board.play(move));
  if (moves == "0000") static_cast<void>(board.pass());
  return board;
}

template <class B>
B after_play(const Record& record) {
  return after<B>(record.position, record.note("play").value_or(""));
}

/// The second of a pair.
template <class B>
B other(const Record& record) {
  return after<B>(parse_fen(text(record, "other")).value(), record.note("other_play").value_or(""));
}

std::uint64_t number(std::string_view hexadecimal) {
  return std::strtoull(std::string(hexadecimal).c_str(), nullptr, 16);
}

// --- Polyglot's key

void expect_polyglot(const Record& record) {
  const bool after_moves = record.note("other").has_value();  // a pair: both after their moves
  const Position position = after_moves ? after_play<bitboard::KeyedBoard>(record).position() : record.position;
  EXPECT_EQ(polyglot_key(position), number(text(record, "polyglot")));
}

void expect_polyglot_after(const Record& record) {
  const Position position = after_play<mailbox::KeyedBoard>(record).position();
  EXPECT_EQ(polyglot_key(position), number(text(record, "polyglot_after")));
}

void expect_other_polyglot(const Record& record) {
  EXPECT_EQ(polyglot_key(other<bitboard::KeyedBoard>(record).position()), number(text(record, "other_polyglot")));
}

void expect_polyglot_after_legal(const Record& record) {
  const Position position = after_play<bitboard::KeyedBoard>(record).position();
  const Position legal = legal_form(position, *every_generator().front());
  EXPECT_EQ(polyglot_key(legal), number(text(record, "polyglot_after_legal")));
}

// --- the keys of the boards

template <class B>
void expect_equal_exactly_for_the_same(const Record& record) {
  EXPECT_EQ(after_play<B>(record).key() == other<B>(record).key(), text(record, "same") == "yes");
}

template <class B>
void expect_occurrences(const Record& record) {
  B board(record.position);
  std::vector<std::uint64_t> keys{board.key()};
  for (const Move move : moves_of(text(record, "play"))) {
    static_cast<void>(board.play(move));
    keys.push_back(board.key());
  }
  EXPECT_EQ(std::to_string(std::ranges::count(keys, keys.back())), text(record, "occurrences"));
}

template <class B>
void expect_null_move(const Record& record) {
  B board(record.position);
  const std::uint64_t key = board.key();
  const auto undo = board.pass();
  EXPECT_EQ(to_fen(board.position()), text(record, "always"));
  EXPECT_EQ(board.key(), B(board.position()).key());
  board.take_back_pass(undo);
  EXPECT_EQ(board.position(), record.position);
  EXPECT_EQ(board.key(), key);
}

template <class B>
void expect_line_and_way_back(const Record& record) {
  if (text(record, "play") == "0000") return expect_null_move<B>(record);
  B board(record.position);
  std::vector<std::pair<Move, typename B::Undo>> line;
  const std::uint64_t key = board.key();
  for (const Move move : moves_of(text(record, "play"))) {
    line.emplace_back(move, board.play(move));
    EXPECT_EQ(board.key(), B(board.position()).key()) << to_uci(move);
  }
  for (; !line.empty(); line.pop_back()) board.take_back(line.back().first, line.back().second);
  EXPECT_EQ(board.key(), key);
  EXPECT_EQ(board.position(), record.position);
}

/// What is stated by a note, and how many records have it.
struct Statement {
  std::string_view opcode;
  std::size_t records;
  void (*expect)(const Record& record);
};

constexpr std::array kOfPolyglot{Statement{"polyglot", 29, expect_polyglot},
                                 Statement{"polyglot_after", 13, expect_polyglot_after},
                                 Statement{"other_polyglot", 15, expect_other_polyglot},
                                 Statement{"polyglot_after_legal", 3, expect_polyglot_after_legal}};

template <class B>
constexpr std::array kOfKeys{Statement{"same", 16, expect_equal_exactly_for_the_same<B>},
                             Statement{"occurrences", 22, expect_occurrences<B>},
                             Statement{"play", 78, expect_line_and_way_back<B>}};

/// Whatever the record states.
void expect_statements(std::span<const Statement> statements, const Record& record) {
  for (const Statement& statement : statements) {
    SCOPED_TRACE(statement.opcode);
    if (record.note(statement.opcode)) statement.expect(record);
  }
}

class ReportedKeys : public testing::TestWithParam<Record> {};

TEST_P(ReportedKeys, AreAsStatedForPolyglotAndBothBoards) {
  expect_statements(kOfPolyglot, GetParam());
  expect_statements(kOfKeys<bitboard::KeyedBoard>, GetParam());
  expect_statements(kOfKeys<mailbox::KeyedBoard>, GetParam());
}

bool states_keys(const Record& record) {
  const auto stated = [&](const Statement& statement) { return record.note(statement.opcode).has_value(); };
  return std::ranges::any_of(kOfPolyglot, stated) || std::ranges::any_of(kOfKeys<bitboard::KeyedBoard>, stated);
}

std::vector<Record> records_of_keys() {
  std::vector<Record> records = state_records();
  std::erase_if(records, [](const Record& record) { return !states_keys(record); });
  return records;
}

INSTANTIATE_TEST_SUITE_P(State, ReportedKeys, testing::ValuesIn(records_of_keys()), name_of_report);

TEST(KeysOfReports, EveryStatementIsThereAsOftenAsItWasImported) {
  const auto expect_records = [](const Statement& statement) {
    const auto has_it = [&](const Record& record) { return record.note(statement.opcode).has_value(); };
    EXPECT_EQ(std::ranges::count_if(state_records(), has_it), statement.records) << statement.opcode;
  };
  std::ranges::for_each(kOfPolyglot, expect_records);
  std::ranges::for_each(kOfKeys<bitboard::KeyedBoard>, expect_records);
}

}  // namespace
}  // namespace passant
