import { closeSync, fstatSync, openSync, readSync, statSync } from 'node:fs';
import {
  type Counts,
  grouped,
  isPacked,
  type JobOptions,
  jobNamed,
  makerNamed,
  type OnError,
  readShard,
  rowNamed,
  runFiles,
  type Sink,
  type Summary,
  sourceName,
  Texts,
} from '@pencilmark/bulk';
import { err, type Format, type Geometry, ok } from '@pencilmark/core';
import { type Option, oneOf, wholeNumber } from './options.ts';
import { begunPipe, openPipe } from './pipe.ts';
import { eachPuzzle, type ReadingOptions } from './puzzles.ts';
import type { Session } from './session.ts';

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

/**
 * Does the job of a command with every puzzle of the files; without files, of standard input. In threads where that is asked for, or a file is large
 * or packed, and otherwise here: the answers are the same. Gives what the job counted.
 */
export async function runJob(
  session: Session,
  name: string,
  operands: readonly string[],
  options: BulkSettings,
): Promise<Counts> {
  const inputs = operands.length > 0 ? operands : ['-'];
  const isBulk = isAsked(options) || (options.onError === 'record' && !options.json) || (await isAnyLarge(inputs));
  return isBulk ? runInBulk(session, name, inputs, options) : runHere(session, name, inputs, options);
}

/** So many times what a thread makes at once are worth the start of threads. */
const MANY = 16;

/** Makes as many puzzles as are wanted, in threads where that is asked for or they are many. */
export async function runMaker<Wishes extends BulkSettings & { readonly count: number; readonly seed: number }>(
  session: Session,
  name: string,
  options: Wishes,
): Promise<void> {
  const { count, seed } = options;
  const maker = makerNamed(name);
  const plain = plainOf(options) as never;
  if (isAsked(options) || count > MANY * maker.atOnce(plain)) {
    await runInBulk(session, name, [], options);
    return;
  }
  const make = await maker.prepare(plain);
  const texts = new Texts((line) => session.output.line(line));
  for (let index = 0; index < count; index++) {
    const place = `seed ${seed + index}`;
    if (!make(index, { ...sinkOf(session, { place }), add: (text, format) => texts.add(text, format) })) return;
    if (session.progress.isDue())
      await session.progress.show({ what: 'puzzles', count: index + 1, done: index + 1, total: count });
  }
}

/** Whether threads are asked for, or what only they do. */
const isAsked = ({ threads, output, resume, shard }: BulkSettings): boolean =>
  [threads, output, resume, shard].some((option) => option !== undefined);

/** The options of a job as plain data: formats and boards by their names, without where and how the job is run. */
function plainOf({ threads, output, resume, ...options }: BulkSettings): JobOptions {
  const plain: [string, JobOptions[string]][] = [];
  for (const [key, value] of Object.entries(options as Readonly<Record<string, unknown>>)) {
    if (key === 'geometry') plain.push([key, (value as Geometry).id]);
    else if (key === 'from' || key === 'to') plain.push([key, (value as Format).name]);
    else plain.push([key, value as JobOptions[string]]);
  }
  return Object.fromEntries(plain.filter(([, value]) => value !== undefined));
}

async function runHere(
  session: Session,
  name: string,
  operands: readonly string[],
  options: BulkSettings,
): Promise<Counts> {
  const job = jobNamed(name);
  const answer = await job.prepare(plainOf(options) as never);
  const texts = new Texts((line) => session.output.line(line));
  const counts: Record<string, number> = {};
  await eachPuzzle(session, operands, { ...options, skipsLibrary: job.skipsLibrary }, async (found) => {
    let isRefused = false;
    const sink: Sink = {
      ...sinkOf(session, found),
      add: (text, format) => texts.add(text, format),
      count: (what, by = 1) => {
        counts[what] = (counts[what] ?? 0) + by;
      },
    };
    await answer(found, {
      ...sink,
      problem: (how, sentence) => {
        isRefused ||= how === 'refuse';
        sink.problem(how, sentence);
      },
    });
    return isRefused && options.onError === 'stop' ? 'enough' : undefined;
  });
  return counts;
}

/** Where a job puts what it makes of a puzzle when it runs here. */
export const sinkOf = (session: Session, { place }: { readonly place: string }): Sink => ({
  write: (text) => session.output.write(text),
  add: (text) => session.output.line(text),
  problem: (how, sentence) => {
    if (how === 'note') session.messages.problem(place, sentence);
    else session[how](place, sentence);
  },
  tell: (text) => session.messages.note(`${place}: ${text}`),
  raise: () => session.raise(1),
  count: () => {},
});

