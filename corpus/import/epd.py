"""Writes EPD lines in the one form of this corpus (../README.md): four fields, quoted operands, counters as
hmvc and fmvn when they are not 0 and 1."""


class Line:
    def __init__(self, fen):
        fields = fen.split()
        fields += ["-"] * (4 - len(fields))
        counters = fields[4:6] + ["0", "1"][len(fields[4:6]):]
        self.text = " ".join(fields[:4])
        if counters[0] != "0":
            self.add("hmvc", counters[0])
        if counters[1] != "1":
            self.add("fmvn", counters[1])

    def add(self, opcode, operand):
        """Adds one operation; nothing when the operand is None. An empty operand is kept: moves "" is mate."""
        if operand is None:
            return self
        if str(operand).isdecimal():
            self.text += f" {opcode} {operand};"
            return self
        if isinstance(operand, bool):
            operand = "yes" if operand else "no"
        if isinstance(operand, (list, tuple)):
            operand = " ".join(operand)
        operand = str(operand).replace('"', "'").replace("\n", " ")
        self.text += f' {opcode} "{operand}";'
        return self


def header(lines):
    for line in lines:
        print(("# " + line).rstrip())
