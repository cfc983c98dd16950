// Property: reading a suite in any of its forms never crashes; a problem names a line and a column that exist; a
// record is read again from the line of our own form that it is written as.
// Domain: any text. A record whose id or notes hold what EPD cannot quote is left unwritten.
#include "corpus/suite.h"

#include <algorithm>

#include "fuzz/targets/target.h"
#include "position/fen.h"

namespace passant::targets {
namespace {

bool can_be_quoted(std::string_view operand) {
  return std::ranges::none_of(
      operand, [](char c) { return c == '"' || (static_cast<unsigned char>(c) < 0x20 && c != '\t') || c == 0x7f; });
}

bool can_be_written(const Record& record) {
  const auto note = [](const EpdOperation& operation) { return can_be_quoted(operation.operand); };
  const auto successor = [](const Successor& child) { return can_be_quoted(child.san); };
  return !record.id.empty() && can_be_quoted(record.id) && std::ranges::all_of(record.notes, note) &&
         std::ranges::all_of(record.successors, successor);
}

bool same_facts(const Record& a, const Record& b) {
  return a.position == b.position && a.id == b.id && a.counts == b.counts && a.moves == b.moves &&
         a.successors == b.successors && a.notes == b.notes;
}

void check_record(const Record& record, std::string_view input) {
  if (!can_be_written(record)) return;
  const std::string line = to_epd_line(record);
  const Suite again = read_suite(line, "again");
  if (!again.problems.empty() || again.records.size() != 1 || !same_facts(again.records.front(), record))
    fail("suite", "a record is not read again from " + escaped(line), escaped(input));
}

void check_problem(const SuiteProblem& problem, std::size_t lines, std::string_view input) {
  if (problem.line > lines || problem.error.column < 1)
    fail("suite", "a problem that is nowhere: " + to_string(problem), escaped(input));
}

}  // namespace
}  // namespace passant::targets

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace passant::targets;
  const std::string input = text({data, size});
  const auto lines = static_cast<std::size_t>(std::ranges::count(input, '\n')) + 1;
  const passant::Suite suite = passant::read_suite(input, "suite");
  for (const passant::SuiteProblem& problem : suite.problems) check_problem(problem, lines, input);
  for (const passant::Record& record : suite.records) check_record(record, input);
  return kInDomain;
}
