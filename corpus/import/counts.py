#!/usr/bin/env python3
"""Published node counts, JSON to EPD.

    counts.py cpw cpw-perft-results.json > ../perft.epd
    counts.py peterellisjones peterellisjones.json > ../peterellisjones.epd"""
import json
import sys

from epd import Line, header

HEADERS = {
    "cpw": ["The six usual perft positions (position 4 twice, the second time with the players exchanged) and their node",
            "counts as chessprogramming.org publishes them, Perft Results. Made by import/counts.py."],
    "peterellisjones": ["Positions and node counts collected by Peter Ellis Jones, gist 8c46c28141c162d1d8a0f0badbc9cff9.",
                        "Made by import/counts.py."],
}


def main():
    kind, path = sys.argv[1:]
    header(HEADERS[kind])
    with open(path, encoding="utf-8") as file:
        for number, entry in enumerate(json.load(file), 1):
            line = Line(entry["fen"]).add("id", entry.get("name", f"{kind}-{number}"))
            counts = entry["nodes"] if "name" in entry else {entry["depth"]: entry["nodes"]}
            for depth, nodes in counts.items():
                line.add(f"D{depth}", nodes)
            print(line.text)


main()
