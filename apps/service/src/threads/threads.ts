import { Problem } from '../problems.ts';
import { newLine, type Turn } from './line.ts';
import { startThread, type Thread, type ThreadBounds } from './thread.ts';

/** Asks the script of a thread something, and gives its answer. */
export type Run = <Answer>(script: URL, question: unknown, bounds?: Partial<ThreadBounds>) => Promise<Answer>;

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

/** Puzzles of matches take less than a second, so who waits longer waits for a busy machine. */
const USUAL_BOUNDS: ThreadBounds = { ms: 15_000, megabytes: 128 };

/**
 * A thread takes longer to start than to make a puzzle. So it is kept for the next question, but not
 * for ever, since what it remembers of other boards takes memory.
 */
const KEPT = { ms: 30_000, questions: 100 };

interface Kept {
  readonly thread: Thread;
  readonly name: string;
  readonly questions: number;
  readonly timer: NodeJS.Timeout;
}

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

  const kept = new Set<Kept>();

  const takeOut = (one: Kept | undefined): Kept | undefined => {
    if (one) {
      clearTimeout(one.timer);
      kept.delete(one);
    }
    return one;
  };
  const endFirst = async (one = [...kept][0]): Promise<void> => takeOut(one)?.thread.end();
  const keep = async (name: string, thread: Thread, questions: number): Promise<void> => {
    if (closing.signal.aborted || questions >= KEPT.questions) return thread.end();
    const timer = setTimeout(() => void endFirst(one), KEPT.ms).unref();
    const one: Kept = { thread, name, questions, timer };
    kept.add(one);
    if (kept.size > threads) await endFirst();
  };

  const run: Run = async (script, question, bounds) => {
    closing.signal.throwIfAborted();
    const { ms, megabytes } = { ...USUAL_BOUNDS, ...bounds };
    const name = `${script} ${megabytes}`;
    const before = takeOut([...kept].findLast((one) => one.name === name));
    const thread = before?.thread ?? startThread(script, megabytes);
    try {
      const answer = await thread.ask(question, ms, closing.signal);
      await keep(name, thread, (before?.questions ?? 0) + 1);
      return answer as never;
    } catch (problem) {
      await thread.end();
      throw problem;
    }
  };

  const beginNext = (): void => {
    while (running.people + running.service < threads) {
      const next = lines.people.next() ?? (running.service < threads - 1 ? lines.service.next() : undefined);
      if (!next) return;
      next.begin();
    }
  };

  const checkRoom = ({ account }: Order): void => {
    if (account !== undefined && lines.people.count(account) >= ofAccount)
      throw new Problem('too-many', `Puzzles of ${ofAccount} matches are being made for you. Wait for one of them.`);
    if (lines.people.count() >= waiting)
      throw new Problem('too-many', 'Puzzles are being made for many others. Try again in some seconds.');
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
      for (const one of kept) void endFirst(one);
      for (const line of [lines.people, lines.service])
        for (let one = line.next(); one; one = line.next()) one.giveUp(problem);
    },
  };
}
