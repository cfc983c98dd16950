// Looks for faults in the operations on a Compass; compiled for each kind of processor by the compass_faults_*.cpp, run
// by compass_test.cpp. Nothing of the standard library: see forms.h on shared code.
#pragma once

#include "generators/bitboard/compass/lines.h"

namespace passant::bitboard {
namespace {

/// SplitMix64 (Steele, Lea, Flood: Fast splittable pseudorandom number generators, 2014).
class RandomWords {
 public:
  Bitboard next() {
    state_ += 0x9E37'79B9'7F4A'7C15;
    Bitboard mixed = state_;
    mixed = (mixed ^ (mixed >> 30U)) * 0xBF58'476D'1CE4'E5B9;
    mixed = (mixed ^ (mixed >> 27U)) * 0x94D0'49BB'1331'11EB;
    return mixed ^ (mixed >> 31U);
  }

 private:
  Bitboard state_ = 0;
};

inline int faults(Compass found, const CompassRow& expected) {
  CompassRow row;
  store(row, found);
  int faults = 0;
  for (int direction = 0; direction < 8; ++direction) faults += row.word[direction] != expected.word[direction] ? 1 : 0;
  return faults;
}

/// Each slider walks until the next man.
inline CompassRow slow_rays(Bitboard occupied, Bitboard straights, Bitboard diagonals) {
  CompassRow rays{};
  for (unsigned direction = 0; direction < 8; ++direction) {
    const Bitboard sliders = (kStraightDirections >> direction & 1U) != 0 ? straights : diagonals;
    Bitboard reached = 0;
    for_each_square(sliders, [&](int from) { reached |= walk(from, kCompassSteps[direction], occupied); });
    rays.word[direction] = compass_row(reached).word[direction];
  }
  return rays;
}

inline int ray_faults(Bitboard occupied, Bitboard straights, Bitboard diagonals) {
  const Compass sliders = compass_of_sliders(straights, diagonals);
  return faults(rays(blockers(compass_of(occupied)), after(sliders)), slow_rays(occupied, straights, diagonals));
}

inline int faults_of_single_sliders(RandomWords& random) {
  int found = 0;
  for (int square = 0; square < 64; ++square) {
    for (int round = 0; round < 64; ++round) {
      const Bitboard occupied = (round % 2 == 0 ? random.next() & random.next() : random.next()) | bit(square);
      found += ray_faults(occupied, bit(square), 0) + ray_faults(occupied, 0, bit(square));
    }
  }
  return found;
}

inline int faults_of_many_sliders(RandomWords& random) {
  int found = 0;
  for (int round = 0; round < 2000; ++round) {
    const Bitboard occupied = random.next() & (round % 2 == 0 ? random.next() : ~Bitboard{0});
    found += ray_faults(occupied, occupied & random.next(), occupied & random.next());
  }
  return found;
}

inline int faults_of_sets(RandomWords& random) {
  int found = 0;
  for (int round = 0; round < 200; ++round) {
    const Bitboard a = random.next();
    const Bitboard b = random.next();
    const Bitboard c = random.next();
    const Compass x = compass_of(a);
    const Compass y = compass_of(b);
    const Compass z = compass_of(c);
    found +=
        faults(x, compass_row(a)) + faults(x & y, compass_row(a & b)) + faults(x | y, compass_row(a | b)) +
        faults(x ^ y, compass_row(a ^ b)) + faults(without(x, y), compass_row(a & ~b)) +
        faults(replaced(x, y, z), compass_row((a & ~b) | c)) + faults(differing(x, y, z), compass_row((a ^ b) & c)) +
        faults(differing_or(x, y, z), compass_row((a ^ b) | c)) + faults(with_both(x, y, z), compass_row(a | (b & c))) +
        faults(without_both(x, y, z), compass_row(a & ~(b & c))) + faults(same(x, y), compass_row(~(a ^ b)));
    Tally tally;
    tally.add(x);
    tally.add_thrice(y);
    found += tally.total() == 8 * (count(a) + 3 * count(b)) ? 0 : 1;
  }
  return found;
}

inline int faults_of_directions(RandomWords& random) {
  int found = 0;
  for (unsigned directions = 0; directions < 256; ++directions) {
    const CompassRow a = compass_row(random.next());
    const CompassRow b = compass_row(random.next());
    CompassRow some{};
    CompassRow replaced_some = a;
    for (unsigned direction = 0; direction < 8; ++direction) {
      if ((directions >> direction & 1U) == 0) continue;
      some.word[direction] = a.word[direction];
      replaced_some.word[direction] = b.word[direction];
    }
    const Compass only_some = only(directions, load(a));
    found += faults(only_some, some) + faults(only_where_any(only_some, load(a)), some) +
             faults(replaced_in(directions, load(a), load(a), load(b)), replaced_some) +
             (directions_of(only_some) == directions ? 0 : 1) + (any(only_some) == (directions != 0) ? 0 : 1);
  }
  return found;
}

#if PASSANT_AVX512_FORM
/// Six sets turned back together, each with other squares in every direction, against each turned back by itself.
inline int faults_of_six(RandomWords& random) {
  Compass sets[6];
  for (Compass& set : sets) {
    CompassRow row{};
    for (Bitboard& word : row.word) word = random.next() & random.next() & random.next();
    set = load(row);
  }
  const SixSets six = squares_of_six(sets[0], sets[1], sets[2], sets[3], sets[4], sets[5]);
  int found = 0;
  for (int n = 0; n < 2; ++n) {
    found += six.straight[n] == squares_of(only(kStraightDirections, sets[n])) ? 0 : 1;
    found += six.diagonal[n] == squares_of(only(kDiagonalDirections, sets[n])) ? 0 : 1;
  }
  found += six.third == squares_of(sets[2]) ? 0 : 1;
  found += six.fourth == squares_of(sets[3]) ? 0 : 1;
  found += six.fifth == squares_of(sets[4]) ? 0 : 1;
  found += six.sixth == squares_of(sets[5]) ? 0 : 1;
  return found;
}

inline int faults_of_the_way_back(RandomWords& random) {
  int found = 0;
  for (int square = 0; square < 64; ++square) {
    found += squares_of(load(kSquare.at[square])) == bit(square) ? 0 : 1;
    for (unsigned direction = 0; direction < 8; ++direction) {
      const Compass one = only(1U << direction, load(kSquare.at[square]));
      found += squares_of(one) == bit(square) ? 0 : 1;
      found += faults(turned_about(one), [&] {
        CompassRow row{};
        row.word[direction ^ 1U] = kSquare.at[square].word[direction ^ 1U];
        return row;
      }());
    }
  }
  for (int round = 0; round < 200; ++round) {
    const Bitboard set = random.next() & random.next();
    found += squares_of(compass_of(set)) == set ? 0 : 1;
    found += faults_of_six(random);
  }
  return found;
}
#else
inline int faults_of_the_way_back(RandomWords&) { return 0; }  // only that form has it
#endif

inline int compass_faults() {
  RandomWords random;
  return faults_of_single_sliders(random) + faults_of_many_sliders(random) + faults_of_sets(random) +
         faults_of_directions(random) + faults_of_the_way_back(random);
}

}  // namespace
}  // namespace passant::bitboard
