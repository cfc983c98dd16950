#include "cli/progress_line.h"

#include <fmt/format.h>
#include <sys/ioctl.h>
#include <unistd.h>

#include <algorithm>
#include <cmath>
#include <cstdlib>

#include "reports/charts.h"

namespace passant::cli {
namespace {

constexpr auto kInterval = std::chrono::milliseconds(200);

std::chrono::milliseconds patience() {
  const char* text = std::getenv("PASSANT_PROGRESS_AFTER");
  const double seconds = text == nullptr || *text == '\0' ? 2.0 : std::strtod(text, nullptr);
  return std::chrono::milliseconds(static_cast<std::int64_t>(1000 * std::clamp(seconds, 0.0, 1e6)));
}

std::size_t columns() {
  winsize size{};
  return ioctl(STDERR_FILENO, TIOCGWINSZ, &size) == 0 && size.ws_col > 0 ? size.ws_col : 80;
}

/// As much as fits into one line: a line that wraps cannot be written over. Control characters are not shown.
std::string fitting(std::string_view text, std::size_t columns) {
  std::string line;
  std::size_t shown = 0;
  for (const char c : text) {
    const auto byte = static_cast<unsigned char>(c);
    const bool begins = (byte & 0xc0U) != 0x80U;  // of a character in UTF-8
    if (begins && ++shown >= columns) break;
    line += byte < 0x20 || byte == 0x7f ? '.' : c;
  }
  return line;
}

}  // namespace

std::string duration_text(double seconds) {
  const auto whole = static_cast<std::uint64_t>(std::max(0.0, std::ceil(std::min(seconds, 1e15))));
  constexpr std::uint64_t kMinute = 60, kHour = 3600, kDay = 86400;
  if (whole < kMinute) return fmt::format("{} s", whole);
  if (whole < kHour) return fmt::format("{} min {} s", whole / kMinute, whole % kMinute);
  if (whole < 2 * kDay) return fmt::format("{} h {} min", whole / kHour, whole % kHour / kMinute);
  return fmt::format("{} days", whole / kDay);
}

std::string progress_text(const Standing& standing, std::string_view unit, double seconds) {
  std::string text;
  if (standing.share) text = fmt::format("{:3.0f} %  ", 100 * *standing.share);
  const auto done = static_cast<double>(standing.done);
  text += fmt::format("{} {}", reports::compact(done), unit);
  if (standing.done > 0) text += fmt::format("  {}/s", reports::compact(done / std::max(seconds, 0.001)));
  if (standing.share && *standing.share > 0)
    text += fmt::format("  {} left", duration_text(seconds / *standing.share - seconds));
  if (!standing.more.empty()) text += fmt::format("  {}", standing.more);
  return text;
}

ProgressLine::ProgressLine(const Common& common, std::string unit)
    : wanted_(!common.quiet && !common.no_progress && isatty(STDERR_FILENO) != 0),
      unit_(std::move(unit)),
      first_(begun_ + patience()) {}

bool ProgressLine::due_at(Clock::time_point now) const {
  return wanted_ && now >= first_ && (!written_ || now - shown_ >= kInterval);
}

bool ProgressLine::due() {
  const std::scoped_lock lock(mutex_);
  return due_at(Clock::now());
}

void ProgressLine::show(const Standing& standing) {
  if (!wanted_) return;
  const auto now = Clock::now();
  const std::scoped_lock lock(mutex_);
  if (!due_at(now)) return;
  const std::string text = progress_text(standing, unit_, std::chrono::duration<double>(now - begun_).count());
  fmt::print(stderr, "\r\033[K{}", fitting(text, columns()));
  shown_ = now;
  written_ = true;
}

void ProgressLine::show(std::uint64_t done, std::uint64_t of, std::string_view more) {
  if (!wanted_) return;
  const double whole = static_cast<double>(std::max<std::uint64_t>(of, 1));
  show({done, static_cast<double>(done) / whole, more});
}

void ProgressLine::clear() {
  const std::scoped_lock lock(mutex_);
  if (written_) fmt::print(stderr, "\r\033[K");
  written_ = false;
}

void ProgressLine::begin_stage(std::uint64_t of) {
  const std::scoped_lock lock(mutex_);
  if (stage_ != 0 && stage_ != of) begun_ = Clock::now();
  stage_ = of;
}

Progress ProgressLine::progress() {
  return [this](std::uint64_t done, std::uint64_t of) {
    begin_stage(of);
    show(done, of);
  };
}

}  // namespace passant::cli
