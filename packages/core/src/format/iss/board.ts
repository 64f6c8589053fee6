import { clueFault, geometryOf } from '../../geometry/clues.ts';
import type { Geometry } from '../../geometry/geometry.ts';
import { JIGSAW } from '../../geometry/layouts.ts';
import { boxFilling } from '../../geometry/shaped.ts';
import { ok, type Result } from '../../result.ts';
import type { Clue } from '../../rules/clue.ts';
import type { RuleName } from '../../rules/rule-names.ts';
import type { Cell } from '../../sets/cells.ts';
import { quoted, type Trouble, trouble } from '../text/trouble.ts';
import type { Grid } from './call.ts';
import { extraCount, extraNamed, PARTNERS } from './extras.ts';
import type { Item } from './items.ts';

// What ISS text says about the board as a whole.

/** The most rows, columns and digits of ISS. */
export const LARGEST = 16;

/** An item without arguments that is a rule of ours, or two rules together. */
interface Switch {
  readonly type: string;
  readonly rules: readonly RuleName[];
  /** Whether ISS has the item for a board, and means the same by it. */
  fits(board: Pick<Geometry, 'size' | 'clues'>): boolean;
}

const always = (): boolean => true;

/** Whether ISS has the marks by which a rule excuses pairs of cells. */
const areUsual =
  (kind: string, ...usual: readonly number[]) =>
  ({ clues }: Pick<Geometry, 'clues'>): boolean =>
    clues.every(({ rule, values: [value = 0] }) => rule !== kind || usual.includes(value));

const hasUsualDots: Switch['fits'] = (board) => areUsual('ratio', 2)(board) && areUsual('difference', 1)(board);

/** Asks nothing where rows and columns hold every digit. */
const SAME_EVERYWHERE = 'RegionSameValues';

const hasNineDigits: Switch['fits'] = ({ size }) => size === 9;

export const SWITCHES: readonly Switch[] = [
  { type: 'Windoku', rules: ['windows'], fits: always },
  { type: 'DisjointSets', rules: ['disjoint'], fits: always },
  { type: 'AntiKnight', rules: ['antiknight'], fits: always },
  { type: 'AntiKing', rules: ['antiking'], fits: always },
  { type: 'AntiConsecutive', rules: ['nonconsecutive'], fits: always },
  { type: 'AntiTaxicab', rules: ['antitaxicab'], fits: always },
  { type: 'DutchFlatmates', rules: ['dutchflatmates'], fits: always },
  { type: SAME_EVERYWHERE, rules: ['regionsamevalues'], fits: always },
  { type: 'StrictKropki', rules: ['neg-ratio', 'neg-diff'], fits: hasUsualDots },
  { type: 'StrictXV', rules: ['neg-xv'], fits: areUsual('xv', 5, 10) },
  { type: 'GlobalEntropy', rules: ['globalentropy'], fits: hasNineDigits },
  { type: 'GlobalMod', rules: ['globalmod'], fits: hasNineDigits },
];

/** The types of items that tell the cells, the boxes and the rules for the whole board. */
export const BOARD_TYPES: readonly string[] = [
  'Shape',
  'NoBoxes',
  'RegionSize',
  'Jigsaw',
  'Diagonal',
  'ChaosConstruction',
  ...SWITCHES.map(({ type }) => type),
];

const wrong = ({ type, offset }: Pick<Item, 'type' | 'offset'>, message: string): Result<never, Trouble> =>
  trouble('iss', offset, `In .${type}: ${message}.`);

/** The cells and digits that the item `Shape` tells; without one they are those of a 9×9 board. */
export function gridOf(items: readonly Item[]): Result<Grid, Trouble> {
  const shape = items.findLast(({ type }) => type === 'Shape');
  if (!shape) return ok({ rows: 9, columns: 9, size: 9, least: 1 });
  const [dimensions, digits, raw] = shape.args;
  const [, rows = '', columns = ''] = /^(\d{1,2})x(\d{1,2})$/.exec(dimensions?.text ?? '') ?? [];
  const usual = Math.max(Number(rows), Number(columns));
  if (Math.min(Number(rows), Number(columns)) < 1 || usual > LARGEST) {
    const expected = `expected rows and columns from 1x1 to ${LARGEST}x${LARGEST}`;
    return wrong({ ...shape, ...dimensions }, `${quoted(dimensions?.text ?? '')} is no board; ${expected}`);
  }
  const [, first = '1', last = ''] = /^(?:([01])-)?(\d{1,2})$/.exec(digits?.text || `${usual}`) ?? [];
  const size = Number(last) - Number(first) + 1;
  if (last === '' || size < usual || size > LARGEST) {
    const expected = `expected ${usual} to ${LARGEST} digits, such as ${usual} or 0-${usual - 1}`;
    return wrong({ ...shape, ...digits }, `${quoted(digits?.text ?? '')} tells no digits; ${expected}`);
  }
  if (raw && raw.text !== 'Raw')
    return wrong({ ...shape, ...raw }, `${quoted(raw.text)} found; expected Raw or nothing`);
  return ok({ rows: Number(rows), columns: Number(columns), size, least: Number(first) });
}

