import { candidatesAt, type Stand } from './stand.ts';

/** What somebody looks for from cell to cell. */
export type Sought = 'empty' | 'two' | 'conflict';

const holdsTwo = (set: number): boolean => {
  const rest = set & (set - 1);
  return rest !== 0 && (rest & (rest - 1)) === 0;
};

const isSought: Readonly<Record<Sought, (stand: Stand, cell: number) => boolean>> = {
  empty: ({ digits }, cell) => digits[cell] === 0,
  two: (stand, cell) => holdsTwo(candidatesAt(stand, cell)),
  conflict: ({ digits, geometry }, cell) =>
    digits[cell] !== 0 && [...geometry.peerSets[cell]!].some((peer) => digits[peer] === digits[cell]),
};

/**
 * The next cell in reading order, or the one before, that is empty, has two candidates or clashes;
 * past the last one it begins anew. The cell itself comes last; -1 where there is none.
 */
export function nextCell(stand: Stand, from: number, sought: Sought, step: 1 | -1): number {
  const { cellCount } = stand.geometry;
  const start = from < 0 ? (step === 1 ? -1 : cellCount) : from;
  for (let way = 1; way <= cellCount; way++) {
    const cell = (((start + step * way) % cellCount) + cellCount) % cellCount;
    if (isSought[sought](stand, cell)) return cell;
  }
  return -1;
}
