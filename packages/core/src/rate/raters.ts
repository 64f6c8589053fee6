import type { Geometry } from '../geometry/geometry.ts';
import { fail } from '../result.ts';
import { pencilmark } from './pencilmark.ts';
import type { Rater } from './rater.ts';
import type { Rating } from './rating.ts';
import { se } from './se.ts';

/** Every rater; what knows one board only comes first. */
export const RATERS: readonly Rater<Rating>[] = [se, pencilmark];

/**
 * The first rater for a board; fails loudly on boards of more than 32 digits, which have none.
 *
 *     raterFor(classic).name      // 'se'
 */
export const raterFor = (geometry: Geometry): Rater<Rating> =>
  RATERS.find((rater) => rater.supports(geometry)) ?? fail(`no rater for ${geometry.id}`);
