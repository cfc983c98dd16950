#include "fuzz/journal.h"

#include <fmt/format.h>

#include <algorithm>
#include <nlohmann/json.hpp>
#include <sstream>

#include "position/epd.h"

namespace passant {
namespace {

using nlohmann::json;
namespace fs = std::filesystem;

constexpr std::string_view kFindings = "findings.jsonl";
constexpr std::string_view kEpd = "findings.epd";
constexpr std::string_view kRun = "run.json";

std::unexpected<InputError> fault(const fs::path& path, std::string_view what, std::string expected) {
  return std::unexpected(InputError{fmt::format("{}: {}", path.string(), what), 1, std::move(expected)});
}

std::optional<std::string> read_file(const fs::path& path) {
  std::ifstream file(path, std::ios::binary);
  if (!file) return std::nullopt;
  std::ostringstream text;
  text << file.rdbuf();
  return text.str();
}

Result<std::vector<Finding>> parse_findings(std::string_view text, const fs::path& path) {
  std::vector<Finding> findings;
  for (std::size_t number = 1; !text.empty(); ++number) {
    const std::size_t end = std::min(text.find('\n'), text.size());
    auto finding = finding_from_json_line(text.substr(0, end));
    if (!finding)
      return fault(path, fmt::format("line {}: {}", number, finding.error().what), finding.error().expected);
    findings.push_back(std::move(*finding));
    text.remove_prefix(std::min(end + 1, text.size()));
  }
  return findings;
}

std::string epd_line(const Finding& finding) {
  EpdRecord record{finding.position, {}};
  record.operations.push_back({"id", fmt::format("{}-{}", name(finding.fault), finding.draw)});
  record.operations.push_back({"kind", std::string(name(finding.fault))});
  if (finding.deviation.move) record.operations.push_back({"c0", to_string(finding.deviation)});
  return to_epd_line(record) + '\n';
}

/// A line that a kill tore has no line end: cuts it off, so that the next line starts afresh.
void cut_torn_line(const fs::path& path) {
  const auto text = read_file(path);
  if (!text || text->empty() || text->back() == '\n') return;
  const std::size_t end = text->rfind('\n');
  fs::resize_file(path, end == std::string::npos ? 0 : end + 1);
}

json to_json(const Checkpoint& checkpoint) {
  const HuntCounts& counts = checkpoint.counts;
  return {
      {"schema", 1},
      {"arguments", checkpoint.arguments},
      {"versions", checkpoint.versions},
      {"seed", checkpoint.seed},
      {"seconds", checkpoint.seconds},
      {"next_block", counts.next_block},
      {"draws", counts.draws},
      {"positions", counts.positions},
      {"full", counts.full},
      {"positions_per_second", checkpoint.seconds > 0 ? static_cast<double>(counts.positions) / checkpoint.seconds : 0},
      {"tallies", counts.tallies},
      {"finished", checkpoint.finished}};
}

Checkpoint checkpoint_from(const json& object) {
  HuntCounts counts{object.at("next_block"), object.at("draws"), object.at("positions"), object.at("full"),
                    object.at("tallies")};
  return {object.at("arguments"), object.at("versions"), object.at("seed"),
          object.at("seconds"),   std::move(counts),     object.at("finished")};
}

}  // namespace

Result<std::vector<Finding>> read_findings(const fs::path& folder) {
  const fs::path path = folder / kFindings;
  auto text = read_file(path);
  if (!text) return fault(path, "cannot be read", "the folder that a run was told by --out");
  if (!text->empty() && text->back() != '\n')
    text->resize(text->rfind('\n') == std::string::npos ? 0 : text->rfind('\n') + 1);
  return parse_findings(*text, path);
}

Result<Checkpoint> read_checkpoint(const fs::path& folder) {
  const fs::path path = folder / kRun;
  const auto text = read_file(path);
  if (!text) return fault(path, "cannot be read", "the folder that a run was told by --out");
  try {
    return checkpoint_from(json::parse(*text));
  } catch (const json::exception& error) {
    return fault(path, error.what(), "run.json as a run writes it");
  }
}

Result<Journal> Journal::create(const fs::path& folder) {
  std::error_code error;
  fs::create_directories(folder, error);
  if (error) return fault(folder, error.message(), "a folder that can be made and written to");
  if (fs::exists(folder / kRun))
    return fault(folder, "there is a run here already", "a new folder, or --resume to go on with it");
  Journal journal;
  journal.folder_ = folder;
  journal.findings_.open(folder / kFindings, std::ios::binary | std::ios::trunc);
  journal.epd_.open(folder / kEpd, std::ios::binary | std::ios::trunc);
  if (!journal.findings_ || !journal.epd_)
    return fault(folder, "cannot be written to", "a folder that can be written to");
  return journal;
}

Result<Journal> Journal::resume(const fs::path& folder) {
  auto checkpoint = read_checkpoint(folder);
  if (!checkpoint) return std::unexpected(checkpoint.error());
  cut_torn_line(folder / kFindings);
  auto findings = read_findings(folder);
  if (!findings) return std::unexpected(findings.error());
  Journal journal;
  journal.folder_ = folder;
  journal.checkpoint_ = std::move(*checkpoint);
  journal.earlier_ = std::move(*findings);
  journal.findings_.open(folder / kFindings, std::ios::binary | std::ios::app);
  journal.epd_.open(folder / kEpd, std::ios::binary | std::ios::trunc);
  for (const Finding& finding : journal.earlier_) journal.epd_ << epd_line(finding);
  if (!journal.findings_ || !journal.epd_.flush())
    return fault(folder, "cannot be written to", "a folder that can be written to");
  return journal;
}

bool Journal::add(const Finding& finding) {
  findings_ << to_json_line(finding) << '\n';
  epd_ << epd_line(finding);
  return static_cast<bool>(findings_.flush()) && static_cast<bool>(epd_.flush());
}

bool Journal::save(const Checkpoint& checkpoint) {
  const fs::path fresh = folder_ / "run.json.new";
  {
    std::ofstream file(fresh, std::ios::binary | std::ios::trunc);
    file << to_json(checkpoint).dump(2, ' ', false, json::error_handler_t::replace) << '\n';
    if (!file.flush()) return false;
  }
  std::error_code error;
  fs::rename(fresh, folder_ / kRun, error);
  return !error;
}

}  // namespace passant
