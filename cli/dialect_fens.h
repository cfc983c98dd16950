// What `passant dialect` asks: FENs on which programs treat the en passant target differently, from public reports and
// made for this purpose (corpus/fields.epd has more of them).
#pragma once

#include <array>
#include <string_view>

namespace passant::cli {

struct DialectFen {
  std::string_view group;
  std::string_view fen;
  std::string_view moves;  ///< played from there before anything is asked; mostly none
  std::string_view what;
};

inline constexpr std::array kDialectFens{
    // A capture is legal.
    DialectFen{"legal", "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1", "", "White captures"},
    DialectFen{"legal", "4k3/8/8/8/3Pp3/8/8/4K3 b - d3 0 1", "", "Black captures"},
    DialectFen{"legal", "4k3/8/8/2PpP3/8/8/8/4K3 w - d6 0 1", "", "two pawns may capture"},
    DialectFen{"legal", "4r2k/8/8/2PpP3/8/8/8/4K3 w - d6 0 1", "", "two stand ready, one is pinned"},
    DialectFen{"legal", "4k3/8/8/3pP3/4K3/8/8/8 w - d6 0 1", "", "the pushed pawn gives check"},
    DialectFen{"legal", "8/p2p1N2/6p1/4p2k/1p2P1Pp/1P1b3K/P6P/n7 b - g3 0 32", "", "the capture is the only move"},
    DialectFen{"legal", "4k3/8/8/pP6/8/8/8/4K3 w - a6 0 1", "", "on the a-file"},
    DialectFen{"legal", "4k3/8/8/6Pp/8/8/8/4K3 w - h6 0 1", "", "on the h-file"},
    DialectFen{"legal", "1b2k3/8/8/3pP3/8/6K1/8/8 w - d6 0 1", "", "pinned, captures along the pin"},
    DialectFen{"legal", "4k3/8/8/3pP3/8/8/8/4K3 w - d6 37 60", "", "with a half-move clock"},
    DialectFen{"legal", "4k3/3p4/8/4P3/8/8/8/4K3 b - - 0 1", "d7d5", "after the moves"},
    // A pawn stands beside, no capture is legal.
    DialectFen{"pinned", "6k1/1p2p1r1/rP1pR3/2pP1pPp/p1P2P1P/R5K1/8/8 w - h6 0 2", "", "on the file"},
    DialectFen{"pinned", "8/8/8/r2Pp2K/8/8/8/4k3 w - e6 0 1", "", "both pawns leave the rank"},
    DialectFen{"pinned", "4k2b/8/8/3pP3/8/2K5/8/8 w - d6 0 1", "", "on the diagonal"},
    DialectFen{"pinned", "8/8/8/8/3Pp3/8/R6k/K7 b - d3 0 37", "", "the double step uncovered a check"},
    DialectFen{"pinned", "4k3/4p3/2b3b1/3P1P2/4K3/8/8/8 b - - 0 1", "e7e5", "two, after the moves"},
    // Nobody stands beside.
    DialectFen{"nobody", "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1", "", "1.e4 as a FEN"},
    DialectFen{"nobody", "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", "e2e4", "1.e4 after the move"},
    DialectFen{"nobody", "4k3/8/8/8/P6p/8/8/4K3 b - a3 0 1", "", "a pawn on the far file"},
    DialectFen{"nobody", "4k3/8/8/P6p/8/8/8/4K3 w - h6 0 1", "", "a pawn on the far file"},
    // The target is on a wrong rank.
    DialectFen{"wrong rank", "4k3/8/8/3pP3/8/8/8/4K3 w - d7 0 1", "", "rank 7"},
    DialectFen{"wrong rank", "4k3/8/8/3pP3/8/8/8/4K3 w - d5 0 1", "", "the square of the pawn"},
    DialectFen{"wrong rank", "4k3/8/8/3pP3/8/8/8/4K3 w - d3 0 1", "", "the other side's rank"},
    DialectFen{"wrong rank", "4k3/8/8/3pP3/8/8/8/4K3 b - d6 0 1", "", "right, but the wrong player is on turn"},
    DialectFen{"wrong rank", "rnbqkbnr/ppp2ppp/3p4/8/3pP3/5N2/PPP2PPP/RNBQKB1R w KQkq d3 1 3", "", "a stale target"},
    DialectFen{"wrong rank", "7k/8/8/8/8/8/1Pp5/7K w - c3 0 29", "", "rank 3, White to move"},
    DialectFen{"wrong rank", "4k3/8/8/8/8/8/8/4K3 w - a1 0 1", "", "a1"},
    DialectFen{"wrong rank", "4k3/8/8/8/8/8/8/4K3 w - h8 0 1", "", "h8"},
    // Nobody made a double step.
    DialectFen{"no pawn", "4k3/8/8/4P3/8/8/8/4K3 w - d6 0 1", "", "a capturer, nobody to capture"},
    DialectFen{"no pawn", "4k3/8/8/3PP3/8/8/8/4K3 w - d6 0 1", "", "an own pawn"},
    DialectFen{"no pawn", "4k3/8/8/3nP3/8/8/8/4K3 w - d6 0 1", "", "a knight"},
    DialectFen{"no pawn", "8/8/8/3kP3/8/8/8/4K3 w - d6 0 1", "", "the enemy king"},
    DialectFen{"no pawn", "8/8/2K5/8/8/2k5/8/8 w - g6 0 1", "", "no pawns at all"},
    // A man stands in the way.
    DialectFen{"occupied", "4k3/8/3n4/3pP3/8/8/8/4K3 w - d6 0 1", "", "an enemy knight on the target"},
    DialectFen{"occupied", "4k3/8/3N4/3pP3/8/8/8/4K3 w - d6 0 1", "", "an own knight on the target"},
    DialectFen{"occupied", "8/8/3k4/3pP3/8/8/8/4K3 w - d6 0 1", "", "the enemy king on the target"},
    DialectFen{"occupied", "4k3/3p4/8/3pP3/8/8/8/4K3 w - d6 0 1", "", "an enemy pawn on the origin"},
    DialectFen{"occupied", "8/3k4/8/3pP3/8/8/8/4K3 w - d6 0 1", "", "the enemy king on the origin"},
    // The check cannot have arisen.
    DialectFen{"history", "k7/8/8/3pP3/8/7n/5K2/8 w - d6 0 1", "", "a knight gives check"},
    DialectFen{"history", "q6k/8/8/3pP3/8/8/8/7K w - d6 0 1", "", "the pushed pawn shields a diagonal"},
    DialectFen{"history", "8/8/8/1k6/3Pp3/8/8/4KQ2 b - d3 0 1", "", "the capture would meet an older check"},
    DialectFen{"history", "4k3/8/5N2/3pP3/8/8/8/4K3 w - d6 0 1", "", "the player not on turn is in check"},
};

}  // namespace passant::cli
