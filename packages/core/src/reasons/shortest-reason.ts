import type { House } from '../geometry/geometry.ts';
import { checkStep, type Step } from '../human/steps/step.ts';
import { checkGrid, type Grid } from '../puzzle/grid.ts';
import { AMOUNT, checkOptions, type KeysOf } from '../result.ts';
import { type Deeds, type Ground, ReasonBoard } from './reason-board.ts';

/** Houses and demands from which a step follows. */
export interface ShortestReason {
  readonly houses: readonly House[];
  /** Clues and rules, by their demands as indices into `geometry.demands`. */
  readonly demands: readonly number[];
  /** How many houses, clues and rules these are. */
  readonly size: number;
  /** Whether it is proven that no fewer do. If not, none of these can be left out. */
  readonly isShortest: boolean;
}

/** How much to spend on a reason. */
export interface ReasonOptions {
  /** Calls of the solver in one search; default: 5 000. */
  readonly maxCalls?: number;
  /** Searches in all; default: 2 000, some seconds at most on 9×9. */
  readonly maxSearches?: number;
}

const KEYS: KeysOf<ReasonOptions> = { maxCalls: AMOUNT, maxSearches: AMOUNT };
const USUAL_CALLS = 5000;
const USUAL_SEARCHES = 2000;

/**
 * The fewest houses, clues and rules from which a step follows, together with the candidates of the
 * grid. Undefined when the step does not follow from all of them, or the budget is too small to
 * show it. A set that does not suffice has a counterexample, and every reason needs something that
 * this breaks; the smallest set that meets all such needs is tried next (Bogaerts, Gamba and Guns,
 * A Framework for Step-Wise Explaining How to Solve Constraint Satisfaction Problems, 2021).
 *
 *     const grid = gridOf(puzzleOf('123.' + '....'.repeat(3)));
 *     shortestReason(grid, nextStep(grid)).size      // 0
 */
export function shortestReason(grid: Grid, step: Deeds, options: ReasonOptions = {}): ShortestReason | undefined {
  checkGrid('shortestReason', grid);
  checkStep('shortestReason', step as Step);
  checkOptions('shortestReason', options, KEYS);
  const { maxCalls = USUAL_CALLS, maxSearches = USUAL_SEARCHES } = options;
  const board = new ReasonBoard(grid, step, maxCalls);
  const enough = withoutSpare(board, board.grounds);
  if (!enough) return undefined;
  const least = smallest(board, enough, maxSearches);
  const grounds = board.grounds.filter((ground) => (least ?? enough).includes(ground));
  return {
    houses: grounds.flatMap(({ house }) => (house ? [house] : [])),
    demands: grounds.flatMap(({ numbers }) => numbers),
    size: grounds.length,
    isShortest: least !== undefined,
  };
}

type Grounds = readonly Ground[];

/** Leaves out each ground in turn without which the step still follows. */
function withoutSpare(board: ReasonBoard, all: Grounds): Grounds | undefined {
  if (board.counterexample(all) !== 'none') return undefined;
  let needed = all;
  for (const ground of all) {
    if (!needed.includes(ground)) continue;
    const rest = needed.filter((other) => other !== ground);
    if (board.counterexample(rest) === 'none') needed = rest;
  }
  return needed;
}

/** A smallest set that suffices, at most as large as `enough`; undefined after the budget. */
function smallest(board: ReasonBoard, enough: Grounds, maxSearches: number): Grounds | undefined {
  const lacks: Grounds[] = [];
  for (let size = 0; size < enough.length; )
    if (board.searches > maxSearches) return undefined;
    else {
      const hitting = hittingSet(lacks, size);
      if (!hitting) {
        size++;
        continue;
      }
      const example = board.counterexample(hitting);
      if (example === 'none') return hitting;
      if (!example) return undefined;
      lacks.push(lackedBy(board, board.heldIn(example)));
    }
  return enough;
}

/** The grounds that a set lacks, made as few as adding others one by one leaves. */
function lackedBy(board: ReasonBoard, held: Grounds): Grounds {
  let most = new Set(held);
  for (const ground of board.grounds) {
    if (most.has(ground)) continue;
    const example = board.counterexample([...most, ground]);
    if (example && example !== 'none') most = new Set(board.heldIn(example));
  }
  return board.grounds.filter((ground) => !most.has(ground));
}

/** At most so many grounds of which one is in each set; undefined when there are none. */
function hittingSet(sets: readonly Grounds[], most: number, chosen: Grounds = []): Grounds | undefined {
  const open = sets.filter((set) => !set.some((ground) => chosen.includes(ground)));
  if (open.length === 0) return chosen;
  if (most - chosen.length < disjointOf(open)) return undefined;
  const [fewest] = open.toSorted((a, b) => a.length - b.length);
  for (const ground of fewest!) {
    const found = hittingSet(open, most, [...chosen, ground]);
    if (found) return found;
  }
  return undefined;
}

/** How many of the sets share nothing, as found one after the other: each needs a ground. */
function disjointOf(sets: readonly Grounds[]): number {
  const taken = new Set<Ground>();
  let count = 0;
  for (const set of sets) {
    if (set.some((ground) => taken.has(ground))) continue;
    for (const ground of set) taken.add(ground);
    count++;
  }
  return count;
}
