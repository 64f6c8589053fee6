import { sourceName } from '../input/input.ts';
import type { Journal } from '../journal/journal.ts';
import type { HeldAnswers, Writer } from '../output/writer.ts';
import type { Answered, BulkOptions, Counts, FileProblem, OnError, Problem, Refusal } from '../types.ts';

/** What a job has counted and said so far. A job that was resumed counts from its first run on. */
export class Ledger {
  records: number;
  readonly json: boolean;
  private readonly onError: OnError | undefined;
  private readonly hear: BulkOptions['hear'];
  private readonly counts: Record<string, number>;
  private exitCode: 0 | 1 | 2;

  constructor({ options, hear }: BulkOptions, journal: Journal | undefined) {
    this.json = options.json === true;
    this.onError = options.onError;
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

  /**
   * Gives an answer to the writer, and its messages to the caller. Gives the line where the job
   * must stop, if there is one.
   */
  async take(
    writer: Writer,
    { output, asides, records, counts, exitCode }: Answered,
    placed: (problem: Problem) => FileProblem,
    held?: HeldAnswers,
  ): Promise<number | undefined> {
    this.records += records;
    for (const [name, number] of Object.entries(counts)) this.counts[name] = (this.counts[name] ?? 0) + number;
    if (exitCode === 1) this.raise(1);
    let at = 0;
    for (const { at: place, problem, text, record } of asides) {
      writer.putLines(output.subarray(at, place));
      at = place;
      if (text !== undefined) writer.texts.add(text, { record: record! });
      const stop = problem && this.say(writer, problem.how, placed(problem));
      if (stop) return stop.line;
    }
    if (held) await writer.putHeld(held);
    else writer.putLines(output.subarray(at));
    return undefined;
  }

  /**
   * Refuses a whole input. Among JSON objects its name is given when there is no line, because no
   * record stands for the input.
   */
  refuse(writer: Writer, input: string, { code, message, ...place }: Refusal): void {
    this.raise(2);
    this.hear?.({ message, ...place, how: 'refuse', input });
    if (!this.json) return;
    const { line = 1, column = 1 } = place;
    const problem = { code, line, column, message: place.line ? message : `${sourceName(input)}: ${message}` };
    writer.putLines(new TextEncoder().encode(`${JSON.stringify({ error: problem, line })}\n`));
  }

  /** Sends the caller a message about a record. Returns it when the job must stop there. */
  private say(writer: Writer, how: Problem['how'], problem: FileProblem): FileProblem | undefined {
    this.hear?.(problem);
    if (how === 'note' || how === 'tell') return undefined;
    this.raise(how === 'refuse' ? 2 : 1);
    if (this.onError === 'record' && !this.json)
      writer.texts.add(`# line ${problem.line}: ${problem.message}`, { record: 'line' });
    return this.onError === 'stop' && how === 'refuse' ? problem : undefined;
  }

  private raise(code: 1 | 2): void {
    if (code > this.exitCode) this.exitCode = code;
  }
}
