import { lowestBit } from '../../bits.ts';
import type { Geometry } from '../../geometry/geometry.ts';
import type { Candidate } from '../../puzzle/puzzle.ts';
import type { CellSet } from '../../sets/cells.ts';
import { type Digit, type DigitSet, digitsOf } from '../../sets/digits.ts';
import { type AlmostLockedSet, almostLockedSets, neighbours } from '../locked-sets.ts';
import type { Position } from '../position.ts';
import { cellMarks, type Mark, type Role, type Step } from '../step.ts';
import type { Technique } from '../technique.ts';

// The most pairs of wings looked at; 9×9 positions have up to 300 000.
const MOST_PAIRS = 1_000_000;

const ROLES: readonly Role[] = ['pattern', 'second', 'third', 'fourth'];

/** Marks for sets, each in a role of its own while there are enough. */
export const setMarks = (sets: readonly AlmostLockedSet[]): Mark[] =>
  sets.flatMap(({ cells }, index) => cellMarks(cells, ROLES[index % ROLES.length]!));

/** The link of a digit that only one of two sets can hold. */
export const restrictedLink = (one: AlmostLockedSet, other: AlmostLockedSet, digit: Digit): Mark => ({
  kind: 'link',
  from: { cells: [...one.places[digit]!], digit },
  to: { cells: [...other.places[digit]!], digit },
  isStrong: false,
});

/** The candidates of some digits that see all places of their digit in both sets: they go when one of the two must hold the digit. */
export function seenByBoth(one: AlmostLockedSet, other: AlmostLockedSet, digits: DigitSet): Candidate[] {
  const lost: Candidate[] = [];
  for (let left = digits & one.seenDigits & other.seenDigits; left !== 0; left &= left - 1) {
    const digit = lowestBit(left) + 1;
    const both = one.seen[digit]!.and(other.seen[digit]!);
    if (both.first() >= 0) for (const cell of both) lost.push({ cell, digit });
  }
  return lost;
}

/** The digits of some candidates, ascending and each once. */
export const digitsIn = (candidates: readonly Candidate[]): Digit[] =>
  digitsOf(candidates.reduce((set, { digit }) => set | (1 << (digit - 1)), 0));

/** Remembers results: says whether some eliminations have not been asked for before. Many sets, each larger than the other, show the same. */
export function makeIsNew(): (eliminations: readonly Candidate[]) => boolean {
  const known = new Set<string>();
  return (eliminations) => {
    const before = known.size;
    known.add(eliminations.map(({ cell, digit }) => `${cell}.${digit}`).join());
    return known.size > before;
  };
}

const liesInOneHouse = ({ houses }: Geometry, sets: readonly AlmostLockedSet[]): boolean =>
  houses.some(({ set }) => sets.every(({ cells }) => cells.every((cell) => set.has(cell))));

/** What follows from two sets with two restricted commons: each lacks one of these two, so all else is certain. */
function doubleLosses(one: AlmostLockedSet, other: AlmostLockedSet, restricted: DigitSet): Candidate[] {
  const lost: Candidate[] = [];
  for (const digit of digitsOf(one.digits | other.digits)) {
    let cells: CellSet | undefined;
    if ((restricted >>> (digit - 1)) & 1) cells = one.seen[digit]!.and(other.seen[digit]!);
    else {
      for (const { seen } of [one, other]) if (seen[digit]) cells = cells ? cells.or(seen[digit]) : seen[digit];
    }
    for (const cell of cells!) lost.push({ cell, digit });
  }
  return lost;
}

