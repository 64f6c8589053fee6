import type { House } from '../geometry/geometry.ts';
import { type Cell, type CellSet, cellSet } from '../sets/cells.ts';
import { type DigitSet, digitCount, digitsOf } from '../sets/digits.ts';
import { commonPeers, housesInOrder, type Position } from './position.ts';

/** Cells of one house with one digit more than cells: without any one of its digits it holds all the others. */
export interface AlmostLockedSet {
  /** Its place in the list of all. */
  readonly index: number;
  /** The first house, in the order of `housesInOrder`, that holds all its cells. */
  readonly house: number;
  /** Ascending. */
  readonly cells: readonly Cell[];
  readonly digits: DigitSet;
  /** By digit: the cells of the set where it is a candidate. */
  readonly places: readonly CellSet[];
  /** By digit: the candidates elsewhere that see all these places, so that they go when the set holds the digit. */
  readonly seen: readonly CellSet[];
  /** The digits for which `seen` is not empty. */
  readonly seenDigits: DigitSet;
}

/** A neighbour of a set: another set, and the digits that only one of the two can hold (their restricted commons). */
export interface Neighbour {
  readonly set: AlmostLockedSet;
  readonly digits: DigitSet;
}

// The most cells tried in the search for sets, and the most sets; beyond, the larger ones are left out. Boards of 9×9 stay below.
const MOST_TRIES = 400_000;
const MOST_SETS = 2000;

/**
 * The almost locked sets of a position, the smallest first, then by house; single cells with two candidates are the smallest. Large boards are
 * searched until the work gets too much.
 */
export const almostLockedSets = (position: Position): readonly AlmostLockedSet[] => position.get(findSets);

/** The neighbours of every almost locked set, in the order of the sets; sets may overlap, but not where they hold the digit they share. */
export const neighbours = (position: Position): readonly (readonly Neighbour[])[] => position.get(findNeighbours);

/** Whether a house holds some cells and stands before another in the order: then the cells have been found there. */
const isFoundBefore = (houses: readonly House[], at: number, cells: readonly Cell[]): boolean =>
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
      else if (digitCount(union) === size + 1 && !isFoundBefore(houses, at, chosen))
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
  const places: CellSet[] = [];
  const seen: CellSet[] = [];
  let seenDigits = 0;
  for (const digit of digitsOf(digits)) {
    const bit = 1 << (digit - 1);
    places[digit] = cellSet(
      geometry.cellCount,
      cells.filter((cell) => candidates[cell]! & bit),
    );
    seen[digit] = commonPeers(geometry, places[digit]).and(position.cellsWith(digit));
    if (seen[digit].first() >= 0) seenDigits |= bit;
  }
  return { index, house, cells, digits, places, seen, seenDigits };
}

function findNeighbours(position: Position): Neighbour[][] {
  const { candidates } = position;
  const sets = almostLockedSets(position);
  const found: Neighbour[][] = sets.map(() => []);
  for (const set of sets) {
    for (let index = 0; index < set.index; index++) {
      const other = sets[index]!;
      let digits = 0;
      for (let left = set.digits & other.digits & other.seenDigits; left !== 0; left &= left - 1) {
        const bit = left & -left;
        const seen = other.seen[32 - Math.clz32(bit)]!;
        if (set.cells.every((cell) => (candidates[cell]! & bit) === 0 || seen.has(cell))) digits |= bit;
      }
      if (digits === 0) continue;
      found[set.index]!.push({ set: other, digits });
      found[index]!.push({ set, digits });
    }
  }
  return found;
}
