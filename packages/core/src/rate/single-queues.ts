import { lowestBit } from '../bits.ts';
import type { Geometry, House } from '../geometry/geometry.ts';
import type { Position } from '../human/steps/position.ts';
import type { Step } from '../human/steps/step.ts';
import { nakedSingleAt, singleInHouse } from '../human/techniques/basics/singles.ts';
import type { Puzzle } from '../puzzle/puzzle.ts';
import type { Cell } from '../sets/cells.ts';
import { type Digit, type DigitSet, digitBit } from '../sets/digits.ts';

/*
 * HoDoKu takes singles from two queues. A step changes candidates, and each change may add an entry
 * or drop one:
 *
 *     a cell keeps a single candidate                     naked   ← (cell, digit)
 *     a digit keeps a single place in a house             hidden  ← (cell, digit)
 *     a digit has lost its last place in a house          hidden  → its entry there
 *
 * Entries are taken from the front. An entry that no longer holds is skipped.
 */

/**
 * The singles of a puzzle in the order in which they arise while it is solved. Naked and hidden
 * singles have a queue each. A rater that adds up scores needs this order, because the two kinds
 * differ in score.
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
 * The queues at the start of a puzzle, whose givens are placed in reading order. The rules are
 * those of HoDoKu 2.3.0.
 */
export const singleQueues = (puzzle: Puzzle): SingleQueues => new Queues(puzzle);

class Queues implements SingleQueues {
  private readonly geometry: Geometry;
  private readonly candidates: Int32Array;
  /** At house * size + digit - 1: how many places the digit has there. */
  private readonly counts: Uint8Array;
  private readonly naked: Entry[] = [];
  private readonly hidden: Entry[] = [];

  constructor({ geometry, givens, struckOut = [] }: Puzzle) {
    const { cellCount, size, houses, allDigits } = geometry;
    this.geometry = geometry;
    this.candidates = new Int32Array(cellCount).fill(allDigits);
    this.counts = new Uint8Array(houses.length * size).fill(size);
    givens.forEach((digit, cell) => {
      if (digit !== 0) this.place(cell, digit);
    });
    for (const { cell, digit } of struckOut) this.remove(cell, digit);
  }

  fullHouse(position: Position): Step | undefined {
    for (const { cell, digit } of this.naked) {
      if (!this.isOpen(cell, digit)) continue;
      const house = this.firstHouse(cell, (index) => this.isLast(index, digit));
      if (house) return singleInHouse('full-house', position, house, cell, digit);
    }
    return undefined;
  }

  nakedSingle(position: Position): Step | undefined {
    const first = this.firstOpen(this.naked);
    return first && nakedSingleAt(position, first.cell, first.digit);
  }

  hiddenSingle(position: Position): Step | undefined {
    const first = this.firstOpen(this.hidden);
    if (!first) return undefined;
    this.hidden.shift();
    const { cell, digit } = first;
    const house = this.firstHouse(cell, (index) => this.counts[this.indexOf(index, digit)] === 1);
    return house && singleInHouse('hidden-single', position, house, cell, digit);
  }

  follow({ eliminations, placements }: Step): void {
    for (const { cell, digit } of eliminations) this.remove(cell, digit);
    for (const { cell, digit } of placements) this.place(cell, digit);
  }

  private remove(cell: Cell, digit: Digit): void {
    if (!this.isOpen(cell, digit)) return;
    const left = (this.candidates[cell]! &= ~digitBit(digit));
    if (left === 0) return;
    if ((left & (left - 1)) === 0) this.naked.push({ cell, digit: lowestBit(left) + 1 });
    const { cellHouses, cellHouseStart } = this.geometry;
    for (let at = cellHouseStart[cell]!; at < cellHouseStart[cell + 1]!; at++) {
      const count = this.countDown(cellHouses[at]!, digit);
      if (count === 1) this.addHidden(cellHouses[at]!, digit);
      else if (count === 0) this.dropHidden(cellHouses[at]!, digit);
    }
  }

  private place(cell: Cell, digit: Digit): void {
    const { cellHouses, cellHouseStart, peers, peerStart } = this.geometry;
    const before: DigitSet = this.candidates[cell]!;
    this.candidates[cell] = 0;
    for (let at = peerStart[cell]!; at < peerStart[cell + 1]!; at++) this.remove(peers[at]!, digit);
    for (let left = before; left !== 0; left &= left - 1) {
      const lost = lowestBit(left) + 1;
      for (let at = cellHouseStart[cell]!; at < cellHouseStart[cell + 1]!; at++) {
        const count = this.countDown(cellHouses[at]!, lost);
        if (count === 1 && lost !== digit) this.addHidden(cellHouses[at]!, lost);
      }
    }
  }

  private indexOf(house: number, digit: Digit): number {
    return house * this.geometry.size + digit - 1;
  }

  /** Counts down the places for a digit in a house. Returns the new count. */
  private countDown(house: number, digit: Digit): number {
    return --this.counts[this.indexOf(house, digit)]!;
  }

  private addHidden(house: number, digit: Digit): void {
    const cell = this.geometry.houses[house]!.cells.find((place) => this.isOpen(place, digit));
    if (cell !== undefined) this.hidden.push({ cell, digit });
  }

  private dropHidden(house: number, digit: Digit): void {
    const { set } = this.geometry.houses[house]!;
    const at = this.hidden.findIndex((entry) => entry.digit === digit && set.has(entry.cell));
    if (at >= 0) this.hidden.splice(at, 1);
  }

  /** Without a solution, a digit may have left its cell since its entry was made. */
  private isOpen(cell: Cell, digit: Digit): boolean {
    return (this.candidates[cell]! & digitBit(digit)) !== 0;
  }

  /** The first entry that still holds. Earlier entries are removed. */
  private firstOpen(entries: Entry[]): Entry | undefined {
    while (entries.length > 0 && !this.isOpen(entries[0]!.cell, entries[0]!.digit)) entries.shift();
    return entries[0];
  }

  /** The first house of a cell for which something holds. */
  private firstHouse(cell: Cell, holds: (house: number) => boolean): House | undefined {
    const { houses, cellHouses, cellHouseStart } = this.geometry;
    for (let at = cellHouseStart[cell]!; at < cellHouseStart[cell + 1]!; at++)
      if (holds(cellHouses[at]!)) return houses[cellHouses[at]!];
    return undefined;
  }

  /** Whether a digit is the only one that a house still lacks. */
  private isLast(house: number, digit: Digit): boolean {
    for (let otherDigit = 1; otherDigit <= this.geometry.size; otherDigit++)
      if (otherDigit !== digit && this.counts[this.indexOf(house, otherDigit)] !== 0) return false;
    return true;
  }
}
