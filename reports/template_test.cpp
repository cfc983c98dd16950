#include "reports/template.h"

#include <gmock/gmock.h>

namespace passant::reports {
namespace {

using testing::Eq;

TEST(Template, WhatCannotBeShownIsReplaced) {
  EXPECT_EQ(showable("a\nb\tc"), "a\nb\tc");
  EXPECT_EQ(showable(std::string_view("\x00\x1b\x7f", 3)), "\uFFFD\uFFFD\uFFFD");
  EXPECT_EQ(showable("\xff"), "\uFFFD");
  EXPECT_EQ(showable("é♔"), "é♔");
}

TEST(Template, ACodeSpanHoldsAnyText) {
  EXPECT_EQ(code_span("uci:x"), "`uci:x`");
  EXPECT_EQ(code_span("a`b``c"), "```a`b``c```");
  EXPECT_EQ(code_span("`a"), "`` `a ``");
  EXPECT_EQ(code_span("two\nlines"), "`two lines`");
  EXPECT_EQ(code_span(""), "");
}

TEST(Template, AMissingTemplateIsAFaultOfOurs) { EXPECT_THROW(template_text("none"), std::logic_error); }

TEST(Template, ABoardSaysWhatStandsOnIt) {
  const nlohmann::json men{
      {{"piece", "K"}, {"color", "white"}, {"kind", "king"}, {"square", "e1"}, {"x", 0}, {"y", 0}}};
  const std::string svg = render("board.svg", {{"words", "<&\">"}, {"men", men}}, Form::Html);
  EXPECT_THAT(svg, testing::HasSubstr("aria-label=\"&lt;&amp;&quot;&gt;\""));
  EXPECT_THAT(svg, testing::HasSubstr("data-piece=\"K\" data-square=\"e1\""));
}

}  // namespace
}  // namespace passant::reports
