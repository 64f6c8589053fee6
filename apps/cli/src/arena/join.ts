import { readArenaLine } from '@pencilmark/arena';
import type { Session } from '../session.ts';
import { entryOf } from './entry.ts';
import { BYE_MS } from './leg.ts';
import type { JoinOptions } from './options.ts';
import { type Program, startProgram } from './program.ts';
import { openRemote, type Remote } from './remote.ts';
import { settingsOf } from './settings.ts';
import { Refusal } from './way.ts';

const ADDRESS = /^(?:https?|wss?):\/\/[^/\s]+\/v1\/arenas\/[\w-]+$/;

/** Lets a program play in an arena of a service: what either says goes to the other. */
export async function joinArena(
  session: Session,
  [address = '', ...command]: readonly string[],
  options: JoinOptions,
): Promise<void> {
  const token = options.token ?? process.env.PENCILMARK_TOKEN;
  const problem = problemWith(address, token, command);
  if (problem !== undefined || token === undefined) return session.refuse('pencilmark', problem ?? NO_TOKEN);
  const entry = entryOf({ name: '', command }, process.cwd(), session.parts);
  if (!entry.ok) return session.refuse('pencilmark', entry.error);
  const { limits, signal } = settingsOf(session, options);
  const program = startProgram(entry.value, limits);
  const remote = openRemote(address, token, signal);
  try {
    const trip: Trip = { remote, program, session, isOver: false };
    await Promise.race([carryDown(trip), carryUp(trip)]);
  } catch (problem) {
    if (problem instanceof Refusal) session.refuse(address, problem.message);
    else if (!signal.aborted) throw problem;
  } finally {
    await program.end(BYE_MS);
  }
}

const NO_TOKEN = 'Give a token: --token, or the variable PENCILMARK_TOKEN.';

function problemWith(address: string, token: string | undefined, command: readonly string[]): string | undefined {
  if (!ADDRESS.test(address)) return `"${address}" is no address of an arena, such as http://host/v1/arenas/ID.`;
  if (command.length === 0) return 'Give a program after --.';
  return token === undefined ? NO_TOKEN : undefined;
}

/** The way between an arena and a program. */
interface Trip {
  readonly remote: Remote;
  readonly program: Program;
  readonly session: Session;
  /** Whether the arena has said bye. */
  isOver: boolean;
}

/**
 * Carries what the arena says to the program, over any number of connections, until bye. Verdicts
 * are reported here too.
 */
async function carryDown(trip: Trip): Promise<void> {
  const { remote, program, session } = trip;
  while (!trip.isOver) {
    await remote.hear((line) => {
      const reading = readArenaLine(line);
      if (!reading.ok) return;
      const message = reading.value;
      trip.isOver ||= message.t === 'bye';
      program.send(message);
      if (message.t !== 'verdict') return;
      session.json(message);
      session.output.flush();
    });
    if (!trip.isOver) session.messages.note('The connection has ended. It is taken up again.');
  }
}

/** So long the program may be silent before its output is checked again. */
const LONG_MS = 60_000;

/** Carries what the program says to the arena, until bye or the end of the program. */
async function carryUp(trip: Trip): Promise<void> {
  const { remote, program, session } = trip;
  for (;;) {
    const heard = await program.next(performance.now() + LONG_MS);
    if (trip.isOver) return;
    if (heard === 'nothing') continue;
    if ('fault' in heard) return session.refuse('program', `${heard.fault.code}: ${heard.fault.text}`);
    await remote.say(heard.line);
  }
}
