import type { Candidate } from '../../../puzzle/puzzle.ts';
import { type DigitSet, digitsOf } from '../../../sets/digits.ts';
import { demandsSome, hasSums } from '../../demands/boards.ts';
import { type Cage, type Combinations, cagesOf, combinationsOf } from '../../demands/cages.ts';
import { beyond, eliminating, sourceMarks } from '../../demands/evidence.ts';
import { inTurn, NOTHING } from '../../steps/changed.ts';
import type { Position } from '../../steps/position.ts';
import type { Arg, Step } from '../../steps/step.ts';
import { defineTechnique } from '../../steps/technique.ts';

/** The combinations of a cage as a sentence lists them. */
export const listed = ({ total }: Pick<Cage, 'total'>, sets: readonly DigitSet[]): Arg => ({
  combinations: sets.map(digitsOf),
  isSum: total !== undefined,
});

/** The digits that no combination of a cage leaves to its cells. */
export function lostIn(position: Position, cage: Cage): { combinations: Combinations; lost: Candidate[] } | undefined {
  const combinations = combinationsOf(position, cage);
  if (!combinations || combinations.sets.length === 0) return undefined;
  const lost = beyond(position, cage.cells, combinations.digits);
  return lost.length > 0 ? { combinations, lost } : undefined;
}

/** The steps of cages by their combinations. Cages with the fewest combinations come first. */
export function* byCombinations(
  technique: string,
  position: Position,
  cages: readonly Cage[],
  argsOf: (cage: Cage) => Step['args'],
): Generator<Step> {
  const steps = cages.flatMap((cage) => {
    const loss = lostIn(position, cage);
    return loss ? [{ cage, ...loss }] : [];
  });
  const open = ({ cells }: Cage): number => cells.filter((cell) => position.grid.digits[cell] === 0).length;
  const key = ({ cage, combinations }: (typeof steps)[number]): number =>
    combinations.sets.length * position.geometry.size + open(cage);
  for (const { cage, combinations, lost } of steps.sort((a, b) => key(a) - key(b)))
    yield eliminating(
      technique,
      position,
      lost,
      () => ({
        marks: sourceMarks(position, cage),
        args: { ...argsOf(cage), combinations: listed(cage, combinations.sets) },
      }),
      { combinations: combinations.sets.length, cells: open(cage) },
    );
}

const ofClue = ({ demands }: Cage): Step['args'] => ({ clue: { demands } });

export const cageCombinations = defineTechnique({
  id: 'cage-combinations',
  name: 'Cage Combinations',
  family: 'sums',
  says: 'The cells of {clue} differ, and with the candidates that are left they can only be {combinations}. Any other candidate there leaves no way to make the sum.',
  supports: hasSums,
  find: (position) => byCombinations('cage-combinations', position, statedCages(position, true), ofClue),
});

export const setCombinations = defineTechnique({
  id: 'set-combinations',
  name: 'Line Combinations',
  family: 'sums',
  says: 'With the candidates that are left, the digits of {clue} can only be {combinations}. Any other candidate there leaves none of these sets whole.',
  supports: demandsSome('set'),
  find: (position) => byCombinations('set-combinations', position, statedCages(position, false), ofClue),
});

const statedCages = ({ geometry }: Position, isSum: boolean): Cage[] =>
  cagesOf(geometry).stated.filter(({ total }) => (total !== undefined) === isSum);

/** Nothing where no cage has an empty cell; else the steps that a search finds cage by cage. */
export const cageByCage = (
  cages: readonly Cage[],
  { grid }: Position,
  search: (cage: Cage) => readonly Step[],
): Iterable<Step> =>
  inTurn(cages.length, (index) => {
    const cage = cages[index]!;
    return cage.cells.some((cell) => grid.digits[cell] === 0) ? search(cage) : NOTHING;
  });
