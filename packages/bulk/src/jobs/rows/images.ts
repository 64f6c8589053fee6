import { type CellPermutation, type Geometry, randomSymmetry } from '@pencilmark/core/geometry';
import { makePuzzle, permuteCells, relabel } from '@pencilmark/core/puzzle';
import { shuffled } from '@pencilmark/core/random';
import { KNOWN_BY_ALL } from '@pencilmark/core/solve';
import type { RowMaker } from './row-maker.ts';
import { randomFor, type Subject, textOf } from './subject.ts';

/** A symmetry: where each cell goes, and what each digit becomes. */
interface ImageItem {
  readonly copy: number;
  readonly cells: CellPermutation;
  readonly digits: readonly number[];
}

/** Whether a board has no rules but that cells differ. Then every digit may become any other. */
export const isOfPeersAlone = ({ demands }: Geometry): boolean =>
  demands.every(({ kind }) => KNOWN_BY_ALL.includes(kind));

function imageOf({ cells, digits }: ImageItem, subject: Subject, of: Uint8Array): string {
  const moved = permuteCells(makePuzzle(subject.question.puzzle.geometry, of), cells);
  const isSame = digits.every((digit, index) => digit === index + 1);
  return textOf(subject, (isSame ? moved : relabel(moved, digits)).givens);
}

/** Images of a puzzle under symmetries of its board, which are drawn. */
export const images: RowMaker<ImageItem> = {
  *items(subject, options) {
    const { geometry } = subject.question.puzzle;
    const random = randomFor(subject, options);
    const digits = Array.from({ length: geometry.size }, (_, index) => index + 1);
    for (let copy = 1; copy <= (options.copies ?? 1); copy++)
      yield {
        copy,
        cells: randomSymmetry(geometry, random),
        digits: isOfPeersAlone(geometry) ? shuffled(digits, random) : digits,
      };
  },
  values: {
    copy: ({ copy }) => copy,
    image: (item, subject) => imageOf(item, subject, subject.question.puzzle.givens),
    'image-solution': (item, subject) => imageOf(item, subject, subject.question.solution),
    cells: ({ cells }) => cells,
    digits: ({ digits }) => digits,
  },
};
