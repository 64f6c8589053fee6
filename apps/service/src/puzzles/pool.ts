import { geometryOf } from '@pencilmark/core/geometry';
import { sql } from 'kysely';
import { Problem } from '../problems.ts';
import type { Queue } from '../queue.ts';
import type { Store } from '../store/store.ts';
import { makePuzzles } from './maker.ts';
import type { MadePuzzle, PuzzleWish } from './wish.ts';

/** The puzzles that wait for matches. */
export interface PuzzlePool {
  /** Takes puzzles that no match has had. Where too few wait, they are made at once. */
  take(wish: PuzzleWish, count: number): Promise<readonly MadePuzzle[]>;
}

const REFILL = 'pool-refill';
/** How many puzzles of a kind wait, once somebody has asked for the kind. */
const WAITING = 24;
/** Kinds that people are most likely to ask for first. */
const FIRST: readonly PuzzleWish[] = [
  { board: '9x9', level: 'easy' },
  { board: '9x9', level: 'moderate' },
];

const keyOf = ({ board, level }: PuzzleWish): PuzzleWish => {
  const geometry = geometryOf(board);
  return { board: geometry.ok ? geometry.value.id : board, level };
};

async function put(store: Store, { board, level }: PuzzleWish, made: readonly MadePuzzle[]): Promise<void> {
  if (made.length === 0) return;
  const rows = made.map((one) => ({ ...one, board, level, source: 'generated' }));
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

/** Does work one after the other: a crowd that makes matches needs one thread, not one for each. */
function newTurns(): (work: () => Promise<void>) => Promise<void> {
  let tail: Promise<void> = Promise.resolve();
  return (work) => {
    const done = tail.then(work);
    tail = done.catch(() => {});
    return done;
  };
}

/** Opens the pool: jobs of the queue fill it, on whichever node comes to it. */
export async function openPool(store: Store, queue: Queue): Promise<PuzzlePool> {
  const refill = (wish: PuzzleWish): Promise<unknown> =>
    queue.send(REFILL, wish, { singletonKey: `${wish.board} ${wish.level}`, retryLimit: 2 });
  await queue.createQueue(REFILL, { name: REFILL, policy: 'short' });
  await queue.work<PuzzleWish>(REFILL, async (jobs) => {
    for (const { data } of jobs) {
      const missing = WAITING - (await countWaiting(store, data));
      if (missing > 0) await put(store, data, await makePuzzles(data, missing));
    }
  });
  for (const wish of FIRST.map(keyOf)) if ((await countWaiting(store, wish)) < WAITING / 2) await refill(wish);
  const inTurn = newTurns();
  return {
    take: async (asked, count) => {
      const wish = keyOf(asked);
      const taken = await takeWaiting(store, wish, count);
      if (taken.length < count) {
        await refill(wish);
        await inTurn(async () => {
          // The job, or whoever was before in the queue, may have put some there meanwhile.
          taken.push(...(await takeWaiting(store, wish, count - taken.length)));
          if (taken.length < count) taken.push(...(await makePuzzles(wish, count - taken.length)));
        });
      } else await refill(wish);
      if (taken.length < count)
        throw new Problem(
          'no-puzzle',
          `No ${asked.level} puzzle was found for the board ${asked.board}.`,
          'rules.level',
        );
      return taken;
    },
  };
}
