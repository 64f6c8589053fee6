import type { Cell, Digit, Puzzle, Search, TraceEvent } from '@pencilmark/core';

/** Where the digit of a cell comes from. */
export type Origin = 'empty' | 'given' | 'tried' | 'placed';

/** The board after some events of a search. */
export interface Moment {
  /** How many events have happened. */
  readonly index: number;
  /** The event that happened last; nothing at the start. */
  readonly event: TraceEvent | undefined;
  readonly digits: Uint8Array;
  readonly origins: readonly Origin[];
  readonly calls: number;
  /** Digits that were tried and taken back. */
  readonly takenBack: number;
  /** How many digits on the board are there on trial. */
  readonly depth: number;
  readonly solutions: number;
}

/** A recorded search: any of its moments can be looked at, in any order. */
export interface Film {
  readonly puzzle: Puzzle;
  readonly events: readonly TraceEvent[];
  /** Whether the search went on after the last event that was kept. */
  readonly isCut: boolean;
  /** The greatest depth of all moments. */
  readonly deepest: number;
  /** The moment after `index` events, 0…events.length. */
  at(index: number): Moment;
}

class Enough extends Error {}

/** Runs a search and keeps its events, up to `mostEvents`; then the search is left. */
export function record(
  search: Search,
  puzzle: Puzzle,
  limit: number,
  mostEvents: number,
): { readonly events: readonly TraceEvent[]; readonly isCut: boolean } {
  const events: TraceEvent[] = [];
  const trace = (event: TraceEvent): void => {
    if (events.length === mostEvents) throw new Enough();
    events.push(event);
  };
  try {
    search(puzzle, { limit, trace });
    return { events, isCut: false };
  } catch (problem) {
    if (!(problem instanceof Enough)) throw problem;
    return { events, isCut: true };
  }
}

// A moment is found by replaying from the state kept before it: at most this many events, well under a millisecond.
const EVENTS_BETWEEN_KEPT = 256;

/** Makes a film of recorded events. */
export function makeFilm(puzzle: Puzzle, events: readonly TraceEvent[], isCut = false): Film {
  const state = new Replay(puzzle);
  const kept = [state.copy()];
  let deepest = 0;
  events.forEach((event, index) => {
    state.apply(event);
    deepest = Math.max(deepest, state.depth);
    if ((index + 1) % EVENTS_BETWEEN_KEPT === 0) kept.push(state.copy());
  });
  const at = (index: number): Moment => {
    const start = Math.floor(index / EVENTS_BETWEEN_KEPT);
    const replay = kept[start]!.copy();
    for (let next = start * EVENTS_BETWEEN_KEPT; next < index; next++) replay.apply(events[next]!);
    return replay.moment(index);
  };
  return { puzzle, events, isCut, deepest, at };
}

/** A digit that was put down, and what was there before. */
interface Change {
  readonly cell: Cell;
  readonly isTrial: boolean;
  readonly digitBefore: Digit;
  readonly originBefore: Origin;
}

class Replay {
  depth = 0;
  private readonly puzzle: Puzzle;
  private digits: Uint8Array;
  private origins: Origin[];
  private changes: Change[] = [];
  private event: TraceEvent | undefined;
  private calls = 0;
  private takenBack = 0;
  private solutions = 0;

  constructor(puzzle: Puzzle) {
    this.puzzle = puzzle;
    this.digits = puzzle.givens.slice();
    this.origins = Array.from(puzzle.givens, (digit) => (digit === 0 ? 'empty' : 'given'));
  }

  apply(event: TraceEvent): void {
    this.event = event;
    if (event.kind === 'call') this.calls++;
    else if (event.kind === 'solution') this.solutions++;
    else if (event.kind === 'reject') {
      this.takenBack++;
      this.takeBack(event.cell);
    } else if (event.kind !== 'eliminate') this.put(event.cell, event.digit, event.kind === 'try');
  }

  private put(cell: Cell, digit: Digit, isTrial: boolean): void {
    if (this.origins[cell] === 'given') return;
    this.changes.push({ cell, isTrial, digitBefore: this.digits[cell]!, originBefore: this.origins[cell]! });
    this.digits[cell] = digit;
    this.origins[cell] = isTrial ? 'tried' : 'placed';
    if (isTrial) this.depth++;
  }

  /** Undoes everything since the trial in a cell, and the trial. */
  private takeBack(cell: Cell): void {
    for (let change = this.changes.pop(); change; change = this.changes.pop()) {
      this.digits[change.cell] = change.digitBefore;
      this.origins[change.cell] = change.originBefore;
      if (change.isTrial) this.depth--;
      if (change.isTrial && change.cell === cell) return;
    }
  }

  copy(): Replay {
    const copy = new Replay(this.puzzle);
    const { depth, event, calls, takenBack, solutions } = this;
    Object.assign(copy, { depth, event, calls, takenBack, solutions });
    copy.digits = this.digits.slice();
    copy.origins = [...this.origins];
    copy.changes = [...this.changes];
    return copy;
  }

  /** What there is to see now; a solution is shown whole, whatever part of it lies on the board. */
  moment(index: number): Moment {
    const { event, calls, takenBack, depth, solutions, digits } = this;
    const isSolution = event?.kind === 'solution';
    return {
      index,
      event,
      digits: isSolution ? Uint8Array.from(event.digits) : digits,
      origins: isSolution ? this.origins.map((origin) => (origin === 'empty' ? 'placed' : origin)) : this.origins,
      calls,
      takenBack,
      depth,
      solutions,
    };
  }
}
