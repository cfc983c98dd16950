#!/usr/bin/env python3
"""The position list of a catalogue of en passant fields (lines "- A01 `FEN`: remark") to EPD: fields.py FILE > ../fields.epd

Takes groups A to H; group S is broken text, which no EPD line can hold."""
import re
import sys

from epd import Line, header

ENTRY = re.compile(r"- ([A-H]\d\d) `([^`]*)`(?: \+ (\S+))?: (.*)")


def main():
    header(["En passant fields by group: A a legal capture exists; B a pawn stands beside the pushed pawn but no capture",
            "is legal; C nobody beside; D wrong rank or side; E no pawn to capture; G target or origin square occupied;",
            "H the history is impossible (H10 is possible: the control). Opcodes: README.md. Made by import/fields.py."])
    with open(sys.argv[1], encoding="utf-8") as file:
        for text in file:
            if match := ENTRY.match(text):
                name, fen, play, note = match.groups()
                line = Line(fen).add("id", "field-" + name).add("group", name[0]).add("play", play)
                print(line.add("note", note.strip()).text)


main()
