import type { Random } from '../../random.ts';
import type { Bounds, Form } from '../../rules/kind.ts';
import { cellsOf, type Extent, isOnBoard, neighboursOf, placeOf } from '../../rules/places.ts';
import { wholeLines } from '../../rules/whole-lines.ts';
import type { Cell } from '../../sets/cells.ts';
import type { Canvas } from './canvas.ts';
import { type Growth, grown } from './growth.ts';

/** Lists of cells, as a clue has them. */
export type Lists = readonly (readonly Cell[])[];

/** Where a clue may lie, and which lists of cells are good. */
export interface Site {
  readonly extent: Extent;
  readonly canvas: Canvas;
  readonly random: Random;
  /** A cell that the clue must contain, for groups of cells; default: any. */
  readonly first?: Cell;
  /** Whether lists of cells could be those of the clue. */
  isGood(lists: Lists): boolean;
}

/** Cells for a clue at a random place; undefined when none turned up there. */
type Shape = (form: Form, site: Site) => Lists | undefined;

/** Longest lines, and most cells of a group, where the form of a kind allows more. */
const LONGEST_LINE = 7;
const LARGEST_GROUP = 5;
const LONGEST_SHAFT = 4;
const LARGEST_COPY = 4;

/** A random cell among all, or among some. */
const oneOf = <Item>(items: readonly Item[], random: Random): Item | undefined =>
  items[random.below(items.length || 1)];
const anyCell = ({ extent: { size, rows, columns }, random }: Site): Cell =>
  random.below(rows) * size + random.below(columns);

const most = ([, last]: Bounds, size: number, usual: number): number =>
  Math.min(last === 'size' ? size : last, size, usual);

/** A random number between two bounds. */
const fromTo = (least: number, last: number, random: Random): number =>
  least + random.below(Math.max(last - least, 0) + 1);

/** The first of several lists that is good together with other lists. */
const grownOn = (
  site: Site,
  growth: Omit<Growth, 'isGood'>,
  listsOf: (list: readonly Cell[]) => Lists,
): Lists | undefined => {
  if (!site.canvas.isFree(growth.first)) return undefined;
  const list = grown({ ...growth, isGood: (cells) => site.isGood(listsOf(cells)) }, site.random);
  return list && listsOf(list);
};

/** A whole row, column or diagonal as seen from outside, or four cells around a corner. */
const placed: Shape = ({ place }, site) => {
  const { extent, random } = site;
  const list = oneOf(place === 'square' ? squares(extent) : wholeLines(place!, extent), random);
  return list && site.isGood([list]) ? [list] : undefined;
};

const squares = (extent: Extent): Cell[][] => {
  const { size } = extent;
  return cellsOf(extent)
    .filter((cell) => isOnBoard(...placeOf(cell + size + 1, size), extent) && (cell + 1) % size > 0)
    .map((cell) => [cell, cell + 1, cell + size, cell + size + 1]);
};

/** Two cells side by side. */
const edge: Shape = (_, site) => {
  const cell = anyCell(site);
  const pair = [cell, oneOf(neighboursOf(cell, site.extent), site.random)!];
  return site.isGood([pair]) ? [pair] : undefined;
};

/** Cells that hang together. */
const group: Shape = ({ cells, values }, site) => {
  const { extent, canvas, random } = site;
  const least = values ? Math.max(cells[0], 2) : cells[0];
  const last = fromTo(least, most(cells, extent.size, LARGEST_GROUP), random);
  const growth = { first: site.first ?? anyCell(site), least, most: last };
  return grownOn(site, { ...growth, next: (list) => besides(list, extent, canvas) }, (list) => [list]);
};

const besides = (list: readonly Cell[], extent: Extent, { isFree }: Canvas): Cell[] =>
  [...new Set(list.flatMap((cell) => neighboursOf(cell, extent)))].filter(
    (cell) => isFree(cell) && !list.includes(cell),
  );

/** A line that neither crosses nor touches itself. */
const line: Shape = ({ cells }, site) => {
  const {
    extent: { size },
    canvas,
    random,
  } = site;
  const least = Math.max(cells[0], Math.min(3, size - 1));
  const growth = { first: anyCell(site), least, most: fromTo(least, most(cells, size, LONGEST_LINE), random) };
  return grownOn(site, { ...growth, next: canvas.stepsOf }, (list) => [list]);
};

/** A bulb of a single cell, and a shaft that begins beside it. */
const bulbAndShaft: Shape = (_, site) => {
  const { canvas, random } = site;
  const bulb = anyCell(site);
  const first = oneOf(canvas.stepsOf([bulb]), random);
  if (first === undefined || !canvas.isFree(bulb)) return undefined;
  const growth = { first, least: 2, most: fromTo(2, LONGEST_SHAFT, random) };
  return grownOn(site, { ...growth, next: (list) => canvas.stepsOf([bulb, ...list]) }, (list) => [[bulb], list]);
};

/** A group of cells, and a copy of it somewhere else. */
const copies: Shape = (_, site) => {
  const { extent, canvas, random } = site;
  const { size } = extent;
  const [first, second] = [anyCell(site), anyCell(site)];
  const moved = (cell: Cell): Cell | undefined => {
    const [[row, column], [fromRow, fromColumn], [toRow, toColumn]] = [
      placeOf(cell, size),
      placeOf(first, size),
      placeOf(second, size),
    ];
    const [down, right] = [row + toRow - fromRow, column + toColumn - fromColumn];
    const isOn = isOnBoard(down, right, extent);
    return isOn && canvas.isFree(down * size + right) ? down * size + right : undefined;
  };
  const isApart = (list: readonly Cell[]): boolean => !list.some((cell) => list.includes(moved(cell)!));
  const next = (list: readonly Cell[]): Cell[] =>
    besides(list, extent, canvas).filter((cell) => moved(cell) !== undefined && isApart([...list, cell]));
  if (moved(first) === undefined || first === second) return undefined;
  const growth = { first, next, least: 2, most: fromTo(2, LARGEST_COPY, random) };
  return grownOn(site, growth, (list) => [list, list.map((cell) => moved(cell)!)]);
};

/**
 * The shapes, and the forms that have them. The first that fits is used. Two lists of cells, or
 * several without order, are copies of each other. Otherwise all later lists start from the first.
 */
const SHAPES: readonly (readonly [fits: (form: Form) => boolean, shape: Shape])[] = [
  [({ place }) => place !== undefined, placed],
  [({ lists, order }) => lists !== undefined && (lists[1] === 2 || order === 'any'), copies],
  [({ lists = [1, 1] }) => lists[0] === 2, bulbAndShaft],
  [({ cells }) => cells[1] === 2, edge],
  [({ order }) => order === 'any', group],
  [() => true, line],
];

/** Cells at a random place as the form of a kind wants them; undefined when none turned up. */
export const shapeOf: Shape = (form, site) => SHAPES.find(([fits]) => fits(form))![1](form, site);
