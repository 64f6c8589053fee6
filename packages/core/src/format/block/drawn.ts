import type { Puzzle } from '../../puzzle/puzzle.ts';
import { fail } from '../../result.ts';
import type { Format } from '../format.ts';
import { SMALLEST_TEXT_SIZE, sizeOf } from '../text/board.ts';
import { locate } from '../text/trouble.ts';
import { cellWords, charactersIn, draw, hasBars, LONGEST_BLOCK, plainBoxes, readSquare, rowsIn } from './grid-text.ts';

const canPrint = ({ geometry, struckOut }: Puzzle): boolean =>
  geometry.size >= SMALLEST_TEXT_SIZE && plainBoxes(geometry) !== undefined && !struckOut?.length;

/** A board for people, with lines between the boxes. */
export const drawn: Format<'drawn'> = {
  name: 'drawn',
  says: 'rows with lines between the boxes, as for people',
  record: 'block',
  canPrint,
  looksLike: (text) => {
    if (text.length > LONGEST_BLOCK || !(hasBars(text) || rowsIn(text).borders.length > 0)) return false;
    const characters = charactersIn(text);
    return characters.ok && sizeOf(characters.value.run.length) > 0;
  },
  parse: (text, options) => locate(text, readSquare(text, options)),
  print: (puzzle, notation) =>
    canPrint(puzzle)
      ? draw(puzzle, cellWords(puzzle, notation))
      : fail(`a drawing of ${puzzle.geometry.id}; expected givens alone on a board with plain boxes`),
};
