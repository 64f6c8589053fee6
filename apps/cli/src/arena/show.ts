import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import {
  type EntrySpec,
  nameOf,
  type Outcome,
  outcomeData,
  outcomeMarkdown,
  outcomePage,
  readEntries,
  roundText,
  summaryText,
} from '@pencilmark/arena';
import { sentenceOf } from '@pencilmark/bulk';
import { err, ok, type Result } from '@pencilmark/core/result';
import { SOLVER_NAMES } from '@pencilmark/solvers';
import { writing } from '../output/output.ts';
import type { Session } from '../session.ts';
import { type Entry, entryOf } from './entry.ts';
import { makeLive } from './live.ts';
import type { TournamentOptions } from './options.ts';
import { settingsOf } from './settings.ts';
import { playTournament } from './tournament.ts';

/** Lets the entries of a file compete, or our own solvers, and shows the tables. */
export async function runTournament(
  session: Session,
  [file]: readonly string[],
  options: TournamentOptions,
): Promise<void> {
  const entries = entriesOf(session, file);
  if (!entries) return;
  const settings = settingsOf(session, options);
  const live = makeLive();
  const outcome = await playTournament({
    ...settings,
    entries,
    onAbsent: ({ name }, { code, text }) => session.disappoint(name, `It takes no part: ${code}: ${text}`),
    onLeg(round, isOver) {
      live.show(isOver ? undefined : round);
      if (isOver && isText(options)) session.output.write(`${roundText(round)}\n`);
      session.output.flush();
    },
  });
  session.output.write(written(outcome, options));
  session.output.flush();
  if (options.html !== undefined) {
    const { html } = options;
    writing(html, () => writeFileSync(html, outcomePage(outcome)));
  }
  if (isText(options)) session.messages.note(`seed ${outcome.seed}`);
}

function written(outcome: Outcome, { json, markdown }: TournamentOptions): string {
  if (json) return `${JSON.stringify(outcomeData(outcome))}\n`;
  return markdown ? outcomeMarkdown(outcome) : summaryText(outcome);
}

const isText = ({ json, markdown }: TournamentOptions): boolean => !json && !markdown;

/** The entries of a file, each of which can be started; without a file our own solvers. */
function entriesOf(session: Session, file: string | undefined): readonly Entry[] | undefined {
  const folder = file === undefined ? process.cwd() : dirname(resolve(file));
  const place = file ?? 'pencilmark';
  const specs = file === undefined ? ok(ownSpecs()) : readFileOf(file);
  if (!specs.ok) return void session.refuse(place, specs.error);
  const entries = specs.value.map((spec) => ({ spec, entry: entryOf(spec, folder, session.parts) }));
  for (const { spec, entry } of entries) if (!entry.ok) session.refuse(`${place}: ${nameOf(spec)}`, entry.error);
  return session.exitCode > 0 ? undefined : entries.flatMap(({ entry }) => (entry.ok ? [entry.value] : []));
}

const ownSpecs = (): EntrySpec[] => SOLVER_NAMES.map((solver) => ({ solver }));

function readFileOf(file: string): Result<EntrySpec[], string> {
  try {
    return readEntries(readFileSync(file, 'utf8'));
  } catch (problem) {
    return err(sentenceOf(problem));
  }
}
