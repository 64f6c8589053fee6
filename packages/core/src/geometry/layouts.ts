import { fail } from '../result.ts';
import type { Cell } from '../sets/cells.ts';
import { type Geometry, type GeometrySpec, LARGEST_SIZE, makeGeometry, SMALLEST_SIZE } from './geometry.ts';

/** The height and width of a box in cells. */
export interface BoxShape {
  readonly height: number;
  readonly width: number;
}

/** A named way to add rules to a board of boxes. */
export interface Layout {
  /** As written in a geometry id: "9x9:x". */
  readonly name: string;
  readonly says: string;
  /** What the layout adds; nothing when it makes no sense on this board. */
  add(size: number, box: BoxShape | undefined): Pick<GeometrySpec, 'extraHouses' | 'apart'> | undefined;
}

const upTo = (count: number): number[] => Array.from({ length: count }, (_, index) => index);

/** Pairs of cells that lie a move (rows down, columns right) apart. */
const pairsApart = (size: number, moves: readonly (readonly [number, number])[]): Cell[][] =>
  upTo(size * size).flatMap((cell) =>
    moves.flatMap(([down, right]) => {
      const row = Math.floor(cell / size) + down;
      const column = (cell % size) + right;
      return row < size && column >= 0 && column < size ? [[cell, row * size + column]] : [];
    }),
  );

/** Every rule that can be added to a board, by the name that geometry ids use; ids list them in this order. */
export const LAYOUTS: readonly Layout[] = [
  {
    name: 'x',
    says: 'both diagonals hold every digit',
    add: (size) => ({
      extraHouses: [upTo(size).map((row) => row * size + row), upTo(size).map((row) => row * size + size - 1 - row)],
    }),
  },
  {
    name: 'windows',
    says: 'windoku: the boxes drawn one cell inside hold every digit too',
    add: (size, box) => {
      if (!box || box.height < 2 || box.width < 2) return undefined;
      const starts = (step: number): number[] => upTo(size / step - 1).map((index) => 1 + index * (step + 1));
      const corners = starts(box.height).flatMap((row) => starts(box.width).map((column) => row * size + column));
      return {
        extraHouses: corners.map((corner) =>
          upTo(size).map((index) => corner + Math.floor(index / box.width) * size + (index % box.width)),
        ),
      };
    },
  },
  {
    name: 'disjoint',
    says: 'disjoint groups: cells at the same place of their boxes hold every digit',
    add: (size, box) => {
      if (!box) return undefined;
      const placeIn = (cell: Cell): number =>
        (Math.floor(cell / size) % box.height) * box.width + ((cell % size) % box.width);
      return { extraHouses: upTo(size).map((place) => upTo(size * size).filter((cell) => placeIn(cell) === place)) };
    },
  },
  {
    name: 'antiknight',
    says: 'cells a knight’s move apart differ',
    add: (size) => ({
      apart: pairsApart(size, [
        [1, 2],
        [2, 1],
        [1, -2],
        [2, -1],
      ]),
    }),
  },
  {
    name: 'antiking',
    says: 'cells that touch at a corner differ',
    add: (size) => ({
      apart: pairsApart(size, [
        [1, 1],
        [1, -1],
      ]),
    }),
  },
];

/**
 * The box that a size has when nobody says otherwise: the two factors nearest each other, the smaller one high.
 *
 *     boxShape(6)      // { height: 2, width: 3 }
 */
export function boxShape(size: number): BoxShape {
  if (!Number.isInteger(size) || size < SMALLEST_SIZE || size > LARGEST_SIZE) {
    fail(`size ${size}; expected a whole number from ${SMALLEST_SIZE} to ${LARGEST_SIZE}`);
  }
  let height = Math.floor(Math.sqrt(size));
  while (size % height !== 0) height--;
  return { height, width: size / height };
}

// A board is built once and shared: parsing a million lines must not build a million boards. Nobody can tell, boards being immutable.
const built = new Map<string, Geometry>();
const MOST_KEPT = 200;

function remembered(id: string, build: () => Geometry): Geometry {
  const known = built.get(id);
  if (known) return known;
  const geometry = build();
  if (built.size >= MOST_KEPT) built.clear();
  built.set(id, geometry);
  return geometry;
}

/** How a region map begins in a geometry id. */
export const JIGSAW = 'jigsaw-';
const REGION_DIGITS = '0123456789abcdefghijklmnopqrstuvwxyz';

