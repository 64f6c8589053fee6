import { ClosedPipe } from './output/output.ts';
import { runCommandLine } from './program.ts';
import { Session, type Threads } from './session.ts';

/** Runs the command line, and ends the process. */
export async function start(threads: Threads): Promise<never> {
  const session = new Session(threads);
  await attempt(session, () => runCommandLine(process.argv.slice(2), session));
  await attempt(session, () => session.finish());
  process.exit(session.exitCode);
}

/** Does some work; a closed pipe ends it quietly, for whoever reads has seen enough. */
async function attempt(session: Session, work: () => void | Promise<void>): Promise<void> {
  try {
    await work();
  } catch (problem) {
    if (problem instanceof ClosedPipe) return;
    const { code, message, stack } = problem as NodeJS.ErrnoException;
    session.refuse('pencilmark', code === undefined ? (stack ?? message) : message);
  }
}
