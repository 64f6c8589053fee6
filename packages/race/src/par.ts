import type { Cell, Digit, Geometry } from '@pencilmark/core';
import { checkGeometry } from '@pencilmark/core/geometry';
import { digitCount } from '@pencilmark/core/geometry/plain';
import { applyStep, nextStep, type Step, type Technique, techniqueCalled } from '@pencilmark/core/human';
import { gridOf } from '@pencilmark/core/puzzle';
import { AMOUNT, check } from '@pencilmark/core/result';
import { DIGITS, PLACEMENTS } from './expected.ts';
import type { Placement } from './messages/parts.ts';

/** The par of a position: the seconds of its easiest placement, and that placement. */
export interface Par {
  readonly seconds: number;
  readonly cell: Cell;
  /** The digit, where a technique shows it. */
  readonly digit?: Digit;
}

/** How `par` may be called for a position; a caller may keep the answers. */
export type ParOf = typeof par;

// Seconds of search, from simulated duels: with these values neither guessing nor passing
// nor choosing certain cells pays.
const SECONDS = { fullHouse: 2, inBox: 3, inLine: 4, naked: 6, marks: 25, more: 60 } as const;

const SINGLES = ['full-house', 'hidden-single', 'naked-single'];
const MARKS = [
  'pointing',
  'claiming',
  'naked-pair',
  'hidden-pair',
  'naked-triple',
  'hidden-triple',
  'naked-quad',
  'hidden-quad',
];

/** How many steps with pencil marks are taken before a position counts as hard. */
const MOST_STEPS = 60;

/**
 * The par of a position: the seconds of its easiest placement. `digits` has 0 for an
 * empty cell, and the candidates `struckOut` are known to be wrong. A position that needs more than
 * locked candidates and subsets counts 60, and so does one that needs more than `most` of such
 * steps. A full board has no par.
 *
 *     par(boxed(2, 2), [1, 2, 3, ...Array(13).fill(0)])      // { seconds: 2, cell: 3, digit: 4 }
 */
export function par(
  geometry: Geometry,
  digits: readonly number[],
  struckOut: readonly Placement[] = [],
  most: number = MOST_STEPS,
): Par | undefined {
  checkGeometry('par', geometry);
  check('par', 'digits', digits, DIGITS);
  check('par', 'struckOut', struckOut, PLACEMENTS);
  check('par', 'most', most, AMOUNT);
  if (!digits.includes(0)) return undefined;
  const grid = gridOf({ geometry, givens: Uint8Array.from(digits), struckOut });
  const single = nextStep(grid, { techniques: techniques(SINGLES) });
  if (single) return { seconds: secondsOf(single), ...single.placements[0]! };
  for (let steps = 0; steps < most; steps++) {
    const step = nextStep(grid, { techniques: techniques(MARKS) });
    if (!step) break;
    applyStep(grid, step);
    const single = nextStep(grid, { techniques: techniques(SINGLES) });
    if (single) return { seconds: SECONDS.marks, ...single.placements[0]! };
  }
  return { seconds: SECONDS.more, cell: narrowest(grid.digits, grid.candidates) };
}

const techniques = (ids: readonly string[]): Technique[] => ids.map((id) => techniqueCalled(id)!);

/** The par of a placement by a single, in seconds. */
export function secondsOf({ technique, measures }: Step): number {
  if (technique === 'full-house') return SECONDS.fullHouse;
  if (technique === 'naked-single') return SECONDS.naked;
  return measures?.inBox ? SECONDS.inBox : SECONDS.inLine;
}

/** The first empty cell with the fewest candidates. */
function narrowest(digits: Uint8Array, candidates: Int32Array): Cell {
  let [best, least] = [-1, Number.POSITIVE_INFINITY];
  digits.forEach((digit, cell) => {
    const count = digitCount(candidates[cell]!);
    if (digit !== 0 || count >= least) return;
    [best, least] = [cell, count];
  });
  return best;
}
