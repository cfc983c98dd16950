// Nothing is silent: the same seeded fault, asked for in every dialect, must come out of every command and output.
// A new dialect is a line in kSpecs, a new output (a reporter) one in kOutputs. How each is asked is given, since
// finding out takes seconds for those that wait in vain (oracles/probe_test.cpp has that).
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <sys/wait.h>

#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>
#include <vector>

namespace {

namespace fs = std::filesystem;

constexpr const char* kFen = "4k3/6p1/8/K2pP2r/8/8/8/5N2 w - d6 0 1";  // e5xd6 uncovers the rook on h5

struct Spec {
  const char* name;
  const char* text;
};

constexpr Spec kSpecs[] = {
    {"mutant", "mutant:" PASSANT_PLANTED},
    {"uci_go_perft", "uci,way=go-perft:" PASSANT_PLANTED_ENGINE " none uci go-perft"},
    {"uci_divide", "uci,way=divide:" PASSANT_PLANTED_ENGINE " none uci divide"},
    {"uci_perft", "uci,way=perft:" PASSANT_PLANTED_ENGINE " none uci perft"},
    {"uci_multipv", "uci,way=multipv:" PASSANT_PLANTED_ENGINE " none uci multipv"},
    {"uci_multipv_perft", "uci,way=multipv:" PASSANT_PLANTED_ENGINE " none uci multipv-perft"},
    {"uci_searchmoves", "uci,way=searchmoves:" PASSANT_PLANTED_ENGINE " none uci searchmoves"},
    {"xboard_show_moves", "xboard,way=show-moves:" PASSANT_PLANTED_ENGINE " none xboard show-moves"},
    {"xboard_perft_lines", "xboard,way=perft-lines:" PASSANT_PLANTED_ENGINE " none xboard perft-lines"},
    {"xboard_try_moves", "xboard,way=try-moves:" PASSANT_PLANTED_ENGINE " none xboard try-moves"},
    {"xboard_perft", "xboard,way=perft:" PASSANT_PLANTED_ENGINE " none xboard perft"},
    {"lines", "lines:" PASSANT_PLANTED_ENGINE " none lines"},
    {"plugin", "plugin:" PASSANT_PLANTED_PLUGIN},
};

/// A command, and where the fault must show: on standard output, or in files of RUN.
struct Output {
  const char* arguments;  ///< SUITE and FEN stand for the planted position, RUN for a folder, SPEC for the subject
  int code;
  std::vector<std::string> files{};
};

const std::vector<Output> kOutputs{
    {"check SUITE --subject 'SPEC'", 1},
    {"check SUITE --subject 'SPEC' --json", 1},
    {"check SUITE --subject 'SPEC' --against bitboard", 1},
    {"minimize FEN --subject 'SPEC'", 1},
    {"hunt --from SUITE --subject 'SPEC' --seed 1 --positions 60 --out RUN", 1, {"findings.jsonl", "findings.epd"}},
    {"report RUN --json", 0},
    {"sweep 'SPEC' --positions 1 --json", 1},
    {"report RUN --html --markdown --junit --sarif", 0, {"report.html", "report.md", "junit.xml", "report.sarif"}},
};

std::string text_of(const fs::path& path) {
  std::ifstream file(path, std::ios::binary);
  return {std::istreambuf_iterator<char>(file), {}};
}

std::string replaced(std::string text, const std::string& word, const std::string& by) {
  const auto at = text.find(word);
  return at == std::string::npos ? text : text.replace(at, word.size(), by);
}

class Planted : public testing::TestWithParam<Spec> {
 protected:
  Planted()
      : folder_(fs::path(testing::TempDir()) / ("passant-planted-" + std::string(GetParam().name))),
        out_((folder_ / "out").string()) {
    fs::remove_all(folder_);
    fs::create_directories(folder_);
    std::ofstream(folder_ / "suite.epd") << kFen << " ;D1 10\n";
  }
  ~Planted() override { fs::remove_all(folder_); }

  int run(std::string arguments) const {
    arguments = replaced(arguments, "SUITE", (folder_ / "suite.epd").string());
    arguments = replaced(arguments, "FEN", std::string("'").append(kFen).append("'"));
    arguments = replaced(arguments, "RUN", (folder_ / "run").string());
    arguments = replaced(arguments, "SPEC", GetParam().text);
    const std::string command = PASSANT_PROGRAM " " + arguments + " > '" + out_ + "' 2> '" + out_ + ".err'";
    const int status = std::system(command.c_str());
    return WIFEXITED(status) ? WEXITSTATUS(status) : -1;
  }

  /// The wrong move; or, for a party that only counts, the wrong count or the position it is wrong about.
  static void expect_told(const std::string& text, const std::string& where) {
    EXPECT_THAT(text, testing::AnyOf(testing::HasSubstr("e5d6"), testing::HasSubstr("instead of"),
                                     testing::HasSubstr("wrong-count"), testing::HasSubstr("- d6")))
        << where;
  }

  fs::path folder_;
  std::string out_;
};

TEST_P(Planted, FaultShowsInEveryOutput) {
  for (const Output& output : kOutputs) {
    EXPECT_EQ(run(output.arguments), output.code) << output.arguments << "\n" << text_of(out_ + ".err");
    if (output.files.empty() || output.code == 1) expect_told(text_of(out_), output.arguments);
    for (const std::string& file : output.files) expect_told(text_of(folder_ / "run" / file), file);
  }
}

INSTANTIATE_TEST_SUITE_P(Everywhere, Planted, testing::ValuesIn(kSpecs),
                         [](const auto& test) { return std::string(test.param.name); });

}  // namespace
