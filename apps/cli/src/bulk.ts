import { closeSync, openSync, readSync, statSync } from 'node:fs';
import { type OnError, solveFiles } from '@pencilmark/bulk';
import type { Format } from '@pencilmark/core';
import { counted } from './asking.ts';
import { sourceName } from './input.ts';
import { type Option, oneOf, wholeNumber } from './options.ts';
import type { ReadingOptions } from './puzzles.ts';
import type { Session } from './session.ts';

const ON_ERROR: readonly OnError[] = ['stop', 'skip', 'record'];

/** What a command that goes through large files knows. */
export const BULK_OPTIONS: readonly Option[] = [
  {
    flags: '--threads <n>',
    says: 'threads that solve (default: one a processor, at most 8)',
    read: wholeNumber(1, 256),
  },
  { flags: '--output <file>', says: 'write to a file, packed when its name ends in .gz; input is unpacked likewise' },
  { flags: '--resume', says: 'go on with a job that was ended; its --output has a file FILE.progress beside it' },
  {
    flags: '--on-error <what>',
    says: 'at a record that cannot be read: stop, skip, or record it as "# line 3: …" (default: skip)',
    read: oneOf('way', ON_ERROR),
    choices: () => ON_ERROR,
  },
];

/** Options of `BULK_OPTIONS`, read. */
export interface BulkSettings extends ReadingOptions {
  readonly to?: Format;
  readonly threads?: number;
  readonly output?: string;
  readonly resume?: true;
}

const LARGE = 1 << 20;
const BEGINNING = 1 << 12;

/** Whether a file is packed, or is worth the start of threads: it is long and begins with lines that they solve as bytes. */
export function isLarge(operand: string): boolean {
  if (operand.endsWith('.gz')) return true;
  if (operand === '-') return false;
  try {
    const stat = statSync(operand);
    return stat.isFile() && stat.size >= LARGE && /^[\d.]{81}\r?$/m.test(beginningOf(operand));
  } catch {
    return false; // whoever reads it says what is wrong
  }
}

function beginningOf(path: string): string {
  const descriptor = openSync(path, 'r');
  try {
    const bytes = Buffer.alloc(BEGINNING);
    return bytes.toString('latin1', 0, readSync(descriptor, bytes));
  } finally {
    closeSync(descriptor);
  }
}

/** Solves files in threads; ends early when interrupted. */
export async function solveInBulk(session: Session, operands: readonly string[], options: BulkSettings): Promise<void> {
  const start = performance.now();
  let isInterrupted = false;
  // Only once: who asks again need not wait.
  process.once('SIGINT', () => {
    isInterrupted = true;
  });
  const { from, to, geometry, alphabet, threads, output, resume, onError } = options;
  const result = await solveFiles({
    inputs: operands.length > 0 ? operands : ['-'],
    ...(from && { from: from.name }),
    ...(to && { to: to.name }),
    ...(geometry && { geometry: geometry.id }),
    ...(alphabet !== undefined && { alphabet }),
    ...(threads !== undefined && { threads }),
    ...(output !== undefined && { output }),
    ...(resume && { resume }),
    ...(onError && { onError }),
    write: (bytes) => session.output.bytes(bytes),
    hear: ({ input, line, column, how, message }) => {
      const place = [sourceName(input), line, column].filter((part) => part !== undefined).join(':');
      if (how === 'note') session.messages.problem(place, message);
      else session[how](place, message);
    },
    advance: async ({ records, done, total }) => {
      if (session.progress.isDue()) await session.progress.show({ what: 'puzzles', count: records, done, total });
    },
    isEnough: () => isInterrupted,
  });
  if (!result.ok) {
    session.refuse('pencilmark', result.error);
    return;
  }
  session.progress.stop();
  const { solved, none, bad, stopped, exitCode, threads: used } = result.value;
  if (exitCode > 0) session.raise(exitCode as 1 | 2);
  const seconds = (performance.now() - start) / 1000;
  const [good, without, unread] = [solved, none, bad].map((count) => count.toLocaleString('en'));
  const rate = Math.round((solved + none + bad) / seconds).toLocaleString('en');
  session.messages.note(`solved ${good}, none ${without}, bad ${unread}, ${rate}/s on ${counted(used, 'thread')}`);
  if (stopped?.why === 'enough') {
    const further = output === undefined ? '' : '; --resume goes on';
    session.messages.note(`stopped behind ${sourceName(stopped.input)}:${stopped.line}${further}`);
    session.raise(130);
  }
}
