import { COUNT, FLAG, FUNCTION, having, type KeysOf, listOf, POSITIVE, TEXT } from '@pencilmark/core/result';
import type { CrewOptions, RunOptions, Work } from './types.ts';

// What the arguments of the public functions must be.

export const WORK = having("work, such as { job: 'solve', options: {} }", 'job', 'options');
export const BYTES = having('bytes, a Uint8Array', 'byteLength', 'subarray');
export const TEXTS = listOf(TEXT);
export const A_STREAM = having('a stream of bytes', Symbol.asyncIterator);

export const OPTIONS = having('an object with options');

const AN_ADDRESS = having('an address with href, such as a URL', 'href');

/** The options of `runFiles`. */
export const RUN_KEYS: KeysOf<RunOptions & Work> = {
  job: true,
  options: OPTIONS,
  inputs: TEXTS,
  standardInput: A_STREAM,
  threads: POSITIVE,
  pieceBytes: POSITIVE,
  output: TEXT,
  resume: FLAG,
  write: FUNCTION,
  hear: FUNCTION,
  advance: FUNCTION,
  betweenJournals: COUNT,
  stop: having('a signal', 'aborted'),
  worker: AN_ADDRESS,
  started: listOf(having('a thread')),
  machines: having('machines'),
};

export const MERGE_KEYS = { shards: TEXTS, output: TEXT, write: FUNCTION };
export const CREW_KEYS: KeysOf<CrewOptions> = { threads: POSITIVE, worker: AN_ADDRESS };
export const COUNTS_BY_NAME = having('an object with a number for each name');
export const A_CHOICE = having('what the job was told, with solver and json');
