// What a sweep says of one party, as Markdown and as JSON.
#pragma once

#include <map>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <vector>

#include "fuzz/hunt.h"

namespace passant::cli {

struct CorpusResult {
  std::uint64_t positions = 0;
  std::map<std::string, std::uint64_t> unanswered{};  ///< by outcome
  std::vector<std::string> wrong{};                   ///< "id: what (FEN)"
};

struct Judged {
  std::string spec;
  std::string abstains{};  ///< why nothing was asked; what follows is empty then
  std::string version{};
  std::string family{};
  std::string how{};
  CorpusResult corpus{};
  std::string no_hunt{};  ///< why there was none
  HuntCounts hunt{};
  std::vector<Finding> findings{};
  std::vector<Quarantined> silent{};

  std::uint64_t disagreements() const { return corpus.wrong.size() + findings.size(); }
};

std::string to_markdown(const Judged& judged);
nlohmann::json to_json(const Judged& judged);

}  // namespace passant::cli
