import type { Geometry, House, HouseKind } from '../../geometry/geometry.ts';
import { everyDigit } from '../../sets/digits.ts';
import { CHUTE, HOUSE, type Narrower, OVERLAP } from './narrowers.ts';

// Most boards share their houses with many others.
const keptHouses = new WeakMap<readonly House[], readonly Narrower[]>();

/** The narrowers of the houses of a board, and of their overlaps. */
export function houseNarrowers(geometry: Geometry): readonly Narrower[] {
  const { houses, size } = geometry;
  let narrowers = keptHouses.get(houses);
  if (!narrowers)
    keptHouses.set(houses, (narrowers = [...ofHouses(houses, size), ...ofChutes(geometry), ...ofOverlaps(geometry)]));
  return narrowers;
}

const ofHouses = (houses: readonly House[], size: number): Narrower[] =>
  houses.map(({ cells }) => ({ kind: HOUSE, part: { cells: Int32Array.from(cells), every: everyDigit(size) } }));

/** Where boxes are rectangles of as many cells as lines, both share cells in chutes. */
function hasChutes({ size, rows, columns, hasLines, box }: Geometry): boolean {
  if (!box || box.height === 1 || box.width === 1) return false;
  return hasLines && rows === size && columns === size && box.height * box.width === size;
}

function ofChutes(geometry: Geometry): Narrower[] {
  const { size, box } = geometry;
  if (!hasChutes(geometry)) return [];
  const { height, width } = box!;
  const chutes: Narrower[] = [];
  for (let top = 0; top < size; top += height) {
    const cells = Int32Array.from({ length: size * height }, (_, index) => top * size + index);
    chutes.push(chuteOf(cells, height, width));
  }
  for (let left = 0; left < size; left += width) {
    const cells = Int32Array.from(
      { length: size * width },
      (_, index) => (index % size) * size + left + Math.floor(index / size),
    );
    chutes.push(chuteOf(cells, width, height));
  }
  return chutes;
}

function chuteOf(cells: Int32Array, count: number, length: number): Narrower {
  const cellsOf = (part: number): number[] => [...cells.subarray(part * length, (part + 1) * length)];
  const parts = Array.from({ length: count * count }, (_, part) => part);
  const restOf = (of: (part: number) => number): Int32Array[] =>
    parts.map((part) =>
      Int32Array.from(parts.filter((later) => later !== part && of(later) === of(part)).flatMap(cellsOf)),
    );
  const restOfBox = restOf((part) => part % count);
  const restOfLine = restOf((part) => Math.floor(part / count));
  return { kind: CHUTE, part: { cells, count, length, restOfBox, restOfLine } };
}

function ofOverlaps(geometry: Geometry): Narrower[] {
  const { houses } = geometry;
  const isDone = (kind: HouseKind): boolean => kind !== 'extra' && hasChutes(geometry);
  const overlaps: Narrower[] = [];
  for (const [index, a] of houses.entries())
    for (const b of houses.slice(index + 1)) {
      if (isDone(a.kind) && isDone(b.kind)) continue;
      const both = a.cells.filter((cell) => b.set.has(cell));
      if (both.length < 2) continue;
      const onlyA = Int32Array.from(a.cells.filter((cell) => !b.set.has(cell)));
      const onlyB = Int32Array.from(b.cells.filter((cell) => !a.set.has(cell)));
      const cells = Int32Array.from([...both, ...onlyA, ...onlyB]);
      overlaps.push({ kind: OVERLAP, part: { cells, both: Int32Array.from(both), first: onlyA, second: onlyB } });
    }
  return overlaps;
}
