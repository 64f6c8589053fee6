import { err, fail, type Result } from '../result.ts';
import { isPlain } from './board.ts';
import { writeCells } from './cells.ts';
import type { Format, ParseOptions, Part, Reading } from './format.ts';
import { isHeader } from './header.ts';
import { onlyPart } from './json.ts';
import { readLine } from './line.ts';
import { contentLines, linesOf } from './text-lines.ts';
import { located, type Trouble } from './trouble.ts';

const HEADER = 'puzzle';

/** The rows of a table; the first line may name the columns. The column of puzzles is found by its content. */
function readAll(text: string, options: ParseOptions): Part[] {
  const number = new Map(linesOf(text).map((line, index) => [line.offset, index + 1]));
  return contentLines(text)
    .filter((line, index) => !isHeader(line.text, index === 0))
    .map((line) => ({
      line: number.get(line.offset)!,
      text: line.text,
      result: inLine(text, line.offset, readLine(line.text, options)),
    }));
}

const inLine = (text: string, start: number, result: Result<Reading, Trouble>): Part['result'] =>
  result.ok ? result : err(located(text, { ...result.error, offset: start + result.error.offset }));

/** Tables such as collections for machine learning come as. */
export const csv: Format = {
  name: 'csv',
  says: 'a table whose first line names the columns: puzzle,solution',
  record: 'line',
  canPrint: isPlain,
  looksLike: (text) => {
    const [first, second] = contentLines(text.slice(0, 10_000), 2);
    return first !== undefined && second !== undefined && isHeader(first.text, true) && readLine(second.text).ok;
  },
  parse: (text, options = {}) => onlyPart(readAll(text, options)),
  parseAll: (text, options = {}) => readAll(text, options),
  print: (puzzle, notation) =>
    isPlain(puzzle)
      ? `${HEADER}\n${writeCells(puzzle, notation)}`
      : fail(`CSV for ${puzzle.geometry.id}; expected givens alone on a usual board`),
};
