// What must hold of a keyed board's state on every valid position, each as a property of its own with a name, since no
// two of them see the same faults: a key that tells the same position apart is invisible to everything but the two
// properties that compare positions with keys and to repetition.
//
// A subject is made by a function from a position; it is a keyed board (generators/generator.h) whose position() is in
// the normal form *legal* (InLegalForm makes one of any keyed board). An arbiter says what is legal.
//
// Tested by identity_test.cpp: every seeded fault of state_fault.h is seen by the property that is named there, and no
// property finds fault with FaultyBoard without a fault. Used by fuzz/targets/identity.cpp as well.
#pragma once

#include <array>
#include <concepts>
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "generators/generator.h"
#include "position/fen.h"
#include "position/move_set.h"
#include "position/normal_form.h"
#include "position/repetition.h"
#include "position/symmetry.h"
#include "position/validity.h"

namespace passant::state {

inline MoveSet moves_of(const Generator& arbiter, const Position& position) {
  MoveList list;
  arbiter.legal_moves(position, list);
  return MoveSet(list);
}

template <class Subject>
MoveSet moves_of(Subject& board) {
  MoveList list;
  board.legal_moves(list);
  return MoveSet(list);
}

inline Position legal_form(const Generator& arbiter, const Position& position) {
  return in_form(position, TargetForm::Legal, moves_of(arbiter, position));
}

/// A keyed board that writes its target in the normal form *legal*, by its own moves.
template <KeyedBoard B>
class InLegalForm : public B {
 public:
  using B::B;
  Position position() const {
    B copy = *this;
    return in_form(copy.position(), TargetForm::Legal, moves_of(copy));
  }
};

/// A board that counts repetitions itself; of any other the keys are counted.
template <class B>
concept CountsOccurrences = requires(const B& board) {
  { board.occurrences() } -> std::same_as<int>;
};

/// The position after a null move.
inline Position passed(Position position) {
  position.halfmove_clock += 1;
  position.fullmove_number += position.to_move == Color::Black ? 1 : 0;
  position.to_move = opponent(position.to_move);
  position.en_passant.reset();
  return position;
}

template <class Make>
class StateProperties {
 public:
  using Subject = decltype(std::declval<const Make&>()(std::declval<const Position&>()));

  /// REQUIRES: the arbiter outlives this.
  StateProperties(Make make, const Generator& arbiter) : make_(std::move(make)), arbiter_(arbiter) {}

  struct Property {
    std::string_view name;
    bool (StateProperties::*holds)(const Position& root) const;
  };

  static constexpr std::array<Property, 13> all() {
    return {{{"fen-round-trip", &StateProperties::fen_round_trip},
             {"fen-as-the-arbiter", &StateProperties::fen_as_the_arbiter},
             {"moves-as-the-arbiter", &StateProperties::moves_as_the_arbiter},
             {"take-back", &StateProperties::take_back},
             {"key-from-scratch", &StateProperties::key_from_scratch},
             {"same-position-same-key", &StateProperties::same_position_same_key},
             {"other-position-other-key", &StateProperties::other_position_other_key},
             {"repetition", &StateProperties::repetition},
             {"pass", &StateProperties::pass},
             {"set-from-strict-fen", &StateProperties::set_from_strict_fen},
             {"copy", &StateProperties::copy},
             {"color-flip", &StateProperties::color_flipped},
             {"file-mirror", &StateProperties::file_mirrored}}};
  }

  /// The names of the properties that do not hold on the position. REQUIRES: a valid position.
  std::vector<std::string_view> alarms(const Position& root) const {
    std::vector<std::string_view> names;
    for (const Property& property : all()) {
      if (!(this->*property.holds)(root)) names.push_back(property.name);
    }
    return names;
  }

  /// What is written is read as the same.
  bool fen_round_trip(const Position& root) const {
    return on_each_board(root, [&](const Subject& board, const Position&) {
      const Position written = board.position();
      const auto read = parse_fen(to_fen(written));
      return read && make_(*read).position() == written;
    });
  }

  bool fen_as_the_arbiter(const Position& root) const {
    return on_each_board(root, [&](const Subject& board, const Position& right) {
      return board.position() == legal_form(arbiter_, right);
    });
  }

  bool moves_as_the_arbiter(const Position& root) const {
    return on_each_board(
        root, [&](Subject& board, const Position& right) { return moves_of(board) == moves_of(arbiter_, right); });
  }

