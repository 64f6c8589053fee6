import { type JobOptions, type OnError, readShard } from '@pencilmark/bulk';
import { err, type Format, type Geometry, ok } from '@pencilmark/core';
import { nameOf, type Option, oneOf, wholeNumber } from '../options/option.ts';
import type { ReadingOptions } from '../reading/puzzles.ts';

const ON_ERROR: readonly OnError[] = ['stop', 'skip', 'record'];

/** What a command knows that works in threads. */
export const THREAD_OPTIONS: readonly Option[] = [
  {
    flags: '--threads <n>',
    says: 'threads that work (default: one a processor, at most 8)',
    read: wholeNumber(1, 256),
  },
  {
    flags: '--output <file>',
    says: 'write to a file, over one that is there; packed when its name ends in .gz or .zst, as input is unpacked',
    read: nameOf('file'),
  },
  { flags: '--resume', says: 'go on with a job that was ended; its --output has a file FILE.progress beside it' },
  {
    flags: '--shard <i/n>',
    says: 'do the i-th of n parts only; "pencilmark merge" puts their outputs together',
    read: (text) => (readShard(text) ? ok(text) : err('Expected a part such as 2/8, the second of eight.')),
  },
];

/** What a command knows that goes through large files in threads. */
export const BULK_OPTIONS: readonly Option[] = [
  ...THREAD_OPTIONS,
  {
    flags: '--on-error <what>',
    says: 'at a record that cannot be read: stop, skip, or record it as "# line 3: …" (default: skip)',
    read: oneOf('way', ON_ERROR),
    choices: () => ON_ERROR,
  },
];

/** Options of `BULK_OPTIONS`, read. */
export interface BulkSettings extends ReadingOptions {
  readonly threads?: number;
  readonly output?: string;
  readonly resume?: true;
  readonly shard?: string;
  readonly to?: Format;
}

/** Whether threads are asked for, or what only they do. */
export const asksThreads = ({ threads, output, resume, shard }: BulkSettings): boolean =>
  [threads, output, resume, shard].some((option) => option !== undefined);

/** The options of a job as plain data: formats and boards by their names, without where and how the job is run. */
export function plainOf({ threads, output, resume, ...options }: BulkSettings): JobOptions {
  const plain: [string, JobOptions[string]][] = [];
  for (const [key, value] of Object.entries(options as Readonly<Record<string, unknown>>)) {
    if (key === 'geometry') plain.push([key, (value as Geometry).id]);
    else if (key === 'from' || key === 'to') plain.push([key, (value as Format).name]);
    else plain.push([key, value as JobOptions[string]]);
  }
  return Object.fromEntries(plain.filter(([, value]) => value !== undefined));
}
