import type { Question, Reply } from '@pencilmark/bulk/questions';
import { Problem } from '../problems.ts';
import type { ThreadBounds } from '../threads/thread.ts';
import { newThreads } from '../threads/threads.ts';

// The thread needs JavaScript. From src as from dist, this is what the compiler made.
const SCRIPT = new URL('../../dist/questions/thread.js', import.meta.url);

/** How much questions may take. */
export const QUESTION_LIMITS = {
  /** Threads at a time: others than those that make puzzles for matches, which never wait here. */
  threads: 2,
  /** Questions that wait, in all and of one account or address. */
  waiting: 20,
  ofAccount: 3,
} as const;

const BOUNDS: ThreadBounds = { ms: 10_000, megabytes: 256 };

/** Answers questions about puzzles, in threads. */
export interface Questions {
  /** `asker` is who shares turns. Throws a problem where there is no answer. */
  ask(question: Question, asker: number | string, hasLeft: () => boolean): Promise<string>;
  close(): void;
}

/** Opens what answers questions. Tests choose shorter bounds. */
export function openQuestions({ ms, megabytes }: ThreadBounds = BOUNDS): Questions {
  const threads = newThreads(QUESTION_LIMITS);
  return {
    ask: (question, account, hasLeft) =>
      threads.inTurn({ kind: 'question', account, isAwaited: true }, async (run) => {
        // Who waited long may not be there any more.
        if (hasLeft()) throw new Problem('too-late', 'Nobody waits for this answer any more.');
        const reply = await run<Reply>(SCRIPT, question, { ms, megabytes }).catch((problem: Error) => {
          if (problem instanceof Problem) throw problem;
          throw problemOf(problem, ms);
        });
        if ('body' in reply) return reply.body;
        const { code, text, position, error } = reply.fault;
        throw new Problem(code, text, position, error);
      }),
    close: threads.close,
  };
}

/** The problem of a question whose thread was ended; an error of ours stays one. */
function problemOf(problem: Error & { code?: string }, ms: number): Error {
  const isSpent = problem.message.includes('was not done after') || problem.code === 'ERR_WORKER_OUT_OF_MEMORY';
  if (!isSpent) return problem;
  return new Problem(
    'too-much-work',
    `This takes more than ${ms / 1000} s or too much memory here. Ask about fewer puzzles at once, or use the command.`,
  );
}
