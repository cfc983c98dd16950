// The suite forms in JSON. The library is seen here only, since it is slow to compile. It does not say where a value
// stood, so the iterator below counts what has been read and each object is marked with the place of its "fen".
#include <algorithm>
#include <cctype>
#include <iterator>
#include <nlohmann/json.hpp>
#include <vector>

#include "corpus/suite_reader.h"
#include "position/fen.h"

namespace passant {
namespace {

using Json = nlohmann::ordered_json;

/// The member that holds an object's place; no suite has a key like it.
constexpr const char* kPlace = "\x01place";
constexpr std::string_view kFenKey = "\"fen\"";

/// Reads characters and counts them.
struct CountingIterator {
  using iterator_category = std::input_iterator_tag;
  using value_type = char;
  using difference_type = std::ptrdiff_t;
  using pointer = const char*;
  using reference = const char&;

  const char* at;
  std::size_t* count;

  reference operator*() const { return *at; }
  CountingIterator& operator++() {
    ++at;
    ++*count;
    return *this;
  }
  CountingIterator operator++(int) {
    const CountingIterator old = *this;
    ++*this;
    return old;
  }
  friend bool operator==(const CountingIterator& a, const CountingIterator& b) { return a.at == b.at; }
};

/// Turns offsets into lines and columns.
class Places {
 public:
  Places(std::string_view text, std::size_t first_line) : text_(text), first_line_(first_line) {}

  std::size_t line(std::size_t offset) const {
    const auto lines = std::ranges::count(text_.substr(0, offset), '\n');
    return first_line_ + static_cast<std::size_t>(lines);
  }
  std::size_t column(std::size_t offset) const {
    const std::size_t before = text_.substr(0, offset).rfind('\n');
    return before == std::string_view::npos ? offset + 1 : offset - before;
  }

 private:
  std::string_view text_;
  std::size_t first_line_;
};

/// Deeper text is no suite, and reading it by recursion would end the program.
constexpr int kMostNested = 64;

struct NestedTooDeep {
  std::size_t offset;
};

/// Parses, marking each object with the offset of its "fen", or of its beginning when it has none.
Json parse_marked(std::string_view text) {
  std::size_t read = 0;
  std::vector<std::size_t> places;
  const auto mark = [&](int depth, Json::parse_event_t event, Json& value) {
    if (depth > kMostNested) throw NestedTooDeep{read};
    if (event == Json::parse_event_t::object_start) places.push_back(read - 1);
    if (event == Json::parse_event_t::key && value == "fen") places.back() = read - kFenKey.size();
    if (event == Json::parse_event_t::object_end) {
      value[kPlace] = places.back();
      places.pop_back();
    }
    return true;
  };
  const CountingIterator begin{text.data(), &read}, end{text.data() + text.size(), &read};
  return Json::parse(begin, end, mark);
}

/// Text as a note can hold it: without quotes and control characters.
std::string plain(std::string text) {
  for (char& c : text) {
    if (c == '"') c = '\'';
    if (static_cast<unsigned char>(c) < 0x20 || c == 0x7f) c = ' ';
  }
  return text;
}

std::string note_text(const Json& value) {
  if (value.is_string()) return value.get<std::string>();
  if (value.is_boolean()) return value.get<bool>() ? "yes" : "no";
  if (!value.is_array()) return value.dump();
  std::string words;
  for (const Json& element : value) {
    if (!words.empty()) words += ' ';
    words += note_text(element);
  }
  return words;
}

/// A key as an opcode: a letter, then letters, digits and '_'.
std::string opcode(const std::string& key) {
  std::string word = key;
  for (char& c : word) {
    if (!std::isalnum(static_cast<unsigned char>(c))) c = '_';
  }
  if (word.empty() || !std::isalpha(static_cast<unsigned char>(word[0]))) word.insert(0, 1, 'x');
  return word;
}

class JsonReader {
 public:
  JsonReader(SuiteReader& reader, std::string_view text, std::size_t first_line)
      : reader_(reader), text_(text), places_(text, first_line) {}

  void read() {
    Json root;
    try {
      root = parse_marked(text_);
    } catch (const Json::exception& error) {
      return syntax_error(error);
    } catch (const NestedTooDeep& deep) {
      return problem(deep.offset, fmt::format("nested more than {} levels deep", kMostNested), "a list of positions");
    }
    if (root.is_object() && root.contains("testCases")) {
      for_each_object(root["testCases"], [&](const Json& entry) { test_case(entry); });
    } else if (root.is_object()) {
      position(root);
    } else {
      for_each_object(root, [&](const Json& entry) { position(entry); });
    }
  }

 private:
  void problem(std::size_t offset, std::string what, std::string expected) {
    reader_.problem(places_.line(offset), {std::move(what), places_.column(offset), std::move(expected)});
  }

  void syntax_error(const Json::exception& error) {
    const auto* parse = dynamic_cast<const Json::parse_error*>(&error);
    const std::size_t byte = parse != nullptr ? std::max<std::size_t>(parse->byte, 1) : 1;
    std::string what = error.what();
    const std::size_t reason = what.rfind("; ");  // after the library's own count of lines
    problem(std::min(byte - 1, text_.size()),
            reason == std::string::npos ? what : "no JSON: " + what.substr(reason + 2), "well-formed JSON");
  }

  template <class Visit>
  void for_each_object(const Json& array, Visit visit) {
    if (!array.is_array()) return problem(0, "no list of positions", "a JSON array of objects with \"fen\"");
    for (const Json& entry : array) {
      if (entry.is_object()) {
        visit(entry);
      } else {
        problem(0, "an element that is no object: " + plain(entry.dump()).substr(0, 40), "objects with \"fen\"");
      }
    }
  }

