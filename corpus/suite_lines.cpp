// The suite forms that have one fact a line: EPD, perft lines, CSV.
#include <array>
#include <optional>

#include "corpus/suite_reader.h"
#include "position/epd.h"
#include "position/fen.h"

namespace passant {
namespace {

// --- EPD

/// Where an operation stands in its line, for messages.
std::size_t column_of(std::string_view line, std::string_view opcode) {
  for (std::size_t at = line.find(opcode); at != std::string_view::npos; at = line.find(opcode, at + 1)) {
    const char next = at + opcode.size() < line.size() ? line[at + opcode.size()] : ' ';
    if (at > 0 && (line[at - 1] == ' ' || line[at - 1] == ';') && (next == ' ' || next == ';')) return at + 1;
  }
  return 1;
}

/// The depth that an opcode such as D4 names.
std::optional<int> depth_of(std::string_view opcode) {
  if (opcode.size() < 2 || opcode[0] != 'D') return std::nullopt;
  return whole_number<int>(opcode.substr(1));
}

/// `UCI SAN FEN`
std::optional<Successor> read_child(std::string_view operand) {
  const std::size_t first = operand.find(' ');
  if (first == std::string_view::npos) return std::nullopt;
  const std::size_t second = operand.find(' ', first + 1);
  if (second == std::string_view::npos) return std::nullopt;
  const auto move = parse_uci(operand.substr(0, first));
  const auto position = parse_fen(operand.substr(second + 1));
  if (!move || !position) return std::nullopt;
  const std::string_view san = operand.substr(first + 1, second - first - 1);
  return Successor{*move, san == "-" ? "" : std::string(san), *position};
}

/// Puts what an operation says where it belongs; what is wrong with it, if anything.
std::optional<InputError> take(EpdOperation&& operation, Record& record) {
  const auto fault = [&](std::string_view expected) {
    return InputError{fmt::format("{}: \"{}\" cannot be read", operation.opcode, operation.operand), 0,
                      std::string(expected)};
  };
  if (operation.opcode == "id" && !operation.operand.empty()) {
    record.id = std::move(operation.operand);
  } else if (const auto depth = depth_of(operation.opcode)) {
    const auto nodes = whole_number<std::uint64_t>(operation.operand);
    if (!nodes || *depth < 1 || *depth > kMaxDepth)
      return fault("a depth from 1 to 99 and a node count, as in D3 8902");
    record.counts[*depth] = *nodes;
  } else if (operation.opcode == "moves") {
    auto moves = read_moves(operation.operand);
    if (!moves) return fault("moves such as e2e4 e7e8q, with one blank between them");
    record.moves = std::move(*moves);
  } else if (operation.opcode == "child") {
    auto child = read_child(operation.operand);
    if (!child) return fault("a move, its SAN or '-', and the FEN after it, as in \"e2e4 e4 FEN\"");
    record.successors.push_back(std::move(*child));
  } else {
    record.notes.push_back(std::move(operation));
  }
  return std::nullopt;
}

void read_epd_line(std::size_t number, std::string_view line, SuiteReader& reader) {
  auto epd = parse_epd(line);
  if (!epd) return reader.fen_problem(number, line, std::move(epd.error()));
  Record* record = reader.add(epd->position, number, line);
  if (record == nullptr) return;
  for (EpdOperation& operation : epd->operations) {
    const std::size_t column = column_of(line, operation.opcode);
    auto error = take(std::move(operation), *record);
    if (!error) continue;
    error->column = column;
    reader.drop();
    return reader.problem(number, std::move(*error));
  }
}

// --- perft lines

/// Reads one file: the record to which counts belong is the one of the last `epd` line.
class PerftLines {
 public:
  explicit PerftLines(SuiteReader& reader) : reader_(reader) {}

  void line(std::size_t number, std::string_view text) {
    if (text.starts_with("id ")) {
      id_ = text.substr(3);
      record_ = nullptr;
      broken_ = false;
    } else if (text.starts_with("epd ")) {
      epd(number, text);
    } else if (text.starts_with("perft ")) {
      count(number, text.substr(6));
    } else {
      reader_.problem(number, {"an unknown line", 1, "id NAME, epd FEN, perft DEPTH NODES, or # and a comment"});
    }
  }

 private:
  void epd(std::size_t number, std::string_view text) {
    const std::string_view fen = text.substr(4);
    auto position = parse_fen(fen);
    record_ = position ? reader_.add(*position, number, fen, 4) : nullptr;
    if (!position) reader_.fen_problem(number, fen, std::move(position.error()), 4);
    broken_ = record_ == nullptr;
    if (record_ != nullptr && !id_.empty()) record_->id = id_;
    id_.clear();
  }

