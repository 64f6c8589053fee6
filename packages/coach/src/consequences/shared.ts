import type { Candidate, Grid } from '@pencilmark/core/puzzle';
import { checkGrid } from '@pencilmark/core/puzzle';
import { check, checkOptions } from '@pencilmark/core/result';
import { SUPPOSITIONS } from '../expected.ts';
import { FOLLOW_KEYS, type Following, type FollowOptions, followingOf } from './following.ts';
import type { Supposition } from './supposition.ts';

/** What holds in each of some cases, at least one of which is true. */
export interface Shared {
  /** What follows in each case. */
  readonly cases: readonly Following[];
  /** What holds in every case that does not contradict itself; nothing where all do. */
  readonly placements: readonly Candidate[];
  readonly eliminations: readonly Candidate[];
}

/**
 * What is true whichever of some suppositions holds. One of them must: the candidates of a cell, or
 * the places for a digit in a house.
 *
 *     const grid = gridOf(puzzleOf('12..' + '....'.repeat(3)));
 *     sharedBy(grid, casesOfCell(grid, 4)).cases.length      // 2
 */
export function sharedBy(grid: Grid, cases: readonly Supposition[], options: FollowOptions = {}): Shared {
  checkGrid('sharedBy', grid);
  check('sharedBy', 'cases', cases, SUPPOSITIONS);
  checkOptions('sharedBy', options, FOLLOW_KEYS);
  const followings = cases.map((supposition) => followingOf(grid, [supposition], options));
  const ends = followings.filter(({ contradiction }) => !contradiction);
  const open = ends.length === 0 ? [] : grid.geometry.cells.filter((cell) => grid.digits[cell] === 0);
  const isFalse = (cell: number, digit: number): boolean =>
    ends.every(({ digits, candidates }) =>
      digits[cell] === 0 ? ((candidates[cell]! >>> (digit - 1)) & 1) === 0 : digits[cell] !== digit,
    );
  const placements = open.flatMap((cell) => {
    const digit = ends[0]!.digits[cell]!;
    return digit !== 0 && ends.every(({ digits }) => digits[cell] === digit) ? [{ cell, digit }] : [];
  });
  const placed = new Set(placements.map(({ cell }) => cell));
  const eliminations = open
    .filter((cell) => !placed.has(cell))
    .flatMap((cell) =>
      Array.from({ length: grid.geometry.size }, (_, index) => ({ cell, digit: index + 1 })).filter(
        ({ digit }) => grid.has(cell, digit) && isFalse(cell, digit),
      ),
    );
  return { cases: followings, placements, eliminations };
}
