import type { Candidate } from '../../../puzzle/puzzle.ts';
import { hasDigit } from '../../../sets/digits.ts';
import { hasSums } from '../../demands/boards.ts';
import { placing, sourceMarks } from '../../demands/evidence.ts';
import { openPart, type Sum, statedSums } from '../../demands/sums.ts';
import { inTurn, NOTHING } from '../../steps/changed.ts';
import type { Position } from '../../steps/position.ts';
import type { Step } from '../../steps/step.ts';
import { defineTechnique } from '../../steps/technique.ts';

/** The digit of the only empty cell of a sum. Undefined when several are empty. */
export function lastOf({ grid, candidates }: Position, sum: Sum): Candidate | undefined {
  const { cells, factors, total } = openPart(sum, grid.digits);
  if (cells.length !== 1) return undefined;
  const [cell = 0] = cells;
  const digit = total / factors[0]!;
  const isDigit = Number.isInteger(digit) && digit > 0 && digit <= grid.geometry.size;
  return isDigit && hasDigit(candidates[cell]!, digit) ? { cell, digit } : undefined;
}

/** The steps of sums with a single empty cell. */
export const lastCells = (
  technique: string,
  position: Position,
  sums: readonly Sum[],
  argsOf: (sum: Sum, placed: Candidate) => Step['args'],
): Iterable<Step> =>
  inTurn(sums.length, (index) => {
    const sum = sums[index]!;
    const placed = lastOf(position, sum);
    if (!placed) return NOTHING;
    return [
      placing(technique, position, placed, () => ({ marks: sourceMarks(position, sum), args: argsOf(sum, placed) })),
    ];
  });

export const sumLastCell = defineTechnique({
  id: 'sum-last-cell',
  name: 'Last Cell of a Sum',
  family: 'sums',
  says: 'Every cell of {clue} but {cell} has its digit. With {digit} there, the sum is right.',
  supports: hasSums,
  find: (position) =>
    lastCells('sum-last-cell', position, statedSums(position.geometry), ({ demands }, { cell, digit }) => ({
      clue: { demands },
      cell: { cells: [cell] },
      digit: { digits: [digit] },
    })),
});
