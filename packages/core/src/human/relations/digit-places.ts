import { popcount } from '../../bits.ts';
import type { Geometry } from '../../geometry/geometry.ts';
import type { Cell } from '../../sets/cells.ts';
import { byDigit } from '../steps/changed.ts';
import type { Position } from '../steps/position.ts';

/** The cells where a digit is a candidate, numbered. On 9×9 a set of them is one or two words. */
export class Places {
  readonly cells: readonly Cell[];
  readonly words: number;
  /**
   * Which places each place sees, and which places each house has: `words` words for each place or
   * house.
   */
  readonly peers: Int32Array;
  readonly houses: Int32Array;

  constructor({ peers, peerStart, cellHouses, cellHouseStart, cellCount, houses }: Geometry, cells: readonly Cell[]) {
    const words = Math.ceil(cells.length / 32);
    this.cells = cells;
    this.words = words;
    this.peers = new Int32Array(cells.length * words);
    this.houses = new Int32Array(houses.length * words);
    const placeOf = new Int16Array(cellCount).fill(-1);
    cells.forEach((cell, place) => {
      placeOf[cell] = place;
    });
    cells.forEach((cell, place) => {
      for (let at = peerStart[cell]!; at < peerStart[cell + 1]!; at++) {
        const peer = placeOf[peers[at]!]!;
        if (peer >= 0) this.peers[place * words + (peer >>> 5)]! |= 1 << (peer & 31);
      }
      for (let at = cellHouseStart[cell]!; at < cellHouseStart[cell + 1]!; at++)
        this.houses[cellHouses[at]! * words + (place >>> 5)]! |= 1 << (place & 31);
    });
  }

  has(house: number, place: number): boolean {
    return ((this.houses[house * this.words + (place >>> 5)]! >>> (place & 31)) & 1) === 1;
  }

  count(house: number): number {
    let sum = 0;
    for (let word = 0; word < this.words; word++) sum += popcount(this.houses[house * this.words + word]!);
    return sum;
  }

  cellsIn(set: Int32Array): Cell[] {
    return this.cells.filter((_, place) => (set[place >>> 5]! >>> (place & 31)) & 1);
  }
}

const placesOfDigits = byDigit((position, digit) => [new Places(position.geometry, [...position.cellsWith(digit)])]);

/** The places of every digit, by digit. Ask for them with `position.get(placesByDigit)`. */
export const placesByDigit = (position: Position): readonly Places[] => [
  new Places(position.geometry, []),
  ...placesOfDigits(position),
];