const LARGE = 1 << 20;
const BEGINNING = 1 << 12;

async function isAnyLarge(inputs: readonly string[]): Promise<boolean> {
  for (const input of inputs) if (await isLarge(input)) return true;
  return false;
}

/** Whether a file, or what comes by standard input, is packed, or is worth the start of threads: it is long and begins with lines. */
async function isLarge(operand: string): Promise<boolean> {
  if (isPacked(operand)) return true;
  try {
    const pipe = operand === '-' ? openPipe() : undefined;
    if (pipe) {
      const come = await pipe.beginning(LARGE);
      return come.reduce((sum, { length }) => sum + length, 0) >= LARGE && beginsWithLines(come[0]!);
    }
    const stat = operand === '-' ? fstatSync(0) : statSync(operand);
    return stat.isFile() && stat.size >= LARGE && beginsWithLines(beginningOf(operand));
  } catch {
    return false; // whoever reads it says what is wrong
  }
}

const beginsWithLines = (bytes: Uint8Array): boolean =>
  /^[\d.]{81}/m.test(Buffer.from(bytes.subarray(0, BEGINNING)).toString('latin1'));

function beginningOf(operand: string): Uint8Array {
  const descriptor = operand === '-' ? 0 : openSync(operand, 'r');
  try {
    const bytes = Buffer.alloc(BEGINNING);
    // From the beginning, so that standard input stays where it is.
    return bytes.subarray(0, readSync(descriptor, bytes, 0, BEGINNING, 0));
  } finally {
    if (descriptor !== 0) closeSync(descriptor);
  }
}

/** Does a job in threads; ends early when interrupted. */
async function runInBulk(
  session: Session,
  job: string,
  inputs: readonly string[],
  settings: BulkSettings,
): Promise<Counts> {
  const { threads, output, resume } = settings;
  const start = performance.now();
  const options = plainOf(settings);
  const standardInput = begunPipe();
  const interrupt = new AbortController();
  // Only once: who asks again need not wait.
  process.once('SIGINT', () => interrupt.abort());
  const result = await runFiles({
    job,
    options,
    inputs,
    ...(threads !== undefined && { threads }),
    ...(output !== undefined && { output }),
    ...(resume && { resume }),
    ...(standardInput && { standardInput }),
    write: (bytes) => session.output.bytes(bytes),
    hear: ({ input, line, column, how, message }) => {
      const place = [sourceName(input), line, column].filter((part) => part !== undefined).join(':');
      if (how === 'tell') session.messages.note(`${place}: ${message}`);
      else if (how === 'note') session.messages.problem(place, message);
      else session[how](place, message);
    },
    advance: async ({ records: count, done, total, before }) => {
      if (session.progress.isDue())
        await session.progress.show({
          what: 'puzzles',
          count,
          done,
          total,
          before: { count: before.records, done: before.done },
        });
    },
    stop: interrupt.signal,
    worker: session.threads.script,
    started: session.threads.started.splice(0),
  });
  if (!result.ok) {
    session.refuse('pencilmark', result.error);
    return {};
  }
  session.progress.stop();
  const { stopped, exitCode, counts } = result.value;
  if (exitCode > 0) session.raise(exitCode as 1 | 2);
  session.messages.note(summaryOf(job, options, result.value, (performance.now() - start) / 1000));
  if (stopped?.why === 'enough') {
    const further = output === undefined ? '' : '; --resume goes on';
    const place = [sourceName(stopped.input), stopped.line].filter((part) => part !== undefined).join(':');
    session.messages.note(`stopped behind ${place}${further}`);
    session.raise(130);
  }
  return counts;
}

/** What was done, in one line: "solved 1 000 000, proper 998 213, several 1 700, none 87, 412 000/s". */
function summaryOf(
  name: string,
  options: JobOptions,
  { records, recordsBefore, counts }: Summary,
  seconds: number,
): string {
  const job = rowNamed(name);
  const known = job.known?.(options as never) ?? [];
  const { bad = 0 } = counts;
  const parts = [...job.counts, 'bad']
    .filter((what) => counts[what] || known.includes(what))
    .map((what) => `${what} ${grouped(counts[what] ?? 0)}`);
  const rate = `${grouped(Math.round((records - recordsBefore) / seconds))}/s`;
  return [`${job.done} ${grouped(records - bad)}`, ...parts, rate].join(', ');
}
