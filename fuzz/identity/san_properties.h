// What must hold of anybody's SAN on every valid position, each as a property of its own with a name. Reading again
// what was written is the first of them and sees little: a capture without its sign, two letters too many and a check
// mark left away are all read again, when the reader is as wrong as the writer.
//
// A speaker writes a legal move and reads a text back: OwnSan here is position/san.h, FaultySan has a seeded fault.
// What the text has to be is found out without san.h: men are counted, departures are tried, checks are the arbiter's.
//
// Tested by san_test.cpp: every seeded fault of san_fault.h is seen by the property that is named there, and OwnSan
// holds all of them on arbitrary positions; corpus/corpus_san_test.cpp holds it to them on the whole corpus, and
// fuzz/targets/san.cpp on what libFuzzer finds.
#pragma once

#include <algorithm>
#include <array>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "generators/generator.h"
#include "position/move_set.h"
#include "position/san.h"

namespace passant::san {

/// A position with what the arbiter says of it. REQUIRES: the arbiter outlives it.
struct Scene {
  Scene(const Position& at, const Generator& by) : position(at), arbiter(by) {
    MoveList list;
    arbiter.legal_moves(position, list);
    legal = MoveSet(list);
  }

  PieceKind mover(Move move) const { return position.placement[move.from()]->kind(); }
  /// A man leaves the board …
  bool captures(Move move) const {
    return empty_squares(arbiter.after(position, move).placement) > empty_squares(position.placement);
  }
  /// … from another square than the one moved to.
  bool en_passant(Move move) const { return captures(move) && position.placement.empty(move.to()); }
  bool castles(Move move) const {
    const int files = move.to().file() - move.from().file();
    return mover(move) == PieceKind::King && (files == 2 || files == -2);
  }
  static std::ptrdiff_t empty_squares(const Placement& placement) { return std::ranges::count(placement.codes(), 0); }

  Position position;
  const Generator& arbiter;
  MoveSet legal{};
};

inline CheckMark mark(const Generator& arbiter, const Position& after) {
  if (!arbiter.in_check(after)) return CheckMark::None;
  return arbiter.count_legal_moves(after) == 0 ? CheckMark::Mate : CheckMark::Check;
}

/// The project's own SAN.
struct OwnSan {
  std::string write(const Scene& scene, Move move) const {
    const Position after = scene.arbiter.after(scene.position, move);
    return to_san(scene.position, scene.legal, move, mark(scene.arbiter, after));
  }
  std::optional<Move> read(const Scene& scene, std::string_view text) const {
    const auto move = parse_san(text, scene.position, scene.legal);
    return move ? std::optional(*move) : std::nullopt;
  }
};

/// What stands between the letter of the piece and the square moved to, but for the capture sign.
inline std::string departure_in(std::string text, const Scene& scene, Move move) {
  text = text.substr(0, text.rfind(to_string(move.to())));
  std::erase(text, 'x');
  return scene.mover(move) == PieceKind::Pawn || text.empty() ? text : text.substr(1);
}

/// How many men of the kind can legally go there from a square with that in its name.
inline std::size_t meant(const Scene& scene, Move move, const std::string& departure) {
  std::set<int> from;
  for (const Move other : scene.legal) {
    const bool alike = other.to() == move.to() && scene.mover(other) == scene.mover(move);
    if (alike && to_string(other.from()).contains(departure)) from.insert(other.from().index());
  }
  return from.size();
}

/// A piece's square of departure as far as the legal moves make necessary: nothing, file, rank, both, in that order
/// (PGN standard 8.2.3.4). A pawn's file when it captures.
inline std::string least_departure_of(const Scene& scene, Move move) {
  std::string from = to_string(move.from());
  if (scene.mover(move) == PieceKind::Pawn) return scene.captures(move) ? from.substr(0, 1) : "";
  for (const std::string& departure : {std::string(), from.substr(0, 1), from.substr(1)}) {
    if (meant(scene, move, departure) == 1) return departure;
  }
  return from;
}

/// What is written means the move that was written.
template <class Speaker>
bool read_again(const Speaker& speaker, const Scene& scene, Move move) {
  return speaker.read(scene, speaker.write(scene, move)) == move;
}

template <class Speaker>
bool least_departure(const Speaker& speaker, const Scene& scene, Move move) {
  if (scene.castles(move)) return true;
  return departure_in(speaker.write(scene, move), scene, move) == least_departure_of(scene, move);
}

/// 'x' exactly where a man leaves the board.
template <class Speaker>
bool capture_sign(const Speaker& speaker, const Scene& scene, Move move) {
  return speaker.write(scene, move).contains('x') == scene.captures(move);
}

template <class Speaker>
bool check_mark(const Speaker& speaker, const Scene& scene, Move move) {
  const char last = speaker.write(scene, move).back();
  const CheckMark written = last == '#' ? CheckMark::Mate : last == '+' ? CheckMark::Check : CheckMark::None;
  return written == mark(scene.arbiter, scene.arbiter.after(scene.position, move));
}

/// "e.p." may stand behind an en passant capture (FIDE Laws, appendix C) and behind no other move.
template <class Speaker>
bool suffix(const Speaker& speaker, const Scene& scene, Move move) {
  const auto read = speaker.read(scene, speaker.write(scene, move) + " e.p.");
  return scene.en_passant(move) ? read == move : !read;
}

/// With the whole square of departure nothing is ambiguous.
template <class Speaker>
bool whole_departure(const Speaker& speaker, const Scene& scene, Move move) {
  if (scene.castles(move)) return true;
  const std::string written = speaker.write(scene, move);
  std::string text = scene.mover(move) == PieceKind::Pawn ? "" : written.substr(0, 1);
  text += to_string(move.from()) + (scene.captures(move) ? "x" : "") + to_string(move.to());
  if (written.contains('=')) text += written.substr(written.find('='));
  return speaker.read(scene, text) == move;
}

template <class Speaker>
struct Property {
  std::string_view name;
  bool (*holds)(const Speaker& speaker, const Scene& scene, Move move);
};

template <class Speaker>
constexpr std::array kProperties{Property<Speaker>{"read-again", read_again},
                                 Property<Speaker>{"least-departure", least_departure},
                                 Property<Speaker>{"capture-sign", capture_sign},
                                 Property<Speaker>{"check-mark", check_mark},
                                 Property<Speaker>{"suffix", suffix},
                                 Property<Speaker>{"whole-departure", whole_departure}};

/// The names of the properties that do not hold of some legal move. REQUIRES: a valid position.
template <class Speaker>
std::set<std::string_view> alarms(const Speaker& speaker, const Scene& scene) {
  std::set<std::string_view> names;
  for (const Move move : scene.legal) {
    for (const auto& [name, holds] : kProperties<Speaker>) {
      if (!holds(speaker, scene, move)) names.insert(name);
    }
  }
  return names;
}

}  // namespace passant::san
