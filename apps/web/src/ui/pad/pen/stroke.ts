import type { Ink, InkKind } from '../../../model/ink.ts';
import { pointsAcross } from '../../../model/ink.ts';

/** A place on the board, in sides of a cell from its corner. */
export interface Place {
  readonly x: number;
  readonly y: number;
}

/** The board as somebody draws on it. */
export interface Paper {
  readonly size: number;
  /** The notes that are shown, as a set of digits for each cell. */
  readonly notes: ArrayLike<number>;
  /** Where a note stands in its cell. */
  placeOf(digit: number): Place;
}

/** What is drawn while the pointer is down, or from key to key. */
export interface Stroke {
  readonly kind: InkKind;
  /** Points that a line has come through; the point of a mark. */
  readonly path: readonly number[];
  /** Candidates that it has come over, the earliest first; digit 0 is a cell. */
  readonly ends: readonly InkPlace[];
  readonly hasArrow: boolean;
}

/** A candidate, or with digit 0 a cell. */
export interface InkPlace {
  readonly cell: number;
  readonly digit: number;
}

// The part of a side in which notes stand.
const NOTES = 0.9;
// A line takes a point when the pointer comes this near, in sides of a cell.
const NEAR = 0.36;
// A mark lies on an edge when the pointer is this near to it.
const EDGE = 0.26;
// A link ends at a note this near, in places of a note; else at its cell.
const AT_NOTE = 0.8;
// A brush takes the notes that it comes this near to; the first is the nearest to its press.
const ON_NOTE = 0.55;

const pointAt = (x: number, y: number, size: number): number => y * pointsAcross(size) + x;

/** The middle of a cell as a point. */
export const middleOf = (cell: number, size: number): number =>
  pointAt(2 * (cell % size) + 1, 2 * Math.floor(cell / size) + 1, size);

/** The first corner of a cell as a point. */
export const cornerOf = (cell: number, size: number): number =>
  pointAt(2 * (cell % size), 2 * Math.floor(cell / size), size);

export const cellAt = ({ x, y }: Place, size: number): number => {
  const within = (at: number): number => Math.min(size - 1, Math.max(0, Math.floor(at)));
  return within(y) * size + within(x);
};

/** The point of a mark: a middle, or the middle of an edge, or a corner. */
function markAt({ x, y }: Place, size: number): number {
  const near = (at: number): number => {
    const line = Math.round(at);
    return Math.abs(at - line) < EDGE ? 2 * line : 2 * Math.floor(at) + 1;
  };
  const within = (at: number): number => Math.min(2 * size, Math.max(0, near(at)));
  return pointAt(within(x), within(y), size);
}

/** The point at which a line begins: the middle of its cell, or a corner, whichever is nearer. */
function startAt(place: Place, size: number): number {
  const cell = cellAt(place, size);
  const [across, down] = [place.x - (cell % size) - 0.5, place.y - Math.floor(cell / size) - 0.5];
  if (Math.hypot(across, down) < NEAR) return middleOf(cell, size);
  const within = (at: number): number => 2 * Math.min(size, Math.max(0, Math.round(at)));
  return pointAt(within(place.x), within(place.y), size);
}

/**
 * The note of a cell that is nearest to a place, and how far it is, in places of a note; digit 0
 * where there is none.
 */
export function noteAt(place: Place, { size, notes, placeOf }: Paper): InkPlace & { readonly far: number } {
  const cell = cellAt(place, size);
  const inside = { x: place.x - (cell % size), y: place.y - Math.floor(cell / size) };
  let [best, far] = [0, Number.POSITIVE_INFINITY];
  for (let digit = 1; digit <= size; digit++) {
    if (((notes[cell]! >>> (digit - 1)) & 1) === 0) continue;
    const { x, y } = placeOf(digit);
    const distance = Math.hypot(x - inside.x, y - inside.y);
    if (distance < far) [best, far] = [digit, distance];
  }
  return { cell, digit: best, far: (far * Math.ceil(Math.sqrt(size))) / NOTES };
}

