import { AMOUNT, check, checkArgument, fail, oneOf } from '../result.ts';
import { checkScore, rankOf, type Score } from './score.ts';

/** How hard a puzzle is, as people say it. */
export type Difficulty = (typeof DIFFICULTIES)[number]['name'];

/** The limits of a name: most puzzles of boards with clues need many more steps than plain ones. */
export type Scale = 'plain' | 'clued';

/**
 * The names of difficulty, from the least. A puzzle has the first name whose two limits on the
 * scale of its board it does not exceed. `hardest` limits its hardest step, `work` its work: of the
 * puzzles with such a hardest step, some nineteen in twenty or more need less. So a name promises a
 * most, never a least: long work alone makes a puzzle fiendish that needs no chain. `says` tells
 * that most. On boards without clues steps are scored as Sudoku Explainer does, and the limits are
 * where HoDoKu's levels on the classic board begin, as far as they can be: "gentle" and "easy" are
 * easy there, "moderate" is easy or medium, "tricky" is medium, "hard" is hard, and "extreme"
 * extreme; "fiendish" lies about its unfair. On boards with clues they lie where the techniques for
 * clues change. The page `docs/difficulty.md` has the figures of both.
 */
export const DIFFICULTIES = [
  {
    name: 'gentle',
    plain: { hardest: 1.2, work: 8, says: 'at most digits that have one place left in a box' },
    clued: { hardest: 2.0, work: 40, says: 'at most digits that a house or a single clue tells' },
  },
  {
    name: 'easy',
    plain: { hardest: 1.5, work: 10, says: 'at most digits that have one place left in a house' },
    clued: { hardest: 2.5, work: 140, says: 'at most what a single clue leaves to its cells' },
  },
  {
    name: 'moderate',
    plain: { hardest: 2.5, work: 15, says: 'at most what can be seen without pencil marks' },
    clued: { hardest: 3.2, work: 250, says: 'at most what clues must hold, locked candidates, pairs' },
  },
  {
    name: 'tricky',
    plain: { hardest: 3.6, work: 28, says: 'at most locked candidates, pairs, naked triples, X-Wings' },
    clued: { hardest: 4.5, work: 300, says: 'at most clues and houses together, one digit looked at in vain' },
  },
  {
    name: 'hard',
    plain: {
      hardest: 6.6,
      work: 45,
      says: 'at most larger fish and subsets, wings, unique rectangles, the shortest chains',
    },
    clued: { hardest: 5.8, work: 420, says: 'at most trials with up to four consequences' },
  },
  {
    name: 'fiendish',
    plain: { hardest: 7.5, work: 150, says: 'at most longer chains' },
    clued: { hardest: 7.2, work: 700, says: 'at most longer chains and trials with some twenty consequences' },
  },
  {
    name: 'extreme',
    plain: { hardest: Number.POSITIVE_INFINITY, work: Number.POSITIVE_INFINITY, says: 'without a limit' },
    clued: { hardest: Number.POSITIVE_INFINITY, work: Number.POSITIVE_INFINITY, says: 'without a limit' },
  },
] as const;

const SCALE = /* @__PURE__ */ oneOf(['plain', 'clued']);

/**
 * The scale for a board: that of clues where it has some.
 *
 *     scaleFor(classic)      // 'plain'
 */
export function scaleFor(board: { readonly clues: readonly unknown[] }): Scale {
  checkArgument('scaleFor', Array.isArray(board?.clues), board, 'a board, such as classic');
  return board.clues.length === 0 ? 'plain' : 'clued';
}

/**
 * The difficulty of a puzzle. `work` is the sum over all steps of their scores above 1, on a board
 * of 81 cells. Throws a RangeError for an unknown scale.
 *
 *     difficultyOf(1.5, 8.6)      // 'easy'
 *     difficultyOf(1.5, 10.8)      // 'moderate'
 *     difficultyOf({ above: 7.5 }, 8.6)      // 'extreme'
 *     difficultyOf(2.4, 84.6, 'clued')      // 'easy'
 */
export function difficultyOf(hardest: Score, work: number, scale: Scale = 'plain'): Difficulty {
  checkScore('difficultyOf', hardest);
  check('difficultyOf', 'work', work, AMOUNT);
  check('difficultyOf', 'scale', scale, SCALE);
  const rank = rankOf(hardest);
  return DIFFICULTIES.find((row) => rank <= row[scale].hardest && work <= row[scale].work)!.name;
}

/**
 * The score of the hardest step that a difficulty allows. Throws a RangeError for a name that is
 * not in `DIFFICULTIES`, and for an unknown scale.
 *
 *     hardestOf('tricky')      // 3.6
 *     hardestOf('tricky', 'clued')      // 4.5
 */
export function hardestOf(difficulty: string, scale: Scale = 'plain'): number {
  check('hardestOf', 'scale', scale, SCALE);
  return (
    DIFFICULTIES.find(({ name }) => name === difficulty)?.[scale].hardest ??
    fail(
      `hardestOf was called with ${String(difficulty)}; expected one of ${DIFFICULTIES.map(({ name }) => name).join(', ')}`,
    )
  );
}
