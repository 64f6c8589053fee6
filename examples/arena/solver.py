"""A program for an arena in Python: it fills the cell with the fewest digits left, and tries them.

Python 3.10 or newer: npx pencilmark arena check -- python3 examples/arena/solver.py
"""
import json
import sys

BOXES = {"6x6:2x3": (2, 3), "9x9:3x3": (3, 3)}


def say(message):
    print(json.dumps(message), flush=True)


def solutions(text, height, width, limit):
    """Up to `limit` solutions. Row, column and box have a set of free digits each, as bits."""
    size = height * width
    free = [(1 << size) - 1] * (3 * size)
    cells = list(text)
    found = []

    def houses(cell):
        row, column = divmod(cell, size)
        return row, size + column, 2 * size + row // height * height + column // width

    def put(cell, bit):
        for house in houses(cell):
            free[house] ^= bit

    def candidates(cell):
        row, column, box = houses(cell)
        return free[row] & free[column] & free[box]

    def search(empty):
        if not empty:
            found.append("".join(cells))
            return
        cell = min(empty, key=lambda one: candidates(one).bit_count())
        bits = candidates(cell)
        for digit in range(size):
            if bits >> digit & 1 and len(found) < limit:
                put(cell, 1 << digit)
                cells[cell] = str(digit + 1)
                search(empty - {cell})
                put(cell, 1 << digit)

    for cell, character in enumerate(text):
        if character != ".":
            bit = 1 << int(character) - 1
            if not candidates(cell) & bit:
                return []
            put(cell, bit)
    search({cell for cell in range(size * size) if text[cell] == "."})
    return found


for line in sys.stdin:
    message = json.loads(line)
    kind = message["t"]
    if kind == "hello":
        say({"t": "hello", "name": "python", "version": "1", "boards": list(BOXES), "kinds": ["solve"]})
    elif kind == "ping":
        say({"t": "pong", "id": message["id"]})
    elif kind == "task":
        box = BOXES[message["board"]]
        lists = [solutions(text, *box, message["limit"]) for text in message["puzzles"]]
        say({"t": "answer", "id": message["id"], "solutions": lists})
    elif kind == "bye":
        break
