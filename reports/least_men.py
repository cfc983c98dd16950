#!/usr/bin/env python3
"""The least number of men on which `passant enumerate` finds each seeded fault.

Each visible fault of `passant mutants` is put to every position of four men, everything compared; then, until it is found,
to every position of five men, lists compared; to all of five men, everything compared, when the fault may show beyond the
lists; and to a sample of six men. So a number is the least one, and "more" means: not on five men, not in the sample.
Writes gallery/least-men.json and prints the table for enumeration.md.
"""
import argparse
import collections
import json
import pathlib
import subprocess

ROOT = pathlib.Path(__file__).resolve().parent.parent
SAMPLE = "5000000"


def passant(*arguments):
    done = subprocess.run([ROOT / "build/release/passant", *arguments], cwd=ROOT, stdout=subprocess.PIPE)
    if done.returncode > 1:
        raise SystemExit(f"passant {' '.join(arguments)}: exit code {done.returncode}")
    return json.loads(done.stdout)


def finds(name, *how):
    return bool(passant("enumerate", "--quiet", "--json", "--bail", "--subject", f"mutant:{name}", "--pieces", *how)["findings"])


def least_men(mutant):
    name = mutant["name"]
    if finds(name, "4", "--children"):
        return 4
    if finds(name, "5") or (mutant["seen"] != "list" and finds(name, "5", "--children")):
        return 5
    return 6 if finds(name, "6", "--sample", SAMPLE) else None


def main():
    argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter).parse_args()
    least = {}
    for mutant in passant("mutants", "--json"):
        if not mutant["equivalent"]:
            least[mutant["name"]] = least_men(mutant)
            print(mutant["name"], least[mutant["name"]] or "more", flush=True)
    (ROOT / "reports/gallery/least-men.json").write_text(json.dumps(least, indent=1) + "\n")
    print(collections.Counter(str(men) for men in least.values()))


if __name__ == "__main__":
    main()
