/** What the setter's table asks of the engine's thread. */
import {
  filledCells,
  fillGrid,
  givenCount,
  isProper,
  type LanguageCode,
  makePuzzle,
  makeRandom,
  orbits,
  type Puzzle,
  type Random,
  type RaterName,
  rate,
  raterFor,
  type Solvers,
  type SymmetryName,
  scoreText,
  search,
  shuffled,
  solve,
  techniqueName,
  thin,
  trueCandidates,
  withGiven,
} from '@pencilmark/core';
import type { Work } from '../engine/tasks.ts';

type Progress = Pick<Work, 'progress'>;

/** Solutions, as far as they were counted. */
export interface Count {
  readonly count: number;
  /** Whether there are no more. */
  readonly isAll: boolean;
}

// Together some seconds of work on the hardest boards; one question of many gets less.
const MOST_CALLS = 5_000_000;
const MOST_CALLS_EACH = 300_000;

/** Counts solutions up to a limit; whether there are several is told at once. */
export function count(puzzle: Puzzle, solvers: Solvers, limit: number, { progress }: Progress): Count {
  const first = search(puzzle, { limit: 2, keep: 0, maxCalls: MOST_CALLS }, solvers);
  if (first.stopped !== 'limit') return { count: first.count, isAll: first.stopped === 'exhausted' };
  progress(0, { count: first.count, isAll: false });
  const all = search(puzzle, { limit: limit + 1, keep: 0, maxCalls: MOST_CALLS }, solvers);
  return { count: Math.min(limit, all.count), isAll: all.stopped === 'exhausted' };
}

// A call on a board with twice the cells takes about four times as long.
const callsOn = ({ cellCount }: Puzzle['geometry']): number => MOST_CALLS * Math.min(1, (81 / cellCount) ** 2);

/** The digits that each cell has in some solution, as sets; nothing when that is not found out within some seconds. */
export const candidates = (
  puzzle: Puzzle,
  solvers: Solvers,
  maxCalls = callsOn(puzzle.geometry),
): Int32Array | undefined => {
  const found = trueCandidates(puzzle, solvers, Math.trunc(maxCalls));
  return found && Int32Array.from(found, (digits) => digits.reduce((set, digit) => set | (1 << (digit - 1)), 0));
};

/** Which givens of a proper puzzle could be left out, each by itself. */
export interface Spare {
  readonly cells: readonly number[];
  /** Whether every question was answered. */
  readonly isAll: boolean;
}

/** A given is needed when a solution appears that has another digit in its place. */
export function spare(puzzle: Puzzle, solvers: Solvers): Spare {
  let isAll = true;
  const cells = filledCells(puzzle).filter((cell) => {
    const struckOut = [...(puzzle.struckOut ?? []), { cell, digit: puzzle.givens[cell]! }];
    const without = { ...withGiven(puzzle, cell, 0), struckOut };
    const { stopped } = search(without, { limit: 1, keep: 0, maxCalls: MOST_CALLS_EACH }, solvers);
    if (stopped === 'budget') isAll = false;
    return stopped === 'exhausted';
  });
  return { cells, isAll };
}

export interface RatingReply {
  readonly rater: RaterName;
  readonly score: string;
  readonly difficulty: string;
  readonly isSolved: boolean;
  /** By name, in the order in which they are needed. */
  readonly techniques: readonly { readonly name: string; readonly count: number }[];
}

/** How hard a proper puzzle is, and what it takes. */
export function rating(puzzle: Puzzle, language: LanguageCode): RatingReply {
  const rater = raterFor(puzzle.geometry);
  const { rating: found, end, techniques } = rate(puzzle, rater);
  return {
    rater: rater.name,
    score: scoreText(found.hardest),
    difficulty: found.difficulty,
    isSolved: end === 'solved',
    techniques: Object.entries(techniques).map(([id, count]) => ({ name: techniqueName(id, language), count })),
  };
}

/** How givens are added or taken away. */
export interface Wishes {
  readonly seed: number;
  readonly symmetry: SymmetryName;
}

/**
 * Adds givens until the puzzle is proper: a random solution that has what is there, thinned again. What is there stays. Nothing when there
 * is no solution.
 */
export function fill(
  puzzle: Puzzle,
  solvers: Solvers,
  { seed, symmetry }: Wishes,
  work: Progress,
): Uint8Array | undefined {
  const random = makeRandom(seed);
  const solution = randomSolution(puzzle, solvers, random, work);
  if (!solution) return undefined;
  const { geometry, givens } = puzzle;
  const groups = orbits(symmetry, geometry.size).filter((group) => group.every((cell) => givens[cell] === 0));
  return thinned(makePuzzle(geometry, solution), groups, solvers, random, work);
}

/** Takes givens away that a proper puzzle does not need. */
export function spared(puzzle: Puzzle, solvers: Solvers, { seed, symmetry }: Wishes, work: Progress): Uint8Array {
  return thinned(puzzle, orbits(symmetry, puzzle.geometry.size), solvers, makeRandom(seed), work);
}

/** Group by group, so that one sees how far it is. */
function thinned(
  puzzle: Puzzle,
  groups: readonly (readonly number[])[],
  solvers: Solvers,
  random: Random,
  { progress }: Progress,
): Uint8Array {
  let left = puzzle;
  for (const [index, group] of shuffled(groups, random).entries()) {
    left = thin(left, [group], { maxCalls: MOST_CALLS_EACH, solvers }).puzzle;
    progress((index + 1) / groups.length, { givens: givenCount(left) });
  }
  return left.givens;
}

/** A solution that depends on chance: random digits in random cells until only one is left. */
function randomSolution(
  puzzle: Puzzle,
  solvers: Solvers,
  random: Random,
  { progress }: Progress,
): Uint8Array | undefined {
  const { geometry } = puzzle;
  if (givenCount(puzzle) === 0) return solve(puzzle, solvers) && fillGrid(geometry, random);
  let known = solve(puzzle, solvers);
  let current = puzzle;
  for (const cell of shuffled(puzzle.givens.keys(), random)) {
    if (!known || isProper(current, solvers)) break;
    if (current.givens[cell] !== 0) continue;
    for (const digit of shuffled(
      Array.from({ length: geometry.size }, (_, index) => index + 1),
      random,
    )) {
      const next = withGiven(current, cell, digit);
      const answer = solve(next, solvers);
      if (!answer) continue;
      [current, known] = [next, answer];
      break;
    }
    progress(0, { givens: givenCount(current) });
  }
  return known;
}
