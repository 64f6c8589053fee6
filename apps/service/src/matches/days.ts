import { createHash, createHmac } from 'node:crypto';
import { dailyCommitText, dailyText, levelsOf } from '@pencilmark/race';
import type { Logger } from 'pino';
import type { ServiceClock } from '../clock.ts';
import { Problem } from '../problems.ts';
import { LARGEST_SEED, makePuzzles } from '../puzzles/maker.ts';
import type { MadePuzzle, PuzzleWish } from '../puzzles/wish.ts';
import type { Queue } from '../queue.ts';
import { sharedSecret } from '../store/secret.ts';
import type { Store } from '../store/store.ts';
import type { Threads } from '../threads/threads.ts';

/** A day and a level. */
export interface DailyKey {
  /** Written as 2026-11-22; days begin at midnight UTC. */
  readonly date: string;
  readonly level: PuzzleWish['level'];
}

/** The puzzles of days: every node makes the same from the secret, and the first one is kept. */
export interface Days {
  find(key: DailyKey): ReturnType<typeof findDay>;
  /** Makes the puzzle of a day, unless it is there. Calls that come meanwhile wait for the same. */
  make(key: DailyKey): Promise<void>;
}

/** What the puzzles of days need of the node. */
export interface DaysParts {
  readonly store: Store;
  readonly clock: ServiceClock;
  readonly queue: Queue;
  readonly threads: Threads;
  readonly log: Logger;
}

export const DAILY_BOARD = '9x9';
/** The levels that each day has a race of. */
export const DAILY_LEVELS = levelsOf(DAILY_BOARD);
export const DAY = 86_400_000; // ms

const MAKE_DAYS = 'make-days';
/** A job looks so often whether today and tomorrow have their puzzles. */
const OFTEN = '*/20 * * * *';
const BOUNDS = { ms: 60_000 };

export const dayOf = (ms: number): string => new Date(ms).toISOString().slice(0, 10);

const findDay = ({ db }: Store, { date, level }: DailyKey) =>
  db.selectFrom('daily').selectAll().where('date', '=', date).where('level', '=', level).executeTakeFirst();

/** A day whose puzzle is to be made, with the salt that its puzzle comes from. */
const salted = (secret: string, { date, level }: DailyKey) => {
  const salt = createHmac('sha256', secret).update(dailyText(date, level)).digest('hex');
  return { date, level, salt, board: DAILY_BOARD };
};

type SaltedDay = ReturnType<typeof salted>;

const orderOf = ({ board, level, salt }: SaltedDay) => {
  const seed = Number.parseInt(salt.slice(0, 11), 16) % LARGEST_SEED;
  return { board, level, seed, count: 1 };
};

const rowOf = (day: SaltedDay, made: MadePuzzle) => {
  const text = dailyCommitText(day.date, day.level, day.board, made.puzzle, day.salt);
  return { ...made, ...day, commit_hash: createHash('sha256').update(text).digest('hex') };
};

/** Those of some days whose puzzles are not there yet. */
async function missing(store: Store, keys: readonly DailyKey[]): Promise<DailyKey[]> {
  const known = await Promise.all(keys.map((key) => findDay(store, key)));
  return keys.filter((_, index) => !known[index]);
}

const nameOf = ({ date, level }: DailyKey): string => `${date} ${level}`;

export async function openDays({ store, clock, queue, threads, log }: DaysParts): Promise<Days> {
  // The puzzles of days come from it.
  const secret = await sharedSecret(store, 'daily');
  // What this node makes now. A failure is forgotten with the rest.
  const making = new Map<string, Promise<void>>();

  const makeNow = (keys: readonly DailyKey[]): Promise<void> =>
    threads.inTurn({ kind: 'daily', isAwaited: true }, async (run) => {
      const days = (await missing(store, keys)).map((key) => salted(secret, key));
      if (days.length === 0) return;
      const made = await makePuzzles(run, days.map(orderOf), BOUNDS);
      const rows = days.flatMap((day, index) => {
        const [puzzle] = made[index] ?? [];
        return puzzle ? [rowOf(day, puzzle)] : [];
      });
      if (rows.length === 0) return;
      await store.db
        .insertInto('daily')
        .values(rows)
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    });

  const makeOnce = (keys: readonly DailyKey[]): Promise<void> => {
    const names = keys.map(nameOf);
    const work = makeNow(keys).finally(() => {
      for (const name of names) if (making.get(name) === work) making.delete(name);
    });
    for (const name of names) making.set(name, work);
    return work;
  };

  await workOften(queue, async () => {
    const dates = [clock.now(), clock.now() + DAY].map(dayOf);
    const keys = dates.flatMap((date) => DAILY_LEVELS.map((level) => ({ date, level })));
    try {
      const lacking = (await missing(store, keys)).filter((key) => !making.has(nameOf(key)));
      if (lacking.length > 0) await makeOnce(lacking);
    } catch (problem) {
      // The next job, or the next request for one of them, tries again.
      log.warn({ err: problem }, 'the puzzles of today and tomorrow could not be made');
    }
  });

  return {
    find: (key) => findDay(store, key),
    make: async (key) => {
      try {
        await (making.get(nameOf(key)) ?? makeOnce([key]));
      } catch (problem) {
        if (problem instanceof Problem) throw problem;
        log.warn({ err: problem, ...key }, 'the puzzle of a day could not be made');
        throw new Problem(
          'no-puzzle',
          `The ${key.level} puzzle of ${key.date} could not be made. Try again in a minute.`,
        );
      }
    },
  };
}

/**
 * Has work done now and every twenty minutes. So the puzzles of tomorrow are there today, for all
 * levels, and their hashes are published.
 */
async function workOften(queue: Queue, work: () => Promise<void>): Promise<void> {
  await queue.createQueue(MAKE_DAYS, { name: MAKE_DAYS, policy: 'short' });
  await queue.work(MAKE_DAYS, work);
  await queue.schedule(MAKE_DAYS, OFTEN);
  await queue.send(MAKE_DAYS, {}, { singletonKey: 'at the start', retryLimit: 0 });
}
