import { areApart } from '../../geometry/apart.ts';
import type { Geometry } from '../../geometry/geometry.ts';
import { err, ok, type Result } from '../../result.ts';
import type { Clue } from '../../rules/clue.ts';
import type { Demand } from '../../rules/demand.ts';
import { usualWhisper } from '../../rules/kinds/whisper.ts';
import { tableOf } from '../../rules/pair-table.ts';
import { hasDigit } from '../../sets/digits.ts';
import { isList, isNothing, isObject, type JsonObject, shown } from '../text/json-text.ts';
import { kindsOf, OF_ANY_TWO, OF_NEIGHBOURS } from '../text/relations.ts';
import { entryOf, written } from './entry.ts';
import {
  arrows,
  clones,
  fixed,
  group,
  letters,
  lines,
  littleKillers,
  mark,
  numbered,
  outside,
  quadruples,
  type Shape,
} from './shapes.ts';

/** A member of the JSON, the kind of its clues, and how they are written. */
interface Row extends Shape {
  readonly key: string;
  readonly kind: string;
  /**
   * A line that the site does not draw by itself: the name that its drawing has there, and how it
   * looks. SudokuPad shows nothing else.
   */
  readonly drawing?: { readonly name: string; readonly color: string; readonly width: number };
}

const line = (name: string, color: string): Pick<Row, 'drawing'> => ({ drawing: { name, color, width: 0.25 } });

/** The members of the JSON that hold clues, in the order in which they are written. */
const ROWS: readonly Row[] = [
  { key: 'killercage', kind: 'killer', ...group('perhaps') },
  { key: 'arrow', kind: 'arrow', ...arrows },
  { key: 'littlekillersum', kind: 'littlekiller', ...littleKillers },
  { key: 'sandwichsum', kind: 'sandwich', ...outside },
  { key: 'xsum', kind: 'xsum', ...outside },
  { key: 'skyscraper', kind: 'skyscraper', ...outside },
  { key: 'odd', kind: 'odd', ...mark },
  { key: 'even', kind: 'even', ...mark },
  { key: 'minimum', kind: 'minimum', ...mark },
  { key: 'maximum', kind: 'maximum', ...mark },
  { key: 'rowindexer', kind: 'rowindex', ...group('none') },
  { key: 'columnindexer', kind: 'colindex', ...group('none') },
  { key: 'boxindexer', kind: 'boxindex', ...group('none') },
  { key: 'extraregion', kind: 'extraregion', ...group('none') },
  { key: 'thermometer', kind: 'thermo', ...lines },
  { key: 'slowthermometer', kind: 'slowthermo', ...lines, ...line('Slow Thermometer', '#6495ED') },
  { key: 'palindrome', kind: 'palindrome', ...lines },
  { key: 'renban', kind: 'renban', ...lines, ...line('Renban', '#F067F0') },
  { key: 'whispers', kind: 'whisper', ...numbered(usualWhisper), ...line('Whispers', '#67F067') },
  { key: 'regionsumline', kind: 'regionsum', ...lines, ...line('Region Sum Line', '#2ECBFF') },
  { key: 'betweenline', kind: 'between', ...lines },
  { key: 'entropicline', kind: 'entropic', ...lines, ...line('Entropic Line', '#FFCCAA') },
  { key: 'modularline', kind: 'modular', ...fixed(3), ...line('Modular Line', '#33BBBB') },
  { key: 'nabner', kind: 'nabner', ...lines, ...line('Nabner', '#C9C883') },
  { key: 'doublearrow', kind: 'doublearrow', ...lines, ...line('Double Arrow', '#C54B8B') },
  { key: 'zipperline', kind: 'zipper', ...lines, ...line('Zipper Line', '#CDB1EC') },
  { key: 'difference', kind: 'difference', ...group({ usual: 1 }) },
  { key: 'ratio', kind: 'ratio', ...group({ usual: 2 }) },
  { key: 'xv', kind: 'xv', ...letters },
  { key: 'quadruple', kind: 'quadruple', ...quadruples },
  { key: 'clone', kind: 'clone', ...clones },
];

