import { withClues } from '../../geometry/clues.ts';
import type { Geometry } from '../../geometry/geometry.ts';
import { emptyPuzzle, givenCount, type Puzzle } from '../../puzzle/puzzle.ts';
import { type Random, shuffled } from '../../random.ts';
import type { Kind } from '../../rules/kinds.ts';
import type { Cell } from '../../sets/cells.ts';
import type { SolverOptions } from '../../solve/search.ts';
import { type Doubts, makeDoubts } from '../alternates.ts';
import { filledUpTo, groupsThatTell, withDigits } from '../completion.ts';
import { fillGrid } from '../fill.ts';
import { imagesUnder, orbits, type SymmetryName } from '../pattern.ts';
import { makeCanvas } from './canvas.ts';
import { coverOf } from './cover.ts';
import { type ClueGroup, clueToTake, determiningClues, type Piece, withoutSpare } from './determining-clues.ts';
import { valuesIn } from './propose.ts';

/** The wishes for a puzzle with clues. */
export interface CluedWishes {
  readonly geometry: Geometry;
  readonly kinds: readonly Kind[];
  readonly isCovered: boolean;
  readonly symmetry: SymmetryName;
  readonly accept: (puzzle: Puzzle) => boolean;
  readonly isEasy: (puzzle: Puzzle) => boolean;
  /** The least and the most givens to begin with. */
  readonly aimed: readonly [least: number, most: number];
  /** The most givens of the puzzle, and the most with which it is made proper all the same. */
  readonly most: number;
  readonly mostTried: number;
  readonly limits: SolverOptions & { readonly maxCalls: number };
}

/** The first wish that a puzzle misses; `proper` when it has several solutions. */
export type Missed = 'proper' | 'kinds' | 'givens' | 'accept';

/** The result of a try. */
export interface Tried {
  readonly puzzle: Puzzle;
  readonly solution: Uint8Array;
  readonly givens: number;
  readonly reached: boolean;
  readonly missed?: Missed;
}

/** A try: a random grid, clues that determine it, and the part of them that the puzzle needs. */
export function tryToGenerate(wishes: CluedWishes, random: Random): Tried {
  const {
    geometry,
    symmetry,
    limits,
    aimed: [least, most],
  } = wishes;
  const solution = fillGrid(geometry, random, limits.solvers ? { solvers: limits.solvers } : {});
  const onBoard = new Set(geometry.cells);
  const all = orbits(symmetry, geometry.size).filter((group) => group.every((cell) => onBoard.has(cell)));
  const groups = shuffled(all, random);
  const target = least + random.below(most - least + 1);
  const base = filledUpTo(target, emptyPuzzle(geometry), solution, groups);
  // Clues that leave a long search would spend all calls, and none were left to add givens.
  const half = Math.ceil(limits.maxCalls / 2);
  const doubts = makeDoubts({ ...limits, maxCalls: half });
  const run: Run = { wishes, random, solution, base, groups, doubts };
  const clued = withCluesOn(run);
  const rest = makeDoubts({ ...limits, maxCalls: half + Math.max(0, doubts.left()) });
  const puzzle = clued && needed(clued, { ...run, doubts: rest });
  const missed = puzzle ? missedBy(puzzle, wishes) : 'proper';
  const result = puzzle ?? clued?.puzzle ?? base;
  return { puzzle: result, solution, givens: givenCount(result), reached: !missed, ...(missed && { missed }) };
}

/** The values that all parts of a try share. */
interface Run {
  readonly wishes: CluedWishes;
  readonly random: Random;
  readonly solution: Uint8Array;
  /** The puzzle before it gets clues, with the givens that were aimed at. */
  readonly base: Puzzle;
  /** Groups of cells that get a given together, in the order in which they are tried. */
  readonly groups: readonly (readonly Cell[])[];
  readonly doubts: Doubts;
}

/** A puzzle with clues, and the clues that may be removed again. */
interface Clued {
  readonly puzzle: Puzzle;
  readonly spare: readonly ClueGroup[];
  readonly isProper: boolean;
}

