"""Plays a game of Sudoku in Pencilmark's environment, with Python's standard library alone.

    python3 examples/environment/play.py npx pencilmark environment

A policy that knows nothing but the legal actions: it takes the cell with the fewest candidates,
and asks for a hint, which costs, where no cell has one alone.
"""

import json
import subprocess
import sys


class Environment:
    """Games behind a command. Each request is a line of JSON, and so is its answer."""

    def __init__(self, command):
        self.process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)

    def ask(self, **request):
        self.process.stdin.write(json.dumps(request) + "\n")
        self.process.stdin.flush()
        answer = json.loads(self.process.stdout.readline())
        if "error" in answer:
            raise ValueError(answer["error"]["message"])
        return answer

    def close(self):
        self.process.stdin.close()
        return self.process.wait()


def chosen(environment):
    """The next action: a digit where only one is legal, else a hint."""
    candidates = environment.ask(do="actions")["candidates"]
    cell = min(candidates, key=lambda name: len(candidates[name]))
    if len(candidates[cell]) == 1:
        return {"place": f"{cell}={candidates[cell]}"}
    told = environment.ask(do="step", hint="full")["hint"]
    kind = "place" if told["place"] else "strike"
    return {kind: told[kind][0]}


def main():
    environment = Environment(sys.argv[1:])
    said = environment.ask(do="reset", seed=7, difficulty="moderate")
    print(said["observation"])
    while not said["done"]:
        said = environment.ask(do="step", **chosen(environment))
    print(said["observation"])
    print(said["end"], "after", said["steps"], "steps, score", said["score"])
    return environment.close()


sys.exit(main())
