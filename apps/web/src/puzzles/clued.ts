import type { LanguageCode } from '@pencilmark/core/human';
import { readyFor } from './boards.ts';

/** A puzzle of the collection whose board has clues. */
export interface CluedPuzzle {
  /** Its name in the collection. */
  readonly name: string;
  /** Its title in English and, where it has one, in other languages. */
  readonly titles: Readonly<Partial<Record<LanguageCode, string>>> & { readonly en: string };
  readonly board: string;
  readonly givens: readonly number[];
  readonly solution: readonly number[];
  readonly difficulty: string;
  readonly hardest: string;
}

/**
 * The rows of corpus/clues.tsv: name, titles, board, givens, solution, difficulty, what the hardest
 * step is worth.
 */
export const cluedIn = (text: string): CluedPuzzle[] =>
  text
    .split('\n')
    .filter((row) => row !== '' && !row.startsWith('#'))
    .map((row) => {
      const [name = '', en = '', de = '', board = '', givens = '', solution = '', difficulty = '', hardest = ''] =
        row.split('\t');
      return {
        name,
        titles: { en, de },
        board,
        givens: digitsIn(givens),
        solution: digitsIn(solution),
        difficulty,
        hardest,
      };
    });

const digitsIn = (text: string): number[] => Array.from(text, (character) => Number(character) || 0);

/** All puzzles of the collection whose boards have clues, once these can be shown. */
export async function cluedPuzzles(): Promise<readonly CluedPuzzle[]> {
  const { default: text } = await import('../../../../corpus/clues.tsv?raw');
  const puzzles = cluedIn(text);
  await readyFor(puzzles.map(({ board }) => board));
  return puzzles;
}
