// The wrong answers, by decision point. Each function is asked only when the fault of the board sits there, gets the
// right answer where it needs it, and gives back what the fault makes of it. Each mechanism is put into code from its
// description in words; the description stands in the table.
#pragma once

#include <cstdint>
#include <optional>
#include <utility>

#include "generators/mutants/board.h"

namespace passant::mutants::wrong {

std::optional<Cell> read_target(const Board& board);
Captures candidates(const Board& board, const Captures& right);

bool capture_verdict(const Board& board, const EnPassant& capture, bool right);
bool rank_verdict(const Board& board, const EnPassant& capture, bool right);
bool trial_verdict(const Board& board, const EnPassant& capture, bool right);
bool pin_verdict(const Board& board, const EnPassant& capture, bool right);
bool check_verdict(const Board& board, const EnPassant& capture, bool right);
bool evasion_verdict(const Board& board, const EnPassant& capture, bool right);

Captures capture_set(const Board& board, const MoveList& others, const Captures& tried, const Captures& legal);
Squares board_after_trial(const Board& board, const EnPassant& tried);

bool move_verdict(const Board& board, Cell from, Cell to, bool right);
bool control_move_verdict(const Board& board, Cell from, Cell to, bool right);
bool goes_on(const Board& board, Cell cell, bool right);
bool may_step_twice(const Board& board, Cell to);
bool may_promote(const Board& board, Cell from, Cell to, PieceKind kind);
bool may_castle(const Board& board, Side side, bool clear, bool safe);

bool check(const Board& board, bool right);
std::optional<Cell> target_saved_by_pass(const Board& board, std::optional<Cell> right);
bool check_seen_after_pass(const Board& board, std::optional<Cell> kept_target, bool right);

std::optional<Cell> vanishing_cell(const Board& board, Move move, std::optional<Cell> right);
std::optional<Cell> target_after(const Board& board, Cell from, Cell to, std::optional<Cell> right);
CastlingRights rights_after(const Board& board, Move move, CastlingRights right);
std::pair<Squares, std::optional<Cell>> after_take_back(const Board& board, Move move, const Board::Undo& undo);

/// `list`: every legal move; `captures`: which of them capture in passing.
std::uint64_t count(const Board& board, const MoveList& list, const Captures& captures);

}  // namespace passant::mutants::wrong
