import type { Parcel } from '../types.ts';
import type { AnsweredBatch, AnsweredChunk, Task } from './tasks.ts';

/** A task that needs no file of this process, so another machine can do it. */
export type PortableTask = Task<'chunk' | 'make'>;

/** The reply of a machine to such a task. The bytes of a chunk do not come back with it. */
export type PortableReply = Omit<AnsweredChunk, 'bytes'> | AnsweredBatch;

const NOTHING = new Uint8Array(0);

/** Whether a task can be sent to another machine. */
export const isPortable = (task: Task): task is PortableTask => task.kind === 'chunk' || task.kind === 'make';

/** A task as a parcel. */
export function parcelOfTask(task: PortableTask): Parcel {
  if (task.kind === 'make') return { text: JSON.stringify(task), bytes: NOTHING };
  const { bytes, ...facts } = task.chunk;
  return { text: JSON.stringify({ kind: task.kind, chunk: facts }), bytes };
}

/** The task in a parcel. */
export function taskIn({ text, bytes }: Parcel): PortableTask {
  const task = JSON.parse(text) as PortableTask;
  return task.kind === 'make' ? task : { ...task, chunk: { ...task.chunk, bytes } };
}

/** A reply as a parcel. */
export function parcelOfReply({ output, ...facts }: AnsweredChunk | AnsweredBatch): Parcel {
  return { text: JSON.stringify({ ...facts, bytes: undefined }), bytes: output };
}

/** The reply in a parcel. */
export const replyIn = ({ text, bytes }: Parcel): PortableReply =>
  ({
    ...(JSON.parse(text) as Omit<PortableReply, 'output'>),
    output: bytes,
  }) as PortableReply;
