import { rowsOf, standingsText, type TaskResult, timeText } from '@pencilmark/arena';
import { harmlessLines } from '../output/terminal.ts';
import type { Session } from '../session.ts';
import { entryOf } from './entry.ts';
import type { ArenaOptions } from './options.ts';
import { settingsOf } from './settings.ts';
import { playTournament } from './tournament.ts';

/** Lets one program play. It writes a line for each task, and a table at the end. */
export async function runProgram(session: Session, command: readonly string[], options: ArenaOptions): Promise<void> {
  const entry = entryOf({ name: '', command: [...command] }, process.cwd(), session.parts);
  if (!entry.ok) return session.refuse('pencilmark', entry.error);
  const settings = settingsOf(session, options);
  const outcome = await playTournament({
    ...settings,
    entries: [entry.value],
    onAbsent: (_, { code, text }) => session.refuse(command[0]!, `${code}: ${text}`),
    onResult: (_, __, result) => {
      if (options.json) session.json(result);
      else session.output.line(harmlessLines(lineOf(result)));
      if (!result.ok) session.raise(1);
    },
  });
  const rounds = outcome.rounds.map((round) => ({ round: round.plan.name, rows: rowsOf(round) }));
  if (options.json) session.json({ seed: outcome.seed, table: rounds });
  else for (const { round, rows } of rounds) session.output.write(`\n${round}\n${standingsText(rows)}`);
  if (outcome.rounds.length === 0 && session.exitCode === 0)
    session.refuse(command[0]!, 'The program knows none of these boards.');
  if (!options.json && outcome.rounds.length > 0) session.messages.note(`seed ${outcome.seed}`);
}

const MS_DIGITS = 10;

function lineOf({ task, code, text, ms, cpuMs }: TaskResult): string {
  const time = (value: number | undefined): string =>
    (value === undefined ? '' : timeText(value / 1000)).padStart(MS_DIGITS);
  return `${task.padEnd(24)}${code.padEnd(10)}${time(ms)}${time(cpuMs)}  ${text ?? ''}`.trimEnd();
}
