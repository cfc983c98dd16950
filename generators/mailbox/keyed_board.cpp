#include "generators/mailbox/keyed_board.h"

#include <algorithm>
#include <array>

namespace passant::mailbox {
namespace {

constexpr Residue doubled(Residue residue) { return residue += residue; }

constexpr Residue product(Residue a, std::uint64_t b) {
  Residue sum;
  for (; b != 0; b >>= 1U, a = doubled(a)) {
    if ((b & 1U) != 0) sum += a;
  }
  return sum;
}

// The digits behind those of the 64 squares.
constexpr unsigned kRightsPlace = 64;
constexpr unsigned kPlayerPlace = 65;
constexpr unsigned kTargetPlace = 66;
constexpr unsigned kPlaces = 67;

/// Without meaning: the first digits of pi behind the point.
constexpr Residue kPoint(0x243F'6A88'85A3'08D3 % Residue::kPrime);

/// digit * point ^ (place + 1), for every digit and place.
using Terms = std::array<std::array<Residue, 16>, kPlaces>;

constexpr Terms kTerms = [] {
  Terms terms{};
  Residue power = kPoint;
  for (auto& of_place : terms) {
    for (unsigned digit = 1; digit < of_place.size(); ++digit) {
      of_place[digit] = of_place[digit - 1];
      of_place[digit] += power;
    }
    power = product(power, kPoint.value());
  }
  return terms;
}();

constexpr unsigned place(Spot spot) { return static_cast<unsigned>(spot.square().index()); }
constexpr Residue term(Spot spot, Cell man) { return kTerms[place(spot)][man & kPieceBits]; }

constexpr Residue kPlayerTerm = kTerms[kPlayerPlace][1];

Residue sum_of(const Position& position) {
  Residue sum = kTerms[kRightsPlace][position.castling.bits()];
  const auto codes = position.placement.codes();
  for (unsigned square = 0; square < codes.size(); ++square) sum += kTerms[square][codes[square] & kPieceBits];
  if (position.to_move == Color::Black) sum += kPlayerTerm;
  return sum;
}

/// Does an own pawn stand where a capture onto the target starts?
bool somebody_stands_ready(const Diagram& diagram) {
  const Color us = diagram.to_move;
  const Spot passed = diagram.en_passant() - forward_step(us);
  const Cell pawn = cell(us, PieceKind::Pawn);
  return diagram.cells[passed + kRight] == pawn || diagram.cells[passed - kRight] == pawn;
}

}  // namespace

KeyedBoard::KeyedBoard(const Position& position)
    : board_(position), sum_(sum_of(position)), target_digit_(digit_of_target()) {}

std::uint64_t KeyedBoard::key() const {
  Residue all = sum_;
  all += kTerms[kTargetPlace][target_digit_];
  return all.value() * 0xD6E8'FEB8'6659'FD93;
}

unsigned KeyedBoard::digit_of_target() {
  const Diagram& diagram = board_.diagram();
  if (diagram.en_passant() == kNowhere || !somebody_stands_ready(diagram)) return 0;
  const Square target = diagram.en_passant().square();
  MoveList list;
  board_.legal_moves(list);
  const bool usable = std::any_of(list.begin(), list.end(), [&](Move move) {
    return move.to() == target && move.from().file() != target.file() &&
           kind_of(diagram.cells[Spot(move.from())]) == PieceKind::Pawn;
  });
  return usable ? static_cast<unsigned>(target.file()) + 1 : 0;
}

/// What a move just played has changed, but for the man that moved and the turn.
void KeyedBoard::account_for(const Board::Undo& undo) {
  const Diagram& diagram = board_.diagram();
  const Color us = opponent(diagram.to_move);
  const Motion motion = undo.motion;
  if (undo.rest.victim != kEmpty) {
    const bool en_passant = motion.special() == Special::EnPassant;
    sum_ -= term(en_passant ? motion.to() - forward_step(us) : motion.to(), undo.rest.victim);
  }
  if (motion.special() == Special::Castling) {
    const Side side = motion.to().value() > motion.from().value() ? Side::King : Side::Queen;
    const Cell rook = cell(us, PieceKind::Rook);
    sum_ -= term(Spot(rook_home(us, side)), rook);
    sum_ += term(motion.to() + (side == Side::King ? -kRight : kRight), rook);
  }
  sum_ -= kTerms[kRightsPlace][undo.rest.castling_bits];
  sum_ += kTerms[kRightsPlace][diagram.castling_bits];
}

void KeyedBoard::turn() {
  if (board_.diagram().to_move == Color::Black) {
    sum_ += kPlayerTerm;
  } else {
    sum_ -= kPlayerTerm;
  }
}

KeyedBoard::Undo KeyedBoard::play(Move move) {
  const Spot from(move.from());
  const Spot to(move.to());
  const Cell man = board_.diagram().cells[from];
  const Undo undo{board_.play(move), sum_, target_digit_};
  sum_ -= term(from, man);
  sum_ += term(to, board_.diagram().cells[to]);  // another man than before after a promotion
  account_for(undo.board);
  turn();
  target_digit_ = digit_of_target();
  return undo;
}

void KeyedBoard::take_back(Move move, const Undo& undo) {
  board_.take_back(move, undo.board);
  sum_ = undo.sum;
  target_digit_ = undo.target_digit;
}

KeyedBoard::PassUndo KeyedBoard::pass() {
  const PassUndo undo{board_, sum_, target_digit_};
  Position passed = board_.position();
  passed.en_passant = std::nullopt;
  passed.to_move = opponent(passed.to_move);
  ++passed.halfmove_clock;
  if (passed.to_move == Color::White) ++passed.fullmove_number;
  board_ = Board(passed);  // the men are listed anew: a pass is rare
  turn();
  target_digit_ = 0;
  return undo;
}

void KeyedBoard::take_back_pass(const PassUndo& undo) {
  board_ = undo.board;
  sum_ = undo.sum;
  target_digit_ = undo.target_digit;
}

}  // namespace passant::mailbox
