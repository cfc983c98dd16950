#!/usr/bin/env python3
"""python-chess (https://github.com/niklasf/python-chess) as a `lines` program, with the library of this Python or the
one that `install` puts beside this file:

    passant check --subject 'lines:python3 oracles/adapters/python_chess.py'

What `chess.Board` takes is answered, as its users get it; it takes more than it calls valid (`is_valid`).
"""
import pathlib
import sys

sys.path.append(str(pathlib.Path(__file__).parent / "python_modules"))
import chess


def answer(fen):
    board = chess.Board(fen)
    moves = [move.uci() + "+" * board.gives_check(move) for move in list(board.legal_moves)]
    return f"# fen {board.fen()}\n{' '.join(moves)}"


print(f"# name python-chess {chess.__version__}\n# marks checks", flush=True)
for line in sys.stdin:
    try:
        print(answer(line.strip()), flush=True)
    except ValueError as error:
        print("error", error, flush=True)
