import { cellName } from '../../geometry/names.ts';
import { type Candidate, makePuzzle, type Puzzle } from '../../puzzle/puzzle.ts';
import { fail, type Result } from '../../result.ts';
import type { Cell } from '../../sets/cells.ts';
import type { Format, ParseOptions, Reading } from '../format.ts';
import { usualNotation } from '../text/alphabets.ts';
import { isUsual } from '../text/board.ts';
import { writeCells } from '../text/cells.ts';
import { withLeftOut } from '../text/left-out.ts';
import { contentLines } from '../text/text-lines.ts';
import { locate, quoted, type Trouble, trouble } from '../text/trouble.ts';
import { readOnlyLine, readRun } from './line.ts';

// A row, a column and a digit have one character each.
const canPrint = ({ geometry }: Puzzle): boolean => isUsual(geometry) && geometry.size <= 9;

// An entry is :technique:digits:puzzle:removed candidates:eliminations:placements:extra.

/** The technique and digits of an entry without a step. */
const NO_STEP = ['0000', 'x'];
const PUZZLE_FIELD = 3;
const REMOVED_FIELD = 4;
const OTHERS: readonly (readonly [number, string])[] = [
  [1, 'technique'],
  [2, 'digits'],
  [5, 'eliminations'],
  [6, 'placements'],
  [7, 'comment'],
];

function readEntry(line: string, options: ParseOptions = {}): Result<Reading, Trouble> {
  const fields: { text: string; start: number }[] = [];
  for (let start = 0; fields.length < 8; ) {
    const colon = line.indexOf(':', start);
    const end = colon < 0 || fields.length === 7 ? line.length : colon;
    fields.push({ text: line.slice(start, end), start });
    if (end === line.length) break;
    start = end + 1;
  }
  const field = (index: number) => fields[index] ?? { text: '', start: line.length };
  const { text: marked, start } = field(PUZZLE_FIELD);
  if (fields[0]!.text.trim() !== '' || marked === '') {
    return trouble(
      'fields',
      0,
      'A library line looks like :technique:digits:puzzle:removed candidates:eliminations:placements:.',
    );
  }
  const run = marked.replaceAll('+', '');
  const reading = readRun(run, 0, run.length, options);
  if (!reading.ok) {
    // The run has no plus signs, so the place in the line is further on: one for each plus sign
    // before it.
    let at = 0;
    for (let left = reading.error.offset; left > 0 || marked[at] === '+'; at++) if (marked[at] !== '+') left--;
    return trouble(reading.error.code, start + at, reading.error.message);
  }
  const { geometry, givens } = reading.value.puzzle;
  const removed = field(REMOVED_FIELD);
  const struckOut: Candidate[] = [];
  for (const word of removed.text.matchAll(/\S+/g)) {
    const [, digit = '', row = '', column = ''] = /^([1-9])([1-9])([1-9])$/.exec(word[0]) ?? [];
    if (digit === '' || [digit, row, column].some((part) => Number(part) > geometry.size)) {
      const message = `${quoted(word[0])} is no candidate; write digit, row, column: 182 is digit 1 in ${cellName(7 * 9 + 1, 9)}.`;
      return trouble('candidate', removed.start + word.index, message);
    }
    struckOut.push({ cell: (Number(row) - 1) * geometry.size + Number(column) - 1, digit: Number(digit) });
  }
  const hasNoStep = field(1).text === NO_STEP[0] && field(2).text === NO_STEP[1];
  const leftOut = OTHERS.flatMap(([index, name]) => {
    const text = field(index).text.trim().slice(0, 100);
    return text === '' || (index < PUZZLE_FIELD && hasNoStep) ? [] : [`${name} ${text}`];
  });
  const placed: Cell[] = [];
  for (let at = 0, cell = 0; at < marked.length; at++)
    if (marked[at] === '+') placed.push(cell);
    else cell++;
  if (placed.length > 0) leftOut.push('which digits are placed and not given');
  const puzzle = makePuzzle(geometry, givens, struckOut);
  const whole = { puzzle, notation: reading.value.notation, ...(placed.length > 0 && { placed }) };
  return withLeftOut(whole, { rest: leftOut }, 0, options);
}

/** An entry of a HoDoKu library: a grid, and a step that a technique finds in it. */
export const hodoku: Format<'hodoku'> = {
  name: 'hodoku',
  says: 'HoDoKu library line with removed candidates: :technique:digits:puzzle:removed:eliminations:placements:',
  record: 'line',
  isLibrary: true,
  canPrint,
  looksLike: (text) => {
    const [only, second] = contentLines(text, 2);
    return only !== undefined && second === undefined && /^\s*:[^:]{0,40}:[^:]{0,40}:[^:]{16,200}:/.test(only.text);
  },
  parse: (text, options) => locate(text, readOnlyLine(text, options, readEntry)),
  print: (puzzle, notation = usualNotation(puzzle.geometry.size)) => {
    if (!canPrint(puzzle)) fail(`a HoDoKu line for ${puzzle.geometry.id}; expected a usual board of at most 9 digits`);
    const { size } = puzzle.geometry;
    const removed = (puzzle.struckOut ?? []).map(
      ({ cell, digit }) => `${digit}${Math.floor(cell / size) + 1}${(cell % size) + 1}`,
    );
    return `:${NO_STEP.join(':')}:${writeCells(puzzle, notation)}:${removed.join(' ')}:::`;
  },
};
