import { AMOUNT, check, fail } from '../result.ts';
import { checkScore, rankOf, type Score } from './score.ts';

/** How hard a puzzle is, as people say it. */
export type Difficulty = (typeof DIFFICULTIES)[number]['name'];

/**
 * The names of difficulty, from the least. A puzzle has the first name whose two limits it does not
 * exceed. `hardest` limits its hardest step, scored as Sudoku Explainer does. `work` limits its
 * work: of the puzzles with such a hardest step, some nineteen in twenty or more need less. So a
 * name promises a most, never a least: long work alone makes a puzzle fiendish that needs no chain.
 * `says` tells that most. The limits are where HoDoKu's levels on the classic board begin, as far
 * as they can be: "gentle" and "easy" are easy there, "moderate" is easy or medium, "tricky" is
 * medium, "hard" is hard, and "extreme" extreme; "fiendish" lies about its unfair. The page
 * `docs/difficulty.md` has the figures.
 */
export const DIFFICULTIES = [
  { name: 'gentle', hardest: 1.2, work: 8, says: 'at most digits that have one place left in a box' },
  { name: 'easy', hardest: 1.5, work: 10, says: 'at most digits that have one place left in a house' },
  { name: 'moderate', hardest: 2.5, work: 15, says: 'at most what can be seen without pencil marks' },
  { name: 'tricky', hardest: 3.6, work: 28, says: 'at most locked candidates, pairs, naked triples, X-Wings' },
  {
    name: 'hard',
    hardest: 6.6,
    work: 45,
    says: 'at most larger fish and subsets, wings, unique rectangles, the shortest chains',
  },
  { name: 'fiendish', hardest: 7.5, work: 150, says: 'at most longer chains' },
  { name: 'extreme', hardest: Number.POSITIVE_INFINITY, work: Number.POSITIVE_INFINITY, says: 'without a limit' },
] as const;

/**
 * The difficulty of a puzzle. `work` is the sum over all steps of their scores above 1, on a board
 * of 81 cells.
 *
 *     difficultyOf(1.5, 8.6)      // 'easy'
 *     difficultyOf(1.5, 10.8)      // 'moderate'
 *     difficultyOf({ above: 7.5 }, 8.6)      // 'extreme'
 */
export function difficultyOf(hardest: Score, work: number): Difficulty {
  checkScore('difficultyOf', hardest);
  check('difficultyOf', 'work', work, AMOUNT);
  const rank = rankOf(hardest);
  return DIFFICULTIES.find((row) => rank <= row.hardest && work <= row.work)!.name;
}

/**
 * The score of the hardest step that a difficulty allows. Throws a RangeError for a name that is
 * not in `DIFFICULTIES`.
 *
 *     hardestOf('tricky')      // 3.6
 */
export const hardestOf = (difficulty: string): number =>
  DIFFICULTIES.find(({ name }) => name === difficulty)?.hardest ??
  fail(
    `hardestOf was called with ${String(difficulty)}; expected one of ${DIFFICULTIES.map(({ name }) => name).join(', ')}`,
  );
