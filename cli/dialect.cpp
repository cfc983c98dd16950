// passant dialect: how parties treat en passant targets, possible and impossible ones, as a table. What the comparison
// may normalise for a party, and why, is to be read off here.

#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <nlohmann/json.hpp>

#include "cli/command.h"
#include "cli/dialect_fens.h"
#include "cli/line.h"
#include "cli/printed_fen.h"
#include "cli/progress_line.h"
#include "position/fen.h"
#include "position/normal_form.h"
#include "position/san.h"
#include "position/validity.h"

namespace passant::cli {
namespace {

struct Options {
  std::vector<std::string> specs;
  bool markdown = false;
};

/// A FEN of the table, what it means, and what the Laws say.
struct Row {
  const DialectFen& fen;
  Question question;
  Position position;             ///< after the moves
  std::optional<MoveSet> plain;  ///< the legal moves as if there were no target, when it is valid then
  MoveSet captures;              ///< the legal captures onto the target
};

MoveSet captures_in(const MoveSet& moves, const Position& position) {
  std::vector<Move> found;
  for (const Move move : moves) {
    const bool onto_target = position.en_passant == move.to();
    if (onto_target && spelt_en_passant(position, move)) found.push_back(move);
  }
  return MoveSet(std::move(found));
}

MoveSet legal_moves(const Generator& rules, const Position& position) {
  if (tier(position) == Tier::Invalid) return {};
  MoveList list;
  rules.legal_moves(position, list);
  return MoveSet(list);
}

Row row_of(const DialectFen& fen) {
  const auto rules = find_generator("rulebook");
  const Position start = parse_fen(fen.fen).value();
  Row row{fen, {start}, start, std::nullopt, {}};
  if (!fen.moves.empty()) {
    const Move move = parse_uci(fen.moves).value();
    row.question.moves.push_back(move);
    row.position = rules->after(start, move);
  }
  row.captures = captures_in(legal_moves(*rules, row.position), row.position);
  Position lapsed = row.position;
  lapsed.en_passant.reset();
  if (tier(lapsed) != Tier::Invalid) row.plain = legal_moves(*rules, lapsed);
  return row;
}

/// The party's SPEC, so that nothing is held back from it.
std::string spec_for_anything(const std::string& spec) {
  if (find_generator(spec)) return spec;
  const std::size_t end = std::min(spec.find_first_of(",:"), spec.size());
  return spec.substr(0, end) + ",tier=invalid,crowds=yes" + spec.substr(end);
}

/// What the party makes of the target.
std::string treatment(const Answer& answer, const Row& row) {
  if (!answer.answered()) return std::string(name(answer.outcome));
  if (!answer.listed) return fmt::format("{} moves", answer.total);
  const MoveSet moves = answer.move_set();
  const MoveSet captures = captures_in(moves, row.position);
  const MoveSet others = moves - captures;
  std::string text = captures.empty() ? "no capture" : to_string(captures);
  if (!row.plain || others == *row.plain) return text;
  const std::size_t more = (others - *row.plain).size();
  const std::size_t fewer = (*row.plain - others).size();
  if (more != 0) text += fmt::format(", {} more", more);
  if (fewer != 0) text += fmt::format(", {} fewer", fewer);
  return text;
}

struct Column {
  std::string spec;
  std::string version;
  std::vector<std::string> treatments;
  std::vector<std::string> printed;  ///< the target, "-", or empty when it prints none
};

/// `progress` is told how many of the rows are done.
Column ask(const std::string& spec, const std::vector<Row>& rows, const std::function<void(std::size_t)>& progress) {
  const std::string open = spec_for_anything(spec);
  Contender contender = contender_argument(open);
  std::vector<Question> questions;
  for (const Row& row : rows) questions.push_back(row.question);
  const std::vector<Answer> answers = contender.party->ask(questions);
  Column column{spec, std::string(contender.party->version()), {}, {}};
  PrintedFen printer(open);
  for (std::size_t index = 0; index < rows.size(); ++index) {
    progress(index);
    const DialectFen& fen = rows[index].fen;
    column.treatments.push_back(treatment(answers[index], rows[index]));
    column.printed.push_back(printer.target(std::string(fen.fen), std::string(fen.moves)).value_or(""));
  }
  return column;
}

std::string by_the_laws(const Row& row) {
  const Tier tier_of_row = tier(row.position);
  const std::string captures = row.captures.empty() ? "no capture" : to_string(row.captures);
  return tier_of_row == Tier::Consistent ? captures : fmt::format("{}: {}", name(tier_of_row), captures);
}

std::string cell(const Column& column, std::size_t index) {
  const std::string& printed = column.printed[index];
  return printed.empty() ? column.treatments[index] : fmt::format("{} [{}]", column.treatments[index], printed);
}

std::string described(const DialectFen& fen) {
  return fen.moves.empty() ? std::string(fen.what) : fmt::format("{} ({})", fen.what, fen.moves);
}

void print_markdown(const std::vector<Row>& rows, const std::vector<Column>& columns) {
  fmt::print("| group | FEN | what | by the Laws |");
  for (const Column& column : columns) fmt::print(" {} |", column.version);
  fmt::print("\n| --- | --- | --- | --- |");
  for (std::size_t count = columns.size(); count > 0; --count) fmt::print(" --- |");
  fmt::print("\n");
  for (std::size_t index = 0; index < rows.size(); ++index) {
    const DialectFen& fen = rows[index].fen;
    fmt::print("| {} | `{}` | {} | {} |", fen.group, fen.fen, described(fen), by_the_laws(rows[index]));
    for (const Column& column : columns) fmt::print(" {} |", cell(column, index));
    fmt::print("\n");
  }
}

void print_text(const std::vector<Row>& rows, const std::vector<Column>& columns) {
  for (const Column& column : columns) {
    fmt::print("{} ({})\n", column.spec, column.version);
    for (std::size_t index = 0; index < rows.size(); ++index) {
      const DialectFen& fen = rows[index].fen;
      fmt::print("  {:<10} {:<74} {:<42} {:<24} {}\n", fen.group, fen.fen, described(fen), by_the_laws(rows[index]),
                 cell(column, index));
    }
  }
}

void print_json(const std::vector<Row>& rows, const std::vector<Column>& columns) {
  nlohmann::json json = nlohmann::json::array();
  for (const Column& column : columns) {
    nlohmann::json answers = nlohmann::json::array();
    for (std::size_t index = 0; index < rows.size(); ++index) {
      answers.push_back({{"fen", rows[index].fen.fen},
                         {"moves", rows[index].fen.moves},
                         {"group", rows[index].fen.group},
                         {"laws", by_the_laws(rows[index])},
                         {"treatment", column.treatments[index]},
                         {"printed", column.printed[index]}});
    }
    json.push_back({{"spec", column.spec}, {"version", column.version}, {"answers", answers}});
  }
  fmt::print("{}\n", json.dump(2));
}

ExitCode run(const Options& options, const Common& common) {
  std::vector<Row> rows;
  for (const DialectFen& fen : kDialectFens) rows.push_back(row_of(fen));
  std::vector<Column> columns;
  ProgressLine line(common, "questions");
  for (const std::string& spec : options.specs) {
    const auto show = [&](std::size_t row) {
      line.show(columns.size() * rows.size() + row, options.specs.size() * rows.size(), spec);
    };
    show(0);
    columns.push_back(ask(spec, rows, show));
  }
  line.clear();
  if (common.json) {
    print_json(rows, columns);
  } else if (options.markdown) {
    print_markdown(rows, columns);
  } else {
    print_text(rows, columns);
  }
  return ExitCode::Ok;
}

}  // namespace

void add_dialect(CLI::App& app, const Common& common, Action& action) {
  auto options = std::make_shared<Options>();
  CLI::App* command = app.add_subcommand(
      "dialect", "Show how parties treat about forty en passant FENs: accepted, ignored, refused, died on");
  command->add_option("SPEC", options->specs, "the parties")->required();
  command->add_flag("--markdown", options->markdown, "one table of all parties, in Markdown");
  command->footer(
      "For each FEN: the captures onto the target that the party lists, how many other moves more or fewer than the\n"
      "Laws give, or how it failed; in brackets the target that it prints back, where it can be made to print.");
  command->callback([=, &common, &action] { action = [=, &common] { return run(*options, common); }; });
}

}  // namespace passant::cli
