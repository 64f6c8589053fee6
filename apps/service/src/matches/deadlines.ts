import { deadline } from '@pencilmark/race';
import type { Logger } from 'pino';
import type { ServiceClock } from '../clock.ts';
import { tossOf } from './fairness.ts';
import type { LiveMatch } from './live.ts';
import type { Referee } from './referee.ts';

/** Does what a deadline brings: a start, a flag, an end. Any node may, and one succeeds. */
export interface Deadlines {
  /** Looks after a match until the function that it gives is called. */
  watch(match: LiveMatch): () => void;
  /** Does at once what is due in a match. */
  settle(match: LiveMatch): Promise<void>;
}

export function newDeadlines(referee: Referee, clock: ServiceClock, log: Logger): Deadlines {
  const settle = async (match: LiveMatch): Promise<void> => {
    const { phase } = match.state.progress;
    await referee.act(match, phase === 'countdown' ? { t: 'start', toss: tossOf(match.state) } : { t: 'due' });
  };

  return {
    settle,
    watch: (match) => {
      let timer: NodeJS.Timeout | undefined;
      const arm = (): void => {
        clearTimeout(timer);
        const due = deadline(match.state);
        if (due === undefined) return;
        timer = setTimeout(
          () => {
            // The sweeper tries again when the database is away.
            settle(match).catch((problem: Error) =>
              log.warn({ err: problem, match: match.id }, 'a deadline was missed'),
            );
          },
          Math.max(0, due - match.ahead() - clock.now()),
        );
        timer.unref();
      };
      arm();
      const leave = match.follow(arm);
      return () => {
        clearTimeout(timer);
        leave();
      };
    },
  };
}
