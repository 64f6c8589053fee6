import { classic } from '../../geometry/layouts.ts';
import { fail } from '../../result.ts';
import type { Format } from '../format.ts';
import { usualNotation } from '../text/alphabets.ts';
import { isPlain } from '../text/board.ts';
import { writeCells } from '../text/cells.ts';
import { line } from './line.ts';

/** A collection, one puzzle a line. */
export const sdm: Format<'sdm'> = {
  name: 'sdm',
  says: 'a collection of 9×9 puzzles, 81 characters a line, blanks as zeros',
  record: 'line',
  canPrint: (puzzle) => puzzle.geometry.id === classic.id && isPlain(puzzle),
  // Each of its lines is also a `line`, so the text is read as that.
  looksLike: () => false,
  parse: (text, options) => line.parse(text, { geometry: classic, ...options }),
  print: (puzzle) =>
    sdm.canPrint(puzzle)
      ? writeCells(puzzle, { ...usualNotation(classic.size), blank: '0' })
      : fail(`SDM for ${puzzle.geometry.id}; expected givens alone on ${classic.id}`),
};