/** The clues of a try; undefined when the board could not be covered. */
function withCluesOn({ wishes, random, solution, base, doubts }: Run): Clued | undefined {
  const { geometry, kinds, isCovered, symmetry, isEasy } = wishes;
  const values = valuesIn(solution, geometry);
  const sketch = { geometry, values, random, images: imagesUnder(symmetry, geometry.size) };
  const cover = isCovered ? coverOf(kinds[0]!, sketch) : [];
  if (!cover) return undefined;
  const remainingKinds = isCovered ? kinds.slice(1) : kinds;
  const covered = withMore(base, cover);
  if (remainingKinds.length === 0) {
    const { isProper } = doubts.ask(covered, solution);
    return { puzzle: covered, spare: [], isProper };
  }
  // Clues that cover the board leave room for all further clues.
  const canvas = makeCanvas(geometry, geometry.clues);
  const proposal = determiningClues(covered, solution, remainingKinds, { ...sketch, canvas }, doubts, isEasy);
  return { puzzle: withMore(covered, proposal.groups), spare: proposal.groups, isProper: proposal.isProper };
}

const withMore = (puzzle: Puzzle, groups: readonly ClueGroup[]): Puzzle => ({
  ...puzzle,
  geometry: withClues(puzzle.geometry, [...puzzle.geometry.clues, ...groups.flat()]),
});

/** A proper puzzle, reduced to the clues and givens that it needs. Givens of the base stay. */
function needed({ puzzle, spare, isProper }: Clued, run: Run): Puzzle | undefined {
  const { wishes, random, solution, base, groups, doubts } = run;
  const { mostTried, isEasy } = wishes;
  if (!isProper && mostTried <= givenCount(base)) return undefined;
  const open = groups.filter((group) => group.every((cell) => base.givens[cell] === 0));
  const added = isProper ? [] : groupsThatTell(puzzle, solution, open, doubts);
  if (!added) return undefined;
  const proper = withDigits(puzzle, solution, added);
  const eased = easedBy(proper, solution, open, wishes);
  const wasEasy = isEasy(eased);
  const isGood = (less: Puzzle): boolean => doubts.ask(less, solution).isProper && (!wasEasy || isEasy(less));
  const ofGivens = shuffled(open, random).filter((group) => eased.givens[group[0]!] !== 0);
  const pieces = [...ofGivens.map(givensToTake), ...scarcestLast(shuffled(spare, random)).map(clueToTake)];
  return withoutSpare(eased, pieces, isGood);
}

/** Groups of clues. Those of the rarest kind come last, so that the puzzle needs some of them. */
function scarcestLast(groups: readonly ClueGroup[]): ClueGroup[] {
  const kindOf = ([clue]: ClueGroup): string => clue!.rule;
  const countOf = (kind: string): number => groups.filter((group) => kindOf(group) === kind).length;
  return [...groups].sort((a, b) => countOf(kindOf(b)) - countOf(kindOf(a)));
}

const givensToTake =
  (group: readonly Cell[]): Piece =>
  (puzzle) => {
    const givens = puzzle.givens.slice();
    for (const cell of group) givens[cell] = 0;
    return { ...puzzle, givens };
  };

/** A puzzle with as many givens more as make it easy, as far as there may be more. */
function easedBy(
  puzzle: Puzzle,
  solution: Uint8Array,
  open: readonly (readonly Cell[])[],
  { most, isEasy }: CluedWishes,
): Puzzle {
  let eased = puzzle;
  for (const group of open) {
    if (givenCount(eased) + group.length > most || isEasy(eased)) break;
    eased = withDigits(eased, solution, [group]);
  }
  return eased;
}

function missedBy(puzzle: Puzzle, { kinds, most, aimed: [least], accept }: CluedWishes): Missed | undefined {
  const has = (kind: Kind): boolean => puzzle.geometry.clues.some(({ rule }) => rule === kind.name);
  const givens = givenCount(puzzle);
  if (!kinds.every(has)) return 'kinds';
  if (givens < least || givens > most) return 'givens';
  return accept(puzzle) ? undefined : 'accept';
}
