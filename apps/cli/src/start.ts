import type { Worker } from 'node:worker_threads';
import { ClosedPipe, OutputProblem } from './output/output.ts';
import type { Parts } from './parts.ts';
import { runCommandLine } from './program.ts';
import { Session } from './session.ts';

export { partsBeside } from './parts.ts';

/**
 * In a container this is the first process, which the kernel does not end by signals that it does
 * not listen to. What a command listens to is left to the command.
 */
function endBySignals(): void {
  for (const [signal, code] of [
    ['SIGINT', 130],
    ['SIGTERM', 143],
  ] as const)
    process.on(signal, () => process.listenerCount(signal) === 1 && process.exit(code));
}

/** Runs the command line and ends the process. */
export async function start(parts: Parts, started: Worker[]): Promise<never> {
  if (process.pid === 1) endBySignals();
  process.exit(await runProgram(process.argv.slice(2), new Session(parts, started)));
}

/** Runs a command line to its end. Gives the exit code. */
export async function runProgram(words: readonly string[], session: Session): Promise<number> {
  await attempt(session, () => runCommandLine(words, session));
  await attempt(session, () => session.finish());
  return session.exitCode;
}

/** Does some work, and reports its error, if it throws one. */
async function attempt(session: Session, work: () => void | Promise<void>): Promise<void> {
  await quietly(async () => {
    try {
      await work();
    } catch (problem) {
      if (problem instanceof ClosedPipe) throw problem;
      const { code, message, stack } = problem as NodeJS.ErrnoException;
      const isReported = problem instanceof OutputProblem || code !== undefined;
      session.refuse('pencilmark', isReported ? message : (stack ?? message));
    }
  });
}

/** Does some work. A closed pipe ends the work without a message. */
async function quietly(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (problem) {
    if (!(problem instanceof ClosedPipe)) throw problem;
  }
}
