import type { Fault, Limits } from '@pencilmark/arena';
import { harmlessLines } from '../output/terminal.ts';
import type { Session } from '../session.ts';
import { CHECKS, type Checking, type Patience, USUAL_PATIENCE } from './checks.ts';
import { type Entry, entryOf } from './entry.ts';
import type { ArenaOptions } from './options.ts';
import { startProgram } from './program.ts';
import { settingsOf } from './settings.ts';
import { greet } from './talk.ts';

/** A rule of the protocol, and how a program deviates from it. */
export interface Checked {
  readonly check: string;
  readonly says: string;
  readonly deviation?: string;
}

const HELLO = { check: 'hello', says: 'starts, and answers the hello of the arena with its own' };
const INPUT = { check: 'input', says: 'ends by itself when its input ends' };

/**
 * Checks a program against every rule of the protocol. After a deviation it starts anew, so that
 * one rule has nothing to do with another.
 */
export async function* checkProgram(
  entry: Entry,
  limits: Limits,
  patience: Patience = USUAL_PATIENCE,
): AsyncGenerator<Checked> {
  const { endMs } = patience;
  let checking = await begin(entry, limits, patience);
  let isTalker = false;
  yield 'fault' in checking ? { ...HELLO, deviation: faultText(checking.fault) } : HELLO;
  for (const { name, says, run } of CHECKS) {
    if ('fault' in checking) return;
    const deviation = await run(checking);
    yield { check: name, says, ...(deviation !== undefined && { deviation }) };
    if (deviation === undefined && name !== 'bye') continue;
    await checking.program.end(0);
    checking = await begin(entry, limits, patience);
    isTalker ||= name === 'silence';
    if (isTalker && !('fault' in checking)) await listenTo(checking);
  }
  if ('fault' in checking) return;
  const code = await checking.program.end(endMs);
  yield code === undefined ? { ...INPUT, deviation: `It went on for ${endMs / 1000} s.` } : INPUT;
}

async function begin(entry: Entry, limits: Limits, patience: Patience): Promise<Checking | { readonly fault: Fault }> {
  const program = startProgram(entry, limits);
  const heard = await greet(program, limits);
  if (!('fault' in heard)) return { program, hello: heard.value, limits, patience };
  await program.end(0);
  return heard;
}

/** Hears what a program says unasked after its hello, so that it is reported only once. */
async function listenTo({ program, patience }: Checking): Promise<void> {
  while ((await program.next(performance.now() + patience.silenceMs)) !== 'nothing');
}

const faultText = ({ code, text }: Fault): string => `${code}: ${text}`;

/** Writes a line for each rule: kept, or the deviation. */
export async function runCheck(session: Session, command: readonly string[], options: ArenaOptions): Promise<void> {
  const entry = entryOf({ name: '', command: [...command] }, process.cwd(), session.parts);
  if (!entry.ok) return session.refuse('pencilmark', entry.error);
  const { limits, signal } = settingsOf(session, options);
  for await (const checked of checkProgram(entry.value, limits)) {
    if (signal.aborted) return;
    if (checked.deviation !== undefined) session.raise(1);
    if (options.json) session.json(checked);
    else session.output.line(harmlessLines(lineOf(checked)));
    session.output.flush();
  }
}

const lineOf = ({ check, says, deviation }: Checked): string =>
  `${deviation === undefined ? 'ok      ' : 'DEVIATES'}  ${check.padEnd(8)}  ${says}${deviation === undefined ? '' : `\n${' '.repeat(20)}${deviation}`}`;
