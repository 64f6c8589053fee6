import { type FileHandle, open, stat } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { isatty } from 'node:tty';
import { err, ok, type Result } from '@pencilmark/core';
import { type Chunk, type ChunkAnswer, limitOfPlain, type OnError } from './chunk.ts';
import { type BegunPiece, bytesBetween, type Feed, type FeedStart, rangeFeed, streamFeed } from './feed.ts';
import { jobNamed } from './jobs.ts';
import { type InputIdentity, type Journal, removeJournal, writeJournal } from './journal.ts';
import { packingOf } from './packing.ts';
import { Pool } from './pool.ts';
import { type BulkOptions, type Summary, workOf } from './run.ts';
import { encodingOf, isGzip, joined, sourceName } from './source.ts';
import type { AnsweredChunk } from './tasks.ts';
import { Writer } from './writer.ts';

// One thread gives out and writes; eight that solve easy lines are as many as it can feed.
const MOST_THREADS = 8;
const BETWEEN_JOURNALS_MS = 1000;
const FIRST_BYTES = 1 << 16;

/** How far a job is within an input. */
type Place = FeedStart & { readonly records: number };

const START: Place = { offset: 0, lines: 0, cut: 0, lead: '', records: 0 };
const NOTHING = new Uint8Array(0);

/** Why a whole input is refused, and where that is seen. */
interface Refusal {
  readonly code: string;
  readonly line?: number;
  readonly column?: number;
  readonly message: string;
}

/** The run of a job that may be begun. */
export class Run {
  private readonly options: BulkOptions;
  private readonly identities: readonly InputIdentity[];
  private readonly journal: Journal | undefined;
  private readonly threads: number;
  private readonly pieceBytes: number;
  private readonly limit: number;
  private readonly onError: OnError | undefined;
  private readonly json: boolean;
  private readonly counts: Record<string, number>;
  private records: number;
  private exitCode: 0 | 1 | 2;
  private readonly pool: Pool;
  private writer!: Writer;
  private stopped: Summary['stopped'];
  private doneBefore = 0;
  private total: number | undefined;

  constructor(options: BulkOptions, identities: readonly InputIdentity[], journal: Journal | undefined) {
    const job = jobNamed(options.job);
    this.options = options;
    this.identities = identities;
    this.journal = journal;
    this.threads = options.threads ?? Math.min(availableParallelism(), MOST_THREADS);
    this.pieceBytes = journal?.pieceBytes ?? options.pieceBytes ?? job.pieceBytes;
    this.limit = limitOfPlain(options);
    this.onError = options.options.onError as OnError | undefined;
    this.json = options.options.json === true;
    this.counts = { ...journal?.counts };
    this.records = journal?.allRecords ?? 0;
    this.exitCode = journal?.exitCode ?? 0;
    const { limit, pieceBytes } = this;
    const worker = options.worker ?? new URL('./worker.js', import.meta.url);
    this.pool = new Pool(this.threads, worker, { work: workOf(options), limit, pieceBytes });
  }

  async run(): Promise<Result<Summary, string>> {
    const { output, inputs } = this.options;
    let file: FileHandle | undefined;
    try {
      try {
        file = await this.openOutput();
      } catch (problem) {
        return err(`${output} cannot be written: ${(problem as Error).message}.`);
      }
      await this.measure();
      for (let index = this.journal?.input ?? 0; index < inputs.length && !this.stopped; index++) {
        const isResumed = this.journal !== undefined && index === this.journal.input;
        try {
          await this.workOn(index, isResumed ? this.journal! : START);
        } catch (problem) {
          if (!isReadingProblem(problem)) throw problem;
          this.refuse(index, { code: 'file', message: sentence(problem as NodeJS.ErrnoException) });
        }
        this.doneBefore += this.identities[index]?.size ?? 0;
      }
      await this.writer.finish();
    } finally {
      await this.pool.close();
      await file?.close();
    }
    if (output !== undefined && !this.stopped) await removeJournal(output);
    const { records, counts, threads, exitCode, stopped } = this;
    return ok({ records, counts, threads, exitCode, ...(stopped && { stopped }) });
  }

  private async openOutput(): Promise<FileHandle | undefined> {
    const { output, write, betweenJournals = BETWEEN_JOURNALS_MS } = this.options;
    const { journal } = this;
    const written = journal?.output ?? 0;
    let file: FileHandle | undefined;
    const isKept = output !== undefined && this.identities.length > 0;
    if (output !== undefined) {
      if (!journal && isKept) await writeJournal(output, { ...this.stateAt(0, START), ...NO_OUTPUT });
      file = await open(output, journal ? 'r+' : 'w').catch((problem) => {
        if (journal && (problem as NodeJS.ErrnoException).code === 'ENOENT') return open(output, 'w');
        throw problem;
      });
      await file.truncate(written);
    }
    const keep = isKept ? (state: Journal) => writeJournal(output, state) : undefined;
    const packing = output === undefined ? undefined : packingOf(output);
    this.writer = new Writer({ ...(file && { file }), written, packing, write, keep, betweenJournals }, this.pool);
    if (journal) this.writer.texts.goOn(journal.previous, journal.heading);
    return file;
  }

