import type { Geometry, HouseKind } from '../../geometry/geometry.ts';
import type { Technique } from '../technique.ts';
import { fishStep } from './finned-fish.ts';
import { type Fish, fishOf } from './finned-fish-search.ts';

/** Boxes and extra houses stand beside lines of one kind, among the bases and among the covers. */
const WAYS: readonly (readonly [HouseKind[], HouseKind[]])[] = [
  [
    ['row', 'box', 'extra'],
    ['column', 'box', 'extra'],
  ],
  [
    ['column', 'box', 'extra'],
    ['row', 'box', 'extra'],
  ],
];

const isFranken = ({ bases, covers }: Fish): boolean =>
  [...bases, ...covers].some(({ kind }) => kind === 'box' || kind === 'extra');

const franken = <Id extends string>(
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
    for (let digit = 1; digit <= position.geometry.size; digit++) {
      // There are many ways to see the same loss: only the first is told.
      const told = new Set<string>();
      for (const [bases, covers] of WAYS)
        for (const fish of fishOf(position, digit, { size, bases, covers, hasFins })) {
          const loss = fish.losers.join();
          if (!isFranken(fish) || told.has(loss)) continue;
          told.add(loss);
          yield fishStep(id, fish);
        }
    }
  },
  ...rest,
});

/** With rows, columns and boxes alone, locked candidates find the same in two steps. */
export const frankenXWing = franken('franken-x-wing', 'Franken X-Wing', 2, false, {
  supports: ({ houses }: Geometry) => houses.some(({ kind }) => kind === 'extra'),
});
export const frankenSwordfish = franken('franken-swordfish', 'Franken Swordfish', 3, false);
export const frankenJellyfish = franken('franken-jellyfish', 'Franken Jellyfish', 4, false);
export const finnedFrankenXWing = franken('finned-franken-x-wing', 'Finned Franken X-Wing', 2, true);
export const finnedFrankenSwordfish = franken('finned-franken-swordfish', 'Finned Franken Swordfish', 3, true);
export const finnedFrankenJellyfish = franken('finned-franken-jellyfish', 'Finned Franken Jellyfish', 4, true);
