// Text made of a template (templates/, Mustache: no logic in them) and JSON data. What is inserted is made harmless for
// the form at hand unless the template says {{{…}}}, which it does for text of ours alone: names of engines, what they
// printed and what a file held are never trusted.
//
// Beside each list or text NAME of the data a template may ask has_NAME. Characters that no form can show (controls,
// broken UTF-8) become U+FFFD. Tested in template_test.cpp and, with hostile text in every place, in hostile_test.cpp.
#pragma once

#include <nlohmann/json.hpp>
#include <string>
#include <string_view>

namespace passant::reports {

enum class Form : std::uint8_t {
  Html,      ///< & < > " ' are written as character references
  Markdown,  ///< an inserted text becomes a code span, in which nothing has a meaning
};

/// REQUIRES: a file of templates/.
std::string render(std::string_view template_file, const nlohmann::json& data, Form form);

/// The text of a file of templates/.
std::string_view template_text(std::string_view file);

/// The text as UTF-8 without control characters but line feed and tab; what cannot be shown is U+FFFD.
std::string showable(std::string_view text);

/// The text as a code span of CommonMark, on one line; empty for an empty text.
std::string code_span(std::string_view text);

}  // namespace passant::reports
