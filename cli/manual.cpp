// The page for man(1), in the macros of man(7).

#include <fmt/format.h>

#include "cli/document.h"

namespace passant::cli {
namespace {

/// Text for roff: backslashes and hyphens as such, no line that begins like a request.
std::string roff(std::string_view text) {
  std::string result;
  bool line_begins = true;
  for (const char c : text) {
    if (line_begins && (c == '.' || c == '\'')) result += "\\&";
    if (c == '\\') {
      result += "\\e";
    } else if (c == '-') {
      result += "\\-";
    } else {
      result += c;
    }
    line_begins = c == '\n';
  }
  return result;
}

/// Every command has --help; it stands among the common options.
std::string switches(const std::vector<Switch>& all, bool with_help) {
  std::string text;
  for (const Switch& each : all) {
    if (each.name == "--help" && !with_help) continue;
    text += fmt::format(".TP\n\\fB{}\\fR{}\n{}\n", roff(each.name),
                        each.operand.empty() ? "" : " \\fI" + roff(each.operand) + "\\fR", roff(each.description));
  }
  return text;
}

std::string subcommand(const Subcommand& command, const std::string& before = "") {
  const std::string name = before + command.name;
  std::string text =
      fmt::format(".SS \"{}{}\"\n{}.\n{}", roff(name), command.usage.empty() ? "" : " " + roff(command.usage),
                  roff(command.description), switches(command.switches, false));
  if (!command.notes.empty()) text += ".PP\n" + roff(command.notes) + "\n";
  for (const Subcommand& part : command.parts) text += subcommand(part, name + " ");
  return text;
}

constexpr std::string_view kFiles = R"(.SH FILES OF A RUN
With \fB\-\-out\fR \fIDIR\fR a hunt leaves \fIfindings.jsonl\fR (one finding a line), \fIfindings.epd\fR (the minimised positions) and
\fIrun.json\fR (arguments, versions, counters); \fBpassant report\fR \fIDIR\fR renders them.
.SH ENVIRONMENT
.TP
\fBNO_COLOR\fR
When it is set to anything, nothing is coloured; else colours are used on a terminal only.
.TP
\fBPASSANT_PROGRESS_AFTER\fR
Seconds until progress is shown on a terminal (default: 2).
.TP
\fBPASSANT_FORM\fR
The form of the bitboard generator, \fIportable\fR, \fIavx2\fR or \fIavx512\fR, instead of the best that the processor has.
.SH EXAMPLES
.nf
passant hunt \-\-subject uci:./my\-engine \-\-seconds 60 \-\-out run
passant report run
passant check suite.epd \-\-subject uci:./my\-engine \-\-against bitboard \-\-depth 4
passant explain '4k3/8/8/KPp4r/8/8/8/8 w \- c6 0 2'
.fi
)";

}  // namespace

std::string manual(const ProgramDescription& program) {
  std::string text = fmt::format(
      ".TH PASSANT 1 \"\" \"passant {}\" \"User Commands\"\n.SH NAME\npassant \\- {}\n"
      ".SH SYNOPSIS\n.B passant\n\\fICOMMAND\\fR [\\fIOPTIONS\\fR]\n.SH COMMON OPTIONS\n{}.SH COMMANDS\n",
      roff(program.version), roff(program.description), switches(program.switches, true));
  for (const Subcommand& command : program.subcommands) text += subcommand(command);
  return text + ".SH SPEC AND EXIT CODES\n.nf\n" + roff(program.footer) + "\n.fi\n" + std::string(kFiles);
}

}  // namespace passant::cli
