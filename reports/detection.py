#!/usr/bin/env python3
"""Writes detection.md from gallery/detection.json, which `passant mutants --detection --json` makes."""
import collections
import json
import pathlib

ROOT = pathlib.Path(__file__).resolve().parent


def row(mutant, budget):
    samples = mutant["samples"]
    times = sorted(sample["positions"] for sample in samples)
    undetected = sum(not sample["detected"] for sample in samples)
    named = collections.Counter(sample["class"] for sample in samples if sample["detected"])
    median = f"{mutant['median']:,}" if mutant["median"] is not None else f"> {budget:,}"
    classes = ", ".join(f"{name} {count}" for name, count in named.most_common())
    return f"| `{mutant['name']}` | {mutant['class']} | {median} | {times[-1]:,} | {undetected} | {classes} |"


def main():
    data = json.loads((ROOT / "gallery/detection.json").read_text())
    mutants = sorted(data["mutants"], key=lambda mutant: -(mutant["median"] or float("inf")))
    medians = sorted(mutant["median"] or float("inf") for mutant in mutants)
    runs = [sample for mutant in mutants for sample in mutant["samples"]]
    detected = [sample for sample in runs if sample["detected"]]
    classes = [{s["class"] for s in mutant["samples"] if s["detected"]} for mutant in mutants]
    kinds = collections.defaultdict(set)
    for mutant, given in zip(mutants, classes):
        for name in given:
            kinds[name].add(mutant["class"])
    shared = sorted(name for name, mechanisms in kinds.items() if len(mechanisms) > 1)
    lines = "\n".join(row(mutant, data["budget"]) for mutant in mutants)
    sharing = "\n".join(f"| {name} | {', '.join(sorted(kinds[name]))} |" for name in shared)
    (ROOT / "detection.md").write_text(f"""# Time to detection

How many positions does the default hunt compare until it meets a seeded fault for the first time? For each of the {len(mutants)} faults that
can be seen, seeds 1 to {data['seeds']} were run against the mailbox generator, without witnesses, at most {data['budget']:,} positions each. The positions
of `corpus/passant.epd`, chosen to kill these faults, are not among those that the hunt starts from.

Made by `passant mutants --detection --json > reports/gallery/detection.json` and `python3 reports/detection.py`
(`passant mutants --detection` prints the table as text). A run without detection counts as longer than its budget: medians are
those of the Kaplan-Meier estimate.

- detected in {len(detected):,} of {len(runs):,} runs
- median over the faults of their medians: {medians[len(medians) // 2]:,} positions; the largest: {medians[-1]:,}
- the longest run: {max(sample['positions'] for sample in runs):,} positions
- {sum(len(given) == 1 for given in classes)} of {len(mutants)} faults are given the same class by every run
- {len(kinds)} classes were given, {len(kinds) - len(shared)} of them to faults of a single kind; the others are shared (below)

| fault | kind | median | longest | undetected | class given to the first finding, runs |
| --- | --- | --- | --- | --- | --- |
{lines}

## Classes that several kinds share
The class is told from what a program does, not from its source: faults of one look have one class, whatever went wrong inside.

| class given | kinds of the faults that were given it |
| --- | --- |
{sharing}
""")


if __name__ == "__main__":
    main()
