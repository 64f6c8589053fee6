import { type LanguageCode, techniqueNames } from '@pencilmark/core/human';
import type { Puzzle } from '@pencilmark/core/puzzle';
import { rate, raterFor, scoreText } from '@pencilmark/core/rate';
import { type Solvers, search, trueCandidates } from '@pencilmark/core/solve';
import type { Work } from '../../engine/task.ts';
import type { Count, RatingReply } from './tasks.ts';

// All questions together take some seconds on the hardest boards; one of many gets less.
const MOST_CALLS = 5_000_000;
export const MOST_CALLS_EACH = 300_000;

/** Counts solutions up to a limit; that there are several is reported at once. */
export function count(
  puzzle: Puzzle,
  solvers: Solvers,
  limit: number,
  { progress }: Pick<Work<Count>, 'progress'>,
): Count {
  const first = search(puzzle, { limit: 2, keep: 0, maxCalls: MOST_CALLS, solvers });
  if (first.stopped !== 'limit') return { count: first.count, isAll: first.stopped === 'exhausted' };
  progress(0, { count: first.count, isAll: false });
  const all = search(puzzle, { limit: limit + 1, keep: 0, maxCalls: MOST_CALLS, solvers });
  return { count: Math.min(limit, all.count), isAll: all.stopped === 'exhausted' };
}

// A call on a board with twice the cells takes about four times as long.
const callsOn = ({ cellCount }: Puzzle['geometry']): number => MOST_CALLS * Math.min(1, (81 / cellCount) ** 2);

/**
 * The digits that each cell has in some solution, as sets; nothing when the search does not end
 * within some seconds.
 */
export const candidates = (
  puzzle: Puzzle,
  solvers: Solvers,
  maxCalls = callsOn(puzzle.geometry),
): Int32Array | undefined => {
  const truth = trueCandidates(puzzle, { solvers, maxCalls: Math.trunc(maxCalls) });
  return truth && Int32Array.from(truth, (digits) => digits.reduce((set, digit) => set | (1 << (digit - 1)), 0));
};

/** How hard a proper puzzle is, and what it takes. */
export function rating(puzzle: Puzzle, language: LanguageCode): RatingReply {
  const rater = raterFor(puzzle.geometry);
  const { rating: score, end, techniques } = rate(puzzle, rater);
  return {
    rater: rater.name,
    score: scoreText(score.hardest),
    difficulty: score.difficulty,
    isSolved: end === 'solved',
    techniques: Object.entries(techniques).map(([id, count]) => ({ name: techniqueNames(id)[language], count })),
  };
}
