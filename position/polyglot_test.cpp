#include "position/polyglot.h"

#include <gtest/gtest.h>

#include "position/fen.h"

namespace passant {
namespace {

struct Published {
  const char* fen;
  std::uint64_t key;
};

// The examples of the format's description; the first is the start position.
constexpr Published kPublished[] = {
    {"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", 0x463b96181691fc9c},
    {"rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1", 0x823c9b50fd114196},
    {"rnbqkbnr/ppp1pppp/8/3p4/4P3/8/PPPP1PPP/RNBQKBNR w KQkq d6 0 2", 0x0756b94461c50fb0},
    {"rnbqkbnr/ppp1pppp/8/3pP3/8/8/PPPP1PPP/RNBQKBNR b KQkq - 0 2", 0x662fafb965db29d4},
    {"rnbqkbnr/ppp1p1pp/8/3pPp2/8/8/PPPP1PPP/RNBQKBNR w KQkq f6 0 3", 0x22a48b5a8e47ff78},
    {"rnbqkbnr/ppp1p1pp/8/3pPp2/8/8/PPPPKPPP/RNBQ1BNR b kq - 0 3", 0x652a607ca3f242c1},
    {"rnbq1bnr/ppp1pkpp/8/3pPp2/8/8/PPPPKPPP/RNBQ1BNR w - - 0 4", 0x00fdd303c946bdd9},
    {"rnbqkbnr/p1pppppp/8/8/PpP4P/8/1P1PPPP1/RNBQKBNR b KQkq c3 0 3", 0x3c8123ea7b067637},
    {"rnbqkbnr/p1pppppp/8/8/P6P/R1p5/1P1PPPP1/1NBQKBNR b Kkq - 0 4", 0x5c3f9b829b279560},
};

TEST(Polyglot, KeysAreThePublishedOnes) {
  for (const auto& [fen, key] : kPublished) EXPECT_EQ(polyglot_key(parse_fen(fen).value()), key) << fen;
}

// Both keys are in a book that the program polyglot made: 1.e4 c5 2.e5 Qb6 3.Nf3 Qe6 4.Ng1 d5, and four plies later.
TEST(Polyglot, APinnedPawnCounts) {
  const Position pinned = parse_fen("rnb1kbnr/pp2pppp/4q3/2ppP3/8/8/PPPP1PPP/RNBQKBNR w KQkq d6 0 5").value();
  EXPECT_EQ(polyglot_key(pinned), 0x25de71ab91a7d1c5U);
  Position later = pinned;
  later.en_passant.reset();
  EXPECT_EQ(polyglot_key(later), 0x3947af78ad1f4164U);
}

}  // namespace
}  // namespace passant
