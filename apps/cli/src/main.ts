import { ClosedPipe } from './output.ts';
import { runCommandLine } from './program.ts';
import { Session } from './session.ts';

const session = new Session();
try {
  await runCommandLine(process.argv.slice(2), session);
  session.finish();
} catch (problem) {
  // A closed pipe ends quietly: whoever reads has seen enough.
  if (!(problem instanceof ClosedPipe)) {
    session.progress.stop();
    const { code, message, stack } = problem as NodeJS.ErrnoException;
    session.refuse('pencilmark', code === undefined ? (stack ?? message) : message);
  }
}
process.exit(session.exitCode);
