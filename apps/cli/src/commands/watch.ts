import { type Found, solverChoice } from '@pencilmark/bulk';
import { SOLVERS } from '@pencilmark/core/solve';
import { type Command, FILES } from '../command.ts';
import { sinkOf } from '../jobs/sequence.ts';
import { nameOf, oneOf, wholeNumber } from '../options/option.ts';
import { READING_OPTIONS } from '../options/options.ts';
import { eachPuzzle, type ReadingOptions } from '../reading/puzzles.ts';
import type { Session } from '../session.ts';
import type { ScreenOptions } from '../watch/screen.ts';
import { FASTEST, SLOWEST } from '../watch/speed.ts';

const WATCHABLE = SOLVERS.filter((solver) => solver.traces).map((solver) => solver.name);

interface WatchOptions extends ReadingOptions, ScreenOptions {
  readonly solver?: string;
  readonly puzzle?: number;
}

export const watch: Command = {
  name: 'watch',
  says: 'watch a solver at work in the terminal',
  operand: FILES,
  options: [
    {
      flags: '--solver <name>',
      says: `the solver to watch: ${WATCHABLE.join(', ')} (default: backtracking)`,
      read: oneOf('solver to watch', WATCHABLE),
      choices: () => WATCHABLE,
    },
    { flags: '--speed <n>', says: 'events per second (default: 20)', read: wholeNumber(SLOWEST, FASTEST) },
    { flags: '--puzzle <n>', says: 'which puzzle of the input (default: 1)', read: wholeNumber(1) },
    { flags: '--limit <n>', says: 'stop after this many solutions (default: 1)', read: wholeNumber(1) },
    {
      flags: '--frames <file>',
      says: 'write the events as JSON lines instead; - is standard output',
      read: nameOf('file'),
    },
    ...READING_OPTIONS,
  ],
  examples: [
    ['pencilmark watch puzzles.txt', 'space pauses, arrow keys step and change the speed, q quits'],
    ['pencilmark watch --solver singles --speed 5 --puzzle 2 puzzles.txt', 'the second puzzle, another solver, slowly'],
    ['pencilmark watch --frames events.jsonl puzzles.txt', 'the events for a program of your own'],
  ],
  async run(session: Session, operands, options: WatchOptions) {
    const wanted = options.puzzle ?? 1;
    let count = 0;
    let found: Found | undefined;
    await eachPuzzle(session, operands, options, (next) => {
      if (++count === wanted) found = next;
      return found ? 'enough' : undefined;
    });
    if (!found) {
      if (count > 0) session.refuse('pencilmark', `There is no puzzle ${wanted}; the input has ${count}.`);
      return;
    }
    const solverOr = solverChoice({ solver: options.solver ?? 'backtracking' });
    const solver = await solverOr(found, sinkOf(session, found));
    if (!solver) return;
    const { watchSearch } = await import('../watch/screen.ts');
    await watchSearch(session, found, solver, options);
  },
};
