import type { Geometry } from '../geometry/geometry.ts';
import { classic } from '../geometry/layouts.ts';
import { canonicalForm } from '../puzzle/canonical.ts';
import type { Puzzle } from '../puzzle/puzzle.ts';
import { type Random, shuffled } from '../random.ts';
import type { Cell } from '../sets/cells.ts';
import { type BudgetOptions, searchFor } from '../solve/search.ts';
import { orbits, type SymmetryName } from './pattern.ts';
import { type Thinned, thinPuzzle } from './thin.ts';

/** How many neighbours of a puzzle are made at once, and how many of them are judged. */
const BROOD = 100;
const JUDGED = 4;
/** How many places are kept for exploring. */
const MOST_PLACES = 200;
/** A neighbour may get another solution: a random solution of its remaining givens. */
const SOLUTIONS = 32;
/** Calls to count the guesses of a puzzle. A puzzle that needs more is hard enough. */
const CALLS_OF_GUESSES = 10_000;

/** A place: a puzzle whose vicinity is explored. */
interface Place {
  readonly puzzle: Puzzle;
  readonly solution: Uint8Array;
  readonly height: number;
  isExplored: boolean;
}

/** A puzzle that differs from another one in a few givens. */
export interface Neighbour {
  readonly thinned: Thinned;
  readonly solution: Uint8Array;
}

/** A search from puzzle to puzzle, always in the vicinity of the highest so far. */
export interface Vicinity {
  /** Takes in a proper puzzle with its solution. */
  add(puzzle: Puzzle, solution: Uint8Array, height: number): void;
  /**
   * A puzzle to judge, and how many were made for it, at most as many as wanted. Undefined when
   * there is no place to explore, or no new puzzle near any place.
   */
  next(most: number): { readonly neighbour: Neighbour; readonly made: number } | undefined;
}

/** How neighbours are made. */
export interface VicinityOptions extends BudgetOptions {
  readonly symmetry: SymmetryName;
  /** The least number of givens. */
  readonly givens: number;
}

/**
 * A search for puzzles of great height. Hard puzzles lie near hard puzzles. So the highest
 * unexplored place gets a brood of neighbours, and the neighbours that a solver finds hardest are
 * judged: guesses cost microseconds, and rise and fall with the difficulty for people.
 *
 * The idea is that of the collectors of hardest puzzles: {-1+1}, {-2+2} and so on.
 */
export function makeVicinity(geometry: Geometry, random: Random, options: VicinityOptions): Vicinity {
  const groups = orbits(options.symmetry, geometry.size);
  const places: Place[] = [];
  const known = new Set<string>();
  let brood: Neighbour[] = [];

  const explore = (place: Place, most: number): number => {
    place.isExplored = true;
    const made = Math.min(BROOD, most);
    const hatched = Array.from({ length: made }, () => neighbourOf(place, groups, random, options));
    brood = hardest(hatched, known).reverse();
    return made;
  };

  /** The highest place that is not explored. When all are, they are explored once more. */
  const nextPlace = (): Place | undefined => {
    if (places.every(({ isExplored }) => isExplored)) for (const place of places) place.isExplored = false;
    return places.find(({ isExplored }) => !isExplored);
  };

  return {
    add: (puzzle, solution, height) => {
      known.add(identityOf(puzzle));
      const at = places.findIndex((place) => place.height < height);
      places.splice(at < 0 ? places.length : at, 0, { puzzle, solution, height, isExplored: false });
      places.length = Math.min(places.length, MOST_PLACES);
    },
    next: (most) => {
      let made = 0;
      while (brood.length === 0 && made < most) {
        const place = nextPlace();
        if (!place) return undefined;
        made += explore(place, most - made);
      }
      const neighbour = brood.pop();
      return neighbour && { neighbour, made };
    },
  };
}

/**
 * A puzzle with some other givens. Some givens are removed, and the rest may have another solution.
 * Some givens of that solution are added, and all older givens are thinned first.
 */
function neighbourOf(
  { puzzle: { geometry, givens }, solution: old }: Place,
  groups: readonly (readonly Cell[])[],
  random: Random,
  { givens: fewest, maxCalls, solvers }: VicinityOptions,
): Neighbour {
  const off = random.below(3) === 0 ? 1 + random.below(2) : 0;
  const on = off + 1 + random.below(3);
  const hasGiven = (group: readonly Cell[]): boolean => group.some((cell) => givens[cell] !== 0);
  const filled = shuffled(groups.filter(hasGiven), random);
  const kept = filled.slice(off);
  const open = shuffled([...groups.filter((group) => !hasGiven(group)), ...filled.slice(0, off)], random);
  const solution = off === 0 ? old : otherSolution({ geometry, givens: digitsIn(old, kept) }, random);
  // With the old solution, the givens that are kept and added are a proper puzzle already.
  const lists = off === 0 ? [] : open.slice(on);
  const order = [...lists, ...kept, ...open.slice(0, on)];
  const limits = { givens: fewest, ...(maxCalls !== undefined && { maxCalls }), ...(solvers && { solvers }) };
  return { thinned: thinPuzzle({ geometry, givens: digitsIn(solution, order) }, order, limits), solution };
}

/** The digits of a solution in some cells, and nothing elsewhere. */
function digitsIn(solution: Uint8Array, groups: readonly (readonly Cell[])[]): Uint8Array {
  const digits = new Uint8Array(solution.length);
  for (const cell of groups.flat()) digits[cell] = solution[cell]!;
  return digits;
}

/** Solvers of other packages find solutions in another order, and so would find other puzzles. */
function otherSolution(puzzle: Puzzle, random: Random): Uint8Array {
  const { solutions } = searchFor(puzzle, { limit: SOLUTIONS });
  return solutions[random.below(solutions.length)]!;
}

/** The puzzles that were not judged yet and take most guesses, hardest first. */
function hardest(brood: readonly Neighbour[], known: Set<string>): Neighbour[] {
  const guesses = ({ thinned: { puzzle } }: Neighbour): number =>
    searchFor(puzzle, { limit: 2, keep: 0, maxCalls: CALLS_OF_GUESSES }).guesses;
  const counted = brood.map((neighbour) => ({ neighbour, guesses: guesses(neighbour) }));
  const taken: Neighbour[] = [];
  for (const { neighbour } of counted.sort((a, b) => b.guesses - a.guesses)) {
    if (taken.length === JUDGED) break;
    const identity = identityOf(neighbour.thinned.puzzle);
    if (!known.has(identity)) taken.push(neighbour);
    known.add(identity);
  }
  return taken;
}

/** Equal for equal puzzles. On the classic board, equal for equivalent puzzles. */
const identityOf = (puzzle: Puzzle): string =>
  String((puzzle.geometry.id === classic.id ? canonicalForm(puzzle).puzzle : puzzle).givens);
