import { lowestBit, popcount } from '../../bits.ts';
import type { Geometry } from '../../geometry/geometry.ts';
import type { Cell } from '../../sets/cells.ts';
import type { Digit } from '../../sets/digits.ts';
import type { Position } from '../steps/position.ts';
import { type Places, placesByDigit } from './digit-places.ts';

/**
 * The most choices tried for a digit, in words of a set. 9×9 boards take a few thousand. On large
 * boards the search may end here, and then finds less.
 */
const MOST_WORK = 100_000;

/**
 * Finds the places of a digit that lie in some template: a way to put the digit once into every
 * house that lacks it. Templates are not listed. The search looks for a template through each
 * place, and settles all places of the template that it finds.
 */
export class Templates {
  private readonly places: Places;
  private readonly houses: readonly number[];
  private readonly housesAt: readonly (readonly number[])[];
  private triesLeft: number;
  /** By depth: the places that are left after so many choices. */
  private readonly left: Int32Array;
  private readonly isFilled: Uint8Array;
  private readonly chosen: number[] = [];
  /** By place: 1 when a template was found that it lies in. */
  readonly isHeld: Uint8Array;
  /** The places that lie in a template, or for which that is not known. */
  readonly used: readonly Cell[];

  constructor({ houses }: Geometry, places: Places) {
    const { words, cells } = places;
    this.places = places;
    this.houses = houses.flatMap(({ index }) => (places.count(index) > 0 ? index : []));
    this.housesAt = cells.map((_, place) => this.houses.filter((house) => places.has(house, place)));
    this.triesLeft = Math.floor(MOST_WORK / Math.max(words, 1));
    this.left = new Int32Array((cells.length + 1) * words);
    this.isFilled = new Uint8Array(houses.length);
    this.isHeld = new Uint8Array(cells.length);
    this.used = this.findUsed();
  }

  private findUsed(): readonly Cell[] {
    const { cells, words } = this.places;
    return cells.filter((_, place) => {
      if (this.isHeld[place]) return true;
      cells.forEach((_, otherCell) => {
        this.left[otherCell >>> 5]! |= 1 << (otherCell & 31);
      });
      this.left.fill(0, words);
      return this.through(place, 0) || this.triesLeft < 0;
    });
  }

  /** Whether a template has a place and the places chosen before it. */
  private through(place: number, depth: number): boolean {
    if (--this.triesLeft < 0) return false;
    const { left, isFilled } = this;
    const { words, peers } = this.places;
    for (let word = 0; word < words; word++)
      left[(depth + 1) * words + word] = left[depth * words + word]! & ~peers[place * words + word]!;
    left[(depth + 1) * words + (place >>> 5)]! &= ~(1 << (place & 31));
    for (const house of this.housesAt[place]!) isFilled[house] = 1;
    this.chosen.push(place);
    const isThrough = this.complete(depth + 1);
    this.chosen.pop();
    for (const house of this.housesAt[place]!) isFilled[house] = 0;
    return isThrough;
  }

  /** Whether all houses can be filled, always the house with the fewest places first. */
  private complete(depth: number): boolean {
    const { left } = this;
    const { words, houses: masks } = this.places;
    let tightest = -1;
    let fewest = Number.POSITIVE_INFINITY;
    for (const house of this.houses) {
      if (this.isFilled[house]) continue;
      let count = 0;
      for (let word = 0; word < words; word++)
        count += popcount(left[depth * words + word]! & masks[house * words + word]!);
      if (count >= fewest) continue;
      fewest = count;
      tightest = house;
      if (count === 0) return false;
    }
    if (tightest < 0) {
      for (const place of this.chosen) this.isHeld[place] = 1;
      return true;
    }
    for (let word = 0; word < words; word++)
      for (let open = left[depth * words + word]! & masks[tightest * words + word]!; open !== 0; open &= open - 1)
        if (this.through(word * 32 + lowestBit(open), depth)) return true;
    return false;
  }
}

/** The templates of each digit, searched at the first use. */
export const digitTemplates = (position: Position): ((digit: Digit) => Templates) => {
  const known: (Templates | undefined)[] = [];
  return (digit) => (known[digit] ??= new Templates(position.geometry, position.get(placesByDigit)[digit]!));
};
