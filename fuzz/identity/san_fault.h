// Seeded faults of SAN, each of a kind that public reports describe (corpus/state.epd, kind san-pgn), and a speaker
// that has one of them. san_properties.h has to see it.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "fuzz/identity/san_properties.h"

namespace passant::san {

enum class SanFault : std::uint8_t {
  None,
  TellsPinnedMenApart,          ///< writes Nge2 although the knight on c3 is pinned
  CallsPinnedMenAmbiguous,      ///< does not read Ne2 then
  CallsTwoCapturersAmbiguous,   ///< does not read exd6 when cxd6 is legal as well
  WritesNoCaptureSign,          ///< ed6: nobody stands on the target
  WritesSignForPieceOnTarget,   ///< Rxh3: the target counts as occupied
  ReadsNoSuffix,                ///< does not read exd6 e.p.
  ReadsSuffixEverywhere,        ///< reads Nf3 e.p.
  OverlooksUncoveredCheck,      ///< no + when the pawn captured en passant had shielded the king
  CallsMateWhatEnPassantMeets,  ///< # when nothing but a capture en passant answers the check
};

inline constexpr int kSanFaultCount = static_cast<int>(SanFault::CallsMateWhatEnPassantMeets) + 1;

/// "tells-pinned-men-apart"
std::string_view name(SanFault fault);

class FaultySan {
 public:
  explicit FaultySan(SanFault fault) : fault_(fault) {}

  std::string write(const Scene& scene, Move move) const;
  std::optional<Move> read(const Scene& scene, std::string_view text) const;

 private:
  bool has(SanFault fault) const { return fault_ == fault; }
  CheckMark mark_after(const Scene& scene, Move move) const;

  SanFault fault_;
};

}  // namespace passant::san
