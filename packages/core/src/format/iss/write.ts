import { geometryOf } from '../../geometry/clues.ts';
import type { Geometry } from '../../geometry/geometry.ts';
import { isKind } from '../../geometry/layouts.ts';
import { boxFilling } from '../../geometry/shaped.ts';
import type { Puzzle } from '../../puzzle/puzzle.ts';
import { MOST_STATES, numbersOf } from '../../rules/automaton.ts';
import type { Clue } from '../../rules/clue.ts';
import type { Demand } from '../../rules/demand.ts';
import type { Reader } from '../../rules/lowering.ts';
import { tableOf } from '../../rules/pair-table.ts';
import { greatestOf, toDigit, toValue, type Values } from '../../rules/values.ts';
import type { Cell } from '../../sets/cells.ts';
import { type DigitSet, digitBit, digitCount, digitsOf, hasDigit } from '../../sets/digits.ts';
import { OF_ANY_TWO, OF_NEIGHBOURS } from '../text/relations.ts';
import { reworded } from '../text/rewording.ts';
import { DIAGONALS, diagonalCells, LARGEST, SWITCHES } from './board.ts';
import { cellText, type Grid } from './call.ts';
import { cellOf, PARTNERS } from './extras.ts';
import { nfaKeyOf } from './nfa-key.ts';
import { keyOf } from './pair-key.ts';
import { ROWS } from './rows.ts';

/** An item as text, from its type and arguments. */
const itemText = (type: string, args: readonly string[] = []): string => `.${[type, ...args].join('~')}`;

/** The ISS text of a puzzle; undefined where ISS has no words for its board. */
export function issText(original: Puzzle): string | undefined {
  const puzzle = reworded(original, {
    hasWordsFor: (clue) => itemsOf(clue, original.geometry) !== undefined,
    hasWordsForRule: (name) =>
      name === 'x' || switchesOf(original.geometry).some(({ rules }) => rules.some((own) => own === name)),
    clueFor: (demand) => clueFor(demand, original.geometry),
  });
  const { geometry } = puzzle;
  const known = geometryOf(geometry.id);
  if (geometry.size > LARGEST || !known.ok || known.value.id !== geometry.id) return undefined;
  const parts = [
    boardItems(geometry),
    ruleItems(geometry),
    tieItem(geometry),
    ...clueItems(geometry),
    givenItem(puzzle),
  ];
  if (parts.some((part) => part === undefined)) return undefined;
  return parts.flat().join('') || itemText('Shape', ['9x9']);
}

/** A clue that ISS has for a demand. */
function clueFor(demand: Demand, values: Values): Clue | undefined {
  const { kind, cells } = demand;
  if (kind === 'pair') return { rule: 'pair', cells: [cells], values: demand.allowed };
  if (kind === 'apart' || kind === 'house') return { rule: 'extraregion', cells: [cells], values: [] };
  if (kind !== 'automaton') return undefined;
  const { start, next, accepts } = demand;
  const onward = (state: number, value: number): number => next[state]![toDigit(value, values) - 1]!;
  const reader: Reader<number> = {
    start,
    next: (state, value) => (onward(state, value) < 0 ? undefined : onward(state, value)),
    isEnd: (state) => accepts.includes(state),
  };
  const numbers = numbersOf(values, reader, MOST_STATES);
  return numbers && { rule: 'automaton', cells: [cells], values: numbers };
}

/** The item of lines with a table or an automaton; undefined for other clues. */
function keyedItem(clue: Clue, grid: Grid): string[] | undefined {
  const { rule, cells, values } = tableClue(clue, grid) ?? clue;
  const type = KEYED.get(rule);
  const key = type === 'NFA' ? nfaKeyOf(values, grid.size) : keyOf(values);
  // What any two cells may hold does not depend on their order there.
  if (type === undefined || key === undefined || (type === 'PairX' && !isSymmetric(values))) return undefined;
  // A name without letters, and empty arguments between lines.
  const lines = cells.flatMap((line, index) => [index === 0 ? '_' : '', ...line.map((cell) => cellText(cell, grid))]);
  return [itemText(type, [key, ...lines])];
}

