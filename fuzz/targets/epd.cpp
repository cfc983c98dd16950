// Property: reading a line of EPD never crashes; a fault is shown inside the line; a record that can be written is
// read back from its line as it was; the line that a record is written as is written again from what is read.
// Domain: any text. A record with a '"' in an operand cannot be written and is left at that.
#include "position/epd.h"

#include <algorithm>

#include "fuzz/targets/target.h"

namespace passant::targets {
namespace {

bool can_be_written(const EpdRecord& record) {
  return std::ranges::none_of(record.operations,
                              [](const EpdOperation& operation) { return operation.operand.contains('"'); });
}

void check_record(const EpdRecord& record, std::string_view line) {
  if (!can_be_written(record)) return;
  const std::string written = to_epd_line(record);
  const auto again = parse_epd(written);
  if (!again || !(*again == record)) fail("epd", "what is written is not what was read", escaped(line));
  if (to_epd_line(*again) != written) fail("epd", "what is read again is written otherwise", escaped(line));
}

}  // namespace
}  // namespace passant::targets

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace passant::targets;
  const std::string line = text({data, size});
  const auto record = passant::parse_epd(line);
  if (record) {
    check_record(*record, line);
  } else if (record.error().column < 1 || record.error().column > line.size() + 1) {
    fail("epd", "column outside the line", escaped(line));
  }
  return kInDomain;
}
