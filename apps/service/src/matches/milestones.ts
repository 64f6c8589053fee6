import type { MatchEvent, MatchSetup } from '@pencilmark/race';
import { sql } from 'kysely';
import type { Logger } from 'pino';
import type { ServiceClock } from '../clock.ts';
import type { Queue } from '../queue.ts';
import type { Store } from '../store/store.ts';
import type { LiveMatch } from './live.ts';
import { isPlausible, type JudgedAttempt } from './plausible.ts';

/** Notes in the table of matches what lists need: that a match has begun, and how it ended. */
export interface Milestones {
  note(match: LiveMatch, events: readonly MatchEvent[]): void;
  /** Notes the end of a match; done twice it changes nothing. */
  end(match: LiveMatch): Promise<void>;
}

/** The jobs that follow the end of a rated match. */
export const RATE_QUEUE = 'rate-match';

export function newMilestones({ db }: Store, queue: Queue, clock: ServiceClock, log: Logger): Milestones {
  const begin = async ({ key }: LiveMatch): Promise<void> => {
    await db.updateTable('match').set({ state: 'live' }).where('id', '=', key).where('state', '=', 'lobby').execute();
  };
  /** What tells whether the time of an attempt is plausible; nothing for other matches. */
  const judgedAttempt = async (
    match: number,
    { puzzles }: MatchSetup,
    ms: number | null,
  ): Promise<JudgedAttempt | undefined> => {
    if (ms === null) return undefined;
    const { rows } = await sql<{ age: number; finished: number }>`
      select attempt.started_ms - account.created_ms as age, (
        select count(*)::int from seat join match on match.id = seat.match
        where seat.account = account.id and match.state = 'done' and match.ended_ms < attempt.started_ms
      ) as finished
      from attempt join account on account.id = attempt.account where attempt.match = ${match}`.execute(db);
    const [facts] = rows;
    const cells = puzzles[0]!.puzzle.split('.').length - 1;
    return facts && { ms, cells, age: Number(facts.age), finished: facts.finished };
  };
  const end = async ({ key, setup, state }: LiveMatch): Promise<void> => {
    const { result, rules } = state.progress;
    if (!result) return;
    const ended = await db
      .updateTable('match')
      .set({
        state: result.ending === 'void' ? 'void' : 'done',
        result: JSON.stringify(result),
        ended_ms: clock.now(),
      })
      .where('id', '=', key)
      .where('state', 'in', ['lobby', 'live'])
      .returning('id')
      .execute();
    const time_ms = result.standings[0]?.ms ?? null;
    const judged = await judgedAttempt(key, setup, time_ms);
    // The attempt at the race of a day, if it is one. Who gave up has finished, without a time.
    await db
      .updateTable('attempt')
      .set({ finished_ms: clock.now(), time_ms, is_apart: judged !== undefined && !isPlausible(judged) })
      .where('match', '=', key)
      .where('finished_ms', 'is', null)
      .execute();
    if (ended.length > 0 && rules.isRated && result.ending !== 'void')
      await queue.send(RATE_QUEUE, { match: key }, { singletonKey: String(key), retryLimit: 5, retryBackoff: true });
  };
  return {
    end,
    note: (match, events) => {
      const work = events.some(({ k }) => k === 'done') ? end : events.some(({ k }) => k === 'started') ? begin : null;
      // The sweeper does what is missed here.
      work?.(match).catch((problem: Error) => log.warn({ err: problem, match: match.id }, 'a milestone was missed'));
    },
  };
}