  static std::size_t place(const Json& object) { return object.at(kPlace).get<std::size_t>(); }

  /// Where the text of an object's "fen" begins.
  std::size_t fen_start(const Json& object) const {
    return std::min(text_.find('"', place(object) + kFenKey.size()) + 1, text_.size());
  }

  /// A record for the position of an object's "fen", unless that is one of Chess960.
  Record* add(const Json& object, const Position& position) {
    const std::size_t start = fen_start(object);
    return reader_.add(position, places_.line(start), object["fen"].get<std::string>(), places_.column(start) - 1);
  }

  /// The position in an object's "fen", or a problem.
  std::optional<Position> fen(const Json& object) {
    const auto found = object.find("fen");
    if (found == object.end() || !found->is_string()) {
      problem(place(object), "a position without \"fen\"", "an object with \"fen\": a text");
      return std::nullopt;
    }
    const auto text = found->get<std::string>();
    auto position = parse_fen(text);
    if (position) return *position;
    const std::size_t start = fen_start(object);
    reader_.fen_problem(places_.line(start), text, std::move(position.error()), places_.column(start) - 1);
    return std::nullopt;
  }

  void position(const Json& entry) {
    const auto position = fen(entry);
    if (!position) return;
    Record* record = add(entry, *position);
    if (record == nullptr) return;
    if (entry.contains("name") && entry["name"].is_string()) record->id = plain(entry["name"].get<std::string>());
    for (const auto& [key, value] : entry.items()) {
      if (take(key, value, entry, *record)) continue;
      reader_.drop();
      return problem(place(entry), fmt::format("\"{}\": {} cannot be read", key, plain(value.dump()).substr(0, 40)),
                     "\"nodes\": a number with its \"depth\", or {depth: number}; \"legal_moves_uci\": [\"e2e4\", …]");
    }
  }

  /// Puts a member where it belongs; false when it cannot be read.
  static bool take(const std::string& key, const Json& value, const Json& entry, Record& record) {
    if (key == "fen" || key == "name" || key == kPlace) return true;
    if (key == "depth" && entry.contains("nodes")) return true;
    if (key == "nodes" && value.is_object()) return take_counts(value, record);
    if (key == "nodes" && entry.contains("depth")) {
      return entry["depth"].is_number_integer() && take_count(entry["depth"].get<int>(), value, record);
    }
    if (key == "legal_moves_uci") return take_moves(value, record);
    if (key == "id" && value.is_string() && !value.get<std::string>().empty()) {
      record.id = plain(value.get<std::string>());
    } else {
      record.notes.push_back({opcode(key), plain(note_text(without_places(value)))});
    }
    return true;
  }

  static Json without_places(Json value) {
    if (value.is_object()) value.erase(kPlace);
    for (Json& member : value) {
      if (member.is_structured()) member = without_places(member);
    }
    return value;
  }

  static bool take_count(std::optional<int> depth, const Json& nodes, Record& record) {
    if (!depth || *depth < 1 || *depth > kMaxDepth || !nodes.is_number_unsigned()) return false;
    record.counts[*depth] = nodes.get<std::uint64_t>();
    return true;
  }

  static bool take_counts(const Json& counts, Record& record) {
    for (const auto& [depth, nodes] : counts.items()) {
      if (depth != kPlace && !take_count(whole_number<int>(depth), nodes, record)) return false;
    }
    return true;
  }

  static bool take_moves(const Json& value, Record& record) {
    if (!value.is_array()) return false;
    auto moves = read_moves(note_text(value));
    if (!moves) return false;
    record.moves = std::move(*moves);
    return true;
  }

  /// {"start": {"fen"}, "expected": [{"move": SAN, "fen"}]}: every successor.
  void test_case(const Json& entry) {
    if (!entry.contains("start") || !entry["start"].is_object() || !entry.contains("expected") ||
        !entry["expected"].is_array()) {
      return problem(place(entry), "no test case", "an object with \"start\" and \"expected\"");
    }
    const Json& start = entry["start"];
    const auto position = fen(start);
    if (!position) return;
    Record record;
    record.counts[1] = entry["expected"].size();
    if (start.contains("description")) record.notes.push_back({"note", plain(note_text(start["description"]))});
    if (!successors(*position, entry["expected"], record)) return;
    Record* added = add(start, *position);
    if (added == nullptr) return;
    added->counts = std::move(record.counts);
    added->moves = std::move(record.moves);
    added->successors = std::move(record.successors);
    added->notes = std::move(record.notes);
  }

  bool successors(const Position& before, const Json& expected, Record& record) {
    std::vector<Move> moves;
    for (const Json& child : expected) {
      if (!child.is_object()) return problem(0, "a successor that is no object", "{\"move\", \"fen\"}"), false;
      const auto after = fen(child);
      if (!after) return false;
      const auto move = move_between(before, *after);
      if (!move)
        return problem(place(child), "no move leads there from the start", "the position after one move"), false;
      moves.push_back(*move);
      record.successors.push_back({*move, child.contains("move") ? plain(note_text(child["move"])) : "", *after});
    }
    record.moves = MoveSet(std::move(moves));
    return true;
  }

  SuiteReader& reader_;
  std::string_view text_;
  Places places_;
};

}  // namespace

void read_json_suite(std::string_view text, SuiteReader& reader) { JsonReader(reader, text, 1).read(); }

void read_json_lines_suite(std::string_view text, SuiteReader& reader) {
  for_each_line(text, [&](std::size_t number, std::string_view line) {
    if (!says_nothing(line)) JsonReader(reader, line, number).read();
  });
}

}  // namespace passant
