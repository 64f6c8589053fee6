import { digitBit } from '@pencilmark/core/geometry';
import type { Grid } from '@pencilmark/core/puzzle';
import { type Course, isAct, type SlipFinder } from '../course.ts';
import type { Slip } from '../findings.ts';
import { writtenGrid } from '../known.ts';
import { type Fault, type FaultKind, faultsIn } from '../note-faults.ts';
import { HEAD, Walk } from '../walk.ts';

/**
 * Who writes notes one after the other has some of them for a while. So notes are judged after so
 * many acts; what was struck on purpose after one, for the finger may have slipped.
 */
const ACTS: Readonly<Record<FaultKind, number>> = { 'wrong-note': 4, 'missing-note': 4, 'stale-note': 6 };
const ACTS_OF_STRIKE = 1;

/** A fault that stands since a move, through some acts. */
interface Lasting {
  readonly fault: Fault;
  readonly since: number;
  readonly acts: number;
}

/** A slip that is still written. */
interface Draft {
  readonly kind: FaultKind;
  readonly moves: Set<number>;
  readonly cells: Set<number>;
  readonly digits: Set<number>;
  readonly isStrike: boolean;
  untilMs: number;
}

/**
 * Notes that are missing, wrong or stale. Those that came with one move are one slip; all stale
 * ones of a game are one, for a player clears them away or does not.
 */
export const notes: SlipFinder = (course) => {
  const { game, moments, moves } = course;
  const struck = new Int32Array(game.geometry.cellCount);
  const drafts = new Map<string, Draft>();
  let lasting = new Map<string, Lasting>();
  moves.forEach((move, at) => {
    const { change, isMisled, played } = moments[at]!;
    if (change.kind === 'strike') for (const { cell, digit } of change.struck) struck[cell]! |= digitBit(digit);
    const acts = isAct(move) && !isMisled ? 1 : 0;
    const now = new Map<string, Lasting>();
    for (const fault of faultsIn(game, played.after, struck)) {
      const key = `${fault.kind} ${fault.cell} ${fault.digit}`;
      const before = lasting.get(key);
      now.set(key, before ? { ...before, acts: before.acts + acts } : { fault, since: at, acts: 0 });
    }
    lasting = now;
    const isLast = at === moves.length - 1;
    const due = [...lasting.values()].filter(({ fault, acts: count }) => isDue(fault, count, isLast));
    const isOpen = openIn(course, at);
    for (const one of due) if (one.fault.kind !== 'missing-note' || isOpen(one.fault)) add(drafts, one);
    for (const one of due) {
      const draft = drafts.get(keyOf(one));
      if (draft) draft.untilMs = isLast ? Math.max(move.ms, game.end.ms) : moves[at + 1]!.ms;
    }
  });
  return [...drafts.values()].map((draft) => slipOf(course, draft));
};

const isDue = ({ kind, isStrike }: Fault, acts: number, isLast: boolean): boolean =>
  isStrike ? isLast || acts >= ACTS_OF_STRIKE : acts >= ACTS[kind];

const keyOf = ({ fault: { kind }, since }: Lasting): string => (kind === 'stale-note' ? kind : `${kind} ${since}`);

function add(drafts: Map<string, Draft>, one: Lasting): void {
  const { kind, cell, digit, isStrike } = one.fault;
  const key = keyOf(one);
  let draft = drafts.get(key);
  if (!draft) {
    draft = { kind, moves: new Set(), cells: new Set(), digits: new Set(), isStrike, untilMs: 0 };
    drafts.set(key, draft);
  }
  draft.moves.add(one.since);
  draft.cells.add(cell);
  draft.digits.add(digit);
}

/** Asks whether easy steps leave a candidate, without the notes, after a move. */
function openIn({ game, moments }: Course, at: number): (fault: Fault) => boolean {
  let closure: Grid | undefined;
  const closed = (): Grid => {
    const { after } = moments[at]!.played;
    const nothing = new Int32Array(after.corner.length);
    const grid = writtenGrid(game, { ...after, corner: nothing, centre: nothing }, nothing);
    const walk = new Walk(grid, game.givens, { left: Number.POSITIVE_INFINITY });
    for (let step = walk.next(HEAD); step; step = walk.next(HEAD)) walk.take(step);
    return walk.position.grid;
  };
  return ({ cell, digit }) => (closure ??= closed()).has(cell, digit);
}

function slipOf({ game, moves }: Course, { kind, untilMs, isStrike, ...sets }: Draft): Slip {
  const first = Math.min(...sets.moves);
  const { ms } = moves[first]!;
  const slip = {
    moves: [...sets.moves],
    cells: [...sets.cells],
    digits: [...sets.digits],
    ms,
    lostMs: 0,
    stoodMs: game.hasTimes === false ? 0 : untilMs - ms,
  };
  return kind === 'wrong-note' ? { kind, ...slip, isStrike } : { kind, ...slip };
}
