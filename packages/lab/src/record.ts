import type { Digit } from '@pencilmark/core/geometry';
import type { Puzzle } from '@pencilmark/core/puzzle';
import { checkPuzzle } from '@pencilmark/core/puzzle';
import { AMOUNT, COUNT, check, checkOptions, FUNCTION, type KeysOf, oneOf, POSITIVE } from '@pencilmark/core/result';
import type { Search, SearchResult, TraceEvent } from '@pencilmark/core/solve';
import { Plotter } from './curve.ts';
import type { Recording } from './recording.ts';
import { Album } from './snapshots.ts';
import { State } from './state.ts';
import { loaded, Packer, SOLUTION } from './words.ts';

/** How a search is recorded. */
export interface RecordOptions {
  /** Stop the search after this many solutions; default: all. */
  readonly limit?: number;
  /** Stop the search after this many calls; default: no bound. */
  readonly maxCalls?: number;
  /** Keep at most this many events, from 1; default: 4 194 304, which take 16 MB. */
  readonly mostEvents?: number;
  /**
   * What happens after `mostEvents`. 'sample': the search goes on, and some of its moments are
   * kept. 'leave': the search is broken off and has no result. Default: 'sample'.
   */
  readonly beyond?: 'sample' | 'leave';
  /** Called from time to time with the number of events so far. */
  readonly progress?: (events: number) => void;
}

const KEYS: KeysOf<RecordOptions> = {
  limit: COUNT,
  maxCalls: AMOUNT,
  mostEvents: POSITIVE,
  beyond: oneOf(['sample', 'leave']),
  progress: FUNCTION,
};

const USUAL_MOST_EVENTS = 2 ** 22;
/**
 * To find a moment, at most this many events are replayed, which takes some ten microseconds. On
 * boards with larger snapshots they are more.
 */
const leastDistance = (cellCount: number): number => Math.max(1024, 8 * cellCount);
const MOST_SAMPLES = 2048;
const FIRST_ROOM = 1024;
const EVENTS_BETWEEN_PROGRESS = 2 ** 17;

/**
 * Takes the events of a search, one by one, and makes a recording of them.
 *
 *     const recorder = new Recorder(emptyPuzzle(boxed(2, 2)));
 *     const search = solverNamed('backtracking').prepare(boxed(2, 2));
 *     search(emptyPuzzle(boxed(2, 2)), { limit: 1, trace: (event) => recorder.add(event) });
 *     recorder.end().length === recorder.length      // true
 */
export class Recorder {
  private readonly state: State;
  private readonly packer = new Packer();
  private readonly album: Album;
  private readonly plotter = new Plotter();
  private readonly mostEvents: number;
  private readonly givens: Uint8Array;
  private readonly loose: Digit[] = [];
  private words = new Uint32Array(FIRST_ROOM);

  constructor(puzzle: Puzzle, mostEvents = USUAL_MOST_EVENTS) {
    checkPuzzle('Recorder', puzzle);
    check('Recorder', 'mostEvents', mostEvents, POSITIVE);
    this.mostEvents = mostEvents;
    this.givens = puzzle.givens.slice();
    this.state = new State(this.givens);
    this.album = new Album(leastDistance(puzzle.geometry.cellCount), mostEvents, MOST_SAMPLES);
    this.album.look(this.state);
  }

  /** How many events were taken. */
  get length(): number {
    return this.state.index;
  }

  add(event: TraceEvent): void {
    const { state } = this;
    const word = event.kind === 'solution' ? this.packSolution(event.digits) : this.packer.pack(event);
    if (state.index < this.mostEvents) this.keep(word);
    state.apply(word);
    this.plotter.add(state.depth);
    this.album.look(state);
  }

  private keep(word: number): void {
    const at = this.state.index;
    if (at === this.words.length) {
      const longer = new Uint32Array(Math.min(2 * at, this.mostEvents));
      longer.set(this.words);
      this.words = longer;
    }
    this.words[at] = word;
  }

  /**
   * As a rule a solution is what lies on the board. Where it is not, its digits are kept, as long
   * as these are fewer than the events that may be kept.
   */
  private packSolution(digits: readonly Digit[]): number {
    const { state, loose } = this;
    const liesThere = digits.every((digit, cell) => state.digits[cell] === digit);
    if (liesThere || loose.length >= this.mostEvents) return loaded(SOLUTION, 0);
    for (const digit of digits) loose.push(digit);
    return loaded(SOLUTION, loose.length / digits.length);
  }

  /** The recording, with what the search answered in the end. */
  end(result?: SearchResult): Recording {
    const { state, album, packer, plotter, givens } = this;
    if (state.index > this.mostEvents) album.take(state);
    return {
      givens,
      length: state.index,
      words: this.words.slice(0, Math.min(state.index, this.mostEvents)),
      reasons: packer.reasons,
      loose: Uint8Array.from(this.loose),
      snapshots: album.close(),
      curve: plotter.close(),
      result,
    };
  }
}

class Enough extends Error {}

/**
 * Runs a search and records it. Its memory is bounded, however long it takes: four bytes for each
 * of the first `mostEvents`, then some megabytes for samples.
 *
 *     const search = solverNamed('backtracking').prepare(classic);
 *     record(search, emptyPuzzle(classic), { limit: 1 }).result.count      // 1
 */
export function record(search: Search, puzzle: Puzzle, options: RecordOptions = {}): Recording {
  check('record', 'search', search, FUNCTION);
  checkPuzzle('record', puzzle);
  checkOptions('record', options, KEYS);
  const { limit, maxCalls, mostEvents = USUAL_MOST_EVENTS, beyond = 'sample', progress } = options;
  const recorder = new Recorder(puzzle, mostEvents);
  const trace = (event: TraceEvent): void => {
    if (beyond === 'leave' && recorder.length === mostEvents) throw new Enough();
    recorder.add(event);
    if (recorder.length % EVENTS_BETWEEN_PROGRESS === 0) progress?.(recorder.length);
  };
  try {
    const bounds = { ...(limit !== undefined && { limit }), ...(maxCalls !== undefined && { maxCalls }) };
    return recorder.end(search(puzzle, { ...bounds, keep: 1, trace }));
  } catch (problem) {
    if (!(problem instanceof Enough)) throw problem;
    return recorder.end();
  }
}
