import { easiestIn, type SlipFinder } from '../course.ts';
import { leastLostMs } from '../fair.ts';
import { median } from '../pace.ts';

/** A stall takes so many times as long as the player’s pace has it, at least. */
const LEAST_RATIO = 5;
/** Players whose times vary more must vary by so many deviations. */
const LEAST_DEVIATIONS = 4;
/** Makes the median deviation comparable with the standard deviation of a normal distribution. */
const OF_NORMAL = 1.4826;

/**
 * Moves that took far longer than the player takes for such moves as a rule. The first look at a
 * board is none, and neither is the time after the last move.
 */
export const stalls: SlipFinder = (course) => {
  const { moves, insights } = course;
  const ratios = moves.map(({ tookMs, fairMs }) => (fairMs && tookMs > 0 ? Math.log(tookMs / fairMs) : undefined));
  const known = ratios.filter((ratio) => ratio !== undefined);
  const middle = median(known) ?? 0;
  const spread = (median(known.map((ratio) => Math.abs(ratio - middle))) ?? 0) * OF_NORMAL;
  const bound = Math.max(Math.log(LEAST_RATIO), LEAST_DEVIATIONS * spread);
  return moves.flatMap(({ cells, digits, tookMs, fairMs = 0, ms }, at) => {
    const lostMs = tookMs - fairMs;
    if (at === 0 || (ratios[at] ?? 0) <= bound || lostMs < leastLostMs(course.pace)) return [];
    const easier = easiestIn(course, insights[at]!.written);
    return [
      {
        kind: 'stall',
        moves: [at],
        cells,
        digits,
        ms,
        lostMs,
        tookMs,
        fairMs,
        ...(easier && { easier, practise: easier.technique }),
      },
    ];
  });
};
