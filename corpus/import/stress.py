#!/usr/bin/env python3
"""Seeded en passant positions, FEN a line, to EPD: stress.py FILE [STOCKFISH] > ../ep-stress-….epd

With a Stockfish program, its node counts to depth 2 are written behind each position."""
import os
import sys

from epd import Line, header
from stockfish import Stockfish


def main():
    path = sys.argv[1]
    engine = Stockfish(sys.argv[2]) if len(sys.argv) > 2 else None
    header(["Positions made by a seeded generator: two kings, a pawn that has just moved two squares beside an enemy pawn,",
            "and up to four men more. " + ("The counts are Stockfish 15.1's." if engine else
             "The check cannot have arisen with the double step; programs differ here."),
            "Made by import/stress.py."])
    name = os.path.basename(path).removesuffix(".fen")
    with open(path, encoding="utf-8") as file:
        for number, fen in enumerate(file, 1):
            line = Line(fen).add("id", f"{name}-{number}")
            for depth in (1, 2) if engine else ():
                line.add(f"D{depth}", sum(engine.perft(fen.strip(), depth).values()))
            print(line.text)


main()
