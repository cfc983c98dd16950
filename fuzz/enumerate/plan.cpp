#include "fuzz/enumerate/plan.h"

namespace passant::enumerate {

std::expected<Panel, ContenderError> make_panel(const Plan& plan) {
  Panel panel;
  auto subject = make_contender(plan.subject);
  if (!subject) return std::unexpected(subject.error());
  panel.subject = std::move(*subject);
  const auto add = [](const std::vector<std::string>& specs,
                      std::vector<Contender>& to) -> std::optional<ContenderError> {
    for (const std::string& spec : specs) {
      auto contender = make_contender(spec);
      if (!contender) return contender.error();
      to.push_back(std::move(*contender));
    }
    return std::nullopt;
  };
  if (auto error = add(plan.against, panel.references)) return std::unexpected(*error);
  if (auto error = add(plan.witnesses, panel.witnesses)) return std::unexpected(*error);
  return panel;
}

}  // namespace passant::enumerate
