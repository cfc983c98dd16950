#include "position/san.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <optional>
#include <vector>

#include "position/check.h"

namespace passant {
namespace {

char file_letter(Square square) { return static_cast<char>('a' + square.file()); }
char rank_digit(Square square) { return static_cast<char>('1' + square.rank()); }
char upper(char lower) { return static_cast<char>(lower - 'a' + 'A'); }

std::optional<PieceKind> mover(const Position& position, Move move) {
  const auto piece = position.placement[move.from()];
  if (!piece) return std::nullopt;
  return piece->kind();
}

/// A king's step of two files is castling; nothing else moves it so far.
bool is_castling(PieceKind kind, Move move) {
  return kind == PieceKind::King && std::abs(move.to().file() - move.from().file()) == 2;
}

bool is_capture(const Position& position, PieceKind kind, Move move) {
  if (is_castling(kind, move)) return false;
  const bool pawn_changes_file = kind == PieceKind::Pawn && move.from().file() != move.to().file();
  return pawn_changes_file || !position.placement.empty(move.to());
}

/// So much of the square of departure that no other legal move of the same kind of man goes to the same square.
std::string departure(const Position& position, const MoveSet& legal, PieceKind kind, Move move) {
  bool alone = true, file_alone = true, rank_alone = true;
  for (const Move other : legal) {
    if (other.to() != move.to() || other.from() == move.from() || mover(position, other) != kind) continue;
    alone = false;
    if (other.from().file() == move.from().file()) file_alone = false;
    if (other.from().rank() == move.from().rank()) rank_alone = false;
  }
  if (alone) return {};
  if (file_alone) return {file_letter(move.from())};
  if (rank_alone) return {rank_digit(move.from())};
  return to_string(move.from());
}

std::string without_mark(const Position& position, const MoveSet& legal, PieceKind kind, Move move) {
  if (is_castling(kind, move)) return move.to().file() > move.from().file() ? "O-O" : "O-O-O";
  const bool captures = is_capture(position, kind, move);
  std::string text;
  if (kind != PieceKind::Pawn) {
    text = upper(letter(kind)) + departure(position, legal, kind, move);
  } else if (captures) {
    text = file_letter(move.from());
  }
  if (captures) text += 'x';
  text += to_string(move.to());
  if (const auto promotion = move.promotion()) text += {'=', upper(letter(*promotion))};
  return text;
}

/// What a text says about a move.
struct Spelling {
  enum class Castling : std::uint8_t { No, KingSide, QueenSide };

  Castling castling = Castling::No;
  PieceKind kind = PieceKind::Pawn;
  std::optional<char> file, rank;
  bool capture = false;
  std::optional<Square> to;
  std::optional<PieceKind> promotion;
  bool en_passant = false;

  bool means(const Position& position, Move move) const {
    const auto moved = mover(position, move);
    if (!moved) return false;
    if (is_castling(*moved, move))
      return castling == (move.to().file() == 6 ? Castling::KingSide : Castling::QueenSide);
    if (castling != Castling::No || *moved != kind || move.to() != *to || move.promotion() != promotion) return false;
    if (kind == PieceKind::Pawn && !file && move.from().file() != move.to().file()) return false;
    if ((file && *file != file_letter(move.from())) || (rank && *rank != rank_digit(move.from()))) return false;
    if (capture && !is_capture(position, kind, move)) return false;
    return !en_passant || spelt_en_passant(position, move);
  }
};

/// Takes a spelling apart from its end, where the optional parts are.
class Reader {
 public:
  explicit Reader(std::string_view text) : text_(text) {}

  std::optional<Spelling> read() {
    strip_marks();
    spelling_.en_passant = strip_en_passant();
    if (spelling_.en_passant) strip_marks();
    if (castling()) return spelling_;
    promotion();
    if (!square() || !departure()) return std::nullopt;
    return spelling_;
  }

 private:
  bool ends_in(std::string_view characters) const { return !text_.empty() && characters.contains(text_.back()); }
  char take_back() {
    const char last = text_.back();
    text_.remove_suffix(1);
    return last;
  }

  void strip_marks() {
    while (ends_in("+#!? ")) text_.remove_suffix(1);
  }

  bool strip_en_passant() {
    static constexpr std::array<std::string_view, 4> kSuffixes{"e.p.", "(ep)", "/ep", "ep"};
    for (const std::string_view suffix : kSuffixes) {
      if (text_.size() < suffix.size()) continue;
      const std::string_view end = text_.substr(text_.size() - suffix.size());
      const auto same = [](char a, char b) { return (a >= 'A' && a <= 'Z' ? a - 'A' + 'a' : a) == b; };
      if (!std::ranges::equal(end, suffix, same)) continue;
      text_.remove_suffix(suffix.size());
      return true;
    }
    return false;
  }

