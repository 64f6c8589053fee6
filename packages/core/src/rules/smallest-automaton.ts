// Merges states of an automaton from which the same digits lead to an end.

/**
 * The automaton of fewest states that accepts the same lines, as the numbers of a clue. `width` is
 * how many numbers a state has. States from which no end is reached are left out.
 */
export function smallestAutomaton(numbers: readonly number[], width: number): number[] {
  const rows = Array.from({ length: numbers.length / width }, (_, row) =>
    numbers.slice(row * width, (row + 1) * width),
  );
  // A last state for missing transitions.
  const dead = rows.length;
  const next = [...rows.map((row) => row.slice(1).map((to) => (to === 0 ? dead : to - 1))), []];
  next[dead] = Array<number>(width - 1).fill(dead);
  let classes = [...rows.map(([isEnd]) => isEnd!), 0];
  for (let count = 0; ; ) {
    const keys = new Map<string, number>();
    classes = next.map((targets, state) => {
      const key = [classes[state], ...targets.map((to) => classes[to])].join();
      if (!keys.has(key)) keys.set(key, keys.size);
      return keys.get(key)!;
    });
    if (keys.size === count) break;
    count = keys.size;
  }
  return numbered(rows, next, classes);
}

/** Numbers the classes of states as they are first reached from the start. */
function numbered(rows: readonly (readonly number[])[], next: readonly number[][], classes: readonly number[]) {
  const order = [0];
  const numberOf = new Map([[classes[0], 1]]);
  const written: number[] = [];
  for (const state of order) {
    const targets = next[state]!.map((to) => {
      if (classes[to] === classes[rows.length]) return 0;
      if (!numberOf.has(classes[to])) numberOf.set(classes[to], order.push(to));
      return numberOf.get(classes[to])!;
    });
    written.push(rows[state]![0]!, ...targets);
  }
  return written;
}
