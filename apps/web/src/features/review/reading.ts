import { REVIEW_METHOD } from '@pencilmark/coach/review';
import { idParts } from '@pencilmark/core/geometry/plain';
import type { Kind } from '../../storage/database.ts';
import {
  among,
  fitting,
  flag,
  isRecord,
  list,
  maybe,
  parts,
  type Shape,
  text,
  time,
  whole,
} from '../../storage/shape.ts';
import type { NamedReview } from './tasks.ts';

/** The review of a game, and of which state of the game by which method. */
export interface StoredReview {
  readonly method: number;
  readonly nodes: number;
  readonly at: number;
  readonly played: number;
  /** Nothing when the puzzle has not exactly one solution. */
  readonly named?: NamedReview;
}

/** The review of a game as it is kept. */
export interface KeptReview {
  readonly id: string;
  readonly at: number;
  readonly found: StoredReview;
}

const count = whole(0, Number.MAX_SAFE_INTEGER);
const row = parts({
  id: text,
  at: time,
  found: parts({ method: count, nodes: count, at: count, played: time }),
});

/** Reviews of games. One by another method lies still: its game is reviewed again. */
export const REVIEWS: Kind<KeptReview> = {
  name: 'reviews',
  read(value) {
    const fault = row(value);
    if (fault !== undefined) return { fault };
    const kept = value as KeptReview;
    if (kept.found.method !== REVIEW_METHOD) return {};
    const within = maybe(named)(kept.found.named) ?? places(kept.found);
    return within === undefined ? { value: kept } : { fault: `.found.named${within}` };
  },
};

/** What is wrong with a review and the names of its techniques. */
function named(value: unknown): string | undefined {
  const board = isRecord(value) && isRecord(value.review) ? value.review.board : undefined;
  if (text(board) !== undefined) return '.review.board';
  const { size } = idParts(board as string);
  const words: Shape = (all) => (isRecord(all) ? list(text)(Object.values(all)) : '');
  return parts({
    review: reviewOn(size),
    names: (all) => (isRecord(all) ? list(words)(Object.values(all)) : ''),
  })(value);
}

/** What is wrong with the moves and names to which a review refers. */
function places({ nodes, named }: StoredReview): string | undefined {
  if (!named) return undefined;
  const { review, names } = named;
  const { moves, slips } = review;
  if (moves.length !== nodes - 1) return '.review.moves';
  const ids = [
    ...moves.flatMap(({ reason }) => (reason ? [reason.technique, ...reason.steps] : [])),
    ...slips.flatMap(({ practise }) => practise ?? []),
  ];
  if (!ids.every((id) => Object.hasOwn(names, id))) return '.names';
  const indices = slips.flatMap((slip) => [...slip.moves, ...(slip.kind === 'mistake' ? slip.built : [])]);
  return indices.every((index) => index < moves.length) ? undefined : '.review.slips';
}

/** What is wrong with a review of a game on a board of a size. */
function reviewOn(size: number): Shape {
  const cell = whole(0, size * size - 1);
  const digit = whole(1, size);
  const [cells, digits] = [list(cell), list(digit)];
  const reason = parts({ technique: text, cells, steps: list(text) });
  const pointer = parts({ technique: text, cells, placement: maybe(parts({ cell, digit })) });
  const move = parts({
    kind: among(['digit', 'note', 'strike', 'erase', 'help', 'other']),
    ms: time,
    tookMs: time,
    fairMs: maybe(time),
    isBack: flag,
    cells,
    digits,
    isRight: maybe(flag),
    reason: maybe(reason),
    isCut: flag,
  });
  const slips: Readonly<Record<string, Readonly<Record<string, Shape>>>> = {
    guess: { reason: maybe(reason), tookMs: time, fairMs: time },
    mistake: { stoodMs: time, built: list(count), isTakenBack: flag },
    stall: { tookMs: time, fairMs: time, easier: maybe(pointer) },
    'missed-single': { single: pointer, sinceMs: time },
    'wrong-note': { stoodMs: time, isStrike: flag },
    'missing-note': { stoodMs: time },
    'stale-note': { stoodMs: time },
    help: {},
  };
  const slip: Shape = (value) => {
    const kind = isRecord(value) ? String(value.kind) : '';
    if (!Object.hasOwn(slips, kind)) return '.kind';
    const all = { moves: list(count), cells, digits, ms: time, lostMs: time, practise: maybe(text), ...slips[kind] };
    return parts(all)(value);
  };
  const accuracy = { sound: count, guessed: count, wrong: count, helped: count, unknown: count };
  return parts({
    board: text,
    isFinished: flag,
    hasTimes: flag,
    ms: time,
    restMs: time,
    pace: fitting(Number.isFinite),
    moves: list(move),
    slips: list(slip),
    accuracy: parts({ ...accuracy, percent: maybe(whole(0, 100)) }),
    times: list(parts({ technique: maybe(text), count, ms: time, fairMs: time, lostMs: time })),
    points: list(parts({ ms: time, filled: whole(0, size * size) })),
  });
}
