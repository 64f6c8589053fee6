import { classic } from '../geometry/layouts.ts';
import type { Step } from '../human/steps/step.ts';
import type { Cell } from '../sets/cells.ts';
import { cellsIn, digitsIn, housesIn } from './evidence.ts';

/**
 * The order in which HoDoKu takes steps: steps are compared by lists of numbers, number by number.
 * A step without numbers is unknown to HoDoKu.
 */
export type Order = (step: Step) => readonly number[] | undefined;

const { size, houses } = classic;

/** Boxes come before rows, and rows before columns. The list of houses has the boxes last. */
const boxesFirst = (house: number): number => (house + size) % houses.length;
const isLine = (house: number): boolean => houses[house]!.kind !== 'box';
const isRow = (house: number): boolean => houses[house]!.kind === 'row';

/** The first house, boxes first, that holds all of some cells. */
const firstHouseOf = (cells: readonly Cell[]): number =>
  Math.min(...houses.filter(({ set }) => cells.every((cell) => set.has(cell))).map(({ index }) => boxesFirst(index)));

/** By house, then by cells. */
export const bySubset: Order = (step) => {
  const cells = cellsIn(step, 'cells');
  return [firstHouseOf(cells), ...cells];
};

/** By house, then by digits. */
export const byHiddenSubset: Order = (step) => [firstHouseOf(cellsIn(step, 'cells')), ...digitsIn(step, 'digits')];

/** Boxes by digit, rows before columns. */
export const byPointing: Order = (step) => [
  ...housesIn(step, 'from'),
  ...digitsIn(step, 'digit'),
  ...housesIn(step, 'to'),
];

/** Rows before columns, then by digit. */
export const byClaiming: Order = (step) => [...housesIn(step, 'from'), ...digitsIn(step, 'digit')];

/** By digit, rows as bases before columns, then by lines. */
export const byFish: Order = (step) => [...digitsIn(step, 'digit'), ...housesIn(step, 'base')];
export const byFinnedFish: Order = (step) => [
  ...digitsIn(step, 'digit'),
  ...housesIn(step, 'bases'),
  ...housesIn(step, 'covers'),
];

/** Rows before columns, then by digit and lines. */
export const bySkyscraper: Order = (step) => {
  const lines = [...housesIn(step, 'first'), ...housesIn(step, 'second')].sort((a, b) => a - b);
  return [isRow(lines[0]!) ? 0 : 1, ...digitsIn(step, 'digit'), ...lines];
};

/** By digit, row and column, then by the cells that share a box. */
export const byKite: Order = (step) => {
  const lines = [...housesIn(step, 'first'), ...housesIn(step, 'second')].sort((a, b) => a - b);
  return [...digitsIn(step, 'digit'), ...lines];
};

/** By digit and box. A box with two places makes no empty rectangle. */
export const byEmptyRectangle: Order = (step) => [
  ...digitsIn(step, 'digit'),
  ...housesIn(step, 'box'),
  ...housesIn(step, 'line'),
  ...cellsIn(step, 'near'),
];

export const byWWing: Order = (step) => [...cellsIn(step, 'cells'), ...digitsIn(step, 'link')];

/** By the three cells, then by which of them is the pivot. */
export const byXyWing: Order = (step) => {
  const pivot = cellsIn(step, 'pivot')[0]!;
  const cells = [pivot, ...cellsIn(step, 'pincers')].sort((a, b) => a - b);
  return [...cells, cells.indexOf(pivot)];
};

export const byXyzWing: Order = (step) => [...cellsIn(step, 'pivot'), ...cellsIn(step, 'pincers')];

/** Cells are compared one by one. A list comes before a longer list that begins with it. */
const listed = (cells: readonly Cell[]): readonly number[] => [...cells, -1];

/** Rows before columns, then by box, by crossing, by the cells in the line, by those in the box. */
export const bySueDeCoq: Order = (step) => {
  const isBoxFirst = !isLine(housesIn(step, 'house')[0]!);
  const [line, box] = isBoxFirst ? (['other', 'house'] as const) : (['house', 'other'] as const);
  const [inLine, inBox] = isBoxFirst ? (['second', 'first'] as const) : (['first', 'second'] as const);
  return [
    ...housesIn(step, line),
    ...housesIn(step, box),
    ...listed(cellsIn(step, 'crossing')),
    ...listed(cellsIn(step, inLine)),
    ...cellsIn(step, inBox),
  ];
};

/** By the first corner without extra candidates, then by its neighbours, that in its box first. */
export const byRectangle: Order = (step) => {
  const corners = cellsIn(step, 'cells');
  const spoiled = new Set(
    step.marks.map((mark) => (mark.kind === 'candidate' && mark.role === 'fin' ? mark.cell : -1)),
  );
  const start = Math.min(...corners.filter((cell) => !spoiled.has(cell)));
  const at = corners.indexOf(start);
  const neighbours = [corners[(at + 1) % 4]!, corners[(at + 3) % 4]!];
  const isBeside = (cell: Cell): boolean =>
    houses.some(({ kind, set }) => kind === 'box' && set.has(start) && set.has(cell));
  return [start, ...(isBeside(neighbours[0]!) ? neighbours : neighbours.reverse())];
};
