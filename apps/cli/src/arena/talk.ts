import {
  type Answer,
  type Calibration,
  type Fault,
  faultOf,
  type JudgedTask,
  type Limits,
  PROTOCOL_VERSION,
  type ProgramHello,
  type ProgramMessage,
  readProgramLine,
  type TaskResult,
  withoutWay,
} from '@pencilmark/arena';
import type { Program } from './program.ts';

/** Something heard, or the fault instead. */
export type Heard<Value> = { readonly value: Value; readonly at: number } | { readonly fault: Fault };

type Kind = ProgramMessage['t'];
type MessageOf<K extends Kind> = Extract<ProgramMessage, { readonly t: K }>;

/** The next message of a program, which must be of one kind. */
async function hear<K extends Kind>(program: Program, kind: K, until: number): Promise<Heard<MessageOf<K>>> {
  const heard = await program.next(until);
  if (heard === 'nothing') return { fault: { code: 'missed', text: `No ${kind} came in time.` } };
  if ('fault' in heard) return heard;
  const reading = readProgramLine(heard.line);
  if (!reading.ok) return { fault: reading.error };
  const message = reading.value;
  if (message.t !== kind) return { fault: { code: 'unasked', text: `What came: ${message.t}; expected: ${kind}.` } };
  return { value: message as MessageOf<K>, at: heard.at };
}

/** Exchanges the hellos. A program that ends or says nothing could not be started. */
export async function greet(program: Program, limits: Limits): Promise<Heard<ProgramHello>> {
  const at = program.send({ t: 'hello', v: PROTOCOL_VERSION, arena: 'pencilmark', limits });
  const heard = await hear(program, 'hello', at + limits.startMs);
  if (!('fault' in heard)) return heard;
  const { code, text } = heard.fault;
  return { fault: { code: code === 'ended' || code === 'missed' ? 'start' : code, text } };
}

/** A pong may take so long; a program that is busy answers no ping. */
const PONG_MS = 5000;

/** Sends a ping; gives how long the pong took, in milliseconds. */
export async function ping(program: Program, id: string): Promise<Heard<number>> {
  const sent = program.send({ t: 'ping', id });
  const heard = await hear(program, 'pong', sent + PONG_MS);
  if ('fault' in heard) return heard;
  if (heard.value.id !== id)
    return { fault: { code: 'id', text: `The pong is for "${heard.value.id}", and the ping is "${id}".` } };
  return { value: heard.at - sent, at: heard.at };
}

/** What is needed to send a task. */
export interface Asking {
  readonly limits: Limits;
  readonly calibration: Calibration;
}

/**
 * Sends a task, waits, and judges the answer. The time counts from the request to the end of the
 * line, less the way. Of processor time half the limit may be used.
 */
export async function ask(program: Program, task: JudgedTask, { limits, calibration }: Asking): Promise<TaskResult> {
  const { ms: limit } = task.message;
  const before = program.cpuMs();
  program.boundCpu((before ?? 0) + limit / 2);
  const sent = program.send(task.message);
  const heard = await hear(program, 'answer', sent + limit + limits.lateMs);
  const used = program.cpuMs();
  program.boundCpu(Number.POSITIVE_INFINITY);
  const cpuMs = before === undefined || used === undefined ? undefined : used - before;
  return resultOf(task, heard, { ms: 'at' in heard ? withoutWay(heard.at - sent, calibration) : 0, cpuMs });
}

interface Measured {
  readonly ms: number;
  readonly cpuMs: number | undefined;
}

function resultOf(task: JudgedTask, heard: Heard<Answer>, { ms, cpuMs }: Measured): TaskResult {
  const { id, ms: limit } = task.message;
  const fault = 'fault' in heard ? heard.fault : faultOf(task, heard.value);
  if (fault) return { task: id, ok: false, ...fault };
  const cpu = cpuMs === undefined ? {} : { cpuMs };
  return { task: id, ok: true, code: ms > limit ? 'late' : 'right', ms, ...cpu };
}
