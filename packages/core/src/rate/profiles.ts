import { checkGeometry, type Geometry } from '../geometry/geometry.ts';
import { type Path, solvePath } from '../human/path.ts';
import type { Step } from '../human/steps/step.ts';
import { easiestStep } from '../human/why/easiest-step.ts';
import { gridOf } from '../puzzle/grid.ts';
import { checkPuzzle, type Puzzle } from '../puzzle/puzzle.ts';
import { check, checkOptions, LIST, oneOf } from '../result.ts';
import { hodoku } from './hodoku.ts';
import { PROFILE_NAMES, type ProfileName } from './profile-name.ts';
import { climb, type Rater } from './rater.ts';
import { se } from './se.ts';

/** The rater whose ladder a profile climbs. Our own order is that of the table of techniques. */
const RATER_OF: Readonly<Record<ProfileName, Rater<unknown> | undefined>> = { own: undefined, se, hodoku };

const A_PROFILE = /* @__PURE__ */ oneOf(PROFILE_NAMES);

/** The facts that a profile gets about a puzzle. */
export interface ProfileOptions {
  /** The printed digits, 0 elsewhere, when some of the puzzle's digits were placed later. */
  readonly givens?: Uint8Array;
}

/**
 * Whether a profile knows a board. Our own profile knows all boards of up to 32 digits, the others
 * the classic board.
 *
 *     hasProfile(boxed(2, 2), 'hodoku')      // false
 */
export function hasProfile(geometry: Geometry, profile: ProfileName): boolean {
  checkGeometry('hasProfile', geometry);
  check('hasProfile', 'profile', profile, A_PROFILE);
  return RATER_OF[profile]?.supports(geometry) ?? true;
}

/**
 * Solves a proper puzzle step by step, in the order of a profile. Throws a RangeError for a board
 * that the profile does not know.
 *
 *     profilePath(puzzleOf('12343412214343..'), 'own').steps.length      // 2
 */
export function profilePath(puzzle: Puzzle, profile: ProfileName, options: ProfileOptions = {}): Path {
  checkCall('profilePath', puzzle, profile, options);
  const rater = RATER_OF[profile];
  if (!rater) return solvePath(puzzle, options);
  const steps: Step[] = [];
  const { end, grid } = climb(puzzle, rater, { ...options, isExplained: true }, (step) => steps.push(step) > 0);
  return { steps, end, grid };
}

/**
 * The step of a hint in a profile, if there is one. In our own profile it is the step that is
 * easiest to follow, as `easiestStep` finds it; in the others, the first step of their path.
 *
 *     profileStep(puzzleOf('12343412214343..'), 'own').technique      // 'full-house'
 */
export function profileStep(puzzle: Puzzle, profile: ProfileName, options: ProfileOptions = {}): Step | undefined {
  checkCall('profileStep', puzzle, profile, options);
  const rater = RATER_OF[profile];
  if (!rater) return easiestStep(gridOf(puzzle), { givens: puzzle.givens, ...options });
  let first: Step | undefined;
  climb(puzzle, rater, { ...options, isExplained: true }, (step) => {
    first = step;
    return false;
  });
  return first;
}

function checkCall(caller: string, puzzle: Puzzle, profile: ProfileName, options: ProfileOptions): void {
  checkPuzzle(caller, puzzle);
  check(caller, 'profile', profile, A_PROFILE);
  checkOptions(caller, options, { givens: LIST });
}
