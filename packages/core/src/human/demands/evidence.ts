import type { Candidate } from '../../puzzle/puzzle.ts';
import type { Cell } from '../../sets/cells.ts';
import type { DigitSet } from '../../sets/digits.ts';
import { candidatesOf, type Position } from '../steps/position.ts';
import { cellMarks, demandMarks, type Evidence, houseMarks, type Mark, type Step } from '../steps/step.ts';
import type { Cage } from './cages.ts';
import type { Sum } from './sums.ts';

/** The candidates beyond the digits that are allowed in some cells. A cell may be listed twice. */
export function beyond(position: Position, cells: readonly Cell[], allowed: readonly DigitSet[]): Candidate[] {
  const byCell = new Map<Cell, DigitSet>();
  for (const [index, cell] of cells.entries()) byCell.set(cell, (byCell.get(cell) ?? -1) & allowed[index]!);
  return [...byCell].flatMap(([cell, digits]) => candidatesOf(position, [cell], ~digits));
}

/** Marks for the sources of a cage or a sum, and for its empty cells. */
export const sourceMarks = (
  { grid }: Position,
  { cells, demands, houses }: Pick<Cage & Sum, 'cells' | 'demands' | 'houses'>,
): Mark[] => [
  ...houseMarks(houses, 'base'),
  ...demandMarks(demands, houses.length > 0 ? 'second' : 'pattern'),
  ...(houses.length > 0
    ? cellMarks(
        cells.filter((cell) => grid.digits[cell] === 0),
        'pattern',
      )
    : []),
];

/** A step that eliminates. Its evidence is made when somebody first reads it. */
export function eliminating(
  technique: string,
  position: Position,
  eliminations: readonly Candidate[],
  evidence: () => Evidence,
  measures: Readonly<Record<string, number>> = {},
): Step {
  return { technique, placements: [], eliminations, ...position.evidence(evidence), measures };
}

/** A step that places a single digit. */
export const placing = (
  technique: string,
  position: Position,
  placement: Candidate,
  evidence: () => Evidence,
): Step => ({
  technique,
  placements: [placement],
  eliminations: [],
  ...position.evidence(evidence),
});
