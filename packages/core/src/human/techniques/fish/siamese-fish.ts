import type { Position } from '../../steps/position.ts';
import { makeIsNew } from '../../steps/results.ts';
import { candidateMarks, houseMarks, type Step } from '../../steps/step.ts';
import { defineTechnique } from '../../steps/technique.ts';
import { FRANKEN, MUTANT } from './complex-fish.ts';
import { FINNED, fishStep } from './finned-fish.ts';
import type { Fish } from './finned-fish-search.ts';

/** The sizes that are looked for. Of larger ones with boxes there are too many. */
const SIZES = [2, 3, 4];

/** All fish with fins, the simplest kinds first. */
function* finnedFish(position: Position): Generator<readonly Fish[]> {
  for (const size of SIZES) yield position.get(FINNED[size]!);
  for (const kind of [FRANKEN, MUTANT]) for (const size of SIZES) yield position.get(kind.finned[size]!);
}

/** Fish with the same bases and digit. */
function schools(fish: readonly Fish[]): Fish[][] {
  const byBases = new Map<string, Fish[]>();
  for (const one of fish) {
    const key = `${one.digit}: ${one.bases.map(({ index }) => index).join()}`;
    const school = byBases.get(key);
    if (school) school.push(one);
    else byBases.set(key, [one]);
  }
  return [...byBases.values()];
}

/** Whether two fish differ by one cover only, and each has losers of its own. */
function areTwins(one: Fish, other: Fish): boolean {
  const own = one.covers.filter((house) => !other.covers.includes(house));
  return (
    own.length === 1 &&
    one.losers.some((cell) => !other.losers.includes(cell)) &&
    other.losers.some((cell) => !one.losers.includes(cell))
  );
}

function twinStep(one: Fish, other: Fish): Step {
  const { digit, bases, covers, fins } = one;
  const losers = [...new Set([...one.losers, ...other.losers])].sort((a, b) => a - b);
  const indexes = (houses: Fish['bases']): number[] => houses.map(({ index }) => index);
  return {
    technique: 'siamese-fish',
    placements: [],
    eliminations: losers.map((cell) => ({ cell, digit })),
    marks: [
      ...fishStep('siamese-fish', one).marks,
      ...houseMarks(indexes(other.covers.filter((house) => !covers.includes(house))), 'cover'),
      ...candidateMarks(
        other.fins.filter((cell) => !fins.includes(cell)),
        digit,
        'fin',
      ),
    ],
    args: {
      digit: { digits: [digit] },
      bases: { houses: indexes(bases) },
      covers: { houses: indexes(covers) },
      fins: { cells: fins },
      otherCovers: { houses: indexes(other.covers) },
      otherFins: { cells: other.fins },
    },
  };
}

export const siameseFish = defineTechnique({
  id: 'siamese-fish',
  name: 'Siamese Fish',
  family: 'fish',
  says: 'Two finned fish of {digit} have grown together: both have the bases {bases}. One has the covers {covers} and the fin {fins}, the other the covers {otherCovers} and the fin {otherFins}. Each by itself shows: if there is no {digit} in its fin, its covers get theirs from the bases; if there is, no cell that sees the whole fin can have it. So each takes {digit} from what lies in its covers and sees its whole fin.',
  *find(position: Position): Generator<Step> {
    const isNew = makeIsNew();
    for (const fish of finnedFish(position))
      for (const school of schools(fish))
        for (const [index, one] of school.entries())
          for (const other of school.slice(index + 1)) {
            if (!areTwins(one, other)) continue;
            const step = twinStep(one, other);
            if (isNew(step.eliminations)) yield step;
          }
  },
});
