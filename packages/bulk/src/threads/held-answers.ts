import { writeSync } from 'node:fs';
import type { Task } from './tasks.ts';

/** How many answers a thread can keep until their place in the file is known. */
export const HELD = 3;

const free = Array.from({ length: HELD }, (_, index) => index);
const kept = new Map<number, Uint8Array>();

/** Takes one of the outputs whose answers can be kept; undefined when all are in use. */
export const takeOutput = (): number | undefined => free.pop();

/** Gives back an output that was not needed. */
export const giveOutputBack = (output: number): void => void free.push(output);

/** Keeps the answers in an output. */
export const keep = (output: number, answers: Uint8Array): void => void kept.set(output, answers);

/** Writes answers that were kept, or drops them. */
export function release(task: Task<'write' | 'drop'>): void {
  const bytes = kept.get(task.held)!;
  if (task.kind === 'write') writeAll(task.file, bytes, task.at);
  kept.delete(task.held);
  free.push(task.held);
}

function writeAll(file: number, bytes: Uint8Array, at: number): void {
  for (let from = 0; from < bytes.length; ) from += writeSync(file, bytes, from, bytes.length - from, at + from);
}
