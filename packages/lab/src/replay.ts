import type { Digit } from '@pencilmark/core/geometry';
import { check } from '@pencilmark/core/result';
import type { TraceEvent } from '@pencilmark/core/solve';
import { A_RECORDING } from './expected.ts';
import type { Recording } from './recording.ts';
import { restore } from './snapshots.ts';
import { ORIGINS, type Origin, State } from './state.ts';
import { kindOf, loadOf, SOLUTION, unpack } from './words.ts';

/** A search after some of its events. */
export interface Moment {
  /**
   * How many events have happened. Where only samples are kept, this is the last sample at or
   * before the moment that was asked for.
   */
  readonly index: number;
  /** The event that happened last; nothing at the start. */
  readonly event: TraceEvent | undefined;
  /** The digits on the board, 0 where there is none; a solution is shown whole. */
  readonly digits: Uint8Array;
  readonly origins: readonly Origin[];
  readonly calls: number;
  /**
   * Guesses known so far: a trial is known to be a guess when another digit is tried in its place.
   * The last moment of a search counts all guesses, as the result of the search does.
   */
  readonly guesses: number;
  /** Digits that were tried and taken back. */
  readonly takenBack: number;
  /** How many digits on the board are on trial. */
  readonly depth: number;
  readonly solutions: number;
}

/**
 * Shows the moments of a recording, in any order. Each is found from the last snapshot before it,
 * so all take about the same time.
 *
 *     const search = solverNamed('backtracking').prepare(boxed(2, 2));
 *     const recording = record(search, emptyPuzzle(boxed(2, 2)), { limit: 1 });
 *     const replay = new Replay(recording);
 *     replay.at(0).depth      // 0
 *     replay.at(recording.length).solutions      // 1
 */
export class Replay {
  readonly recording: Recording;
  private readonly state: State;

  constructor(recording: Recording) {
    check('Replay', 'recording', recording, A_RECORDING);
    this.recording = recording;
    this.state = new State(recording.givens);
  }

  /** The moment after `index` events, 0…`recording.length`. */
  at(index: number): Moment {
    const { state, recording } = this;
    this.go(index);
    const { calls, guesses, takenBack, depth, solutions } = state;
    const event = state.index === 0 ? undefined : unpack(state.last, recording.reasons, () => this.solution());
    const isSolution = event?.kind === 'solution';
    const isEnd = state.index === recording.length;
    return {
      index: state.index,
      event,
      digits: isSolution ? Uint8Array.from(event.digits) : state.digits.slice(),
      origins: Array.from(state.origins, (origin) => ORIGINS[isSolution && origin === 0 ? 3 : origin]!),
      calls,
      guesses: isEnd ? (recording.result?.guesses ?? guesses) : guesses,
      takenBack,
      depth,
      solutions,
    };
  }

  /** The event with a number from 1 to `recording.words.length`. */
  event(number: number): TraceEvent {
    const { words, reasons } = this.recording;
    if (!(number >= 1 && number <= words.length))
      throw new RangeError(`event ${number}; expected 1 to ${words.length}`);
    return unpack(words[number - 1]!, reasons, () => {
      this.go(number);
      return this.solution();
    });
  }

  private go(index: number): void {
    const { state, recording } = this;
    const { words, snapshots, length } = recording;
    if (!(index >= 0 && index <= length)) throw new RangeError(`moment ${index}; expected 0 to ${length}`);
    restore(snapshots, index, state);
    for (const end = Math.min(index, words.length); state.index < end; ) state.apply(words[state.index]!);
  }

  /** The solution that was told last: the one kept under its number, or what lies on the board. */
  private solution(): Iterable<Digit> {
    const { last, digits } = this.state;
    const number = kindOf(last) === SOLUTION ? loadOf(last) : 0;
    return number === 0 ? digits : this.recording.loose.subarray((number - 1) * digits.length, number * digits.length);
  }
}
