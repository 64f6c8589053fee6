/** The work behind `PRACTICE`, done in the engine's thread. */
import { type Entered, recognised } from '@pencilmark/coach/drill';
import { techniqueNames } from '@pencilmark/core/human';
import { gridFrom } from '../../hint/work.ts';
import type { Names, PracticeMove } from './tasks.ts';

/** The names of the technique where a move uses it. */
export function recognise(move: PracticeMove): Names | undefined {
  const { technique, entered, leftOut } = move;
  const [grid, givens] = [gridFrom(move), Uint8Array.from(move.givens)];
  const shows = (entry: Entered): boolean => recognised(grid, technique, entry, givens) !== undefined;
  // Notes that leave out something else, too, are not finished yet.
  const areShown = (candidates: PracticeMove['leftOut'][number]): boolean =>
    candidates.every((candidate) => shows({ placements: [], eliminations: [candidate] }));
  if (!shows(entered) && !leftOut.some(areShown)) return undefined;
  return techniqueNames(technique);
}
