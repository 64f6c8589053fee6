import { quoted } from '../quote.ts';
import { COUNT, check, ok, type Result } from '../result.ts';
import type { Demand } from '../rules/demand.ts';
import { upTo } from '../rules/groups.ts';
import { cellsOf } from '../rules/places.ts';
import type { BoxShape } from '../rules/rule.ts';
import {
  boxShapeOf,
  type Geometry,
  groupsOf,
  LARGEST_SIZE,
  plainGeometry,
  type Shape,
  withDemands,
} from './geometry.ts';
import { type IdError, type IdPart, type IdReading, squareBoard, unknownPart, wrong } from './ids.ts';
import { boxPartOf, boxShape, regionsOf, remembered } from './layouts.ts';

// Boards that are not n rows and n columns with the digits 1…n in boxes of n cells. A page that
// starts with plain boards loads without this file.

const NO_BOXES = 'noboxes';
const RAW = 'raw';

/** Parts of an id that boards of other shapes have. */
interface Extras {
  readonly least: number;
  /** How many digits there are. */
  readonly size: number;
  readonly isRaw: boolean;
  readonly hasBoxes: boolean;
}

/** The board without rules that an id describes, whatever its shape. */
export function shapedBoard(reading: IdReading): Result<Geometry, IdError> {
  const extras = readExtras(reading);
  if (!extras.ok) return extras;
  const { least, size, isRaw } = extras.value;
  if (isSquare(reading, extras.value)) return squareBoard({ ...reading, extras: [] });
  const boxes = readBoxes(reading, extras.value);
  if (!boxes.ok) return boxes;
  const { rows, columns } = reading;
  return ok(built({ rows, columns, size, least, hasLines: !isRaw, boxes: boxes.value }));
}

/** Whether `squareBoard` builds this board. */
function isSquare({ rows, columns, box, map }: IdReading, { least, size, isRaw, hasBoxes }: Extras): boolean {
  const hasUsualBoxes = box ? box.height * box.width === size : !map || regionsOf(map.text)?.size === size;
  return rows === columns && size === rows && least === 1 && !isRaw && hasBoxes && hasUsualBoxes;
}

const RANGE = /^([01])-(\d{1,2})$/;

function readExtras({ rows, columns, box, map, extras }: IdReading): Result<Extras, IdError> {
  const longest = Math.max(rows, columns);
  let range: { least: number; size: number } | undefined;
  const names = new Set<string>();
  for (const { text, offset } of extras) {
    const [, least, last] = RANGE.exec(text) ?? [];
    const name = text.toLowerCase();
    if (least !== undefined) {
      if (range) return wrong(offset, 'A board has one range of digits; this is the second.');
      range = { least: Number(least), size: Number(last) - Number(least) + 1 };
      const fault = rangeFault(text, range.size, longest);
      if (fault) return wrong(offset, fault);
    } else if (name === NO_BOXES || name === RAW) names.add(name);
    else return unknownPart({ text, offset });
    if (name === NO_BOXES && (box || map)) return wrong(offset, 'A board that has boxes is not without them.');
  }
  const isRaw = names.has(RAW);
  return ok({ ...(range ?? { least: 1, size: longest }), isRaw, hasBoxes: !isRaw && !names.has(NO_BOXES) });
}

function rangeFault(text: string, size: number, longest: number): string | undefined {
  if (size < longest) return `A line of this board has ${longest} cells; ${text} are ${Math.max(size, 0)} digits.`;
  return size > LARGEST_SIZE ? `${text} are ${size} digits; a board has at most ${LARGEST_SIZE}.` : undefined;
}

/**
 * The shape of boxes that fill a board of some rows and columns, each with so many cells: the shape
 * nearest to a square, flat rather than tall. Undefined when no such shape has more than one row
 * and column.
 *
 *     boxFilling(5, 10, 10)      // { height: 5, width: 2 }
 */
export function boxFilling(rows: number, columns: number, cells: number): BoxShape | undefined {
  check('boxFilling', 'rows', rows, COUNT);
  check('boxFilling', 'columns', columns, COUNT);
  check('boxFilling', 'cells', cells, COUNT);
  for (let side = Math.floor(Math.sqrt(cells)); side > 1; side--) {
    if (cells % side !== 0) continue;
    for (const [height, width] of [[side, cells / side] as const, [cells / side, side] as const])
      if (rows % height === 0 && columns % width === 0) return { height, width };
  }
  return undefined;
}

