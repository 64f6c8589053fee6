import type { Step } from '@pencilmark/core/human';
import type { Grid } from '@pencilmark/core/puzzle';
import { checkGrid } from '@pencilmark/core/puzzle';
import { check, LIST, TEXT } from '@pencilmark/core/result';
import { ENTERED } from '../expected.ts';
import { after, claimsOf, SINGLES, showing, shows, stepsOf } from './conclusions.ts';
import type { Claimed, Entered } from './verdict.ts';

/**
 * The step of a technique that a move in a game shows that somebody found it: the move places or
 * strikes out what the step shows, or it places the digit that is a single once the step is done,
 * and was none before. Nothing for any other move, also for a true one.
 *
 *     const puzzle = puzzleOf('12..' + '34..' + '2...' + '....');
 *     const entered = { placements: [{ cell: 12, digit: 4 }], eliminations: [] };
 *     const [grid, { givens }] = [gridOf(puzzle), puzzle];
 *     recognised(grid, 'naked-single', entered, givens)?.technique      // 'naked-single'
 *     recognised(grid, 'x-wing', entered, givens)      // undefined
 */
export function recognised(grid: Grid, technique: string, entered: Entered, givens: Uint8Array): Step | undefined {
  checkGrid('recognised', grid);
  check('recognised', 'technique', technique, TEXT);
  check('recognised', 'entered', entered, ENTERED);
  check('recognised', 'givens', givens, LIST);
  const claims = claimsOf(grid, entered);
  if (claims.length === 0) return undefined;
  const steps = stepsOf(grid, technique, givens);
  const areShown = (step: Step): boolean => claims.some((claim) => shows(step, claim, grid));
  const isSingle = (position: Grid, claim: Claimed): boolean => showing(position, claim, SINGLES, givens) !== undefined;
  const fresh = claims.filter((claim) => claim.isPlacement && !isSingle(grid, claim));
  const leadsOn = (step: Step): boolean => {
    const done = after(grid, [step]);
    return fresh.some((claim) => isSingle(done, claim));
  };
  return steps.find(areShown) ?? (fresh.length > 0 ? steps.find(leadsOn) : undefined);
}
