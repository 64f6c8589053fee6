import { once } from 'node:events';
import { PassThrough, Readable } from 'node:stream';
import {
  countText,
  csvField,
  groupedNumber,
  type JobOptions,
  type RowOptions,
  runFiles,
  type Value,
  writeWhole,
} from '@pencilmark/bulk';
import { type CsvError, type Parser, parse } from 'csv-parse';
import { openSource } from '../reading/source.ts';
import type { Session } from '../session.ts';

/** How a table is annotated. */
export interface Annotating {
  readonly input: string;
  /** The file to write; without it, standard output. */
  readonly output: string | undefined;
  /** The names of the columns with puzzles and with solutions; by default those that are usual. */
  readonly question: string | undefined;
  readonly answer: string | undefined;
  /** The columns that are added, and their names. */
  readonly columns: readonly string[];
  readonly names: readonly string[];
  /** What becomes of a row whose puzzle or solution is wrong. */
  readonly bad: 'keep' | 'drop';
  /** How its puzzles are read. */
  readonly options: JobOptions;
  readonly threads: number | undefined;
  /** How puzzles and solutions that are added have their empty cells. */
  readonly blank: string | undefined;
}

/** Names that collections give to puzzles and to solutions. */
const QUESTIONS = ['question', 'q', 'puzzle', 'puzzles', 'quiz', 'quizzes', 'sudoku', 'givens'];
const ANSWERS = ['answer', 'a', 'solution', 'solutions'];

/** A field of more characters is not read. */
const LONGEST_RECORD = 1 << 20;
/** What may be a puzzle on one line; everything else is bad without being read. */
const A_LINE = /^[\w.*-]{16,}$/;

/** What is wrong with a row. */
interface RowProblem {
  readonly how: 'refuse' | 'disappoint';
  readonly message: string;
}

/** A row that waits for its values. */
interface Waiting {
  readonly line: number;
  readonly raw: string;
  readonly answer: string | undefined;
  problem?: RowProblem;
}

/** A record of the table as the parser gives it. */
interface Parsed {
  readonly record: readonly string[];
  readonly raw: string;
  readonly info: { readonly empty_lines: number };
}

/** Columns of the table that are used. */
interface Places {
  readonly question: number;
  readonly answer: number;
}

/** Thrown when the table cannot be read any further. */
class TableProblem extends Error {
  readonly line: number;

  constructor(line: number, message: string) {
    super(message);
    this.line = line;
  }
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
  private readonly session: Session;
  private readonly settings: Annotating;
  private readonly out: PassThrough | undefined;

  constructor(session: Session, settings: Annotating, out: PassThrough | undefined) {
    this.session = session;
    this.settings = settings;
    this.out = out;
  }

  /** The puzzles of the table, one a line. Rejects with `TableProblem`. */
  async *puzzles(parser: Parser): AsyncGenerator<Uint8Array> {
    let places: Places | undefined;
    let line = 1;
    let [after, empty] = [1, 0];
    try {
      for await (const { record, raw, info } of parser as AsyncIterable<Parsed>) {
        const text = raw.replace(/^[\r\n]+|[\r\n]+$/g, '');
        // The parser counts the two characters of a line's end within quotes as two lines.
        line = after + info.empty_lines - empty;
        [after, empty] = [line + text.split('\n').length, info.empty_lines];
        if (!places) {
          places = this.placesIn(record, line);
          this.send([text, ...this.settings.names.map(csvField)].join(','));
          continue;
        }
        const question = record[places.question]?.trim() ?? '';
        this.waiting.set(++this.fed, { line, raw: text, answer: record[places.answer]?.trim() });
        // A row without a puzzle takes a line, too, so that lines can be counted.
        yield Buffer.from(`${A_LINE.test(question) ? question : '?'}\n`);
        if (this.out?.writableNeedDrain) await once(this.out, 'drain');
      }
    } catch (problem) {
      if (!(problem as CsvError).code?.startsWith('CSV_')) throw problem;
      const { lines, message } = problem as CsvError & { readonly lines?: number };
      throw new TableProblem(lines ?? after, `${message.replace(/\.?$/, '.')}`);
    }
    if (!places) throw new TableProblem(1, 'No table found.');
  }

