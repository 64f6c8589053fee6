import { classic } from '../geometry/layouts.ts';
import { BRUTE_FORCE, HODOKU_LADDER, type HodokuRung } from './hodoku-ladder.ts';
import { HODOKU_LEVELS, type HodokuLevel } from './hodoku-level.ts';
import type { Rater } from './rater.ts';
import type { Score } from './score.ts';

/** HoDoKu's rating of a puzzle. */
export interface HodokuRating {
  readonly level: HodokuLevel;
  /**
   * The sum of the scores of all steps. A puzzle without a single solution has more than the sum up
   * to where nothing is found.
   */
  readonly score: Score;
}

const LEVEL_NAMES: readonly HodokuLevel[] = HODOKU_LEVELS.map(({ name }) => name);

/** The place of the hardest level that a technique makes a puzzle, by the technique's id. */
const LEVEL_OF = new Map(
  HODOKU_LADDER.flatMap(({ techniques, level }: HodokuRung) =>
    techniques.map(({ id }) => [id, LEVEL_NAMES.indexOf(level)] as const),
  ),
);

/**
 * Rates as HoDoKu 2.3.0 does with its settings as they come: its level, and its score. Every step
 * adds to the score; a score that is too high for a level makes it the next level.
 *
 *     rate(puzzleOf('1'.padEnd(81, '.')), hodoku).rating.level      // 'Extreme'
 */
export const hodoku: Rater<HodokuRating, 'hodoku'> = {
  name: 'hodoku',
  says: 'level and score of HoDoKu 2.3.0',
  supports: ({ id }) => id === classic.id,
  ladder: HODOKU_LADDER,
  hasQueues: true,
  beyond: () => BRUTE_FORCE,
  open() {
    let sum = 0;
    let hardest = 0;
    return {
      add(score, { technique }) {
        sum += score;
        hardest = Math.max(hardest, LEVEL_OF.get(technique) ?? 0);
      },
      close(end, beyond) {
        if (end !== 'solved') return { level: 'Extreme', score: { above: sum + beyond - 1 } };
        while (sum > HODOKU_LEVELS[hardest]!.most) hardest++;
        return { level: LEVEL_NAMES[hardest]!, score: sum };
      },
    };
  },
};
