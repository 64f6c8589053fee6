import { makePuzzle } from '../../puzzle/puzzle.ts';
import { fail } from '../../result.ts';
import type { Format } from '../format.ts';
import { isPlain } from '../text/board.ts';
import { dotted } from '../text/cells.ts';
import { isHeader } from '../text/header.ts';
import { contentLines } from '../text/text-lines.ts';
import { locate } from '../text/trouble.ts';
import { isLinePuzzle, line, readLine, readOnlyLine } from './line.ts';

const HEADER = 'puzzle';
const SOLUTION = 'solution';

const isNamed = (names: string): boolean => isHeader(names, true);

/**
 * Tables with named columns, such as collections for machine learning. The column of puzzles is
 * found by its content.
 */
export const csv: Format<'csv'> = {
  name: 'csv',
  says: 'a table whose first line names the columns: puzzle,solution',
  record: 'line',
  canPrint: isPlain,
  signs: { isHeading: isHeader },
  looksLike: (text) => {
    const [first, second] = contentLines(text, 2);
    return first !== undefined && second !== undefined && isNamed(first.text) && isLinePuzzle(second.text);
  },
  parse: (text, options) => locate(text, readOnlyLine(text, options, readLine, isNamed)),
  holds: ['solution'],
  print: (puzzle, notation, { solution } = {}) =>
    isPlain(puzzle)
      ? solution
        ? `${HEADER},${SOLUTION}\n${line.print(puzzle, dotted(notation))},${line.print(makePuzzle(puzzle.geometry, solution), notation)}`
        : `${HEADER}\n${line.print(puzzle, notation)}`
      : fail(`CSV for ${puzzle.geometry.id}; expected givens alone on a usual board`),
};
