import { geometryOf } from '@pencilmark/core/geometry';
import { check } from '@pencilmark/core/result';
import { A_BOARD, A_PLAN, WHAT_IT_KNOWS } from './expected.ts';
import type { JudgedTask } from './task.ts';

/** What is played on one board: how many tasks of how many puzzles, and the time for a task. */
export interface RoundPlan {
  readonly name: string;
  /** The id of the board. */
  readonly board: string;
  /** Puzzles in a task. In rounds of one puzzle the first right answer earns a point. */
  readonly batch: number;
  readonly tasks: number;
  /** The limit of a task in milliseconds. */
  readonly ms: number;
}

/** A round that can be played. The same seed gives the same tasks. */
export interface Round extends RoundPlan {
  readonly seed: number;
  /** Tasks that are answered before the measured tasks, and do not count. */
  readonly warmUp: readonly JudgedTask[];
  readonly list: readonly JudgedTask[];
}

/** Every round of a full tournament. */
export const ROUNDS: readonly RoundPlan[] = [
  { name: '6x6-first', board: '6x6:2x3', batch: 1, tasks: 20, ms: 1000 },
  { name: '6x6-50', board: '6x6:2x3', batch: 50, tasks: 4, ms: 2000 },
  { name: '6x6-1000', board: '6x6:2x3', batch: 1000, tasks: 2, ms: 4000 },
  { name: '9x9-first', board: '9x9:3x3', batch: 1, tasks: 20, ms: 2000 },
  { name: '9x9-50', board: '9x9:3x3', batch: 50, tasks: 4, ms: 4000 },
  { name: '9x9-1000', board: '9x9:3x3', batch: 1000, tasks: 2, ms: 10_000 },
  { name: '16x16-first', board: '16x16:4x4', batch: 1, tasks: 20, ms: 4000 },
  { name: '16x16-50', board: '16x16:4x4', batch: 50, tasks: 2, ms: 20_000 },
  { name: '25x25-first', board: '25x25:5x5', batch: 1, tasks: 10, ms: 8000 },
  { name: '25x25-50', board: '25x25:5x5', batch: 50, tasks: 2, ms: 40_000 },
];

/**
 * Whether the first right answer to each task earns a point.
 *
 *     isForFirst({ name: 'small', board: '4x4', batch: 1, tasks: 2, ms: 1000 })      // true
 */
export function isForFirst(round: RoundPlan): boolean {
  check('isForFirst', 'round', round, A_PLAN);
  return round.batch === 1;
}

/**
 * Whether a program that said this can receive the tasks of a round.
 *
 *     knowsRound({ boards: ['9x9'], kinds: ['solve'] }, { board: '9x9:3x3' })      // true
 */
export function knowsRound(
  hello: { readonly boards: readonly string[]; readonly kinds: readonly string[] },
  round: Pick<RoundPlan, 'board'>,
): boolean {
  check('knowsRound', 'hello', hello, WHAT_IT_KNOWS);
  check('knowsRound', 'round', round, A_BOARD);
  const { boards, kinds } = hello;
  const { board } = round;
  const idOf = (text: string): string | undefined => {
    const geometry = geometryOf(text);
    return geometry.ok ? geometry.value.id : undefined;
  };
  return kinds.includes('solve') && boards.some((text) => idOf(text) === idOf(board));
}
