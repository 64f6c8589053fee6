import { openSync } from 'node:fs';
import { type Found, leftOutOf, lineOf, noSolution, solverChoice } from '@pencilmark/bulk';
import { SOLVERS, type Solver } from '@pencilmark/core/solve';
import { record } from '@pencilmark/lab';
import { type Command, FILES } from '../command.ts';
import { sinkOf } from '../jobs/sequence.ts';
import { nameOf, oneOf, wholeNumber } from '../options/option.ts';
import { READING_OPTIONS } from '../options/options.ts';
import { Output, writing } from '../output/output.ts';
import { isTerminal } from '../output/terminal.ts';
import { eachPuzzle, type ReadingOptions } from '../reading/puzzles.ts';
import type { Session } from '../session.ts';
import { drawFrame, Film } from '../watch/frame.ts';
import { FASTEST, play, SLOWEST } from '../watch/player.ts';

// About 10 MB, and a second of searching.
const MOST_EVENTS = 2_000_000;

const WATCHABLE = SOLVERS.filter((solver) => solver.traces).map((solver) => solver.name);

interface WatchOptions extends ReadingOptions {
  readonly solver?: string;
  readonly speed?: number;
  readonly puzzle?: number;
  readonly limit?: number;
  readonly frames?: string;
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
    const { puzzle } = found.reading;
    const recording = record(solver.prepare(puzzle.geometry), puzzle, {
      limit: options.limit ?? 1,
      mostEvents: MOST_EVENTS,
      beyond: 'leave',
    });
    const film = new Film(puzzle.geometry, recording);
    if (options.frames !== undefined) writeEvents(session, options.frames, film, found, solver);
    else await show(session, film, found, solver, options.speed ?? 20);
    if (recording.result?.count === 0) session.disappoint(found.place, noSolution(puzzle));
  },
};

async function show(
  session: Session,
  film: Film,
  { reading, place }: Found,
  solver: Solver,
  speed: number,
): Promise<void> {
  const view = {
    title: `${solver.name} · ${place}`,
    notation: reading.notation,
    hasColour: isTerminal(1) && !process.env.NO_COLOR,
  };
  if (isTerminal(1)) return play(film, view, speed);
  session.messages.note('Not a terminal: this is how the search ended. --frames FILE writes every event.');
  const room = { columns: Number.POSITIVE_INFINITY, rows: Number.POSITIVE_INFINITY };
  for (const line of drawFrame(film, film.length, { ...view, ...room })) session.output.line(line);
}

function writeEvents(session: Session, file: string, film: Film, { reading }: Found, solver: Solver): void {
  const open = (): Output => new Output(openSync(file, 'w'), file, false);
  const output = file === '-' ? session.output : writing(file, open);
  const { puzzle, notation } = reading;
  const head = { puzzle: lineOf(puzzle.givens, notation), geometry: puzzle.geometry.id, solver: solver.name };
  output.line(JSON.stringify({ ...head, events: film.length, cut: film.isCut, ...leftOutOf(reading) }));
  for (let number = 1; number <= film.length; number++) output.line(JSON.stringify(film.replay.event(number)));
  output.flush();
}
