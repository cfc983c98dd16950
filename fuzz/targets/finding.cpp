// Property: reading a line of findings.jsonl, or a list of known findings, never crashes; a finding that is read is
// written as a line that is read again and written the same.
// Domain: any text.
#include "fuzz/finding.h"

#include "fuzz/known_findings.h"
#include "fuzz/targets/target.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace passant::targets;
  const std::string line = text({data, size});
  static_cast<void>(passant::parse_known_findings(line));
  const auto finding = passant::finding_from_json_line(line);
  if (!finding) return kInDomain;
  const std::string written = passant::to_json_line(*finding);
  const auto again = passant::finding_from_json_line(written);
  if (!again) fail("finding", "a written line is not read: " + again.error().what, escaped(line));
  if (passant::to_json_line(*again) != written)
    fail("finding", "read and written again it is another line", escaped(line));
  return kInDomain;
}
