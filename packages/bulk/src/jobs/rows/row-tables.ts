import { checkArgument } from '@pencilmark/core/result';
import type { RowColumn, RowKind, ValueType } from '../../types.ts';
import { RATE_COLUMNS } from '../rate-names.ts';

/** What rows of a kind are, and their columns. */
export interface RowTable {
  readonly kind: RowKind;
  /** One line for a list. */
  readonly says: string;
  readonly columns: readonly RowColumn[];
  /** The columns that are written when none are chosen. */
  readonly usual: readonly string[];
}

const TEXTS: readonly string[] = ['hardest-technique', 'difficulty', 'hodoku-level'];
const DECIMALS: readonly string[] = ['er', 'ep', 'ed', 'hardest', 'work'];

const typed = (type: ValueType, ...names: readonly string[]): RowColumn[] => names.map((name) => ({ name, type }));

/** What is told of a puzzle, whatever its rows are. */
const OF_PUZZLE: readonly RowColumn[] = [
  ...typed('text', 'puzzle', 'solution'),
  ...typed('whole', 'size'),
  ...typed('text', 'geometry'),
  ...typed('whole', 'givens'),
  ...RATE_COLUMNS.filter((name) => name !== 'puzzle').map((name): RowColumn => {
    if (TEXTS.includes(name)) return { name, type: 'text' };
    return { name, type: DECIMALS.includes(name) ? 'number' : 'whole' };
  }),
  ...typed('json', 'techniques'),
  ...typed('text', 'end', 'canonical', 'canonical-solution'),
  ...typed('whole', 'automorphisms'),
  ...typed('text', 'class', 'class-of-solution', 'source'),
  ...typed('whole', 'line', 'seed'),
];

/** Every kind of rows. */
export const ROW_TABLES: readonly RowTable[] = [
  {
    kind: 'puzzles',
    says: 'a row a puzzle',
    columns: OF_PUZZLE,
    usual: ['puzzle', 'solution', 'givens', 'guesses', 'source'],
  },
];

/** The names of all kinds. */
export const ROW_KINDS: readonly RowKind[] = ROW_TABLES.map(({ kind }) => kind);

/**
 * The table of a kind of rows.
 *
 *     rowTable('puzzles').usual[0]      // 'puzzle'
 */
export function rowTable(kind: RowKind): RowTable {
  const table = ROW_TABLES.find((row) => row.kind === kind);
  checkArgument('rowTable', table !== undefined, kind, `one of ${ROW_KINDS.join(', ')}`);
  return table!;
}
