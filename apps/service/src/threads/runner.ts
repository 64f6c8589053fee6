import { startThread, type Thread, type ThreadBounds } from './thread.ts';

/** Sends the script of a thread a question, and returns its answer. */
export type Run = <Answer>(script: URL, question: unknown, bounds?: Partial<ThreadBounds>) => Promise<Answer>;

/** Puzzles of matches take less than a second, so who waits longer waits for a busy machine. */
const USUAL_BOUNDS: ThreadBounds = { ms: 30_000, megabytes: 128 };

const LONGEST_IDLE = 30_000; // ms
const MOST_QUESTIONS = 100; // of one thread: what it remembers of other boards takes memory

/** A thread that has answered, and may be used again. */
interface Spare {
  readonly thread: Thread;
  /** Questions of this name may use the thread. */
  readonly name: string;
  readonly questions: number;
  readonly timer: NodeJS.Timeout;
}

/**
 * Runs scripts in threads until the signal. To start a thread takes longer than to make a puzzle,
 * so as many as `most` are kept for the next question.
 */
export function newRunner(most: number, signal: AbortSignal): Run {
  const spares = new Set<Spare>();

  const take = (name: string): Spare | undefined => {
    const spare = [...spares].findLast((candidate) => candidate.name === name && !candidate.thread.hasEnded());
    if (!spare) return undefined;
    clearTimeout(spare.timer);
    spares.delete(spare);
    return spare;
  };

  const end = async (spare: Spare): Promise<void> => {
    clearTimeout(spare.timer);
    spares.delete(spare);
    await spare.thread.end();
  };

  const keep = async (name: string, thread: Thread, questions: number): Promise<void> => {
    if (signal.aborted || questions >= MOST_QUESTIONS) return thread.end();
    const timer = setTimeout(() => void end(spare), LONGEST_IDLE).unref();
    const spare: Spare = { thread, name, questions, timer };
    spares.add(spare);
    const [oldest] = spares;
    if (spares.size > most) await end(oldest!);
  };

  signal.addEventListener('abort', () => {
    for (const spare of spares) void end(spare);
  });

  return async (script, question, bounds) => {
    signal.throwIfAborted();
    const { ms, megabytes } = { ...USUAL_BOUNDS, ...bounds };
    const name = `${script} ${megabytes}`;
    const { thread, questions } = take(name) ?? { thread: startThread(script, megabytes), questions: 0 };
    try {
      const answer = await thread.ask<never>(question, ms, signal);
      await keep(name, thread, questions + 1);
      return answer;
    } catch (problem) {
      await thread.end();
      throw problem;
    }
  };
}
