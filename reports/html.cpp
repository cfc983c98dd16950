// The page: the view of the report, findings put together by class, style and script taken in.

#include <map>

#include "reports/report.h"
#include "reports/template.h"
#include "reports/template_data.h"

namespace passant::reports {
namespace {

using nlohmann::json;

/// In the order of fuzz/fault_class.h: en passant first.
json by_class(const json& findings) {
  std::map<FaultClass, json> groups;
  for (const json& finding : findings) {
    const auto fault = fault_class_from_name(finding["class"].get<std::string>()).value();
    json& group = groups[fault];
    group["class"] = finding["class"];
    group["sentence"] = finding["sentence"];
    group["findings"].push_back(finding);
  }
  json list = json::array();
  for (auto& [fault, group] : groups) {
    group["count"] = group["findings"].size();
    list.push_back(std::move(group));
  }
  return list;
}

}  // namespace

std::string to_html(const Report& report) {
  json view = report_view(report);
  view["classes"] = by_class(view["findings"]);
  view["number_of_findings"] = view["findings"].size();
  view["style"] = template_text("page.css");
  view["script"] = template_text("page.js");
  view["script_digest"] = page_script_digest();
  view["version"] = PASSANT_VERSION;
  return render("page.html", view, Form::Html);
}

}  // namespace passant::reports
