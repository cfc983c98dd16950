#include "fuzz/identity/san_fault.h"

#include "generators/rulebook/attack.h"

namespace passant::san {
namespace {

/// With the moves that pinned men of the same kind could make to the same square if nobody minded their king.
MoveSet with_pinned_men(const Scene& scene, Move move) {
  std::vector<Move> moves(scene.legal.begin(), scene.legal.end());
  const auto man = scene.position.placement[move.from()];
  for (int index = 0; index < Square::kCount; ++index) {
    const Square from = Square::from_index(index);
    if (man->kind() == PieceKind::Pawn || scene.position.placement[from] != man) continue;
    if (rulebook::attacks(scene.position.placement, from, move.to())) moves.emplace_back(from, move.to());
  }
  return MoveSet(std::move(moves));
}

/// The position after an en passant capture that has left the captured pawn standing.
Position with_captured_pawn(const Scene& scene, Move move) {
  Position after = scene.arbiter.after(scene.position, move);
  const Square passed = passed_pawn_square(move.to(), scene.position.to_move);
  after.placement.put(passed, {after.to_move, PieceKind::Pawn});
  return after;
}

bool only_en_passant_answers(const Generator& arbiter, const Position& after) {
  const Scene replies(after, arbiter);
  const auto passes = [&](Move reply) { return replies.en_passant(reply); };
  return !replies.legal.empty() && std::ranges::all_of(replies.legal, passes);
}

bool another_captures_en_passant(const Scene& scene, Move move) {
  return std::ranges::any_of(scene.legal, [&](Move other) { return other != move && scene.en_passant(other); });
}

}  // namespace

CheckMark FaultySan::mark_after(const Scene& scene, Move move) const {
  const Position after = scene.arbiter.after(scene.position, move);
  const CheckMark right = mark(scene.arbiter, after);
  if (right == CheckMark::None) return right;
  const bool overlooks = has(SanFault::OverlooksUncoveredCheck) && scene.en_passant(move) &&
                         !scene.arbiter.in_check(with_captured_pawn(scene, move));
  if (overlooks) return CheckMark::None;
  const bool mates = has(SanFault::CallsMateWhatEnPassantMeets) && only_en_passant_answers(scene.arbiter, after);
  return mates ? CheckMark::Mate : right;
}

std::string FaultySan::write(const Scene& scene, Move move) const {
  const MoveSet candidates = has(SanFault::TellsPinnedMenApart) ? with_pinned_men(scene, move) : scene.legal;
  std::string text = to_san(scene.position, candidates, move, mark_after(scene, move));
  if (has(SanFault::WritesNoCaptureSign) && scene.en_passant(move)) std::erase(text, 'x');
  const bool piece_on_target = scene.mover(move) != PieceKind::Pawn && scene.position.en_passant == move.to();
  if (has(SanFault::WritesSignForPieceOnTarget) && piece_on_target)
    text.insert(text.rfind(to_string(move.to())), 1, 'x');
  return text;
}

std::optional<Move> FaultySan::read(const Scene& scene, std::string_view text) const {
  if (text.ends_with(" e.p.")) {
    if (has(SanFault::ReadsNoSuffix)) return std::nullopt;
    if (has(SanFault::ReadsSuffixEverywhere)) text.remove_suffix(5);
  }
  const auto move = OwnSan().read(scene, text);
  if (!move) return move;
  const bool whole = text.contains(to_string(move->from()));
  if (has(SanFault::CallsTwoCapturersAmbiguous) && !whole && scene.en_passant(*move) &&
      another_captures_en_passant(scene, *move))
    return std::nullopt;
  if (has(SanFault::CallsPinnedMenAmbiguous) && !parse_san(text, scene.position, with_pinned_men(scene, *move)))
    return std::nullopt;
  return move;
}

std::string_view name(SanFault fault) {
  constexpr std::array<std::string_view, kSanFaultCount> kNames{"none",
                                                                "tells-pinned-men-apart",
                                                                "calls-pinned-men-ambiguous",
                                                                "calls-two-capturers-ambiguous",
                                                                "writes-no-capture-sign",
                                                                "writes-sign-for-piece-on-target",
                                                                "reads-no-suffix",
                                                                "reads-suffix-everywhere",
                                                                "overlooks-uncovered-check",
                                                                "calls-mate-what-en-passant-meets"};
  return kNames[static_cast<unsigned>(fault)];
}

}  // namespace passant::san
