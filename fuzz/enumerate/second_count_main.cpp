// The second count as a program: `enumerate_second_count MEN [FIRST_FILE LAST_FILE]`, the files counted from 0; all of
// them unless told otherwise, halved then, since mirror images count once.

#include <cstdio>
#include <cstdlib>

#include "fuzz/enumerate/second_count.h"

int main(int argc, char** argv) {
  if (argc != 2 && argc != 4) {
    std::fprintf(stderr, "usage: %s MEN [FIRST_FILE LAST_FILE]\n", argv[0]);
    return 2;
  }
  const bool all = argc == 2;
  const int first = all ? 0 : std::atoi(argv[2]);
  const int last = all ? 7 : std::atoi(argv[3]);
  const second_count::Totals totals = second_count::count(std::atoi(argv[1]), first, last);
  const unsigned long long images = all ? 2 : 1;
  std::printf(
      "placements %llu\nvalid %llu\nconsistent %llu\ncapturable %llu\nbarred %llu\npartly_barred %llu\nin_check %llu\n",
      totals.placements / images, totals.valid / images, totals.consistent / images, totals.capturable / images,
      totals.barred / images, totals.partly_barred / images, totals.in_check / images);
  return 0;
}
