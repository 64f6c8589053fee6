import { openSync } from 'node:fs';
import { type Found, lineOf, noSolution, remarksOf } from '@pencilmark/bulk';
import type { Solver } from '@pencilmark/core/solve';
import { record } from '@pencilmark/lab';
import { Output, writing } from '../output/output.ts';
import { isTerminal } from '../output/terminal.ts';
import type { Session } from '../session.ts';
import { drawFrame, Film } from './frame.ts';
import { play } from './player.ts';

// So many events take about 10 MB and a second of searching.
const MOST_EVENTS = 2_000_000;

/** How a search is shown. */
export interface ScreenOptions {
  /** Events per second; default 20. */
  readonly speed?: number;
  /** The search stops after this many solutions; default 1. */
  readonly limit?: number;
  /** The file that gets the events as JSON lines; then nothing is shown. */
  readonly frames?: string;
}

/** Records the search of a solver and shows it, or writes its events. */
export async function watchSearch(
  session: Session,
  found: Found,
  solver: Solver,
  options: ScreenOptions,
): Promise<void> {
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
}

async function show(
  session: Session,
  film: Film,
  { reading, place }: Found,
  solver: Solver,
  speed: number,
): Promise<void> {
  const isWatched = isTerminal(session.streams.output);
  const view = {
    title: `${solver.name} · ${place}`,
    notation: reading.notation,
    hasColour: isWatched && !process.env.NO_COLOR,
  };
  if (isWatched) return play(film, view, speed);
  session.messages.note('Not a terminal: this is how the search ended. --frames FILE writes every event.');
  const room = { columns: Number.POSITIVE_INFINITY, rows: Number.POSITIVE_INFINITY };
  for (const line of drawFrame(film, film.length, { ...view, ...room })) session.output.line(line);
}

function writeEvents(session: Session, file: string, film: Film, { reading }: Found, solver: Solver): void {
  const open = (): Output => new Output(openSync(file, 'w'), file, false);
  const output = file === '-' ? session.output : writing(file, open);
  const { puzzle, notation } = reading;
  const head = {
    puzzle: lineOf(puzzle.geometry, puzzle.givens, notation),
    geometry: puzzle.geometry.id,
    solver: solver.name,
  };
  output.line(JSON.stringify({ ...head, events: film.length, cut: film.isCut, ...remarksOf(reading) }));
  for (let number = 1; number <= film.length; number++) output.line(JSON.stringify(film.replay.event(number)));
  output.flush();
}