//  a set with x and z   -x-   another with x and z: one of them lacks x and so has z
export const alsXz: Technique = {
  id: 'als-xz',
  name: 'ALS-XZ',
  family: 'almost-locked-sets',
  says: 'Two sets have one digit more than cells: {first} with {firstDigits}, and {second} with {secondDigits}. A set that lacks one of its digits holds all the others. As all places of {restricted} in one set see all those in the other, one of the sets lacks it and holds the rest. (With two such digits each set lacks one of them, and holds the rest for certain.)',
  *find(position: Position): Generator<Step> {
    const isNew = makeIsNew();
    const around = neighbours(position);
    for (const second of almostLockedSets(position)) {
      for (const { set: first, digits: restricted } of around[second.index]!) {
        if (first.index > second.index) break;
        const isDouble = (restricted & (restricted - 1)) !== 0;
        const eliminations = isDouble
          ? doubleLosses(first, second, restricted)
          : seenByBoth(first, second, ~restricted);
        if (eliminations.length === 0 || liesInOneHouse(position.geometry, [first, second])) continue;
        if (!isNew(eliminations)) continue;
        yield {
          technique: 'als-xz',
          placements: [],
          eliminations,
          marks: [
            ...setMarks([first, second]),
            ...digitsOf(restricted).map((digit) => restrictedLink(first, second, digit)),
          ],
          args: {
            first: { cells: first.cells },
            firstDigits: { digits: digitsOf(first.digits) },
            second: { cells: second.cells },
            secondDigits: { digits: digitsOf(second.digits) },
            restricted: { digits: digitsOf(restricted) },
          },
          measures: { cells: first.cells.length + second.cells.length, links: isDouble ? 2 : 1 },
        };
      }
    }
  },
};

//  one with x and z   -x-   pivot with x and y   -y-   other with y and z: the pivot lacks x or y, so z is in one or the other
export const alsXyWing: Technique = {
  id: 'als-xy-wing',
  name: 'ALS-XY-Wing',
  family: 'almost-locked-sets',
  says: 'Three sets have one digit more than cells: {first} with {firstDigits}, {pivot} with {pivotDigits}, and {second} with {secondDigits}. A set that lacks one of its digits holds all the others. All places of {firstLink} in {first} and in {pivot} see each other, and so do all of {secondLink} in {second} and in {pivot}. As {pivot} lacks at most one of its digits, it takes {firstLink} from {first} or {secondLink} from {second}; so one of these two holds {digits}.',
  *find(position: Position): Generator<Step> {
    const isNew = makeIsNew();
    const around = neighbours(position);
    let pairs = 0;
    for (const pivot of almostLockedSets(position)) {
      const wings = around[pivot.index]!;
      for (let to = 1; to < wings.length; to++) {
        for (let from = 0; from < to; from++) {
          const { set: first, digits: firstLinks } = wings[from]!;
          const { set: second, digits: secondLinks } = wings[to]!;
          if (pairs++ >= MOST_PAIRS) return;
          if ((first.seenDigits & second.seenDigits) === 0) continue;
          if (first.cells.length === 1 && second.cells.length === 1 && pivot.cells.length === 1) continue;
          for (const firstLink of digitsOf(firstLinks))
            for (const secondLink of digitsOf(secondLinks)) {
              if (firstLink === secondLink) continue;
              const eliminations = seenByBoth(first, second, ~((1 << (firstLink - 1)) | (1 << (secondLink - 1))));
              if (eliminations.length === 0 || !isNew(eliminations)) continue;
              yield {
                technique: 'als-xy-wing',
                placements: [],
                eliminations,
                marks: [
                  ...setMarks([first, pivot, second]),
                  restrictedLink(first, pivot, firstLink),
                  restrictedLink(pivot, second, secondLink),
                ],
                args: {
                  first: { cells: first.cells },
                  firstDigits: { digits: digitsOf(first.digits) },
                  pivot: { cells: pivot.cells },
                  pivotDigits: { digits: digitsOf(pivot.digits) },
                  second: { cells: second.cells },
                  secondDigits: { digits: digitsOf(second.digits) },
                  firstLink: { digits: [firstLink] },
                  secondLink: { digits: [secondLink] },
                  digits: { digits: digitsIn(eliminations) },
                },
                measures: { cells: first.cells.length + pivot.cells.length + second.cells.length },
              };
            }
        }
      }
    }
  },
};
