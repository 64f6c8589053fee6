import { canFindUnavoidable, unavoidableSets } from '@pencilmark/core/combinatorics';
import type { Cell, Geometry } from '@pencilmark/core/geometry';
import { makePuzzle } from '@pencilmark/core/puzzle';
import { AMOUNT, COUNT, check, checkOptions, FUNCTION, having, type KeysOf } from '@pencilmark/core/result';
import { type Search, type Solver, solverFor } from '@pencilmark/core/solve';
import { loadTurbo } from '../turbo.ts';
import { compileKernel, type KernelExports, type KernelMaker } from './kernel.ts';

/** How the puzzles of a grid are searched for. */
export interface GivensOptions {
  /** Says whether a puzzle has other solutions; default: the quickest for the board. */
  readonly solver?: Solver;
  /** Ends after so many puzzles; default: all. It bounds what the search keeps in memory, too. */
  readonly limit?: number;
  /** Is told which share of the search is done, from 0 to 1; an estimate. */
  readonly onProgress?: (share: number) => void;
}

/** Gives the cells of the givens of each puzzle, in reading order. */
export type GivensSearch = (
  geometry: Geometry,
  solution: ArrayLike<number>,
  givens: number,
  options?: GivensOptions,
) => Generator<Cell[]>;

const KEYS: KeysOf<GivensOptions> = { solver: having('a solver', 'prepare'), limit: AMOUNT, onProgress: FUNCTION };
/** Cells that the kernel has bits for. */
const MOST_CELLS = 128;
/** The kernel searches with so many givens left at once; what is above is a list of tasks. */
const TOGETHER = 12;
/**
 * With more givens than this such a task takes long: 16 s with 19, minutes with 20. So tasks get
 * smaller, which tells sooner how far the search is. With 18 it costs a fifth, with 19 nothing.
 */
const MANY_GIVENS = 17;
const LEAST_TOGETHER = 5;

const togetherOf = (givens: number): number =>
  Math.max(LEAST_TOGETHER, TOGETHER - 2 * Math.max(0, givens - MANY_GIVENS));

/** Ends the kernel when it has found as many puzzles as are wanted. */
const ENOUGH = new Error('enough puzzles are found');

/**
 * Whether the puzzles of grids of a board can be searched for: it has at most 128 cells, and no
 * clues with extra ones.
 *
 *     canSearchGivens(classic)      // true
 */
export const canSearchGivens = (geometry: Geometry): boolean =>
  canFindUnavoidable(geometry) && geometry.cells.length <= MOST_CELLS;

/**
 * A search for all puzzles of a grid with a number of givens; nothing where WebAssembly vectors
 * are missing. It is exhaustive: what it does not find is not there. Minimal or not, each puzzle is
 * found once. Its order depends on grid and number alone. A grid is a digit for each cell of a
 * board with at most 128 cells and any rules, but for extra cells; others throw a RangeError.
 * docs/givens.md tells how it works.
 *
 *     const puzzlesOf = await loadGivensSearch();
 *     const grid = [1, 2, 3, 4, 3, 4, 1, 2, 2, 1, 4, 3, 4, 3, 2, 1];
 *     [...puzzlesOf(boxed(2, 2), grid, 4)].length      // 12
 */
export async function loadGivensSearch(compile = compileKernel): Promise<GivensSearch | undefined> {
  check('loadGivensSearch', 'compile', compile, FUNCTION);
  const [make, turbo] = await Promise.all([compile(), loadTurbo()]);
  if (!make) return undefined;
  return (geometry, solution, givens, options = {}) => {
    check('puzzlesOf', 'givens', givens, COUNT);
    checkOptions('puzzlesOf', options, KEYS);
    if (!canSearchGivens(geometry))
      throw new RangeError(
        `puzzles of a grid of ${geometry.id}; expected a board of at most ${MOST_CELLS} cells without extra ones`,
      );
    // Checks the grid, too.
    const sets = unavoidableSets(geometry, solution);
    const solver = options.solver ?? (turbo.supports(geometry) ? turbo : solverFor(geometry));
    return new GridSearch(make, { geometry, solution, search: solver.prepare(geometry) }).run(sets, givens, options);
  };
}

interface Grid {
  readonly geometry: Geometry;
  readonly solution: ArrayLike<number>;
  readonly search: Search;
}

/** A part of the search: which cells are chosen, which still open, and its share of the whole. */
interface Task {
  readonly left: number;
  readonly chosen: bigint;
  readonly open: bigint;
  readonly share: number;
}

/** Cells that are a puzzle, alone and with any `left` of the open ones. */
interface Find {
  readonly cells: readonly Cell[];
  readonly left: number;
  readonly open: readonly Cell[];
}

class GridSearch {
  readonly #grid: Grid;
  readonly #kernel: KernelExports;
  readonly #chosen: Uint8Array;
  readonly #other: Uint8Array;
  #sets: readonly bigint[] = [];
  #finds: Find[] = [];
  #together = TOGETHER;
  /** How many puzzles are still wanted. */
  #wanted = Number.POSITIVE_INFINITY;

