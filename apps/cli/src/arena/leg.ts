import {
  type Code,
  calibrationOf,
  type Fault,
  isOut,
  type JudgedTask,
  type Limits,
  type Table,
  type TaskResult,
} from '@pencilmark/arena';
import type { Entry } from './entry.ts';
import { type Program, startProgram } from './program.ts';
import { ask, greet, ping } from './talk.ts';

/** What a program does in a leg: one start, and some tasks of a round. */
export interface LegPlan {
  readonly entry: Entry;
  readonly limits: Limits;
  readonly warmUp: readonly JudgedTask[];
  readonly tasks: readonly JudgedTask[];
  /** What it has got in this round so far. */
  readonly earlier: readonly Code[];
  /** The standings of the round, where there are some; a program that wants them receives them. */
  readonly table?: Table;
  readonly onResult?: (result: TaskResult) => void;
  /** Ends the leg early; tasks that are left are not sent. */
  readonly signal?: AbortSignal;
}

/** What a program did in a leg. */
export interface Leg {
  readonly results: readonly TaskResult[];
  readonly pings: readonly number[];
}

const PINGS = 20;
/** A program may take so long to end by itself. */
export const BYE_MS = 500;

/**
 * Plays a leg: starts the program, measures its pings, warms it up, sends task after task. After
 * a strike the program starts anew. Any other fault ends the leg, as the third strike does; the
 * tasks that are left get the code "out".
 */
export async function playLeg(plan: LegPlan): Promise<Leg> {
  const results: TaskResult[] = [];
  const pings: number[] = [];
  let guest: Guest | undefined;
  for (const task of plan.tasks) {
    if (plan.signal?.aborted) break;
    const isLeft = (): boolean => isOut([...plan.earlier, ...results.map(({ code }) => code)]);
    if (!isLeft()) guest ??= await enter(plan, pings);
    const result = guest ? await playTask(guest, task, plan.limits, pings) : refused(task, 'out');
    results.push(result);
    plan.onResult?.(result);
    if (guest && (!result.ok || isLeft())) guest = void (await leave(guest));
  }
  if (guest) await leave(guest);
  return { results, pings };
}

/** A program that takes part, or why it cannot. */
interface Guest {
  readonly program: Program;
  readonly fault?: Fault;
}

/** Starts a program. The first time in a leg, it answers tasks that do not count. */
async function enter(plan: LegPlan, pings: number[]): Promise<Guest> {
  const isFirst = pings.length === 0;
  const guest = await welcome(plan, pings);
  if (guest.fault || !isFirst || (await isWarm(guest.program, plan, pings))) return guest;
  await leave(guest);
  return welcome(plan, pings);
}

async function welcome({ entry, limits, table }: LegPlan, pings: number[]): Promise<Guest> {
  const program = startProgram(entry, limits);
  const heard = await greet(program, limits);
  if ('fault' in heard) return { program, fault: heard.fault };
  if (table && heard.value.wants?.includes('table')) program.send(table);
  while (pings.length < PINGS) {
    const fault = await measured(program, pings);
    if (fault) return { program, fault };
  }
  return { program };
}

/** Sends a ping and notes its time. */
async function measured(program: Program, pings: number[]): Promise<Fault | undefined> {
  const heard = await ping(program, `ping-${pings.length}`);
  if ('fault' in heard) return heard.fault;
  pings.push(heard.value);
  return undefined;
}

/** Sends the tasks that do not count, up to the first that is not answered well. */
async function isWarm(program: Program, { warmUp, limits }: LegPlan, pings: readonly number[]): Promise<boolean> {
  for (const task of warmUp) {
    const { ok } = await ask(program, task, { limits, calibration: calibrationOf(pings) });
    if (!ok) return false;
  }
  return true;
}

/**
 * Sends a task and reports the verdict. A ping before each keeps the calibration fresh, and finds
 * unasked messages.
 */
async function playTask(guest: Guest, task: JudgedTask, limits: Limits, pings: number[]): Promise<TaskResult> {
  const fault = guest.fault ?? (await measured(guest.program, pings));
  if (fault) return { ...refused(task, fault.code), text: fault.text };
  const result = await ask(guest.program, task, { limits, calibration: calibrationOf(pings) });
  const { task: id, ...verdict } = result;
  guest.program.send({ t: 'verdict', id, ...verdict });
  return result;
}

const refused = (task: JudgedTask, code: Code): TaskResult => ({ task: task.message.id, ok: false, code });

/** Says bye, and makes sure that nothing of the program is left. */
async function leave({ program, fault }: Guest): Promise<void> {
  if (!fault) program.send({ t: 'bye' });
  await program.end(fault ? 0 : BYE_MS);
}
