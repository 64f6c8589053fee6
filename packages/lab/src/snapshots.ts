import type { State } from './state.ts';

/**
 * States of a search at some of its moments, as numbers: a row of `ROW` numbers for each state,
 * and the words that stood on the board, those of one state after those of another.
 */
export interface Snapshots {
  readonly rows: Float64Array;
  readonly standing: Uint32Array;
}

// index, calls, guesses, takenBack, solutions, last, isAlternative, where the standing words begin
const ROW = 8;

interface Snapshot {
  readonly row: readonly number[];
  readonly standing: readonly number[];
}

/**
 * Takes snapshots. After event `thinFrom` they become rarer the more there are, so that their
 * number stays below a bound.
 */
export class Album {
  private readonly fixed: Snapshot[] = [];
  private samples: Snapshot[] = [];
  private next = 0;
  private distance: number;
  private readonly thinFrom: number;
  private readonly mostSamples: number;

  constructor(distance: number, thinFrom: number, mostSamples: number) {
    this.distance = distance;
    this.thinFrom = thinFrom;
    this.mostSamples = mostSamples;
  }

  /** Looks at a state, which has moved on by one event; takes a snapshot when it is time. */
  look(state: State): void {
    if (state.index < this.next) return;
    this.take(state);
    this.next = state.index + this.distance;
  }

  take({ index, calls, guesses, takenBack, solutions, last, isAlternative, standing }: State): void {
    const row = [index, calls, guesses, takenBack, solutions, last, Number(isAlternative)];
    (index <= this.thinFrom ? this.fixed : this.samples).push({ row, standing: [...standing] });
    if (this.samples.length <= this.mostSamples) return;
    // The last one stays.
    this.samples = this.samples.filter((_, position) => (this.samples.length - position) % 2 === 1);
    this.distance *= 2;
  }

  close(): Snapshots {
    const all = [...this.fixed, ...this.samples];
    const rows = new Float64Array(all.length * ROW);
    const standing = new Uint32Array(all.reduce((sum, one) => sum + one.standing.length, 0));
    let start = 0;
    all.forEach((one, position) => {
      rows.set([...one.row, start], position * ROW);
      standing.set(one.standing, start);
      start += one.standing.length;
    });
    return { rows, standing };
  }
}

/** Brings a state to the last snapshot at or before a moment. */
export function restore({ rows, standing }: Snapshots, index: number, state: State): void {
  let [low, high] = [0, rows.length / ROW - 1];
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (rows[middle * ROW]! <= index) low = middle;
    else high = middle - 1;
  }
  const at = low * ROW;
  state.restart(standing.subarray(rows[at + ROW - 1]!, rows[at + 2 * ROW - 1]));
  state.index = rows[at]!;
  state.calls = rows[at + 1]!;
  state.guesses = rows[at + 2]!;
  state.takenBack = rows[at + 3]!;
  state.solutions = rows[at + 4]!;
  state.last = rows[at + 5]!;
  state.isAlternative = rows[at + 6] === 1;
}
