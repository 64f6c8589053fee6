import { ClosedPipe } from './output.ts';
import { runCommandLine } from './program.ts';
import { Session } from './session.ts';

const session = new Session();

/** Does some work; a closed pipe ends it quietly, for whoever reads has seen enough. */
async function attempt(work: () => void | Promise<void>): Promise<void> {
  try {
    await work();
  } catch (problem) {
    if (problem instanceof ClosedPipe) return;
    const { code, message, stack } = problem as NodeJS.ErrnoException;
    session.refuse('pencilmark', code === undefined ? (stack ?? message) : message);
  }
}

// What is loaded later may import this file: it must not wait for anything while it is being loaded itself.
async function main(): Promise<void> {
  await attempt(() => runCommandLine(process.argv.slice(2), session));
  await attempt(() => session.finish());
  process.exit(session.exitCode);
}

void main();
