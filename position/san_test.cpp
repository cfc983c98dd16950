#include "position/san.h"

#include <gtest/gtest.h>

#include <array>
#include <string>
#include <vector>

#include "position/fen.h"

namespace passant {
namespace {

Move uci(std::string_view text) { return parse_uci(text).value(); }

MoveSet uci_set(std::initializer_list<std::string_view> texts) {
  std::vector<Move> moves;
  for (const auto text : texts) moves.push_back(uci(text));
  return MoveSet(std::move(moves));
}

Position fen(std::string_view text) { return parse_fen(text).value(); }

/// After 1.e4 d5 2.e5 f5: the moves that can be confused with the capture on f6, and the capture.
struct AfterF5 {
  Position position = fen("rnbqkbnr/ppp1p1pp/8/3pPp2/8/8/PPPP1PPP/RNBQKBNR w KQkq f6 0 3");
  MoveSet legal = uci_set({"e5f6", "e5e6", "g1f3", "g1h3", "d1f3", "f2f3", "f2f4"});

  std::expected<Move, SanError> read(std::string_view text) const { return parse_san(text, position, legal); }
};

// --- writing

TEST(SanWriting, EnPassantIsWrittenAsAnyPawnCapture) {
  const AfterF5 game;
  EXPECT_EQ(to_san(game.position, game.legal, uci("e5f6"), CheckMark::None), "exf6");
  EXPECT_EQ(to_san(game.position, game.legal, uci("e5f6"), CheckMark::Check), "exf6+");
  EXPECT_EQ(to_san(game.position, game.legal, uci("e5f6"), CheckMark::Mate), "exf6#");
}

TEST(SanWriting, PieceToTheEnPassantTargetCapturesNothing) {
  const Position position = fen("5k2/2R5/6P1/8/6pP/2p2r2/6K1/8 b - h3 0 45");
  const MoveSet legal = uci_set({"f3h3", "g4h3", "g4g3"});
  EXPECT_EQ(to_san(position, legal, uci("f3h3"), CheckMark::None), "Rh3");
  EXPECT_EQ(to_san(position, legal, uci("g4h3"), CheckMark::None), "gxh3");
}

TEST(SanWriting, CastlingAndPromotion) {
  const Position castling = fen("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1");
  const MoveSet kings = uci_set({"e1g1", "e1c1", "e1f1", "e1d1"});
  EXPECT_EQ(to_san(castling, kings, uci("e1g1"), CheckMark::None), "O-O");
  EXPECT_EQ(to_san(castling, kings, uci("e1c1"), CheckMark::Check), "O-O-O+");
  EXPECT_EQ(to_san(castling, kings, uci("e1f1"), CheckMark::None), "Kf1");
  const Position pawn = fen("1n5k/P7/8/8/8/8/8/K7 w - - 0 1");
  const MoveSet promotions = uci_set({"a7a8q", "a7a8n", "a7b8r", "a7b8b"});
  EXPECT_EQ(to_san(pawn, promotions, uci("a7a8n"), CheckMark::None), "a8=N");
  EXPECT_EQ(to_san(pawn, promotions, uci("a7b8r"), CheckMark::Check), "axb8=R+");
}

TEST(SanWriting, OnlyLegalMovesAreToldApart) {
  const Position position = fen("4k3/8/8/8/8/2N5/8/K3b1N1 w - - 0 1");
  EXPECT_EQ(to_san(position, uci_set({"c3e2", "g1e2"}), uci("g1e2"), CheckMark::None), "Nge2");
  EXPECT_EQ(to_san(position, uci_set({"g1e2", "g1f3"}), uci("g1e2"), CheckMark::None), "Ne2");
}

/// The first of Qe4, Qde4, Q1e4, Qd1e4 that is read as the move.
std::string least_text(const Position& position, const MoveSet& legal, Move move) {
  const std::string from = to_string(move.from()), to = to_string(move.to());
  for (const std::string& departure : {std::string(), from.substr(0, 1), from.substr(1), from}) {
    const std::string text = "Q" + departure + to;
    if (parse_san(text, position, legal) == move) return text;
  }
  return {};
}

// Queens on any three squares that all reach one square: every shape that a conflict can have.
TEST(SanWriting, EveryConflictOfThreeQueensIsResolvedWithTheLeastText) {
  const Piece queen{Color::White, PieceKind::Queen};
  const auto square = [](int index) { return Square::from_index(index); };
  for (int a = 0; a < 64; ++a) {
    for (int b = a; b < 64; ++b) {
      for (int c = b; c < 64; ++c) {
        if (a == 28 || b == 28 || c == 28) continue;  // e4
        Position position;
        for (const int index : {a, b, c}) position.placement.put(square(index), queen);
        const MoveSet legal{{square(a), "e4"_sq}, {square(b), "e4"_sq}, {square(c), "e4"_sq}};
        for (const Move move : legal) {
          ASSERT_EQ(to_san(position, legal, move, CheckMark::None), least_text(position, legal, move));
        }
      }
    }
  }
}

// --- reading

TEST(SanReading, EnPassantInEverySpellingThatMeansOneMove) {
  const AfterF5 game;
  for (const std::string_view text :
       {"exf6",    "exf6 e.p.", "exf6 ep",    "exf6 (ep)",   "exf6 /ep",    "exf6e.p.",    "exf6ep", "exf6(ep)",
        "exf6/ep", "exf6EP",    "exf6 E.P.",  "e5xf6",       "e5xf6 e.p.",  "e5f6",        "e5-f6",  "ef6",
        "exf6+",   "exf6#",     "exf6+ e.p.", "exf6 e.p. +", "exf6!? e.p.", "exf6 e.p.!?", "exf6ep+"}) {
    EXPECT_EQ(game.read(text), uci("e5f6")) << text;
  }
}

TEST(SanReading, TextThatNamesNoMoveIsNotSan) {
  const AfterF5 game;
  for (const std::string_view text :
       {"",     " ",     "ef",  "exf",  "xf6",      "pxf6", "Pxf6",          "Pe5xf6", "exf9", "ixf6",
        "e.p.", "ep",    "O-0", "O-O-", "O-O e.p.", "5xf6", "exf6 e.p.e.p.", "exf6 x", "N",    "Q",
        "=Q",   "Nf3=Q", "-f3", "N-f3", "--",       "Z0",   " exf6",         "e5--f6", "exxf6"}) {
    const auto read = game.read(text);
    ASSERT_FALSE(read) << text;
    EXPECT_EQ(read.error().kind, SanError::Kind::NotSan) << text;
  }
}

TEST(SanReading, WellFormedTextWithoutALegalMoveIsNoSuchMove) {
  const AfterF5 game;
  for (const std::string_view text : {"f6", "exf5", "exd6", "dxf6", "e6=Q", "exf6=Q", "Nxf3", "O-O", "0-0-0",
                                      "Nf3 e.p.", "e6ep", "e4f6", "N1h4", "Kf3"}) {
    const auto read = game.read(text);
    ASSERT_FALSE(read) << text;
    EXPECT_EQ(read.error().kind, SanError::Kind::NoSuchMove) << text;
  }
}

TEST(SanReading, ErrorNamesTheTextAndTheMovesThatComeNearest) {
  const AfterF5 game;
  EXPECT_EQ(game.read("f6").error().error, (InputError{"\"f6\" is no legal move here", 1, "exf6"}));
  EXPECT_EQ(game.read("Bf3").error().error.expected, "Qf3 or f3 or Nf3");
  EXPECT_EQ(game.read("exd6").error().error.expected, "a legal move of this position");
}

TEST(SanReading, TwoMovesAreAmbiguousAndBothAreNamed) {
  const Position position = fen("4k3/8/8/2PpP3/8/8/8/4K3 w - d6 0 1");
  const MoveSet legal = uci_set({"c5d6", "e5d6", "e5e6"});
  EXPECT_EQ(parse_san("exd6 e.p.", position, legal), uci("e5d6"));
  const Position knights = fen("4k3/8/8/8/8/2N5/8/K5N1 w - - 0 1");
  const auto read = parse_san("Ne2", knights, uci_set({"c3e2", "g1e2"}));
  ASSERT_FALSE(read);
  EXPECT_EQ(read.error().kind, SanError::Kind::Ambiguous);
  EXPECT_EQ(read.error().error, (InputError{"\"Ne2\" means 2 legal moves", 1, "Nce2 or Nge2"}));
}

TEST(SanReading, EnPassantMarkIsRefusedBehindAnyOtherCapture) {
  const Position position = fen("4k3/8/3p4/4P3/8/8/8/4K3 w - - 0 1");
  EXPECT_EQ(parse_san("exd6", position, uci_set({"e5d6"})), uci("e5d6"));
  EXPECT_EQ(parse_san("exd6 e.p.", position, uci_set({"e5d6"})).error().kind, SanError::Kind::NoSuchMove);
}

TEST(SanReading, CastlingWithLettersOrZeros) {
  const Position position = fen("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1");
  const MoveSet legal = uci_set({"e1g1", "e1c1", "e1f1"});
  for (const std::string_view text : {"O-O", "0-0", "O-O+", "0-0!"})
    EXPECT_EQ(parse_san(text, position, legal), uci("e1g1"));
  for (const std::string_view text : {"O-O-O", "0-0-0#"}) EXPECT_EQ(parse_san(text, position, legal), uci("e1c1"));
  EXPECT_EQ(parse_san("Kg1", position, legal).error().kind, SanError::Kind::NoSuchMove);
}

TEST(SanReading, PromotionNamesWhatThePawnBecomes) {
  const Position position = fen("1n5k/P7/8/8/8/8/8/K7 w - - 0 1");
  const MoveSet legal = uci_set({"a7a8q", "a7a8n", "a7b8q", "a7b8n"});
  EXPECT_EQ(parse_san("a8=Q", position, legal), uci("a7a8q"));
  EXPECT_EQ(parse_san("a8N+", position, legal), uci("a7a8n"));
  EXPECT_EQ(parse_san("axb8=N", position, legal), uci("a7b8n"));
  EXPECT_EQ(parse_san("a7xb8Q", position, legal), uci("a7b8q"));
  const auto bare = parse_san("a8", position, legal);
  ASSERT_FALSE(bare);
  EXPECT_EQ(bare.error().kind, SanError::Kind::NoSuchMove);
  EXPECT_EQ(bare.error().error.expected, "a8=N or a8=Q");
}

TEST(SanReading, PieceMovesWithMoreOrLessThanNeeded) {
  const AfterF5 game;
  for (const std::string_view text : {"Nf3", "Ngf3", "N1f3", "Ng1f3", "Ng1-f3", "Nf3!!"}) {
    EXPECT_EQ(game.read(text), uci("g1f3")) << text;
  }
  const Position capture = fen("4k3/8/8/8/8/5p2/8/K5N1 w - - 0 1");
  EXPECT_EQ(parse_san("Nf3", capture, uci_set({"g1f3"})), uci("g1f3"));
  EXPECT_EQ(parse_san("Nxf3", capture, uci_set({"g1f3"})), uci("g1f3"));
}

}  // namespace
}  // namespace passant
