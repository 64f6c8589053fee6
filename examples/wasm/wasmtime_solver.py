"""engine.wasm in Python with wasmtime (python3 -m pip install wasmtime), which compiles it itself.

python3 examples/wasm/wasmtime_solver.py engine.wasm < puzzles.txt
"""
import sys

import wasmtime

PAGE = 65536
ANSWER = 82


class Engine:
    """Each thread has an engine of its own."""

    def __init__(self, path):
        engine = wasmtime.Engine()
        self.store = wasmtime.Store(engine)
        instance = wasmtime.Instance(self.store, wasmtime.Module.from_file(engine, path), [])
        self.exports = instance.exports(self.store)
        if self.exports["VERSION"].value(self.store) != 1:
            raise RuntimeError("an engine with another interface")

    def batch(self, lines, limit=2):
        """For each line of bytes: how many solutions up to the limit (255: no puzzle), and the first."""
        store, memory = self.store, self.exports["memory"]
        start = self.exports["FREE"].value(store)
        to = start + len(lines) + 16
        end = to + ANSWER * (lines.count(b"\n") + 1) + 16
        if end > memory.data_len(store):
            memory.grow(store, (end - memory.data_len(store) + PAGE - 1) // PAGE)
        memory.write(store, lines, start)
        count = self.exports["batch"](store, start, len(lines), to, limit)
        answers = bytes(memory.read(store, to, to + ANSWER * count))
        for at in range(0, len(answers), ANSWER):
            yield answers[at], answers[at + 1 : at + ANSWER].decode("ascii")


if __name__ == "__main__":
    for count, solution in Engine(sys.argv[1]).batch(sys.stdin.buffer.read()):
        print(count, solution)
