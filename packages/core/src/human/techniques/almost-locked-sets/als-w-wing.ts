import type { House } from '../../../geometry/geometry.ts';
import type { Candidate } from '../../../puzzle/puzzle.ts';
import { type Digit, digitBit, digitCount, digitsOf } from '../../../sets/digits.ts';
import { type AlmostLockedSet, almostLockedSets } from '../../relations/locked-sets.ts';
import { cellsAt, type Position } from '../../steps/position.ts';
import { makeIsNew } from '../../steps/results.ts';
import { candidateMarks, houseMarks, type Mark, type Step } from '../../steps/step.ts';
import { defineTechnique } from '../../steps/technique.ts';
import { digitsIn, intricacy, seenByBoth, setMarks } from './almost-locked-sets.ts';

// The most pairs of sets looked at. 9×9 positions have up to 200 000.
const MOST_PAIRS = 400_000;

/** Two sets, and a house in which each place for a digit sees this digit of a set. */
interface WWing {
  readonly sets: readonly [AlmostLockedSet, AlmostLockedSet];
  readonly house: House;
  readonly link: Digit;
  readonly eliminations: readonly Candidate[];
}

/** The places of a house, out of some, that see all places of a digit in a set. */
function seenPlaces({ seen }: AlmostLockedSet, { cells }: House, digit: Digit, places: number): number {
  let mask = 0;
  for (let left = places; left !== 0; left &= left - 1) {
    const place = 31 - Math.clz32(left & -left);
    if (seen[digit]!.has(cells[place]!)) mask |= 1 << place;
  }
  return mask;
}

/** By house: the sets that see some places of a digit there, but not all, by these places. */
type Sights = readonly Map<number, AlmostLockedSet[]>[];

function sightsOf(position: Position, sets: readonly AlmostLockedSet[], digit: Digit): Sights {
  const { geometry, places, cellPlaces } = position;
  const { houses, size, cellHouses, cellHouseStart } = geometry;
  const sights = houses.map(() => new Map<number, AlmostLockedSet[]>());
  const masks = new Array<number>(houses.length).fill(0);
  for (const set of sets) {
    masks.fill(0);
    for (const cell of set.seen[digit]!)
      for (let at = cellHouseStart[cell]!; at < cellHouseStart[cell + 1]!; at++)
        masks[cellHouses[at]!]! |= 1 << cellPlaces[at]!;
    for (let house = 0; house < masks.length; house++) {
      const mask = masks[house]!;
      // A set that sees all places cannot hold the digit: locked candidates show that.
      if (mask === 0 || mask === places[house * size + digit - 1]!) continue;
      const alike = sights[house]!.get(mask);
      if (alike) alike.push(set);
      else sights[house]!.set(mask, [set]);
    }
  }
  return sights;
}

/** The pairs of sets that share out the places of a digit in a house. */
function* pairsFor(
  bySight: ReadonlyMap<number, readonly AlmostLockedSet[]>,
  places: number,
): Generator<[AlmostLockedSet, AlmostLockedSet]> {
  const sights = [...bySight];
  for (const [index, [mask, firsts]] of sights.entries())
    for (const [laterMask, seconds] of sights.slice(index + 1))
      if ((mask | laterMask) === places)
        for (const first of firsts) for (const second of seconds) yield [first, second];
}

/** Whether all places of a digit in two sets see each other, as in an ALS-XZ. */
const isRestricted = (a: AlmostLockedSet, b: AlmostLockedSet, digit: Digit): boolean =>
  [...b.places[digit]!].every((cell) => a.seen[digit]!.has(cell));

function wWingsOf(position: Position): WWing[] {
  const { geometry, places } = position;
  const sets = almostLockedSets(position);
  const wings: WWing[] = [];
  let pairs = 0;
  for (let link = 1; link <= geometry.size; link++) {
    const holding = sets.filter(({ seen }) => seen[link] && seen[link].first() >= 0);
    const sights = sightsOf(position, holding, link);
    for (const house of position.houses) {
      const inHouse = places[house.index * geometry.size + link - 1]!;
      if (digitCount(inHouse) < 2) continue;
      for (const [first, second] of pairsFor(sights[house.index]!, inHouse)) {
        if (pairs++ > MOST_PAIRS) return wings;
        // Two cells with a pair are a W-Wing.
        if (first.cells.length + second.cells.length === 2) continue;
        const eliminations = seenByBoth(first, second, ~digitBit(link));
        if (eliminations.length > 0 && !isRestricted(first, second, link))
          wings.push({ sets: [first, second], house, link, eliminations });
      }
    }
  }
  return wings.sort((a, b) => intricacy(a.sets) - intricacy(b.sets));
}

function stepOf(position: Position, { sets, house, link, eliminations }: WWing): Step {
  const { places, geometry } = position;
  const inHouse = places[house.index * geometry.size + link - 1]!;
  const links = sets.map((set): Mark => {
    const mask = seenPlaces(set, house, link, inHouse);
    const cells = house.cells.filter((_, place) => (mask >>> place) & 1);
    return {
      kind: 'link',
      from: { cells: [...set.places[link]!], digit: link },
      to: { cells, digit: link },
      isStrong: false,
    };
  });
  return {
    technique: 'als-w-wing',
    placements: [],
    eliminations,
    marks: [
      ...houseMarks([house.index], 'pattern'),
      ...setMarks(sets),
      ...candidateMarks(cellsAt(house, inHouse), link, 'third'),
      ...links,
    ],
    args: {
      first: { cells: sets[0].cells },
      firstDigits: { digits: digitsOf(sets[0].digits) },
      second: { cells: sets[1].cells },
      secondDigits: { digits: digitsOf(sets[1].digits) },
      house: { houses: [house.index] },
      link: { digits: [link] },
      digits: { digits: digitsIn(eliminations) },
    },
    measures: { cells: sets[0].cells.length + sets[1].cells.length },
  };
}

// a set with x and z   -x-   a house whose places for x each see one of the sets   -x-   another
export const alsWWing = defineTechnique({
  id: 'als-w-wing',
  name: 'ALS-W-Wing',
  family: 'almost-locked-sets',
  says: 'Two sets have one digit more than cells: {first} with {firstDigits}, and {second} with {secondDigits}. A set that lacks one of its digits holds all the rest. In {house}, each place for {link} sees all its places in one of the two sets. Both sets cannot hold {link}, for that would leave no place in {house}. So one of them lacks it and holds its rest, {digits} included.',
  *find(position: Position): Generator<Step> {
    const isNew = makeIsNew();
    for (const wing of wWingsOf(position)) if (isNew(wing.eliminations)) yield stepOf(position, wing);
  },
});