  bool take_back(const Position& root) const {
    Subject board = make_(root);
    const Seen before = seen(board);
    for (const Move move : moves_of(arbiter_, root)) {
      const auto undo = board.play(move);
      board.take_back(move, undo);
      if (seen(board) != before) return false;
    }
    return true;
  }

  /// The key carried along is that of a new board of the position that the board writes.
  bool key_from_scratch(const Position& root) const {
    return on_each_board(root, [&](Subject& board, const Position&) {
      Subject fresh = make_(board.position());
      return board.key() == fresh.key() && moves_of(board) == moves_of(fresh);
    });
  }

  bool same_position_same_key(const Position& root) const {
    std::map<std::string, std::uint64_t> key_of;
    bool holds = true;
    for_each_relative(root, [&](const std::string& who, std::uint64_t key) {
      holds = holds && key_of.emplace(who, key).first->second == key;
    });
    return holds;
  }

  bool other_position_other_key(const Position& root) const {
    std::map<std::uint64_t, std::string> who_of;
    bool holds = true;
    for_each_relative(root, [&](const std::string& who, std::uint64_t key) {
      holds = holds && who_of.emplace(key, who).first->second == who;
    });
    return holds;
  }

  /// After each move both sides go to and fro; occurrences on the board are those by the Laws (FIDE 9.2.3).
  bool repetition(const Position& root) const {
    for (const Move first : moves_of(arbiter_, root)) {
      const Position after = arbiter_.after(root, first);
      const auto there = quiet_move(after);
      if (!there) continue;
      const auto here = quiet_move(arbiter_.after(after, *there));
      if (!here) continue;
      const Move back{there->to(), there->from()};
      const Move forth{here->to(), here->from()};
      if (!counts_as_the_laws(root, {first, *there, *here, back, forth})) return false;
    }
    return true;
  }

  bool pass(const Position& root) const {
    return on_each_board(root, [&](Subject& board, const Position& right) {
      if (arbiter_.in_check(right)) return true;
      const Seen before = seen(board);
      const auto undo = board.pass();
      Subject expected = make_(passed(right));
      const bool right_after = seen(board) == seen(expected);
      board.take_back_pass(undo);
      return right_after && seen(board) == before;
    });
  }

  /// A FEN in the normal form *always*, by somebody else, sets up what the moves lead to.
  bool set_from_strict_fen(const Position& root) const {
    return on_each_board(root, [&](Subject& board, const Position& right) {
      Subject set = make_(right);
      return seen(set) == seen(board);
    });
  }

  /// A copy is as the original, and neither hears of what the other does.
  bool copy(const Position& root) const {
    Subject board = make_(root);
    const Seen before = seen(board);
    Subject other = board;
    if (seen(other) != before) return false;
    for (const Move move : moves_of(arbiter_, root)) {
      Subject third = board;
      static_cast<void>(third.play(move));
      if (seen(board) != before) return false;
    }
    return true;
  }

  bool color_flipped(const Position& root) const {
    return mirrored(
        root, color_flip(root), [](const Position& position) { return color_flip(position); },
        [](const auto& moves) { return color_flip(moves); });
  }

  bool file_mirrored(const Position& root) const {
    const auto mirror = file_mirror(root);
    return !mirror || mirrored(
                          root, *mirror, [](const Position& position) { return file_mirror(position).value(); },
                          [](const auto& moves) { return file_mirror(moves); });
  }

  /// Leaves of the tree of legal moves, by a table that never forgets: wrong when two positions of the tree have one
  /// key. That takes four plies and more, so this is no property of any position.
  std::uint64_t hashed_perft(const Position& root, int depth) const {
    Table table;
    Subject board = make_(root);
    return hashed(board, depth, table);
  }

 private:
  struct Seen {
    Position position;
    std::uint64_t key;
    MoveSet moves;
    bool operator==(const Seen&) const = default;
  };
  using Table = std::map<std::pair<std::uint64_t, int>, std::uint64_t>;

  static Seen seen(Subject& board) { return {board.position(), board.key(), moves_of(board)}; }

  /// Calls `holds(board, position)` on the root set up and on the board after each legal move; the positions are right.
  template <class Holds>
  bool on_each_board(const Position& root, Holds holds) const {
    Subject board = make_(root);
    if (!holds(board, root)) return false;
    for (const Move move : moves_of(arbiter_, root)) {
      Subject child = make_(root);
      static_cast<void>(child.play(move));
      if (!holds(child, arbiter_.after(root, move))) return false;
    }
    return true;
  }