  void count(std::size_t number, std::string_view text) {
    if (broken_) return;  // its position has been reported
    if (record_ == nullptr) return reader_.problem(number, {"a count without a position", 1, "an epd line before it"});
    const std::size_t blank = text.find(' ');
    const auto depth = whole_number<int>(text.substr(0, blank));
    const auto nodes = whole_number<std::uint64_t>(blank == std::string_view::npos ? "" : text.substr(blank + 1));
    if (!depth || !nodes || *depth < 1 || *depth > kMaxDepth) {
      return reader_.problem(number, {"the count cannot be read", 7, "perft DEPTH NODES, as in perft 3 8902"});
    }
    record_->counts[*depth] = *nodes;
  }

  SuiteReader& reader_;
  Record* record_ = nullptr;  // valid until the next add()
  bool broken_ = false;
  std::string id_;
};

// --- CSV

/// More legal moves than any placement has (position/move_list.h): a larger first count is not that of depth 1.
constexpr std::uint64_t kMostMoves = MoveList::kCapacity;

class CsvLines {
 public:
  explicit CsvLines(SuiteReader& reader) : reader_(reader) {}

  void line(std::size_t number, std::string_view text) {
    if (text.starts_with("fen,")) return header(number, text);
    const std::size_t comma = std::min(text.find(','), text.size());
    auto position = parse_fen(text.substr(0, comma));
    if (!position) return reader_.fen_problem(number, text.substr(0, comma), std::move(position.error()));
    if (Record* record = reader_.add(*position, number, text)) counts(number, text, comma, *record);
  }

 private:
  /// `fen,D5,D6`
  void header(std::size_t number, std::string_view text) {
    depths_.clear();
    for (std::size_t at = 3; at < text.size();) {
      const std::size_t end = std::min(text.find(',', at + 1), text.size());
      const auto depth = depth_of(text.substr(at + 1, end - at - 1));
      if (!depth) return reader_.problem(number, {"no depth", at + 2, "a depth such as D6 in the first line"});
      depths_.push_back(*depth);
      at = end;
    }
  }

  void counts(std::size_t number, std::string_view text, std::size_t at, Record& record) {
    for (std::size_t column = 0; at < text.size(); ++column) {
      const std::size_t end = std::min(text.find(',', at + 1), text.size());
      const auto nodes = whole_number<std::uint64_t>(text.substr(at + 1, end - at - 1));
      const int depth = depths_.empty() ? static_cast<int>(column) + 1 : column < depths_.size() ? depths_[column] : 0;
      if (!nodes || depth < 1 || depth > kMaxDepth)
        return broken(number, at + 2, "no node count", "a number for each depth");
      if (depth == 1 && *nodes > kMostMoves) {
        return broken(number, at + 2, fmt::format("{} cannot be the number of moves", *nodes),
                      "the counts of depths 1, 2, …, or a first line that names the depths: fen,D6");
      }
      record.counts[depth] = *nodes;
      at = end;
    }
  }

  void broken(std::size_t number, std::size_t column, std::string what, std::string expected) {
    reader_.drop();
    reader_.problem(number, {std::move(what), column, std::move(expected)});
  }

  SuiteReader& reader_;
  std::vector<int> depths_;
};

/// Calls `visit` for the lines that say something.
template <class Visit>
void for_each_fact(std::string_view text, Visit visit) {
  for_each_line(text, [&](std::size_t number, std::string_view line) {
    if (!says_nothing(line)) visit(number, line.substr(0, line.find_last_not_of(" \t") + 1));
  });
}

}  // namespace

std::expected<MoveSet, std::string> read_moves(std::string_view words) {
  std::vector<Move> moves;
  while (!words.empty()) {
    const std::string_view word = words.substr(0, words.find(' '));
    const auto move = parse_uci(word);
    if (!move) return std::unexpected(std::string(word));
    moves.push_back(*move);
    words.remove_prefix(std::min(word.size() + 1, words.size()));
  }
  return MoveSet(std::move(moves));
}

void read_epd_suite(std::string_view text, SuiteReader& reader) {
  for_each_fact(text, [&](std::size_t number, std::string_view line) { read_epd_line(number, line, reader); });
}

void read_perft_suite(std::string_view text, SuiteReader& reader) {
  PerftLines lines(reader);
  for_each_fact(text, [&](std::size_t number, std::string_view line) { lines.line(number, line); });
}

void read_csv_suite(std::string_view text, SuiteReader& reader) {
  CsvLines lines(reader);
  for_each_fact(text, [&](std::size_t number, std::string_view line) { lines.line(number, line); });
}

}  // namespace passant
