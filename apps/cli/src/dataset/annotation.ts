import { statSync } from 'node:fs';
import {
  countText,
  groupedNumber,
  identitiesOf,
  type JobOptions,
  type RowOptions,
  runFiles,
  type Value,
} from '@pencilmark/bulk';
import { openSource } from '../reading/source.ts';
import type { Session } from '../session.ts';
import { KeptFile } from './kept-file.ts';
import { entriesOf, type TableEntry, TableProblem, type TableRow, type TableWishes } from './tables.ts';

/** How a table is annotated. */
export interface Annotating extends TableWishes {
  readonly input: string;
  /** The file to write; without it, standard output. */
  readonly output: string | undefined;
  /** Whether to go on with an output that was begun. */
  readonly isResumed: boolean;
  /** The columns that are added. */
  readonly columns: readonly string[];
  /** What becomes of a row whose puzzle or solution is wrong. */
  readonly bad: 'keep' | 'drop';
  /** How its puzzles are read. */
  readonly options: JobOptions;
  readonly threads: number | undefined;
  /** How puzzles and solutions that are added have their empty cells. */
  readonly blank: string | undefined;
}

/** What may be a puzzle on one line; everything else is bad without being read. */
const A_LINE = /^[\w.*-]{16,}$/;

/** What is wrong with a row. */
interface RowProblem {
  readonly how: 'refuse' | 'disappoint';
  readonly message: string;
}

/** A row that waits for its values. */
interface Waiting extends TableRow {
  problem?: RowProblem;
}

/**
 * Adds values to the rows of a table. Its puzzles go through the threads as lines, and each row
 * waits until the values of its line come back, so only a few pieces are in memory.
 */
class Annotator {
  private readonly waiting = new Map<number, Waiting>();
  private next = 1;
  private fed = 0;
  bad = 0;
  written = 0;
  /** How many rows an earlier run has done. */
  private readonly skipped: number;
  private readonly session: Session;
  private readonly settings: Annotating;
  private readonly file: KeptFile | undefined;

  constructor(session: Session, settings: Annotating, file: KeptFile | undefined) {
    this.session = session;
    this.settings = settings;
    this.file = file;
    const { rows, written, bad } = file?.before ?? { rows: 0, written: 0, bad: 0 };
    [this.skipped, this.written, this.bad] = [rows, written, bad];
  }

  /** The puzzles of the table, one a line. Rejects with `TableProblem`. */
  async *puzzles(entries: AsyncIterable<TableEntry>): AsyncGenerator<Uint8Array> {
    let rows = 0;
    for await (const entry of entries) {
      if ('heading' in entry) {
        if (this.file) this.file.heading(entry.heading);
        else this.session.output.line(entry.heading);
        continue;
      }
      if (++rows <= this.skipped) continue;
      const { question, fault } = entry;
      const problem = fault === undefined ? {} : { problem: { how: 'refuse', message: fault } as const };
      this.waiting.set(++this.fed, { ...entry, ...problem });
      // A row without a puzzle takes a line, too, so that lines can be counted.
      yield Buffer.from(`${A_LINE.test(question) ? question : '?'}\n`);
      await this.file?.room();
    }
  }

  /** Takes rows with the line, the solution and the values of puzzles. */
  take(bytes: Uint8Array): void {
    for (const text of Buffer.from(bytes).toString().split('\n')) {
      if (text === '') continue;
      const [line, solution, ...values] = JSON.parse(text) as [number, string, ...Value[]];
      this.endBefore(line);
      const { answer = '' } = this.waiting.get(line)!;
      if (answer !== '' && answer !== solution)
        this.note(line, { how: 'disappoint', message: 'The answer is not the solution of this puzzle.' });
      this.finish(line, values);
    }
  }

  /** Notes what is wrong with the puzzle on a line. In a table of a heading alone there is none. */
  note(line: number, problem: RowProblem): void {
    const row = this.waiting.get(line);
    if (row) row.problem ??= problem;
  }

  /** Ends the rows before a line that have come back without values. */
  endBefore(line: number): void {
    const nothing = this.settings.columns.map(() => null);
    while (this.next < line) {
      const row = this.waiting.get(this.next)!;
      row.problem ??= { how: 'refuse', message: 'This is no puzzle.' };
      this.finish(this.next, nothing);
    }
  }

  /** All rows that were read have come back, when the run is over. */
  end(): void {
    this.endBefore(this.fed + 1);
  }

