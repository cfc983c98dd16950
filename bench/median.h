// The median of repeated measurements with an interval of confidence that assumes nothing about how they are
// distributed: the k-th smallest and k-th largest value, by the binomial distribution (Conover, "Practical
// Nonparametric Statistics", 3.2).
#pragma once

#include <vector>

namespace passant::bench {

struct Median {
  double value = 0;
  double low = 0;
  double high = 0;
  double confidence = 0;  ///< that the true median lies within [low, high]: at least 0.95 from six values on
};

/// REQUIRES: at least one value.
Median median_of(std::vector<double> values);

/// REQUIRES: at least one value, all positive.
double geometric_mean(const std::vector<double>& values);

}  // namespace passant::bench
