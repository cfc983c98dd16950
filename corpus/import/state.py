#!/usr/bin/env python3
"""Reported faults of en passant state, JSON lines to EPD: state.py state.jsonl > ../state.epd

Every report becomes one line with an operation `test` that says which right values it holds (../README.md). What
single programs printed is left out: it depends on their versions."""
import json
import sys

from epd import Line, header

# The move that a report is about, where the report gives it in prose only.
ABOUT = {
    "tt-rubi200": "h4g3",
    "tt-ddugovic434": "h4g3",
    "tt-calvin364": "e3e5",
    "enc-nodchip260": "f3h3",
    "enc-sf3498": "e5d6",
    "enc-lc0-1837": "h4g3",
    "enc-leela634": "h4g3",
}


def forms(line, right, play=None):
    line.add("test", "normal-forms").add("play", play)
    line.add("always", right["always (PGN standard)"]).add("pseudo", right["pseudo_legal (X-FEN)"])
    line.add("legal", right["legal_only"]).add("captures", right["ep_captures"])


def target(line, right, play):
    line.add("test", "target").add("class", right["class"]).add("field_ok", right["ep_field_ok"])
    line.add("captures", right["ep_captures"]).add("legal", right["normalised_fen"])


def identity(line, report, right):
    moves = report.get("moves", [None, None])
    line.add("test", "identity").add("play", moves[0])
    line.add("other", report["fens"][1]).add("other_play", moves[1])
    line.add("same", right["same_position_under_fide"])
    if "positions" in right:
        first, second = right["positions"]
        line.add("legal", first["legal_only"]).add("other_legal", second["legal_only"])
        return
    line.add("same_pseudo", right["same_text_if_pseudo_legal"]).add("same_always", right["same_text_if_always"])
    line.add("legal", right["fens_legal_only"][0]).add("other_legal", right["fens_legal_only"][1])
    line.add("polyglot", right["polyglot_keys"][0]).add("other_polyglot", right["polyglot_keys"][1])


def repetition(line, right, play):
    line.add("test", "repetition").add("play", play).add("threefold", right["threefold"])
    line.add("occurrences", right["occurrences_fide"])
    line.add("occurrences_pseudo", right["occurrences_if_key_has_pseudo_legal_ep"])
    line.add("occurrences_always", right["occurrences_if_key_always_has_ep_file"])
    line.add("occurrences_placement", right["occurrences_by_placement_only"])
    if right.get("disputed"):
        line.add("note", "disputed among problemists")


def replay(line, right, play):
    line.add("test", "null-move" if play == "0000" else "replay" if play else "edit").add("play", play)
    line.add("polyglot", right["polyglot_before"]).add("always", right.get("fen_after"))
    line.add("legal", right.get("fen_after_legal_only")).add("polyglot_after", right.get("polyglot_after"))
    line.add("captures", right.get("ep_captures")).add("D1", right.get("legal_moves")).add("note", right.get("rule"))


def san(line, right, play):
    line.add("test", "san").add("play", play).add("san", right["san"]).add("en_passant", right["is_ep"])
    line.add("removed", right.get("victim_square")).add("always", right["fen_after"])
    line.add("text", right.get("reported_text")).add("note", right.get("advice"))


def mirror(line, right, play):
    line.add("test", "mirror").add("D1", right["legal_moves_both"][0]).add("captures", right["ep_captures_both"][0])
    line.add("color_flip", right["colour_mirror"]).add("color_flip_captures", right["ep_captures_both"][1])
    line.add("file_mirror", right["left_right_flip"]).add("file_mirror_captures", right["ep_captures_flip"])


def polyglot(line, right, play):
    line.add("test", "polyglot").add("play", play).add("always", right["fen"])
    line.add("polyglot_after", right["polyglot_key"])
    line.add("polyglot_after_always", right["key_if_ep_always_counted"])
    line.add("polyglot_after_legal", right["key_if_only_legal_ep_counted"])


def captures(line, right, play):
    line.add("test", "captures").add("captures", right["ep_captures"]).add("D1", right.get("perft1"))
    for key, child in right.items():
        if key.startswith("after_"):
            line.add("child", f'{key.removeprefix("after_")} - {child["fen"]}')
            line.add("child_captures", child["ep_captures"])
    line.add("note", right.get("search_result"))


def convert(report):
    right, play = report["right"], report.get("moves")
    fen = report.get("fen") or report["fens"][0]
    line = Line(fen)
    for key in ("id", "source", "year", "kind"):
        line.add(key, report[key])
    if len(fen.split()) < 4:
        line.add("written", fen)
    if "fens" in report:
        identity(line, report, right)
    elif "legal_only" in right:
        forms(line, right, play)
    elif "ep_field_ok" in right:
        target(line, right, play)
    elif "threefold" in right:
        repetition(line, right, play)
    elif "san" in right:
        san(line, right, play)
    elif "colour_mirror" in right:
        mirror(line, right, play)
    elif "polyglot_key" in right:
        polyglot(line, right, play)
    elif "polyglot_before" in right:
        replay(line, right, play)
    elif "perft" in right:
        line.add("test", "perft").add(f'D{right["depth"]}', right["perft"])
        line.add("wrong", right["perft_from_table_without_ep_in_key"])
    elif report["id"] in ABOUT:
        line.add("test", "move").add("about", ABOUT[report["id"]])
        line.add("about_legal", right.get("move_legal", right.get("move_legal_here")))
        line.add("about_en_passant", right.get("is_ep"))
    else:
        captures(line, right, play)
    return line.add("symptom", report["symptom"]).add("cause", report["cause"])


def main():
    header(["Right values for reported faults of en passant state: FEN fields, normal forms, identity and repetition of",
            "positions, keys, SAN, take-back; form and opcodes: README.md. Made by import/state.py."])
    with open(sys.argv[1], encoding="utf-8") as reports:
        for text in reports:
            print(convert(json.loads(text)).text)


main()
