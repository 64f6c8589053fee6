import type { Layer } from '../../src/network/layers.ts';
import type { SharedFonts } from '../paint/symbols.ts';
import type { Pool } from '../pool.ts';

/** How a network is trained. */
export interface Course {
  readonly seed: number;
  readonly layers: readonly Layer[];
  readonly epochs: number;
  /** The highest rate of learning; it is reached after the part `warm` of all steps, then falls. */
  readonly rate: number;
  readonly warm: number;
  readonly decay: number;
  /** So many cells of the pool are painted, from the first; the others are there already. */
  readonly painted: number;
}

/** What threads share while they train. */
export interface Work {
  readonly course: Course;
  readonly pool: Pool;
  readonly fonts: SharedFonts;
  readonly weights: Float32Array;
  /** The gradients of each shard. */
  readonly slopes: readonly Float32Array[];
  /** The sum of the losses of each shard, over the epoch. */
  readonly losses: Float64Array;
  /** How many threads have come to the barrier, and how often it was opened. */
  readonly barrier: Int32Array;
  readonly threads: number;
}

/**
 * Each batch has so many shards, whatever the number of threads, and their gradients are added in
 * this order. So one thread and two threads come to the same weights.
 */
export const SHARDS = 2;

/** Cells of a batch. */
export const BATCH = 128;

/** Memory for a course that threads can share. */
export function workFor(course: Course, pool: Pool, fonts: SharedFonts, weightCount: number, threads: number): Work {
  const floats = (): Float32Array => new Float32Array(new SharedArrayBuffer(4 * weightCount));
  return {
    course,
    pool,
    fonts,
    threads,
    weights: floats(),
    slopes: Array.from({ length: SHARDS }, floats),
    losses: new Float64Array(new SharedArrayBuffer(8 * SHARDS)),
    barrier: new Int32Array(new SharedArrayBuffer(8)),
  };
}

/**
 * Waits until all threads have come here. Being woken is no proof of that: the thread that opens
 * the barrier may be held up before it wakes the others. By then one of them may have gone through,
 * and wait for the next opening. So a thread that is woken looks whether the barrier was opened.
 */
export function meet({ barrier, threads }: Pick<Work, 'barrier' | 'threads'>): void {
  const opened = Atomics.load(barrier, 1);
  if (Atomics.add(barrier, 0, 1) + 1 === threads) {
    Atomics.store(barrier, 0, 0);
    Atomics.add(barrier, 1, 1);
    Atomics.notify(barrier, 1);
  } else while (Atomics.load(barrier, 1) === opened) Atomics.wait(barrier, 1, opened);
}
