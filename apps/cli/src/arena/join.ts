import { type Fault, readArenaLine, readProgramLine } from '@pencilmark/arena';
import type { Session } from '../session.ts';
import { entryOf } from './entry.ts';
import { BYE_MS } from './leg.ts';
import type { JoinOptions } from './options.ts';
import { type Program, startProgram } from './program.ts';
import { openRemote, Refusal, type Remote } from './remote.ts';
import { scriptOf, settingsOf } from './settings.ts';

const ADDRESS = /^https?:\/\/[^/\s]+\/v1\/arenas\/[\w-]+$/;

/** Lets a program play in an arena of a service: what one of both says goes to the other. */
export async function joinArena(
  session: Session,
  [address = '', ...command]: readonly string[],
  options: JoinOptions,
): Promise<void> {
  const token = options.token ?? process.env.PENCILMARK_TOKEN;
  const problem = problemWith(address, token, command);
  if (problem !== undefined || token === undefined) return session.refuse('pencilmark', problem ?? NO_TOKEN);
  const entry = entryOf({ name: '', command }, process.cwd(), scriptOf(session));
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

/** Carries what the arena says to the program, over any number of connections, until bye. */
async function carryDown(trip: Trip): Promise<void> {
  while (!trip.isOver) {
    await trip.remote.hear((line) => {
      const reading = readArenaLine(line);
      if (!reading.ok) return;
      trip.isOver ||= reading.value.t === 'bye';
      trip.program.send(reading.value);
    });
    if (!trip.isOver) trip.session.messages.note('The connection has ended. It is taken up again.');
  }
}

/** So long the program may be silent before it is asked again whether it has said something. */
const LONG_MS = 60_000;

/** Carries what the program says to the arena, and the verdicts back, until bye or a fault. */
async function carryUp(trip: Trip): Promise<void> {
  const { remote, program, session } = trip;
  for (;;) {
    const heard = await program.next(performance.now() + LONG_MS);
    if (trip.isOver) return;
    if (heard === 'nothing') continue;
    const fault = 'fault' in heard ? heard.fault : faultOfLine(heard.line);
    if (fault) return session.refuse('program', `${fault.code}: ${fault.text}`);
    if (!('line' in heard)) continue;
    const verdict = await remote.say(heard.line);
    if (verdict === undefined) continue;
    const reading = readArenaLine(verdict);
    if (!reading.ok || reading.value.t !== 'verdict') continue;
    program.send(reading.value);
    session.json(reading.value);
    session.output.flush();
  }
}

/** A line that no service would understand ends the connection with a sentence here. */
function faultOfLine(line: string): Fault | undefined {
  const reading = readProgramLine(line);
  return reading.ok ? undefined : reading.error;
}
