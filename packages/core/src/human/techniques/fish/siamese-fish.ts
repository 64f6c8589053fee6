import type { Position } from '../../steps/position.ts';
import { makeIsNew } from '../../steps/results.ts';
import { candidateMarks, houseMarks, type Step } from '../../steps/step.ts';
import { defineTechnique } from '../../steps/technique.ts';
import { FRANKEN, MUTANT } from './complex-fish.ts';
import { FINNED, fishStep } from './finned-fish.ts';
import type { Fish } from './finned-fish-search.ts';

/** The sizes of the search. There are too many larger fish with boxes. */
const SIZES = [2, 3, 4];

/** All fish with fins, the simplest kinds first. */
function* finnedFish(position: Position): Generator<readonly Fish[]> {
  for (const size of SIZES) yield position.get(FINNED[size]!);
  for (const kind of [FRANKEN, MUTANT]) for (const size of SIZES) yield position.get(kind.finned[size]!);
}

/** Fish with the same bases and digit. */
function schools(fish: readonly Fish[]): Fish[][] {
  const byBases = new Map<string, Fish[]>();
  for (const twin of fish) {
    const key = `${twin.digit}: ${twin.bases.map(({ index }) => index).join()}`;
    const school = byBases.get(key);
    if (school) school.push(twin);
    else byBases.set(key, [twin]);
  }
  return [...byBases.values()];
}

/** Whether two fish differ by a single cover, and each has eliminations of its own. */
function areTwins(a: Fish, b: Fish): boolean {
  const own = a.covers.filter((house) => !b.covers.includes(house));
  return (
    own.length === 1 &&
    a.losers.some((cell) => !b.losers.includes(cell)) &&
    b.losers.some((cell) => !a.losers.includes(cell))
  );
}

function twinStep(twin: Fish, otherTwin: Fish): Step {
  const { digit, bases, covers, fins } = twin;
  const losers = [...new Set([...twin.losers, ...otherTwin.losers])].sort((a, b) => a - b);
  const indexes = (houses: Fish['bases']): number[] => houses.map(({ index }) => index);
  return {
    technique: 'siamese-fish',
    placements: [],
    eliminations: losers.map((cell) => ({ cell, digit })),
    marks: [
      ...fishStep('siamese-fish', twin).marks,
      ...houseMarks(indexes(otherTwin.covers.filter((house) => !covers.includes(house))), 'cover'),
      ...candidateMarks(
        otherTwin.fins.filter((cell) => !fins.includes(cell)),
        digit,
        'fin',
      ),
    ],
    args: {
      digit: { digits: [digit] },
      bases: { houses: indexes(bases) },
      covers: { houses: indexes(covers) },
      fins: { cells: fins },
      otherCovers: { houses: indexes(otherTwin.covers) },
      otherFins: { cells: otherTwin.fins },
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
        for (const [index, first] of school.entries())
          for (const second of school.slice(index + 1)) {
            if (!areTwins(first, second)) continue;
            const step = twinStep(first, second);
            if (isNew(step.eliminations)) yield step;
          }
  },
});
