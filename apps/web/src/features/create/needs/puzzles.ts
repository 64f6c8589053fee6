import type { Geometry } from '@pencilmark/core/geometry';
import type { GivensSearch } from '@pencilmark/turbo';
import type { Work } from '../../../engine/task.ts';
import type { Cells } from './tasks.ts';

/** Which puzzles are wanted, and who hears of them. */
interface PuzzlesTerms extends Pick<Work<readonly Cells[]>, 'progress'> {
  readonly count: number;
  readonly most: number;
  /** The time now, in ms. */
  clock(): number;
}

const PAUSE = 100; // ms

/** Searches for puzzles of a grid, and reports them as they are found. */
export function findPuzzles(
  puzzlesOf: GivensSearch,
  { geometry, digits }: { readonly geometry: Geometry; readonly digits: readonly number[] },
  { count, most, clock, progress }: PuzzlesTerms,
): { readonly isAll: boolean } {
  let [found, told, number]: [Cells[], number, number] = [[], clock(), 0];
  const tell = (share: number): void => {
    progress(share, found);
    [found, told] = [[], clock()];
  };
  const onProgress = (share: number): void => {
    if (clock() - told > PAUSE) tell(share);
  };
  for (const cells of puzzlesOf(geometry, digits, count, { limit: most + 1, onProgress })) {
    if (number++ === most) {
      tell(1);
      return { isAll: false };
    }
    found.push(cells);
  }
  tell(1);
  return { isAll: true };
}
