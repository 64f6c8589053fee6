import type { Puzzle } from '../../puzzle/puzzle.ts';
import { fail } from '../../result.ts';
import type { Format } from '../format.ts';
import { SMALLEST_TEXT_SIZE } from '../text/board.ts';
import { hasMarks } from '../text/marks.ts';
import { locate } from '../text/trouble.ts';
import { draw, hasBars, LONGEST_BLOCK, plainBoxes, rowsIn } from './grid-text.ts';
import { markWords, readMarked, readMarkText } from './mark-text.ts';

const canPrint = (puzzle: Puzzle): boolean =>
  puzzle.geometry.size >= SMALLEST_TEXT_SIZE && plainBoxes(puzzle.geometry) !== undefined && hasMarks(puzzle);

/** A drawn board with the candidates of every cell. */
export const pencilmarks: Format<'pencilmarks'> = {
  name: 'pencilmarks',
  says: 'all candidates of every cell in a drawn board; a lone digit is a given if no peer has it as a candidate',
  record: 'block',
  canPrint,
  looksLike: (text) => {
    if (text.length > LONGEST_BLOCK) return false;
    const { rows, borders } = rowsIn(text);
    return (
      (borders.length > 0 || rows.some((row) => hasBars(row.text))) &&
      rows.length >= SMALLEST_TEXT_SIZE &&
      rows.every((row) => row.words.length === rows.length) &&
      rows.some((row) => row.words.some((word) => word.text.length > 1)) &&
      readMarkText(text).ok
    );
  },
  parse: (text, options) => locate(text, readMarked(text, options)),
  print: (puzzle, notation) =>
    canPrint(puzzle)
      ? draw(puzzle, markWords(puzzle, notation))
      : fail(
          `pencil marks for ${puzzle.geometry.id}; expected plain boxes, no conflict, and a candidate for every cell`,
        ),
};
