import { classic } from '../../geometry/layouts.ts';
import { fail, type Result } from '../../result.ts';
import type { Format, ParseOptions, Reading } from '../format.ts';
import { usualNotation } from '../text/alphabets.ts';
import { isPlain } from '../text/board.ts';
import { writeCells } from '../text/cells.ts';
import { withLeftOut } from '../text/left-out.ts';
import { sha1 } from '../text/sha1.ts';
import { contentLines } from '../text/text-lines.ts';
import { locate, type Trouble, trouble } from '../text/trouble.ts';
import { readOnlyLine, readRun } from './line.ts';

const RECORD = /^([0-9a-f]{12}) ([0-9.]{81}) {1,4}(\d{1,2}\.\d)\s*$/i;

function readRecord(line: string, options: ParseOptions = {}): Result<Reading, Trouble> {
  const [, , digits, rating] = RECORD.exec(line) ?? [];
  if (digits === undefined)
    return trouble('record', 0, 'A record is 12 hex digits, 81 digits and a rating such as 2.5, separated by spaces.');
  const reading = readRun(line, 13, 81, options);
  return reading.ok ? withLeftOut(reading.value, { rest: [`rating ${rating}`] }, 0, options) : reading;
}

/** A record of the Sudoku Exchange puzzle bank: 100 bytes with its line end. */
export const bank: Format<'bank'> = {
  name: 'bank',
  says: 'puzzle bank record: 12 hex digits of the SHA-1 of the digits, 81 digits, a rating (0.0 when none is known)',
  record: 'line',
  canPrint: (puzzle) => puzzle.geometry.id === classic.id && isPlain(puzzle),
  looksLike: (text) => {
    if (text.length > 10_000) return false;
    const [only, second] = contentLines(text, 2);
    return only !== undefined && second === undefined && RECORD.test(only.text);
  },
  parse: (text, options) => locate(text, readOnlyLine(text, options, readRecord)),
  print: (puzzle) => {
    if (!bank.canPrint(puzzle)) fail(`a bank record for ${puzzle.geometry.id}; expected givens alone on ${classic.id}`);
    const digits = writeCells(puzzle, { ...usualNotation(classic.size), blank: '0' });
    return `${sha1(digits).slice(0, 12)} ${digits}  0.0`;
  },
};