  private finish(number: number, values: readonly Value[]): void {
    const { line, problem, complete } = this.waiting.get(number)!;
    this.waiting.delete(number);
    this.next = number + 1;
    if (problem) {
      this.bad++;
      this.session[problem.how](`${this.settings.input}:${line}`, problem.message);
    }
    const isDropped = problem !== undefined && this.settings.bad === 'drop';
    if (!isDropped) this.written++;
    const text = isDropped ? undefined : complete(values);
    const { written, bad } = this;
    const { exitCode } = this.session;
    if (this.file) this.file.row(text, { rows: this.skipped + number, written, bad, exitCode });
    else if (text !== undefined) this.session.output.line(text);
  }
}

/** Adds columns to a table of somebody else: CSV with a heading, or a line for each object. */
export async function annotate(session: Session, settings: Annotating): Promise<void> {
  const { input, output } = settings;
  if (settings.isResumed && (output === undefined || input === '-'))
    return session.refuse('pencilmark', output === undefined ? UNKEPT : UNREPEATED);
  const source = await openSource(input, session.streams.input);
  if (!source.ok) return session.refuse(input, source.error);
  const interrupt = new AbortController();
  const stop = (): void => interrupt.abort();
  const opened = output === undefined ? undefined : await KeptFile.open(await keptOptions(output, settings, stop));
  if (opened && !opened.ok) return session.refuse('pencilmark', opened.error);
  const file = opened?.value;
  if (file && file.before.exitCode > 0) session.raise(file.before.exitCode as 1 | 2);
  const annotator = new Annotator(session, settings, file);
  process.once('SIGINT', stop);
  const entries = entriesOf(source.value, settings);
  const fault = await runThrough(session, annotator, entries, settings, interrupt.signal);
  process.off('SIGINT', stop);
  if (fault !== undefined) {
    await file?.abandon();
    return session.refuse(fault.place, fault.message);
  }
  if (interrupt.signal.aborted) return stopped(session, file);
  await file?.finish();
  if (file?.problem !== undefined) return session.refuse('pencilmark', file.problem);
  session.progress.stop();
  const { written, bad } = annotator;
  session.messages.note(`annotated ${countText(written, 'row')}, bad ${groupedNumber(bad)}`);
}

const UNKEPT = 'Only a job with an output file can be resumed.';
const UNREPEATED = 'Standard input cannot be read again: nothing can be resumed.';

/** Tells that a run has ended early, and whether it can go on. */
async function stopped(session: Session, file: KeptFile | undefined): Promise<void> {
  const isKept = await file?.interrupt();
  if (file?.problem !== undefined) {
    const further = isKept ? ' Mend that, and continue with --resume.' : '';
    return session.refuse('pencilmark', `${file.problem}${further}`);
  }
  session.messages.note(`stopped${isKept ? '; --resume goes on' : file ? '; nothing was written' : ''}`);
  session.raise(130);
}

async function keptOptions(output: string, settings: Annotating, onProblem: () => void) {
  const { input, isResumed, threads: _, output: __, isResumed: ___, ...work } = settings;
  // A pipe is read once: to look into it would take something away.
  const isKept = input !== '-' && statSync(input).isFile();
  const about = isKept ? JSON.stringify({ ...work, inputs: await identitiesOf([input]) }) : '';
  return { output, about, isResumed, isKept, onProblem };
}

interface Fault {
  readonly place: string;
  readonly message: string;
}

/** Sends the puzzles through the threads. Gives what is wrong with the table as a whole. */
async function runThrough(
  session: Session,
  annotator: Annotator,
  entries: AsyncIterable<TableEntry>,
  { input, columns, options, threads, blank }: Annotating,
  stop: AbortSignal,
): Promise<Fault | undefined> {
  let fault: TableProblem | undefined;
  const puzzles = async function* (): AsyncGenerator<Uint8Array> {
    try {
      yield* annotator.puzzles(entries);
    } catch (problem) {
      if (!(problem instanceof TableProblem)) throw problem;
      fault = problem;
    }
  };
  const rows: RowOptions = {
    kind: 'puzzles',
    columns: ['line', 'solution', ...columns],
    form: 'values',
    ...(blank !== undefined && { blank }),
  };
  const result = await runFiles({
    job: 'rows',
    options: { ...options, from: 'line', rows },
    inputs: ['-'],
    standardInput: puzzles(),
    ...(threads !== undefined && { threads }),
    write: (bytes) => annotator.take(bytes),
    hear: ({ line, how, message }) => {
      if (line !== undefined && (how === 'refuse' || how === 'disappoint')) annotator.note(line, { how, message });
    },
    advance: ({ records }) => session.progress.say(() => `${groupedNumber(records)} rows`),
    stop,
    worker: session.parts.worker,
    started: session.started.splice(0),
  });
  if (!result.ok) return { place: 'pencilmark', message: result.error };
  if (fault) return { place: `${input}:${fault.line}`, message: fault.message };
  if (!stop.aborted) annotator.end();
  return undefined;
}