  private placesIn(head: readonly string[], line: number): Places {
    const names = head.map((name) => name.trim().toLowerCase());
    const placeOf = (wanted: string | undefined, usual: readonly string[]): number =>
      wanted === undefined
        ? names.findIndex((name) => usual.includes(name))
        : names.indexOf(wanted.trim().toLowerCase());
    const { question, answer } = this.settings;
    const places = { question: placeOf(question, QUESTIONS), answer: placeOf(answer, ANSWERS) };
    const missing = (name: string): never => {
      throw new TableProblem(line, `There is no column "${name}" in this heading; --question and --answer name them.`);
    };
    if (places.question === -1) missing(question ?? QUESTIONS[0]!);
    if (places.answer === -1 && answer !== undefined) missing(answer);
    return places;
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
    if (row) row.problem = problem;
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
    const { raw, line, problem } = this.waiting.get(number)!;
    this.waiting.delete(number);
    this.next = number + 1;
    if (problem) {
      this.bad++;
      this.session[problem.how](`${this.settings.input}:${line}`, problem.message);
      if (this.settings.bad === 'drop') return;
    }
    this.written++;
    this.send([raw, ...values.map(csvField)].join(','));
  }

  private send(line: string): void {
    if (this.out) this.out.write(`${line}\n`);
    else this.session.output.line(line);
  }
}

/** Adds columns to a table of somebody else's: CSV whose first line names the columns. */
export async function annotate(session: Session, settings: Annotating): Promise<void> {
  const { input, output } = settings;
  const source = await openSource(input, session.streams.input);
  if (!source.ok) return session.refuse(input, source.error);
  const text = async function* (): AsyncGenerator<string> {
    for await (const { text } of source.value.chunks()) yield text;
  };
  const parser = Readable.from(text()).pipe(
    parse({
      bom: true,
      info: true,
      raw: true,
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
      max_record_size: LONGEST_RECORD,
    }),
  );
  const out = output === undefined ? undefined : new PassThrough();
  const annotator = new Annotator(session, settings, out);
  const interrupt = new AbortController();
  const onInterrupt = (): void => interrupt.abort();
  process.once('SIGINT', onInterrupt);
  const writing = out && writeWhole(output!, out);
  writing?.then(
    (problem) => {
      if (problem !== undefined) interrupt.abort();
    },
    () => {},
  );
  const fault = await runThrough(session, annotator, parser, settings, interrupt.signal);
  process.off('SIGINT', onInterrupt);
  // A file that is not complete does not appear.
  const isWhole = fault === undefined && !interrupt.signal.aborted;
  if (isWhole) out?.end();
  else out?.destroy(new TableProblem(0, 'stopped'));
  const problem = await writing?.catch(() => undefined);
  if (fault !== undefined) return session.refuse(fault.place, fault.message);
  if (problem !== undefined) return session.refuse('pencilmark', problem);
  if (interrupt.signal.aborted) {
    session.messages.note(`stopped${output === undefined ? '' : '; nothing was written'}`);
    return session.raise(130);
  }
  session.progress.stop();
  const { written, bad } = annotator;
  session.messages.note(`annotated ${countText(written, 'row')}, bad ${groupedNumber(bad)}`);
}

interface Fault {
  readonly place: string;
  readonly message: string;
}

/** Sends the puzzles through the threads. Gives what is wrong with the table as a whole. */
async function runThrough(
  session: Session,
  annotator: Annotator,
  parser: Parser,
  { input, columns, options, threads, blank }: Annotating,
  stop: AbortSignal,
): Promise<Fault | undefined> {
  let fault: TableProblem | undefined;
  const puzzles = async function* (): AsyncGenerator<Uint8Array> {
    try {
      yield* annotator.puzzles(parser);
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
