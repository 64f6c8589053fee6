import { lowestBit } from '../../../bits.ts';
import type { Geometry } from '../../../geometry/geometry.ts';
import type { Candidate } from '../../../puzzle/puzzle.ts';
import type { CellSet } from '../../../sets/cells.ts';
import { type Digit, type DigitSet, digitBit, digitCount, digitSet, digitsOf, hasDigit } from '../../../sets/digits.ts';
import { type AlmostLockedSet, almostLockedSets, neighbours } from '../../relations/locked-sets.ts';
import type { Position } from '../../steps/position.ts';
import { makeIsNew } from '../../steps/results.ts';
import { cellMarks, type Mark, type Role, type Step } from '../../steps/step.ts';
import { defineTechnique } from '../../steps/technique.ts';

// The most pairs of wings looked at. 9×9 positions have up to 300 000.
const MOST_PAIRS = 1_000_000;

const ROLES: readonly Role[] = ['pattern', 'second', 'third', 'fourth'];

/** Marks for sets. Each set has a role of its own, while there are enough roles. */
export const setMarks = (sets: readonly AlmostLockedSet[]): Mark[] =>
  sets.flatMap(({ cells }, index) => cellMarks(cells, ROLES[index % ROLES.length]!));

/** The link of a restricted common of two sets. */
export const restrictedLink = (a: AlmostLockedSet, b: AlmostLockedSet, digit: Digit): Mark => ({
  kind: 'link',
  from: { cells: [...a.places[digit]!], digit },
  to: { cells: [...b.places[digit]!], digit },
  isStrong: false,
});

/**
 * The candidates of some digits that see all places of their digit in both sets. They are false
 * when one of the two sets must hold the digit.
 */
export function seenByBoth(a: AlmostLockedSet, b: AlmostLockedSet, digits: DigitSet): Candidate[] {
  const lost: Candidate[] = [];
  for (let left = digits & a.seenDigits & b.seenDigits; left !== 0; left &= left - 1) {
    const digit = lowestBit(left) + 1;
    const both = a.seen[digit]!.and(b.seen[digit]!);
    if (both.first() >= 0) for (const cell of both) lost.push({ cell, digit });
  }
  return lost;
}

/** The digits of some candidates, ascending and each once. */
export const digitsIn = (candidates: readonly Candidate[]): Digit[] =>
  digitsOf(digitSet(candidates.map(({ digit }) => digit)));

/** How hard some sets are to see: the number of their cells. Overlapping sets come last. */
export function intricacy(sets: readonly AlmostLockedSet[]): number {
  let cells = 0;
  let overlaps = 0;
  for (const [index, set] of sets.entries()) {
    cells += set.cells.length;
    for (let before = 0; before < index && overlaps === 0; before++)
      if (sets[before]!.cells.some((cell) => set.cells.includes(cell))) overlaps = 1000;
  }
  return overlaps + cells;
}

const liesInOneHouse = ({ houses }: Geometry, sets: readonly AlmostLockedSet[]): boolean =>
  houses.some(({ set }) => sets.every(({ cells }) => cells.every((cell) => set.has(cell))));

/**
 * The eliminations of two sets with two restricted commons. Each set lacks one of these two digits,
 * so it holds all its other digits.
 */
function doubleLosses(a: AlmostLockedSet, b: AlmostLockedSet, restricted: DigitSet): Candidate[] {
  const lost: Candidate[] = [];
  for (const digit of digitsOf(a.digits | b.digits)) {
    let cells: CellSet | undefined;
    if (hasDigit(restricted, digit)) cells = a.seen[digit]!.and(b.seen[digit]!);
    else {
      for (const { seen } of [a, b]) if (seen[digit]) cells = cells ? cells.or(seen[digit]) : seen[digit];
    }
    for (const cell of cells!) lost.push({ cell, digit });
  }
  return lost;
}

// a set with x and z   -x-   another with x and z: one of them lacks x, and so it has z
export const alsXz = defineTechnique({
  id: 'als-xz',
  name: 'ALS-XZ',
  family: 'almost-locked-sets',
  says: 'Two sets have one digit more than cells: {first} with {firstDigits}, and {second} with {secondDigits}. A set that lacks one of its digits holds all the rest. All places of {restricted} in one set see all those in the other: so one of the two lacks it and holds its rest, and a digit that is in the rest of both has its place in one of them. (With two such digits each set lacks just one of them, and its rest is certain.)',
  *find(position: Position): Generator<Step> {
    const sets = almostLockedSets(position);
    const pairs = neighbours(position).flatMap((list, index) =>
      list.flatMap(({ set: second, digits: restricted }) => {
        const first = sets[index]!;
        if (second.index < index) return [];
        const eliminations =
          digitCount(restricted) > 1 ? doubleLosses(first, second, restricted) : seenByBoth(first, second, ~restricted);
        if (eliminations.length === 0 || liesInOneHouse(position.geometry, [first, second])) return [];
        return [{ first, second, restricted, eliminations, rank: intricacy([first, second]) }];
      }),
    );
    const isNew = makeIsNew();
    for (const pair of pairs.sort((a, b) => a.rank - b.rank)) if (isNew(pair.eliminations)) yield alsXzStep(pair);
  },
});

