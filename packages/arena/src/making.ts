import { writeCells } from '@pencilmark/core/format';
import { type Geometry, geometryOf } from '@pencilmark/core/geometry';
import type { Puzzle } from '@pencilmark/core/puzzle';
import { makeRandom, type Random, shuffled } from '@pencilmark/core/random';
import { check, fail } from '@pencilmark/core/result';
import { type Solver, type Solvers, search } from '@pencilmark/core/solve';
import { A_PLAN, A_SEED, A_TASK_PLAN, MAKERS } from './expected.ts';
import { disguised, freshPuzzle, type Sort } from './puzzles.ts';
import type { Round, RoundPlan } from './round.ts';
import type { JudgedTask } from './task.ts';

/** Who makes and counts the puzzles of a board. */
export interface Makers {
  /** Solvers for the board, best first. */
  readonly solvers: Solvers;
  /** A solver that runs two others and throws when they differ, such as core's `referee` makes. */
  readonly referee: Solver;
}

/** The share of puzzles without a solution or with several. */
const ODD_SHARE = 0.1;
/** Of two solutions a program learns that a puzzle has several. */
const LIMIT = 2;
const WARM_UP_TASKS = 5;
/** New puzzles that a round has at most; the others are these in disguise. */
const mostFresh = ({ cellCount }: Geometry): number => (cellCount > 100 ? 10 : 100);

/**
 * A round with its tasks. A tenth of the puzzles has no solution or several; nothing in a task says
 * which. Two solvers count the solutions of each. Throws a RangeError for a plan whose board nobody
 * knows, and a Disagreement when the two solvers differ.
 *
 *     const makers = { solvers: SOLVERS, referee: solverNamed('backtracking') };
 *     const plan = { name: 'small', board: '4x4', batch: 1, tasks: 2, ms: 1000 };
 *     makeRound(plan, 1, makers).list.length      // 2
 */
export function makeRound(plan: RoundPlan, seed: number, makers: Makers): Round {
  check('makeRound', 'plan', plan, A_PLAN);
  check('makeRound', 'seed', seed, A_SEED);
  check('makeRound', 'makers', makers, MAKERS);
  const { solvers, referee } = makers;
  const geometry = boardOf(plan.board);
  const random = makeRandom(seed);
  const fresh = (sort: Sort): Counted => counted(freshPuzzle(geometry, sort, random, solvers), LIMIT, referee);
  const sent = { name: plan.name, ms: plan.ms, limit: LIMIT };
  const total = plan.batch * plan.tasks;
  const drawn = drawnFrom(sortsOf(total, random), mostFresh(geometry), fresh, random);
  const tasks = Array.from({ length: plan.tasks }, (_, index) =>
    taskOf(sent, drawn.slice(index * plan.batch, (index + 1) * plan.batch), random),
  );
  const easy = drawn.filter(({ count }) => count === 1);
  const warmUp = Array.from({ length: WARM_UP_TASKS }, (_, index) => {
    const { puzzle, count } = easy[index % easy.length]!;
    return taskOf({ ...sent, name: 'warm-up' }, [{ puzzle: disguised(puzzle, random), count }], random);
  });
  return { ...plan, board: geometry.id, seed, warmUp, list: tasks };
}

/** What a single task is to be. */
export interface TaskPlan {
  /** The id of the board. */
  readonly board: string;
  readonly sorts: readonly Sort[];
  readonly limit: number;
  readonly ms: number;
  readonly seed: number;
}

/**
 * A task whose puzzles have one solution, none or several, in a known order; to check a program.
 * Throws a RangeError for a board that nobody knows.
 *
 *     const makers = { solvers: SOLVERS, referee: solverNamed('backtracking') };
 *     const plan = { board: '4x4', sorts: ['none', 'proper'], limit: 2, ms: 1000, seed: 1 };
 *     makeTask(plan, makers).counts.toSorted()      // [0, 1]
 */
export function makeTask(plan: TaskPlan, makers: Makers): JudgedTask {
  check('makeTask', 'plan', plan, A_TASK_PLAN);
  check('makeTask', 'makers', makers, MAKERS);
  const { board, sorts, limit, ms, seed } = plan;
  const { solvers, referee } = makers;
  const geometry = boardOf(board);
  const random = makeRandom(seed);
  const list = sorts.map((sort) => counted(freshPuzzle(geometry, sort, random, solvers), limit, referee));
  return taskOf({ name: 'task', ms, limit }, list, random);
}

/** A puzzle and how many solutions it has, counted up to the limit. */
interface Counted {
  readonly puzzle: Puzzle;
  readonly count: number;
}

const counted = (puzzle: Puzzle, limit: number, referee: Solver): Counted => ({
  puzzle,
  count: search(puzzle, { limit, keep: 0, solvers: [referee] }).count,
});

function boardOf(id: string): Geometry {
  const geometry = geometryOf(id);
  return geometry.ok ? geometry.value : fail(`board "${id}"; ${geometry.error.message}`);
}

/** The sort of each puzzle of a round, in random order; the first odd one may be of either. */
function sortsOf(total: number, random: Random): Sort[] {
  const odd = Math.round(total * ODD_SHARE);
  const shift = random.below(2);
  const sorts = Array.from({ length: total }, (_, index): Sort => {
    if (index >= odd) return 'proper';
    return (index + shift) % 2 === 0 ? 'none' : 'several';
  });
  return shuffled(sorts, random);
}

/** A puzzle for each sort: new puzzles up to a number, and then those again in disguise. */
function drawnFrom(
  sorts: readonly Sort[],
  most: number,
  fresh: (sort: Sort) => Counted,
  random: Random,
): readonly Counted[] {
  const made = new Map<Sort, Counted[]>();
  return sorts.map((sort) => {
    const list = made.get(sort) ?? [];
    made.set(sort, list);
    const share = sort === 'proper' ? most : Math.max(1, most * ODD_SHARE);
    if (list.length < share) {
      const made = fresh(sort);
      list.push(made);
      return made;
    }
    const { puzzle, count } = list[random.below(list.length)]!;
    return { puzzle: disguised(puzzle, random), count };
  });
}

interface SentTask {
  readonly name: string;
  readonly ms: number;
  readonly limit: number;
}

function taskOf({ name, ms, limit }: SentTask, list: readonly Counted[], random: Random): JudgedTask {
  const puzzles = list.map(({ puzzle }) => puzzle);
  const id = `${name}-${random.next().toString(36)}`;
  return {
    message: {
      t: 'task',
      id,
      kind: 'solve',
      board: puzzles[0]!.geometry.id,
      puzzles: puzzles.map((puzzle) => writeCells(puzzle)),
      limit,
      ms,
    },
    puzzles,
    counts: list.map(({ count }) => count),
  };
}
