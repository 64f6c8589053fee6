import type { Geometry } from '../../../geometry/geometry.ts';
import type { Candidate } from '../../../puzzle/puzzle.ts';
import { isOfPeers } from '../../../rules/demand.ts';
import { digitCount, digitsOf } from '../../../sets/digits.ts';
import { eliminating } from '../../demands/evidence.ts';
import { type Failure, failureOf } from '../../demands/trial.ts';
import { isSpent } from '../../steps/budget.ts';
import type { Position } from '../../steps/position.ts';
import { type Arg, type Cause, cellMarks, demandMarks, houseMarks, type Mark, type Step } from '../../steps/step.ts';
import type { Technique } from '../../steps/technique.ts';
import { allHeld } from './rules.ts';

/** Whether a board demands more than that cells differ. */
const hasClues = ({ demands, size }: Geometry): boolean =>
  size <= 16 && demands.some((demand) => !isOfPeers(demand) && demand.kind !== 'void');

/** The candidates of a position; those of cells with few candidates come first. */
const inOrder = ({ candidates }: Position): Candidate[] =>
  [...candidates.keys()]
    .sort((one, other) => digitCount(candidates[one]!) - digitCount(candidates[other]!))
    .flatMap((cell) => digitsOf(candidates[cell]!).map((digit) => ({ cell, digit })));

const argOf = (end: Cause): Arg =>
  end.kind === 'cell'
    ? { cells: [end.cell] }
    : end.kind === 'house'
      ? { houses: [end.house] }
      : { demands: [end.demand] };

const marksOf = (cause: Cause, role: 'second' | 'fin'): Mark[] =>
  cause.kind === 'cell'
    ? cellMarks([cause.cell], role)
    : cause.kind === 'house'
      ? houseMarks([cause.house], role)
      : demandMarks([cause.demand], role);

const stepOf = (technique: string, position: Position, supposed: Candidate, { end, consequences }: Failure): Step =>
  eliminating(
    technique,
    position,
    [supposed],
    () => ({
      marks: [...consequences.flatMap(({ cause }) => marksOf(cause, 'second')), ...marksOf(end, 'fin')],
      args: {
        cell: { cells: [supposed.cell] },
        digit: { digits: [supposed.digit] },
        end: argOf(end),
        ...(consequences.length > 0 && { consequences: { consequences } }),
      },
    }),
    { consequences: consequences.length },
  );

/**
 * A technique that supposes candidates one after the other. A trial goes on for `most`
 * consequences. `needed` tells how many of them lead to the end, at least and at most.
 */
const trial = <Id extends string>(
  id: Id,
  name: string,
  says: string,
  {
    most,
    needed: [least, greatest],
  }: { readonly most: number; readonly needed: readonly [least: number, most: number] },
): Technique<Id> => ({
  id,
  name,
  family: 'clues',
  says,
  supports: hasClues,
  *find(position) {
    const { geometry, budget } = position;
    const ground = { geometry, budget, sets: position.get(allHeld) };
    for (const supposed of inOrder(position)) {
      if (isSpent(budget)) return;
      const failure = failureOf(supposed, ground, most);
      const needed = failure?.consequences.length ?? -1;
      if (failure && needed >= least && needed <= greatest) yield stepOf(id, position, supposed, failure);
    }
  },
});

const TRIED =
  'Suppose {digit} in {cell}. One thing leads to the next: {consequences}. In the end nothing is left for {end}.';

export const digitCheck = /* @__PURE__ */ trial(
  'digit-check',
  'A Digit Too Many',
  'With {digit} in {cell}, what it sees and what is tied to it loses candidates. Then nothing is left for {end}.',
  { most: 0, needed: [0, 0] },
);

export const shortTrial = /* @__PURE__ */ trial('short-trial', 'Short Trial', TRIED, { most: 15, needed: [1, 4] });
export const longTrial = /* @__PURE__ */ trial('long-trial', 'Long Trial', TRIED, { most: 100, needed: [1, 100] });
