import { classic } from '../geometry/layouts.ts';
import type { Rater } from './rater.ts';
import { printed, type Rating, ratingOf } from './rating.ts';
import type { Score } from './score.ts';
import { beyondOn, SE_LADDER } from './se-ladder.ts';

/** The rating of Sudoku Explainer 1.2.1. All numbers are 0 when no cell is empty. */
export interface SeRating extends Rating {
  /** The hardest step. */
  readonly er: Score;
  /** The hardest step up to the first placement. */
  readonly ep: Score;
  /** The first step. */
  readonly ed: Score;
}

/**
 * Rates as Sudoku Explainer 1.2.1 does. Lists of hard puzzles give the ratings of that program.
 * When the counted budget of work is spent, the rating states a score that the puzzle exceeds.
 *
 *     const { er, ep, ed } = rate(puzzleOf('1'.padEnd(81, '.')), se).rating
 *     [er, ep, ed].map(scoreText)      // ['> 9.5', '> 9.5', '> 9.5']
 */
export const se: Rater<SeRating, 'se'> = {
  name: 'se',
  says: 'ER, EP, ED of Sudoku Explainer 1.2.1',
  supports: ({ id }) => id === classic.id,
  ladder: SE_LADDER,
  beyond: beyondOn,
  open() {
    let er = 0;
    let ep: number | undefined;
    let ed: number | undefined;
    let work = 0;
    return {
      add(score, { placements }) {
        er = Math.max(er, score);
        ed ??= er;
        if (placements.length > 0) ep ??= er;
        work += score - 1;
      },
      close(end, beyond) {
        const isSolved = end === 'solved';
        // The missing step may score less than an earlier step.
        const above = Math.max(beyond, printed(er - 0.1));
        const scoreOf = (score: number | undefined): Score =>
          score !== undefined ? printed(score) : isSolved ? 0 : { above };
        const hardest = scoreOf(isSolved ? er : undefined);
        return { ...ratingOf(hardest, work), er: hardest, ep: scoreOf(ep), ed: scoreOf(ed) };
      },
    };
  },
};
