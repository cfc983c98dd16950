// The engine of the tutorial: a FEN a line in, its legal moves a line out. It is simple, slow, and wrong in one line.
#include <cctype>
#include <cstdlib>
#include <iostream>
#include <sstream>
#include <string>
#include <vector>

struct Board {
  std::string at = std::string(64, '.');  // a1 b1 … h8
  bool white = true;
  std::string castling, target;
};

int square(int file, int rank) { return 8 * rank + file; }
bool inside(int file, int rank) { return file >= 0 && file < 8 && rank >= 0 && rank < 8; }
bool is_white(char man) { return std::isupper(static_cast<unsigned char>(man)) != 0; }
bool own(const Board& board, char man) { return man != '.' && is_white(man) == board.white; }
char kind(char man) { return static_cast<char>(std::tolower(static_cast<unsigned char>(man))); }

Board read(const std::string& fen) {
  Board board;
  std::string placement, side;
  std::istringstream(fen) >> placement >> side >> board.castling >> board.target;
  int file = 0, rank = 7;
  for (const char c : placement) {
    if (c == '/')
      file = 0, --rank;
    else if (std::isdigit(static_cast<unsigned char>(c)))
      file += c - '0';
    else
      board.at[square(file++, rank)] = c;
  }
  board.white = side == "w";
  return board;
}

const int kSteps[8][2] = {{0, 1}, {1, 0}, {0, -1}, {-1, 0}, {1, 1}, {1, -1}, {-1, -1}, {-1, 1}};
const int kJumps[8][2] = {{1, 2}, {2, 1}, {2, -1}, {1, -2}, {-1, -2}, {-2, -1}, {-2, 1}, {-1, 2}};

// Does a man of that colour attack the square?
bool attacked(const Board& board, int to, bool by_white) {
  const int file = to % 8, rank = to / 8;
  const auto holds = [&](int f, int r, char man) {
    return inside(f, r) && board.at[square(f, r)] == (by_white ? std::toupper(man) : man);
  };
  for (const auto& jump : kJumps)
    if (holds(file + jump[0], rank + jump[1], 'n')) return true;
  const int behind = by_white ? rank - 1 : rank + 1;
  if (holds(file - 1, behind, 'p') || holds(file + 1, behind, 'p')) return true;
  for (int d = 0; d < 8; ++d) {
    int f = file + kSteps[d][0], r = rank + kSteps[d][1];
    if (holds(f, r, 'k')) return true;
    while (inside(f, r) && board.at[square(f, r)] == '.') f += kSteps[d][0], r += kSteps[d][1];
    if (holds(f, r, 'q') || holds(f, r, d < 4 ? 'r' : 'b')) return true;
  }
  return false;
}

bool king_attacked(const Board& board) {
  const auto king = board.at.find(board.white ? 'K' : 'k');
  return king != std::string::npos && attacked(board, static_cast<int>(king), !board.white);
}

std::string name(int at) { return {static_cast<char>('a' + at % 8), static_cast<char>('1' + at / 8)}; }

struct Lister {
  const Board& board;
  std::vector<std::string> moves;

  void add(int from, int to, bool en_passant = false) {
    Board after = board;
    after.at[to] = after.at[from];
    after.at[from] = '.';
    if (en_passant) after.at[to] = after.at[to];  // HERE: the captured pawn must leave square(to % 8, from / 8)
    if (king_attacked(after)) return;
    const bool last = kind(board.at[from]) == 'p' && (to / 8 == 0 || to / 8 == 7);
    for (const char* piece : {"q", "r", "b", "n"}) {
      moves.push_back(name(from) + name(to) + (last ? piece : ""));
      if (!last) break;
    }
  }

  void pawn(int from) {
    const int up = board.white ? 1 : -1, file = from % 8, rank = from / 8;
    const auto empty = [&](int r) { return board.at[square(file, r)] == '.'; };
    if (empty(rank + up)) {
      add(from, square(file, rank + up));
      if (rank == (board.white ? 1 : 6) && empty(rank + 2 * up)) add(from, square(file, rank + 2 * up));
    }
    for (const int side : {-1, 1}) {
      if (!inside(file + side, rank + up)) continue;
      const int to = square(file + side, rank + up);
      if (board.at[to] != '.' && !own(board, board.at[to])) add(from, to);
      if (name(to) == board.target) add(from, to, true);
    }
  }

  void piece(int from, const int (&ways)[8][2], int first, int last, bool far) {
    for (int d = first; d < last; ++d) {
      int f = from % 8 + ways[d][0], r = from / 8 + ways[d][1];
      for (; inside(f, r) && !own(board, board.at[square(f, r)]); f += ways[d][0], r += ways[d][1]) {
        add(from, square(f, r));
        if (!far || board.at[square(f, r)] != '.') break;
      }
    }
  }

  void castle(int king, char right, int step, int squares) {
    if (board.castling.find(right) == std::string::npos || king_attacked(board)) return;
    for (int i = 1; i <= squares; ++i)
      if (board.at[king + i * step] != '.') return;
    if (attacked(board, king + step, !board.white)) return;
    add(king, king + 2 * step);
  }

  void list() {
    for (int from = 0; from < 64; ++from) {
      if (!own(board, board.at[from])) continue;
      switch (kind(board.at[from])) {
        case 'p':
          pawn(from);
          break;
        case 'n':
          piece(from, kJumps, 0, 8, false);
          break;
        case 'r':
          piece(from, kSteps, 0, 4, true);
          break;
        case 'b':
          piece(from, kSteps, 4, 8, true);
          break;
        case 'q':
          piece(from, kSteps, 0, 8, true);
          break;
        default:
          piece(from, kSteps, 0, 8, false);
          castle(from, board.white ? 'K' : 'k', 1, 2);
          castle(from, board.white ? 'Q' : 'q', -1, 3);
      }
    }
  }
};

int main() {
  std::cout << "# name Tutorial 1.0" << std::endl;
  for (std::string fen; std::getline(std::cin, fen);) {
    const Board board = read(fen);
    Lister lister{board, {}};
    lister.list();
    std::string line;
    for (const std::string& move : lister.moves) line += (line.empty() ? "" : " ") + move;
    std::cout << line << std::endl;
  }
}
