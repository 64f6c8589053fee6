import { isMinimal } from '../solve/minimal.ts';
import type { Drawn } from './draw.ts';
import type { Generated } from './options.ts';
import type { Thinned } from './thin.ts';
import type { Wishes } from './wishes.ts';

/** A puzzle with the first wish that it misses, and its height. */
export interface Judged {
  readonly drawn: Drawn;
  readonly missed: Generated['missed'];
  /** The value of the option `height`, if `accept` refused the puzzle. */
  readonly height: number | undefined;
}

/** Judges a puzzle by the wishes. */
export function judge(drawn: Drawn, wishes: Wishes): Judged {
  const missed = missedWish(drawn.thinned, wishes);
  return { drawn, missed, height: missed === 'accept' ? wishes.height?.(drawn.thinned.puzzle) : undefined };
}

/** The first wish that a puzzle misses. */
function missedWish({ puzzle, givens, complete }: Thinned, wishes: Wishes): Generated['missed'] {
  const { least, most, minimal, symmetry, accept, limits } = wishes;
  if (givens < least || givens > most) return 'givens';
  // When every given was tried alone, the puzzle is known to be minimal.
  const isKnown = complete && symmetry === 'none';
  if (minimal && !isKnown && !isMinimal(puzzle, { ...(limits.solvers && { solvers: limits.solvers }) }))
    return 'minimal';
  return !accept || accept(puzzle) ? undefined : 'accept';
}

/**
 * The higher puzzle is nearer. Of equally high puzzles, the one with givens nearer to its target.
 */
export function isNearer(a: Judged, b: Judged): boolean {
  const [height, otherHeight] = [a, b].map((judged) => judged.height ?? Number.NEGATIVE_INFINITY);
  return height === otherHeight ? offOf(a.drawn) < offOf(b.drawn) : height! > otherHeight!;
}

const offOf = ({ thinned, target }: Drawn): number => Math.abs(thinned.givens - target);
