import { closeSync, openSync, readSync, statSync } from 'node:fs';
import {
  type Counts,
  counted,
  type Found,
  grouped,
  type JobOptions,
  jobNamed,
  type OnError,
  runFiles,
  type Sink,
  type Summary,
  sourceName,
  Texts,
} from '@pencilmark/bulk';
import { type Option, oneOf, wholeNumber } from './options.ts';
import { eachPuzzle, type ReadingOptions } from './puzzles.ts';
import type { Session } from './session.ts';

const ON_ERROR: readonly OnError[] = ['stop', 'skip', 'record'];

/** What a command that goes through large files knows. */
export const BULK_OPTIONS: readonly Option[] = [
  {
    flags: '--threads <n>',
    says: 'threads that work (default: one a processor, at most 8)',
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
  readonly threads?: number;
  readonly output?: string;
  readonly resume?: true;
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
  const { threads, output, resume, ...rest } = options;
  const isBulk =
    [threads, output, resume].some((option) => option !== undefined) ||
    (options.onError === 'record' && !options.json) ||
    operands.some(isLarge);
  return isBulk
    ? runInBulk(session, name, operands, options, plainOf(rest))
    : runHere(session, name, operands, options, plainOf(rest));
}

/** Options as plain data: formats and boards by their names. */
const plainOf = (options: object): JobOptions =>
  Object.fromEntries(
    Object.entries(options).map(([key, value]) => [key, key === 'geometry' ? value.id : (value?.name ?? value)]),
  );

async function runHere(
  session: Session,
  name: string,
  operands: readonly string[],
  options: BulkSettings,
  plain: JobOptions,
): Promise<Counts> {
  const answer = await jobNamed(name).prepare(plain as never);
  const texts = new Texts((line) => session.output.line(line));
  const counts: Record<string, number> = {};
  await eachPuzzle(session, operands, options, async (found) => {
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
export const sinkOf = (session: Session, { place }: Found): Sink => ({
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

/** Whether a file is packed, or is worth the start of threads: it is long and begins with lines. */
function isLarge(operand: string): boolean {
  if (operand.endsWith('.gz')) return true;
  if (operand === '-') return false;
  try {
    const stat = statSync(operand);
    return stat.isFile() && stat.size >= LARGE && /^[\d.]{81}/m.test(beginningOf(operand));
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

/** Does a job in threads; ends early when interrupted. */
async function runInBulk(
  session: Session,
  job: string,
  operands: readonly string[],
  { threads, output, resume }: BulkSettings,
  options: JobOptions,
): Promise<Counts> {
  const start = performance.now();
  const interrupt = new AbortController();
  // Only once: who asks again need not wait.
  process.once('SIGINT', () => interrupt.abort());
  const result = await runFiles({
    job,
    options,
    inputs: operands.length > 0 ? operands : ['-'],
    ...(threads !== undefined && { threads }),
    ...(output !== undefined && { output }),
    ...(resume && { resume }),
    write: (bytes) => session.output.bytes(bytes),
    hear: ({ input, line, column, how, message }) => {
      const place = [sourceName(input), line, column].filter((part) => part !== undefined).join(':');
      if (how === 'tell') session.messages.note(`${place}: ${message}`);
      else if (how === 'note') session.messages.problem(place, message);
      else session[how](place, message);
    },
    advance: async ({ records, done, total }) => {
      if (session.progress.isDue()) await session.progress.show({ what: 'puzzles', count: records, done, total });
    },
    stop: interrupt.signal,
  });
  if (!result.ok) {
    session.refuse('pencilmark', result.error);
    return {};
  }
  session.progress.stop();
  const { stopped, exitCode, counts } = result.value;
  if (exitCode > 0) session.raise(exitCode as 1 | 2);
  session.messages.note(summaryOf(job, result.value, (performance.now() - start) / 1000));
  if (stopped?.why === 'enough') {
    const further = output === undefined ? '' : '; --resume goes on';
    session.messages.note(`stopped behind ${sourceName(stopped.input)}:${stopped.line}${further}`);
    session.raise(130);
  }
  return counts;
}

/** What was done, in one line: "solved 1 000 000, proper 998 213, several 1 700, none 87, 412 000/s on 2 threads". */
function summaryOf(name: string, { records, counts, threads }: Summary, seconds: number): string {
  const job = jobNamed(name);
  const { bad = 0 } = counts;
  const parts = [...job.counts, 'bad'].flatMap((what) => (counts[what] ? [`${what} ${grouped(counts[what])}`] : []));
  const rate = `${grouped(Math.round(records / seconds))}/s on ${counted(threads, 'thread')}`;
  return [`${job.done} ${grouped(records - bad)}`, ...parts, rate].join(', ');
}
