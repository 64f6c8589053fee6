import type { Geometry } from '../geometry/geometry.ts';
import { conflicts } from '../puzzle/conflicts.ts';
import type { Cell } from '../sets/cells.ts';
import type { Search, Solver } from './solver.ts';
import { Tally } from './tally.ts';

/**
 * Sudoku as an exact cover problem: choose candidates so that every cell, and every digit of every
 * house, is covered once. Knuth's Algorithm X with dancing links ("Dancing Links", 2000) solves it
 * on any board. It branches where the fewest candidates are left. A call is the start of the
 * search, or a chosen candidate, even a forced one.
 */
export const exactCover: Solver = {
  name: 'exact-cover',
  says: 'dancing links: cover every cell and every digit of every house once, fewest choices first',
  traces: true,
  supports: () => true,
  prepare,
};

/**
 * For each item a list of the candidates that cover it, as links between nodes. The nodes from 1 to
 * the number of items are the heads of these lists. Node 0 is the head of the list of items.
 */
interface Matrix {
  /** The nodes before and after a node in the list of its item, in a ring with the item's head. */
  readonly up: Int32Array;
  readonly down: Int32Array;
  /**
   * The items that still have to be covered, in a ring with node 0. An item that may stay uncovered
   * is a ring by itself.
   */
  readonly left: Int32Array;
  readonly right: Int32Array;
  /** How many candidates are in each item's list. */
  readonly counts: Int32Array;
  readonly itemOf: Int32Array;
  readonly candidateOf: Int32Array;
  /** The nodes of candidate c: `nodeStart[c]` … `nodeStart[c + 1] - 1`. */
  readonly nodeStart: Int32Array;
}

/**
 * Every cell, and every digit of every house, must be covered once. Every digit of cells that are
 * only apart may be covered once.
 */
function makeMatrix(geometry: Geometry): Matrix {
  const { size, cellCount, houses, demands, cellHouses, cellHouseStart } = geometry;
  const apart = demands
    .filter(({ kind, cells }) => kind === 'apart' && !houses.some(({ set }) => cells.every((cell) => set.has(cell))))
    .map(({ cells }) => cells);
  const groupsOf: number[][] = Array.from({ length: cellCount }, () => []);
  apart.forEach((group, index) => {
    for (const cell of group) groupsOf[cell]!.push(houses.length + index);
  });
  const mustCover = cellCount + houses.length * size;
  const items = mustCover + apart.length * size;
  const itemsOf = (cell: Cell, digit: number): number[] => [
    1 + cell,
    ...Array.from(
      cellHouses.subarray(cellHouseStart[cell]!, cellHouseStart[cell + 1]!),
      (house) => cellCount + house * size + digit,
    ),
    ...groupsOf[cell]!.map((group) => cellCount + group * size + digit),
  ];

  const nodeStart = new Int32Array(cellCount * size + 1);
  for (let cell = 0, next = items + 1; cell < cellCount; cell++) {
    const nodes = 1 + cellHouseStart[cell + 1]! - cellHouseStart[cell]! + groupsOf[cell]!.length;
    for (let digit = 1; digit <= size; digit++, next += nodes) nodeStart[cell * size + digit - 1] = next;
    nodeStart[(cell + 1) * size] = next;
  }
  const nodeCount = nodeStart[cellCount * size]!;
  const itemOf = Int32Array.from({ length: nodeCount }, (_, node) => node);
  const candidateOf = new Int32Array(nodeCount);
  const up = itemOf.slice();
  const down = itemOf.slice();
  const counts = new Int32Array(items + 1);
  for (let cell = 0; cell < cellCount; cell++) {
    for (let digit = 1; digit <= size; digit++) {
      const candidate = cell * size + digit - 1;
      itemsOf(cell, digit).forEach((item, index) => {
        const node = nodeStart[candidate]! + index;
        itemOf[node] = item;
        candidateOf[node] = candidate;
        up[node] = up[item]!;
        down[node] = item;
        down[up[item]!] = node;
        up[item] = node;
        counts[item]!++;
      });
    }
  }
  const ring = (item: number, step: number): number =>
    item > mustCover ? item : (item + step + mustCover + 1) % (mustCover + 1);
  const left = Int32Array.from({ length: items + 1 }, (_, item) => ring(item, -1));
  const right = Int32Array.from({ length: items + 1 }, (_, item) => ring(item, 1));
  return { up, down, left, right, counts, itemOf, candidateOf, nodeStart };
}

