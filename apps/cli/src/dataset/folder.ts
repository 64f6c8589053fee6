import { createHash } from 'node:crypto';
import { createReadStream, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import {
  bytesOf,
  groupedNumber,
  identitiesOf,
  plainWork,
  unwritable,
  type Value,
  type Work,
  writeWhole,
} from '@pencilmark/bulk';
import type { BulkSettings } from '../jobs/settings.ts';
import { runInThreads } from '../jobs/threads.ts';
import { OutputProblem } from '../output/output.ts';
import type { Session } from '../session.ts';
import { cardOf, type FileOfSet } from './card.ts';
import type { NamedColumn } from './column.ts';
import { type Part, Partition } from './partition.ts';
import { Shuffle } from './shuffle.ts';
import { type FileForm, TABLES } from './table.ts';
import { ColumnTally } from './tally.ts';

/** How a set is laid out in its folder. */
export interface Layout {
  readonly folder: string;
  readonly form: FileForm;
  readonly columns: readonly NamedColumn[];
  readonly parts: readonly Part[];
  readonly seed: number;
  /** The names of the columns, after those of the set, with the class and the stratum of a row. */
  readonly apart: string;
  readonly stratum: string;
  /** How many rows a file has at most. */
  readonly fileRows: number;
  /** Whether the rows of each part come in an order that the seed draws. */
  readonly isShuffled: boolean;
  /** The end of names of packed files; empty for plain ones. */
  readonly packing: '' | '.gz' | '.zst';
}

/** A run of the command that writes a set. */
interface Making {
  readonly session: Session;
  readonly layout: Layout;
  readonly stop: AbortSignal;
  /** The file with the rows in the order in which they are written. */
  readonly source: string;
}

/** The rows while they are read, and when all are. */
const ROWS = 'rows.partial.gz';
const READ = 'rows.complete.gz';
/** The same rows in another order. Its name without an end that packs: it is read for each part. */
const SHUFFLED = 'rows.shuffled';
/** What is made, so that nothing else is taken for it. */
const ABOUT = 'rows.partial.json';

/**
 * Writes a set into a folder: first all rows, in threads, into a file that can be resumed, then
 * the files of the parts from it. Nothing of that file is left when the set is complete.
 */
export async function writeSet(
  session: Session,
  work: Work,
  inputs: readonly string[],
  layout: Layout,
  settings: BulkSettings,
): Promise<void> {
  const { folder } = layout;
  const mixed = layout.isShuffled && { shuffle: true };
  const about = JSON.stringify({ work: plainWork(work), inputs: await identitiesOf(inputs), ...mixed });
  const fault = beginIn(folder, about, settings.resume ?? false);
  if (fault !== undefined) return session.refuse('pencilmark', fault);
  await writeText(join(folder, ABOUT), about);
  const rows = join(folder, ROWS);
  if (!existsSync(join(folder, READ))) {
    const { resume, ...fresh } = settings;
    const again = existsSync(rows) ? settings : fresh;
    const counts = await runInThreads(session, work, inputs, { ...again, output: rows });
    if (!existsSync(rows) || existsSync(`${rows}.progress`)) return;
    if (!counts.rows) {
      for (const name of [ROWS, ABOUT]) rmSync(join(folder, name));
      return session.messages.note('Nothing was written.');
    }
    renameSync(rows, join(folder, READ));
  }
  const interrupt = new AbortController();
  const onInterrupt = (): void => interrupt.abort();
  process.once('SIGINT', onInterrupt);
  try {
    const { rows, ...options } = plainWork(work).options;
    const from = inputs.map((name) => basename(name));
    const { seed } = layout;
    const made = {
      ...options,
      rows: rows?.kind,
      ...(from.length > 0 && { from }),
      seed,
      ...mixed,
    };
    const making: Making = { session, layout, stop: interrupt.signal, source: READ };
    if (layout.isShuffled) await shuffle(making);
    await divide(layout.isShuffled ? { ...making, source: SHUFFLED } : making, made);
  } catch (problem) {
    if (!interrupt.signal.aborted) throw problem;
    session.messages.note('stopped; --resume goes on');
    session.raise(130);
  } finally {
    process.off('SIGINT', onInterrupt);
  }
}

/** Why a set cannot be begun or resumed in a folder. It makes the folder. */
function beginIn(folder: string, about: string, isResumed: boolean): string | undefined {
  try {
    mkdirSync(folder, { recursive: true });
    const names = readdirSync(folder);
    if (!isResumed)
      return names.length === 0
        ? undefined
        : `The folder ${folder} is not empty; --resume goes on with a set that was begun there.`;
    if (!names.includes(ABOUT))
      return names.length === 0 ? undefined : `In the folder ${folder} there is nothing to resume.`;
    const isSame = readFileSync(join(folder, ABOUT), 'utf8') === about;
    return isSame ? undefined : `The folder ${folder} holds a set of other inputs or options that was begun.`;
  } catch (problem) {
    return unwritable(folder, problem);
  }
}

async function writeText(path: string, text: string): Promise<void> {
  const problem = await writeWhole(
    path,
    (async function* () {
      yield Buffer.from(text);
    })(),
  );
  if (problem !== undefined) throw new OutputProblem(problem);
}

/** Writes all rows into another file, in an order that the seed draws. */
async function shuffle(making: Making): Promise<void> {
  const { folder, seed } = making.layout;
  const lines = new Shuffle(folder, seed);
  try {
    for await (const line of linesIn(making, 'shuffled')) lines.add(line);
    const problem = await writeWhole(
      join(folder, SHUFFLED),
      (async function* () {
        for (const piece of lines.pieces()) {
          making.stop.throwIfAborted();
          yield piece;
        }
      })(),
    );
    if (problem !== undefined) throw new OutputProblem(problem);
  } finally {
    lines.clear();
  }
}

/** Divides the rows into the files of the parts, and writes the card. */
async function divide(making: Making, made: object): Promise<void> {
  const { session, layout } = making;
  const { folder, columns, parts, seed, form, apart, stratum } = layout;
  const partition = new Partition(parts, seed);
  for await (const values of rowsIn(making)) partition.add(classIn(values, columns), stratumIn(values, columns));
  partition.settle();
  const tallies = columns.map(() => new ColumnTally());
  const files: FileOfSet[] = [];
  const counts = partition.counts();
  const tellings = [];
  for (const [index, part] of parts.entries()) {
    const strata = new Map<string, number>();
    files.push(...(await writePart(making, part.name, index, { partition, tallies, strata })));
    tellings.push({ ...part, ...counts[index]!, strata });
  }
  const sums = files.map(({ sha256, name }) => `${sha256}  ${name}\n`).join('');
  await writeText(join(folder, 'SHA256SUMS'), sums);
  const version = session.parts.version();
  const facts = { version, made, form, columns, apart, stratum, parts: tellings, files, tallies };
  await writeText(join(folder, 'README.md'), cardOf(facts));
  for (const name of [READ, SHUFFLED, ABOUT]) rmSync(join(folder, name), { force: true });
  session.progress.stop();
  const told = tellings.map(({ name, rows }) => `${name} ${groupedNumber(rows)}`).join(', ');
  session.messages.note(`wrote ${told} rows into ${folder}`);
}

const classIn = (values: readonly Value[], columns: readonly NamedColumn[]): string => String(values[columns.length]);
const stratumIn = (values: readonly Value[], columns: readonly NamedColumn[]): string =>
  String(values[columns.length + 1]);

/** What is gathered while parts are written. */
interface Gathered {
  readonly partition: Partition;
  readonly tallies: readonly ColumnTally[];
  readonly strata: Map<string, number>;
}

/** Writes the files of a part. */
async function writePart(
  making: Making,
  name: string,
  index: number,
  { partition, tallies, strata }: Gathered,
): Promise<FileOfSet[]> {
  const { columns, fileRows } = making.layout;
  const own = async function* (): AsyncGenerator<Value[]> {
    for await (const values of rowsIn(making)) {
      if (partition.partOf(classIn(values, columns)) !== index) continue;
      const stratum = stratumIn(values, columns);
      strata.set(stratum, (strata.get(stratum) ?? 0) + 1);
      for (const [column, tally] of tallies.entries()) tally.add(values[column]!);
      yield values.slice(0, columns.length);
    }
  };
  const count = Math.ceil(partition.counts()[index]!.rows / fileRows);
  const rest = own();
  const files: FileOfSet[] = [];
  for (let number = 0; number < count; number++) files.push(await writeFileOf(making, name, [number, count], rest));
  return files;
}

/** Writes one file of a part: the next rows of it. */
async function writeFileOf(
  { layout: { folder, form, columns, fileRows, packing }, stop }: Making,
  part: string,
  [number, count]: readonly [number, number],
  rest: AsyncGenerator<Value[]>,
): Promise<FileOfSet> {
  const [at, of] = [number, count].map((value) => String(value).padStart(5, '0'));
  const name = `${part}-${at}-of-${of}.${form}${packing}`;
  let rows = 0;
  const some = async function* (): AsyncGenerator<Value[]> {
    while (rows < fileRows) {
      const next = await rest.next();
      if (next.done) return;
      rows++;
      yield next.value;
    }
  };
  const path = join(folder, name);
  const problem = await writeWhole(path, TABLES[form].write(columns, some()));
  if (problem !== undefined) throw new OutputProblem(problem);
  stop.throwIfAborted();
  const hash = createHash('sha256');
  let bytes = 0;
  for await (const piece of createReadStream(path)) {
    hash.update(piece as Buffer);
    bytes += (piece as Buffer).length;
  }
  return { name, part, rows, bytes, sha256: hash.digest('hex') };
}

/** All rows, with class and stratum at the end. */
async function* rowsIn(making: Making): AsyncGenerator<Value[]> {
  for await (const line of linesIn(making, 'divided')) yield JSON.parse(line) as Value[];
}

/** All rows as lines. */
async function* linesIn({ session, layout: { folder }, stop, source }: Making, done: string): AsyncGenerator<string> {
  let read = 0;
  let text = '';
  const decoder = new TextDecoder();
  for await (const bytes of bytesOf(join(folder, source), 0)) {
    const lines = (text + decoder.decode(bytes, { stream: true })).split('\n');
    text = lines.pop()!;
    yield* lines;
    read += lines.length;
    session.progress.say(() => `${groupedNumber(read)} rows ${done}`);
    stop.throwIfAborted();
  }
}
