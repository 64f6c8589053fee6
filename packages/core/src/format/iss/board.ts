import { geometryOf } from '../../geometry/clues.ts';
import type { Geometry } from '../../geometry/geometry.ts';
import { JIGSAW, regionMap, regionsOf } from '../../geometry/layouts.ts';
import { ok, type Result } from '../../result.ts';
import type { Clue } from '../../rules/clue.ts';
import type { RuleName } from '../../rules/rules.ts';
import type { Cell } from '../../sets/cells.ts';
import { quoted, type Trouble, trouble } from '../trouble.ts';
import type { Grid } from './call.ts';
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

const hasNineDigits: Switch['fits'] = ({ size }) => size === 9;

export const SWITCHES: readonly Switch[] = [
  { type: 'Windoku', rules: ['windows'], fits: always },
  { type: 'DisjointSets', rules: ['disjoint'], fits: always },
  { type: 'AntiKnight', rules: ['antiknight'], fits: always },
  { type: 'AntiKing', rules: ['antiking'], fits: always },
  { type: 'AntiConsecutive', rules: ['nonconsecutive'], fits: always },
  { type: 'StrictKropki', rules: ['neg-ratio', 'neg-diff'], fits: hasUsualDots },
  { type: 'StrictXV', rules: ['neg-xv'], fits: areUsual('xv', 5, 10) },
  { type: 'GlobalEntropy', rules: ['globalentropy'], fits: hasNineDigits },
  { type: 'GlobalMod', rules: ['globalmod'], fits: hasNineDigits },
];

/** The types of items that tell the cells, the boxes and the rules for the whole board. */
export const BOARD_TYPES: readonly string[] = [
  'Shape',
  'NoBoxes',
  'Jigsaw',
  'Diagonal',
  ...SWITCHES.map(({ type }) => type),
];

const wrong = ({ type, offset }: Pick<Item, 'type' | 'offset'>, message: string): Result<never, Trouble> =>
  trouble('iss', offset, `In .${type}: ${message}.`);

/** The cells and digits that the item `Shape` tells; without one they are those of a 9×9 board. */
export function gridOf(items: readonly Item[]): Result<Grid, Trouble> {
  const shape = items.findLast(({ type }) => type === 'Shape');
  if (!shape) return ok({ rows: 9, columns: 9, size: 9, least: 1 });
  const { args } = shape;
  const [, rows = '', columns = ''] = /^(\d{1,2})x(\d{1,2})$/.exec(args[0]?.text ?? '') ?? [];
  const usual = Math.max(Number(rows), Number(columns));
  if (Math.min(Number(rows), Number(columns)) < 1 || usual > LARGEST) {
    const expected = `expected rows and columns from 1x1 to ${LARGEST}x${LARGEST}`;
    return wrong({ ...shape, ...args[0] }, `${quoted(args[0]?.text ?? '')} is no board; ${expected}`);
  }
  const [, first = '1', last = `${usual}`] = /^(?:([01])-)?(\d{1,2})$/.exec(args[1]?.text ?? `${usual}`) ?? [
    '',
    '',
    '0',
  ];
  const size = Number(last) - Number(first) + 1;
  if (size < usual || size > LARGEST) {
    const expected = `expected ${usual} to ${LARGEST} digits, such as ${usual} or 0-${usual - 1}`;
    return wrong({ ...shape, ...args[1] }, `${quoted(args[1]?.text ?? '')} tells no digits; ${expected}`);
  }
  return ok({ rows: Number(rows), columns: Number(columns), size, least: Number(first) });
}

const has = (items: readonly Item[], type: string): boolean => items.some((item) => item.type === type);

/** A board without clues, and the clues by which its items are told there. */
export interface IssBoard {
  readonly geometry: Geometry;
  readonly clues: readonly Clue[];
}

/** The board that the items for the whole board describe. */
export function boardOf(items: readonly Item[], grid: Grid): Result<IssBoard, Trouble> {
  const { rows, columns, size, least } = grid;
  if (rows !== size || columns !== size || least !== 1) {
    const range = `digits from ${least} to ${least + size - 1}`;
    return trouble('rules', 0, `A board of ${rows} rows and ${columns} columns with ${range} cannot be read.`);
  }
  const read = regionsIn(items, size);
  if (!read.ok) return read;
  const regions = read.value;
  const hasBoxes = !has(items, 'NoBoxes');
  const diagonals = DIAGONALS.filter(({ argument }) =>
    items.some(({ type, args }) => type === 'Diagonal' && args[0]?.text === argument),
  );
  const rules = [
    ...(diagonals.length === 2 ? ['x'] : []),
    ...SWITCHES.filter(({ type }) => has(items, type)).flatMap((row) => row.rules),
  ];
  const boxes = hasBoxes ? [] : regions ? [JIGSAW + regionMap(regions)] : [`1x${size}`];
  const geometry = geometryOf(`${size}x${size}:${[...boxes, ...rules].join('+')}`.replace(/:$/, ''));
  if (!geometry.ok) return trouble('geometry', 0, geometry.error.message);
  return ok({
    geometry: geometry.value,
    clues: [
      ...(diagonals.length === 1 ? [diagonalClue(diagonals[0]!, size)] : []),
      ...(hasBoxes && regions ? asClues(regions) : []),
    ],
  });
}

/** The region of every cell that the item `Jigsaw` tells; undefined without one. */
function regionsIn(items: readonly Item[], size: number): Result<readonly number[] | undefined, Trouble> {
  const jigsaw = items.findLast(({ type }) => type === 'Jigsaw');
  if (!jigsaw) return ok(undefined);
  const map = jigsaw.args.at(-1);
  const regions = map && regionsOf(map.text);
  if (regions && regions.size === size) return ok(regions.boxes);
  const expected = `expected ${size * size} characters, ${size} of each of ${size} kinds`;
  return wrong({ ...jigsaw, ...map }, `${quoted(map?.text ?? '')} is no map of regions; ${expected}`);
}

/** The regions of a board that has boxes, too. */
const asClues = (regions: readonly number[]): Clue[] =>
  [...new Set(regions)].map((region) => {
    const cells = [...regions.keys()].filter((cell) => regions[cell] === region);
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