  /// Calls `visit(who, key)` for positions that are near to each other, on boards set up and on boards moved: the root
  /// with every target and with none, the other player, fewer rights; the positions after every move.
  template <class Visit>
  void for_each_relative(const Position& root, Visit visit) const {
    const auto show = [&](const Subject& board, const Position& right) {
      visit(identity(right, Reading::Fide, moves_of(arbiter_, right)), board.key());
    };
    for (const Position& variant : variants(root)) show(make_(variant), variant);
    for (const Move move : moves_of(arbiter_, root)) {
      Subject board = make_(root);
      static_cast<void>(board.play(move));
      const Position after = arbiter_.after(root, move);
      show(board, after);
      Position lapsed = after;
      lapsed.en_passant.reset();
      show(make_(lapsed), lapsed);
    }
  }

  static std::vector<Position> variants(const Position& root) {
    std::vector<Position> all;
    const auto add = [&](const Position& position) {
      if (tier(position) != Tier::Invalid) all.push_back(position);
    };
    for (unsigned rights = 0; rights < 16; ++rights) {
      Position variant = root;
      variant.castling = CastlingRights::from_bits(rights & root.castling.bits());
      if (variant.castling.bits() != rights) continue;
      variant.en_passant.reset();
      add(variant);
      for (int file = 0; file < 8; ++file) {
        variant.en_passant = Square::at(file, target_rank(root.to_move));
        add(variant);
      }
    }
    add(passed(root));
    return all;
  }

  /// A move of a man that may go back and ends no right; nothing when there is none.
  std::optional<Move> quiet_move(const Position& position) const {
    for (const Move move : moves_of(arbiter_, position)) {
      const Position after = arbiter_.after(position, move);
      if (after.halfmove_clock == 0 || after.castling != position.castling) continue;
      const bool castles = after.placement[move.to()]->kind() == PieceKind::King &&
                           (move.to().file() - move.from().file() == 2 || move.from().file() - move.to().file() == 2);
      if (!castles) return move;
    }
    return std::nullopt;
  }

  static int occurrences(const Subject& board, std::map<std::uint64_t, int>& by_key) {
    if constexpr (CountsOccurrences<Subject>) return board.occurrences();
    return ++by_key[board.key()];
  }

  /// As far as the moves are legal.
  bool counts_as_the_laws(const Position& root, const std::vector<Move>& line) const {
    Subject board = make_(root);
    Position right = root;
    std::map<std::uint64_t, int> by_key;
    RepetitionCounter by_the_laws;
    for (const Move move : line) {
      const MoveSet legal = moves_of(arbiter_, right);
      const int times = by_the_laws.add(right, legal).front();
      if (occurrences(board, by_key) != times) return false;
      if (!legal.contains(move)) return true;
      static_cast<void>(board.play(move));
      right = arbiter_.after(right, move);
    }
    return occurrences(board, by_key) == by_the_laws.add(right, moves_of(arbiter_, right)).front();
  }

  template <class MirrorPosition, class MirrorMoves>
  bool mirrored(const Position& root, const Position& mirror, MirrorPosition of, MirrorMoves moves) const {
    Subject board = make_(root);
    Subject reflection = make_(mirror);
    if (!is_mirror_image(board, reflection, of, moves)) return false;
    for (const Move move : moves_of(board)) {
      const auto undo = board.play(move);
      const auto reflected_undo = reflection.play(moves(move));
      const bool holds = is_mirror_image(board, reflection, of, moves);
      board.take_back(move, undo);
      reflection.take_back(moves(move), reflected_undo);
      if (!holds) return false;
    }
    return true;
  }

  /// Counters do not count: the players have exchanged their numbers.
  template <class MirrorPosition, class MirrorMoves>
  static bool is_mirror_image(Subject& board, Subject& reflection, MirrorPosition of, MirrorMoves moves) {
    if (moves_of(reflection) != moves(moves_of(board))) return false;
    return to_epd(reflection.position()) == to_epd(of(board.position()));
  }

  static std::uint64_t hashed(Subject& board, int depth, Table& table) {
    const auto known = table.find({board.key(), depth});
    if (known != table.end()) return known->second;
    const MoveSet moves = moves_of(board);
    std::uint64_t nodes = depth == 1 ? moves.size() : 0;
    for (const Move move : moves) {
      if (depth == 1) break;
      const auto undo = board.play(move);
      nodes += hashed(board, depth - 1, table);
      board.take_back(move, undo);
    }
    return table[{board.key(), depth}] = nodes;
  }

  Make make_;
  const Generator& arbiter_;
};

}  // namespace passant::state
