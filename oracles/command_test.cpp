#include "oracles/command.h"

#include <gtest/gtest.h>

namespace passant {
namespace {

Command command(std::string_view text) { return parse_command(text).value(); }

TEST(Command, WordsAreSplitAtBlanks) {
  EXPECT_EQ(command("  ./engine  -x\t--deep "), (Command{"./engine", {"-x", "--deep"}}));
}

TEST(Command, QuotesKeepBlanksTogether) {
  EXPECT_EQ(command("'my engine' \"a b\"c ''"), (Command{"my engine", {"a bc", ""}}));
}

TEST(Command, BackslashKeepsTheNextCharacterButNotWithinSingleQuotes) {
  EXPECT_EQ(command(R"(a\ b "c\"d" 'e\f')"), (Command{"a b", {"c\"d", "e\\f"}}));
}

TEST(Command, NothingIsExpanded) {
  EXPECT_EQ(command("$HOME/x ~ `id` ; rm * | cat > y"),
            (Command{"$HOME/x", {"~", "`id`", ";", "rm", "*", "|", "cat", ">", "y"}}));
}

TEST(Command, ErrorsSayWhereAndWhatWouldBeRight) {
  EXPECT_EQ(to_string(parse_command("./engine 'x").error()),
            "column 10: the quotation has no end (expected a closing quote)");
  EXPECT_EQ(to_string(parse_command("./engine \\").error()),
            "column 10: nothing follows the backslash (expected a character after it)");
  EXPECT_EQ(to_string(parse_command("  ").error()),
            "column 1: no program is named (expected a command, as in ./engine --quiet)");
}

TEST(FindProgram, LooksOnThePathAndThenWhereDebianPutsGames) {
  EXPECT_TRUE(find_program("sh").value().ends_with("/sh"));
  EXPECT_EQ(find_program("/bin/sh").value(), "/bin/sh");
  EXPECT_FALSE(find_program("no-such-program-anywhere").has_value());
  EXPECT_FALSE(find_program("/bin").has_value()) << "a folder is not a program";
  EXPECT_FALSE(find_program("").has_value());
}

}  // namespace
}  // namespace passant
