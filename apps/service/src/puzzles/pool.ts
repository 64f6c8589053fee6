import { geometryOf } from '@pencilmark/core/geometry';
import { levelsOf } from '@pencilmark/race';
import { sql } from 'kysely';
import type { Logger } from 'pino';
import { Problem } from '../problems.ts';
import type { Queue } from '../queue.ts';
import type { Store } from '../store/store.ts';
import type { Threads } from '../threads/threads.ts';
import { makePuzzles } from './maker.ts';
import type { MadePuzzle, PuzzleWish } from './wish.ts';

/** The puzzles that wait for matches. */
export interface PuzzlePool {
  /**
   * Takes puzzles that no match has had. Where too few wait, they are made when it is the turn of
   * the account.
   */
  take(wish: PuzzleWish, count: number, account: number): Promise<readonly MadePuzzle[]>;
}

const REFILL = 'pool-refill';
/** How many puzzles of a kind wait, once somebody has requested the kind. */
const WAITING = 24;
/** How many of them one thread makes. */
const AT_ONCE = 12;
const REFILL_BOUNDS = { ms: 60_000 };
/** How long a kind rests of which no puzzle could be made, in ms. */
const REST = 600_000;
/** Kinds that people are most likely to request first. */
const FIRST: readonly PuzzleWish[] = [
  { board: '9x9', level: 'easy' },
  { board: '9x9', level: 'moderate' },
];

const keyOf = ({ board, level }: PuzzleWish): PuzzleWish => {
  const geometry = geometryOf(board);
  return { board: geometry.ok ? geometry.value.id : board, level };
};

const kindOf = ({ board, level }: PuzzleWish): string => `${board} ${level}`;

async function put(store: Store, { board, level }: PuzzleWish, made: readonly MadePuzzle[]): Promise<void> {
  if (made.length === 0) return;
  const rows = made.map((puzzle) => ({ ...puzzle, board, level, source: 'generated' }));
  await store.db
    .insertInto('pool')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Takes from the table. Two nodes never take the same. */
async function takeWaiting(store: Store, { board, level }: PuzzleWish, count: number): Promise<MadePuzzle[]> {
  const { rows } = await sql<MadePuzzle>`
    delete from pool where id in (
      select id from pool where board = ${board} and level = ${level}
      order by random() limit ${count} for update skip locked
    ) returning puzzle, solution, er`.execute(store.db);
  return rows;
}

async function countWaiting(store: Store, { board, level }: PuzzleWish): Promise<number> {
  const { count } = await store.db
    .selectFrom('pool')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('board', '=', board)
    .where('level', '=', level)
    .executeTakeFirstOrThrow();
  return count;
}

/** What a pool works with. */
export interface PoolParts {
  readonly store: Store;
  readonly queue: Queue;
  readonly threads: Threads;
  readonly log: Logger;
}

/** Kinds of which no puzzle could be made, and that this node leaves alone for a while. */
function newResting(log: Logger) {
  const until = new Map<string, number>();
  return {
    add: (wish: PuzzleWish, problem?: unknown): void => {
      until.set(kindOf(wish), performance.now() + REST);
      log.warn({ err: problem, wish }, 'no puzzles of this kind could be made for the pool');
    },
    has: (wish: PuzzleWish): boolean => (until.get(kindOf(wish)) ?? 0) > performance.now(),
  };
}

/** Makes puzzles that nobody waits for yet. */
const makeInTurn = (threads: Threads, wish: PuzzleWish, count: number): Promise<readonly MadePuzzle[]> =>
  threads.inTurn(
    { kind: kindOf(wish), isAwaited: false },
    async (run) => (await makePuzzles(run, [{ ...wish, count }], REFILL_BOUNDS))[0]!,
  );

/** Opens the pool: jobs of the queue fill it, on whichever node comes to it. */
export async function openPool({ store, queue, threads, log }: PoolParts): Promise<PuzzlePool> {
  const resting = newResting(log);

  /** Fills up what waits. A kind that has failed is not tried again at once. */
  const fill = async (wish: PuzzleWish): Promise<void> => {
    try {
      for (;;) {
        const missing = WAITING - (await countWaiting(store, wish));
        if (missing <= 0) return;
        const made = await makeInTurn(threads, wish, Math.min(missing, AT_ONCE));
        await put(store, wish, made);
        if (made.length === 0) return resting.add(wish);
      }
    } catch (problem) {
      resting.add(wish, problem);
    }
  };

  await queue.createQueue(REFILL, { name: REFILL, policy: 'short' });
  await queue.work<PuzzleWish>(REFILL, async (jobs) => {
    // A job may be older than the table of what is played.
    for (const { data } of jobs) if (levelsOf(data.board).includes(data.level) && !resting.has(data)) await fill(data);
  });
  const refill = async (wish: PuzzleWish): Promise<void> => {
    if (!resting.has(wish)) await queue.send(REFILL, wish, { singletonKey: kindOf(wish), retryLimit: 0 });
  };
  for (const wish of FIRST.map(keyOf)) if ((await countWaiting(store, wish)) < WAITING / 2) await refill(wish);

  /** Makes for somebody who waits, unless the job or whoever was before has put some there. */
  const takeOrMake = (wish: PuzzleWish, count: number, account: number): Promise<MadePuzzle[]> =>
    threads.inTurn({ kind: kindOf(wish), account, isAwaited: true }, async (run) => {
      const taken = await takeWaiting(store, wish, count);
      if (taken.length === count) return taken;
      try {
        const [made] = await makePuzzles(run, [{ ...wish, count: count - taken.length }]);
        return [...taken, ...made!];
      } catch (problem) {
        if (problem instanceof Problem) throw problem;
        log.warn({ err: problem, wish }, 'a puzzle could not be made');
        return taken;
      }
    });

  return {
    take: async (wish, count, account) => {
      const kind = keyOf(wish);
      const taken = await takeWaiting(store, kind, count);
      await refill(kind);
      if (taken.length < count) taken.push(...(await takeOrMake(kind, count - taken.length, account)));
      if (taken.length < count)
        throw new Problem(
          'no-puzzle',
          `No ${wish.level} puzzle for the board ${wish.board} could be made in time. Try again, or choose another level.`,
          'rules.level',
        );
      return taken;
    },
  };
}
