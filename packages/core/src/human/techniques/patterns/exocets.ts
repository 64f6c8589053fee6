import type { Geometry } from '../../../geometry/geometry.ts';
import { digitsOf } from '../../../sets/digits.ts';
import { isOfBoxes } from '../../relations/crossings.ts';
import { candidatesOf, type Position } from '../../steps/position.ts';
import { makeIsNew } from '../../steps/results.ts';
import { cellMarks, houseMarks, markedAs, type Step } from '../../steps/step.ts';
import { defineTechnique } from '../../steps/technique.ts';
import { exocets, SIDE } from './exocet-search.ts';
import { lossesOfFills } from './fills.ts';

function* stepsOf(position: Position, technique: string, isJunior: boolean): Generator<Step> {
  const isNew = makeIsNew();
  for (const exocet of position.get(exocets)) {
    if (exocet.isJunior !== isJunior) continue;
    const eliminations = lossesOfFills(position, exocet.fills);
    if (eliminations.length === 0 || !isNew(eliminations)) continue;
    const { base, targets, digits, lines } = exocet;
    yield {
      technique,
      placements: [],
      eliminations,
      marks: [
        ...houseMarks(lines, 'cover'),
        ...cellMarks(base, 'pattern'),
        ...cellMarks(targets, 'second'),
        ...markedAs('pattern', candidatesOf(position, base, digits)),
        ...markedAs('second', candidatesOf(position, targets, digits)),
      ],
      args: {
        base: { cells: base },
        targets: { cells: targets },
        digits: { digits: digitsOf(digits) },
        lines: { houses: lines },
      },
    };
  }
}

const EXOCET =
  '{base} hold two of {digits}. Each digit has a place in each of {lines}. If it is in one of {base}, it is nowhere else in their box and their line, and the cells of {lines} that are left, without {targets}, give it room in two of these three at most. So it is in one of {targets}: these two hold the same two digits as {base}.';

/** Exocets need boxes of three by three cells. */
export const supportsExocets = (geometry: Geometry): boolean =>
  isOfBoxes(geometry) && geometry.box?.width === SIDE && geometry.box.height === SIDE;

export const juniorExocet = defineTechnique({
  id: 'junior-exocet',
  name: 'Junior Exocet',
  family: 'patterns',
  says: EXOCET,
  supports: supportsExocets,
  find: (position) => stepsOf(position, 'junior-exocet', true),
});

export const seniorExocet = defineTechnique({
  id: 'senior-exocet',
  name: 'Senior Exocet',
  family: 'patterns',
  says: EXOCET,
  supports: supportsExocets,
  find: (position) => stepsOf(position, 'senior-exocet', false),
});
