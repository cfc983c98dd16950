#!/usr/bin/env python3
"""Audit of the usual suites: which seeded faults they see, and which situations they exercise.

Runs `passant mutants --suite` and `passant coverage` on the suites of this repository and on public ones in a folder
of the user's (their licences keep them outside), and writes gallery/kill-matrix.json, gallery/coverage.json and
audit.md. With --pages, the page alone is written anew from the two JSON files.
"""
import argparse
import json
import pathlib
import subprocess

ROOT = pathlib.Path(__file__).resolve().parent.parent
GALLERY = ROOT / "reports/gallery"
PUBLIC = ["ethereal-standard.epd", "python-chess-random.perft", "python-chess-tricky.perft", "shakmaty-tricky.perft"]
OURS = ["perft", "peterellisjones", "rampart", "ep-stress-valid", "reported", "rule", "passant"]
SHALLOW = {"python-chess-random", "ep-stress-valid"}
ABOUT = {
    "perft": "the six usual perft positions (position 4 and its mirror image)",
    "ethereal-standard": "the common suite of 126 positions and one more, as Ethereal ships it (GPL-3)",
    "python-chess-random": "6,838 positions of python-chess (GPL-3+)",
    "python-chess-tricky": "the tricky positions of python-chess (GPL-3+), Chess960 left out",
    "shakmaty-tricky": "the tricky positions of shakmaty (GPL-3+), Chess960 left out",
    "peterellisjones": "positions that found faults, by Peter Ellis Jones",
    "rampart": "rampart (MIT): every position after a move",
    "ep-stress-valid": "4,000 seeded en passant positions of this project",
    "reported": "positions of public reports, collected by this project",
    "rule": "the rule in diagrams, of this project",
    "passant": "the distilled corpus of this project",
}


def passant(*arguments):
    done = subprocess.run([ROOT / "build/release/passant", *arguments], cwd=ROOT, check=True, stdout=subprocess.PIPE)
    return json.loads(done.stdout)


def measure(folder):
    files = [*(f"corpus/{name}.epd" for name in OURS[:1]), *(str(folder / name) for name in PUBLIC),
             *(f"corpus/{name}.epd" for name in OURS[1:])]
    suites = [word for file in files for word in ("--suite", file)]
    matrix = passant("mutants", "--json", *suites)
    coverage = []
    for file in files:
        depth = "3" if pathlib.Path(file).stem in SHALLOW else "4"
        coverage += passant("coverage", "--json", "--quiet", "--depth", depth, file)["suites"]
    (GALLERY / "kill-matrix.json").write_text(json.dumps(matrix, indent=1) + "\n")
    (GALLERY / "coverage.json").write_text(json.dumps({"suites": coverage}, indent=1) + "\n")


def table(head, rows):
    lines = ["| " + " | ".join(head) + " |", "|" + " --- |" * len(head)]
    return "\n".join(lines + ["| " + " | ".join(str(cell) for cell in row) + " |" for row in rows])


def sums(matrix):
    visible = [mutant for mutant in matrix["mutants"] if not mutant["equivalent"]]
    rows = []
    for suite in matrix["suites"]:
        name = suite["name"]
        killed = [m for m in visible if name in m["kills"]]
        acted = sum(m["survived"].get(name, {}).get("triggered", 0) > 0 for m in visible)
        rows.append([f"`{name}`", ABOUT[name], suite["positions"], suite["depth"], f"{suite['leaves']:,}",
                     f"**{len(killed)}**", acted, len(visible) - len(killed) - acted])
    return table(["suite", "what", "positions", "deepest count", "leaves", "killed", "let through though it acted",
                  "let through, never wrong"], rows)


def mark(mutant, suite):
    if suite in mutant["kills"]:
        return mutant["kills"][suite]["depth"]
    return "×" if mutant["survived"][suite]["triggered"] else "·"


def rows_by_mutant(matrix, equivalent):
    names = [suite["name"] for suite in matrix["suites"]]
    return table(["fault", "class", *names],
                 [[f"`{m['name']}`", m["class"], *(mark(m, name) for name in names)]
                  for m in matrix["mutants"] if m["equivalent"] == equivalent])


def situations(coverage):
    suites = coverage["suites"]
    every = list(dict.fromkeys(cell for suite in suites for cell in suite["cells"]))
    rows = []
    for situation in every:
        cells = [suite["cells"].get(situation) for suite in suites]
        rows.append([situation, *(f"{cell['depth']} ({cell['count']:,})" if cell else "never" for cell in cells)])
    return table(["situation", *(f"{suite['name']}, to depth {suite['depth']}" for suite in suites)], rows)


def page():
    matrix = json.loads((GALLERY / "kill-matrix.json").read_text())
    coverage = json.loads((GALLERY / "coverage.json").read_text())
    visible = sum(not mutant["equivalent"] for mutant in matrix["mutants"])
    (ROOT / "reports/audit.md").write_text(f"""# What the usual suites see

Each suite was put to {len(matrix["mutants"])} generators with one seeded fault each (`passant mutants` lists them): does any answer that the
suite states come out wrong? {visible} of them can be seen in positions that play can lead to; the others are equivalent there, and are shown
apart. Shallow counts are asked before deep ones and small trees before large ones, at most 20 million leaves a suite; of a
large suite the deepest counts are therefore left out. The faultless twin was held to the same counts and passed.

Made by `python3 reports/audit.py FOLDER`, where FOLDER holds the public suites that are not copied here for their licence:
{", ".join(f"`{name}`" for name in PUBLIC)}. For one suite: `passant mutants --suite FILE`, `passant coverage FILE --depth N`.

{sums(matrix)}

*Let through though it acted*: the faulty decision was made, and differed, and no count showed it.

## Fault by fault
A number is the depth of the first wrong answer; × the fault acted and was not seen; · it never acted.

{rows_by_mutant(matrix, False)}

### Equivalent in positions that can arise
A suite kills one of these only by a position that cannot arise from its double step.

{rows_by_mutant(matrix, True)}

## Situations
The least perft depth at which a generator must get the situation right, and the number of nodes that show it.
(`passant coverage FILE --depth N`; `fuzz/situations/situation.h` says what each is.)

{situations(coverage)}
""")


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", nargs="?", type=pathlib.Path, help="where the public suites are")
    parser.add_argument("--pages", action="store_true", help="write audit.md from the JSON files only")
    arguments = parser.parse_args()
    if not arguments.pages:
        if not arguments.folder:
            parser.error("FOLDER is missing")
        measure(arguments.folder.resolve())
    page()


if __name__ == "__main__":
    main()
