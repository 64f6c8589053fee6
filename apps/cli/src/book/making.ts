import { ALPHABETS } from '@pencilmark/core/format';
import { generate, generateClued } from '@pencilmark/core/generate';
import { solvePath } from '@pencilmark/core/human';
import type { Puzzle } from '@pencilmark/core/puzzle';
import { hardestOf, pencilmark, type Rating, rankOf, rate, raterFor, scaleFor } from '@pencilmark/core/rate';
import type { Posed } from './book.ts';
import type { ChapterWish } from './wish.ts';

const MOST_TRIES = 10_000;

/** Makes a puzzle of a chapter; undefined when none is found. */
export function makePosed(wish: ChapterWish, seed: number): Posed | undefined {
  const { geometry, kinds } = wish;
  const wanted = { geometry, seed };
  const { accept, isEasy } = judgeOf(wish);
  const made =
    kinds.length > 0
      ? generateClued({ ...wanted, kinds, ...(accept && { accept }), ...(isEasy && { isEasy }) })
      : generate({ ...wanted, ...(accept && { accept, ...(geometry.size <= 9 && { maxTries: MOST_TRIES }) }) });
  if (!made.reached) return undefined;
  const alphabet = ALPHABETS.find(({ characters }) => characters.length >= geometry.size)!.characters;
  return { puzzle: made.puzzle, solution: made.solution, alphabet };
}

/** What a puzzle of a chapter must be, and what a puzzle with further clues taken away must be. */
function judgeOf({ geometry, difficulty, kinds, techniques }: ChapterWish): {
  readonly accept?: (puzzle: Puzzle) => boolean;
  readonly isEasy?: (puzzle: Puzzle) => boolean;
} {
  if (difficulty === undefined && techniques.length === 0) return {};
  const rater = kinds.length > 0 ? pencilmark : raterFor(geometry);
  const scale = kinds.length > 0 ? 'clued' : scaleFor(geometry);
  const most = difficulty === undefined ? Number.POSITIVE_INFINITY : hardestOf(difficulty, scale);
  const rated = (puzzle: Puzzle) => rate<Rating>(puzzle, rater, { most });
  const accept = (puzzle: Puzzle): boolean => {
    if (difficulty !== undefined && rated(puzzle).rating.difficulty !== difficulty) return false;
    if (techniques.length === 0) return true;
    const used = new Set(solvePath(puzzle).steps.map(({ technique }) => technique));
    return techniques.every((technique) => used.has(technique));
  };
  const isEasy = (puzzle: Puzzle): boolean => {
    const { end, rating } = rated(puzzle);
    return end === 'solved' && rankOf(rating.hardest) <= most;
  };
  return { accept, ...(most < Number.POSITIVE_INFINITY && { isEasy }) };
}
