import type { Answered, Counts, Problem } from './answers.ts';
import type { OnError } from './chunk.ts';
import type { Journal } from './journal.ts';
import type { BulkOptions, FileProblem } from './run.ts';
import { sourceName } from './source.ts';
import type { Writer } from './writer.ts';

/** Why a whole input is refused, and where that is seen. */
export interface Refusal {
  readonly code: string;
  readonly line?: number;
  readonly column?: number;
  readonly message: string;
}

/** What a job has counted and said so far; a job that goes on, since its beginning. */
export class Books {
  records: number;
  readonly json: boolean;
  private readonly onError: OnError | undefined;
  private readonly hear: BulkOptions['hear'];
  private readonly counts: Record<string, number>;
  private exitCode: 0 | 1 | 2;

  constructor({ options, hear }: BulkOptions, journal: Journal | undefined) {
    this.json = options.json === true;
    this.onError = options.onError as OnError | undefined;
    this.hear = hear;
    this.records = journal?.allRecords ?? 0;
    this.counts = { ...journal?.counts };
    this.exitCode = journal?.exitCode ?? 0;
  }

  /** The numbers as they are now. */
  get state(): { readonly records: number; readonly counts: Counts; readonly exitCode: 0 | 1 | 2 } {
    const { records, counts, exitCode } = this;
    return { records, counts: { ...counts }, exitCode };
  }

  /** Hands an answer to the writer, and says what is to be said; gives the line where the job is to stop. */
  async take(
    writer: Writer,
    { output, events, records, counts, exitCode }: Answered,
    placed: (problem: Problem) => FileProblem,
    held?: { readonly thread: number; readonly held: number; readonly size: number },
  ): Promise<number | undefined> {
    const { texts } = writer;
    this.records += records;
    for (const [name, number] of Object.entries(counts)) this.counts[name] = (this.counts[name] ?? 0) + number;
    if (exitCode === 1) this.raise(1);
    let at = 0;
    for (const { at: place, problem, text, record } of events) {
      writer.putLines(output.subarray(at, place));
      at = place;
      if (text !== undefined) texts.add(text, { record: record! });
      if (!problem) continue;
      const told = placed(problem);
      const { line } = told;
      this.hear?.(told);
      if (problem.how === 'note' || problem.how === 'tell') continue;
      this.raise(problem.how === 'refuse' ? 2 : 1);
      if (this.onError === 'record' && !this.json) texts.add(`# line ${line}: ${problem.message}`, { record: 'line' });
      if (this.onError === 'stop' && problem.how === 'refuse') return line;
    }
    if (held) await writer.putHeld(held.thread, held.held, held.size);
    else writer.putLines(output.subarray(at));
    return undefined;
  }

  /** Refuses a whole input; among JSON objects its name is told where no line is, for no record stands for it. */
  refuse(writer: Writer, input: string, { code, message, ...place }: Refusal): void {
    this.raise(2);
    this.hear?.({ message, ...place, how: 'refuse', input });
    if (!this.json) return;
    const { line = 1, column = 1 } = place;
    const told = { code, line, column, message: place.line ? message : `${sourceName(input)}: ${message}` };
    writer.putLines(new TextEncoder().encode(`${JSON.stringify({ error: told, line })}\n`));
  }

  private raise(code: 1 | 2): void {
    if (code > this.exitCode) this.exitCode = code;
  }
}