/** A clue of a kind that is a relation of digits, with its table. */
function tableClue({ rule, cells, values: [number = 0] }: Clue, grid: Grid): Clue | undefined {
  // Of a cell that a line names twice a table asks something that not every kind asks.
  if (cells.some((line) => new Set(line).size < line.length)) return undefined;
  for (const [type, kinds] of [
    ['pair', OF_NEIGHBOURS],
    ['pairx', OF_ANY_TWO],
  ] as const) {
    const found = kinds.find(({ kind }) => kind === rule);
    if (found) return { rule: type, cells, values: tableOf(grid, found.relation(number)) };
  }
  return undefined;
}

const isSymmetric = (table: readonly number[]): boolean =>
  table.every((_, first) =>
    table.every((_, second) => hasDigit(table[first]!, second + 1) === hasDigit(table[second]!, first + 1)),
  );

const KEYED: ReadonlyMap<string, string> = new Map([
  ['pair', 'Pair'],
  ['pairx', 'PairX'],
  ['automaton', 'NFA'],
]);

/** The items for the cells and boxes of a board; undefined where ISS has none for its regions. */
function boardItems(geometry: Geometry): string[] | undefined {
  const { rows, columns, size, least, hasLines, boxes, box, cells } = geometry;
  const usual = Math.max(rows, columns);
  const range = least === 1 ? (size === usual && hasLines ? [] : [`${size}`]) : [`${least}-${greatestOf(geometry)}`];
  const dimensions = [`${rows}x${columns}`, ...range, ...(hasLines ? [] : ['Raw'])];
  const shape = dimensions.join() === '9x9' ? [] : [itemText('Shape', dimensions)];
  const regions = new Set(boxes.filter((region) => region >= 0));
  if (regions.size === 0) return hasLines ? [...shape, itemText('NoBoxes')] : shape;
  const lengths = new Set([...regions].map((region) => boxes.filter((other) => other === region).length));
  const [length = 0] = lengths;
  if (lengths.size > 1 || regions.size >= REGIONS.length) return undefined;
  // As many cells of no region as a region has would be one more region there.
  if (cells.filter((cell) => boxes[cell]! < 0).length === length) return undefined;
  const sized = length === usual ? shape : [...shape, itemText('RegionSize', [`${length}`])];
  const filling = boxFilling(rows, columns, length);
  if (hasLines && box && filling?.height === box.height && filling.width === box.width) return sized;
  // A point would begin an item: cells of no region have a character that is no region’s.
  const map = cells.map((cell) => REGIONS[boxes[cell]!] ?? REGIONS[regions.size]).join('');
  // A map of one region alone counts as none there.
  if (new Set(map).size === 1) return undefined;
  return [...sized, itemText('NoBoxes'), itemText('Jigsaw', [map])];
}

/** The characters of regions in a map. */
const REGIONS = '0123456789abcdefghijklmnopqrstuvwxyz';

const ruleNames = ({ rules }: Geometry): string[] => rules.filter((rule) => !isKind(rule)).map(({ name }) => name);

/** The items that stand for rules of a board. */
const switchesOf = (geometry: Geometry): typeof SWITCHES =>
  SWITCHES.filter((row) => row.rules.every((name) => ruleNames(geometry).includes(name)) && row.fits(geometry));

/** The items for the rules of the whole board; undefined where ISS has none for a rule. */
function ruleItems(geometry: Geometry): string[] | undefined {
  const names = ruleNames(geometry);
  const rows = switchesOf(geometry);
  const told = ['x', ...rows.flatMap((row) => row.rules)];
  if (!names.every((name) => told.includes(name))) return undefined;
  const diagonals = names.includes('x') ? DIAGONALS : [];
  return [
    ...diagonals.map(({ argument }) => itemText('Diagonal', [argument])),
    ...rows.map(({ type }) => itemText(type)),
  ];
}

/** The items of each clue; undefined where ISS has none for it. */
function clueItems(geometry: Geometry): (string[] | undefined)[] {
  const groups = geometry.clues.filter(({ rule }) => rule === 'extracells');
  return geometry.clues.map((clue) => itemsOf(clue, geometry, groups.indexOf(clue)));
}

function itemsOf(clue: Clue, grid: Grid, index = 0): string[] | undefined {
  if (!clue.of) return diagonalItem(clue, grid) ?? rowItems(clue, grid);
  if (clue.rule === 'extracells') return extraItems(clue, grid, index);
  const groups = clue.of.map((list) => {
    const items = list.map((one) => rowItems(one, grid));
    return items.includes(undefined) ? undefined : [itemText('And'), ...items.flatMap((own) => own!), itemText('End')];
  });
  return groups.includes(undefined) ? undefined : [itemText('Or'), ...groups.flatMap((own) => own!), itemText('End')];
}

