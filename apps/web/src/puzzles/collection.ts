import { puzzleOf } from '@pencilmark/core/format';
import { idParts, plainGeometryOf, randomSymmetry } from '@pencilmark/core/geometry/plain';
import { makePuzzle, permuteCells, relabel } from '@pencilmark/core/puzzle';
import { type Random, shuffled } from '@pencilmark/core/random';
import type { Made, Wish } from './order.ts';

/** A line of the collection: a puzzle that was rated when it was made. */
interface Line {
  readonly text: string;
  readonly board: string;
  readonly difficulty: string;
  readonly hardest: string;
}

/** The rows of corpus/collection.tsv: puzzle, board, difficulty, rating of the hardest step. */
export const linesOf = (text: string): Line[] =>
  text
    .split('\n')
    .filter((row) => row !== '' && !row.startsWith('#'))
    .map((row) => {
      const [puzzle = '', board = '', difficulty = '', hardest = ''] = row.split('\t');
      return { text: puzzle, board, difficulty, hardest };
    });

/**
 * Whether the collection can know of such puzzles: techniques, symmetry and maps are not on record.
 */
export const isOnRecord = ({ board, technique, symmetry = 'none' }: Wish): boolean =>
  technique === undefined && symmetry === 'none' && !idParts(board).isJigsaw;

/**
 * A puzzle of the collection that meets a wish, with its digits renamed, its rows and columns
 * exchanged, turned or mirrored as far as the board allows: just as hard, and never the same sight.
 * Nothing when none does.
 */
export function fromCollection(text: string, wish: Wish, random: Random): Made | undefined {
  if (!isOnRecord(wish)) return undefined;
  const { board, difficulty, least = 0, most = Number.POSITIVE_INFINITY } = wish;
  const fitting = linesOf(text).filter((line) => {
    const score = line.hardest.startsWith('>') ? Number.POSITIVE_INFINITY : Number(line.hardest);
    return (
      line.board === board && (difficulty ?? line.difficulty) === line.difficulty && least <= score && score <= most
    );
  });
  const line = fitting[random.below(Math.max(1, fitting.length))];
  const geometry = plainGeometryOf(board);
  if (!line || !geometry.ok) return undefined;
  const { size } = geometry.value;
  const digits = shuffled(
    Array.from({ length: size }, (_, index) => index + 1),
    random,
  );
  const { givens } = permuteCells(
    relabel(makePuzzle(geometry.value, puzzleOf(line.text, geometry.value).givens), digits),
    randomSymmetry(geometry.value, random),
  );
  return {
    board,
    givens: [...givens],
    difficulty: line.difficulty as Made['difficulty'],
    hardest: line.hardest,
    tries: 0,
  };
}
