#!/usr/bin/env python3
"""rampart's test cases to EPD: rampart.py rampart-*.json > ../rampart.epd

Each successor becomes `child "uci san fen"`. rampart writes moves in SAN only; the UCI spelling is read off the two
placements, which needs no rule of movement."""
import json
import os
import sys

from epd import Line, header


def squares(fen):
    board = {}
    for rank, row in zip("87654321", fen.split()[0].split("/")):
        file = 0
        for c in row:
            if c.isdigit():
                file += int(c)
            else:
                board["abcdefgh"[file] + rank] = c
                file += 1
    return board


def move_between(before, after):
    """The move as its mover's men changed place: the king's when it castles, with what a pawn became."""
    ours = str.isupper if before.split()[1] == "w" else str.islower
    old = {s: p for s, p in squares(before).items() if ours(p)}
    new = {s: p for s, p in squares(after).items() if ours(p)}
    left = [s for s in old if s not in new]
    reached = [s for s in new if new[s] != old.get(s)]
    if len(left) == 2:
        left = [s for s in left if old[s] in "Kk"]
        reached = [s for s in reached if new[s] in "Kk"]
    (origin,), (to,) = left, reached
    return origin + to + (new[to].lower() if new[to] != old[origin] else "")


def convert(name, number, case):
    start = case["start"]
    line = Line(start["fen"]).add("id", f"rampart-{name}-{number}")
    line.add("note", start.get("description"))
    children = sorted((move_between(start["fen"], e["fen"]), e["move"], e["fen"]) for e in case["expected"])
    line.add("moves", [uci for uci, _, _ in children]).add("D1", len(children))
    for child in children:
        line.add("child", " ".join(child))
    return line


def main():
    header(["Positions with all their successors, from rampart (https://github.com/schnitzi/rampart).",
            "Copyright (c) 2025 Mark Schnitzius, MIT licence: LICENSE-rampart.txt.",
            "Form and opcodes: README.md. Made by import/rampart.py."])
    for path in sys.argv[1:]:
        name = os.path.splitext(os.path.basename(path))[0].removeprefix("rampart-")
        with open(path, encoding="utf-8") as file:
            for number, case in enumerate(json.load(file)["testCases"], 1):
                print(convert(name, number, case).text)


main()