/** The items that make extra cells, and those of the clues with them. */
function extraItems({ of: [clues = []] = [], values: [count = 0] }: Clue, grid: Grid, index: number) {
  const { size, columns } = grid;
  if (index >= NAMES.length) return undefined;
  const regions = clues.filter(({ rule }) => rule === 'chaos');
  const chaos = regions.length > 0 ? chaosItems(regions, grid) : { groups: [], items: [] };
  const group = { prefix: `V${NAMES[index]}`, first: size ** 2, count, columns: size };
  const dimensions = columns === size ? `${count}` : `${Math.ceil(count / size)}x${Math.min(count, size)}`;
  // What belongs to a group of regions has its name.
  const named = { ...grid, groups: [...(chaos?.groups ?? []), group] };
  const items = clues.filter(({ rule }) => rule !== 'chaos').map((clue) => itemsOf(clue, named));
  if (!chaos || items.includes(undefined)) return undefined;
  const text = items.flatMap((own) => own!);
  const made = itemText('Var', [NAMES[index]!, ...(count > 1 ? ['', dimensions] : [])]);
  const isUsed = text.some((item) => item.includes(`~${group.prefix}`));
  return [...chaos.items, ...(isUsed ? [made] : []), ...text];
}

/** Regions to be found, and the group of their numbers; undefined for a part of a board. */
function chaosItems([clue, ...others]: readonly Clue[], grid: Grid) {
  const [cells = [], partners = []] = clue!.cells;
  const { rows, columns } = grid;
  const board = { prefix: '', first: 0, count: rows * columns, columns };
  const group = { ...board, prefix: PARTNERS, first: partners[0] ?? 0 };
  const isWhole =
    cells.length === board.count &&
    cells.every((cell, at) => cell === cellOf(board, at, grid) && partners[at] === cellOf(group, at, grid));
  if (others.length > 0 || !isWhole) return undefined;
  const sized = clue!.values[0] === Math.max(rows, columns) ? [] : [itemText('RegionSize', [`${clue!.values[0]}`])];
  return { groups: [group], items: [itemText('ChaosConstruction'), ...sized] };
}

/** The names of groups of extra cells. */
const NAMES = 'XYZABCDEFGHIJKLMNOPQRSTUVW';

/** The item that lets lines share a place; undefined where only some of them may. */
function tieItem({ clues }: Geometry): string[] | undefined {
  const all = clues.flatMap((clue) => clue.of?.flat() ?? [clue]);
  const ties = new Set(all.filter(({ rule }) => rule === 'fullrank').map(({ values: [, mayTie] }) => mayTie));
  if (ties.size > 1) return undefined;
  return ties.has(1) ? [itemText('FullRankTies', ['any'])] : [];
}

function rowItems(clue: Clue, grid: Grid): string[] | undefined {
  for (const { type, kind, write } of ROWS) {
    const items = kind === clue.rule ? write(clue, grid) : undefined;
    if (items) return items.map((args) => itemText(type, args));
  }
  return keyedItem(clue, grid);
}

function diagonalItem({ rule, cells: [line = []] }: Clue, { size }: Grid): string[] | undefined {
  const told = DIAGONALS.find((diagonal) => line.includes(diagonalCells(diagonal, size)[0]!));
  return rule === 'diagonal' && told ? [itemText('Diagonal', [told.argument])] : undefined;
}

/** The item for givens and candidates; undefined where an empty cell has one candidate or none. */
function givenItem({ geometry, givens, struckOut = [] }: Puzzle): string[] | undefined {
  const left = new Map<Cell, DigitSet>();
  for (const { cell, digit } of struckOut) left.set(cell, (left.get(cell) ?? geometry.allDigits) & ~digitBit(digit));
  const args: string[] = [];
  for (const [cell, given] of givens.entries()) {
    const set = left.get(cell) ?? 0;
    if (given === 0 && !left.has(cell)) continue;
    if (given === 0 ? digitCount(set) < 2 : left.has(cell) && (set & digitBit(given)) === 0) return undefined;
    const digits = given === 0 ? digitsOf(set) : [given];
    args.push([cellText(cell, geometry), ...digits.map((digit) => toValue(digit, geometry))].join('_'));
  }
  return args.length > 0 ? [itemText('', args)] : [];
}
