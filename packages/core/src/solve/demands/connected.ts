import type { DigitSet } from '../../sets/digits.ts';
import { narrow, type Store } from './store.ts';

/** Cells, some of which hold a digit of a set. These must be connected. */
export interface ConnectedNarrower {
  readonly cells: Int32Array;
  /** The neighbours of place p: `near[start[p]] … near[start[p + 1] - 1]`. */
  readonly near: Int32Array;
  readonly start: Int32Array;
  readonly digits: DigitSet;
  readonly least: number;
  readonly most: number;
  /**
   * Notes of a walk: the least number of uncertain places on the way to each place, and the places
   * to continue from.
   */
  readonly far: Int32Array;
  readonly todo: Int32Array;
}

export function connectedNarrower(
  cells: Int32Array,
  near: readonly (readonly number[])[],
  digits: DigitSet,
  least: number,
  most: number,
): ConnectedNarrower {
  const start = Int32Array.from([0, ...near.map(({ length }) => length)]);
  for (let place = 1; place < start.length; place++) start[place]! += start[place - 1]!;
  const [far, todo] = [new Int32Array(cells.length), new Int32Array(2 * start.at(-1)! + cells.length + 1)];
  return { cells, near: Int32Array.from(near.flat()), start, digits, least, most, far, todo };
}

const FAR = 1 << 20;

/**
 * Cells that cannot be reached from a certain cell go out. Cells that others need to be reached
 * come in.
 */
export function narrowConnected(store: Store, part: ConnectedNarrower): boolean {
  const { cells, digits, least, most, far } = part;
  const { masks } = store;
  let [first, inside, possible] = [-1, 0, 0];
  for (let place = 0; place < cells.length; place++) {
    const mask = masks[cells[place]!]!;
    if ((mask & digits) !== 0) possible++;
    if ((mask & ~digits) !== 0) continue;
    inside++;
    if (first < 0) first = place;
  }
  if (inside > most || possible < least) return false;
  if (first < 0) return true;
  const reached = walk(store, part, first, -1);
  if (reached < least) return false;
  for (let place = 0; place < cells.length; place++) {
    const mask = masks[cells[place]!]!;
    if ((mask & digits) === 0 || far[place]! <= most - inside) continue;
    if ((mask & ~digits) === 0 || !narrow(store, cells[place]!, ~digits)) return false;
  }
  return bringIn(store, part, first, inside);
}

/** Brings in the cells without which other certain cells, or enough cells, are not reached. */
function bringIn(store: Store, part: ConnectedNarrower, first: number, inside: number): boolean {
  const { cells, digits, least } = part;
  const { masks } = store;
  if (inside === 1 && least < 2) return true;
  for (let place = 0; place < cells.length; place++) {
    const mask = masks[cells[place]!]!;
    if ((mask & digits) === 0 || (mask & ~digits) === 0) continue;
    if (walk(store, part, first, place) >= least && areReached(store, part)) continue;
    if (!narrow(store, cells[place]!, digits)) return false;
  }
  return true;
}

function areReached({ masks }: Store, { cells, digits, far }: ConnectedNarrower): boolean {
  for (let place = 0; place < cells.length; place++)
    if ((masks[cells[place]!]! & ~digits) === 0 && far[place] === FAR) return false;
  return true;
}

/**
 * Walks from a place over possible places, except `banned`, and returns how many it reaches.
 * Certain places come first, so each place is noted with the fewest others on the way.
 */
function walk(
  { masks }: Store,
  { cells, near, start, digits, far, todo }: ConnectedNarrower,
  first: number,
  banned: number,
): number {
  far.fill(FAR);
  const middle = todo.length >> 1;
  let [from, to] = [middle, middle];
  todo[to++] = first;
  far[first] = 0;
  let count = 1;
  while (from < to) {
    const place = todo[from++]!;
    for (let index = start[place]!; index < start[place + 1]!; index++) {
      const neighbour = near[index]!;
      const mask = masks[cells[neighbour]!]!;
      if (neighbour === banned || (mask & digits) === 0) continue;
      const step = (mask & ~digits) === 0 ? 0 : 1;
      if (far[place]! + step >= far[neighbour]!) continue;
      if (far[neighbour] === FAR) count++;
      far[neighbour] = far[place]! + step;
      if (step === 0) todo[--from] = neighbour;
      else todo[to++] = neighbour;
    }
  }
  return count;
}
