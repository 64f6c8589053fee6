import { lowestBit, popcount } from '../../../bits.ts';
import type { Geometry, House, HouseKind } from '../../../geometry/geometry.ts';
import type { Cell } from '../../../sets/cells.ts';
import type { Digit } from '../../../sets/digits.ts';
import { type Places, placesByDigit } from '../../relations/digit-places.ts';
import { digitTemplates } from '../../relations/digit-templates.ts';
import type { Position } from '../../steps/position.ts';

/** Which fish are looked for. */
interface FishWish {
  /** How many bases the fish has. It has as many covers. */
  readonly size: number;
  /** The kinds of houses that may be bases, and the kinds that may be covers. */
  readonly bases: readonly HouseKind[];
  readonly covers: readonly HouseKind[];
  readonly hasFins: boolean;
}

/** Bases whose places for a digit lie in as many covers, except for the fins. */
export interface Fish {
  readonly digit: Digit;
  readonly bases: readonly House[];
  readonly covers: readonly House[];
  /**
   * The places of the bases that lie in no cover, and those that lie in two bases (endo fins).
   * Ascending.
   */
  readonly fins: readonly Cell[];
  /** The remaining places of the bases. */
  readonly body: readonly Cell[];
  readonly losers: readonly Cell[];
}

/** The most fins: people see no fish with more. */
const MOST_FINS = 5;
/**
 * The most bases and covers tried for a digit, in words of a set. On large boards the search may
 * end here. Hard 9×9 puzzles take up to 220 000.
 */
const MOST_WORK = 600_000;

/**
 * Every fish of a digit with eliminations. A cell in two covers and one base is eliminated, and so
 * is a cell that lies in a cover alone. `places` may state more peers than the board has: the
 * places that exclude each other.
 *
 * With fins the search starts from a cell that could go, and supposes that it holds the digit. Then
 * the fins, which it sees, are gone, and its own cover is used up. If the rest of some bases fits
 * into one cover fewer, the digit cannot be there.
 */
export function* fishOf(
  position: Position,
  digit: Digit,
  wish: FishWish,
  places = position.get(placesByDigit)[digit]!,
): Generator<Fish> {
  const search = new Search(position.geometry, places, wish);
  if (!search.isHopeful) return;
  // A fish of a single digit eliminates nothing that a template of the digit holds.
  const isAlone = places === position.get(placesByDigit)[digit];
  const held = isAlone ? position.get(digitTemplates)(digit).isHeld : undefined;
  if (held && !held.includes(0)) return;
  if (!wish.hasFins) {
    for (const fit of search.fits()) {
      const fish = fishWith(position.geometry, places, digit, wish, fit);
      if (fish) yield fish;
    }
    return;
  }
  const known = new Set<string>();
  for (let target = 0; target < places.cells.length; target++) {
    if (held?.[target] === 1) continue;
    for (const { bases, covers } of search.fits(target))
      for (const last of search.coversAt(target)) {
        if (bases.includes(last)) continue;
        const fit = { bases, covers: [...covers, last].sort((a, b) => a - b) };
        const key = `${bases.join()}/${fit.covers.join()}`;
        if (known.has(key)) continue;
        known.add(key);
        const fish = fishWith(position.geometry, places, digit, wish, fit);
        if (fish) yield fish;
      }
  }
}

/** The houses of a fish by index, ascending. */
interface FishHouses {
  readonly bases: readonly number[];
  readonly covers: readonly number[];
}

/** The search for disjoint bases that fit into some covers. */
class Search {
  /** Whether there are enough bases and covers. */
  readonly isHopeful: boolean;
  private readonly places: Places;
  private readonly baseCount: number;
  private readonly coverCount: number;
  private readonly bases: readonly number[];
  private readonly covers: readonly number[];
  private readonly coversOf: (readonly number[] | undefined)[] = [];
  private triesLeft: number;
  /** The bases that still have places, these places, and how many bases there are. */
  private readonly openBases: Int32Array;
  private readonly openPlaces: Int32Array;
  private readonly openCounts: Int32Array;
  private openCount = 0;
  /** How many places the largest covers have, descending. Together they can hold `mostPlaces`. */
  private readonly largest: Int32Array;
  private mostPlaces = 0;
  /**
   * By depth: the places of the bases chosen so far, and the part of them that the covers chosen so
   * far leave uncovered.
   */
  private readonly union: Int32Array;
  private readonly uncovered: Int32Array;
  private readonly chosenBases: number[] = [];
  private readonly chosenCovers: number[] = [];
  private fitting: FishHouses[] = [];

  constructor({ houses }: Geometry, places: Places, { size, bases, covers, hasFins }: FishWish) {
    const indexesOf = (kinds: readonly HouseKind[], least: number): number[] =>
      houses
        .filter(({ kind, index }) => kinds.includes(kind) && places.count(index) >= least)
        .map(({ index }) => index);
    const { words } = places;
    this.places = places;
    this.triesLeft = Math.floor(MOST_WORK / words);
    this.bases = indexesOf(bases, 2);
    this.covers = indexesOf(covers, 1);
    this.baseCount = size;
    this.coverCount = hasFins ? size - 1 : size;
    this.isHopeful = this.bases.length >= size && this.covers.length >= size;
    this.openBases = new Int32Array(this.bases.length);
    this.openPlaces = new Int32Array(this.bases.length * words);
    this.openCounts = new Int32Array(this.bases.length);
    this.largest = new Int32Array(this.coverCount);
    this.union = new Int32Array((size + 1) * words);
    this.uncovered = new Int32Array((size + 1) * words);
  }

