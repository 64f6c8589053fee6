import type { Opened } from './tasks.ts';

/** Smaller is better: proper puzzles, then few doubts, then cells that are certain. */
function rankOf({ scanned: { puzzles } }: Opened): readonly number[] {
  const [first] = puzzles;
  if (!first) return [2];
  const least = Math.min(...first.cells.map(({ p }) => p));
  return [first.isProper ? 0 : 1, first.doubts.length, -least];
}

/** Whether nothing better can come: a proper puzzle without a doubt. */
export const isPerfect = ({ scanned: { puzzles } }: Opened): boolean =>
  puzzles[0]?.isProper === true && puzzles[0].doubts.length === 0;

/** The best of several readings of the same puzzle, the earliest among equals. */
export function bestOf(frames: readonly Opened[]): Opened | undefined {
  const ranked = frames.map((frame) => ({ frame, rank: rankOf(frame) }));
  const isBetter = (a: readonly number[], b: readonly number[]): boolean => {
    const at = a.findIndex((value, index) => value !== b[index]);
    return at >= 0 && a[at]! < (b[at] ?? Number.POSITIVE_INFINITY);
  };
  return ranked.reduce<(typeof ranked)[number] | undefined>(
    (best, next) => (!best || isBetter(next.rank, best.rank) ? next : best),
    undefined,
  )?.frame;
}