  private async measure(): Promise<void> {
    const sizes = this.options.inputs.map((name) =>
      name === '-' || isGzip(name)
        ? Number.NaN
        : stat(name).then(
            ({ size }) => size,
            () => 0,
          ),
    );
    const total = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
    this.total = Number.isNaN(total) ? undefined : total;
  }

  private async workOn(index: number, from: Place): Promise<void> {
    const input = this.options.inputs[index]!;
    if (input === '-' && isatty(0)) {
      this.refuse(index, { code: 'file', message: 'This is a terminal. Give a file, or pipe puzzles in.' });
      return;
    }
    const file = input === '-' || isGzip(input) ? undefined : await open(input, 'r');
    try {
      await this.workThrough(index, from, file);
    } finally {
      await file?.close();
    }
  }

  /** The feed of an input; and what of it belongs before its first piece. */
  private async feedOf(input: string, from: Place, file: FileHandle | undefined): Promise<[Feed, Uint8Array]> {
    const cuts = { pieceBytes: this.pieceBytes, to: Number.POSITIVE_INFINITY };
    const { pool, limit } = this;
    const stats = await file?.stat();
    if (file && limit > 0 && stats!.isFile() && stats!.size > 0) {
      const beginning = await bytesBetween(file, 0, 2);
      if (encodingOf(beginning) === 'utf-8') {
        const { mayHold } = this.writer;
        const feed = rangeFeed(pool, file, { ...cuts, size: stats!.size, mayHold }, from);
        return [feed, await bytesBetween(file, from.offset, from.cut)];
      }
    }
    return [streamFeed(pool, input, { ...cuts, isTelling: limit === 0 }, from), NOTHING];
  }

  private async workThrough(index: number, from: Place, file: FileHandle | undefined): Promise<void> {
    const { pool, options } = this;
    const input = options.inputs[index]!;
    const name = sourceName(input);
    let [feed, tail] = await this.feedOf(input, from, file);
    let begun: BegunPiece[] = [];
    let { offset, cut, lines, lead, records } = from;
    let isAtEnd = false;
    /** Bytes that are worth another try when a record goes on and on; twice as many each time, so that long ones take no more than twice their work. */
    let wanted = 0;
    const enough = whenAborted(options.stop);

    for (;;) {
      while (!isAtEnd && begun.length < 2 * this.threads && !options.stop?.aborted) {
        const next = await Promise.race([feed.next(), enough]);
        if (next === 'aborted') break;
        if (next.done) isAtEnd = true;
        else begun.push(next.value);
      }
      const next = begun.shift();
      if (!next) break;
      const done = await next.done;
      if (done === 'long') {
        await feed.return();
        await Promise.allSettled(begun.map((piece) => piece.done.then((late) => this.drop(late))));
        begun = [];
        feed = streamFeed(
          pool,
          input,
          { pieceBytes: this.pieceBytes, to: Number.POSITIVE_INFINITY, isTelling: false },
          { offset, cut, lines, lead },
        );
        tail = NOTHING;
        isAtEnd = false;
        continue;
      }
      const { end, isLast } = done;
      if (offset === 0 && tail.length === 0) {
        const odd = oddBeginning(await beginningOf(file, done.bytes));
        if (odd) {
          this.refuse(index, odd);
          await Promise.allSettled([done, ...begun.map((piece) => piece.done)]);
          break;
        }
      }
      let { answer } = done;
      let bytes: Uint8Array | undefined;
      // What the thread could not know: that a record goes on from the piece before.
      if (tail.length > 0 || (answer.askedLead && done.lead !== lead)) {
        await this.drop(done);
        bytes = joined([tail, await done.bytes()]);
        if (bytes.length < wanted && !isLast) {
          tail = bytes;
          cut = end;
          continue;
        }
        const chunk: Chunk = { bytes, isFirst: offset === 0, isLast, lead, name, linesBefore: lines };
        const { reply } = await pool.ask<AnsweredChunk>({ kind: 'chunk', chunk }, [bytes], true);
        answer = reply;
        bytes = reply.bytes;
      }
      const length = end - offset;
      const isHeld = bytes === undefined && done.held !== undefined;
      const stoppedAt = await this.take(answer, index, lines, isHeld ? done.held : undefined);
      records += answer.records;
      if (stoppedAt !== undefined) {
        this.stopped = { why: 'error', input, line: stoppedAt };
        await Promise.allSettled(begun.map((piece) => piece.done));
        break;
      }
      tail = answer.used < length ? (bytes ?? (await done.bytes())).subarray(answer.used) : NOTHING;
      wanted = answer.used === 0 ? 2 * length : 0;
      offset = end - tail.length;
      cut = end;
      lines += answer.lines;
      lead = answer.used > 0 ? answer.lead : lead;
      if (isLast && records === 0)
        this.refuse(index, { code: 'empty', line: 1, column: 1, message: 'No puzzle found.' });
      await this.writer.flush();
      await this.writer.note(
        isLast ? this.stateAt(index + 1, START) : this.stateAt(index, { offset, lines, cut, lead, records }),
        options.stop?.aborted === true && begun.length === 0,
      );
      if (isLast) {
        // Pieces that were begun behind it are empty.
        isAtEnd = true;
        await Promise.allSettled(begun.splice(0).map((piece) => piece.done));
      }
      await options.advance?.({ records: this.records, done: this.doneBefore + offset, total: this.total });
    }
    if (options.stop?.aborted && !this.stopped && (!isAtEnd || input === '-'))
      this.stopped = { why: 'enough', input, line: lines };
    if (input === '-') process.stdin.destroy();
    else await feed.return();
  }