/** The end of a link at a place: a note that is near, or the cell. */
function endAt(place: Place, paper: Paper): InkPlace {
  const { cell, digit, far } = noteAt(place, paper);
  return { cell, digit: far < AT_NOTE ? digit : 0 };
}

const isSame = (a: InkPlace | undefined, b: InkPlace): boolean => a?.cell === b.cell && a.digit === b.digit;

/** A stroke that begins at a place. */
export function begun(kind: InkKind, place: Place, paper: Paper, hasArrow = false): Stroke {
  const nothing = { kind, path: [], ends: [], hasArrow };
  if (kind === 'line') return { ...nothing, path: [startAt(place, paper.size)] };
  if (kind === 'circle' || kind === 'cross') return { ...nothing, path: [markAt(place, paper.size)] };
  return extended(nothing, place, paper);
}

/** A stroke that has come to a place. */
export function extended(stroke: Stroke, place: Place, paper: Paper): Stroke {
  const { kind, path, ends } = stroke;
  if (kind === 'circle' || kind === 'cross') return stroke;
  if (kind === 'line') return { ...stroke, path: pathTo(path, place, paper.size) };
  if (kind !== 'note') {
    const end = endAt(place, paper);
    const first = ends[0] ?? end;
    return isSame(ends.at(-1), end) ? stroke : { ...stroke, ends: isSame(first, end) ? [first] : [first, end] };
  }
  const { cell, digit, far } = noteAt(place, paper);
  const isOn = digit !== 0 && (ends.length === 0 || far < ON_NOTE);
  const isNew = isOn && !ends.some((end) => isSame(end, { cell, digit }));
  return isNew ? { ...stroke, ends: [...ends, { cell, digit }] } : stroke;
}

/** The path of a line after the pointer came to a place: on, or a piece back. */
function pathTo(path: readonly number[], { x, y }: Place, size: number): readonly number[] {
  const isMiddle = (path[0]! % pointsAcross(size)) % 2 === 1;
  const near = (at: number): number => (isMiddle ? 2 * Math.floor(at) + 1 : 2 * Math.round(at));
  const [across, down] = [near(x), near(y)];
  if (Math.min(across, down) < 0 || Math.max(across, down) > 2 * size) return path;
  if (Math.hypot(x - across / 2, y - down / 2) > NEAR) return path;
  return through(path, pointAt(across, down, size), size);
}

/** The path on to a point, neighbour by neighbour; one piece back where it came from there. */
export function through(path: readonly number[], to: number, size: number): readonly number[] {
  const width = pointsAcross(size);
  const list = [...path];
  if (list.at(-2) === to) return list.slice(0, -1);
  for (let at = list.at(-1)!; at !== to; list.push(at)) {
    const [across, down] = [(to % width) - (at % width), Math.floor(to / width) - Math.floor(at / width)];
    const isLevel = (at % width) % 2 === 0 && across !== 0;
    at += 2 * Math.sign(across) + (isLevel ? 0 : 2 * Math.sign(down) * width);
  }
  return list;
}

/** What a stroke draws: nothing while a line or a link has no second end. */
export function thingsOf({ kind, path, ends, hasArrow }: Stroke): Ink[] {
  if (kind === 'circle' || kind === 'cross') return path.map((point) => [kind, point]);
  if (kind === 'note') return ends.map(({ cell, digit }) => [kind, cell, digit]);
  if (kind !== 'line') return ends.length === 2 ? [linkOf(kind, ends[0]!, ends[1]!, hasArrow)] : [];
  const pieces = path.slice(1).map((to, index) => [path[index]!, to].sort((a, b) => a - b));
  return [...new Map(pieces.map(([from, to]) => [`${from} ${to}`, ['line', from!, to!] as Ink])).values()];
}

/** A link. Without an arrow it has no direction: drawn the other way, it is the same. */
function linkOf(kind: InkKind, a: InkPlace, b: InkPlace, hasArrow: boolean): Ink {
  const isTurned = !hasArrow && (b.cell - a.cell || b.digit - a.digit) < 0;
  const [from, to] = isTurned ? [b, a] : [a, b];
  return [kind, from.cell, from.digit, to.cell, to.digit, Number(hasArrow)];
}
