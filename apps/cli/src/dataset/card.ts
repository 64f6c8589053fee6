import type { NamedColumn } from './column.ts';
import type { FileForm } from './table.ts';
import { type ColumnTally, histogramsOf, tableOf } from './tally.ts';

/** A file of a set. */
export interface FileOfSet {
  readonly name: string;
  readonly part: string;
  readonly rows: number;
  readonly bytes: number;
  readonly sha256: string;
}

/** What the card of a set tells. */
export interface CardFacts {
  readonly version: string;
  /** What was asked for, as plain data. */
  readonly made: object;
  readonly form: FileForm;
  readonly columns: readonly NamedColumn[];
  /** What rows are kept together by, and what they are stratified by. */
  readonly apart: string;
  readonly stratum: string;
  readonly parts: readonly {
    readonly name: string;
    readonly share: number;
    readonly classes: number;
    readonly rows: number;
    readonly strata: ReadonlyMap<string, number>;
  }[];
  readonly files: readonly FileOfSet[];
  readonly tallies: readonly ColumnTally[];
}

/** The head that hosts of data sets read: which files are which part. */
const headOf = ({ parts, files }: CardFacts): string[] => [
  '---',
  'configs:',
  '  - config_name: default',
  '    data_files:',
  ...parts
    .filter(({ rows }) => rows > 0)
    .flatMap(({ name }) => [
      `      - split: ${name}`,
      '        path:',
      ...files.filter(({ part }) => part === name).map((file) => `          - ${file.name}`),
    ]),
  'tags:',
  '  - sudoku',
  '---',
];

/** The card of a set, in Markdown. */
export function cardOf(facts: CardFacts): string {
  const { version, made, form, columns, apart, stratum, parts, files, tallies } = facts;
  const strata = [...new Set(parts.flatMap((part) => [...part.strata.keys()]))].sort(
    (a, b) => Number(a) - Number(b) || (a < b ? -1 : 1),
  );
  const rows = parts.reduce((sum, part) => sum + part.rows, 0);
  return [
    ...headOf(facts),
    '',
    '# A data set of Sudoku puzzles',
    '',
    `${rows} rows as ${form}, made by pencilmark ${version}. The same inputs and options give the same bytes.`,
    'shuffle' in made
      ? `The rows of each part are in an order that the seed draws.`
      : 'Rows keep the order of the input.',
    '',
    '```json',
    JSON.stringify(made, undefined, 2),
    '```',
    '',
    '## Columns',
    '',
    ...tableOf(
      ['column', 'what it is', 'type'],
      columns.map(({ as, name, type }) => [as, name, type]),
    ),
    '',
    '## Parts',
    '',
    `Rows with the same ${apart} are in the same part. Parts are stratified by ${stratum}.`,
    '',
    ...tableOf(
      ['part', 'share', 'rows', 'classes'],
      parts.map((part) => [part.name, part.share.toFixed(4), part.rows, part.classes]),
    ),
    '',
    ...tableOf(
      [stratum, ...parts.map(({ name }) => name)],
      strata.map((name) => [name, ...parts.map((part) => part.strata.get(name) ?? 0)]),
    ),
    '',
    '## Histograms',
    '',
    ...histogramsOf(columns, tallies),
    '## Files',
    '',
    ...tableOf(
      ['file', 'rows', 'bytes'],
      files.map((file) => [file.name, file.rows, file.bytes]),
    ),
    '',
    'SHA256SUMS has their checksums: `sha256sum --check SHA256SUMS`.',
    '',
  ].join('\n');
}