/** The members of the JSON that `readClues` understands. */
export const CLUE_KEYS: readonly string[] = ROWS.map(({ key }) => key);

/** The clues in the JSON of f-puzzles; or what is wrong with an entry, as a sentence. */
export function readClues(json: JsonObject, size: number): Result<readonly Clue[], string> {
  const clues: Clue[] = [];
  for (const { key, kind, read } of ROWS) {
    const entries = json.get(key);
    if (isNothing(entries) || entries === false) continue;
    if (!isList(entries)) return err(`"${key}" is ${shown(entries)}; expected a list.`);
    for (const [index, entry] of entries.entries()) {
      if (!isObject(entry)) return err(`Entry ${index + 1} of "${key}" is ${shown(entry)}; expected an object.`);
      const opened = entryOf(entry, size);
      clues.push(...read(opened).map((parts) => ({ rule: kind, ...parts })));
      const fault = opened.fault();
      if (fault !== undefined) return err(`Entry ${index + 1} of "${key}" cannot be read: ${fault}.`);
    }
  }
  return ok(clues);
}

/** The member and the entry that f-puzzles has for a clue; undefined when it has none. */
function entryFor(clue: Clue, size: number): { readonly row: Row; readonly entry: object } | undefined {
  const row = ROWS.find(({ kind }) => kind === clue.rule);
  const entry = row?.write(clue, size);
  return row && entry && { row, entry };
}

/** Whether f-puzzles has a way to write a clue. */
export const canWriteClue = (clue: Clue, size: number): boolean => entryFor(clue, size) !== undefined;

/**
 * A clue that f-puzzles has for a demand on a board: lines and dots of two cells, and cages. Where
 * all dots of a kind are given, no others are drawn.
 */
export function clueFor(demand: Demand, geometry: Geometry): Clue | undefined {
  const { kind, cells } = demand;
  if (kind === 'apart') return { rule: 'killer', cells: [cells], values: [] };
  if (kind === 'sum') {
    const isCage = demand.factors.every((factor) => factor === 1) && areApart(geometry, cells);
    return isCage ? { rule: 'killer', cells: [cells], values: [demand.total] } : undefined;
  }
  if (kind !== 'pair') return undefined;
  const mayBeMark = geometry.rules.every(({ name }) => !name.startsWith('neg-'));
  const isEqual = demand.allowed.every((digits, index) => digits === 1 << index);
  if (isEqual) return { rule: 'palindrome', cells: [cells], values: [] };
  const [first, second] = cells;
  const turned = tableOf(geometry, (a, b) => hasDigit(demand.allowed[b - 1]!, a));
  const clues = [
    ...kindsOf(demand.allowed, OF_NEIGHBOURS, geometry).map((known) => ({ ...known, cells: [[first, second]] })),
    ...kindsOf(turned, OF_NEIGHBOURS, geometry).map((known) => ({ ...known, cells: [[second, first]] })),
    ...kindsOf(demand.allowed, OF_ANY_TWO, geometry).map((known) => ({ ...known, cells: [[first, second]] })),
  ].filter(({ isMark }) => mayBeMark || !isMark);
  const found = clues.find((clue) => canWriteClue(clue, geometry.size));
  return found && { rule: found.rule, cells: found.cells, values: found.values };
}

/** The members of the JSON that tell clues, and drawings of those that the site does not draw. */
export function writeClues(clues: readonly Clue[], size: number): Record<string, object[]> {
  const members: Record<string, object[]> = {};
  const add = (key: string, entry: object): void => {
    members[key] = [...(members[key] ?? []), entry];
  };
  for (const clue of clues) {
    const found = entryFor(clue, size);
    if (!found) continue;
    const { key, drawing } = found.row;
    add(key, found.entry);
    if (drawing) {
      const { name, color, width } = drawing;
      const drawn = clue.cells.map((cells) => written(cells, size));
      add('line', { lines: drawn, outlineC: color, width, fromConstraint: name });
    }
  }
  return members;
}
