import { type Estimated, weightedMean } from '@pencilmark/core/combinatorics';
import { err, ok, type Result } from '@pencilmark/core/result';
import { aligned } from '../output/aligned.ts';
import { linesOf } from '../reading/lines.ts';
import type { Source } from '../reading/source.ts';
import { errorText, percentText } from './texts.ts';

const LONGEST_LINE = 1 << 20;

/** Rows of one source: of each its weight, what it depends on, and its values in each column. */
export interface Rows {
  readonly name: string;
  /** The natural logarithms of how often each row counts. */
  readonly logs: number[];
  /** Rows with the same number may depend on each other. */
  readonly groups: number[];
  /** For each column the values of each row. */
  readonly values: Value[][];
}

/** A value, or the names of what a row has, such as techniques. */
type Value = string | number | readonly string[];

/**
 * The rows of a source, objects of JSON, one a line. Their member `times`, when they have it, says
 * how often one counts, and `population` which of them depend on each other. `refuse` is told of
 * rows that cannot be used.
 */
export async function rowsOf(
  source: Source,
  columns: readonly string[],
  refuse: (line: number, sentence: string) => void,
  wait: () => void,
): Promise<Rows> {
  const rows: Rows = { name: source.name, logs: [], groups: [], values: columns.map(() => []) };
  for await (const { text, line } of linesOf(source, LONGEST_LINE, wait)) {
    if (text.trim() === '') continue;
    const row = rowOf(text, columns);
    if (!row.ok) {
      refuse(line, row.error);
      continue;
    }
    const { times, population, values } = row.value;
    rows.logs.push(Math.log(times));
    rows.groups.push(population ?? -line);
    for (const [index, value] of values.entries()) rows.values[index]!.push(value);
  }
  return rows;
}

interface Row {
  readonly times: number;
  readonly population: number | undefined;
  readonly values: readonly Value[];
}

function rowOf(text: string, columns: readonly string[]): Result<Row, string> {
  const object = objectOf(text);
  if (!object) return err('This is no object of JSON.');
  const { times = 1, population } = object;
  if (typeof times !== 'number' || !(times > 0)) return err('"times" is no number above 0.');
  if (population !== undefined && !isCount(population)) return err('"population" is no whole number from 0.');
  const missing = columns.find((column) => !Object.hasOwn(object, column));
  if (missing !== undefined) return err(`There is no member "${missing}".`);
  return ok({ times, population, values: columns.map((column) => valueIn(object, column)) });
}

const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) >= 0;

function objectOf(text: string): Readonly<Record<string, unknown>> | undefined {
  try {
    const value = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

function valueIn(object: Readonly<Record<string, unknown>>, column: string): Value {
  const value = object[column];
  if (typeof value === 'number') return value;
  return typeof value === 'object' && value !== null ? Object.keys(value) : String(value);
}

/** A column of some sources: the mean of each, where values are numbers, and shares of values. */
export interface ColumnShares {
  readonly column: string;
  readonly tables: readonly { readonly name: string; readonly rows: number; readonly mean: Estimated | null }[];
  readonly shares: readonly { readonly value: string; readonly of: readonly Estimated[] }[];
}

/** The shares of the values of a column, the number `place` of its rows. */
export function sharesOf(column: string, place: number, tables: readonly Rows[]): ColumnShares {
  const rows = tables.map(({ name, logs }, index) => {
    const values = tables[index]!.values[place]!;
    const isNumber = values.length > 0 && values.every((value) => typeof value === 'number');
    return { name, rows: logs.length, mean: isNumber ? meanOf(tables[index]!, values as number[]) : null };
  });
  const known = new Set(tables.flatMap(({ values }) => values[place]!.flat().map(String)));
  const shares = [...known].map((value) => ({
    value,
    of: tables.map((table) =>
      meanOf(
        table,
        table.values[place]!.map((own) => Number(has(own, value))),
      ),
    ),
  }));
  const isAscending = rows.every(({ mean }) => mean !== null);
  shares.sort((a, b) => (isAscending ? Number(a.value) - Number(b.value) : b.of[0]!.value - a.of[0]!.value));
  return { column, tables: rows, shares };
}

const meanOf = ({ logs, groups }: Rows, values: readonly number[]): Estimated => weightedMean(values, logs, groups);

const has = (own: Value, value: string): boolean => (Array.isArray(own) ? own.includes(value) : String(own) === value);

/** The shares as a text for people. */
export function textOf({ column, tables, shares }: ColumnShares): string {
  const heading = [column, ...tables.flatMap(({ name }) => [name, 'error'])];
  const means = [
    'mean',
    ...tables.flatMap(({ mean }) => (mean ? [mean.value.toFixed(3), `± ${mean.error.toFixed(3)}`] : ['', ''])),
  ];
  const rows = shares.map(({ value, of }) => [
    value,
    ...of.flatMap((share) => [percentText(share.value), errorText(share.error)]),
  ]);
  return [...aligned([heading, ...(tables.some(({ mean }) => mean) ? [means] : []), ...rows]), ''].join('\n');
}
