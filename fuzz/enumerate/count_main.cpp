// The other two counts of the domain as a program: `enumerate_count men|squares MEN [FIRST_FILE LAST_FILE]`. By men is
// the second count, by squares the third. Files are counted from 0; all of them unless told otherwise, halved then,
// since mirror images count once.

#include <cstdio>
#include <cstdlib>
#include <cstring>

#include "fuzz/enumerate/occupancy_count.h"
#include "fuzz/enumerate/second_count.h"

int main(int argc, char** argv) {
  const bool by_men = argc > 1 && std::strcmp(argv[1], "men") == 0;
  const bool by_squares = argc > 1 && std::strcmp(argv[1], "squares") == 0;
  if ((argc != 3 && argc != 5) || (!by_men && !by_squares)) {
    std::fprintf(stderr, "usage: %s men|squares MEN [FIRST_FILE LAST_FILE]\n", argv[0]);
    return 2;
  }
  const bool all = argc == 3;
  const int first = all ? 0 : std::atoi(argv[3]);
  const int last = all ? 7 : std::atoi(argv[4]);
  const auto count = by_men ? second_count::count : occupancy_count::count;
  const second_count::Totals totals = count(std::atoi(argv[2]), first, last);
  const unsigned long long images = all ? 2 : 1;
  std::printf(
      "placements %llu\nvalid %llu\nconsistent %llu\ncapturable %llu\nbarred %llu\npartly_barred %llu\nin_check %llu\n",
      totals.placements / images, totals.valid / images, totals.consistent / images, totals.capturable / images,
      totals.barred / images, totals.partly_barred / images, totals.in_check / images);
  return 0;
}
