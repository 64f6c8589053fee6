import { lowestBit } from '../bits.ts';
import type { House } from '../geometry/geometry.ts';
import type { Position } from '../human/steps/position.ts';
import type { Step } from '../human/steps/step.ts';
import { nakedSingleAt, singleInHouse } from '../human/techniques/basics/singles.ts';
import type { Puzzle } from '../puzzle/puzzle.ts';
import type { Cell } from '../sets/cells.ts';
import { type Digit, type DigitSet, digitBit } from '../sets/digits.ts';

/**
 * The singles of a puzzle in the order in which they arise while it is solved. Two queues hold
 * them: naked singles, and hidden ones. A rater that adds scores up needs this order, because the
 * two kinds differ in score.
 */
export interface SingleQueues {
  fullHouse(position: Position): Step | undefined;
  nakedSingle(position: Position): Step | undefined;
  hiddenSingle(position: Position): Step | undefined;
  /** Takes a step in: its eliminations in their order, then its placements. */
  follow(step: Step): void;
}

/** A cell and the digit that it seemed to get when the entry was made. */
interface Entry {
  readonly cell: Cell;
  readonly digit: Digit;
}

/**
 * The queues at the start of a puzzle, whose givens are placed one by one in reading order. The
 * rules are those of HoDoKu 2.3.0.
 */
export function singleQueues({ geometry, givens, struckOut = [] }: Puzzle): SingleQueues {
  const { cellCount, size, houses, cellHouses, cellHouseStart, peers, peerStart } = geometry;
  const candidates = new Int32Array(cellCount).fill(geometry.allDigits);
  // At house * size + digit - 1: how many places the digit has there.
  const counts = new Uint8Array(houses.length * size).fill(size);
  const naked: Entry[] = [];
  const hidden: Entry[] = [];

  /** One place less for a digit in a house. The new count. */
  const countDown = (house: number, digit: Digit): number => --counts[house * size + digit - 1]!;

  const addHidden = (house: number, digit: Digit): void => {
    for (const cell of houses[house]!.cells)
      if ((candidates[cell]! & digitBit(digit)) !== 0) {
        hidden.push({ cell, digit });
        return;
      }
  };

  const dropHidden = ({ set }: House, digit: Digit): void => {
    const at = hidden.findIndex((entry) => entry.digit === digit && set.has(entry.cell));
    if (at >= 0) hidden.splice(at, 1);
  };

  const remove = (cell: Cell, digit: Digit): void => {
    if ((candidates[cell]! & digitBit(digit)) === 0) return;
    candidates[cell]! &= ~digitBit(digit);
    const left = candidates[cell]!;
    if (left === 0) return;
    if ((left & (left - 1)) === 0) naked.push({ cell, digit: lowestBit(left) + 1 });
    for (let at = cellHouseStart[cell]!; at < cellHouseStart[cell + 1]!; at++) {
      const house = cellHouses[at]!;
      const count = countDown(house, digit);
      if (count === 1) addHidden(house, digit);
      else if (count === 0) dropHidden(houses[house]!, digit);
    }
  };

  const place = (cell: Cell, digit: Digit): void => {
    const before: DigitSet = candidates[cell]!;
    candidates[cell] = 0;
    for (let at = peerStart[cell]!; at < peerStart[cell + 1]!; at++) remove(peers[at]!, digit);
    for (let left = before; left !== 0; left &= left - 1) {
      const other = lowestBit(left) + 1;
      for (let at = cellHouseStart[cell]!; at < cellHouseStart[cell + 1]!; at++) {
        const count = countDown(cellHouses[at]!, other);
        if (count === 1 && other !== digit) addHidden(cellHouses[at]!, other);
      }
    }
  };

  /** The first house of a cell for which something holds; -1 when there is none. */
  const firstHouse = (cell: Cell, holds: (house: number) => boolean): number => {
    for (let at = cellHouseStart[cell]!; at < cellHouseStart[cell + 1]!; at++)
      if (holds(cellHouses[at]!)) return cellHouses[at]!;
    return -1;
  };

  /** Whether no other digit has a place in a house. */
  const isLast = (house: number, digit: Digit): boolean => {
    for (let other = 1; other <= size; other++)
      if (other !== digit && counts[house * size + other - 1] !== 0) return false;
    return true;
  };

  /** Without a solution, a digit may have gone from its cell since its entry was made. */
  const isOpen = ({ cell, digit }: Entry): boolean => (candidates[cell]! & digitBit(digit)) !== 0;

  givens.forEach((digit, cell) => {
    if (digit !== 0) place(cell, digit);
  });
  for (const { cell, digit } of struckOut) remove(cell, digit);

  return {
    fullHouse(position) {
      for (const entry of naked) {
        if (!isOpen(entry)) continue;
        const { cell, digit } = entry;
        const house = firstHouse(cell, (one) => isLast(one, digit));
        if (house !== -1) return singleInHouse('full-house', position, houses[house]!, cell, digit);
      }
      return undefined;
    },
    nakedSingle(position) {
      while (naked.length > 0 && !isOpen(naked[0]!)) naked.shift();
      const [first] = naked;
      return first && nakedSingleAt(position, first.cell, first.digit);
    },
    hiddenSingle(position) {
      while (hidden.length > 0 && !isOpen(hidden[0]!)) hidden.shift();
      const first = hidden.shift();
      if (!first) return undefined;
      const { cell, digit } = first;
      const house = firstHouse(cell, (one) => counts[one * size + digit - 1] === 1);
      return house === -1 ? undefined : singleInHouse('hidden-single', position, houses[house]!, cell, digit);
    },
    follow({ eliminations, placements }) {
      for (const { cell, digit } of eliminations) remove(cell, digit);
      for (const { cell, digit } of placements) place(cell, digit);
    },
  };
}
