import { lowestBit } from '../../../bits.ts';
import { type Cell, type CellSet, cellSet } from '../../../sets/cells.ts';
import { type DigitSet, digitCount } from '../../../sets/digits.ts';
import { cellOrder } from '../../relations/cell-order.ts';
import { bivalueCells, type Position } from '../../steps/position.ts';
import type { Step } from '../../steps/step.ts';
import type { Technique } from '../../steps/technique.ts';
import { canSwap, makeRing, type Ring, typeFour, typeOne, typeThree, typeTwo } from './unique-loop-pattern.ts';

/**
 * The most cells that the search for loops may enter in a position, so that it ends on large boards
 * too. 9×9 positions take some hundreds.
 */
const MOST_VISITS = 100_000;

/** By house, the places of the cells that have both digits of a pair. */
function placesOfPair({ geometry: { houses, size }, places }: Position, pair: DigitSet): number[] {
  const [low, high] = [lowestBit(pair), 31 - Math.clz32(pair)];
  const both: number[] = [];
  for (let start = 0; start < houses.length * size; start += size)
    both.push(places[start + low]! & places[start + high]!);
  return both;
}

/** Removes a cell from such places. */
function takeOff({ geometry, cellPlaces }: Position, both: number[], cell: Cell): void {
  const { cellHouses, cellHouseStart } = geometry;
  for (let at = cellHouseStart[cell]!; at < cellHouseStart[cell + 1]!; at++)
    both[cellHouses[at]!]! &= ~(1 << cellPlaces[at]!);
}

/** Removes the cells that cannot lie on a ring, because one of their houses has no other cell. */
function takeOffLonely(position: Position, both: number[]): void {
  const { houseCells, size } = position.geometry;
  for (let isLess = true; isLess; ) {
    isLess = false;
    for (let house = 0; house < both.length; house++) {
      const own = both[house]!;
      if (own === 0 || (own & (own - 1)) !== 0) continue;
      takeOff(position, both, houseCells[house * size + lowestBit(own)]!);
      isLess = true;
    }
  }
}

/** Whether each house of a cell has another cell with both of its digits. */
function hasPartners({ candidates, geometry, places }: Position, cell: Cell): boolean {
  const { cellHouses, cellHouseStart, size } = geometry;
  const [low, high] = [lowestBit(candidates[cell]!), 31 - Math.clz32(candidates[cell]!)];
  for (let at = cellHouseStart[cell]!; at < cellHouseStart[cell + 1]!; at++) {
    const start = cellHouses[at]! * size;
    const both = places[start + low]! & places[start + high]!;
    if ((both & (both - 1)) === 0) return false;
  }
  return true;
}

const isOnRing = ({ geometry, cellPlaces }: Position, ringPlaces: readonly number[], cell: Cell): boolean => {
  const at = geometry.cellHouseStart[cell]!;
  return ((ringPlaces[geometry.cellHouses[at]!]! >>> cellPlaces[at]!) & 1) === 1;
};

/**
 * Every ring of four or more cells that all have both digits of a cell with two candidates. Either
 * at most two of the cells have other candidates, or all other candidates are of one digit. The
 * rings come in the order in which the search meets them. It starts from each such cell in turn and
 * goes on through its box, its row and its column.
 */
export function uniqueLoops(position: Position): readonly Ring[] {
  const search = new RingSearch(position);
  const byPair = new Map<DigitSet, number[]>();
  for (const start of bivalueCells(position)) {
    if (!hasPartners(position, start)) continue;
    const pair = position.candidates[start]!;
    const ringPlaces = byPair.get(pair) ?? placesOfPair(position, pair);
    if (!byPair.has(pair)) takeOffLonely(position, ringPlaces);
    byPair.set(pair, ringPlaces);
    if (!isOnRing(position, ringPlaces, start)) continue;
    search.from(start, pair, ringPlaces);
    // All rings through this cell are known now.
    takeOff(position, ringPlaces, start);
    takeOffLonely(position, ringPlaces);
  }
  return search.rings;
}

class RingSearch {
  readonly rings: Ring[] = [];
  private readonly position: Position;
  /** The houses of cells, in the order of the search. */
  private readonly houses: Uint16Array;
  private readonly path: Cell[] = [];
  /** Bit 0: a house holds a cell at an even place of the path. Bit 1: a cell at an odd place. */
  private readonly sides: Uint8Array;
  /** The rings through the cell from which the search starts. */
  private met: CellSet[] = [];
  private pair: DigitSet = 0;
  private ringPlaces: readonly number[] = [];
  private visits = 0;

  constructor(position: Position) {
    this.position = position;
    this.houses = cellOrder(position.geometry).houses;
    this.sides = new Uint8Array(position.geometry.houses.length);
  }

