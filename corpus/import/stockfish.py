#!/usr/bin/env python3
"""Asks Stockfish about EPD files of this corpus: stockfish.py [--nodes N] PROGRAM FILE...

Compares the legal moves (`moves`) and every node count (`D1` ...) of at most N nodes (default 2,000,000) and prints
each difference. Lines with `reachable "no"` are left out: Stockfish dies on some of them."""
import argparse
import re
import subprocess
import sys

OPERATION = re.compile(r'(\w+)(?: ("[^"]*"|[^";]*))?;')


class Stockfish:
    def __init__(self, program):
        self.process = subprocess.Popen([program], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, bufsize=1)

    def perft(self, fen, depth):
        """The node count below each move."""
        self.process.stdin.write(f"position fen {fen}\ngo perft {depth}\n")
        self.process.stdin.flush()
        counts = {}
        for answer in self.process.stdout:
            if match := re.match(r"(\w+): (\d+)$", answer.strip()):
                counts[match[1]] = int(match[2])
            if answer.startswith("Nodes searched"):
                return counts
        sys.exit(f"Stockfish died on {fen}")


def read(path):
    with open(path, encoding="utf-8") as file:
        for number, text in enumerate(file, 1):
            if text.strip() and not text.startswith("#"):
                fields = text.split(None, 4)
                operations = dict((op, value.strip('"')) for op, value in OPERATION.findall((fields + [""])[4]))
                yield number, " ".join(fields[:4]), operations


def differences(engine, fen, operations, limit):
    if "moves" in operations:
        ours, theirs = set(operations["moves"].split()), set(engine.perft(fen, 1))
        if ours != theirs:
            yield f"file only {sorted(ours - theirs)}, Stockfish only {sorted(theirs - ours)}"
    for depth in range(1, 33):
        nodes = operations.get(f"D{depth}")
        if nodes is not None and int(nodes) <= limit:
            counted = sum(engine.perft(fen, depth).values())
            yield None if counted == int(nodes) else f"D{depth} {nodes}, Stockfish {counted}"


def main():
    arguments = argparse.ArgumentParser()
    arguments.add_argument("--nodes", type=int, default=2_000_000)
    arguments.add_argument("program")
    arguments.add_argument("files", nargs="+")
    call = arguments.parse_args()
    engine, found = Stockfish(call.program), 0
    for path in call.files:
        lines = counts = skipped = 0
        for number, fen, operations in read(path):
            if operations.get("reachable") == "no":
                skipped += 1
                continue
            lines += 1
            for difference in differences(engine, fen, operations, call.nodes):
                counts += 1
                if difference:
                    found += 1
                    print(f"{path}:{number}: {fen}: {difference}")
        print(f"{path}: {lines} positions and {counts} values compared, {skipped} positions not reachable, left out")
    sys.exit(1 if found else 0)


if __name__ == "__main__":
    main()
