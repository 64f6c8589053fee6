import type { DigitSet } from '../../../sets/digits.ts';
import { hasSums } from '../../demands/boards.ts';
import { beyond, eliminating, sourceMarks } from '../../demands/evidence.ts';
import { walkSum } from '../../demands/sum-walks.ts';
import { openPart, type Sum, statedSums } from '../../demands/sums.ts';
import type { Walked } from '../../demands/walks.ts';
import { inTurn, NOTHING } from '../../steps/changed.ts';
import type { Position } from '../../steps/position.ts';
import type { Step } from '../../steps/step.ts';
import { defineTechnique } from '../../steps/technique.ts';

/**
 * The digits of all ways to fill the empty cells of a sum, kept together with the digits of these
 * cells from which they came.
 */
interface Known {
  readonly sets: readonly DigitSet[];
  readonly walk: Walked | undefined;
}
const knownIn = (): Map<Sum, Known> => new Map();

/** A sum with more empty cells is not tried in all ways. */
const MOST_OPEN = 9;

/** The digits that a sum leaves to its empty cells, tried in all ways. */
export function fillingsOf(position: Position, sum: Sum): { open: Sum; digits: readonly DigitSet[] } | undefined {
  const { geometry, grid, candidates, budget } = position;
  const open = { ...sum, ...openPart(sum, grid.digits) };
  if (open.cells.length < 2 || open.cells.length > MOST_OPEN) return undefined;
  const sets = open.cells.map((cell) => candidates[cell]!);
  const known = position.remember(knownIn);
  const before = known.get(sum);
  const isSame = before?.sets.length === sets.length && before.sets.every((set, index) => set === sets[index]);
  const walk = isSame ? before.walk : walkSum(open, sets, geometry, budget);
  if (!isSame) known.set(sum, { sets, walk });
  return walk && walk.ends.length > 0 ? { open, digits: walk.digits } : undefined;
}

/** The steps of some sums by trying all ways to fill their cells. */
export const byFillings = (
  technique: string,
  position: Position,
  sums: readonly Sum[],
  argsOf: (sum: Sum) => Step['args'],
): Iterable<Step> =>
  inTurn(sums.length, (index) => {
    const sum = sums[index]!;
    const filled = fillingsOf(position, sum);
    const lost = filled ? beyond(position, filled.open.cells, filled.digits) : [];
    if (!filled || lost.length === 0) return NOTHING;
    return [
      eliminating(
        technique,
        position,
        lost,
        () => ({
          marks: sourceMarks(position, sum),
          args: { ...argsOf(sum), cells: { cells: filled.open.cells } },
        }),
        { cells: filled.open.cells.length },
      ),
    ];
  });

export const sumFillings = defineTechnique({
  id: 'sum-fillings',
  name: 'All Ways to Make a Sum',
  family: 'sums',
  says: 'Try all ways to fill {cells} so that the sum of {clue} is right and cells that see each other differ. Some candidates never come up.',
  supports: hasSums,
  find: (position) =>
    byFillings('sum-fillings', position, statedSums(position.geometry), ({ demands }) => ({ clue: { demands } })),
});
