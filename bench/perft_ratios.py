#!/usr/bin/env python3
"""Leaves a second of the bitboard generator's forms as ratios to Stockfish's `go perft`.

Rounds alternate: in each, Stockfish and every form count the same tree, and the ratio is taken within the round. CPU
time of the process (user), start-up subtracted; the count is checked before the time counts. Prints JSON.

    bench/perft_ratios.py build/release/bench/perft_runner [--rounds 5] [--stockfish /usr/games/stockfish]
"""
import argparse
import json
import platform
import resource
import statistics
import subprocess
import sys

# Chess Programming Wiki, "Perft Results".
TREES = [
    ("start", "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", 6, 119060324),
    ("kiwipete", "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1", 5, 193690690),
    ("position 3", "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1", 7, 178633661),
    ("position 4", "r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1", 6, 706045033),
    ("position 5", "rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ - 1 8", 5, 89941194),
]
TIMES = {"avx512": 8, "avx2": 4, "portable": 2, "avx512-last": 1, "avx2-last": 1, "portable-last": 1, "avx512-made": 1, "played": 1}  # so that each takes a good part of a second


def user_seconds(command, text=""):
    before = resource.getrusage(resource.RUSAGE_CHILDREN).ru_utime
    output = subprocess.run(command, input=text, capture_output=True, text=True, check=True).stdout
    return resource.getrusage(resource.RUSAGE_CHILDREN).ru_utime - before, output


def seconds(command, leaves, text=""):
    spent, output = user_seconds(command, text)
    if str(leaves) not in output.split():
        sys.exit(f"{command}: wrong count: {output[-200:]}")
    return spent


def stockfish_seconds(program, fen, depth, leaves):
    ask = lambda to: f"position fen {fen}\ngo perft {to}\nquit\n"
    return seconds([program], leaves, ask(depth)) - user_seconds([program], ask(1))[0]


def form_seconds(runner, form, fen, depth, leaves):
    times = TIMES[form]
    spent = seconds([runner, form, fen, str(depth), str(times)], leaves)
    return (spent - user_seconds([runner, form, fen, "1", "1"])[0]) / times


def measure(options):
    rows = []
    for name, fen, depth, leaves in TREES:
        row = {"position": name, "depth": depth, "leaves": leaves, "stockfish_mnps": [], "mnps": {}, "ratio": {}}
        rounds = []
        for _ in range(options.rounds):
            spent = {"stockfish": stockfish_seconds(options.stockfish, fen, depth, leaves)}
            for form in options.forms:
                spent[form] = form_seconds(options.runner, form, fen, depth, leaves)
            rounds.append(spent)
        row["stockfish_mnps"] = round(leaves / statistics.median(r["stockfish"] for r in rounds) / 1e6, 1)
        for form in options.forms:
            row["mnps"][form] = round(leaves / statistics.median(r[form] for r in rounds) / 1e6, 1)
            row["ratio"][form] = round(statistics.median(r["stockfish"] / r[form] for r in rounds), 2)
        rows.append(row)
        print(json.dumps(row), file=sys.stderr)
    return rows


def processor():
    with open("/proc/cpuinfo", encoding="ascii") as lines:
        return next((line.split(":")[1].strip() for line in lines if line.startswith("model name")), platform.machine())


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("runner")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--forms", nargs="+", default=list(TIMES))
    parser.add_argument("--stockfish", default="/usr/games/stockfish")
    options = parser.parse_args()
    rows = measure(options)
    means = {form: round(statistics.geometric_mean(row["ratio"][form] for row in rows), 2) for form in options.forms}
    print(json.dumps({"processor": processor(), "rounds": options.rounds, "rows": rows, "geometric_mean": means}, indent=1))


if __name__ == "__main__":
    main()
