import { withClues } from '../../geometry/clues.ts';
import type { Geometry } from '../../geometry/geometry.ts';
import { emptyPuzzle, givenCount, type Puzzle } from '../../puzzle/puzzle.ts';
import { type Random, shuffled } from '../../random.ts';
import type { Kind } from '../../rules/kinds.ts';
import type { Cell } from '../../sets/cells.ts';
import type { BudgetOptions } from '../../solve/search.ts';
import { type Doubts, makeDoubts } from '../alternates.ts';
import { filledUpTo, groupsThatTell, withDigits } from '../completion.ts';
import { fillGrid } from '../fill.ts';
import { imagesUnder, orbits, type SymmetryName } from '../pattern.ts';
import { thinPuzzle } from '../thin.ts';
import { makeCanvas } from './canvas.ts';
import { coverOf } from './cover.ts';
import type { Sketch } from './propose.ts';
import { type ClueGroup, cluesThatTell, withoutSpare } from './tell.ts';

/** What is wanted of a puzzle with clues. */
export interface CluedWishes {
  readonly geometry: Geometry;
  readonly kinds: readonly Kind[];
  readonly isCovered: boolean;
  readonly symmetry: SymmetryName;
  readonly accept: (puzzle: Puzzle) => boolean;
  /** The least and the most givens to begin with. */
  readonly aimed: readonly [least: number, most: number];
  /** The most givens of the puzzle. */
  readonly most: number;
  readonly limits: BudgetOptions;
}

/** The first wish that a puzzle misses; `proper` when it has several solutions. */
export type Missed = 'proper' | 'kinds' | 'givens' | 'accept';

/** What came of one try. */
export interface Tried {
  readonly puzzle: Puzzle;
  readonly solution: Uint8Array;
  readonly givens: number;
  readonly reached: boolean;
  readonly missed?: Missed;
}

/** A random grid, clues that tell it, and what of them the puzzle needs. */
export function tryToGenerate(wishes: CluedWishes, random: Random): Tried {
  const {
    geometry,
    symmetry,
    limits,
    aimed: [least, most],
  } = wishes;
  const solution = fillGrid(geometry, random, limits.solvers ? { solvers: limits.solvers } : {});
  const groups = shuffled(orbits(symmetry, geometry.size), random);
  const target = least + random.below(most - least + 1);
  const base = filledUpTo(target, emptyPuzzle(geometry), solution, groups);
  const sketch = { geometry, solution, random, images: imagesUnder(symmetry, geometry.size) };
  const doubts = makeDoubts(limits);
  const clued = withCluesOn(base, wishes, sketch, doubts);
  const puzzle =
    clued && needed(clued, base, groups, wishes, { ...sketch, canvas: makeCanvas(geometry.size, []) }, doubts);
  const missed = puzzle ? missedBy(puzzle, wishes) : 'proper';
  const made = puzzle ?? clued?.puzzle ?? base;
  return { puzzle: made, solution, givens: givenCount(made), reached: !missed, ...(missed && { missed }) };
}

/** A puzzle with clues, and which of them may go again. */
interface Clued {
  readonly puzzle: Puzzle;
  readonly spare: readonly ClueGroup[];
  readonly isProper: boolean;
}

/** The clues of a try; undefined when the board could not be covered. */
function withCluesOn(
  base: Puzzle,
  { kinds, isCovered }: CluedWishes,
  sketch: Omit<Sketch, 'canvas'>,
  doubts: Doubts,
): Clued | undefined {
  const cover = isCovered ? coverOf(kinds[0]!, sketch) : [];
  if (!cover) return undefined;
  const others = isCovered ? kinds.slice(1) : kinds;
  const covered = withMore(base, cover);
  if (others.length === 0) {
    const { isProper } = doubts.ask(covered, sketch.solution as Uint8Array);
    return { puzzle: covered, spare: [], isProper };
  }
  // What covers the board leaves room for all others.
  const { size, clues } = base.geometry;
  const told = cluesThatTell(covered, others, { ...sketch, canvas: makeCanvas(size, clues) }, doubts);
  return { puzzle: withMore(covered, told.groups), spare: told.groups, isProper: told.isProper };
}

const withMore = (puzzle: Puzzle, groups: readonly ClueGroup[]): Puzzle => ({
  ...puzzle,
  geometry: withClues(puzzle.geometry, [...puzzle.geometry.clues, ...groups.flat()]),
});

/** A proper puzzle with what it needs of clues, and of givens beyond those of the base. */
function needed(
  { puzzle, spare, isProper }: Clued,
  base: Puzzle,
  groups: readonly (readonly Cell[])[],
  { most, limits: { solvers } }: CluedWishes,
  sketch: Sketch,
  doubts: Doubts,
): Puzzle | undefined {
  const solution = sketch.solution as Uint8Array;
  if (!isProper && most <= givenCount(base)) return undefined;
  const open = groups.filter((group) => group.every((cell) => base.givens[cell] === 0));
  const added = isProper ? [] : groupsThatTell(puzzle, solution, open, doubts);
  if (!added) return undefined;
  const proper = withDigits(puzzle, solution, added);
  const { puzzle: thinned } = thinPuzzle(proper, added, { maxCalls: CALLS_TO_THIN, ...(solvers && { solvers }) });
  return withoutSpare(thinned, spare, sketch, doubts);
}

/** Calls of one question when givens are thinned. They stay when these are too few. */
const CALLS_TO_THIN = 20_000;

function missedBy(puzzle: Puzzle, { kinds, most, aimed: [least], accept }: CluedWishes): Missed | undefined {
  const has = (kind: Kind): boolean => puzzle.geometry.clues.some(({ rule }) => rule === kind.name);
  const givens = givenCount(puzzle);
  if (!kinds.every(has)) return 'kinds';
  if (givens < least || givens > most) return 'givens';
  return accept(puzzle) ? undefined : 'accept';
}