  from(start: Cell, pair: DigitSet, ringPlaces: readonly number[]): void {
    this.met = [];
    this.pair = pair;
    this.ringPlaces = ringPlaces;
    this.enter(start, 2, 0);
  }

  private enter(cell: Cell, roofLeft: number, extras: DigitSet): void {
    const { houses, sides, path } = this;
    const { cellHouseStart, peerSets } = this.position.geometry;
    const side = 1 + (path.length & 1);
    const [start, end] = [cellHouseStart[cell]!, cellHouseStart[cell + 1]!];
    for (let at = start; at < end; at++) if ((sides[houses[at]!]! & side) !== 0) return;
    for (let at = start; at < end; at++) sides[houses[at]!]! |= side;
    path.push(cell);
    if (path.length >= 4 && peerSets[cell]!.has(path[0]!) && this.isClosed()) this.note();
    else for (let at = start; at < end; at++) this.goOnIn(houses[at]!, roofLeft, extras);
    path.pop();
    for (let at = start; at < end; at++) sides[houses[at]!]! &= ~side;
  }

  private goOnIn(house: number, roofLeft: number, extras: DigitSet): void {
    const { geometry, candidates } = this.position;
    if (this.sides[house] === 3) return;
    for (let left = this.ringPlaces[house]!; left !== 0; left &= left - 1) {
      const next = geometry.houseCells[house * geometry.size + lowestBit(left)]!;
      if (this.path.includes(next)) continue;
      const more = candidates[next]! & ~this.pair;
      if (more !== 0 && roofLeft === 0 && digitCount(extras | more) > 1) continue;
      if (++this.visits > MOST_VISITS) break;
      this.enter(next, more === 0 ? roofLeft : Math.max(0, roofLeft - 1), extras | more);
    }
  }

  /** A house that holds a cell of the path at an even place, and none at an odd place, is open. */
  private isClosed(): boolean {
    return !this.sides.includes(1) && !this.sides.includes(2);
  }

  private note(): void {
    const { position, path, pair, met } = this;
    const ring = cellSet(position.geometry.cellCount, path);
    if (met.some((earlier) => earlier.equals(ring))) return;
    met.push(ring);
    if (canSwap(position, path, pair)) this.rings.push(makeRing(position, [...path], pair));
  }
}

/**
 * The unique rectangle or loop that Sudoku Explainer takes. Among those with the least score it
 * takes the least type, and among these the first in its order. `measures` has `cells` and `type`.
 * For type 3 it also has `size`: that of the naked set, or that of the hidden set without the roof.
 * The hidden sets of Sudoku Explainer are never smaller than the number of other candidates in the
 * roof.
 */
export function* uniqueLoopSteps(position: Position): Generator<Step> {
  for (const ring of position.get(uniqueLoops)) {
    yield* typeOne(position, ring);
    yield* typeTwo(position, ring);
    for (const step of typeThree(position, ring)) {
      const { isHidden, size, others: extras } = step.measures!;
      if (!isHidden || size! + 1 >= extras!) yield step;
    }
    yield* typeFour(position, ring);
  }
}

const uniqueLoop = <Type extends number>(
  type: Type,
  find: (position: Position, ring: Ring) => Iterable<Step>,
  says: string,
): Technique<`unique-loop-${Type}`> => ({
  id: `unique-loop-${type}`,
  name: `Unique Loop Type ${type}`,
  family: 'uniqueness',
  says,
  *find(position) {
    for (const ring of position.get(uniqueLoops)) if (ring.cells.length > 4) yield* find(position, ring);
  },
});

/** How the sentence about every unique loop begins. */
const LOOP =
  'Each house has none or two of the cells {cells}. If they held only {pair}, these could change places all along the loop, and the puzzle would have two solutions. ';

export const uniqueLoop1 = uniqueLoop(1, typeOne, `${LOOP}Only {roof} has other candidates, so it is one of these.`);
export const uniqueLoop2 = uniqueLoop(
  2,
  typeTwo,
  `${LOOP}Only {digit} in {roof} can prevent that: {digit} is in one of these cells, and in no cell that sees all of them.`,
);
export const uniqueLoop3 = uniqueLoop(
  3,
  typeThree,
  `${LOOP}So one of {roof} holds something else: the two count as one cell that has {others} to choose from. Together with {set} that makes as many cells as digits in {house}: {digits} have no other places there.`,
);
export const uniqueLoop4 = uniqueLoop(
  4,
  typeFour,
  `${LOOP}Only {roof} have other candidates, and {locked} has no place but these two in {house}. If one of them is {locked}, the other cannot be {digit}.`,
);
