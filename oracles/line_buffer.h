// Bytes in, lines out. A line ends with LF or CRLF; a line without an end is never given out as one, because a
// program that dies half-way through "e7e8q: 1" must not be believed to have said "e7e8". Tested in process_test.cpp.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace passant {

class LineBuffer {
 public:
  void append(std::string_view bytes) {
    if (start_ > 0 && start_ >= bytes_.size() / 2) drop_read();
    bytes_.append(bytes);
  }

  /// The next whole line without its end. The view lives until the next append().
  std::optional<std::string_view> next() {
    const std::size_t end = bytes_.find('\n', searched_);
    if (end == std::string::npos) {
      searched_ = bytes_.size();
      return std::nullopt;
    }
    std::string_view line(bytes_.data() + start_, end - start_);
    start_ = searched_ = end + 1;
    if (line.ends_with('\r')) line.remove_suffix(1);
    return line;
  }

  /// What follows the last line given out.
  std::string_view rest() const { return std::string_view(bytes_).substr(start_); }

 private:
  void drop_read() {
    bytes_.erase(0, start_);
    searched_ -= start_;
    start_ = 0;
  }

  std::string bytes_;
  std::size_t start_ = 0;     // of the bytes not given out yet
  std::size_t searched_ = 0;  // no line ends between start_ and here
};

}  // namespace passant
