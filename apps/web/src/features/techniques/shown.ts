import type { Geometry } from '@pencilmark/core/geometry';
import { allSteps, type Step, techniqueCalled } from '@pencilmark/core/human';
import type { Grid } from '@pencilmark/core/puzzle';
import { fits, positionOf, shownCase } from './cases.ts';

/** The example of a technique: a position, and the step that the technique finds there. */
export interface ShownStep {
  readonly board: string;
  readonly geometry: Geometry;
  readonly grid: Grid;
  readonly givens: Uint8Array;
  readonly step: Step;
}

/** The example that is shown of a technique: its first case. */
export async function shownStep(id: string): Promise<ShownStep> {
  const technique = techniqueCalled(id);
  const row = await shownCase(id);
  if (!technique || !row) throw new RangeError(`technique ${id}; expected one with a case`);
  const { grid, givens } = positionOf(row);
  const { geometry } = grid;
  for (const step of allSteps(grid, { techniques: [technique], givens }))
    if (fits(step, row, geometry.size)) return { board: row.board, geometry, grid, givens, step };
  throw new RangeError(`${id} does not find ${row.expected}`);
}
