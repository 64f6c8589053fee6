import { type JobOptions, type MakerOptions, type OnError, type RowOptions, readShard } from '@pencilmark/bulk';
import type { Format } from '@pencilmark/core/format';
import type { Geometry } from '@pencilmark/core/geometry';
import { err, ok } from '@pencilmark/core/result';
import { readDatabase } from '../options/database.ts';
import { nameOf, type Option, oneOf } from '../options/option.ts';
import { THREADS_OPTION } from '../options/options.ts';
import type { ReadingOptions } from '../reading/puzzles.ts';

const ON_ERROR: readonly OnError[] = ['stop', 'skip', 'record'];

/** `--output`, of every command that writes large files. */
export const OUTPUT_OPTION: Option = {
  flags: '--output <file>',
  says: 'write to this file and replace its content; it is packed when its name ends in .gz or .zst',
  read: nameOf('file'),
};

/** Options of every command that can work in threads. */
export const THREAD_OPTIONS: readonly Option[] = [
  THREADS_OPTION,
  OUTPUT_OPTION,
  {
    flags: '--resume',
    says: 'continue a job that was interrupted; its journal FILE.progress lies beside its --output FILE',
  },
  {
    flags: '--shard <i/n>',
    says: 'do only part i of n; "pencilmark merge" puts the outputs of all parts together',
    read: (text) => (readShard(text) ? ok(text) : err('Expected a part such as 2/8, the second of eight.')),
  },
  {
    flags: '--queue <address>',
    says: 'have the work done by "pencilmark work" on other machines; the address is postgres://user@host/name',
    read: readDatabase,
  },
];

/** `--on-error`, of commands whose output has no place for what cannot be read. */
export const SKIP_OPTION: Option = {
  flags: '--on-error <what>',
  says: 'what to do at a record that cannot be read: stop, or skip it (default: skip)',
  read: oneOf('way', ['stop', 'skip']),
  choices: () => ['stop', 'skip'],
};

/** Options of every command that goes through large files. */
export const BULK_OPTIONS: readonly Option[] = [
  ...THREAD_OPTIONS,
  {
    flags: '--on-error <what>',
    says: 'what to do at a record that cannot be read: stop, skip it, or record it as "# line 3: …" (default: skip)',
    read: oneOf('way', ON_ERROR),
    choices: () => ON_ERROR,
  },
];

/** The values of `BULK_OPTIONS` and of the options for reading and writing. */
export interface BulkSettings extends ReadingOptions {
  readonly threads?: number;
  readonly output?: string;
  readonly resume?: true;
  readonly shard?: string;
  readonly queue?: string;
  readonly to?: Format;
}

/** Whether the options ask for threads, or for something that needs them. */
export const asksThreads = ({ threads, output, resume, shard, queue }: BulkSettings): boolean =>
  [threads, output, resume, shard, queue].some((option) => option !== undefined);

/** The options of a maker as the command line gives them. */
export interface MakerSettings extends BulkSettings {
  readonly geometry: Geometry;
  readonly digits: string;
  readonly count: number;
  readonly seed: number;
  /** Puzzles in whose vicinity a search begins, as lines. */
  readonly near?: readonly string[];
  readonly rows?: RowOptions;
}

/**
 * The options of a job as plain data: names in place of formats and boards, without threads and
 * files.
 */
export function plainOf({ threads, output, resume, queue, from, to, geometry, ...options }: BulkSettings): JobOptions {
  return {
    ...options,
    ...(from && { from: from.name }),
    ...(to && { to: to.name }),
    ...(geometry && { geometry: geometry.id }),
  };
}

/** The options of a maker as plain data. */
export function plainMaker({ threads, output, resume, queue, to, geometry, ...options }: MakerSettings): MakerOptions {
  return { ...options, geometry: geometry.id, ...(to && { to: to.name }) };
}
