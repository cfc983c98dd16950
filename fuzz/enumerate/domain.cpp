#include "fuzz/enumerate/domain.h"

#include <algorithm>
#include <cstdlib>

#include "position/check.h"

namespace passant::enumerate {
namespace {

constexpr Squares kPawnRanks = 0x00ffffffffffff00;

constexpr std::array kOtherPieces{Piece{Color::White, PieceKind::Pawn},   Piece{Color::Black, PieceKind::Pawn},
                                  Piece{Color::White, PieceKind::Knight}, Piece{Color::White, PieceKind::Bishop},
                                  Piece{Color::White, PieceKind::Rook},   Piece{Color::White, PieceKind::Queen},
                                  Piece{Color::Black, PieceKind::Knight}, Piece{Color::Black, PieceKind::Bishop},
                                  Piece{Color::Black, PieceKind::Rook},   Piece{Color::Black, PieceKind::Queen}};

std::vector<Frame> all_frames() {
  std::vector<Frame> frames;
  for (int file = 0; file < 4; ++file) {
    if (file > 0) frames.push_back({file, true, false});
    frames.push_back({file, false, true});
    if (file > 0) frames.push_back({file, true, true});
  }
  return frames;
}

/// Every multiset of so many other men, as a list in the order of kOtherPieces from `least` on.
void add_multisets(int count, std::size_t least, Others& begun, std::vector<Others>& all) {
  if (count == 0) {
    all.push_back(begun);
    return;
  }
  for (std::size_t piece = least; piece < kOtherPieces.size(); ++piece) {
    begun.push_back(kOtherPieces[piece]);
    add_multisets(count - 1, piece, begun, all);
    begun.pop_back();
  }
}

std::vector<Others> multisets(int count) {
  std::vector<Others> all;
  Others begun;
  if (count >= 0) add_multisets(count, 0, begun, all);
  return all;
}

/// The squares nobody may take: those of the frame, and the two behind the black pawn.
Squares taken(const Frame& frame) {
  return Arrangement(frame).occupied() | set_of(frame.target()) | set_of(frame.origin());
}

bool side_by_side(Square a, Square b) {
  return std::abs(a.file() - b.file()) <= 1 && std::abs(a.rank() - b.rank()) <= 1;
}

/// In how many ways the others can be placed when the kings stand.
std::uint64_t ways(const Section& section, Squares kings) {
  std::uint64_t product = 1;
  unsigned placed = 0;
  for (std::size_t at = 0; at < section.others.size();) {
    const auto same = static_cast<unsigned>(std::ranges::count(section.others, section.others[at]));
    const auto open = static_cast<unsigned>(std::popcount(squares_for(section.others[at], section.frame) & ~kings));
    product *= binomial(open - placed, same);
    placed += same;
    at += same;
  }
  return product;
}

}  // namespace

std::uint64_t binomial(unsigned n, unsigned k) {
  if (k > n) return 0;
  std::uint64_t value = 1;
  for (unsigned i = 1; i <= k; ++i) value = value * (n - k + i) / i;
  return value;
}

Squares squares_for(Piece piece, const Frame& frame) {
  Squares squares = ~taken(frame);
  if (piece.kind() != PieceKind::Pawn) return squares;
  squares &= kPawnRanks;
  // A white pawn beside the black one is of the frame, never of the others.
  const auto beside = [&](int files) {
    const auto square = frame.passed().offset(files, 0);
    return square ? set_of(*square) : Squares{0};
  };
  return piece.color() == Color::White ? squares & ~(beside(-1) | beside(1)) : squares;
}

std::vector<Kings> kings_in(const Frame& frame) {
  const Squares open = ~taken(frame);
  std::vector<Kings> all;
  for (int white = 0; white < Square::kCount; ++white) {
    for (int black = 0; black < Square::kCount; ++black) {
      const Kings kings{Square::from_index(white), Square::from_index(black)};
      const bool both_open = (open & set_of(kings.white)) != 0 && (open & set_of(kings.black)) != 0;
      if (both_open && !side_by_side(kings.white, kings.black)) all.push_back(kings);
    }
  }
  return all;
}

Domain::Domain(int men) : men_(men) {
  PASSANT_CHECK(men >= kLeastMen && men <= kMostMen);
  for (const Frame& frame : all_frames()) {
    const std::vector<Kings> pairs = kings_in(frame);
    for (Others& others : multisets(men - 3 - frame.capturers())) {
      Section section{frame, std::move(others), size_, 0};
      for (const Kings& kings : pairs) section.size += ways(section, set_of(kings.white) | set_of(kings.black));
      size_ += section.size;
      sections_.push_back(std::move(section));
    }
  }
}

Placement placement_at(const Domain& domain, std::uint64_t index) {
  Placement found;
  for_each_placement(domain, index, index + 1,
                     [&](const Arrangement& placement) { found = {placement.position(), facts_of(placement)}; });
  return found;
}

}  // namespace passant::enumerate
