/** What a thread makes for matches: it would hold up the sockets of the service. */
import { generate } from '@pencilmark/core/generate';
import { ALPHABET, geometryOf } from '@pencilmark/core/geometry';
import type { Puzzle } from '@pencilmark/core/puzzle';
import { hardestOf, rankOf, rate, raterFor, scaleFor } from '@pencilmark/core/rate';
import { solversFor } from '@pencilmark/solvers';
import type { MadePuzzle, Making } from './wish.ts';

// Rating takes a millisecond on 9×9, and a level is met by one puzzle in some dozens.
const MOST_TRIES = 5000;

const lineOf = (digits: ArrayLike<number>): string =>
  Array.from(digits, (digit) => (digit === 0 ? '.' : ALPHABET[digit - 1])).join('');

async function make({ board, level, count, hardest, seed }: Making): Promise<MadePuzzle[]> {
  const geometry = geometryOf(board);
  if (!geometry.ok) throw new RangeError(geometry.error.message);
  const rater = raterFor(geometry.value);
  const solvers = await solversFor(geometry.value);
  let er = 0;
  const accept = (puzzle: Puzzle): boolean => {
    const { rating } = rate(puzzle, rater, { most: Math.min(hardest, hardestOf(level, scaleFor(geometry.value))) });
    er = rankOf(rating.hardest);
    return rating.difficulty === level && er <= hardest;
  };
  const made: MadePuzzle[] = [];
  for (let number = 0; number < count; number++) {
    const generated = generate({
      geometry: geometry.value,
      seed: seed + number,
      accept,
      maxTries: MOST_TRIES,
      solvers,
    });
    if (!generated.reached) continue;
    made.push({
      puzzle: lineOf(generated.puzzle.givens),
      solution: lineOf(generated.solution),
      er: Math.round(er * 10),
    });
  }
  return made;
}

/** Makes puzzles, a list for each order. */
export async function answer(makings: readonly Making[]): Promise<MadePuzzle[][]> {
  const made: MadePuzzle[][] = [];
  for (const making of makings) made.push(await make(making));
  return made;
}
