// A shard as text: JSON in one line, its checksum within it.

#include <fmt/format.h>

#include <boost/crc.hpp>
#include <nlohmann/json.hpp>

#include "fuzz/enumerate/shard.h"

namespace passant::enumerate {
namespace {

using nlohmann::json;

constexpr int kSchema = 1;

std::string checksum(const json& object) {
  const std::string text = object.dump(-1, ' ', false, json::error_handler_t::replace);
  boost::crc_32_type crc;
  crc.process_bytes(text.data(), text.size());
  return fmt::format("{:08x}", crc.checksum());
}

json to_json(const Plan& plan) {
  json object{{"pieces", plan.men},
              {"subject", plan.subject},
              {"against", plan.against},
              {"witnesses", plan.witnesses},
              {"flipped_one_in", plan.shares.flipped},
              {"full_one_in", plan.shares.full},
              {"witnessed_one_in", plan.shares.witnessed},
              {"only_barred", plan.only_barred},
              {"seed", plan.seed}};
  if (plan.sample) object["sample"] = *plan.sample;
  return object;
}

Plan plan_from(const json& object) {
  Plan plan;
  plan.men = object.at("pieces");
  plan.subject = object.at("subject");
  plan.against = object.at("against").get<std::vector<std::string>>();
  plan.witnesses = object.at("witnesses").get<std::vector<std::string>>();
  plan.shares = {object.at("flipped_one_in"), object.at("full_one_in"), object.at("witnessed_one_in")};
  plan.only_barred = object.at("only_barred");
  plan.seed = object.at("seed");
  if (object.contains("sample")) plan.sample = object.at("sample").get<std::uint64_t>();
  return plan;
}

template <class Counts, std::size_t N, class Field>
json to_json(const Counts& counts, const std::array<Field, N>& fields) {
  json object = json::object();
  for (const Field& field : fields) object[std::string(field.name)] = counts.*field.count;
  return object;
}

template <class Counts, std::size_t N, class Field>
Counts counts_from(const json& object, const std::array<Field, N>& fields) {
  Counts counts;
  for (const Field& field : fields) counts.*field.count = object.at(std::string(field.name));
  return counts;
}

json to_json(const Shard& shard) {
  json findings = json::array();
  for (const Finding& finding : shard.result.findings) findings.push_back(json::parse(to_json_line(finding)));
  return {{"schema", kSchema},
          {"kind", "shard of an enumeration"},
          {"program", shard.identity.program},
          {"plan", to_json(shard.identity.plan)},
          {"versions", shard.identity.versions},
          {"domain", shard.identity.domain},
          {"shard", shard.number},
          {"shards", shard.of},
          {"first", shard.result.range.first},
          {"last", shard.result.range.last},
          {"census", to_json(shard.result.census, kCensusFields)},
          {"work", to_json(shard.result.work, kWorkFields)},
          {"findings", std::move(findings)}};
}

std::unexpected<InputError> fault(std::string what) {
  return std::unexpected(InputError{std::move(what), 1, "a file that `passant enumerate --shard` has written"});
}

Result<Shard> shard_from(const json& object) {
  if (object.at("schema") != kSchema) return fault("another schema");
  Shard shard;
  shard.identity = {object.at("program"), plan_from(object.at("plan")), object.at("versions"), object.at("domain")};
  shard.number = object.at("shard");
  shard.of = object.at("shards");
  shard.result.range = {object.at("first"), object.at("last")};
  shard.result.census = counts_from<Census>(object.at("census"), kCensusFields);
  shard.result.work = counts_from<Work>(object.at("work"), kWorkFields);
  for (const json& finding : object.at("findings")) {
    auto read = finding_from_json_line(finding.dump());
    if (!read) return fault("a finding in it: " + read.error().what);
    shard.result.findings.push_back(std::move(*read));
  }
  return shard;
}

}  // namespace

std::string to_json_text(const Shard& shard) {
  json object = to_json(shard);
  object["crc32"] = checksum(object);
  return object.dump(-1, ' ', false, json::error_handler_t::replace) + '\n';
}

Result<Shard> shard_from_json_text(std::string_view text) {
  try {
    json object = json::parse(text);
    const std::string stated = object.at("crc32");
    object.erase("crc32");
    if (checksum(object) != stated) return fault("its checksum is wrong: the file was damaged");
    return shard_from(object);
  } catch (const json::exception& error) {
    return fault(fmt::format("it is cut off or damaged ({})", error.what()));
  }
}

}  // namespace passant::enumerate
