import { lowestBit, popcount } from '../../../bits.ts';
import type { Geometry } from '../../../geometry/geometry.ts';
import type { Cell } from '../../../sets/cells.ts';
import type { Digit } from '../../../sets/digits.ts';
import type { Position } from '../../position.ts';
import { candidateMarks, type Step } from '../../step.ts';
import type { Technique } from '../../technique.ts';
import { Places, placesByDigit } from '../single-digit/single-digit-places.ts';

/**
 * The most choices tried for a digit, in words of a set. 9×9 boards take a few thousand. On large
 * boards the search may end here, and then finds less.
 */
const MOST_WORK = 100_000;

/**
 * Finds the places of a digit that lie in some template: a way to put the digit once into every
 * house that lacks it. Templates are not listed. The search looks for one template through each
 * place, and a template that is found settles all its places.
 */
class Templates {
  private readonly places: Places;
  private readonly houses: readonly number[];
  private readonly housesAt: readonly (readonly number[])[];
  private triesLeft: number;
  /** By depth: the places that are left after so many choices. */
  private readonly left: Int32Array;
  private readonly isFilled: Uint8Array;
  private readonly chosen: number[] = [];
  private readonly answered: Uint8Array;

  constructor({ houses }: Geometry, places: Places) {
    const { words, cells } = places;
    this.places = places;
    this.houses = houses.flatMap(({ index }) => (places.count(index) > 0 ? index : []));
    this.housesAt = cells.map((_, place) => this.houses.filter((house) => places.has(house, place)));
    this.triesLeft = Math.floor(MOST_WORK / Math.max(words, 1));
    this.left = new Int32Array((cells.length + 1) * words);
    this.isFilled = new Uint8Array(houses.length);
    this.answered = new Uint8Array(cells.length);
  }

  /**
   * The places that lie in a template, or for which that is not known. Undefined when there is no
   * template at all.
   */
  used(): readonly Cell[] {
    const { cells, words } = this.places;
    return cells.filter((_, place) => {
      if (this.answered[place]) return true;
      cells.forEach((_, other) => {
        this.left[other >>> 5]! |= 1 << (other & 31);
      });
      this.left.fill(0, words);
      return this.through(place, 0) || this.triesLeft < 0;
    });
  }

  /** Whether a template goes through a place and the places chosen before it. */
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

  /** Whether all houses can be filled, the one with the fewest places first. */
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
      for (const place of this.chosen) this.answered[place] = 1;
      return true;
    }
    for (let word = 0; word < words; word++)
      for (let open = left[depth * words + word]! & masks[tightest * words + word]!; open !== 0; open &= open - 1)
        if (this.through(word * 32 + lowestBit(open), depth)) return true;
    return false;
  }
}

/**
 * The cells of a digit that lie in a template. They are found once for each digit, when somebody
 * asks for them.
 */
const usedCells = (position: Position): ((digit: Digit) => readonly Cell[]) => {
  const known: (readonly Cell[] | undefined)[] = [];
  return (digit) => {
    known[digit] ??= new Templates(position.geometry, position.get(placesByDigit)[digit]!).used();
    return known[digit];
  };
};

/** The cells that all templates go through: those that are the only used cell of some house. */
function forcedCells({ houses }: Geometry, used: readonly Cell[]): Cell[] {
  const isUsed = new Set(used);
  const cells = houses.flatMap((house) => {
    const places = house.cells.filter((cell) => isUsed.has(cell));
    return places.length === 1 ? places : [];
  });
  return [...new Set(cells)].sort((a, b) => a - b);
}

/**
 * The cells of each digit that lie in a template, when a cell is taken that all templates of
 * another digit go through. This is repeated until nothing changes.
 */
function usedTogether(position: Position): readonly (readonly Cell[])[] {
  const { geometry } = position;
  const digits = Array.from({ length: geometry.size }, (_, index) => index + 1);
  const used = [[], ...digits.map(position.get(usedCells))];
  const takenBy = new Map<Cell, Digit>();
  for (let isNew = true; isNew; ) {
    isNew = false;
    for (const digit of digits) for (const cell of forcedCells(geometry, used[digit]!)) takenBy.set(cell, digit);
    for (const digit of digits) {
      const free = used[digit]!.filter((cell) => (takenBy.get(cell) ?? digit) === digit);
      if (free.length === used[digit]!.length) continue;
      used[digit] = new Templates(geometry, new Places(geometry, free)).used();
      isNew = true;
    }
  }
  return used;
}

/**
 * A technique that first tells what the templates of each digit show alone. Then it tells what they
 * show beside those of all other digits, if that is more.
 */
const template = <Id extends string>(
  id: Id,
  name: string,
  says: string,
  deedsOf: (position: Position, used: readonly Cell[], digit: Digit) => readonly Cell[],
  key: 'placements' | 'eliminations',
): Technique<Id> => ({
  id,
  name,
  family: 'last-resort',
  says,
  *find(position) {
    const told: number[] = [];
    for (const usedBy of [position.get(usedCells), (digit: Digit) => position.get(usedTogether)[digit]!])
      for (let digit = 1; digit <= position.geometry.size; digit++) {
        const used = usedBy(digit);
        const cells = used.length === 0 ? [] : deedsOf(position, used, digit);
        if (cells.length <= (told[digit] ?? 0)) continue;
        told[digit] = cells.length;
        const step: Step = {
          technique: id,
          placements: [],
          eliminations: [],
          marks: candidateMarks(used, digit, 'pattern'),
          args: { digit: { digits: [digit] }, cells: { cells } },
        };
        yield { ...step, [key]: cells.map((cell) => ({ cell, digit })) };
      }
  },
});

export const templateSet = template(
  'template-set',
  'Template Set',
  'A template is a way to put {digit} into every house once. Take all templates that fit the candidates of the whole grid and leave to each other digit the cells that all of its own templates need: every one of them goes through {cells}.',
  ({ geometry }, used) => forcedCells(geometry, used),
  'placements',
);

export const templateDelete = template(
  'template-delete',
  'Template Delete',
  'A template is a way to put {digit} into every house once. Take all templates that fit the candidates of the whole grid and leave to each other digit the cells that all of its own templates need: none of them goes through {cells}.',
  (position, used, digit) => [...position.cellsWith(digit)].filter((cell) => !used.includes(cell)),
  'eliminations',
);
