import type { Candidate } from '@pencilmark/core/puzzle';
import type { Change } from './changes.ts';
import type { Reason, ReviewedMove } from './findings.ts';
import type { Insight } from './insights.ts';

/** A move as plain data. */
export function moveOf(insight: Insight, solution: Uint8Array): ReviewedMove {
  const { change, ms, tookMs, fairMs, isBack, isCut, reason } = insight;
  const shown = shownBy(change);
  const isRight = isRightIn(change, solution);
  return {
    kind: change.kind,
    ms,
    tookMs,
    ...(fairMs !== undefined && { fairMs }),
    isBack,
    cells: [...new Set(shown.map(({ cell }) => cell))],
    digits: [...new Set(shown.map(({ digit }) => digit))],
    ...(isRight !== undefined && { isRight }),
    ...(reason && { reason: plain(reason) }),
    isCut,
  };
}

/** What a move is about. */
function shownBy({ kind, placed, struck, noted, erased }: Change): readonly Candidate[] {
  if (kind === 'other') return [];
  if (kind === 'help') return [...placed, ...struck];
  return { digit: placed, strike: struck, note: noted, erase: erased }[kind];
}

/** Whether what a move says agrees with the solution. */
function isRightIn({ kind, placed, struck }: Change, solution: Uint8Array): boolean | undefined {
  if (kind === 'digit') return placed.every(({ cell, digit }) => digit === solution[cell]);
  if (kind === 'strike') return struck.every(({ cell, digit }) => digit !== solution[cell]);
  return undefined;
}

const plain = ({ technique, cells, steps }: Reason): Reason => ({ technique, cells, steps });
