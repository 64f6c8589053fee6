import type { Grid } from '@pencilmark/core/puzzle';
import { type Course, isAct, type SlipFinder } from '../course.ts';
import type { Slip } from '../findings.ts';
import { writtenGrid } from '../known.ts';
import { type Fault, type FaultKind, faultsIn, makeHistory, remember } from '../note-faults.ts';
import { HEAD, nextOn, take, trailFrom } from '../trail.ts';

/**
 * Who writes notes one after the other has some of them for a while. So notes are judged after so
 * many acts. What was struck on purpose is judged after one, for the finger may have slipped; and
 * so is a list when its cell gets a digit that it lacks.
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
 * candidates of a game are one, for a player clears them away or does not.
 */
export const notes: SlipFinder = (course) => {
  const { game, insights, moves } = course;
  const history = makeHistory(game);
  const drafts = new Map<string, Draft>();
  let lasting = new Map<string, Lasting>();
  moves.forEach(({ ms }, at) => {
    const { change, played } = insights[at]!;
    remember(history, change, played.after);
    const { now, settled } = continued(course, at, lasting, faultsIn(game, played.after, history));
    lasting = now;
    const isLast = at === moves.length - 1;
    const isOpen = openIn(course, at);
    for (const lasting of [...now.values(), ...settled]) {
      const isNews = !drafts.has(keyOf(lasting)) && lasting.fault.kind === 'missing-note';
      if (!isDue(lasting, isLast) && !settled.includes(lasting)) continue;
      if (isNews && !isOpen(lasting.fault)) continue;
      add(drafts, lasting).untilMs = isLast ? Math.max(ms, game.end.ms) : moves[at + 1]!.ms;
    }
  });
  return [...drafts.values()].map((draft) => slipOf(course, draft));
};

/**
 * The faults after a move, each since the move that brought it; and those of lists whose cells got
 * their digit. Beneath a wrong digit a fault goes on.
 */
function continued(
  { game, insights, moves }: Course,
  at: number,
  before: ReadonlyMap<string, Lasting>,
  faults: readonly Fault[],
): { now: Map<string, Lasting>; settled: Lasting[] } {
  const { isMisled, played } = insights[at]!;
  const acts = isAct(moves[at]!) && !isMisled ? 1 : 0;
  const now = new Map<string, Lasting>();
  for (const fault of faults) {
    const key = `${fault.kind} ${fault.cell} ${fault.digit}`;
    const lasting = before.get(key);
    now.set(key, lasting ? { ...lasting, acts: lasting.acts + acts } : { fault, since: at, acts: 0 });
  }
  const settled: Lasting[] = [];
  for (const [key, lasting] of before) {
    const digit = played.after.digits[lasting.fault.cell]!;
    if (now.has(key) || digit === 0) continue;
    if (digit !== game.solution[lasting.fault.cell]) now.set(key, lasting);
    else if (lasting.fault.kind === 'wrong-note' && lasting.acts >= ACTS_OF_STRIKE) settled.push(lasting);
  }
  return { now, settled };
}

const isDue = ({ fault: { kind, isStrike }, acts }: Lasting, isLast: boolean): boolean =>
  isStrike ? isLast || acts >= ACTS_OF_STRIKE : acts >= ACTS[kind];

const keyOf = ({ fault: { kind }, since }: Lasting): string => (kind === 'stale-note' ? kind : `${kind} ${since}`);

function add(drafts: Map<string, Draft>, lasting: Lasting): Draft {
  const { kind, cell, digit, isStrike } = lasting.fault;
  const key = keyOf(lasting);
  let draft = drafts.get(key);
  if (!draft) {
    draft = { kind, moves: new Set(), cells: new Set(), digits: new Set(), isStrike, untilMs: 0 };
    drafts.set(key, draft);
  }
  draft.moves.add(lasting.since);
  draft.cells.add(cell);
  draft.digits.add(digit);
  return draft;
}

/** Returns whether easy steps leave a candidate, without the notes, after a move. */
function openIn({ game, insights }: Course, at: number): (fault: Fault) => boolean {
  let closure: Grid | undefined;
  const closed = (): Grid => {
    const { after } = insights[at]!.played;
    const nothing = new Int32Array(after.corner.length);
    const grid = writtenGrid(game, { ...after, corner: nothing, centre: nothing }, nothing);
    const trail = trailFrom(grid, game.givens, { left: Number.POSITIVE_INFINITY });
    const tiers = [{ techniques: HEAD, cost: 0 }];
    for (let step = nextOn(trail, tiers); step; step = nextOn(trail, tiers)) take(trail, step);
    return trail.position.grid;
  };
  return ({ cell, digit }) => {
    closure ??= closed();
    return closure.has(cell, digit);
  };
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
