import { randomUUID } from 'node:crypto';
import { closeSync, openSync, readSync, unlinkSync } from 'node:fs';
import { join } from 'node:path';
import { writeAll, writing } from '../output/output.ts';

/** How many runs are merged at once, so that few files are open. */
const MOST_RUNS = 64;
const PIECE_WORDS = 1 << 16;

/** How records of one length are kept and sorted. */
export interface RecordOptions {
  /** The length of a record in words of 32 bits. */
  readonly words: number;
  /** How many of the first words decide about the order. */
  readonly keyWords: number;
  /** How many records are in memory at once, at least `MOST_RUNS` times a few. */
  readonly capacity: number;
  /** The folder for the runs. */
  readonly folder: string;
  /** Takes a record into the one before it and says so, or leaves both alone. */
  fold(kept: Uint32Array, next: Uint32Array): boolean;
}

/** A sorted part of the records, in a file that has no name any more. */
interface Run {
  readonly descriptor: number;
  readonly bytes: number;
}

/**
 * Sorts records of one length, however many, in bounded memory. When its memory is full, a sorted
 * run goes into a file. The runs are merged at the end, and 64 at a time when they are many. A file
 * loses its name as soon as it is open, so a killed process leaves nothing behind. Writing throws
 * `OutputProblem`, for instance when the disk is full.
 */
export class SortedRecords {
  private readonly options: RecordOptions;
  /** The records that are added. While runs are merged, it holds the next records of each run. */
  private readonly memory: Uint32Array;
  private count = 0;
  /** The runs, by how often their records were merged. */
  private readonly levels: Run[][] = [];

  constructor(options: RecordOptions) {
    this.options = options;
    this.memory = new Uint32Array(options.capacity * options.words);
  }

  /** Adds a copy of a record. */
  add(record: Uint32Array): void {
    if (this.count === this.options.capacity) this.spill();
    this.memory.set(record, this.count++ * this.options.words);
  }

  /**
   * All records in order. Each may be used until the next one is asked for. Afterwards nothing can
   * be added.
   */
  *sorted(): Generator<Uint32Array> {
    if (this.levels.length > 0 && this.count > 0) this.spill();
    const runs = this.levels.flat();
    yield* this.folded(runs.length > 0 ? this.merged(runs) : this.inMemory());
  }

  /** Gives the room on the disk back. */
  close(): void {
    for (const { descriptor } of this.levels.splice(0).flat()) closeSync(descriptor);
  }

  private spill(): void {
    this.keep(this.written(this.inMemory()), 0);
    this.count = 0;
  }

  private keep(run: Run, level: number): void {
    this.levels[level] ??= [];
    const runs = this.levels[level];
    runs.push(run);
    if (runs.length < MOST_RUNS) return;
    const longer = this.written(this.merged(runs));
    for (const { descriptor } of runs.splice(0)) closeSync(descriptor);
    this.keep(longer, level + 1);
  }

  private *inMemory(): Generator<Uint32Array> {
    const { memory } = this;
    const { words } = this.options;
    const starts = Uint32Array.from({ length: this.count }, (_, index) => index * words);
    for (const start of starts.sort((a, b) => this.compare(memory, a, memory, b)))
      yield memory.subarray(start, start + words);
  }

  private compare(first: Uint32Array, at: number, second: Uint32Array, other: number): number {
    for (let word = 0; word < this.options.keyWords; word++) {
      const difference = first[at + word]! - second[other + word]!;
      if (difference !== 0) return difference;
    }
    return 0;
  }

  private *merged(runs: readonly Run[]): Generator<Uint32Array> {
    const { words, capacity } = this.options;
    const share = Math.floor(capacity / runs.length) * words;
    // The last head is the least.
    const heads: { readonly record: Uint32Array; readonly rest: Iterator<Uint32Array> }[] = [];
    const insertNext = (rest: Iterator<Uint32Array>): void => {
      const next = rest.next();
      if (next.done) return;
      let [low, high] = [0, heads.length];
      while (low < high) {
        const middle = (low + high) >> 1;
        if (this.compare(heads[middle]!.record, 0, next.value, 0) > 0) low = middle + 1;
        else high = middle;
      }
      heads.splice(low, 0, { record: next.value, rest });
    };
    for (const [index, run] of runs.entries())
      insertNext(recordsOf(run, this.memory.subarray(index * share, (index + 1) * share), words));
    for (let least = heads.pop(); least; least = heads.pop()) {
      yield least.record;
      insertNext(least.rest);
    }
  }

  private *folded(records: Iterable<Uint32Array>): Generator<Uint32Array> {
    const kept = new Uint32Array(this.options.words);
    let isFirst = true;
    for (const next of records) {
      if (!isFirst && this.options.fold(kept, next)) continue;
      if (!isFirst) yield kept;
      isFirst = false;
      kept.set(next);
    }
    if (!isFirst) yield kept;
  }

  private written(records: Iterable<Uint32Array>): Run {
    const { folder, words } = this.options;
    const path = join(folder, `pencilmark-${randomUUID()}`);
    return writing(path, () => {
      const descriptor = openSync(path, 'wx+', 0o600);
      unlinkSync(path);
      const piece = new Uint32Array(Math.ceil(PIECE_WORDS / words) * words);
      let [used, bytes] = [0, 0];
      const send = (): void => {
        writeAll(descriptor, new Uint8Array(piece.buffer, 0, used * 4));
        bytes += used * 4;
        used = 0;
      };
      for (const record of this.folded(records)) {
        if (used === piece.length) send();
        piece.set(record, used);
        used += words;
      }
      send();
      return { descriptor, bytes };
    });
  }
}

/** The records of a run, as many at a time as a buffer holds. */
function* recordsOf({ descriptor, bytes }: Run, buffer: Uint32Array, words: number): Generator<Uint32Array> {
  const view = new Uint8Array(buffer.buffer, buffer.byteOffset, buffer.byteLength);
  for (let at = 0; at < bytes; at += view.length) {
    const length = Math.min(view.length, bytes - at);
    for (let come = 0; come < length; ) {
      const count = readSync(descriptor, view, come, length - come, at + come);
      if (count === 0) throw new Error(`a run ends after ${at + come} of ${bytes} bytes`);
      come += count;
    }
    for (let start = 0; start < length / 4; start += words) yield buffer.subarray(start, start + words);
  }
}
