#!/usr/bin/env python3
"""python-chess (https://github.com/niklasf/python-chess) as a `lines` program, with the library of this Python or the
one that `install` puts beside this file:

    passant check --subject 'lines:python3 oracles/adapters/python_chess.py'
"""
import pathlib
import sys

sys.path.append(str(pathlib.Path(__file__).parent / "python_modules"))
import chess

print(f"# name python-chess {chess.__version__}", flush=True)
for line in sys.stdin:
    try:
        board = chess.Board(line.strip())
        print(*(move.uci() for move in board.legal_moves), flush=True)
    except ValueError as error:
        print("error", error, flush=True)
