import { checkArgument } from '@pencilmark/core/result';
import type { RowColumn, RowKind, ValueType } from '../../types.ts';
import { RATE_COLUMNS } from '../rate-names.ts';

/** What rows of a kind are, and their columns. */
export interface RowTable {
  readonly kind: RowKind;
  /** One line for a list. */
  readonly says: string;
  /** The columns of the rows themselves, then those that tell of their puzzle. */
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
  ...typed('json', 'trajectory', 'search'),
];

/** A kind of rows: a line for a list, its own columns, and those that are usual. */
type Row = readonly [RowKind, says: string, own: readonly RowColumn[], usual: readonly string[]];

const KINDS: readonly Row[] = [
  ['puzzles', 'a row a puzzle', [], ['puzzle', 'solution', 'givens', 'guesses', 'source']],
  [
    'steps',
    'a row for each step of its solution',
    [
      ...typed('whole', 'step'),
      ...typed('text', 'technique', 'position', 'candidates'),
      ...typed('json', 'placements', 'eliminations', 'evidence'),
      ...typed('text', 'text', 'after', 'candidates-after', 'path-end'),
    ],
    ['puzzle', 'step', 'technique', 'position', 'candidates', 'placements', 'eliminations', 'text', 'after'],
  ],
  [
    'positions',
    'a row for each position on the way, down to one empty cell',
    [...typed('text', 'position'), ...typed('whole', 'empty'), ...typed('text', 'next')],
    ['position', 'solution', 'empty', 'next'],
  ],
  [
    'images',
    'a row for each puzzle that symmetries make of it, with the symmetry',
    [...typed('whole', 'copy'), ...typed('text', 'image', 'image-solution'), ...typed('json', 'cells', 'digits')],
    ['image', 'image-solution', 'puzzle', 'cells', 'digits'],
  ],
  [
    'states',
    'a row for each position of which to say whether it can be solved, and why not',
    [
      ...typed('whole', 'copy'),
      ...typed('text', 'position'),
      ...typed('whole', 'empty'),
      ...typed('flag', 'solvable'),
      ...typed('text', 'wrong', 'reason', 'why'),
    ],
    ['position', 'solvable', 'wrong', 'reason', 'why'],
  ],
  [
    'moves',
    'a row for each position with moves of which to say whether they are sound',
    [
      ...typed('whole', 'copy'),
      ...typed('text', 'position'),
      ...typed('whole', 'empty'),
      ...typed('json', 'moves', 'sound', 'positions'),
    ],
    ['position', 'moves', 'sound'],
  ],
];

/** Every kind of rows. */
const ROW_TABLES: readonly RowTable[] = KINDS.map(([kind, says, own, usual]) => ({
  kind,
  says,
  columns: [...own, ...OF_PUZZLE],
  usual,
}));

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
