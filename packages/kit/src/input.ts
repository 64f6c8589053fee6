import { readPlain, writeCells } from '@pencilmark/core/format';
import { type Geometry, LARGEST_SIZE } from '@pencilmark/core/geometry/plain';
import { makePuzzle, type Puzzle } from '@pencilmark/core/puzzle';
import { checkArgument, checkOption } from '@pencilmark/core/result';
import { type BoardOptions, boardFrom, isGeometry } from './board.ts';
import { type CellValue, isCell, textOfCells, writerFor } from './cells.ts';

/**
 * A puzzle as a program has it: a text of cells, in one line or one row a line; rows, each a text
 * or a list of cells; all cells in one list; or a puzzle of core. `read` makes one out of other
 * texts.
 */
export type PuzzleInput = string | Puzzle | Uint8Array | readonly CellValue[] | readonly (readonly CellValue[])[];

/**
 * What an answer looks like: as the question did. Cells of a list are numbers, or texts where the
 * question has texts.
 */
export type SameShape<Given> = Given extends string
  ? string
  : Given extends Puzzle
    ? Puzzle
    : Given extends Uint8Array
      ? Uint8Array
      : Given extends readonly (infer Row)[]
        ? RowOf<Row>[]
        : never;
type RowOf<Row> = Row extends readonly (infer Value)[] ? ValueOf<Value>[] : ValueOf<Row>;
type ValueOf<Value> = string extends Value ? string : Value extends string ? string : number;

/** A puzzle, and how digits are written in the shape in which the puzzle came. */
export interface Input {
  readonly puzzle: Puzzle;
  write(digits: Uint8Array): unknown;
}

const EXPECTED = 'a puzzle as a text of cells, as rows or as an object of @pencilmark/core';
const ELSE = 'Other texts are read by `await read(text)`';

/**
 * Reads the puzzle that the function `asked` was called with; a RangeError says what is wrong with
 * it.
 */
export function inputOf(asked: string, input: PuzzleInput, options: BoardOptions): Input {
  const geometry = boardFrom(asked, options);
  if (typeof input === 'string') return fromText(asked, input, geometry);
  if (isPuzzle(input)) {
    checkOption(asked, 'geometry', geometry === undefined, options.geometry, 'none beside a puzzle, which has one');
    return { puzzle: input, write: (digits) => makePuzzle(input.geometry, digits) };
  }
  if (input instanceof Uint8Array) {
    const { puzzle } = fromCells(asked, input, [...input], geometry);
    return { puzzle, write: (digits) => digits.slice() };
  }
  checkArgument(asked, Array.isArray(input) && input.length > 0, input, EXPECTED);
  return fromList(asked, input as readonly unknown[], geometry);
}

function isPuzzle(value: unknown): value is Puzzle {
  const { geometry, givens } = (value ?? {}) as Partial<Puzzle>;
  return isGeometry(geometry) && givens instanceof Uint8Array && givens.length === geometry.cellCount;
}

function fromText(asked: string, text: string, geometry: Geometry | undefined): Input {
  const reading = readPlain(text, geometry);
  checkArgument(asked, reading.ok, text, reading.ok ? '' : `${EXPECTED}: ${reading.error} ${ELSE}`);
  const { puzzle, notation } = reading.value;
  const hasRows = /\S\s*[\r\n]\s*\S/.test(text);
  return {
    puzzle,
    write: (digits) => {
      const cells = writeCells({ geometry: puzzle.geometry, givens: digits }, notation);
      let at = 0;
      return text.replace(hasRows ? /\S+/g : /[^\r\n]+/g, (run) => cells.slice(at, (at += run.length)));
    },
  };
}

/** Cuts a list into rows of so many. */
const cut = <Value>(values: readonly Value[], size: number): Value[][] =>
  Array.from({ length: values.length / size }, (_, row) => values.slice(row * size, (row + 1) * size));

function fromList(asked: string, list: readonly unknown[], geometry: Geometry | undefined): Input {
  if (list.every(Array.isArray)) {
    checkRows(asked, list as unknown[][], list);
    const cells = list.flat();
    const { puzzle, write } = fromCells(asked, list, cells, geometry);
    return { puzzle, write: (digits) => cut(Array.from(digits, write), list.length) };
  }
  if (list.every((row) => typeof row === 'string' && row.length > LONGEST_CELL)) {
    const rows = list as readonly string[];
    checkRows(asked, rows, list);
    const { puzzle, write } = fromText(asked, rows.join(''), geometry);
    return { puzzle, write: (digits) => cut([...(write(digits) as string)], list.length).map((row) => row.join('')) };
  }
  const { puzzle, write } = fromCells(asked, list, list, geometry);
  return { puzzle, write: (digits) => Array.from(digits, write) };
}

/** A cell of a list has at most two characters; longer ones are rows. */
const LONGEST_CELL = 2;

/** Rows are as many as each has cells. */
function checkRows(asked: string, rows: readonly { readonly length: number }[], came: unknown): void {
  const odd = rows.findIndex((row) => row.length !== rows.length);
  const problem = `${rows.length} rows of ${rows.length} cells each, and row ${odd + 1} has ${rows[odd]?.length}`;
  checkArgument(asked, odd === -1, came, problem);
}

function fromCells(
  asked: string,
  came: unknown,
  cells: readonly unknown[],
  geometry: Geometry | undefined,
): { readonly puzzle: Puzzle; readonly write: (digit: number) => number | string } {
  const root = Math.sqrt(cells.length);
  // A count of cells that no board has is refused below, by readPlain.
  const size = geometry?.size ?? (Number.isInteger(root) ? root : LARGEST_SIZE);
  const strange = cells.findIndex((value) => !isCell(value));
  const values = cells as readonly CellValue[];
  const run = strange === -1 ? textOfCells(values, size) : { wrong: strange };
  if ('wrong' in run) {
    const place = `cell ${run.wrong + 1} is ${JSON.stringify(cells[run.wrong]) ?? String(cells[run.wrong])}`;
    checkArgument(asked, false, came, `a digit from 1 to ${size}, or 0 or null for an empty cell, and ${place}`);
  }
  const reading = readPlain(run.text, geometry);
  checkArgument(asked, reading.ok, came, reading.ok ? '' : `${EXPECTED}: ${reading.error}`);
  return { puzzle: reading.value.puzzle, write: writerFor(values, size) };
}
