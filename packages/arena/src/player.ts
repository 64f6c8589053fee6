import { readPlain, writeCells } from '@pencilmark/core/format';
import { type Geometry, geometryOf } from '@pencilmark/core/geometry';
import { makePuzzle } from '@pencilmark/core/puzzle';
import { check } from '@pencilmark/core/result';
import { canSolve, type Solver, type Solvers, search } from '@pencilmark/core/solve';
import { A_MESSAGE, A_PLAYER, A_SOLVER, A_TASK, SOME_SOLVERS, TEXTS } from './expected.ts';
import type { ArenaMessage, Task } from './protocol/from-arena.ts';
import type { Answer, ProgramMessage } from './protocol/from-program.ts';

/** Who plays, and with which solvers. */
export interface Player {
  readonly name: string;
  readonly version: string;
  /** Ids of boards. */
  readonly boards: readonly string[];
  /** Solvers to choose from, best first. */
  readonly solvers: Solvers;
}

/**
 * What a player says to a message of an arena; undefined when there is nothing to say. This is the
 * protocol from the side of a program.
 *
 *     const player = { name: 'ours', version: '1', boards: ['4x4:2x2'], solvers: SOLVERS }
 *     replyOf(player, { t: 'ping', id: 'p1' })      // { t: 'pong', id: 'p1' }
 */
export function replyOf(player: Player, message: ArenaMessage): ProgramMessage | undefined {
  check('replyOf', 'player', player, A_PLAYER);
  check('replyOf', 'message', message, A_MESSAGE);
  const { name, version, boards, solvers } = player;
  if (message.t === 'hello') return { t: 'hello', name, version, boards: [...boards], kinds: ['solve'] };
  if (message.t === 'ping') return { t: 'pong', id: message.id };
  return message.t === 'task' ? answerTo(message, solvers) : undefined;
}

/**
 * The answer to a task. Puzzles that cannot be read have no solution.
 *
 *     const task = { id: 't1', board: '4x4', puzzles: ['12..34..........'], limit: 1 };
 *     answerTo(task, SOLVERS).solutions      // [['1234341221434321']]
 */
export function answerTo(task: Task, solvers: Solvers): Answer {
  check('answerTo', 'task', task, A_TASK);
  check('answerTo', 'solvers', solvers, SOME_SOLVERS);
  const { id, board, puzzles, limit } = task;
  const geometry = geometryOf(board);
  const solutions = puzzles.map((text) => (geometry.ok ? solutionsOf(text, geometry.value, limit, solvers) : []));
  return { t: 'answer', id, solutions };
}

function solutionsOf(text: string, geometry: Geometry, limit: number, solvers: Solvers): string[] {
  const reading = readPlain(text, geometry);
  if (!reading.ok) return [];
  const { solutions } = search(reading.value.puzzle, { limit, keep: limit, solvers });
  return solutions.map((digits) => writeCells(makePuzzle(geometry, digits)));
}

/**
 * The boards out of a list that a solver can solve.
 *
 *     boardsOf(solverNamed('bands'), ['9x9', '36x36', 'nonsense'])      // ['9x9']
 */
export function boardsOf(solver: Solver, boards: readonly string[]): string[] {
  check('boardsOf', 'solver', solver, A_SOLVER);
  check('boardsOf', 'boards', boards, TEXTS);
  return boards.filter((id) => {
    const geometry = geometryOf(id);
    return geometry.ok && canSolve(solver, geometry.value);
  });
}