/** Two sets, their restricted commons, and the eliminations. */
export interface SetPair {
  readonly first: AlmostLockedSet;
  readonly second: AlmostLockedSet;
  readonly restricted: DigitSet;
  readonly eliminations: readonly Candidate[];
}

export const alsXzStep = ({ first, second, restricted, eliminations }: SetPair): Step => ({
  technique: 'als-xz',
  placements: [],
  eliminations,
  marks: [...setMarks([first, second]), ...digitsOf(restricted).map((digit) => restrictedLink(first, second, digit))],
  args: {
    first: { cells: first.cells },
    firstDigits: { digits: digitsOf(first.digits) },
    second: { cells: second.cells },
    secondDigits: { digits: digitsOf(second.digits) },
    restricted: { digits: digitsOf(restricted) },
  },
  measures: { cells: first.cells.length + second.cells.length, links: digitCount(restricted) },
});

/** A pivot with two wings, and the digits by which they are linked to it. */
export interface XyWing {
  readonly first: AlmostLockedSet;
  readonly pivot: AlmostLockedSet;
  readonly second: AlmostLockedSet;
  readonly firstLink: Digit;
  readonly secondLink: Digit;
  readonly eliminations: readonly Candidate[];
}

type RankedWing = XyWing & { readonly rank: number };

/** All pivots with two wings that take something away, the simplest first. */
function xyWingsOf(position: Position): RankedWing[] {
  const sets = almostLockedSets(position);
  const ranked: RankedWing[] = [];
  let pairs = 0;
  for (const [index, wings] of neighbours(position).entries()) {
    const pivot = sets[index]!;
    for (const [to, { set: second, digits: secondLinks }] of wings.entries()) {
      pairs += to;
      if (pairs > MOST_PAIRS) return ranked.sort((a, b) => a.rank - b.rank);
      for (let from = 0; from < to; from++) {
        const { set: first, digits: firstLinks } = wings[from]!;
        if ((first.seenDigits & second.seenDigits) === 0) continue;
        if (first.cells.length + pivot.cells.length + second.cells.length === 3) continue;
        for (const firstLink of digitsOf(firstLinks))
          for (const secondLink of digitsOf(secondLinks)) {
            if (firstLink === secondLink) continue;
            const eliminations = seenByBoth(first, second, ~(digitBit(firstLink) | digitBit(secondLink)));
            if (eliminations.length === 0) continue;
            const rank = intricacy([first, pivot, second]);
            ranked.push({ first, pivot, second, firstLink, secondLink, eliminations, rank });
          }
      }
    }
  }
  return ranked.sort((a, b) => a.rank - b.rank);
}

//  one with x and z   -x-   pivot with x and y   -y-   other with y and z:
//  the pivot lacks x or y, so z is in one or the other
export const alsXyWing = defineTechnique({
  id: 'als-xy-wing',
  name: 'ALS-XY-Wing',
  family: 'almost-locked-sets',
  says: 'Three sets have one digit more than cells: a pivot, {pivot} with {pivotDigits}, and two wings, {first} with {firstDigits} and {second} with {secondDigits}. A set that lacks one of its digits holds all the rest. All places of {firstLink} in the pivot see all those in the first wing, and all places of {secondLink} those in the second. The pivot lacks at most one digit, so it takes {firstLink} from the first wing or {secondLink} from the second, and that wing then holds {digits}.',
  *find(position: Position): Generator<Step> {
    const isNew = makeIsNew();
    for (const wing of xyWingsOf(position)) if (isNew(wing.eliminations)) yield alsXyWingStep(wing);
  },
});

export const alsXyWingStep = ({ first, pivot, second, firstLink, secondLink, eliminations }: XyWing): Step => ({
  technique: 'als-xy-wing',
  placements: [],
  eliminations,
  marks: [
    ...setMarks([first, pivot, second]),
    restrictedLink(first, pivot, firstLink),
    restrictedLink(pivot, second, secondLink),
  ],
  args: {
    pivot: { cells: pivot.cells },
    pivotDigits: { digits: digitsOf(pivot.digits) },
    first: { cells: first.cells },
    firstDigits: { digits: digitsOf(first.digits) },
    second: { cells: second.cells },
    secondDigits: { digits: digitsOf(second.digits) },
    firstLink: { digits: [firstLink] },
    secondLink: { digits: [secondLink] },
    digits: { digits: digitsIn(eliminations) },
  },
  measures: { cells: first.cells.length + pivot.cells.length + second.cells.length },
});
