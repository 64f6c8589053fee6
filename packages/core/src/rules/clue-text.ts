import { quoted } from '../quote.ts';
import { err, ok, type Result } from '../result.ts';
import type { Cell } from '../sets/cells.ts';
import type { Clue } from './clue.ts';

// How geometry ids write clues: `15:r1c1-3` is a cage of three cells with the sum 15. The numbers
// come first, joined by points; after a colon come the lists of cells, joined by points.
// `r3c1-4` stands for four cells of a row, `r4-1c3` for four of a column from below, and `r1-4c1-4`
// for four on a diagonal. Alternatives are parted by `--`, and the clues of one by `..`, each after
// the name of its kind: `thermo:r1c1-3--odd:r1c1..even:r1c2`. Alternatives within a clue that has
// some are parted by one character more. Extra cells lie in rows below the frame.

/** The fault in a text, and its place (0-based offset). */
export interface TextFault {
  readonly offset: number;
  readonly message: string;
}

/** A clue as geometry ids write it, without the name of its kind. */
export function clueText({ cells, values, of }: Clue, size: number, depth = 0): string {
  const head = values.length > 0 ? `${values.join('.')}:` : '';
  if (!of) return head + cells.map((list) => runsOf(list, size)).join('.');
  const lists = of.map((list) =>
    list.map((inner) => `${inner.rule}:${clueText(inner, size, depth + 1)}`).join(separator('.', depth)),
  );
  return head + lists.join(separator('-', depth));
}

/** The separator of alternatives, or of their clues, at a depth of nesting. */
const separator = (sign: string, depth: number): string => sign.repeat(depth + 2);

/** No clue has alternatives in alternatives in alternatives. */
const DEEPEST = 1;

/** A list of cells, neighbours in a straight line written as a run. */
function runsOf(cells: readonly Cell[], size: number): string {
  const place = (index: number): readonly [number, number] => [Math.floor(cells[index]! / size), cells[index]! % size];
  const stepTo = (index: number): string => {
    if (index >= cells.length) return '';
    const [[row, column], [nextRow, nextColumn]] = [place(index - 1), place(index)];
    const isNear = Math.max(Math.abs(nextRow - row), Math.abs(nextColumn - column)) === 1;
    return isNear ? `${nextRow - row} ${nextColumn - column}` : '';
  };
  let text = '';
  for (let start = 0; start < cells.length; ) {
    const step = stepTo(start + 1);
    let end = start;
    while (step !== '' && stepTo(end + 1) === step) end++;
    const [[row, column], [lastRow, lastColumn]] = [place(start), place(end)];
    const range = (from: number, to: number): string => (from === to ? `${from + 1}` : `${from + 1}-${to + 1}`);
    text += `r${range(row, lastRow)}c${range(column, lastColumn)}`;
    start = end + 1;
  }
  return text;
}

const VALUES = /^(\d{1,5}(?:\.\d{1,5})*):/;
const RUN = /r(\d{1,2})(?:-(\d{1,2}))?c(\d{1,2})(?:-(\d{1,2}))?/iy;

const NAMED = /^([a-z]+):/;

/** The parts of a text between separators of just so many signs. */
const split = (text: string, sign: '.' | '-', depth: number): string[] =>
  text.split(new RegExp(`(?<!\\${sign})\\${sign}{${depth + 2}}(?!\\${sign})`));

/**
 * Reads alternatives as `clueText` writes them. Their names may be unknown kinds. `hasInner` states
 * by the name of a kind whether its clues have alternatives, too; `rows` may lie below the frame.
 */
export function readAlternatives(
  text: string,
  size: number,
  hasInner: (rule: string) => boolean,
  rows = size,
  depth = 0,
): Result<Clue['of'] & {}, TextFault> {
  const of: Clue[][] = [];
  let offset = 0;
  for (const alternative of split(text, '-', depth)) {
    const list: Clue[] = [];
    for (const part of split(alternative, '.', depth)) {
      const [head = '', rule] = NAMED.exec(part) ?? [];
      if (rule === undefined) return err({ offset, message: 'An alternative begins with a kind, such as odd:r1c1.' });
      const rest = part.slice(head.length);
      const read =
        hasInner(rule) && depth < DEEPEST
          ? readInner(rest, size, hasInner, rows, depth + 1)
          : readClueText(rest, size, rows);
      if (!read.ok) return err({ ...read.error, offset: offset + head.length + read.error.offset });
      list.push({ rule, ...read.value });
      offset += part.length + depth + 2;
    }
    of.push(list);
  }
  return ok(of);
}

function readInner(...[text, ...rest]: Parameters<typeof readAlternatives>): Result<Omit<Clue, 'rule'>, TextFault> {
  const read = readAlternatives(text, ...rest);
  return read.ok ? ok({ cells: [], values: [], of: read.value }) : read;
}

/** The numbers at the beginning of the text of a clue, and how long it is with them. */
export function numbersBefore(text: string): { readonly values: readonly number[]; readonly length: number } {
  const [head = '', numbers = ''] = VALUES.exec(text) ?? [];
  return { values: numbers === '' ? [] : numbers.split('.').map(Number), length: head.length };
}

/** Reads cells as `clueText` writes them, and any other list of cells. */
export function readClueText(
  text: string,
  size: number,
  rows = size,
): Result<Pick<Clue, 'cells' | 'values'>, TextFault> {
  const { values, length } = numbersBefore(text);
  const cells: Cell[][] = [];
  let offset = length;
  for (const part of text.slice(offset).split('.')) {
    const list = readRuns(part, size, rows);
    if (!list.ok) return err({ ...list.error, offset: offset + list.error.offset });
    cells.push(list.value);
    offset += part.length + 1;
  }
  return ok({ cells, values });
}

function readRuns(text: string, size: number, rows: number): Result<Cell[], TextFault> {
  const cells: Cell[] = [];
  for (let offset = 0; offset < text.length || offset === 0; ) {
    RUN.lastIndex = offset;
    const [run = '', row = '', lastRow = row, column = '', lastColumn = column] = RUN.exec(text) ?? [];
    const isWithin =
      [row, lastRow].every((part) => Number(part) >= 1 && Number(part) <= rows) &&
      [column, lastColumn].every((part) => Number(part) >= 1 && Number(part) <= size);
    if (run === '' || !isWithin) {
      const expected = `write cells such as r4c5 or r4c5-8, rows and columns from 1 to ${size}`;
      return err({ offset, message: `${quoted(text.slice(offset, offset + 20))} is no cell; ${expected}.` });
    }
    const [down, right] = [Number(lastRow) - Number(row), Number(lastColumn) - Number(column)];
    const count = Math.max(Math.abs(down), Math.abs(right));
    if (down * right !== 0 && Math.abs(down) !== Math.abs(right))
      return err({ offset, message: `"${run}" is no straight run of cells; rows and columns go equally far.` });
    const start = (Number(row) - 1) * size + Number(column) - 1;
    for (let index = 0; index <= count; index++)
      cells.push(start + index * (Math.sign(down) * size + Math.sign(right)));
    offset += run.length;
  }
  return ok(cells);
}
