// Run while the program is built: prints the source text of the slider tables, 107,648 attack sets each, which
// compilers are too slow to compute themselves. The order in the second table is that of PEXT: the relevant occupied
// squares, pressed together.
#include <cinttypes>
#include <cstdio>
#include <vector>

#include "generators/bitboard/magics.h"

namespace passant::bitboard {
namespace {

using Table = std::vector<Bitboard>;

template <int kCount>
void fill(Table& magic, Table& pext, int square, const Step (&steps)[kCount], const SliderEntry& entry) {
  Bitboard occupied = 0;
  for (Bitboard number = 0; number < Bitboard{1} << (64 - entry.shift); ++number) {
    const Bitboard attacks = walk_all(square, steps, occupied);
    magic[magic_slot(entry, occupied)] = attacks;
    pext[entry.offset + number] = attacks;
    occupied = (occupied - entry.relevant) & entry.relevant;  // subsets in the order of their pressed bits
  }
}

void print(const char* name, const Table& table) {
  std::printf("extern const Bitboard %s[kSliderTableSize];\n", name);
  std::printf("const Bitboard %s[kSliderTableSize]{\n", name);
  for (const Bitboard attacks : table) std::printf("0x%" PRIx64 ",\n", attacks);
  std::printf("};\n");
}

}  // namespace
}  // namespace passant::bitboard

int main() {
  using namespace passant::bitboard;
  Table magic(kSliderTableSize);
  Table pext(kSliderTableSize);
  for (int square = 0; square < 64; ++square) {
    fill(magic, pext, square, kStraightSteps, kSliderIndex.rook[square]);
    fill(magic, pext, square, kDiagonalSteps, kSliderIndex.bishop[square]);
  }
  std::printf("#include \"generators/bitboard/magics.h\"\nnamespace passant::bitboard {\n");
  print("kMagicTable", magic);
  print("kPextTable", pext);
  std::printf("}\n");
}
