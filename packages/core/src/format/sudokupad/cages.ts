import type { Clue } from '../../rules/clue.ts';
import type { Cell } from '../../sets/cells.ts';
import { isList, isNothing, isObject, type Json, type JsonObject, wholeNumber } from '../text/json-text.ts';
import { lookup } from '../text/lookup.ts';
import type { Find, Group } from './look.ts';
import { member } from './parts.ts';

/** The cages of a drawing: those whose meaning is told, and the others. */
export interface Cages {
  readonly clues: readonly Clue[];
  /** Cages with a number of which it is not told whether their digits differ. */
  readonly numbered: Group;
  /** Whether the groups of cells at the same place of every box are listed as cages. */
  readonly areGroups: boolean;
  /** How many cages say nothing that can be read. */
  readonly unknown: number;
}

/** The names that SudokuPad gives to cages that are no cages. */
const STYLES: Readonly<Record<string, string>> = lookup({
  extraregion: 'extraregion',
  fpRowIndexer: 'rowindex',
  fpColumnIndexer: 'colindex',
  fpBoxIndexer: 'boxindex',
});

const cagesIn = (json: JsonObject): readonly JsonObject[] => {
  const cages = member(json, 'cages', 'ca');
  return isList(cages) ? cages.filter(isObject) : [];
};

/** The cells of a list of [row, column]; undefined unless all are on the board. */
export function cellsIn(list: Json | undefined, size: number): Cell[] | undefined {
  if (!isList(list)) return undefined;
  const cells = list.map((place) => {
    const [row = -1, column = -1] = isList(place) ? place.map((number) => wholeNumber(number) ?? -1) : [];
    return row >= 0 && column >= 0 && row < size && column < size ? row * size + column : -1;
  });
  return cells.includes(-1) ? undefined : cells;
}

/** Reads the cages. A cage without cells holds a title, and a hidden one is no rule. */
export function readCages(json: JsonObject, size: number): Cages {
  const clues: Clue[] = [];
  const finds: Find[] = [];
  let [areGroups, unknown] = [false, 0];
  for (const cage of cagesIn(json)) {
    const list = member(cage, 'cells', 'ce');
    if (!isList(list) || list.length === 0 || cage.get('hidden') === true) continue;
    const cells = cellsIn(list, size);
    const style = cage.get('style');
    const rule = typeof style === 'string' ? STYLES[style] : undefined;
    const sum = wholeNumber(cage.get('sum')) ?? wholeNumber(member(cage, 'value', 'v'));
    const values = sum === undefined ? [] : [sum];
    if (cage.get('type') === 'disjoint') areGroups = true;
    else if (cells && rule) clues.push({ rule, cells: [cells], values: [] });
    else if (cells && cage.get('unique') === true) clues.push({ rule: 'killer', cells: [cells], values });
    else if (cells && sum !== undefined && cage.get('unique') === false)
      clues.push({ rule: 'sum', cells: [cells], values });
    else if (cells && sum !== undefined) finds.push({ parts: [], cells: [cells], values });
    else unknown++;
  }
  return { clues, numbered: { meanings: [{ kind: 'killer' }, { kind: 'sum' }], finds }, areGroups, unknown };
}

/** The words of a puzzle: its title, its rules, its solution; undefined when it has none. */
export type Words = (name: string) => Json | undefined;

/** Finds words in the metadata, or in cages without cells ("title: …"). */
export function wordsOf(json: JsonObject): Words {
  const words = new Map<string, Json>();
  for (const cage of cagesIn(json)) {
    const value = member(cage, 'value', 'v');
    const [, name = '', said = ''] =
      (typeof value === 'string' && /^(title|author|rules|solution):\s*([\s\S]*)$/i.exec(value)) || [];
    if (name !== '') words.set(name.toLowerCase(), said);
  }
  const metadata = json.get('metadata');
  return (name) => {
    const told = isObject(metadata) ? metadata.get(name) : undefined;
    return isNothing(told) ? words.get(name) : told;
  };
}
