// state.epd against the keys: Polyglot's, and those of the boards that carry one. Each test is a report's right value:
// which positions are the same, how often one has occurred, what a null move leaves.
#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>
#include <functional>

#include "corpus/suite.h"
#include "corpus/tested_generators.h"
#include "generators/bitboard/keyed_board.h"
#include "generators/mailbox/keyed_board.h"
#include "position/fen.h"
#include "position/polyglot.h"

namespace passant {
namespace {

std::string_view text(const Record& record, std::string_view opcode) { return record.note(opcode).value(); }

/// Calls `expect(record)` for every record that has the note; returns how many have.
std::size_t for_each_with(std::string_view opcode, const std::function<void(const Record&)>& expect) {
  std::size_t count = 0;
  for (const Record& record : read_suite_file(PASSANT_SOURCE_DIR "/corpus/state.epd").records) {
    if (!record.note(opcode)) continue;
    SCOPED_TRACE(record.id);
    expect(record);
    ++count;
  }
  return count;
}

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

std::uint64_t number(std::string_view hexadecimal) {
  return std::strtoull(std::string(hexadecimal).c_str(), nullptr, 16);
}

TEST(ReportedKeys, PolyglotKeysAreAsStated) {
  EXPECT_EQ(for_each_with("polyglot",
                          [](const Record& record) {
                            const bool after_moves =
                                record.note("other").has_value();  // a pair: both after their moves
                            const Position position =
                                after_moves ? after_play<bitboard::KeyedBoard>(record).position() : record.position;
                            EXPECT_EQ(polyglot_key(position), number(text(record, "polyglot")));
                          }),
            29U);
  EXPECT_EQ(for_each_with("polyglot_after",
                          [](const Record& record) {
                            const Position position = after_play<mailbox::KeyedBoard>(record).position();
                            EXPECT_EQ(polyglot_key(position), number(text(record, "polyglot_after")));
                          }),
            13U);
  EXPECT_EQ(for_each_with("other_polyglot",
                          [](const Record& record) {
                            const Position start = parse_fen(text(record, "other")).value();
                            const auto board =
                                after<bitboard::KeyedBoard>(start, record.note("other_play").value_or(""));
                            EXPECT_EQ(polyglot_key(board.position()), number(text(record, "other_polyglot")));
                          }),
            15U);
}

TEST(ReportedKeys, PolyglotKeysOfTheFormLegalAreAsStated) {
  EXPECT_EQ(for_each_with("polyglot_after_legal",
                          [](const Record& record) {
                            const Position position = after_play<bitboard::KeyedBoard>(record).position();
                            const Position legal = legal_form(position, *every_generator().front());
                            EXPECT_EQ(polyglot_key(legal), number(text(record, "polyglot_after_legal")));
                          }),
            3U);
}

template <class B>
class ReportedKeysOf : public testing::Test {};

using KeyedBoards = testing::Types<bitboard::KeyedBoard, mailbox::KeyedBoard>;
TYPED_TEST_SUITE(ReportedKeysOf, KeyedBoards);

TYPED_TEST(ReportedKeysOf, AreEqualExactlyWhereTheReportsPositionsAreTheSame) {
  EXPECT_EQ(for_each_with("same",
                          [](const Record& record) {
                            const Position start = parse_fen(text(record, "other")).value();
                            const auto other = after<TypeParam>(start, record.note("other_play").value_or(""));
                            EXPECT_EQ(after_play<TypeParam>(record).key() == other.key(),
                                      text(record, "same") == "yes");
                          }),
            16U);
}

TYPED_TEST(ReportedKeysOf, CountRepetitionsAsTheLawsDo) {
  EXPECT_EQ(for_each_with("occurrences",
                          [](const Record& record) {
                            TypeParam board(record.position);
                            std::vector<std::uint64_t> keys{board.key()};
                            for (const Move move : moves_of(text(record, "play"))) {
                              static_cast<void>(board.play(move));
                              keys.push_back(board.key());
                            }
                            EXPECT_EQ(std::to_string(std::ranges::count(keys, keys.back())),
                                      text(record, "occurrences"));
                          }),
            22U);
}

TYPED_TEST(ReportedKeysOf, NullMovesLeaveNoRightAndComeBack) {
  for_each_with("test", [](const Record& record) {
    if (text(record, "test") != "null-move") return;
    TypeParam board(record.position);
    const std::uint64_t key = board.key();
    const auto undo = board.pass();
    EXPECT_EQ(to_fen(board.position()), text(record, "always"));
    EXPECT_EQ(board.key(), TypeParam(board.position()).key());
    board.take_back_pass(undo);
    EXPECT_EQ(board.position(), record.position);
    EXPECT_EQ(board.key(), key);
  });
}

TYPED_TEST(ReportedKeysOf, ComeBackWithTheMoves) {
  for_each_with("play", [](const Record& record) {
    if (text(record, "play") == "0000" || text(record, "test") == "edit") return;
    TypeParam board(record.position);
    std::vector<std::pair<Move, typename TypeParam::Undo>> line;
    const std::uint64_t key = board.key();
    for (const Move move : moves_of(text(record, "play"))) {
      line.emplace_back(move, board.play(move));
      EXPECT_EQ(board.key(), TypeParam(board.position()).key()) << to_uci(move);
    }
    for (; !line.empty(); line.pop_back()) board.take_back(line.back().first, line.back().second);
    EXPECT_EQ(board.key(), key);
    EXPECT_EQ(board.position(), record.position);
  });
}

}  // namespace
}  // namespace passant
