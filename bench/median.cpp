#include "bench/median.h"

#include <algorithm>
#include <boost/math/distributions/binomial.hpp>
#include <cmath>

#include "position/check.h"

namespace passant::bench {
namespace {

constexpr double kWanted = 0.95;

/// The chance that the median lies between the value with `cut` values below it and the one with `cut` above it.
double confidence_of(std::size_t count, std::size_t cut) {
  const boost::math::binomial_distribution<> below(static_cast<double>(count), 0.5);
  return 1 - 2 * boost::math::cdf(below, static_cast<double>(cut));
}

}  // namespace

Median median_of(std::vector<double> values) {
  PASSANT_CHECK(!values.empty());
  std::ranges::sort(values);
  const std::size_t count = values.size();
  std::size_t cut = 0;
  while (cut + 1 < count / 2 && confidence_of(count, cut + 1) >= kWanted) ++cut;
  const double middle = (values[(count - 1) / 2] + values[count / 2]) / 2;
  return {middle, values[cut], values[count - 1 - cut], count == 1 ? 0 : confidence_of(count, cut)};
}

double geometric_mean(const std::vector<double>& values) {
  PASSANT_CHECK(!values.empty());
  double sum = 0;
  for (const double value : values) sum += std::log(value);
  return std::exp(sum / static_cast<double>(values.size()));
}

}  // namespace passant::bench
