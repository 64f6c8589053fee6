import { Position } from '@pencilmark/core/human';
import { secondsOf } from './fair.ts';
import type { ReviewedGame } from './game.ts';
import type { Glance } from './glances.ts';
import { placing } from './trail.ts';

/** What a second of the average player lasts for somebody of whom nothing is known, in ms. */
const AVERAGE_PACE = 1000;

/**
 * How long a player takes for what takes the average player a second, in milliseconds: the median
 * of all singles that the player wrote. Few things vary as little, and nobody has to guess them.
 */
export function paceOf({ givens, solution }: ReviewedGame, glances: readonly Glance[]): number {
  // The first look at a board takes its own time.
  const paces = glances.slice(1).flatMap(({ change, isMisled, tookMs, written }) => {
    const [placed] = change.kind === 'digit' ? change.placed : [];
    if (!placed || isMisled || tookMs === 0 || placed.digit !== solution[placed.cell]) return [];
    const single = placing(new Position(written, givens), placed.cell, placed.digit);
    return single ? [tookMs / secondsOf(single.technique)] : [];
  });
  return median(paces) ?? AVERAGE_PACE;
}

/** The value in the middle; the lower one of two. */
export const median = (values: readonly number[]): number | undefined =>
  values.toSorted((a, b) => a - b)[(values.length - 1) >> 1];
