import { LARGEST_DIGIT_SET } from '../sets/digits.ts';
import { withClueRungs } from './clue-ladder.ts';
import { scaleFor } from './difficulty.ts';
import type { Rater } from './rater.ts';
import { printed, type Rating, ratingOf } from './rating.ts';
import { beyondOn, SE_LADDER } from './se-ladder.ts';

/**
 * Rates on every board up to 32 digits. The ladder is that of `se` with techniques for clues in it.
 * Techniques that make no sense on the board are left out. Sudoku Explainer rates classic boards
 * only: on other boards, the scores are not SE ratings.
 */
export const pencilmark: Rater<Rating, 'pencilmark'> = {
  name: 'pencilmark',
  says: 'hardest step and amount of work, on every board',
  supports: ({ size }) => size <= LARGEST_DIGIT_SET,
  ladder: withClueRungs(SE_LADDER),
  beyond: beyondOn,
  open({ geometry }) {
    let hardest = 0;
    let work = 0;
    return {
      add(score) {
        hardest = Math.max(hardest, score);
        work += ((score - 1) * 81) / geometry.cellCount;
      },
      close: (end, beyond) =>
        ratingOf(
          end === 'solved' ? printed(hardest) : { above: Math.max(beyond, printed(hardest - 0.1)) },
          work,
          scaleFor(geometry),
        ),
    };
  },
};
