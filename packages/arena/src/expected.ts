import { type Expected, having, listOf, NUMBER, TEXT, within } from '@pencilmark/core/result';
import { SOME_SOLVERS } from '@pencilmark/core/solve';

// What the arguments of the public functions must be. Messages are checked by their schemas where
// lines are read; here they are looked at from outside only.

export { SOME_SOLVERS };
export const A_SOLVER = having('a solver, such as bands', 'name', 'prepare');
export const A_TASK = having('a task, with id, board, puzzles and limit', 'id', 'board', 'puzzles', 'limit');
export const AN_ANSWER = having('an answer, with id and solutions', 'id', 'solutions');
export const A_JUDGED_TASK = having('a task, such as makeTask gives', 'message', 'puzzles', 'counts');
export const A_PLAN = having('a round, such as ROUNDS[0]', 'name', 'board', 'batch', 'tasks', 'ms');
export const A_BOARD = having('a round, such as ROUNDS[0], or its board', 'board');
export const A_TASK_PLAN = having(
  'a plan with board, sorts, limit, ms and seed',
  'board',
  'sorts',
  'limit',
  'ms',
  'seed',
);
export const MAKERS = having('the solvers and a referee', 'solvers', 'referee');
export const A_PLAYER = having(
  'a player with name, version, boards and solvers',
  'name',
  'version',
  'boards',
  'solvers',
);
export const A_MESSAGE = having("a message of an arena, such as { t: 'bye' }", 't');
export const WHAT_IT_KNOWS = having('what a program said hello with: boards and kinds', 'boards', 'kinds');
export const AN_OUTCOME = having('a tournament, with seed, entries and rounds', 'seed', 'entries', 'rounds');
export const A_PLAYED_ROUND = having('a round that was played, with plan, seed and turns', 'plan', 'seed', 'turns');
export const TURNS = listOf(having('a turn, with entry, calibration and results', 'entry', 'calibration', 'results'));
export const STANDINGS = listOf(having('a standing, with rank and entry', 'rank', 'entry'));
export const A_CALIBRATION = having('a calibration, such as { leastMs: 1, tieMs: 1 }', 'leastMs', 'tieMs');
export const AN_ENTRY = having("an entry, such as { solver: 'singles' }");
export const TIMES = listOf(NUMBER);
export const SOME_TIMES: Expected = [
  (times: readonly number[]) => TIMES[0](times as never) && times.length > 0,
  'times in milliseconds, at least one',
];
export const COUNTS = listOf(within(0));
export const TEXTS = listOf(TEXT);
export const A_SEED = within(0);
export const A_LIMIT = having('a round, or its limit as { ms: 2000 }', 'ms');
export const A_TURN = having('a turn, with results', 'results');
