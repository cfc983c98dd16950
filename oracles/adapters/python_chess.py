#!/usr/bin/env python3
"""python-chess (https://github.com/niklasf/python-chess; pip install chess) as a `lines` program:

    passant check --subject 'lines:python3 oracles/adapters/python_chess.py'
"""
import sys

import chess

print(f"# name python-chess {chess.__version__}", flush=True)
for line in sys.stdin:
    try:
        board = chess.Board(line.strip())
        print(*(move.uci() for move in board.legal_moves), flush=True)
    except ValueError as error:
        print("error", error, flush=True)