  constructor(make: KernelMaker, grid: Grid) {
    this.#grid = grid;
    this.#kernel = make({ leavesOther: () => this.#leavesOther(), found: (left) => this.#found(left) });
    const { memory, CHOSEN, OTHER } = this.#kernel;
    this.#chosen = new Uint8Array(memory.buffer, CHOSEN.value, 16);
    this.#other = new Uint8Array(memory.buffer, OTHER.value, 16);
  }

  *run(sets: Iterable<readonly Cell[]>, givens: number, { limit, onProgress }: GivensOptions): Generator<Cell[]> {
    this.#wanted = limit ?? Number.POSITIVE_INFINITY;
    this.#together = togetherOf(givens);
    this.#sets = Array.from(sets, bitsOf);
    for (const set of this.#sets) this.#kernel.add(...halvesOf(set));
    const { cells } = this.#grid.geometry;
    if (givens > cells.length || this.#wanted <= 0) return;
    let done = 0;
    for (const { left, chosen, open, share } of this.#tasks({
      left: givens,
      chosen: 0n,
      open: bitsOf(cells),
      share: 1,
    })) {
      this.#enter(left, chosen, open);
      for (const { cells, left, open } of this.#finds)
        for (const puzzle of supersets(cells, left, open)) {
          yield puzzle;
          if (--this.#wanted <= 0) return;
        }
      this.#finds = [];
      onProgress?.(Math.min(1, (done += share)));
    }
  }

  /** Lets the kernel search a part, to its end or until it has found enough. */
  #enter(left: number, chosen: bigint, open: bigint): void {
    try {
      this.#kernel.search(left, ...halvesOf(chosen), ...halvesOf(open));
    } catch (problem) {
      if (problem !== ENOUGH) throw problem;
    }
  }

  /** The parts of a search, in an order that depends on nothing else. */
  *#tasks(task: Task): Generator<Task> {
    const { left, chosen, share } = task;
    const unhit = this.#sets.filter((set) => (set & chosen) === 0n);
    if (left <= this.#together || unhit.length === 0) {
      yield task;
      return;
    }
    let { open } = task;
    const cells = unhit.map((set) => cellsOf(set & open)).reduce((a, b) => (b.length < a.length ? b : a));
    const hits = new Map(cells.map((cell) => [cell, unhit.filter((set) => set & (1n << BigInt(cell))).length]));
    for (const cell of cells.sort((a, b) => hits.get(b)! - hits.get(a)!)) {
      open &= ~(1n << BigInt(cell));
      yield* this.#tasks({ left: left - 1, chosen: chosen | (1n << BigInt(cell)), open, share: share / cells.length });
    }
  }

  /** Whether the chosen cells leave another grid; then the kernel gets the cells that differ. */
  #leavesOther(): number {
    const { geometry, solution, search } = this.#grid;
    const givens = new Uint8Array(geometry.cells.length);
    for (const cell of bitsIn(this.#chosen)) givens[cell] = solution[cell]!;
    const differs = (digits: Uint8Array): boolean => digits.some((digit, cell) => digit !== solution[cell]);
    const other = search(makePuzzle(geometry, givens), { limit: 2 }).solutions.find(differs);
    if (!other) return 0;
    this.#other.fill(0);
    for (const cell of geometry.cells) if (other[cell] !== solution[cell]) this.#other[cell >> 3]! |= 1 << (cell & 7);
    return 1;
  }

  #found(left: number): void {
    this.#finds.push({ cells: bitsIn(this.#chosen), left, open: bitsIn(this.#other) });
    // Each find is a puzzle at least.
    if (this.#finds.length >= this.#wanted) throw ENOUGH;
  }
}

/** Some cells with each choice of `left` of the open ones. */
function* supersets(cells: readonly Cell[], left: number, open: readonly Cell[]): Generator<Cell[]> {
  if (left === 0) yield cells.toSorted((a, b) => a - b);
  else
    for (let at = 0; at + left <= open.length; at++)
      yield* supersets([...cells, open[at]!], left - 1, open.slice(at + 1));
}

const bitsOf = (cells: readonly Cell[]): bigint => cells.reduce((bits, cell) => bits | (1n << BigInt(cell)), 0n);
const halvesOf = (bits: bigint): [bigint, bigint] => [bits & ((1n << 64n) - 1n), bits >> 64n];

function cellsOf(bits: bigint): Cell[] {
  const cells: Cell[] = [];
  for (let cell = 0; bits > 0n; cell++, bits >>= 1n) if (bits & 1n) cells.push(cell);
  return cells;
}

function bitsIn(bytes: Uint8Array): Cell[] {
  const cells: Cell[] = [];
  for (let cell = 0; cell < MOST_CELLS; cell++) if ((bytes[cell >> 3]! >> (cell & 7)) & 1) cells.push(cell);
  return cells;
}
