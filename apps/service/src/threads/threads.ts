import { Problem } from '../problems.ts';
import { newLine, type Turn } from './line.ts';
import { newRunner, type Run } from './runner.ts';

/** Work that somebody wants done. */
export interface Order extends Turn {
  /** Whether somebody waits for it now. Else it is done beside what others wait for. */
  readonly isAwaited: boolean;
}

/** The threads of this node that make something: all of it shares a few of them. */
export interface Threads {
  /**
   * Does work that runs threads one after the other, when its turn comes. Throws a problem when too
   * much waits, or when the node closes before.
   */
  inTurn<Value>(order: Order, work: (run: Run) => Promise<Value>): Promise<Value>;
  /** Ends all threads. */
  close(): void;
}

/** How much is made at once, and how much may wait for it. */
export const THREAD_LIMITS = {
  /** Threads at a time. One of them is left for what somebody waits for. */
  threads: 2,
  /** Orders that somebody waits for, in all and of one account. */
  waiting: 60,
  ofAccount: 3,
} as const;

interface Waiting {
  begin(): void;
  giveUp(problem: Problem): void;
}

export function newThreads(
  { threads, waiting, ofAccount } = THREAD_LIMITS as Record<keyof typeof THREAD_LIMITS, number>,
): Threads {
  const closing = new AbortController();
  const lines = { people: newLine<Waiting>(), service: newLine<Waiting>() };
  const running = { people: 0, service: 0 };
  const run = newRunner(threads, closing.signal);

  const beginNext = (): void => {
    while (running.people + running.service < threads) {
      const next = lines.people.next() ?? (running.service < threads - 1 ? lines.service.next() : undefined);
      if (!next) return;
      next.begin();
    }
  };

  const checkRoom = ({ account }: Order): void => {
    if (account !== undefined && lines.people.count(account) >= ofAccount)
      throw new Problem('too-many', `You wait for ${ofAccount} answers already. Wait for one of them.`);
    if (lines.people.count() >= waiting)
      throw new Problem('too-many', 'Too many others wait for theirs. Try again in some seconds.');
  };

  return {
    inTurn: async (order, work) => {
      if (closing.signal.aborted) throw closing.signal.reason;
      const lane = order.isAwaited ? 'people' : 'service';
      if (order.isAwaited) checkRoom(order);
      await new Promise<void>((resolve, giveUp) => {
        const begin = (): void => {
          running[lane]++;
          resolve();
        };
        lines[lane].add(order, { begin, giveUp });
        beginNext();
      });
      try {
        return await work(run);
      } finally {
        running[lane]--;
        beginNext();
      }
    },
    close: () => {
      const problem = new Problem('draining', 'The service is ending. Try again in some seconds.');
      closing.abort(problem);
      for (const line of [lines.people, lines.service])
        for (let waiting = line.next(); waiting; waiting = line.next()) waiting.giveUp(problem);
    },
  };
}
