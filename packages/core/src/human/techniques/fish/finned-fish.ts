import type { HouseKind } from '../../../geometry/geometry.ts';
import { byDigit } from '../../steps/changed.ts';
import type { Position } from '../../steps/position.ts';
import { candidateMarks, houseMarks, type Step } from '../../steps/step.ts';
import type { Technique } from '../../steps/technique.ts';
import { type Fish, fishOf } from './finned-fish-search.ts';

const WAYS: readonly (readonly [HouseKind, HouseKind])[] = [
  ['row', 'column'],
  ['column', 'row'],
];

/** A fish as a step. */
export function fishStep(technique: string, { digit, bases, covers, fins, body, losers }: Fish): Step {
  const indexes = (houses: Fish['bases']): number[] => houses.map(({ index }) => index);
  return {
    technique,
    placements: [],
    eliminations: losers.map((cell) => ({ cell, digit })),
    marks: [
      ...houseMarks(indexes(bases), 'base'),
      ...houseMarks(indexes(covers), 'cover'),
      ...candidateMarks(body, digit, 'pattern'),
      ...candidateMarks(fins, digit, 'fin'),
    ],
    args: {
      digit: { digits: [digit] },
      bases: { houses: indexes(bases) },
      covers: { houses: indexes(covers) },
      ...(fins.length > 0 && { fins: { cells: fins } }),
    },
  };
}

/**
 * By size: the function that finds all finned fish of a position, digit by digit. The finned fish
 * and the sashimi fish ask for the same.
 */
export const FINNED: Readonly<Record<number, (position: Position) => readonly Fish[]>> = Object.fromEntries(
  [2, 3, 4, 5, 6, 7].map((size) => [
    size,
    byDigit((position, digit) =>
      WAYS.flatMap(([base, cover]) => [
        ...fishOf(position, digit, { size, bases: [base], covers: [cover], hasFins: true }),
      ]),
    ),
  ]),
);

/** Whether some base has at most one place left without the fins. */
const isSashimi = ({ bases, body }: Fish): boolean =>
  bases.some(({ set }) => body.filter((cell) => set.has(cell)).length < 2);

/** Without a word about sashimi, a technique has fish of both sorts. */
const finned = <Id extends string>(id: Id, name: string, size: number, sashimi?: boolean): Technique<Id> => ({
  id,
  name,
  family: 'fish',
  says: `All places for {digit} in {bases} lie in {covers}, except the fin: {fins}. ${
    sashimi ? 'Without the fin one of these bases has at most one place left; the pattern works all the same. ' : ''
  }If there is no {digit} in the fin, each of the covering lines gets its {digit} from the bases, and its other cells cannot have it. If there is, no cell that sees the whole fin can have it. So what lies in a covering line and sees the whole fin goes either way.`,
  *find(position) {
    for (const fish of position.get(FINNED[size]!))
      if (sashimi === undefined || isSashimi(fish) === sashimi) yield fishStep(id, fish);
  },
});

export const finnedXWing = finned('finned-x-wing', 'Finned X-Wing', 2, false);
export const sashimiXWing = finned('sashimi-x-wing', 'Sashimi X-Wing', 2, true);
export const finnedSwordfish = finned('finned-swordfish', 'Finned Swordfish', 3, false);
export const sashimiSwordfish = finned('sashimi-swordfish', 'Sashimi Swordfish', 3, true);
export const finnedJellyfish = finned('finned-jellyfish', 'Finned Jellyfish', 4, false);
export const sashimiJellyfish = finned('sashimi-jellyfish', 'Sashimi Jellyfish', 4, true);
export const finnedSquirmbag = finned('finned-squirmbag', 'Finned Squirmbag', 5);
export const finnedWhale = finned('finned-whale', 'Finned Whale', 6);
export const finnedLeviathan = finned('finned-leviathan', 'Finned Leviathan', 7);
