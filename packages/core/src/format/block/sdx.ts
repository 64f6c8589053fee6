import { classic } from '../../geometry/layouts.ts';
import type { Puzzle } from '../../puzzle/puzzle.ts';
import { fail } from '../../result.ts';
import type { Format } from '../format.ts';
import { hasMarks } from '../text/marks.ts';
import { locate } from '../text/trouble.ts';
import { hasBars, LONGEST_BLOCK, rowsIn } from './grid-text.ts';
import { markWords, PLACED, readMarked, readMarkText } from './mark-text.ts';

const canPrint = (puzzle: Puzzle): boolean => puzzle.geometry.id === classic.id && hasMarks(puzzle);

/** A board that somebody is solving, as SudoCue saves it. */
export const sdx: Format<'sdx'> = {
  name: 'sdx',
  says: 'SudoCue’s saved board: nine lines of nine words, candidates or digits, u before a digit that a player placed',
  record: 'block',
  canPrint,
  looksLike: (text) => {
    if (text.length > LONGEST_BLOCK || hasBars(text)) return false;
    const { rows, borders } = rowsIn(text);
    const words = rows.flatMap((row) => row.words.map((word) => word.text));
    return (
      borders.length === 0 &&
      rows.length === classic.size &&
      rows.every((row) => row.words.length === classic.size) &&
      words.some((word) => word.length > 1) &&
      words.every((word) => /^[1-9.]+$/.test(word.replace(PLACED, ''))) &&
      readMarkText(text).ok
    );
  },
  parse: (text, options) => locate(text, readMarked(text, options)),
  print: (puzzle) => {
    if (!canPrint(puzzle))
      fail(`SDX for ${puzzle.geometry.id}; expected ${classic.id}, no conflict, and a candidate for every cell`);
    const words = markWords(puzzle);
    return classic.houses
      .slice(0, classic.size)
      .map((row) => row.cells.map((cell) => words[cell]).join(' '))
      .join('\n');
  },
};
