import type { Geometry } from '../../../geometry/geometry.ts';
import type { Candidate } from '../../../puzzle/puzzle.ts';
import { isOfPeers } from '../../../rules/demand.ts';
import { digitCount, digitsOf } from '../../../sets/digits.ts';
import { allHeld } from '../../demands/cages.ts';
import { eliminating } from '../../demands/evidence.ts';
import { DEEP_MEANS, EASY_MEANS, type Means, NESTED_MEANS } from '../../demands/means.ts';
import {
  deepSuppositions,
  easySuppositions,
  nestedSuppositions,
  type Suppositions,
  walking,
} from '../../demands/suppositions.ts';
import { Trial } from '../../demands/trial.ts';
import { isSpent } from '../../steps/budget.ts';
import { causeMarks } from '../../steps/cause-marks.ts';
import { consequenceCount } from '../../steps/consequences.ts';
import type { Position } from '../../steps/position.ts';
import type { Arg, Cause, Consequence, Failure, Step } from '../../steps/step.ts';
import type { Technique } from '../../steps/technique.ts';

/** Whether a board demands more than that cells differ. */
const hasClues = ({ demands, size }: Geometry): boolean =>
  size <= 16 && demands.some((demand) => !isOfPeers(demand) && demand.kind !== 'void');

/** The candidates of a position. Candidates of cells with few candidates come first. */
const inOrder = ({ candidates }: Position): Candidate[] =>
  [...candidates.keys()]
    .sort((a, b) => digitCount(candidates[a]!) - digitCount(candidates[b]!))
    .flatMap((cell) => digitsOf(candidates[cell]!).map((digit) => ({ cell, digit })));

const argOf = (end: Cause): Arg => {
  if (end.kind === 'cell') return { cells: [end.cell] };
  if (end.kind === 'house') return { houses: [end.house] };
  if (end.kind === 'trial') return { cells: [end.supposed.cell] };
  return { demands: end.kind === 'demand' ? [end.demand] : end.demands };
};

const stepOf = (technique: string, position: Position, supposed: Candidate, { end, consequences }: Failure): Step =>
  eliminating(
    technique,
    position,
    [supposed],
    () => ({
      marks: [...consequences.flatMap(({ cause }) => causeMarks(cause, 'second')), ...causeMarks(end, 'fin')],
      args: {
        cell: { cells: [supposed.cell] },
        digit: { digits: [supposed.digit] },
        end: argOf(end),
        ...(consequences.length > 0 && { consequences: { consequences } }),
      },
    }),
    { consequences: consequenceCount(consequences) },
  );

/** How a candidate fails within so many consequences, if it does. */
const failureOf = (position: Position, supposed: Candidate, means: Means, most: number): Failure | undefined =>
  walking(position, (budget) => {
    const sets = position.get(allHeld).slice();
    const trial = new Trial({ geometry: position.geometry, budget, sets }, sets, means, most + 1);
    trial.suppose(supposed);
    trial.run();
    return trial.end && trial.failure;
  });

/** What a technique follows, and which suppositions it tries. */
interface Depth {
  readonly means: (geometry: Geometry) => Means;
  readonly suppositions: (position: Position) => Suppositions;
  /** How many consequences are drawn. */
  readonly most: number;
}

/** The candidates that fail with some means, and how. */
function* failures(position: Position, { means, suppositions, most }: Depth): Generator<readonly [Candidate, Failure]> {
  const { geometry, budget } = position;
  for (const supposed of inOrder(position)) {
    if (isSpent(budget)) return;
    if (!position.remember(suppositions).doesFail(position, supposed)) continue;
    const failure = failureOf(position, supposed, means(geometry), most);
    if (failure) yield [supposed, failure];
  }
}

/**
 * A technique that supposes candidates one by one, depth after depth, and eliminates those that
 * fail.
 */
const trial = <Id extends string>(
  id: Id,
  name: string,
  says: string,
  { depths, takes }: { readonly depths: readonly Depth[]; takes(consequences: readonly Consequence[]): boolean },
): Technique<Id> => ({
  id,
  name,
  family: 'clues',
  says,
  supports: hasClues,
  *find(position) {
    for (const depth of depths)
      for (const [supposed, failure] of failures(position, depth))
        if (takes(failure.consequences)) yield stepOf(id, position, supposed, failure);
  },
});

const easily = (most: number): Depth => ({ means: EASY_MEANS, suppositions: easySuppositions, most });
const DEEPLY: Depth = { means: DEEP_MEANS, suppositions: deepSuppositions, most: Number.POSITIVE_INFINITY };
const NESTED: readonly Depth[] = NESTED_MEANS.map((means, index) => ({
  means,
  suppositions: nestedSuppositions[index]!,
  most: Number.POSITIVE_INFINITY,
}));

const TRIED =
  'Suppose {digit} in {cell}. One thing leads to the next: {consequences}. In the end nothing is left for {end}.';

export const digitCheck = /* @__PURE__ */ trial(
  'digit-check',
  'A Digit Too Many',
  'With {digit} in {cell}, what it sees and what is tied to it loses candidates. Then nothing is left for {end}.',
  { depths: [easily(0)], takes: ({ length }) => length === 0 },
);

export const shortTrial = /* @__PURE__ */ trial('short-trial', 'Short Trial', TRIED, {
  depths: [easily(15)],
  takes: ({ length }) => length >= 1 && length <= 4,
});
export const longTrial = /* @__PURE__ */ trial('long-trial', 'Long Trial', TRIED, {
  depths: [easily(Number.POSITIVE_INFINITY), DEEPLY],
  takes: ({ length }) => length > 0,
});
export const nestedTrial = /* @__PURE__ */ trial(
  'nested-trial',
  'Trial Within a Trial',
  'Suppose {digit} in {cell}. One thing leads to the next, and small trials on the way, in brackets, leave something empty (–): {consequences}. In the end nothing is left for {end}.',
  { depths: NESTED, takes: (consequences) => consequences.some(({ cause }) => cause.kind === 'trial') },
);
