import { openSync } from 'node:fs';
import type { LanguageCode } from '@pencilmark/core/human/language';
import { err, ok, type Result } from '@pencilmark/core/result';
import { entryOf } from '../arena/entry.ts';
import { interruptOf } from '../arena/settings.ts';
import type { MakerSettings } from '../jobs/settings.ts';
import { Output, writing } from '../output/output.ts';
import { harmlessLines } from '../output/terminal.ts';
import type { ReadingOptions } from '../reading/puzzles.ts';
import type { Session } from '../session.ts';
import { boardNames } from '../verdict-table.ts';
import { addressPartner } from './address.ts';
import { type Games, type Played, playGames } from './games.ts';
import { type Processes, USUAL_TIMEOUT } from './options.ts';
import type { Partner } from './partner.ts';
import { type Posed, posedIn, posedMade } from './posed.ts';
import { lineProgram, textProgram } from './programs.ts';
import { ScoreTable } from './score-table.ts';

/** What the command line says of an evaluation. */
export interface Evaluating extends ReadingOptions {
  readonly process?: Processes;
  readonly url?: string;
  readonly model?: string;
  readonly key?: string;
  readonly header?: string;
  readonly timeout?: number;
  readonly parallel?: number;
  readonly puzzles?: string;
  readonly turns?: number;
  readonly wrong?: 'end' | 'refuse';
  readonly language?: LanguageCode;
  readonly transcript?: string;
}

/** Lets a program play puzzles: those that `made` says, or those of a file. */
export async function evaluateWith(
  session: Session,
  command: readonly string[],
  settings: Evaluating,
  made: MakerSettings | undefined,
): Promise<void> {
  const opened = openingOf(session, command, settings);
  if (!opened.ok) return session.refuse('pencilmark', opened.error);
  const { puzzles = '-', parallel = 1, timeout = USUAL_TIMEOUT, turns, wrong = 'end', language = 'en' } = settings;
  const table = new ScoreTable();
  const transcript = transcriptOf(settings);
  const { signal, release } = interruptOf(session);
  const games: Games = {
    play: { turns, wrong, language },
    parallel,
    timeoutMs: timeout * 1000,
    signal,
    isKept: transcript !== undefined,
    open: opened.value,
    onPlayed(played) {
      table.add(played.posed.puzzle.geometry, played.posed.level, played);
      if (played.end !== 'solved') session.raise(1);
      writeTurns(transcript, played);
      tell(session, played, settings);
      session.progress.say(() => `${played.game} games`);
    },
  };
  try {
    await playGames(games, (take) =>
      made ? posedMade(session, made, take) : posedIn(session, puzzles, settings, take),
    );
  } finally {
    release();
    transcript?.flush();
  }
  if (settings.json) return session.json({ ...(made && { seed: made.seed }), table: table.objects() });
  const lines = table.lines();
  if (lines.length > 1) session.output.write(`\n${lines.join('\n')}\n`);
}

/** How a partner is opened, or why there is none. */
function openingOf(session: Session, command: readonly string[], settings: Evaluating): Result<() => Partner, string> {
  const { url, model, key, header, process: processes = 'one' } = settings;
  if (url !== undefined) {
    if (command.length > 0) return err('Either a program or an --url is asked.');
    const value = key === undefined ? undefined : process.env[key];
    if (key !== undefined && !value) return err(`There is no variable ${key} in the environment, or it is empty.`);
    if (new URL(url).username !== '' || new URL(url).password !== '')
      return err('An address with a password can be seen by others: give the name of a variable with --key.');
    const headers = value === undefined ? {} : { [header ?? 'authorization']: header ? value : `Bearer ${value}` };
    return ok(() => addressPartner({ url, headers, model }));
  }
  if (command.length === 0) return err('Say whom to ask: a program after --, or an address with --url.');
  const entry = entryOf({ name: 'partner', command: [...command] }, process.cwd(), session.parts);
  if (!entry.ok) return entry;
  const program = { ...entry.value, environment: process.env };
  return ok(() => (processes === 'turn' ? textProgram(program) : lineProgram(program, processes === 'game')));
}

/** The file of a transcript, where one is wanted. */
function transcriptOf({ transcript: file }: Evaluating): Output | undefined {
  return file === undefined ? undefined : writing(file, () => new Output(openSync(file, 'w'), file, false));
}

function writeTurns(transcript: Output | undefined, { game, end, transcript: turns }: Played): void {
  for (const [index, turn] of turns.entries()) {
    const isLast = index === turns.length - 1;
    transcript?.line(JSON.stringify({ game, turn: index + 1, ...turn, ...(isLast && { end }) }));
  }
}

function tell(session: Session, played: Played, { json }: Evaluating): void {
  const { game, posed, end, right, turns, about } = played;
  const seconds = Math.round(played.seconds * 1000) / 1000;
  const { geometry } = posed.puzzle;
  const names = { ...boardNames(geometry), level: posed.level };
  if (json)
    session.json({ game, ...posed.origin, geometry: geometry.id, ...names, end, right, turns, seconds, ...about });
  else session.output.line(harmlessLines(lineOf(played)));
  session.output.flush();
}

const END_LENGTH = 10;

function lineOf({ posed, end, right, turns, seconds, about }: Played): string {
  const { text } = about as { readonly text?: string };
  const times = `${right} right, ${turns} ${turns === 1 ? 'turn' : 'turns'}, ${seconds.toFixed(2)} s`;
  return `${end.padEnd(END_LENGTH)}  ${times}  ${placeOf(posed)}${text === undefined ? '' : `  ${text}`}`;
}

const placeOf = ({ origin: { source, line, seed } }: Posed): string =>
  source === undefined ? `seed ${seed}` : `${source}:${line}`;
