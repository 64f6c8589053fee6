import type { Clue } from '../../rules/clue.ts';
import { kindsOf, OF_ANY_TWO, OF_NEIGHBOURS } from '../text/relations.ts';
import { quoted } from '../text/trouble.ts';
import { type Call, cellsIn } from './call.ts';
import type { Argument } from './items.ts';
import { tableOfKey } from './pair-key.ts';

// Relations of two digits, which ISS writes as tables. Those that have a kind of their own are read
// as clues of it, because people know and draw them.

/** Clues of a table on some lines: of a kind that has the relation, or of `pair` or `pairx`. */
function cluesOf(
  kind: 'pair' | 'pairx',
  table: readonly number[],
  lines: readonly number[][],
  { grid, hasNegative }: Call,
): Clue[] {
  // Where all marks of a kind are given, a table is none of them.
  const mayBeMarks = lines.every(({ length }) => length === 2) && !hasNegative;
  // Of a cell that a line names twice a table asks something that not every kind asks.
  const isPlain = lines.every((line) => new Set(line).size === line.length);
  const known = isPlain ? kindsOf(table, kind === 'pair' ? OF_NEIGHBOURS : OF_ANY_TWO, grid) : [];
  const found = known.find(({ isMark }) => mayBeMarks || !isMark);
  if (found) return lines.map((line) => ({ rule: found.rule, cells: [line], values: found.values }));
  return [{ rule: kind, cells: lines, values: table }];
}

/** The lines after a key: names begin with `_`, and empty arguments part lines. */
export function listsIn(args: readonly Argument[]): Argument[][] {
  const lists: Argument[][] = [[]];
  for (const argument of args) {
    if (argument.text === '' || argument.text.startsWith('_')) lists.push([]);
    else lists.at(-1)!.push(argument);
  }
  return lists.filter(({ length }) => length > 0);
}

/** The lines of cells after a key. */
const linesIn = (args: readonly Argument[], call: Call): number[][] => listsIn(args).map((list) => cellsIn(list, call));

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
