// The reader of FEN that says what is wrong: one function a field, and each fault has a name, the column where it
// shows and what would be right there. A fault of a whole rank is shown at the rank's first character.
#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cstdint>

#include "position/fen_reader.h"

namespace passant {
namespace {

constexpr std::uint32_t kMaxCounter = 9999;
constexpr std::string_view kOneBlank = "one blank between fields";
constexpr std::string_view kFullRank = "8 squares, as in 3pP3";
constexpr std::string_view kCastlingLetters = "KQkq";

constexpr bool digit(char c) { return c >= '0' && c <= '9'; }

/// A character as an error message can show it: hostile bytes as numbers.
std::string shown(char c) {
  const auto byte = static_cast<unsigned char>(c);
  return byte >= 0x20 && byte < 0x7f ? fmt::format("'{}'", c) : fmt::format("byte 0x{:02x}", byte);
}

class Reader {
 public:
  explicit Reader(std::string_view text) : text_(text) {}

  /// The counters are read as far as numbers stand there.
  Result<FenPrefix> read_prefix() {
    if (!four_fields() || !field_ends(kEnPassant) || (number_follows() && !counter(kClock, position_.halfmove_clock)) ||
        (number_follows() && !counter(kNumber, position_.fullmove_number))) {
      return std::unexpected(error_);
    }
    return FenPrefix{position_, at_};
  }

  /// Whatever stands behind the fourth field must be the counters.
  Result<Position> read_all() {
    if (!four_fields() || (!done() && (!blank(kEnPassant, kClock) || !counter(kClock, position_.halfmove_clock))) ||
        (!done() && (!blank(kClock, kNumber) || !counter(kNumber, position_.fullmove_number))) ||
        (!done() && !fail("text after the FEN", "the end"))) {
      return std::unexpected(error_);
    }
    return position_;
  }

 private:
  static constexpr std::string_view kPlacement = "piece placement";
  static constexpr std::string_view kSide = "side to move";
  static constexpr std::string_view kCastling = "castling rights";
  static constexpr std::string_view kEnPassant = "en passant target";
  static constexpr std::string_view kClock = "half-move clock";
  static constexpr std::string_view kNumber = "full-move number";

  bool fail_at(std::size_t at, std::string what, std::string_view expected) {
    error_ = {std::move(what), at + 1, std::string(expected)};
    return false;
  }
  bool fail(std::string what, std::string_view expected) { return fail_at(at_, std::move(what), expected); }

  bool done() const { return at_ >= text_.size(); }
  bool at(char c) const { return !done() && text_[at_] == c; }
  std::string here() const { return done() ? "the text ends" : "found " + shown(text_[at_]); }

  bool four_fields() {
    return placement() && blank(kPlacement, kSide) && side_to_move() && blank(kSide, kCastling) && castling() &&
           blank(kCastling, kEnPassant) && en_passant();
  }

  bool blank(std::string_view before, std::string_view next) {
    if (done()) {
      return fail(fmt::format("{}: the text ends before it", next),
                  "at least four fields: placement, side to move, castling, en passant");
    }
    if (!at(' ')) return fail(fmt::format("{}: {} right after it", before, here()), kOneBlank);
    ++at_;
    return true;
  }

  bool placement() {
    for (int rank = 7; rank >= 0; --rank) {
      if (!one_rank(rank)) return false;
      if (rank > 0 && !at('/')) {
        return fail(fmt::format("{}: after rank {} {}", kPlacement, rank + 1, here()),
                    "'/' and the next rank; 8 ranks in all");
      }
      if (rank > 0) ++at_;
    }
    if (at('/')) return fail(fmt::format("{}: found '/' after rank 1", kPlacement), "8 ranks in all, then a blank");
    return true;
  }

  bool one_rank(int rank) {
    const std::size_t start = at_;
    int file = 0;
    for (; !done() && !at('/') && !at(' ') && file <= 8; ++at_) {
      if (!one_character(rank, at_ > start, file)) return false;
    }
    if (file > 8)
      return fail_at(start, fmt::format("{}: rank {} has more than 8 squares", kPlacement, rank + 1), kFullRank);
    if (file < 8)
      return fail_at(start, fmt::format("{}: rank {} has {} squares", kPlacement, rank + 1, file), kFullRank);
    return true;
  }

