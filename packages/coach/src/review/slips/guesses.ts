import { easiestIn, type SlipFinder } from '../course.ts';
import { fairFor } from '../guess.ts';

/** Digits that happened to be right. */
export const guesses: SlipFinder = (course) =>
  course.insights.flatMap(({ isGuess, reason, ms, tookMs, written }, at) => {
    if (!isGuess) return [];
    const { cells, digits } = course.moves[at]!;
    const practise = reason?.technique ?? easiestIn(course, written)?.technique;
    return [
      {
        kind: 'guess',
        moves: [at],
        cells,
        digits,
        ms,
        lostMs: 0,
        tookMs,
        fairMs: Math.round(fairFor(reason, course.pace)),
        ...(practise && { practise }),
        ...(course.moves[at]!.reason && { reason: course.moves[at]!.reason }),
      },
    ];
  });
