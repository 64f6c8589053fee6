import { createHash } from 'node:crypto';
import type { Parcel } from '@pencilmark/bulk';

/** The SHA-256 of texts and bytes, one after the other, as 64 hexadecimal digits. */
export function digestOf(...parts: readonly (string | Uint8Array)[]): string {
  const hash = createHash('sha256');
  // The length before each part makes "ab", "c" differ from "a", "bc".
  for (const part of parts) hash.update(`${part.length} `).update(part);
  return hash.digest('hex');
}

export const digestOfParcel = ({ text, bytes }: Parcel): string => digestOf(text, bytes);

/** The id under which the queue knows a task: a UUID that follows from job and task. */
export const ticketOf = (job: string, key: string): string =>
  digestOf(job, key).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*$/, '$1-$2-$3-$4-$5');
