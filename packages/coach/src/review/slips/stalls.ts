import { easiestIn, type SlipFinder } from '../course.ts';
import { leastLostMs, secondsOf } from '../fair.ts';
import { median } from '../pace.ts';

/** A stall takes so many times as long as the player’s pace has it, at least. */
const LEAST_RATIO = 5;
/** Players whose times vary more must vary by so many deviations. */
const LEAST_DEVIATIONS = 4;
/** Makes the median deviation comparable with the standard deviation of a normal distribution. */
const OF_NORMAL = 1.4826;

/**
 * Moves that took far longer than the player takes for such moves as a rule. The first look at a
 * board is none, and neither is the time after the last move. The time beside a wrong digit counts
 * with that.
 */
export const stalls: SlipFinder = (course) => {
  const { moves, insights } = course;
  const ratios = moves.map(({ tookMs, fairMs }) => (fairMs && tookMs > 0 ? Math.log(tookMs / fairMs) : undefined));
  const known = ratios.filter((ratio) => ratio !== undefined);
  const middle = median(known) ?? 0;
  const spread = (median(known.map((ratio) => Math.abs(ratio - middle))) ?? 0) * OF_NORMAL;
  const bound = Math.max(LEAST_RATIO, Math.exp(LEAST_DEVIATIONS * spread));
  const isLong = (tookMs: number, fairMs: number): boolean =>
    tookMs > bound * fairMs && tookMs - fairMs >= leastLostMs(course.pace);
  return moves.flatMap(({ cells, digits, tookMs, fairMs, ms, reason }, at) => {
    if (at === 0 || !fairMs || insights[at]!.isMisled || !isLong(tookMs, fairMs)) return [];
    const easier = easiestIn(course, insights[at]!.written);
    // A move that needs no reason, such as a note, came after a search for the next step.
    const search = easier ? Math.round(course.pace * secondsOf(easier.technique)) : Number.POSITIVE_INFINITY;
    const due = reason ? fairMs : Math.max(fairMs, search);
    if (!isLong(tookMs, due)) return [];
    return [
      {
        kind: 'stall',
        moves: [at],
        cells,
        digits,
        ms,
        lostMs: tookMs - due,
        tookMs,
        fairMs: due,
        ...(easier && { easier, practise: easier.technique }),
      },
    ];
  });
};
