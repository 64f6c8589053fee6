import { SECONDS_TO_WRITE, secondsOfAll } from './fair.ts';
import type { Reason, ReviewedMove } from './findings.ts';
import type { Moment, ReviewedGame } from './moments.ts';

/** What a second of the average player lasts for somebody of whom nothing is known, in ms. */
const AVERAGE_PACE = 1000;

/** The seconds that an average player takes for a move; nothing where no reason is known. */
export function secondsFor({ change, reason, isCut }: Moment): number | undefined {
  if (change.kind === 'help') return undefined;
  const isSaying = change.kind === 'digit' || (change.kind === 'strike' && isCut);
  if (!reason) return isSaying ? undefined : SECONDS_TO_WRITE;
  return Math.max(SECONDS_TO_WRITE, secondsOfAll(reason.steps));
}

/** How long a player takes for what takes the average player a second: the median, in ms. */
export function paceOf(moments: readonly Moment[]): number {
  const paces = moments
    // The first look at a board takes its own time.
    .slice(1)
    .filter(({ reason, tookMs }) => reason !== undefined && tookMs > 0)
    .map((moment) => moment.tookMs / secondsFor(moment)!);
  return median(paces) ?? AVERAGE_PACE;
}

/** The value in the middle; the lower one of two. */
export const median = (values: readonly number[]): number | undefined =>
  values.toSorted((one, other) => one - other)[(values.length - 1) >> 1];

/** The moves as plain data. */
export function reviewedMoves(game: ReviewedGame, moments: readonly Moment[], pace: number): ReviewedMove[] {
  let ms = 0;
  return moments.map((moment) => {
    const { change, tookMs, isBack, isCut, reason } = moment;
    ms += tookMs;
    const told = { digit: change.placed, strike: change.struck, note: change.noted, erase: change.erased };
    const kind = change.kind;
    const candidates = kind === 'help' ? [...change.placed, ...change.struck] : kind === 'other' ? [] : told[kind];
    const seconds = secondsFor(moment);
    const isRight = isRightIn(game, moment);
    return {
      kind,
      ms,
      tookMs,
      ...(seconds !== undefined && { fairMs: Math.round(seconds * pace) }),
      isBack,
      cells: [...new Set(candidates.map(({ cell }) => cell))],
      digits: [...new Set(candidates.map(({ digit }) => digit))],
      ...(isRight !== undefined && { isRight }),
      ...(reason && { reason: plain(reason) }),
      isCut,
    };
  });
}

/** Whether what a move says agrees with the solution. */
function isRightIn({ solution }: ReviewedGame, { change }: Moment): boolean | undefined {
  if (change.kind === 'digit') return change.placed.every(({ cell, digit }) => digit === solution[cell]);
  if (change.kind === 'strike') return change.struck.every(({ cell, digit }) => digit !== solution[cell]);
  return undefined;
}

const plain = ({ technique, cells, steps }: Reason): Reason => ({ technique, cells, steps });
