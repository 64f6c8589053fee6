import { fail } from '../../result.ts';
import type { Format } from '../format.ts';
import { isLinePuzzle } from '../line/line.ts';
import { isPlain, sizeOf } from '../text/board.ts';
import { dotted, writeCells } from '../text/cells.ts';
import { isTitle } from '../text/header.ts';
import { isMap } from '../text/map.ts';
import { contentLines } from '../text/text-lines.ts';
import { locate } from '../text/trouble.ts';
import { charactersIn, hasBars, LONGEST_BLOCK, readSquare, rowsIn } from './grid-text.ts';

/** Whether a text is a square of characters without bars or borders. */
const isSquare = (text: string): boolean => {
  if (text.length > LONGEST_BLOCK || hasBars(text) || rowsIn(text).borders.length > 0) return false;
  const characters = charactersIn(text);
  return characters.ok && sizeOf(characters.value.run.length) > 0 && !isMap(characters.value.run);
};

/** A plain text with one row a line. */
export const rows: Format<'rows'> = {
  name: 'rows',
  says: 'one row a line, blanks as dots, zeros or spaces',
  record: 'block',
  canPrint: isPlain,
  signs: { isHeading: isTitle },
  isMeant: (text) => {
    const [first, second] = contentLines(text.slice(0, LONGEST_BLOCK), 2);
    return first !== undefined && second !== undefined && !isLinePuzzle(first.text);
  },
  looksLike: isSquare,
  parse: (text, options) => locate(text, readSquare(text, options)),
  print: (puzzle, notation) => {
    if (!isPlain(puzzle)) fail(`rows for ${puzzle.geometry.id}; expected givens alone on a usual board`);
    const { size } = puzzle.geometry;
    // A row of spaces would look like a blank line between boards.
    const cells = writeCells(puzzle, dotted(notation));
    return puzzle.geometry.houses
      .slice(0, size)
      .map((_, row) => cells.slice(row * size, (row + 1) * size))
      .join('\n');
  },
};
