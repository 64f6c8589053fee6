import type { Geometry } from '../geometry/geometry.ts';
import { perBoard } from '../geometry/per-board.ts';
import { gridOf } from '../puzzle/grid.ts';
import type { Candidate, Puzzle } from '../puzzle/puzzle.ts';
import type { Cell } from '../sets/cells.ts';
import { type Digit, hasDigit, LARGEST_DIGIT_SET } from '../sets/digits.ts';
import { type Solvers, searchFor } from '../solve/search.ts';
import { makeNarrowing } from './narrowing.ts';

/**
 * A search ends after so many solutions that were not known. The second costs little; further ones
 * are much like it, so they answer few other questions.
 */
const NEW_ONES = 2;

const narrowingOf = /* @__PURE__ */ perBoard(makeNarrowing);

/** The candidates of each cell. */
const candidatesOf = /* @__PURE__ */ perBoard(({ size, cellCount }: Geometry): Candidate[][] =>
  Array.from({ length: cellCount }, (_, cell) =>
    Array.from({ length: size }, (_, index) => ({ cell, digit: index + 1 })),
  ),
);

/**
 * The digits of some empty cells of which each, added to a puzzle, leaves one solution. Some
 * solutions of the puzzle are known, and others that are found are added to the list. Each
 * solution counts for all its cells, and what has two is not asked any more.
 */
export function* soleDigits(
  puzzle: Puzzle,
  cells: readonly Cell[],
  known: Uint8Array[],
  solvers: Solvers,
): Generator<Candidate> {
  const sightings = new Sightings(puzzle.geometry, cells, known);
  const candidates = candidatesOf(puzzle.geometry);
  closeImpossible(puzzle, cells, sightings);
  for (const cell of cells) {
    seeCell(puzzle, candidates[cell]!, sightings, solvers);
    for (const candidate of candidates[cell]!) if (sightings.count(cell, candidate.digit) === 1) yield candidate;
  }
}

function closeImpossible(puzzle: Puzzle, cells: readonly Cell[], sightings: Sightings): void {
  const { geometry } = puzzle;
  if (geometry.size > LARGEST_DIGIT_SET) return;
  const { candidates } = gridOf(puzzle);
  narrowingOf(geometry)(candidates);
  for (const cell of cells)
    for (let digit = 1; digit <= geometry.size; digit++)
      if (!hasDigit(candidates[cell]!, digit)) sightings.close(cell, digit);
}

/** Looks for solutions until each candidate of a cell has two, or all that there are. */
function seeCell(puzzle: Puzzle, candidates: readonly Candidate[], sightings: Sightings, solvers: Solvers): void {
  const { geometry, givens, struckOut = [] } = puzzle;
  const { cell } = candidates[0]!;
  for (;;) {
    const closed = struckOut.slice();
    let limit = NEW_ONES;
    for (const candidate of candidates) {
      const count = sightings.count(cell, candidate.digit);
      if (count === ENOUGH) closed.push(candidate);
      else limit += count;
    }
    if (closed.length === struckOut.length + geometry.size) return;
    const { solutions } = searchFor({ geometry, givens, struckOut: closed }, { limit }, solvers);
    for (const solution of solutions) if (!sightings.hasFirst(cell, solution)) sightings.add(solution);
    if (solutions.length < limit) return;
  }
}

/** So many solutions of a candidate show that it is not the one to add. */
const ENOUGH = 2;

/** Counts the solutions that were seen of the candidates of some cells, up to two. */
class Sightings {
  private readonly size: number;
  private readonly cells: readonly Cell[];
  private readonly solutions: Uint8Array[];
  private readonly counts: Uint8Array;
  /** The index of the first solution that was seen of each candidate, and 1; 0 for none. */
  private readonly firsts: Uint32Array;

  /** Counts the solutions of a list, to which others will be added. */
  constructor({ size, cellCount }: Geometry, cells: readonly Cell[], solutions: Uint8Array[]) {
    this.size = size;
    this.cells = cells;
    this.solutions = solutions;
    this.counts = new Uint8Array(cellCount * size);
    this.firsts = new Uint32Array(cellCount * size);
    for (const [index, solution] of solutions.entries()) this.see(solution, index + 1);
  }

  count(cell: Cell, digit: Digit): number {
    return this.counts[cell * this.size + digit - 1]!;
  }

  /** Says that nothing more is to be known of a candidate. */
  close(cell: Cell, digit: Digit): void {
    this.counts[cell * this.size + digit - 1] = ENOUGH;
  }

  /** Adds a solution that was not seen before. */
  add(solution: Uint8Array): void {
    this.see(solution, this.solutions.push(solution));
  }

  private see(solution: Uint8Array, number: number): void {
    const { size, cells, counts, firsts } = this;
    for (let index = 0; index < cells.length; index++) {
      const at = cells[index]! * size + solution[cells[index]!]! - 1;
      if (counts[at] === ENOUGH) continue;
      if (counts[at] === 0) firsts[at] = number;
      counts[at]!++;
    }
  }

  /** Whether a solution is the first that was seen with its digit in a cell. */
  hasFirst(cell: Cell, solution: Uint8Array): boolean {
    const first = this.solutions[this.firsts[cell * this.size + solution[cell]! - 1]! - 1];
    if (first === undefined) return false;
    for (let place = 0; place < solution.length; place++) if (first[place] !== solution[place]) return false;
    return true;
  }
}
