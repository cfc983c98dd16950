// What embed.cmake makes of templates/ while the program is built. Private to template.cpp and html.cpp.
#pragma once

#include <span>
#include <string_view>

namespace passant::reports {

struct TemplateFile {
  std::string_view name;
  std::string_view text;
};

std::span<const TemplateFile> template_files();

/// Of templates/page.js, as a content security policy spells it: "sha256-…".
std::string_view page_script_digest();

}  // namespace passant::reports