function prepare(geometry: Geometry): Search {
  const { size, cellCount } = geometry;
  const whole = makeMatrix(geometry);
  const { itemOf, candidateOf, nodeStart } = whole;
  const up = whole.up.slice();
  const down = whole.down.slice();
  const left = whole.left.slice();
  const right = whole.right.slice();
  const counts = whole.counts.slice();
  const digits = new Uint8Array(cellCount);
  let tally = new Tally();

  const unlink = (node: number): void => {
    down[up[node]!] = down[node]!;
    up[down[node]!] = up[node]!;
    counts[itemOf[node]!]!--;
  };

  /** Removes an item from the problem, and every candidate of its list from the other lists. */
  const cover = (item: number): void => {
    right[left[item]!] = right[item]!;
    left[right[item]!] = left[item]!;
    for (let row = down[item]!; row !== item; row = down[row]!) {
      const candidate = candidateOf[row]!;
      for (let node = nodeStart[candidate]!, end = nodeStart[candidate + 1]!; node < end; node++)
        if (node !== row) unlink(node);
    }
  };

  /** Undoes `cover`: nodes that were unlinked still know their neighbours. */
  const uncover = (item: number): void => {
    for (let row = up[item]!; row !== item; row = up[row]!) {
      const candidate = candidateOf[row]!;
      for (let node = nodeStart[candidate + 1]! - 1, first = nodeStart[candidate]!; node >= first; node--) {
        if (node === row) continue;
        counts[itemOf[node]!]!++;
        down[up[node]!] = node;
        up[down[node]!] = node;
      }
    }
    right[left[item]!] = item;
    left[right[item]!] = item;
  };

  const choose = (candidate: number): void => {
    digits[Math.floor(candidate / size)] = (candidate % size) + 1;
    for (let node = nodeStart[candidate]!; node < nodeStart[candidate + 1]!; node++) cover(itemOf[node]!);
  };

  const takeBack = (candidate: number): void => {
    for (let node = nodeStart[candidate + 1]! - 1; node >= nodeStart[candidate]!; node--) uncover(itemOf[node]!);
  };

  const visit = (depth: number): void => {
    if (!tally.enter(depth)) return;
    if (right[0] === 0) {
      tally.found(digits);
      return;
    }
    let chosen = right[0]!;
    for (let item = right[chosen]!; item !== 0 && counts[chosen]! > 1; item = right[item]!)
      if (counts[item]! < counts[chosen]!) chosen = item;
    for (let row = down[chosen]!; row !== chosen && !tally.isOver; row = down[row]!) {
      const candidate = candidateOf[row]!;
      const cell = Math.floor(candidate / size);
      const digit = (candidate % size) + 1;
      if (down[row] !== chosen) tally.guesses++;
      tally.trace?.({ kind: 'try', cell, digit });
      choose(candidate);
      visit(depth + 1);
      takeBack(candidate);
      if (!tally.isOver) tally.trace?.({ kind: 'reject', cell, digit });
    }
  };

  return (puzzle, options) => {
    tally = new Tally(options);
    if (tally.isOver || conflicts(puzzle).length > 0) return tally.result();
    up.set(whole.up);
    down.set(whole.down);
    left.set(whole.left);
    right.set(whole.right);
    counts.set(whole.counts);
    const struckOut = new Set(puzzle.struckOut?.map(({ cell, digit }) => cell * size + digit - 1));
    for (const candidate of struckOut)
      for (let node = nodeStart[candidate]!; node < nodeStart[candidate + 1]!; node++) unlink(node);
    for (let cell = 0; cell < cellCount; cell++)
      if (puzzle.givens[cell] !== 0) choose(cell * size + puzzle.givens[cell]! - 1);
    visit(0);
    return tally.result();
  };
}
