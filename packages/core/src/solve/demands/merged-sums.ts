import { areApart } from '../../geometry/apart.ts';
import type { Geometry, HouseKind } from '../../geometry/geometry.ts';
import type { Cell } from '../../sets/cells.ts';
import type { Draft } from './draft.ts';
import { SUM } from './narrowers.ts';

/** Cells, each counted once, and their total. */
interface Part {
  readonly cells: readonly Cell[];
  readonly total: number;
}

/** Parts that are added up: how often each cell is counted, and the total. */
interface Merger {
  readonly times: Int32Array;
  readonly boxes: readonly (readonly Cell[])[];
  readonly size: number;
  total: number;
}

/** More room for each cell helps no more. */
const MOST_ROOM = 1.1;

/**
 * Adds up sums of cells that need not differ, with extra houses. Where many of their cells lie in a
 * box, the total leaves little room, although each sum by itself leaves much: the guesses of a
 * puzzle with eight little killers fell from over three million to 70 000.
 */
export function addMergedSum(draft: Draft): void {
  const { geometry, narrowers } = draft;
  const { size, cellCount, houses } = geometry;
  const sums = looseSums(geometry);
  const ofKind = (wanted: HouseKind): (readonly Cell[])[] =>
    houses.filter(({ kind }) => kind === wanted).map(({ cells }) => cells);
  const boxes = ofKind('box');
  const inBoxes = new Set(boxes.flat());
  const isInBoxes = ({ cells }: Part): boolean => cells.every((cell) => inBoxes.has(cell));
  if (sums.length < 2 || !sums.every(isInBoxes)) return;
  const merger: Merger = { times: new Int32Array(cellCount), boxes, size, total: 0 };
  for (const sum of sums) add(merger, sum, 1);
  const extras = ofKind('extra')
    .map((cells) => ({ cells, total: (size * (size + 1)) / 2 }))
    .filter(isInBoxes);
  if (leastRoom(merger, sums, extras) > MOST_ROOM) return;
  const groups = layersOf(merger);
  const start = new Int32Array(groups.length + 1);
  for (let group = 0; group < groups.length; group++) start[group + 1] = start[group]! + groups[group]!.length;
  const cells = Int32Array.from(groups.flat());
  draft.longest = Math.max(draft.longest, cells.length);
  const factors = new Int32Array(groups.length).fill(1);
  narrowers.push({ kind: SUM, part: { cells, start, factors, total: merger.total, size } });
}

const looseSums = (geometry: Geometry): Part[] =>
  geometry.demands.flatMap((demand) => {
    if (demand.kind !== 'sum' || demand.factors.some((factor) => factor !== 1)) return [];
    return areApart(geometry, demand.cells) ? [] : [{ cells: demand.cells, total: demand.total }];
  });

function add(merger: Merger, { cells, total }: Part, sign: number): void {
  for (const cell of cells) merger.times[cell]! += sign;
  merger.total += sign * total;
}

/** Adds extra houses, and leaves sums out, where that leaves less room. At least two sums stay. */
function leastRoom(merger: Merger, sums: readonly Part[], extras: readonly Part[]): number {
  let room = roomOf(merger);
  const isTaken = (part: Part, sign: number): boolean => {
    add(merger, part, sign);
    const otherRoom = roomOf(merger);
    const isLess = otherRoom < room;
    if (isLess) room = otherRoom;
    else add(merger, part, -sign);
    return isLess;
  };
  for (const extra of extras) isTaken(extra, 1);
  let left = sums.length;
  for (const sum of sums) if (left > 2 && isTaken(sum, -1)) left--;
  return room;
}

/** For each number of times the cells that are taken so often or more often, by their boxes. */
function layersOf({ times, boxes }: Merger): Cell[][] {
  const most = times.reduce((most, count) => Math.max(most, count), 0);
  const layers = Array.from({ length: most }, (_, less) =>
    boxes.map((box) => box.filter((cell) => times[cell]! > less)),
  );
  return layers.flat().filter(({ length }) => length > 0);
}

/** How far the total is from the least or the greatest that cells in boxes can have, for a cell. */
function roomOf(merger: Merger): number {
  const { total, size } = merger;
  let [least, most, count] = [0, 0, 0];
  for (const { length } of layersOf(merger)) {
    least += (length * (length + 1)) / 2;
    most += (length * (2 * size + 1 - length)) / 2;
    count += length;
  }
  return Math.min(total - least, most - total) / count;
}
