// Writes the legal moves down as position/move.h stores them: from | to << 6 | promotion << 12 in 16 bits. For one man
// that is to * 64 + from; for pawns, which come from to - step, to * 65 - step.
#pragma once

#include "generators/bitboard/generate.h"
#include "generators/bitboard/spread.h"
#include "position/piece.h"

namespace passant::bitboard {
namespace {

class MoveWriter {
 public:
  explicit MoveWriter(std::uint16_t* room) : end_(room) {}

  std::uint16_t* end() const { return end_; }

  template <Man>
  void man(int from, Bitboard targets) {
    end_ = spread<64>(end_, targets, from);
  }
  template <int kStep>
  void pawns(Bitboard targets) {
    end_ = spread<65>(end_, targets, -kStep);
  }
  template <int kStep>
  void double_steps(Bitboard targets) {
    pawns<kStep>(targets);
  }
  template <int kStep>
  void promotions(Bitboard targets) {
    for_each_square(targets, [&](int to) {
      for (const PieceKind kind : {PieceKind::Queen, PieceKind::Rook, PieceKind::Bishop, PieceKind::Knight}) {
        write(to - kStep, to | static_cast<int>(kind) << 6);
      }
    });
  }
  void en_passant(int from, int target) { write(from, target); }
  template <class Path>
  void castling() {
    write(Path::kFrom, Path::kTo);
  }

 private:
  void write(int from, int to) { *end_++ = static_cast<std::uint16_t>(from | to << 6); }

  std::uint16_t* end_;
};

}  // namespace
}  // namespace passant::bitboard
