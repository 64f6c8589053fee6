"""engine.wasm in Python through the library that solver.c makes; nothing but Python is needed.

cc -O3 -march=native -DLIBRARY -shared -fPIC -I. -Iexamples/wasm examples/wasm/solver.c engine.c -lm -o libsolver.so
python3 examples/wasm/solver.py ./libsolver.so < puzzles.txt
"""
import ctypes
import sys


class Solver:
    """Calls of one solver must follow each other: each thread has one of its own."""

    def __init__(self, path):
        self.library = library = ctypes.CDLL(path)
        library.solver_new.restype = ctypes.c_void_p
        library.solver_free.argtypes = [ctypes.c_void_p]
        library.solver_solve.argtypes = [ctypes.c_void_p, ctypes.c_char_p, ctypes.c_double, ctypes.c_char_p]
        library.solver_solve.restype = ctypes.c_double
        self.solver = library.solver_new()

    def solve(self, puzzle, limit=2):
        """How many solutions there are up to the limit, and the first one or None."""
        if len(puzzle) != 81:
            raise ValueError(f"{len(puzzle)} characters; expected 81")
        solution = ctypes.create_string_buffer(82)
        count = int(self.library.solver_solve(self.solver, puzzle.encode("ascii"), limit, solution))
        return count, solution.value.decode("ascii") if count > 0 else None

    def close(self):
        self.library.solver_free(self.solver)


if __name__ == "__main__":
    solver = Solver(sys.argv[1])
    for line in sys.stdin:
        count, solution = solver.solve(line.rstrip("\n"))
        print(count, solution or "0" * 81)
    solver.close()
