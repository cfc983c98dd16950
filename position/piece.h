// A chessman: its kind and its colour, in one byte, with the letters that FEN uses.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

#include "position/color.h"

namespace passant {

enum class PieceKind : std::uint8_t { Pawn, Knight, Bishop, Rook, Queen, King };

inline constexpr std::array kAllPieceKinds{PieceKind::Pawn, PieceKind::Knight, PieceKind::Bishop,
                                           PieceKind::Rook, PieceKind::Queen,  PieceKind::King};

/// What a pawn may become, in the order that Laws and programs usually name them (FIDE 3.7.3.3).
inline constexpr std::array kPromotionKinds{PieceKind::Queen, PieceKind::Rook, PieceKind::Bishop, PieceKind::Knight};

class Piece {
 public:
  constexpr Piece(Color color, PieceKind kind)
      : code_(static_cast<std::uint8_t>((static_cast<unsigned>(color) << 3U) | (static_cast<unsigned>(kind) + 1U))) {}

  constexpr Color color() const { return static_cast<Color>(code_ >> 3U); }
  constexpr PieceKind kind() const { return static_cast<PieceKind>((code_ & 7U) - 1U); }

  /// The byte that stands for this piece in Placement::codes(): kind + 1 (pawn 1 … king 6), plus 8 for Black.
  constexpr std::uint8_t code() const { return code_; }

  friend constexpr bool operator==(Piece, Piece) = default;

 private:
  std::uint8_t code_;
};

inline constexpr std::string_view kKindLetters = "pnbrqk";

/// The lower-case letter of a kind: p n b r q k.
constexpr char letter(PieceKind kind) { return kKindLetters[static_cast<unsigned>(kind)]; }

/// The FEN letter: upper case for White.
constexpr char letter(Piece piece) {
  const char lower = letter(piece.kind());
  return piece.color() == Color::White ? static_cast<char>(lower - 'a' + 'A') : lower;
}

/// The kind a lower-case letter names, if any.
constexpr std::optional<PieceKind> kind_from_letter(char lower) {
  const auto index = kKindLetters.find(lower);
  if (index == std::string_view::npos) return std::nullopt;
  return static_cast<PieceKind>(index);
}

/// The piece that a FEN letter names, if any.
constexpr std::optional<Piece> piece_from_letter(char fen_letter) {
  const bool white = fen_letter >= 'A' && fen_letter <= 'Z';
  const auto kind = kind_from_letter(white ? static_cast<char>(fen_letter - 'A' + 'a') : fen_letter);
  if (!kind) return std::nullopt;
  return Piece{white ? Color::White : Color::Black, *kind};
}

}  // namespace passant