/** The box numbers of the cells of the frame. */
function readBoxes(reading: IdReading, extras: Extras): Result<number[], IdError> {
  const { rows, columns, map } = reading;
  if (map) return readMap(map, reading, extras.size);
  const { size, least, isRaw, hasBoxes } = extras;
  const box = reading.box ?? (hasBoxes ? usualBox({ rows, columns, size, least, hasLines: !isRaw }) : undefined);
  if (reading.box) {
    const { height, width, text, offset } = reading.box;
    if (height * width > size)
      return wrong(offset, `Boxes of ${text} have ${height * width} cells; the board has ${size} digits.`);
    if (height * width === 0 || rows % height !== 0 || columns % width !== 0)
      return wrong(offset, `Boxes of ${text} do not fill ${rows} rows and ${columns} columns.`);
  }
  return ok(
    upTo(size * size).map((cell) => {
      const [row, column] = [Math.floor(cell / size), cell % size];
      if (!box || row >= rows || column >= columns) return -1;
      return Math.floor(row / box.height) * (columns / box.width) + Math.floor(column / box.width);
    }),
  );
}

/** Reads a map: a character for each cell, the same for a region, and a point for no region. */
function readMap({ text, offset }: IdPart, { rows, columns }: IdReading, size: number): Result<number[], IdError> {
  const inMap = `The map of this board has ${rows * columns} characters`;
  if (text.length !== rows * columns) return wrong(offset, `${inMap}; this one has ${text.length}.`);
  const numbers = [...new Set(text.replaceAll('.', ''))];
  if (numbers.length > LARGEST_SIZE)
    return wrong(offset, `A board has at most ${LARGEST_SIZE} regions; this map has ${numbers.length}.`);
  const large = numbers.find((character) => text.split(character).length - 1 > size);
  if (large) return wrong(offset, `${inMap}, at most ${size} of each; ${quoted(large)} comes more often.`);
  const boxes = new Array<number>(size * size).fill(-1);
  for (let index = 0; index < text.length; index++)
    boxes[Math.floor(index / columns) * size + (index % columns)] = numbers.indexOf(text[index]!);
  return ok(boxes);
}

/** The shape of the boxes of a board whose id says nothing about them. */
function usualBox({ rows, columns, size, least, hasLines }: Omit<Shape, 'boxes'>): BoxShape | undefined {
  if (!hasLines) return undefined;
  const isSquare = rows === columns && rows === size && least === 1;
  return isSquare ? boxShape(size) : boxFilling(rows, columns, Math.max(rows, columns));
}

/** The board of a shape. */
function built(shape: Shape): Geometry {
  const { rows, columns, size, least, hasLines, boxes } = shape;
  const [box, usual] = [boxShapeOf(shape), usualBox(shape)];
  const hasBoxes = boxes.some((number) => number >= 0);
  const isUsual = usual ? box?.height === usual.height && box.width === usual.width : !hasBoxes;
  const head = `${rows}x${columns}`;
  const isUsualRange = least === 1 && size === Math.max(rows, columns);
  const boxPart = hasBoxes
    ? boxPartOf(
        cellsOf(shape).map((cell) => boxes[cell]!),
        box,
      )
    : NO_BOXES;
  const range = `${least}-${least + size - 1}`;
  const parts = [...(isUsual ? [] : [boxPart]), ...(isUsualRange ? [] : [range]), ...(hasLines ? [] : [RAW])];
  const stem = parts.length > 0 ? `${head}:${parts.join('+')}` : head;
  const id = parts.length > 0 ? stem : `${head}:${boxPart}`;
  return remembered(id, () => {
    const demands = [...shortGroups(shape), ...voidCells(shape)];
    return withDemands(plainGeometry(id, shape, stem), { id, demands, rules: [], clues: [] });
  });
}

/** Rows, columns and boxes with fewer cells than digits are no houses. Their cells differ. */
const shortGroups = (shape: Shape): Demand[] =>
  Object.values(groupsOf(shape))
    .flat()
    .filter(({ length }) => length > 1 && length < shape.size)
    .map((cells) => ({ kind: 'apart', cells }));

function voidCells(shape: Shape): Demand[] {
  const onBoard = new Set(cellsOf(shape));
  const cells = upTo(shape.size ** 2).filter((cell) => !onBoard.has(cell));
  return cells.length > 0 ? [{ kind: 'void', cells }] : [];
}
