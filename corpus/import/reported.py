#!/usr/bin/env python3
"""Reported faults of move generation, JSON lines to EPD: reported.py movegen.jsonl > ../reported.epd

Takes every report; its facts keep their meaning and get the opcodes of ../README.md."""
import json
import sys

from epd import Line, header


def differs(report):
    """Which judges answered otherwise when the report was verified: 'fairy -b4c3, ethereal died'."""
    parts = []
    for judge, answer in report.get("judge_differences", {}).items():
        if isinstance(answer, dict):
            answer = " ".join(["+" + m for m in answer["extra"]] + ["-" + m for m in answer["missing"]])
            answer = answer or "counts a move twice"
        parts.append(f"{judge} {answer}")
    return ", ".join(parts) or None


def convert(report):
    line = Line(report["fen"])
    line.add("id", report["id"]).add("source", report["source"].replace(" as installed here", " (Debian 12)"))
    for key in ("year", "kind", "symptom"):
        line.add(key, report[key])
    line.add("about", report["move"] or None)
    line.add("gives_check", report.get("gives_check"))
    line.add("reachable", report["reachable"])
    line.add("from", report.get("start_fen"))
    line.add("line", report.get("moves_before"))
    line.add("moves", report["legal_moves_uci"])
    line.add("D1", len(report["legal_moves_uci"]))
    if "fen_after" in report:
        line.add("child", f'{report["move"]} - {report["fen_after"]}')
    line.add("differs", differs(report))
    if report.get("not_a_bug"):
        line.add("note", "the reported library was right")
    return line.add("cause", report["cause"])


def main():
    header(["Positions of public reports about en passant in move generators; form and opcodes: README.md.",
            "Made by import/reported.py."])
    with open(sys.argv[1], encoding="utf-8") as reports:
        for text in reports:
            print(convert(json.loads(text)).text)


main()
