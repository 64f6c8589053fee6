import type { AnswerLine } from './lines.ts';
import { cellsIn } from './row.ts';
import type { Signs } from './signs.ts';

/** A grid that an answer shows: a digit for each cell of its rows, 0 for a blank. */
export interface ShownGrid {
  readonly cells: readonly number[];
  /** The number of its first line, and of its last one. */
  readonly line: number;
  readonly end: number;
}

/** Rows that follow each other, and are no grid. */
export interface BrokenGrid extends Omit<ShownGrid, 'cells'> {
  readonly rows: readonly (readonly number[])[];
}

/** A line with cells. */
interface Row {
  readonly cells: readonly number[];
  readonly number: number;
}

/** Lines between rows: frames, brackets, blank lines. */
const BORDER = /^[\s\-=+_|:~,;()[\]{}"'`&\\#*\u2500-\u257f]*$/u;
const DASHES = /[-=_]{3}/;

/** What is said about columns and boxes looks like rows. */
const OF_OTHERS = /\b(?:col|box|block|spalte|region)|^\W*[cb]\d{1,2}[\s*]{0,3}[:=|]/i;

/** The grids of an answer in their order, and rows that are no grid. */
export function gridsIn(lines: Iterable<AnswerLine>, signs: Signs): (ShownGrid | BrokenGrid)[] {
  const found: (ShownGrid | BrokenGrid)[] = [];
  let rows: Row[] = [];
  const close = (): void => {
    if (rows.length > 0) found.push(...gridsOf(rows, signs));
    rows = [];
  };
  for (const { text, number } of lines) {
    const cells = OF_OTHERS.test(text) || DASHES.test(text) ? undefined : cellsIn(text, signs);
    if (cells && cells.length >= signs.columns) rows.push({ cells, number });
    else if (!BORDER.test(text) || text.includes('```')) {
      close();
      found.push(...gridsInProse(text, number, signs));
    }
  }
  close();
  return found;
}

/** The grids that rows make, or the rows themselves. */
function gridsOf(all: readonly Row[], signs: Signs): (ShownGrid | BrokenGrid)[] {
  const { rows: height, columns } = signs;
  const rows = withoutNumbers(all, signs);
  const lengths = new Set(rows.map(({ cells }) => cells.length));
  const isNarrow = lengths.size === 1 && lengths.has(columns);
  if (isNarrow && rows.length % height === 0) return parted(rows, height);
  if (isNarrow && rows.length % (height + 1) === 0) {
    const tables = parts(rows, height + 1);
    if (tables.every(([first]) => isHeader(first!.cells))) return tables.map((table) => gridOf(table.slice(1)));
  }
  if (rows.length === height && lengths.size === 1 && lengths.has(2 * columns)) {
    const halves = [0, columns].map((from) =>
      rows.map(({ cells, number }) => ({ cells: cells.slice(from, from + columns), number })),
    );
    return halves.map(gridOf);
  }
  const count = rows.reduce((sum, { cells }) => sum + cells.length, 0);
  const isWrapped = new Set(rows.slice(0, -1).map(({ cells }) => cells.length)).size <= 1;
  if (count === height * columns && isWrapped) return [gridOf(rows)];
  const [first, last] = [rows[0]!, rows.at(-1)!];
  return [{ rows: rows.map(({ cells }) => cells), line: first.number, end: last.number }];
}

const gridOf = (rows: readonly Row[]): ShownGrid => ({
  cells: rows.flatMap(({ cells }) => cells),
  line: rows[0]!.number,
  end: rows.at(-1)!.number,
});

const parted = (rows: readonly Row[], height: number): ShownGrid[] => parts(rows, height).map(gridOf);

const parts = <Item>(items: readonly Item[], length: number): Item[][] =>
  Array.from({ length: items.length / length }, (_, index) => items.slice(index * length, (index + 1) * length));

/** Whether cells are the names of columns: numbers in order, or nothing. */
const isHeader = (cells: readonly number[]): boolean =>
  cells.every((cell, index) => cell === index + 1) || cells.every((cell) => cell === 0);

/** Rows without their numbers, where each has its number before its cells, and without a header. */
function withoutNumbers(rows: readonly Row[], { rows: height, columns }: Signs): readonly Row[] {
  const isTitled = rows.length === height + 1 && rows[0]!.cells.length <= columns + 1;
  const body = isTitled ? rows.slice(1) : rows;
  const isNumbered =
    body.length === height && body.every(({ cells }, index) => cells.length === columns + 1 && cells[0] === index + 1);
  return isNumbered ? body.map(({ cells, number }) => ({ cells: cells.slice(1), number })) : rows;
}

const SHORTEST_WORD = 16;

/** Grids as single words within a sentence. */
function gridsInProse(text: string, number: number, signs: Signs): ShownGrid[] {
  const length = signs.rows * signs.columns;
  if (length < SHORTEST_WORD || text.length < length) return [];
  return text.split(/[\s"'`:=()[\]{}<>,;|]+|\*\*/).flatMap((word) => {
    const bare = word.length === length + 1 ? word.replace(/\.$/, '') : word;
    const cells = bare.length === length ? [...bare].map((sign) => signs.digitOf(sign)) : [undefined];
    return cells.every((cell) => cell !== undefined) ? [{ cells, line: number, end: number }] : [];
  });
}
