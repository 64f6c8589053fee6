import { checkGeometry, type Geometry } from '../geometry/geometry.ts';
import { fail } from '../result.ts';
import { pencilmark } from './pencilmark.ts';
import type { Rater } from './rater.ts';
import type { Rating } from './rating.ts';
import { se } from './se.ts';

// As a tuple, so that its type knows every name.
const ROWS = [se, pencilmark] as const;

/** The name of a rater of the table. */
export type RaterName = (typeof ROWS)[number]['name'];

/** Every rater. Raters for a single board come first. */
export const RATERS: readonly Rater<Rating, RaterName>[] = ROWS;

/**
 * The first rater for a board. Throws a RangeError for boards of more than 32 digits, which have
 * none.
 *
 *     raterFor(classic).name      // 'se'
 */
export function raterFor(geometry: Geometry): Rater<Rating, RaterName> {
  checkGeometry('raterFor', geometry);
  return RATERS.find((rater) => rater.supports(geometry)) ?? fail(`no rater for ${geometry.id}`);
}