  bool one_character(int rank, bool inside, int& file) {
    const char c = text_[at_];
    if (c >= '1' && c <= '8') {
      if (inside && digit(text_[at_ - 1])) {
        return fail(fmt::format("{}: two digits side by side in rank {}", kPlacement, rank + 1),
                    "one digit, their sum");
      }
      file += c - '0';
      return true;
    }
    const auto piece = piece_from_letter(c);
    if (!piece) {
      return fail(fmt::format("{}: {} in rank {}", kPlacement, here(), rank + 1),
                  "one of PNBRQKpnbrqk, 1 to 8, or '/'");
    }
    if (file < 8) position_.placement.put(Square::at(file, rank), *piece);
    ++file;
    return true;
  }

  bool side_to_move() {
    if (!at('w') && !at('b')) return fail(fmt::format("{}: {}", kSide, here()), "w or b");
    position_.to_move = at('w') ? Color::White : Color::Black;
    ++at_;
    return true;
  }

  bool castling() {
    if (at('-')) {
      ++at_;
      return true;
    }
    if (done() || at(' ')) return fail(fmt::format("{}: the field is empty", kCastling), "letters of KQkq, or '-'");
    for (std::size_t next = 0; !done() && !at(' '); ++at_) {
      const std::size_t letter = kCastlingLetters.find(text_[at_]);
      if (letter == std::string_view::npos) return no_castling_letter();
      if (letter < next) {
        return fail(fmt::format("{}: {} twice or out of order", kCastling, here()),
                    "each letter at most once, in the order KQkq");
      }
      position_.castling.add(letter < 2 ? Color::White : Color::Black, letter % 2 == 0 ? Side::King : Side::Queen);
      next = letter + 1;
    }
    return true;
  }

  bool no_castling_letter() {
    const char c = text_[at_];
    const bool file = (c >= 'A' && c <= 'H') || (c >= 'a' && c <= 'h');
    return fail(fmt::format("{}: {}{}", kCastling, here(), file ? ", a Chess960 rook file" : ""),
                "letters of KQkq, or '-' (standard chess only)");
  }

  bool en_passant() {
    if (at('-')) {
      ++at_;
      return true;
    }
    position_.en_passant = parse_square(text_.substr(at_, 2));
    if (!position_.en_passant) {
      if (!done() && text_[at_] >= 'a' && text_[at_] <= 'h') ++at_;  // the file is right: show the rank
      return fail(fmt::format("{}: {}", kEnPassant, here()), "a square such as d6, or '-'");
    }
    at_ += 2;
    return true;
  }

  bool field_ends(std::string_view field) {
    if (done() || at(' ') || at(';')) return true;
    return fail(fmt::format("{}: {} right after it", field, here()), "a blank, ';' or the end of the text");
  }

  /// For a prefix: does a blank and a word of digits follow? If so, the blank is passed.
  bool number_follows() {
    if (!at(' ')) return false;
    const std::string_view rest = text_.substr(at_ + 1);
    const std::string_view word = rest.substr(0, rest.find_first_of(" ;"));
    if (word.empty() || !std::ranges::all_of(word, digit)) return false;
    ++at_;
    return true;
  }

  bool counter(std::string_view name, std::uint32_t& value) {
    const std::size_t start = at_;
    std::uint32_t number = 0;
    for (; !done() && digit(text_[at_]); ++at_) {
      number = number * 10 + static_cast<std::uint32_t>(text_[at_] - '0');
      if (number > kMaxCounter) return fail_at(start, fmt::format("{}: the number is too large", name), "at most 9999");
    }
    if (at_ == start) return fail(fmt::format("{}: {}", name, here()), "a number, 0 to 9999");
    if (text_[start] == '0' && at_ - start > 1) {
      return fail_at(start, fmt::format("{}: a needless 0 in front", name), "the number without it");
    }
    value = number;
    return true;
  }

  std::string_view text_;
  std::size_t at_ = 0;
  Position position_;
  InputError error_;
};

}  // namespace

Result<FenPrefix> read_fen_prefix_diagnosing(std::string_view text) { return Reader(text).read_prefix(); }
Result<Position> read_fen_diagnosing(std::string_view text) { return Reader(text).read_all(); }

}  // namespace passant
