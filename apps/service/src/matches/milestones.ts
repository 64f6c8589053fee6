import type { MatchEvent } from '@pencilmark/race';
import type { Logger } from 'pino';
import type { ServiceClock } from '../clock.ts';
import type { Store } from '../store/store.ts';
import type { LiveMatch } from './live.ts';
import type { Rater } from './rater.ts';

/** Notes in the table of matches what lists need: that a match has begun, and how it ended. */
export interface Milestones {
  note(match: LiveMatch, events: readonly MatchEvent[]): void;
  /** Notes the end of a match; done twice it changes nothing. */
  end(match: LiveMatch): Promise<void>;
}

export function newMilestones({ db }: Store, rater: Rater, clock: ServiceClock, log: Logger): Milestones {
  const begin = async ({ key }: LiveMatch): Promise<void> => {
    await db.updateTable('match').set({ state: 'live' }).where('id', '=', key).where('state', '=', 'lobby').execute();
  };
  const end = async ({ key, state }: LiveMatch): Promise<void> => {
    const { result, rules } = state.progress;
    if (!result) return;
    const now = clock.now();
    const [first] = result.standings;
    // One statement: a node that dies leaves both, or neither for the sweeper.
    await db
      .with('ended', (also) =>
        also
          .updateTable('match')
          .set({
            state: result.ending === 'void' ? 'void' : 'done',
            result: JSON.stringify(result),
            ended_ms: now,
          })
          .where('id', '=', key)
          .where('state', 'in', ['lobby', 'live'])
          .returning('id'),
      )
      // The attempt at the race of a day, if it is one. Who gave up has finished, without a time.
      .updateTable('attempt')
      .set({ finished_ms: now, time_ms: first?.ms ?? null })
      .where('match', '=', key)
      .where('finished_ms', 'is', null)
      .execute();
    if (rules.isRated) void rater.wake();
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
