// What every fuzz target has: an entry for the bytes of one input, and a way to end with one record.
//
// A target is total and pure: it takes any bytes, answers the same each time, reads and writes nothing, keeps nothing.
// When its property fails it prints one record that is enough to see the failure again without the fuzzer, and aborts.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size);

namespace passant::targets {

using Bytes = std::span<const std::uint8_t>;

/// What a target returns: libFuzzer keeps an input in its corpus only for kInDomain.
inline constexpr int kInDomain = 0;
inline constexpr int kOutOfDomain = -1;

/// A copy, since a heap block of just that size lets AddressSanitizer see a read behind the end.
std::string text(Bytes bytes);

/// `text` between quotes as C++ spells it, so that a record stays one line and can be pasted into a test.
std::string escaped(std::string_view text);

/// "passant-fuzz: TARGET: WHAT: RECORD" on standard error, then abort.
[[noreturn]] void fail(std::string_view target, std::string_view what, std::string_view record);

}  // namespace passant::targets
