import type { House } from '../../geometry/geometry.ts';
import { type Cell, type CellSet, cellSet } from '../../sets/cells.ts';
import { type DigitSet, digitCount, digitsOf } from '../../sets/digits.ts';
import { housesInOrder, type Position } from '../steps/position.ts';

/**
 * Cells of a house with one digit more than cells. If the set lacks one of its digits, it holds all
 * the others.
 */
export interface AlmostLockedSet {
  /** Its index in the list of all sets. */
  readonly index: number;
  /** The first house, in the order of `housesInOrder`, that holds all its cells. */
  readonly house: number;
  /** Ascending. */
  readonly cells: readonly Cell[];
  readonly digits: DigitSet;
  /** By digit: the cells of the set where it is a candidate. */
  readonly places: readonly CellSet[];
  /**
   * By digit: the cells outside that see all its places in the set, and have it as a candidate.
   * They lose the digit when the set holds it.
   */
  readonly seen: readonly CellSet[];
  /** The digits for which `seen` is not empty. */
  readonly seenDigits: DigitSet;
}

/**
 * A neighbour of a set: another set, and the digits that only one of the two can hold (their
 * restricted commons).
 */
export interface Neighbour {
  readonly set: AlmostLockedSet;
  readonly digits: DigitSet;
}

// The most cells that the search for sets tries, and the most sets that it keeps. Beyond these,
// larger sets are left out. Boards of 9×9 stay below.
const MOST_TRIES = 400_000;
const MOST_SETS = 2000;

/**
 * The almost locked sets of a position, the smallest first, then by house. The smallest are single
 * cells with two candidates. On large boards the search ends when the work gets too much.
 */
export const almostLockedSets = (position: Position): readonly AlmostLockedSet[] => position.get(findSets);

/**
 * The neighbours of every almost locked set, in the order of the sets. Two sets may overlap, but
 * not in a cell that can hold the digit that they share.
 */
export const neighbours = (position: Position): readonly (readonly Neighbour[])[] => position.get(findNeighbours);

/** Whether an earlier house holds some cells too. Then that house has produced their set. */
const isInEarlierHouse = (houses: readonly House[], at: number, cells: readonly Cell[]): boolean =>
  houses.slice(0, at).some(({ set }) => cells.every((cell) => set.has(cell)));

function findSets(position: Position): AlmostLockedSet[] {
  const { geometry, candidates } = position;
  const houses = housesInOrder(geometry);
  const empty = houses.map((house) => house.cells.filter((cell) => candidates[cell] !== 0));
  const sets: AlmostLockedSet[] = [];
  const chosen: Cell[] = [];
  let tries = 0;

  const choose = (at: number, from: number, size: number, digits: DigitSet): void => {
    const cells = empty[at]!;
    for (let index = from; index <= cells.length - size + chosen.length; index++) {
      const cell = cells[index]!;
      const union = digits | candidates[cell]!;
      if (tries++ >= MOST_TRIES || sets.length >= MOST_SETS) return;
      if (digitCount(union) > size + 1) continue;
      chosen.push(cell);
      if (chosen.length < size) choose(at, index + 1, size, union);
      else if (digitCount(union) === size + 1 && !isInEarlierHouse(houses, at, chosen))
        sets.push(setOf(position, sets.length, houses[at]!.index, chosen.slice(), union));
      chosen.pop();
    }
  };

  for (let size = 1; size < geometry.size; size++) for (let at = 0; at < houses.length; at++) choose(at, 0, size, 0);
  return sets;
}

function setOf(
  position: Position,
  index: number,
  house: number,
  cells: readonly Cell[],
  digits: DigitSet,
): AlmostLockedSet {
  const { geometry, candidates } = position;
  const { cellCount, peers, peerStart, peerSets } = geometry;
  const places: CellSet[] = [];
  const seen: CellSet[] = [];
  let seenDigits = 0;
  for (const digit of digitsOf(digits)) {
    const bit = 1 << (digit - 1);
    const [first, ...rest] = cells.filter((cell) => candidates[cell]! & bit) as [Cell, ...Cell[]];
    const seeing: Cell[] = [];
    for (let at = peerStart[first]!; at < peerStart[first + 1]!; at++) {
      const cell = peers[at]!;
      if (candidates[cell]! & bit && rest.every((holder) => peerSets[holder]!.has(cell))) seeing.push(cell);
    }
    places[digit] = cellSet(cellCount, [first, ...rest]);
    seen[digit] = cellSet(cellCount, seeing);
    if (seeing.length > 0) seenDigits |= bit;
  }
  return { index, house, cells, digits, places, seen, seenDigits };
}

function findNeighbours(position: Position): Neighbour[][] {
  const { candidates, geometry } = position;
  const sets = almostLockedSets(position);
  // At cell * size + digit - 1: the sets whose first place for the digit is the cell.
  const beginning: AlmostLockedSet[][] = [];
  for (const set of sets)
    for (const digit of digitsOf(set.digits)) {
      const key = set.places[digit]!.first() * geometry.size + digit - 1;
      beginning[key] ??= [];
      beginning[key].push(set);
    }
  const shared = new Int32Array(sets.length);
  return sets.map((lockedSet) => {
    shared.fill(0);
    for (const digit of digitsOf(lockedSet.seenDigits)) {
      const bit = 1 << (digit - 1);
      const seen = lockedSet.seen[digit]!;
      for (const cell of seen)
        for (const neighbour of beginning[cell * geometry.size + digit - 1] ?? [])
          if (neighbour.cells.every((place) => (candidates[place]! & bit) === 0 || seen.has(place)))
            shared[neighbour.index]! |= bit;
    }
    return sets.filter(({ index }) => shared[index] !== 0).map((set) => ({ set, digits: shared[set.index]! }));
  });
}
