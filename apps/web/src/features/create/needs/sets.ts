import { canFindUnavoidable, disjointFamily, unavoidableSets } from '@pencilmark/core/combinatorics';
import type { Geometry } from '@pencilmark/core/geometry';
import type { Work } from '../../../engine/task.ts';
import type { Cells, Family, SetsEnd, SetsPart } from './tasks.ts';

/** What a search for sets may cost. */
export interface SetsTerms extends Pick<Work<SetsPart>, 'progress'> {
  /** The most cells of a set. */
  readonly most: number;
  readonly mostSets: number;
  /** How long the search may take. */
  readonly ms: number;
  /** The time now, in ms. */
  clock(): number;
}

// 1.4 s on boards of 16×16; larger ones get sets that are found as quickly.
const MOST_CELLS = 12;
const MOST_CELLS_LARGE = 8;

/** How many cells the sets of a board have at most. */
export const mostCellsOn = ({ cellCount }: Geometry): number => (cellCount > 256 ? MOST_CELLS_LARGE : MOST_CELLS);

const ENOUGH = new Error('the search has taken its time');
// Sets are shown as they come, and not one by one.
const PAUSE = 100; // ms

/** The minimal unavoidable sets of a grid, as far as its terms go. */
export function findSets(geometry: Geometry, digits: readonly number[], terms: SetsTerms): Omit<SetsEnd, 'canSearch'> {
  if (!canFindUnavoidable(geometry)) return { end: 'board', size: 0 };
  const { most, mostSets, ms, clock, progress } = terms;
  const start = clock();
  let [found, reached, told]: [Cells[], number, number] = [[], 0, start];
  let count = 0;
  const tell = (): void => {
    progress(0, { digits, sets: found, size: reached });
    [found, told] = [[], clock()];
  };
  const onProgress = (size: number): void => {
    if (clock() - start > ms) throw ENOUGH;
    const isNext = size !== reached;
    reached = size;
    if (isNext || clock() - told > PAUSE) tell();
  };
  const finish = (end: 'all' | 'cut'): Omit<SetsEnd, 'canSearch'> => {
    tell();
    return { end, size: end === 'all' ? most : reached - 1 };
  };
  try {
    for (const set of unavoidableSets(geometry, digits, { most, onProgress })) {
      if (count++ === mostSets) return finish('cut');
      found.push(set);
    }
  } catch (problem) {
    if (problem !== ENOUGH) throw problem;
    return finish('cut');
  }
  return finish('all');
}

// Half a second each on the largest boards; one question gets through five sizes.
const MOST_CALLS = 30_000;

/**
 * As many sets as can be without a common cell. Small sets alone are tried first: among many sets
 * the search may end before it comes to a large family.
 */
export function familyOf(sets: readonly Cells[], maxCalls = MOST_CALLS): Family {
  let best: Family = { sets: [], isLargest: true };
  for (const size of [...new Set(sets.map(({ length }) => length))].sort((a, b) => a - b)) {
    const small = sets.filter(({ length }) => length <= size);
    const { sets: family, isLargest } = disjointFamily(small, { maxCalls });
    const isBetter = family.length > best.sets.length;
    best = { sets: isBetter ? family.map((set) => sets.indexOf(set)) : best.sets, isLargest };
  }
  return best;
}