  /** The covers that a place lies in. */
  coversAt(place: number): readonly number[] {
    this.coversOf[place] ??= this.covers.filter((house) => this.places.has(house, place));
    return this.coversOf[place];
  }

  /**
   * Bases and covers that fit. With a target, only places of its rivals count that it does not see.
   * Its own houses have none of these.
   */
  fits(target?: number): readonly FishHouses[] {
    const { bases, covers, places, openPlaces, largest } = this;
    const { words, houses } = places;
    const restOf = (house: number, word: number): number => {
      const all = houses[house * words + word]!;
      if (target === undefined) return all;
      return all & ~(places.peers[target * words + word]! | (target >>> 5 === word ? 1 << (target & 31) : 0));
    };
    this.openCount = 0;
    for (const house of bases) {
      let count = 0;
      for (let word = 0; word < words; word++) {
        const rest = restOf(house, word);
        openPlaces[this.openCount * words + word] = rest;
        count += popcount(rest);
      }
      if (count === 0) continue;
      this.openBases[this.openCount] = house;
      this.openCounts[this.openCount++] = count;
    }
    largest.fill(0);
    for (const house of covers) {
      let count = 0;
      for (let word = 0; word < words; word++) count += popcount(restOf(house, word));
      for (let at = 0; at < largest.length; at++)
        if (count > largest[at]!) {
          const less = largest[at]!;
          largest[at] = count;
          count = less;
        }
    }
    this.mostPlaces = largest.reduce((sum, count) => sum + count, 0);
    this.fitting = [];
    this.addBases(0, 0, 0);
    return this.fitting;
  }

  private addBases(from: number, depth: number, count: number): void {
    const { union, openPlaces } = this;
    const { words } = this.places;
    if (depth === this.baseCount) {
      for (let word = 0; word < words; word++) this.uncovered[word] = union[depth * words + word]!;
      this.addCovers(0);
      return;
    }
    next: for (let at = from; at <= this.openCount - (this.baseCount - depth); at++) {
      const sum = count + this.openCounts[at]!;
      if (sum > this.mostPlaces) continue;
      if (--this.triesLeft < 0) return;
      for (let word = 0; word < words; word++) {
        const before = union[depth * words + word]!;
        const own = openPlaces[at * words + word]!;
        if (before & own) continue next;
        union[(depth + 1) * words + word] = before | own;
      }
      this.chosenBases.push(this.openBases[at]!);
      this.addBases(at + 1, depth + 1, sum);
      this.chosenBases.pop();
    }
  }

  private addCovers(depth: number): void {
    const { uncovered } = this;
    const { words, houses } = this.places;
    let word = 0;
    while (word < words && uncovered[depth * words + word] === 0) word++;
    if (depth === this.coverCount || word === words) {
      // Where fewer covers would do, a smaller fish rules out the same.
      if (depth === this.coverCount && word === words)
        this.fitting.push({ bases: [...this.chosenBases], covers: [...this.chosenCovers].sort((a, b) => a - b) });
      return;
    }
    for (const house of this.coversAt(word * 32 + lowestBit(uncovered[depth * words + word]!))) {
      if (this.chosenBases.includes(house)) continue;
      if (--this.triesLeft < 0) return;
      for (let at = 0; at < words; at++)
        uncovered[(depth + 1) * words + at] = uncovered[depth * words + at]! & ~houses[house * words + at]!;
      this.chosenCovers.push(house);
      this.addCovers(depth + 1);
      this.chosenCovers.pop();
    }
  }
}

/** The fish of some bases and covers, if the caller accepts it and it eliminates something. */
function fishWith(
  { houses }: Geometry,
  places: Places,
  digit: Digit,
  { hasFins }: FishWish,
  { bases, covers }: FishHouses,
): Fish | undefined {
  const { words } = places;
  const [base, inTwoBases] = layers(places, bases);
  const [cover, inTwoCovers] = layers(places, covers);
  const fins = base.map((word, at) => (word & ~cover[at]!) | inTwoBases[at]!);
  const finCount = fins.reduce((sum, word) => sum + popcount(word), 0);
  if (hasFins ? finCount === 0 || finCount > MOST_FINS : finCount > 0) return undefined;
  const isCoverIdle = (house: number): boolean =>
    base.every((word, at) => (word & places.houses[house * words + at]!) === 0);
  if (covers.some(isCoverIdle)) return undefined;
  const losers = cover.map((word, at) => (word & ~base[at]!) | (inTwoCovers[at]! & ~inTwoBases[at]!));
  fins.forEach((word, index) => {
    for (let left = word; left !== 0; left &= left - 1) {
      const fin = index * 32 + lowestBit(left);
      for (let at = 0; at < words; at++) losers[at]! &= places.peers[fin * words + at]!;
    }
  });
  if (losers.every((word) => word === 0)) return undefined;
  return {
    digit,
    bases: bases.map((index) => houses[index]!),
    covers: covers.map((index) => houses[index]!),
    fins: places.cellsIn(fins),
    body: places.cellsIn(base.map((word, at) => word & ~fins[at]!)),
    losers: places.cellsIn(losers),
  };
}

/** The places in at least one of some houses, and the places in at least two. */
function layers({ words, houses: masks }: Places, houses: readonly number[]): [Int32Array, Int32Array] {
  const once = new Int32Array(words);
  const twice = new Int32Array(words);
  for (const house of houses)
    for (let word = 0; word < words; word++) {
      const own = masks[house * words + word]!;
      twice[word]! |= once[word]! & own;
      once[word]! |= own;
    }
  return [once, twice];
}
