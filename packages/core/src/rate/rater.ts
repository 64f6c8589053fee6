import type { Geometry } from '../geometry/geometry.ts';
import { perBoard } from '../geometry/per-board.ts';
import type { Path } from '../human/path.ts';
import { isSpent } from '../human/steps/budget.ts';
import { NOTHING } from '../human/steps/changed.ts';
import { isContradictory, Position } from '../human/steps/position.ts';
import type { Step } from '../human/steps/step.ts';
import type { Technique } from '../human/steps/technique.ts';
import { gridOf } from '../puzzle/grid.ts';
import { checkPuzzle, type Puzzle } from '../puzzle/puzzle.ts';
import { AMOUNT, checkArgument, checkOptions, FLAG, fail, NUMBER } from '../result.ts';
import { isProper } from '../solve/solve.ts';
import { type SingleQueues, singleQueues } from './single-queues.ts';

/** Techniques that are tried together, and the score of a step of them. */
export interface Rung {
  readonly techniques: readonly Technique[];
  score(step: Step): number;
  /** No step of this rung is worth less. */
  readonly least: number;
  /** No known step of this rung is worth more. Default: no step is worth more than `beyond`. */
  readonly most?: number;
  /** Whether the rung is for proper puzzles only. For other puzzles the ladder ends there. */
  readonly needsProper?: boolean;
  /**
   * False where the earlier rungs obviously leave no step for this rung. Then its techniques are
   * skipped.
   */
  isPossible?(position: Position): boolean;
  /**
   * The step that is taken, where it is not the first that is found. A rater that asks for queues
   * of singles is given them.
   */
  take?(position: Position, queues?: SingleQueues): Step | undefined;
}

/** Rates puzzles by the steps of its ladder. */
export interface Rater<R, Name extends string = string> {
  readonly name: Name;
  /** One line for a list. */
  readonly says: string;
  supports(geometry: Geometry): boolean;
  /**
   * The rungs in the order in which they are tried. After every step the search begins again at the
   * first rung.
   */
  readonly ladder: readonly Rung[];
  /** Whether singles are taken in the order in which they arise. */
  readonly hasQueues?: boolean;
  /** The score that a puzzle of a board exceeds when the ladder does not reach its end. */
  beyond(geometry: Geometry): number;
  /** A scorecard for a puzzle. */
  open(puzzle: Puzzle): Scorecard<R>;
}

/** Records the steps of a puzzle, and computes its rating at the end. */
export interface Scorecard<R> {
  add(score: number, step: Step): void;
  /** `beyond` is the score that the missing next step exceeds. */
  close(end: Path['end'], beyond: number): R;
}

/** How a puzzle is rated. */
export interface RateOptions {
  /** Whether the steps are wanted. */
  readonly path?: boolean;
  /**
   * How many candidates the search for nets may look at. The default is a minute of work or so,
   * which is enough for all but the very hardest puzzles.
   */
  readonly budget?: number;
  /**
   * The greatest score that is of interest. The search ends where every step that is left to look
   * for is worth more: the end is "stuck" then, and the rating says that it is above this score.
   */
  readonly most?: number;
}

const USUAL_BUDGET = 2e7;

/** The result of a rater for a puzzle. */
export interface Rated<R> {
  readonly rating: R;
  readonly end: Path['end'];
  /**
   * How many steps of each technique, by id, in the order of their first use. They are those of the
   * rater's ladder; `solvePath` tries all techniques and may need others.
   */
  readonly techniques: Readonly<Record<string, number>>;
  /** How many steps in all. */
  readonly steps: number;
  /**
   * The first of the steps with the greatest score: its number, counted from 1, and its technique.
   * Undefined where no step is needed, and where the ladder does not reach the end: the step that
   * is missing there would be harder.
   */
  readonly hardestStep?: { readonly number: number; readonly technique: string };
  /** All steps, when the option `path` is set. */
  readonly path?: readonly Step[];
}

/**
 * Rates a puzzle: climbs the rater's ladder step by step, until the puzzle is solved, the ladder
 * offers no step, or a counted budget is spent. If the puzzle is not proper, the rating means
 * nothing. Throws a RangeError for a board that the rater does not support.
 *
 *     rate(puzzleOf('12343412214343..'), pencilmark).techniques      // { 'full-house': 2 }
 */
