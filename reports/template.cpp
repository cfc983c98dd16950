#include "reports/template.h"

#include <algorithm>
#include <kainjow/mustache.hpp>
#include <stdexcept>

#include "reports/template_data.h"

namespace passant::reports {
namespace {

using kainjow::mustache::data;
using nlohmann::json;

/// Mustache tells only false and empty lists from the rest; templates want to know of empty texts as well.
bool something(const json& value) {
  if (value.is_string()) return !value.get_ref<const std::string&>().empty();
  if (value.is_boolean()) return value.get<bool>();
  return !value.is_null() && !(value.is_structured() && value.empty());
}

data to_data(const json& value) {
  if (value.is_null()) return data(false);
  if (value.is_boolean()) return data(value.get<bool>());
  if (value.is_string()) return data(showable(value.get_ref<const std::string&>()));
  if (value.is_array()) {
    data list(data::type::list);
    for (const json& element : value) list.push_back(to_data(element));
    return list;
  }
  if (!value.is_object()) return data(value.dump());
  data object(data::type::object);
  for (const auto& [key, member] : value.items()) {
    object.set(key, to_data(member));
    object.set("has_" + key, data(something(member)));
  }
  return object;
}

void add_partials(data& root) {
  for (const TemplateFile& file : template_files()) {
    root.set(std::string(file.name),
             data(kainjow::mustache::partial([text = file.text] { return std::string(text); })));
  }
}

/// The longest run of backticks in the text.
std::size_t longest_fence(std::string_view text) {
  std::size_t longest = 0;
  std::size_t run = 0;
  for (const char c : text) {
    run = c == '`' ? run + 1 : 0;
    longest = std::max(longest, run);
  }
  return longest;
}

}  // namespace

std::string_view template_text(std::string_view file) {
  for (const TemplateFile& candidate : template_files()) {
    if (candidate.name == file) return candidate.text;
  }
  throw std::logic_error("no template " + std::string(file));
}

std::string showable(std::string_view text) {
  // The library's writer replaces what is no UTF-8.
  const std::string quoted = json(text).dump(-1, ' ', false, json::error_handler_t::replace);
  std::string shown;
  for (const char c : json::parse(quoted).get<std::string>()) {
    const bool control = (static_cast<unsigned char>(c) < 0x20 && c != '\n' && c != '\t') || c == 0x7f;
    shown += control ? "\xEF\xBF\xBD" : std::string(1, c);
  }
  return shown;
}

std::string code_span(std::string_view text) {
  if (text.empty()) return "";
  std::string line = showable(text);
  std::ranges::replace(line, '\n', ' ');
  const std::string fence(longest_fence(line) + 1, '`');
  // CommonMark 0.31, 6.1: one blank at each end is taken off when both are there.
  const bool pad = line.front() == '`' || line.back() == '`' || line.front() == ' ' || line.back() == ' ';
  return fence + (pad ? " " : "") + line + (pad ? " " : "") + fence;
}

std::string render(std::string_view template_file, const json& values, Form form) {
  kainjow::mustache::mustache page{std::string(template_text(template_file))};
  if (!page.is_valid()) throw std::logic_error(std::string(template_file) + ": " + page.error_message());
  if (form == Form::Markdown) page.set_custom_escape([](const std::string& text) { return code_span(text); });
  data root = to_data(values);
  add_partials(root);
  std::string text = page.render(root);
  if (!page.is_valid()) throw std::logic_error(std::string(template_file) + ": " + page.error_message());
  return text;
}

}  // namespace passant::reports
