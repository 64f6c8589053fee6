import type { Cell } from '../../../sets/cells.ts';
import { digitsOf, hasDigit } from '../../../sets/digits.ts';
import { hasCages } from '../../demands/boards.ts';
import { type Cage, type Combinations, cagesOf, combinationsOf, heldBy, sharedBy } from '../../demands/cages.ts';
import { eliminating, placing, sourceMarks } from '../../demands/evidence.ts';
import { NOTHING } from '../../steps/changed.ts';
import { candidatesOf, commonPeers, type Position } from '../../steps/position.ts';
import { candidateMarks, type Step } from '../../steps/step.ts';
import { defineTechnique } from '../../steps/technique.ts';
import { cageByCage, listed } from './combinations.ts';

/** A digit that all combinations of a cage share, and where in the cage it can be. */
interface MustDigit {
  readonly cage: Cage;
  readonly combinations: Combinations;
  readonly digit: number;
  readonly places: readonly Cell[];
}

/** The digits that a cage must still place. */
export function mustDigits(position: Position, cage: Cage): readonly MustDigit[] {
  const combinations = combinationsOf(position, cage);
  if (!combinations) return NOTHING;
  const placed = cage.cells.reduce((set, cell) => (position.grid.digits[cell] ? set | heldBy(position, cell) : set), 0);
  return digitsOf(sharedBy(combinations) & ~placed & position.geometry.allDigits).map((digit) => ({
    cage,
    combinations,
    digit,
    places: cage.cells.filter((cell) => hasDigit(position.candidates[cell]!, digit)),
  }));
}

const argsOf = ({ cage, combinations, digit, places }: MustDigit): Step['args'] => ({
  clue: { demands: cage.demands },
  combinations: listed(cage, combinations.sets),
  digit: { digits: [digit] },
  cells: { cells: places },
});

export const cageSingle = defineTechnique({
  id: 'cage-single',
  name: 'Single of a Cage',
  family: 'sums',
  says: '{clue} can only be {combinations}, so it needs a {digit}, and only {cells} can be {digit} there.',
  supports: hasCages,
  find: (position) =>
    cageByCage(cagesOf(position.geometry).stated, position, (cage) =>
      mustDigits(position, cage)
        .filter(({ places }) => places.length === 1)
        .map((must) =>
          placing('cage-single', position, { cell: must.places[0]!, digit: must.digit }, () => ({
            marks: sourceMarks(position, cage),
            args: argsOf(must),
          })),
        ),
    ),
});

export const cageMustDigits = defineTechnique({
  id: 'cage-must-digits',
  name: 'Must-Have Digits of a Cage',
  family: 'sums',
  says: '{clue} can only be {combinations}, so it needs a {digit}, in one of {cells}. Cells that see all of these cannot be {digit}.',
  supports: hasCages,
  find: (position) =>
    cageByCage(cagesOf(position.geometry).stated, position, (cage) =>
      mustDigits(position, cage).flatMap((must) => excludedBy(position, must)),
    ),
});

function excludedBy(position: Position, must: MustDigit): Step[] {
  const { digit, places, cage } = must;
  if (places.length < 2) return [];
  const lost = candidatesOf(position, commonPeers(position.geometry, places), 1 << (digit - 1));
  if (lost.length === 0) return [];
  const evidence = () => ({
    marks: [...sourceMarks(position, cage), ...candidateMarks(places, digit, 'pattern')],
    args: argsOf(must),
  });
  return [eliminating('cage-must-digits', position, lost, evidence)];
}
