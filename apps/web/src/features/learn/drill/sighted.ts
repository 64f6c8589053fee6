import { spokenOf } from '@pencilmark/board';
import { sightIn, sightOf } from '@pencilmark/coach/drill';
import type { Step } from '@pencilmark/core/human';
import type { Grid } from '@pencilmark/core/puzzle';
import { neededFor } from '../needed.ts';

/**
 * The candidates that are shown in a position that is easy to see: those by which the step can be
 * checked. A step that names no candidate but what it places or takes away would give itself away
 * so: there it is all candidates of the place to look at, or of the cells that see it.
 */
export function shownIn(step: Step, grid: Grid): Int32Array {
  const { candidates, geometry } = grid;
  const deeds = [...step.placements, ...step.eliminations];
  const isDeed = new Set(deeds.map(({ cell }) => cell));
  if (spokenOf(step, candidates).some((set, cell) => set !== 0 && !isDeed.has(cell)))
    return neededFor(step, candidates);
  const seenBy = (cell: number): number[] => [...geometry.peerSets[cell]!];
  const { houses, cells } = sightIn(sightOf(step, grid), geometry);
  const near =
    houses.length > 0 ? houses.flatMap((house) => geometry.houses[house]!.cells) : [...isDeed].flatMap(seenBy);
  const isSeen = new Set([...cells, ...near, ...isDeed]);
  return candidates.map((set, cell) => (isSeen.has(cell) ? set : 0));
}
