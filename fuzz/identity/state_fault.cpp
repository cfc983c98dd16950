#include "fuzz/identity/state_fault.h"

namespace passant {

std::string_view name(StateFault fault) {
  constexpr std::array<std::string_view, kStateFaultCount> kNames{"none",
                                                                  "key-counts-every-double-step",
                                                                  "key-counts-pinned-capturers",
                                                                  "key-counts-pinned-when-set",
                                                                  "key-ignores-target",
                                                                  "key-has-one-term-for-all-files",
                                                                  "key-keeps-old-target",
                                                                  "key-keeps-captured-pawn",
                                                                  "key-from-scratch-has-term-for-none",
                                                                  "pass-keeps-target",
                                                                  "pass-taken-back-without-target",
                                                                  "pass-keeps-term-in-key",
                                                                  "take-back-forgets-target",
                                                                  "take-back-forgets-term-in-key",
                                                                  "take-back-puts-pawn-on-target",
                                                                  "copy-forgets-target",
                                                                  "fen-field-ignored",
                                                                  "target-outlives-quiet-move",
                                                                  "fen-writer-knows-no-target",
                                                                  "fen-writer-writes-every-target",
                                                                  "only-white-captures",
                                                                  "only-towards-h-file",
                                                                  "beside-across-the-edge",
                                                                  "history-begins-too-late"};
  return kNames[static_cast<unsigned>(fault)];
}

}  // namespace passant
