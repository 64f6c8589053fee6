import { fail } from '../result.ts';
import { isPlain, sizeOf } from './board.ts';
import { dotted, writeCells } from './cells.ts';
import type { Format } from './format.ts';
import { charactersIn, hasBars, LONGEST_BLOCK, readSquare, rowsIn } from './grid-text.ts';
import { isTitle } from './header.ts';
import { isLinePuzzle } from './line.ts';
import { isMap } from './map.ts';
import { contentLines } from './text-lines.ts';
import { locate } from './trouble.ts';

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
