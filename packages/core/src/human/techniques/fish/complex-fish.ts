import type { House, HouseKind } from '../../../geometry/geometry.ts';
import { byDigit } from '../../steps/changed.ts';
import type { Position } from '../../steps/position.ts';
import type { Technique } from '../../steps/technique.ts';
import { fishStep } from './finned-fish.ts';
import { type Fish, fishOf } from './finned-fish-search.ts';

/** Fish whose bases and covers are houses of several kinds. */
interface HouseMix {
  /** The kinds of houses that may be bases together, and the kinds that may then be covers. */
  readonly ways: readonly (readonly [bases: readonly HouseKind[], covers: readonly HouseKind[]])[];
  /** Whether a fish of these houses is of this kind, and not of a simpler kind. */
  isMeant(fish: Fish): boolean;
}

/** Finds all fish of a kind and a size, digit by digit. Several of them may rule out the same. */
type FishFinder = (position: Position) => readonly Fish[];

/** A kind of fish, and how it is found. */
export interface FishKind extends HouseMix {
  /** By size: finds fish without fins, and fish with fins. Siamese fish are made of these. */
  readonly plain: Readonly<Record<number, FishFinder>>;
  readonly finned: Readonly<Record<number, FishFinder>>;
}

const SIZES = [2, 3, 4];

const fishKind = (mix: HouseMix): FishKind => ({
  ...mix,
  plain: Object.fromEntries(SIZES.map((size) => [size, finderOf(mix, size, false)])),
  finned: Object.fromEntries(SIZES.map((size) => [size, finderOf(mix, size, true)])),
});

const finderOf = ({ ways, isMeant }: HouseMix, size: number, hasFins: boolean): FishFinder =>
  byDigit((position, digit) =>
    ways.flatMap(([bases, covers]) => [...fishOf(position, digit, { size, bases, covers, hasFins })].filter(isMeant)),
  );

const hasKind = (houses: readonly House[], kind: HouseKind): boolean => houses.some((house) => house.kind === kind);

/**
 * Boxes and extra houses stand beside lines of the same kind, among the bases and among the covers.
 */
export const FRANKEN = fishKind({
  ways: [
    [
      ['row', 'box', 'extra'],
      ['column', 'box', 'extra'],
    ],
    [
      ['column', 'box', 'extra'],
      ['row', 'box', 'extra'],
    ],
  ],
  isMeant: ({ bases, covers }) => [...bases, ...covers].some(({ kind }) => kind === 'box' || kind === 'extra'),
});

const ALL_KINDS: readonly HouseKind[] = ['row', 'column', 'box', 'extra'];

/** Rows and columns are mixed: both are bases, or both are covers, or the same kind is both. */
export const MUTANT = fishKind({
  ways: [[ALL_KINDS, ALL_KINDS]],
  isMeant: ({ bases, covers }) => {
    const [rows, columns] = (['row', 'column'] as const).map((kind) => [hasKind(bases, kind), hasKind(covers, kind)]);
    return (rows![0]! || columns![1]!) && (columns![0]! || rows![1]!);
  },
});

/** A technique that finds the fish of a kind and a size. */
export const complexFish = <Id extends string>(
  kind: FishKind,
  id: Id,
  name: string,
  size: number,
  hasFins: boolean,
  rest: Pick<Technique, 'supports'> = {},
): Technique<Id> => ({
  id,
  name,
  family: 'fish',
  says: hasFins
    ? 'All places for {digit} in {bases} lie in {covers}, and none in two of these bases at once, except the fin: {fins}. If there is no {digit} in the fin, the bases have one {digit} each, in different cells, as many as there are covers: so each cover gets its {digit} there. A cell outside that takes a cover, or one inside that takes two, leaves too few. If there is one, no cell that sees the whole fin can have it. So such a cell goes either way, if it sees the whole fin.'
    : 'All places for {digit} in {bases} lie in {covers}, and none in two of these bases at once. So the bases have one {digit} each, in different cells, as many as there are covers: each cover gets its {digit} there. A cell outside that takes a cover, or one inside that takes two, leaves too few.',
  *find(position) {
    // Many fish have the same eliminations: only the first is shown.
    const shown = new Set<string>();
    for (const fish of position.get((hasFins ? kind.finned : kind.plain)[size]!)) {
      const loss = `${fish.digit}: ${fish.losers.join()}`;
      if (shown.has(loss)) continue;
      shown.add(loss);
      yield fishStep(id, fish);
    }
  },
  ...rest,
});