  /** Lets an answer go that a thread holds. */
  private async drop(done: Awaited<BegunPiece['done']>): Promise<void> {
    if (done === 'long' || !done.held) return;
    await this.pool.tell(done.held.thread, { kind: 'drop', held: done.held.held });
  }

  /** Puts an answer into what is to be written, and says what is to be said; gives the line where the job is to stop. */
  private async take(
    { output, events, records, counts, exitCode }: ChunkAnswer,
    index: number,
    before: number,
    held: { readonly thread: number; readonly held: number; readonly size: number } | undefined,
  ): Promise<number | undefined> {
    const { writer } = this;
    const { texts } = writer;
    const input = this.options.inputs[index]!;
    this.records += records;
    for (const [name, number] of Object.entries(counts)) this.counts[name] = (this.counts[name] ?? 0) + number;
    if (exitCode === 1) this.raise(1);
    let at = 0;
    for (const { at: place, problem, text, record } of events) {
      writer.putLines(output.subarray(at, place));
      at = place;
      if (text !== undefined) texts.add(text, { record: record! });
      if (!problem) continue;
      const line = problem.line + before;
      this.options.hear?.({ ...problem, line, input });
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
  private refuse(index: number, { code, message, ...place }: Refusal): void {
    const input = this.options.inputs[index]!;
    this.raise(2);
    this.options.hear?.({ message, ...place, how: 'refuse', input });
    if (!this.json) return;
    const { line = 1, column = 1 } = place;
    const told = { code, line, column, message: place.line ? message : `${sourceName(input)}: ${message}` };
    this.writer.putLines(new TextEncoder().encode(`${JSON.stringify({ error: told, line })}\n`));
  }

  private raise(code: 1 | 2): void {
    if (code > this.exitCode) this.exitCode = code;
  }

  private stateAt(input: number, { offset, lines, cut, lead, records }: Place): State {
    const { identities, pieceBytes, counts, exitCode, records: allRecords } = this;
    return {
      version: 2,
      inputs: identities,
      work: workOf(this.options),
      pieceBytes,
      input,
      offset,
      lines,
      cut,
      lead,
      records,
      allRecords,
      counts: { ...counts },
      exitCode,
    };
  }
}

type State = Omit<Journal, keyof typeof NO_OUTPUT>;

const NO_OUTPUT = { output: 0, previous: 'none', heading: '' } as const;

/** Comes true when a signal is aborted. */
const whenAborted = (signal: AbortSignal | undefined): Promise<'aborted'> =>
  new Promise((resolve) => signal?.addEventListener('abort', () => resolve('aborted'), { once: true }));

const beginningOf = async (
  file: FileHandle | undefined,
  bytes: () => Uint8Array | Promise<Uint8Array>,
): Promise<Uint8Array> => (file ? bytesBetween(file, 0, FIRST_BYTES) : (await bytes()).subarray(0, FIRST_BYTES));

/** What is not text, seen at its beginning. */
function oddBeginning(bytes: Uint8Array): Refusal | undefined {
  if (encodingOf(bytes) !== 'utf-8') return undefined;
  const zero = bytes.indexOf(0);
  if (zero < 0) return undefined;
  const before = new TextDecoder().decode(bytes.subarray(0, zero)).split('\n');
  return {
    code: 'binary',
    line: before.length,
    column: before.at(-1)!.length + 1,
    message: 'This is not text: it holds a zero byte.',
  };
}

const isReadingProblem = (problem: unknown): boolean => {
  const { code, syscall } = problem as NodeJS.ErrnoException;
  return syscall === 'open' || syscall === 'read' || (code ?? '').startsWith('Z_');
};

function sentence({ code, message }: NodeJS.ErrnoException): string {
  if (code === 'ENOENT') return 'There is no such file.';
  if (code === 'EISDIR') return 'This is a folder; give the files in it.';
  if (code === 'EACCES') return 'This file may not be read.';
  return `This cannot be read: ${message}.`;
}