  bool castling() {
    if (spelling_.en_passant) return false;
    if (text_ == "O-O" || text_ == "0-0") spelling_.castling = Spelling::Castling::KingSide;
    if (text_ == "O-O-O" || text_ == "0-0-0") spelling_.castling = Spelling::Castling::QueenSide;
    return spelling_.castling != Spelling::Castling::No;
  }

  void promotion() {
    if (!ends_in("QRBN")) return;
    spelling_.promotion = kind_from_letter(static_cast<char>(take_back() - 'A' + 'a'));
    if (ends_in("=")) text_.remove_suffix(1);
  }

  bool square() {
    if (text_.size() < 2) return false;
    spelling_.to = parse_square(text_.substr(text_.size() - 2));
    text_.remove_suffix(2);
    return spelling_.to.has_value();
  }

  /// What is left in front of the square moved to: kind, file, rank, capture sign.
  bool departure() {
    if (!text_.empty() && std::string_view("NBRQK").contains(text_.front())) {
      spelling_.kind = *kind_from_letter(static_cast<char>(text_.front() - 'A' + 'a'));
      text_.remove_prefix(1);
    }
    spelling_.capture = ends_in("x");
    if (spelling_.capture || (text_.size() >= 3 && ends_in("-"))) text_.remove_suffix(1);
    if (ends_in("12345678")) spelling_.rank = take_back();
    if (ends_in("abcdefgh")) spelling_.file = take_back();
    const bool pawn = spelling_.kind == PieceKind::Pawn;
    const bool capture_without_file = pawn && spelling_.capture && !spelling_.file;
    return text_.empty() && !capture_without_file && !(pawn && spelling_.rank && !spelling_.file) &&
           (pawn || !spelling_.promotion);
  }

  std::string_view text_;
  Spelling spelling_;
};

std::unexpected<SanError> refused(SanError::Kind kind, std::string what, std::string expected) {
  return std::unexpected(SanError{kind, {std::move(what), 1, std::move(expected)}});
}

std::string spelt(const Position& position, const MoveSet& legal, const std::vector<Move>& moves) {
  std::string text;
  for (const Move move : moves) {
    if (!text.empty()) text += " or ";
    text += to_san(position, legal, move, CheckMark::None);
  }
  return text;
}

/// The legal moves that somebody who wrote this may have had in mind: those to the same square.
std::string suggestion(const Spelling& spelling, const Position& position, const MoveSet& legal) {
  std::vector<Move> near;
  for (const Move move : legal) {
    if (spelling.to == move.to() && mover(position, move)) near.push_back(move);
  }
  if (near.empty()) return "a legal move of this position";
  return spelt(position, legal, near);
}

}  // namespace

bool spelt_en_passant(const Position& position, Move move) {
  return mover(position, move) == PieceKind::Pawn && move.from().file() != move.to().file() &&
         position.placement.empty(move.to());
}

std::string to_san(const Position& position, const MoveSet& legal, Move move, CheckMark mark) {
  const auto kind = mover(position, move);
  PASSANT_CHECK(kind && legal.contains(move));
  std::string text = without_mark(position, legal, *kind, move);
  if (mark == CheckMark::Check) text += '+';
  if (mark == CheckMark::Mate) text += '#';
  return text;
}

std::expected<Move, SanError> parse_san(std::string_view text, const Position& position, const MoveSet& legal) {
  const auto spelling = Reader(text).read();
  if (!spelling) {
    return refused(SanError::Kind::NotSan, fmt::format("\"{}\" is not a move", text),
                   "a move in SAN, such as Nf3, exd6, e8=Q or O-O");
  }
  std::vector<Move> meant;
  std::ranges::copy_if(legal, std::back_inserter(meant), [&](Move move) { return spelling->means(position, move); });
  if (meant.size() == 1) return meant.front();
  if (meant.empty()) {
    return refused(SanError::Kind::NoSuchMove, fmt::format("\"{}\" is no legal move here", text),
                   suggestion(*spelling, position, legal));
  }
  return refused(SanError::Kind::Ambiguous, fmt::format("\"{}\" means {} legal moves", text, meant.size()),
                 spelt(position, legal, meant));
}

}  // namespace passant
