#include "generators/bitboard/keyed_board.h"

#include <algorithm>
#include <array>

#include "generators/bitboard/bits.h"

namespace passant::bitboard {
namespace {

class Splitmix {
 public:
  constexpr explicit Splitmix(std::uint64_t seed) : state_(seed) {}

  constexpr std::uint64_t next() {
    state_ += 0x9E37'79B9'7F4A'7C15;
    std::uint64_t word = state_;
    word = (word ^ word >> 30U) * 0xBF58'476D'1CE4'E5B9;
    word = (word ^ word >> 27U) * 0x94D0'49BB'1331'11EB;
    return word ^ word >> 31U;
  }

 private:
  std::uint64_t state_;
};

using WordsOfSet = std::array<std::uint64_t, 64>;

struct Words {
  WordsOfSet pawns, knights, diagonals, straights, kings, white;
  std::array<std::uint64_t, 8> target_file;
  std::array<std::uint64_t, 16> castling;
  std::uint64_t black_to_move;
};

constexpr Words kWords = [] {
  Words words{};
  Splitmix random(1);
  for (auto* set : {&words.pawns, &words.knights, &words.diagonals, &words.straights, &words.kings, &words.white}) {
    for (std::uint64_t& word : *set) word = random.next();
  }
  for (std::uint64_t& word : words.target_file) word = random.next();
  for (std::uint64_t& word : words.castling) word = random.next();
  words.black_to_move = random.next();
  return words;
}();

constexpr std::uint64_t words_of(const WordsOfSet& words, Bitboard set) {
  std::uint64_t key = 0;
  for_each_square(set, [&](int square) { key ^= words[static_cast<unsigned>(square)]; });
  return key;
}

/// Of the bits in which two states differ.
std::uint64_t words_between(const State& a, const State& b) {
  std::uint64_t key = words_of(kWords.pawns, a.pawns ^ b.pawns) ^ words_of(kWords.knights, a.knights ^ b.knights) ^
                      words_of(kWords.diagonals, a.diagonals ^ b.diagonals) ^
                      words_of(kWords.straights, a.straights ^ b.straights) ^
                      words_of(kWords.kings, a.kings ^ b.kings) ^ words_of(kWords.white, a.white ^ b.white) ^
                      kWords.castling[a.castling] ^ kWords.castling[b.castling];
  if (a.to_move != b.to_move) key ^= kWords.black_to_move;
  return key;
}

/// Own pawns from which a capture goes to the target:
///
///   . * .      * target (White to move)
///   p . p      p where a pawn has to stand
Bitboard capturers(const State& state) {
  const Bitboard target = bit(state.target);
  return state.to_move == Color::White ? (shifted<-7>(target) | shifted<-9>(target)) & state.pawns & state.white
                                       : (shifted<7>(target) | shifted<9>(target)) & state.pawns & ~state.white;
}

std::uint64_t target_word(const Board& board) {
  const State& state = board.state();
  if (state.target == kNoTarget) return 0;
  const Bitboard pawns = capturers(state);
  if (pawns == 0) return 0;
  MoveList list;
  board.legal_moves(list);
  const bool usable = std::any_of(list.begin(), list.end(), [&](Move move) {
    return move.to().index() == state.target && (bit(move.from().index()) & pawns) != 0;
  });
  return usable ? kWords.target_file[state.target & 7U] : 0;
}

}  // namespace

KeyedBoard::KeyedBoard(const Position& position)
    : board_(position), men_(words_between(board_.state(), State{})), target_(target_word(board_)) {}

KeyedBoard::Undo KeyedBoard::play(Move move) {
  const Undo undo{board_.play(move), men_, target_};
  men_ ^= words_between(undo.board, board_.state());
  target_ = target_word(board_);
  return undo;
}

void KeyedBoard::take_back(Move move, const Undo& undo) {
  board_.take_back(move, undo.board);
  men_ = undo.men;
  target_ = undo.target;
}

KeyedBoard::PassUndo KeyedBoard::pass() {
  const PassUndo undo{board_, men_, target_};
  Position passed = board_.position();
  passed.halfmove_clock += 1;
  passed.fullmove_number += passed.to_move == Color::Black ? 1 : 0;
  passed.to_move = opponent(passed.to_move);
  passed.en_passant.reset();
  board_ = Board(passed);  // set up anew: a pass is rare, and the plain board has no word for it
  men_ ^= kWords.black_to_move;
  target_ = 0;
  return undo;
}

void KeyedBoard::take_back_pass(const PassUndo& undo) {
  board_ = undo.board;
  men_ = undo.men;
  target_ = undo.target;
}

}  // namespace passant::bitboard
