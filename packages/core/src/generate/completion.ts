import { checkPuzzle, givenCount, type Puzzle } from '../puzzle/puzzle.ts';
import { checkRandom, type Random, shuffled } from '../random.ts';
import { checkOption, checkOptions, FUNCTION, type KeysOf, POSITIVE } from '../result.ts';
import type { Cell } from '../sets/cells.ts';
import { BUDGET_KEYS, type SolverOptions } from '../solve/search.ts';
import { type Doubts, makeDoubts } from './alternates.ts';
import { A_SYMMETRY, orbits, type SymmetryName } from './pattern.ts';
import { randomSolution } from './solution.ts';
import { thinPuzzle } from './thin.ts';

/** Which givens are wanted, and how much to spend on them. */
export interface CompletionOptions extends SolverOptions {
  /** How many givens the puzzle has in the end; default: as few as some tries find. */
  readonly givens?: number;
  /** The symmetry of the cells that get a given; default 'none'. */
  readonly symmetry?: SymmetryName;
  /** How many solutions are tried, from 1; default 5. */
  readonly maxTries?: number;
  /** Calls that each try may take to rule out other solutions; default 1 000 000. */
  readonly maxCalls?: number;
  /** Called after each try with the number of tries that are left. */
  readonly onProgress?: (left: number) => void;
}

const KEYS: KeysOf<CompletionOptions> = {
  givens: true,
  symmetry: A_SYMMETRY,
  maxTries: POSITIVE,
  onProgress: FUNCTION,
  ...BUDGET_KEYS,
};

/** A puzzle that was made proper by givens, or why it was not. */
export interface Completion {
  /** The puzzle with its old and new givens; undefined when no try succeeded. */
  readonly puzzle?: Puzzle;
  readonly solution?: Uint8Array;
  /**
   * Why there is no puzzle: it has no solution, no try came to the number of givens, or `maxCalls`
   * was too small.
   */
  readonly missed?: 'solution' | 'givens' | 'budget';
  readonly tries: number;
}

/** Calls to thin the givens that a try added. Givens stay when these calls are too few. */
const CALLS_TO_THIN = 20_000;

/**
 * Makes a puzzle proper by givens: it chooses one of the solutions, and adds digits of it until no
 * other solution is left. Present givens stay.
 *
 *     const board = geometryOf('4x4:killer_3:r1c1-2_7:r2c1-2_6:r3c3-4').value
 *     const { puzzle } = completePuzzle(emptyPuzzle(board), makeRandom(1))
 *     isProper(puzzle)      // true
 */
export function completePuzzle(puzzle: Puzzle, random: Random, options: CompletionOptions = {}): Completion {
  checkPuzzle('completePuzzle', puzzle);
  checkRandom('completePuzzle', random);
  checkOptions('completePuzzle', options, KEYS);
  const { givens, maxTries = 5, onProgress } = options;
  const most = puzzle.geometry.cells.length;
  const isCount = givens === undefined || (Number.isInteger(givens) && givens >= 0 && givens <= most);
  checkOption('completePuzzle', 'givens', isCount, givens, `a whole number from 0 to ${most}`);
  let best: Completion = { missed: 'budget', tries: 0 };
  for (let tries = 1; tries <= maxTries; tries++) {
    const attempt = tryToComplete(puzzle, random, options);
    if (attempt.missed === 'solution') return { ...attempt, tries };
    if (attempt.puzzle && givens !== undefined) return { ...attempt, tries };
    best = { ...(isBetter(attempt, best) ? attempt : best), tries };
    if (best.puzzle && givenCount(best.puzzle) === givenCount(puzzle)) return best;
    onProgress?.(maxTries - tries);
  }
  return best;
}

function isBetter(a: Completion, b: Completion): boolean {
  if (!a.puzzle) return !b.puzzle && a.missed === 'givens';
  return !b.puzzle || givenCount(a.puzzle) < givenCount(b.puzzle);
}

/** Chooses a solution and adds digits of it. */
function tryToComplete(puzzle: Puzzle, random: Random, options: CompletionOptions): Completion {
  const { givens: wanted, symmetry = 'none', maxCalls = 1_000_000, solvers } = options;
  const limits = { maxCalls, ...(solvers && { solvers }) };
  const { solution, stopped } = randomSolution(puzzle, random, limits);
  if (!solution) return { missed: stopped === 'exhausted' ? 'solution' : 'budget', tries: 1 };
  const onBoard = new Set(puzzle.geometry.cells);
  const open = orbits(symmetry, puzzle.geometry.size)
    .map((group) => group.filter((cell) => onBoard.has(cell) && puzzle.givens[cell] === 0))
    .filter((group) => group.length > 0);
  const order = shuffled(open, random);
  const added = groupsThatTell(puzzle, solution, order, makeDoubts(limits));
  if (!added) return { missed: 'budget', tries: 1 };
  const whole = withDigits(puzzle, solution, added);
  const { puzzle: thinned } = thinPuzzle(whole, added, { maxCalls: CALLS_TO_THIN, ...(solvers && { solvers }) });
  if (wanted === undefined) return { puzzle: thinned, solution, tries: 1 };
  const filled = filledUpTo(wanted, thinned, solution, order);
  return givenCount(filled) === wanted ? { puzzle: filled, solution, tries: 1 } : { missed: 'givens', tries: 1 };
}

/**
 * Groups of cells whose digits rule out every other solution. Next is always the group in which
 * most known alternates differ. Undefined when the budget is too small.
 */
export function groupsThatTell(
  puzzle: Puzzle,
  solution: Uint8Array,
  groups: readonly (readonly Cell[])[],
  doubts: Doubts,
): (readonly Cell[])[] | undefined {
  const left = [...groups];
  const taken: (readonly Cell[])[] = [];
  for (;;) {
    const { alternates, isProper } = doubts.ask(withDigits(puzzle, solution, taken), solution);
    if (isProper) return taken;
    if (doubts.left() <= 0 || left.length === 0) return undefined;
    let remaining = alternates;
    do {
      const differing = left.map(
        (group) => remaining.filter((alternate) => differIn(group, alternate, solution)).length,
      );
      const [group] = left.splice(differing.indexOf(Math.max(...differing)), 1);
      taken.push(group!);
      remaining = remaining.filter((alternate) => !differIn(group!, alternate, solution));
    } while (remaining.length > 0);
  }
}

const differIn = (cells: readonly Cell[], a: Uint8Array, b: Uint8Array): boolean =>
  cells.some((cell) => a[cell] !== b[cell]);

/** A puzzle with the digits of a solution in some cells more. */
export function withDigits(puzzle: Puzzle, solution: Uint8Array, groups: readonly (readonly Cell[])[]): Puzzle {
  const givens = puzzle.givens.slice();
  for (const cell of groups.flat()) givens[cell] = solution[cell]!;
  return { ...puzzle, givens };
}

/** A puzzle with more givens, as long as they are not more than wanted. */
export function filledUpTo(
  wanted: number,
  puzzle: Puzzle,
  solution: Uint8Array,
  groups: readonly (readonly Cell[])[],
): Puzzle {
  let count = givenCount(puzzle);
  const more = groups.filter((group) => {
    const isFitting = group.every((cell) => puzzle.givens[cell] === 0) && count + group.length <= wanted;
    if (isFitting) count += group.length;
    return isFitting;
  });
  return withDigits(puzzle, solution, more);
}
