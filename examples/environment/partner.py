"""Plays puzzles that pencilmark evaluate asks, with Python's standard library alone.

    npx pencilmark evaluate --count 5 --seed 7 --turns 81 -- python3 examples/environment/partner.py

It reads a line of JSON for each turn and answers with a line. In place of `answered`, a program
that asks a model sends it the prompt, and answers with what the model says.
"""

import json
import re
import sys


def houses_of(row, column, size, height, width):
    """The cells that cannot have the digit of this one."""
    top, left = row - row % height, column - column % width
    box = [(top + r, left + c) for r in range(height) for c in range(width)]
    return [(row, c) for c in range(size)] + [(r, column) for r in range(size)] + box


def answered(geometry, puzzle):
    """All cells in which one digit is left, in the words of a person."""
    size = int(len(puzzle) ** 0.5)
    shape = re.fullmatch(r"\d+x\d+:(\d+)x(\d+)", geometry)
    if not shape or size > 9:
        return "I do not know this board. <answer>give up</answer>"
    height, width = int(shape[1]), int(shape[2])
    found = []
    for cell, sign in enumerate(puzzle):
        if sign != ".":
            continue
        row, column = divmod(cell, size)
        seen = {puzzle[r * size + c] for r, c in houses_of(row, column, size, height, width)}
        left = [str(digit) for digit in range(1, size + 1) if str(digit) not in seen]
        if len(left) == 1:
            found.append(f"r{row + 1}c{column + 1}={left[0]}")
    if not found:
        return "Each cell has two digits or more. <answer>give up</answer>"
    return f"One digit is left in each of these cells. <answer>{' '.join(found)}</answer>"


for line in sys.stdin:
    asked = json.loads(line)
    print(json.dumps({"answer": answered(asked["geometry"], asked["puzzle"])}), flush=True)
