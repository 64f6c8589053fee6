import { digitBit, digitCount, digitsOf, type Geometry, type House } from '@pencilmark/core/geometry';
import type { Candidate } from '@pencilmark/core/puzzle';
import type { Change } from './changes.ts';
import type { Removed, Reviewed } from './known.ts';
import type { Standing } from './moment.ts';

export type FaultKind = 'wrong-note' | 'missing-note' | 'stale-note';

/** Something that the notes of a moment have wrong. */
export interface Fault extends Candidate {
  readonly kind: FaultKind;
  /** Whether the player struck the candidate, or took its note away. */
  readonly isStrike: boolean;
}

/** A cell with one note in the middle may get more; a box with a digit in one corner, too. */
const FEWEST = 2;

/** What is known of the notes of a game up to a moment. */
export interface NoteHistory {
  /** What the player struck or took away, by cell. */
  readonly struck: Removed;
  /** The cells whose notes have been a list. It stays one while peers take digits out of it. */
  readonly lists: Set<number>;
}

export const makeHistory = ({ geometry }: Reviewed): NoteHistory => ({
  struck: new Int32Array(geometry.cellCount),
  lists: new Set(),
});

/** Takes a move into the history. */
export function remember({ struck, lists }: NoteHistory, change: Change, { centre }: Standing): void {
  if (change.kind === 'strike') for (const { cell, digit } of change.struck) struck[cell]! |= digitBit(digit);
  centre.forEach((set, cell) => {
    if (set === 0) lists.delete(cell);
    else if (digitCount(set) >= FEWEST) lists.add(cell);
  });
}

/** What the notes of a moment have wrong; some of it may be unfinished work. */
export function faultsIn(
  { geometry, solution }: Reviewed,
  standing: Standing,
  { struck, lists }: NoteHistory,
): Fault[] {
  const { digits, corner, centre, ruledOut } = standing;
  const placesOf = placesInCorners(geometry, standing);
  return geometry.cells.flatMap((cell) => {
    if (digits[cell] !== 0) return [];
    const seen = digitsSeen(geometry, standing, solution, cell);
    const notes = corner[cell]! | centre[cell]!;
    const own = digitBit(solution[cell]!);
    const isStrike = (ruledOut[cell]! & own) !== 0 || (notes !== 0 && (struck[cell]! & own & ~notes) !== 0);
    // What the notes deny: what a list lacks; without one, what the box has elsewhere.
    const denied = ~notes & geometry.allDigits & (lists.has(cell) ? -1 : placesOf(cell));
    const faults: [FaultKind, number][] = [
      ['wrong-note', isStrike ? own : denied & own],
      ['missing-note', denied & ~own & ~seen & ~ruledOut[cell]! & ~struck[cell]!],
      ['stale-note', notes & seen],
    ];
    return faults.flatMap(([kind, set]) =>
      digitsOf(set).map((digit) => ({ kind, cell, digit, isStrike: isStrike && kind === 'wrong-note' })),
    );
  });
}

/** The right digits that a cell sees. */
function digitsSeen({ peerSets }: Geometry, { digits }: Standing, solution: Uint8Array, cell: number): number {
  let seen = 0;
  for (const peer of peerSets[cell]!)
    if (digits[peer] !== 0 && digits[peer] === solution[peer]) seen |= digitBit(digits[peer]!);
  return seen;
}

/** For a cell: the digits that have a pair of places or more in the corners of its box. */
function placesInCorners(geometry: Geometry, { corner, digits }: Standing): (cell: number) => number {
  const sets = new Map<House, number>();
  for (const house of geometry.houses) {
    if (house.kind !== 'box') continue;
    let [once, twice] = [0, 0];
    for (const cell of house.cells) {
      if (digits[cell] !== 0) continue;
      twice |= once & corner[cell]!;
      once |= corner[cell]!;
    }
    sets.set(house, twice);
  }
  return (cell) => {
    let set = 0;
    for (const [house, twice] of sets) if (house.set.has(cell)) set |= twice;
    return set;
  };
}