function boardId(
  size: number,
  boxes: readonly number[],
  box: BoxShape | undefined,
  layouts: readonly Layout[],
): string {
  const usual = boxShape(size);
  const isUsual = box?.height === usual.height;
  const boxPart = box ? `${box.height}x${box.width}` : JIGSAW + boxes.map((number) => REGION_DIGITS[number]).join('');
  const parts = [...(isUsual && layouts.length > 0 ? [] : [boxPart]), ...layouts.map((layout) => layout.name)];
  return `${size}x${size}:${parts.join('+')}`;
}

function board(size: number, boxes: readonly number[], box: BoxShape | undefined, names: readonly string[]): Geometry {
  for (const name of names)
    if (!LAYOUTS.some((layout) => layout.name === name))
      fail(`layout "${name}"; expected one of ${LAYOUTS.map((layout) => layout.name).join(', ')}`);
  const layouts = LAYOUTS.filter((layout) => names.includes(layout.name));
  const id = boardId(size, boxes, box, layouts);
  return remembered(id, () => {
    const added = layouts.map(
      (layout) => layout.add(size, box) ?? fail(`layout "${layout.name}" on ${id}, whose boxes do not allow it`),
    );
    return makeGeometry({
      id,
      size,
      boxes,
      extraHouses: added.flatMap((part) => part.extraHouses ?? []),
      apart: added.flatMap((part) => part.apart ?? []),
    });
  });
}

/**
 * A board with boxes of the given height and width (size = height·width, 1…36), and layouts such as 'x' added by name.
 *
 *     boxed(2, 3).id                     // '6x6:2x3'
 *     boxed(3, 3, ['x']).houses.length   // 29
 */
export function boxed(height: number, width: number, layouts: readonly string[] = []): Geometry {
  const size = height * width;
  if (!Number.isInteger(height) || !Number.isInteger(width) || height < 1 || width < 1 || size > LARGEST_SIZE) {
    fail(
      `boxes of ${height} rows and ${width} columns; expected whole numbers whose product is at most ${LARGEST_SIZE}`,
    );
  }
  const boxOf = (cell: Cell): number =>
    Math.floor(Math.floor(cell / size) / height) * height + Math.floor((cell % size) / width);
  return board(size, upTo(size * size).map(boxOf), { height, width }, layouts);
}

/**
 * A board of a size (1…36) with the usual boxes.
 *
 *     sized(16).id      // '16x16:4x4'
 */
export function sized(size: number, layouts: readonly string[] = []): Geometry {
  const { height, width } = boxShape(size);
  return boxed(height, width, layouts);
}

/** The 9×9 board of newspapers: boxes of 3×3 and nothing else. */
export const classic: Geometry = /* @__PURE__ */ boxed(3, 3);

/**
 * A board whose regions are drawn by a map: size·size characters in reading order, the same character for cells of the same region.
 * Fails loudly when the map is not `size` regions of `size` cells.
 *
 *     jigsaw('1122112233443344').size      // 4
 */
export function jigsaw(map: string, layouts: readonly string[] = []): Geometry {
  const regions = regionsOf(map);
  return regions
    ? board(regions.size, regions.boxes, regions.box, layouts)
    : fail(`jigsaw map "${map}"; expected n·n characters, n of each of n kinds`);
}

/**
 * Reads a map of regions; nothing when the text is not n·n characters with n of each of n kinds. Regions are numbered as they are met.
 *
 *     regionsOf('1122112233443344')?.box      // { height: 2, width: 2 }
 */
export function regionsOf(
  map: string,
): { readonly size: number; readonly boxes: readonly number[]; readonly box: BoxShape | undefined } | undefined {
  const size = Math.sqrt(map.length);
  if (!Number.isInteger(size) || size < SMALLEST_SIZE || size > LARGEST_SIZE) return undefined;
  const numbers = new Map<string, number>();
  for (const character of map) if (!numbers.has(character)) numbers.set(character, numbers.size);
  const boxes = [...map].map((character) => numbers.get(character) as number);
  const counts = new Array<number>(numbers.size).fill(0);
  for (const box of boxes) counts[box]!++;
  if (numbers.size !== size || counts.some((count) => count !== size)) return undefined;
  const box = rectangleOf(size, boxes);
  return { size, boxes, box };
}

/** The box shape when regions, numbered as they are met, are plain boxes after all. */
function rectangleOf(size: number, boxes: readonly number[]): BoxShape | undefined {
  const width = boxes.findIndex((box) => box !== 0);
  if (width === -1) return { height: 1, width: 1 };
  if (size % width !== 0) return undefined;
  const height = size / width;
  const plain = boxes.every(
    (box, cell) => box === Math.floor(Math.floor(cell / size) / height) * height + Math.floor((cell % size) / width),
  );
  return plain ? { height, width } : undefined;
}
