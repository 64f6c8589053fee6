import type { Clue } from '../../rules/clue.ts';
import type { Relation } from '../../rules/lowering.ts';
import { tableOf } from '../../rules/pair-table.ts';
import { quoted } from '../trouble.ts';
import { type Call, cellsIn } from './call.ts';
import type { Argument } from './items.ts';
import { tableOfKey } from './pair-key.ts';

// Relations of two digits, which ISS writes as tables. Those that have a kind of their own are read
// as clues of it, because people know and draw them.

/** A kind of clues that is a relation of neighbours, or of any two cells. */
interface Known {
  readonly kind: string;
  /** The relation with a number; the number is none where the kind has none. */
  readonly relation: (number: number) => Relation;
  readonly numbers?: (size: number) => readonly number[];
  /** Whether it stands between two cells only. */
  readonly isMark?: true;
}

const from = (first: number, last: number): number[] =>
  Array.from({ length: Math.max(last - first + 1, 0) }, (_, index) => first + index);

/** What neighbours on a line may be. */
const LINES: readonly Known[] = [
  {
    kind: 'difference',
    relation: (by) => (a, b) => Math.abs(a - b) === by,
    numbers: (n) => from(1, n - 1),
    isMark: true,
  },
  { kind: 'ratio', relation: (by) => (a, b) => a === b * by || b === a * by, numbers: (n) => from(2, n), isMark: true },
  { kind: 'xv', relation: (sum) => (a, b) => a + b === sum, numbers: (n) => from(1, 2 * n - 1), isMark: true },
  { kind: 'inequality', relation: () => (a, b) => a > b, isMark: true },
  { kind: 'whisper', relation: (by) => (a, b) => Math.abs(a - b) >= by, numbers: (n) => from(2, n - 1) },
  { kind: 'slowthermo', relation: () => (a, b) => a <= b },
  { kind: 'thermo', relation: () => (a, b) => a < b },
  { kind: 'parityline', relation: () => (a, b) => (a + b) % 2 === 1 },
];

/** What any two cells of a line may be. */
const SETS: readonly Known[] = [{ kind: 'nabner', relation: () => (a, b) => Math.abs(a - b) > 1 }];

/** Clues of a table on some lines: of a kind that has the relation, or of `pair` or `pairx`. */
function cluesOf(
  kind: 'pair' | 'pairx',
  table: readonly number[],
  lines: readonly number[][],
  { grid, hasNegative }: Call,
): Clue[] {
  // Where all marks of a kind are given, a table is none of them.
  const mayBeMarks = lines.every(({ length }) => length === 2) && !hasNegative;
  for (const known of kind === 'pair' ? LINES : SETS) {
    if (known.isMark && !mayBeMarks) continue;
    for (const number of known.numbers?.(grid.size) ?? [0])
      if (tableOf(grid, known.relation(number)).join() === table.join())
        return lines.map((line) => ({ rule: known.kind, cells: [line], values: known.numbers ? [number] : [] }));
  }
  return [{ rule: kind, cells: lines, values: table }];
}

/** The lines of cells after a key: names begin with `_`, and empty arguments part lines. */
export function linesIn(args: readonly Argument[], call: Call): number[][] {
  const lists: Argument[][] = [[]];
  for (const argument of args) {
    if (argument.text === '' || argument.text.startsWith('_')) lists.push([]);
    else lists.at(-1)!.push(argument);
  }
  return lists.filter(({ length }) => length > 0).map((list) => cellsIn(list, call));
}

/** An older way to write keys has two characters the other way round. */
const modern = (key: string): string => key.replace(/[-_]/g, (sign) => (sign === '-' ? '_' : '-'));

export const readPairs =
  (kind: 'pair' | 'pairx', isOld = false) =>
  (call: Call): Clue[] => {
    const [first, ...rest] = call.args;
    const key = first?.text ?? '';
    const table = tableOfKey(isOld ? modern(key) : key, call.grid.size);
    if (!table) call.wrong(first ?? call.item, `${quoted(key)} is no key of a table of pairs`);
    // One cell has no neighbours.
    const lines = linesIn(rest, call).filter(({ length }) => length > 1);
    return table && lines.length > 0 ? cluesOf(kind, table, lines, call) : [];
  };