const last = (items: readonly Item[], type: string): Item | undefined => items.findLast((item) => item.type === type);
const has = (items: readonly Item[], type: string): boolean => last(items, type) !== undefined;

/** A board without clues, and the clues by which its items are told there. */
export interface IssBoard {
  readonly geometry: Geometry;
  readonly clues: readonly Clue[];
}

/** The board that the items for the whole board describe. */
export function boardOf(items: readonly Item[], grid: Grid): Result<IssBoard, Trouble> {
  const { rows, columns, size, least } = grid;
  const usual = Math.max(rows, columns);
  const told = last(items, 'RegionSize')?.args[0];
  const regionSize = told ? Number(told.text) : usual;
  if (!(regionSize >= 1 && regionSize <= size))
    return wrong({ type: 'RegionSize', offset: told!.offset }, `expected a number of cells from 1 to ${size}`);
  const read = mapIn(items, grid, regionSize);
  if (!read.ok) return read;
  const map = read.value;
  const isRaw = last(items, 'Shape')?.args[2] !== undefined;
  const areUnknown = has(items, 'ChaosConstruction');
  const box = isRaw || areUnknown || has(items, 'NoBoxes') ? undefined : boxFilling(rows, columns, regionSize);
  const diagonals = DIAGONALS.filter(({ argument }) =>
    items.some(({ type, args }) => type === 'Diagonal' && args[0]?.text === argument),
  );
  const parts = [
    ...(least === 1 && size === usual ? [] : [`${least}-${least + size - 1}`]),
    ...(isRaw ? ['raw'] : []),
    ...(box ? [`${box.height}x${box.width}`] : map ? [JIGSAW + map] : isRaw ? [] : ['noboxes']),
    ...(diagonals.length === 2 ? ['x'] : []),
    ...SWITCHES.filter(({ type }) => has(items, type) && (type !== SAME_EVERYWHERE || size > usual)).flatMap(
      (row) => row.rules,
    ),
  ];
  const geometry = geometryOf([`${rows}x${columns}`, parts.join('+')].filter(Boolean).join(':'));
  if (!geometry.ok) return trouble('geometry', items[0]?.offset ?? 0, geometry.error.message);
  const clues: Clue[] = [
    ...(areUnknown ? [regionsClue(geometry.value, grid, regionSize)] : []),
    ...(diagonals.length === 1 ? [diagonalClue(diagonals[0]!, size)] : []),
    ...(box && map ? asClues(map, grid) : []),
  ];
  // On a board with more columns than rows, a diagonal leaves the board.
  const extras = extraCount(grid);
  const wide = extras > 0 ? { ...geometry.value, extras } : geometry.value;
  const fault = clues.map((clue) => clueFault(clue, wide)).find((found) => found !== undefined);
  return fault === undefined
    ? ok({ geometry: geometry.value, clues })
    : trouble('geometry', items[0]?.offset ?? 0, fault);
}

/** Regions that are to be found, with a partner for each cell. */
const regionsClue = ({ cells }: Geometry, grid: Grid, length: number): Clue => ({
  rule: 'chaos',
  cells: [cells, cells.map((_, index) => extraNamed(`${PARTNERS}${index + 1}`, grid)!)],
  values: [length],
});

/** The map of regions of the item `Jigsaw`, with a point for each cell of none. */
function mapIn(items: readonly Item[], { rows, columns }: Grid, size: number): Result<string | undefined, Trouble> {
  const jigsaw = last(items, 'Jigsaw');
  const map = jigsaw?.args.at(-1);
  if (!jigsaw || (map && new Set(map.text).size === 1)) return ok(undefined);
  const text = map?.text ?? '';
  const others = [...new Set(text)].filter((region) => text.split(region).length - 1 !== size);
  if (text.length === rows * columns && others.length <= 1) return ok(text.replaceAll(others[0] ?? '.', '.'));
  const expected = `expected ${rows * columns} characters, ${size} of each region`;
  return wrong({ ...jigsaw, ...map }, `${quoted(text)} is no map of regions; ${expected}`);
}

/** The regions of a map on a board that has boxes, too. */
const asClues = (map: string, { columns, size }: Grid): Clue[] =>
  [...new Set(map.replaceAll('.', ''))].map((region) => {
    const places = [...map].flatMap((character, index) => (character === region ? [index] : []));
    const cells = places.map((index) => Math.floor(index / columns) * size + (index % columns));
    return { rule: 'extraregion', cells: [cells], values: [] };
  });

/** How the item `Diagonal` names the diagonals: the one that rises to the right is 1. */
export const DIAGONALS: readonly {
  readonly argument: string;
  readonly column: (row: number, size: number) => number;
}[] = [
  { argument: '1', column: (row, size) => size - 1 - row },
  { argument: '-1', column: (row) => row },
];

/** The cells of a diagonal of the whole board. */
export const diagonalCells = ({ column }: (typeof DIAGONALS)[number], size: number): Cell[] =>
  Array.from({ length: size }, (_, row) => row * size + column(row, size));

const diagonalClue = (diagonal: (typeof DIAGONALS)[number], size: number): Clue => ({
  rule: 'diagonal',
  cells: [diagonalCells(diagonal, size)],
  values: [],
});