export function rate<R>(puzzle: Puzzle, rater: Rater<R>, options: RateOptions = {}): Rated<R> {
  checkPuzzle('rate', puzzle);
  checkArgument('rate', typeof rater?.open === 'function', rater, 'a rater, such as raterFor(PUZZLE.geometry)');
  checkOptions('rate', options, { path: FLAG, budget: AMOUNT, most: NUMBER });
  const { path: isPathWanted = false, ...bounds } = options;
  const counts = new Map<string, number>();
  const path: Step[] = [];
  const scorecard = rater.open(puzzle);
  let steps = 0;
  let greatest = 0;
  let hardestStep: Rated<R>['hardestStep'];
  const { end, beyond } = climb(puzzle, rater, { isExplained: isPathWanted, ...bounds }, (step, score) => {
    scorecard.add(score, step);
    counts.set(step.technique, (counts.get(step.technique) ?? 0) + 1);
    steps++;
    if (score > greatest) {
      greatest = score;
      hardestStep = { number: steps, technique: step.technique };
    }
    if (isPathWanted) path.push(step);
    return true;
  });
  return {
    rating: scorecard.close(end, beyond),
    end,
    techniques: Object.fromEntries(counts),
    steps,
    ...(hardestStep && end === 'solved' && { hardestStep }),
    ...(isPathWanted && { path }),
  };
}

/** How a ladder is climbed. */
export interface ClimbOptions extends Pick<RateOptions, 'budget' | 'most'> {
  /** Whether the steps will be explained or drawn. */
  readonly isExplained: boolean;
  readonly givens?: Uint8Array;
}

/**
 * Climbs the ladder of a rater from a puzzle to its end, or until the receiver wants no more steps.
 * Throws a RangeError for a board that the rater does not support.
 */
export function climb<R>(
  puzzle: Puzzle,
  rater: Rater<R>,
  { isExplained, givens = puzzle.givens, budget: left = USUAL_BUDGET, most = Number.POSITIVE_INFINITY }: ClimbOptions,
  take: (step: Step, score: number) => boolean,
): Ending & Pick<Path, 'grid'> {
  const { geometry } = puzzle;
  if (!rater.supports(geometry)) fail(`${geometry.id} for the rater ${rater.name}, which does not support it`);
  const grid = gridOf(puzzle);
  const queues = rater.hasQueues ? singleQueues(puzzle) : undefined;
  const rungs = rungsFor(rater.ladder, geometry);
  const ladder = rungs.slice(0, rungs.findLastIndex(({ least }) => least <= most) + 1);
  const beyond = Math.min(rater.beyond(geometry), most);
  const climbing: Climb = { puzzle, ladder, beyond, ...(queues && { queues }) };
  const isSilent = !isExplained && !rater.hasQueues;
  const position = new Position(grid, givens, { budget: { left }, isSilent });
  let empty = 0;
  for (const cell of geometry.cells) if (grid.digits[cell] === 0) empty++;
  while (empty > 0) {
    const next = stepOnLadder(climbing, position);
    if ('end' in next) return { ...next, ...(isContradictory(grid) && { end: 'contradiction' }), grid };
    const { step, score } = next;
    if (!take(step, score)) break;
    position.apply(step);
    queues?.follow(step);
    empty -= step.placements.length;
  }
  return { end: 'solved', beyond: 0, grid };
}

/** The rungs of a ladder with the techniques that make sense on a board. */
function rungsFor(ladder: readonly Rung[], geometry: Geometry): readonly Rung[] {
  const kept = rungsByLadder(geometry);
  let rungs = kept.get(ladder);
  if (!rungs) {
    rungs = ladder
      .map((rung) => ({
        ...rung,
        techniques: rung.techniques.filter((technique) => technique.supports?.(geometry) !== false),
      }))
      .filter(({ techniques }) => techniques.length > 0);
    kept.set(ladder, rungs);
  }
  return rungs;
}

const rungsByLadder = perBoard((_: Geometry): WeakMap<readonly Rung[], readonly Rung[]> => new WeakMap());

/** The values that all steps of a rating share. */
interface Climb {
  readonly puzzle: Puzzle;
  readonly ladder: readonly Rung[];
  readonly beyond: number;
  readonly queues?: SingleQueues;
}

/** Why a ladder offers no step, and the score that the next step would exceed. */
interface Ending {
  readonly end: Path['end'];
  readonly beyond: number;
}

/** The step that a ladder takes in a position, with its score. */
function stepOnLadder(
  { puzzle, ladder, beyond, queues }: Climb,
  position: Position,
): { readonly step: Step; readonly score: number } | Ending {
  for (let at = 0; at < ladder.length; at++) {
    const rung = ladder[at]!;
    if (rung.needsProper && !isProper(puzzle)) return { end: 'stuck', beyond: rung.least };
    if (rung.isPossible?.(position) === false) continue;
    const step = rung.take ? rung.take(position, queues) : firstStep(position, rung.techniques);
    if (isSpent(position.budget)) return { end: 'budget', beyond: rung.least };
    if (step) return { step, score: rung.score(step) };
  }
  return { end: 'stuck', beyond };
}

function firstStep(position: Position, techniques: readonly Technique[]): Step | undefined {
  for (let at = 0; at < techniques.length; at++) {
    const steps = techniques[at]!.find(position);
    if (steps === NOTHING) continue;
    // A loop that ends after a step would have to close the search, too.
    const { done, value } = steps[Symbol.iterator]().next();
    if (!done) return value;
  }
  return undefined;
}
