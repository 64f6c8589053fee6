import { check, POSITIVE } from '@pencilmark/core/result';
import type { SearchResult } from '@pencilmark/core/solve';
import { type Curve, columnsOf, type DepthColumn } from './curve.ts';
import { A_RECORDING } from './expected.ts';
import type { Snapshots } from './snapshots.ts';

/**
 * A recorded search: plain data that can be stored, or sent from a worker. `Replay` shows its
 * moments.
 */
export interface Recording {
  readonly givens: Uint8Array;
  /** How many events were recorded, kept or not. */
  readonly length: number;
  /**
   * The first events, four bytes each. When there were more, the moments after them are samples.
   */
  readonly words: Uint32Array;
  /** The reasons that events name by their number. */
  readonly reasons: readonly string[];
  /** Solutions that did not lie on the board when they were told, one after the other. */
  readonly loose: Uint8Array;
  readonly snapshots: Snapshots;
  readonly curve: Curve;
  /** What the search answered; nothing when it was left. */
  readonly result: SearchResult | undefined;
}

/**
 * The buffers of a recording, for `postMessage(recording, transferablesOf(recording))`: nothing
 * large is copied.
 *
 *     const search = solverNamed('backtracking').prepare(boxed(2, 2));
 *     const recording = record(search, emptyPuzzle(boxed(2, 2)), { limit: 1 });
 *     transferablesOf(recording).length      // 6
 */
export function transferablesOf(recording: Recording): ArrayBuffer[] {
  check('transferablesOf', 'recording', recording, A_RECORDING);
  const { words, loose, snapshots, curve } = recording;
  return [words, loose, snapshots.rows, snapshots.standing, curve.least, curve.most].map(
    (list) => list.buffer as ArrayBuffer,
  );
}

/**
 * The depth of a search over time, for a chart of any width: at most `width` columns, each with
 * the least and the most depth of its events. Columns are as equal as can be, and there are never
 * more than 4096.
 *
 *     const search = solverNamed('backtracking').prepare(boxed(2, 2));
 *     const recording = record(search, emptyPuzzle(boxed(2, 2)), { limit: 1 });
 *     depthOver(recording, 4).length      // 4
 */
export function depthOver(recording: Recording, width: number): DepthColumn[] {
  check('depthOver', 'recording', recording, A_RECORDING);
  check('depthOver', 'width', width, POSITIVE);
  return columnsOf(recording.curve, recording.length, width);
}

/**
 * The greatest depth of a search.
 *
 *     const search = solverNamed('backtracking').prepare(boxed(2, 2));
 *     const recording = record(search, emptyPuzzle(boxed(2, 2)), { limit: 1 });
 *     deepestOf(recording) > 0      // true
 */
export function deepestOf(recording: Recording): number {
  check('deepestOf', 'recording', recording, A_RECORDING);
  const { curve } = recording;
  return curve.most.reduce((most, depth) => Math.max(most, depth), 0);
}
