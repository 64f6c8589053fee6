import { easiestIn, type SlipFinder } from '../course.ts';
import { secondsOf } from '../fair.ts';
import type { ReviewedMove } from '../findings.ts';
import { isInHead } from '../reason.ts';

/** Who had this share of the fair time may have found the reason. */
const FAIR_SHARE = 0.5;
/** Several digits may be thought out together and written one after the other. */
const WRITTEN_TOGETHER = 4;

/**
 * Digits that happened to be right. Their easiest reason takes more steps than people keep in the
 * head, or harder ones, and none of these was written; and since the moves before there was not
 * half the time that the player needs for such steps as a rule.
 */
export const guesses: SlipFinder = (course) =>
  course.moves.flatMap((move, at) => {
    const { reason, isMisled, isCut, known } = course.moments[at]!;
    if (move.kind !== 'digit' || !move.isRight || isMisled || isCut || course.game.hasTimes === false) return [];
    if (reason && isInHead(reason)) return [];
    const fairMs = move.fairMs ?? secondsOf('brute-force') * course.pace;
    if (timeFor(course.moves, at) >= FAIR_SHARE * fairMs) return [];
    const practise = move.reason?.technique ?? easiestIn(course, known)?.technique;
    return [
      {
        kind: 'guess',
        moves: [at],
        cells: move.cells,
        digits: move.digits,
        ms: move.ms,
        lostMs: 0,
        tookMs: move.tookMs,
        ...(practise && { practise }),
        ...(move.reason && { reason: move.reason, fairMs }),
      },
    ];
  });

/** The time that there was for a move: its own, and what the moves before it did not need. */
function timeFor(moves: readonly ReviewedMove[], at: number): number {
  let [sum, most] = [0, 0];
  for (let index = at; index > Math.max(-1, at - WRITTEN_TOGETHER); index--) {
    const { tookMs, fairMs = tookMs } = moves[index]!;
    sum += index === at ? tookMs : tookMs - fairMs;
    most = Math.max(most, sum);
  }
  return most;
}
