import { Position, type Step, type Technique, techniqueCalled } from '@pencilmark/core/human';
import type { Candidate, Grid } from '@pencilmark/core/puzzle';
import { checkGrid } from '@pencilmark/core/puzzle';
import { check, checkOptions, FLAG, type KeysOf } from '@pencilmark/core/result';
import { SUPPOSITIONS } from '../expected.ts';
import { type Contradiction, contradictionIn } from './contradiction.ts';
import { type Supposition, supposed } from './supposition.ts';

/** A step that is there because of a supposition. */
export interface Consequence {
  readonly step: Step;
  /** How many steps it takes from the supposition to here: 1 for what follows at once. */
  readonly distance: number;
}

/** All that follows from some suppositions by steps that are easy to see. */
export interface Following {
  readonly suppositions: readonly Supposition[];
  /** Nearest first; each step in the grid in which those before it are done. */
  readonly consequences: readonly Consequence[];
  /** Why the suppositions cannot all hold, where that shows. */
  readonly contradiction?: Contradiction;
  /** The digits and the candidates in the end. */
  readonly digits: Uint8Array;
  readonly candidates: Int32Array;
}

/** Which steps count. */
export interface FollowOptions {
  /** Whether pointing and claiming count, where no single is left. Default: singles alone. */
  readonly hasLocked?: boolean;
}

export const FOLLOW_KEYS: KeysOf<FollowOptions> = { hasLocked: FLAG };

const SINGLES = named('full-house', 'naked-single', 'hidden-single');
const LOCKED = named('pointing', 'claiming');

function named(...ids: readonly string[]): readonly Technique[] {
  return ids.map((id) => techniqueCalled(id)!);
}

const keyOf = ({ cell, digit }: Candidate): string => `${cell} ${digit}`;
const deedsOf = ({ placements, eliminations }: Step): string[] => [
  ...placements.map((placement) => `= ${keyOf(placement)}`),
  ...eliminations.map((elimination) => `≠ ${keyOf(elimination)}`),
];

/**
 * What follows from suppositions: singles wave by wave, nearest first, until nothing more follows
 * or a contradiction shows. What follows without them is left out, and nothing rests on it: so
 * nobody learns more of the solution than the suppositions give away.
 *
 *     const grid = gridOf(puzzleOf('12..' + '....'.repeat(3)));
 *     const { consequences } = followingOf(grid, [{ cell: 4, digit: 3, isOn: true }]);
 *     consequences[0].step.placements      // [{ cell: 5, digit: 4 }]
 */
export function followingOf(grid: Grid, suppositions: readonly Supposition[], options: FollowOptions = {}): Following {
  checkGrid('followingOf', grid);
  check('followingOf', 'suppositions', suppositions, SUPPOSITIONS);
  checkOptions('followingOf', options, FOLLOW_KEYS);
  const { hasLocked = false } = options;
  const now = supposed(grid, suppositions);
  const consequences: Consequence[] = [];
  const known = knownIn(grid);
  let contradiction = contradictionIn(now);
  for (let distance = 1; !contradiction; distance++) {
    const wave = newSteps(now, SINGLES, known);
    const steps = wave.length === 0 && hasLocked ? newSteps(now, LOCKED, known) : wave;
    if (steps.length === 0) break;
    for (const step of steps) {
      if (!isOpen(now, step)) continue;
      perform(now, step);
      consequences.push({ step, distance });
      contradiction = contradictionIn(now);
      if (contradiction) break;
    }
  }
  const end = { suppositions, consequences, digits: now.digits, candidates: now.candidates };
  return contradiction ? { ...end, contradiction } : end;
}

/** What is there without any supposition. */
const knownIn = (grid: Grid): ReadonlySet<string> =>
  new Set([...SINGLES, ...LOCKED].flatMap(({ find }) => [...find(new Position(grid.copy()))].flatMap(deedsOf)));

/** The steps of some techniques that were not there before, one for each thing that they do. */
function newSteps(grid: Grid, techniques: readonly Technique[], known: ReadonlySet<string>): Step[] {
  const position = new Position(grid);
  const done = new Set<string>();
  return techniques
    .flatMap(({ find }) => [...find(position)])
    .filter((step) => {
      const deeds = deedsOf(step).filter((deed) => !known.has(deed) && !done.has(deed));
      for (const deed of deeds) done.add(deed);
      return deeds.length > 0;
    });
}

/** Whether a step still changes something: another of its wave may have done the same. */
const isOpen = (grid: Grid, { placements, eliminations }: Step): boolean =>
  [...placements, ...eliminations].some(({ cell, digit }) => grid.has(cell, digit));

function perform(grid: Grid, { placements, eliminations }: Step): void {
  for (const { cell, digit } of placements) grid.place(cell, digit);
  for (const candidate of eliminations) grid.eliminate(candidate);
}
