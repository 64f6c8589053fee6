import { readPlain } from '@pencilmark/core/format';
import { geometryOf } from '@pencilmark/core/geometry';
import type { Puzzle } from '@pencilmark/core/puzzle';
import { check, fail } from '@pencilmark/core/result';
import { A_TASK, COUNTS } from './expected.ts';
import type { Task } from './protocol/from-arena.ts';

/** A task with what only the arena knows: the puzzles, and how many solutions each has. */
export interface JudgedTask {
  readonly message: Task;
  readonly puzzles: readonly Puzzle[];
  /** For each puzzle the number of its solutions; counting stops at the limit of the task. */
  readonly counts: readonly number[];
}

/**
 * A task out of what was kept of it: its message and the counts. Throws a RangeError when the
 * message has no board or puzzle that can be read.
 *
 *     const message = { id: 't1', board: '4x4', puzzles: ['12..34..........'], limit: 1 };
 *     judgedTask(message, [1]).puzzles[0].geometry.id      // '4x4:2x2'
 */
export function judgedTask(message: Task, counts: readonly number[]): JudgedTask {
  check('judgedTask', 'message', message, A_TASK);
  check('judgedTask', 'counts', counts, COUNTS);
  const geometry = geometryOf(message.board);
  if (!geometry.ok) fail(geometry.error.message);
  const puzzles = message.puzzles.map((text) => {
    const reading = readPlain(text, geometry.value);
    return reading.ok ? reading.value.puzzle : fail(reading.error);
  });
  return { message, puzzles, counts };
}
