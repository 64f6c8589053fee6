import { fstatSync } from 'node:fs';
import { type FileHandle, open, stat } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { isatty } from 'node:tty';
import { err, ok, type Result } from '@pencilmark/core';
import { beginningOf, oddBeginning } from './beginning.ts';
import { Books, type Refusal } from './books.ts';
import { type Chunk, limitOfPlain, readingOf } from './chunk.ts';
import { type BegunPiece, bytesBetween, type Feed, type FeedStart, rangeFeed, streamFeed } from './feed.ts';
import { isMaker, jobNamed, makerNamed } from './jobs.ts';
import { type InputIdentity, type Journal, removeJournal, writeJournal } from './journal.ts';
import { unwritable } from './output-problem.ts';
import { packingOf } from './packing.ts';
import { Pool } from './pool.ts';
import { type BulkOptions, type Summary, workOf } from './run.ts';
import { type InputPlace, linesBefore, partOf, partOfInputs, readShard, type Shard } from './shard.ts';
import { closeShard } from './shard-end.ts';
import { encodingOf, isFlow, isPacked, isReadingProblem, joined, sentenceOf, sourceName } from './source.ts';
import type { AnsweredChunk, AnsweredMaking } from './tasks.ts';
import { settled, unlessAborted } from './waiting.ts';
import { OutputProblem, Writer } from './writer.ts';

// One thread gives out and writes; eight that solve easy lines are as many as it can feed.
const MOST_THREADS = 8;
const BETWEEN_JOURNALS_MS = 1000;

/** How far a job is within an input. */
type Place = FeedStart & { readonly records: number };

const START: Place = { offset: 0, lines: 0, cut: 0, lead: '', records: 0 };
const NOT_BEGUN = -1;
const NOTHING = new Uint8Array(0);

/** The run of a job that may be begun. */
export class Run {
  private readonly options: BulkOptions;
  private readonly identities: readonly InputIdentity[];
  private readonly journal: Journal | undefined;
  /** The journal, if the job had begun with an input. */
  private readonly resumed: Journal | undefined;
  private readonly threads: number;
  private readonly pieceBytes: number;
  private readonly limit: number;
  private readonly shard: Shard | undefined;
  private readonly books: Books;
  private readonly pool: Pool;
  private writer!: Writer;
  private stopped: Summary['stopped'];
  /** Bytes of the inputs; not a number where that is not known. */
  private sizes: readonly number[] = [];
  /** The part of the inputs that is gone through, in bytes; and how far an earlier run came. */
  private part: readonly [from: number, to: number] = [0, 0];
  private doneBefore = 0;

  constructor(options: BulkOptions, identities: readonly InputIdentity[], journal: Journal | undefined) {
    this.options = options;
    this.identities = identities;
    this.journal = journal;
    this.threads = options.threads ?? Math.min(availableParallelism(), MOST_THREADS);
    this.pieceBytes = journal?.pieceBytes ?? options.pieceBytes ?? pieceBytesOf(options);
    this.limit = isMaker(options.job) ? 0 : limitOfPlain(options);
    this.shard = readShard(String(options.options.shard));
    this.books = new Books(options, journal);
    this.resumed = journal && journal.input !== NOT_BEGUN ? journal : undefined;
    const { limit, pieceBytes } = this;
    const worker = options.worker ?? new URL('./worker.js', import.meta.url);
    this.pool = new Pool(this.threads, worker, options.started ?? [], { work: workOf(options), limit, pieceBytes });
  }

  async run(): Promise<Result<Summary, string>> {
    const { output } = this.options;
    let file: FileHandle | undefined;
    try {
      try {
        file = await this.openOutput();
      } catch (problem) {
        if (!this.journal) await removeJournal(output!);
        return err(unwritable(output!, problem));
      }
      const part = await (isMaker(this.options.job) ? this.make() : this.readAll());
      await this.writer.finish();
      if (this.shard && !this.stopped) await this.endShard(this.shard, part);
    } catch (problem) {
      if (!(problem instanceof OutputProblem)) throw problem;
      return err(`${unwritable(output!, problem.cause)}${this.isKept ? ' --resume goes on once it can.' : ''}`);
    } finally {
      await this.pool.close();
      await file?.close();
    }
    if (output !== undefined && !this.stopped) await removeJournal(output);
    const { threads, stopped } = this;
    const recordsBefore = this.journal?.allRecords ?? 0;
    return ok({ ...this.books.state, recordsBefore, threads, ...(stopped && { stopped }) });
  }

  /** Whether the job can be resumed. */
  private get isKept(): boolean {
    return this.options.output !== undefined && this.identities.length === this.options.inputs.length;
  }

  private async openOutput(): Promise<FileHandle | undefined> {
    const { output, write, betweenJournals = BETWEEN_JOURNALS_MS } = this.options;
    const { journal } = this;
    const written = journal?.output ?? 0;
    let file: FileHandle | undefined;
    if (output !== undefined) {
      if (!journal && this.isKept)
        await writeJournal(output, { ...this.stateAt(NOT_BEGUN, START), ...NO_OUTPUT }, true);
      file = await open(output, journal ? 'r+' : 'w').catch((problem) => {
        if (journal && (problem as NodeJS.ErrnoException).code === 'ENOENT') return open(output, 'w');
        throw problem;
      });
      // A file that is made to be empty is sent to the disk when it is closed, on some systems; a new one is not.
      if (journal) await file.truncate(written);
    }
    const keep = this.isKept ? (state: Journal) => writeJournal(output!, state) : undefined;
    const packing = output === undefined ? undefined : packingOf(output);
    this.writer = new Writer(
      { ...(file && { file }), written, packing, write, keep, betweenJournals, isDigested: this.shard !== undefined },
      this.pool,
    );
    if (journal) this.writer.texts.goOn(journal.texts);
    return file;
  }

  /** Goes through the inputs, or a part of them; gives from where to where. */
  private async readAll(): Promise<readonly [InputPlace, InputPlace]> {
    const { inputs, options } = this.options;
    this.sizes = await Promise.all(inputs.map(sizeOf));
    const [from, end] = this.shard
      ? await partOfInputs(this.shard, inputs, readingOf(options))
      : ([
          [0, 0],
          [inputs.length, 0],
        ] as const);
    let to: InputPlace = end;
    this.part = [this.bytesBefore(from), this.bytesBefore(end)];
    const { resumed } = this;
    if (resumed) this.doneBefore = this.bytesBefore([resumed.input, resumed.offset]) - this.part[0];
    for (let index = resumed?.input ?? from[0]; index <= end[0] && index < inputs.length && !this.stopped; index++) {
      const border = index === end[0] ? end[1] : Number.POSITIVE_INFINITY;
      try {
        const start = index === resumed?.input ? resumed : await this.startOf(index, index === from[0] ? from[1] : 0);
        const reached = border > 0 ? await this.workOn(index, start, border) : 0;
        if (reached > border) to = [index, reached];
      } catch (problem) {
        if (!isReadingProblem(problem)) throw problem;
        this.refuse(index, { code: 'file', message: sentenceOf(problem) });
      }
    }
    return [from, to];
  }

  private async startOf(index: number, offset: number): Promise<Place> {
    if (offset === 0) return START;
    // Whoever has the beginning of an input says so when there is no puzzle in it.
    return { offset, cut: offset, records: 1, ...(await linesBefore(this.options.inputs[index]!, offset)) };
  }

  /** Makes what is to be made, or a part of it; gives from which index to which. */
  private async make(): Promise<readonly [InputPlace, InputPlace]> {
    const { options, stop, job } = this.options;
    const { pool, writer } = this;
    const seed = options.seed as number;
    const [from, to] = partOf(this.shard ?? { index: 1, of: 1 }, options.count as number);
    const atOnce = makerNamed(job).atOnce(options as never);
    const begun: { end: number; done: Promise<{ reply: AnsweredMaking }> }[] = [];
    let next = this.resumed?.offset ?? from;
    this.part = [from, to];
    this.doneBefore = next - from;
    for (;;) {
      while (begun.length < 2 * this.threads && next < to && !stop?.aborted) {
        const count = Math.min(atOnce, to - next);
        next += count;
        begun.push({ end: next, done: pool.ask<AnsweredMaking>({ kind: 'make', first: next - count, count }) });
      }
      const piece = begun.shift();
      if (!piece) break;
      const { reply } = await piece.done;
      await this.books.take(writer, reply, ({ line, ...problem }) => ({ ...problem, input: `seed ${seed + line}` }));
      await writer.flush();
      const isLast = stop?.aborted === true && begun.length === 0;
      await writer.note(this.stateAt(0, { ...START, offset: piece.end }), isLast);
      await this.tell(piece.end);
      if (reply.isOver) next = to;
      if (reply.isOver) begun.length = 0;
    }
    if (next < to) this.stopped = { why: 'enough', input: `seed ${seed + next - 1}` };
    return [
      [0, from],
      [0, to],
    ];
  }

  /** Writes what tells a shard from others behind its answers. */
  private async endShard(shard: Shard, [from, to]: readonly [InputPlace, InputPlace]): Promise<void> {
    const { identities, options, writer } = this;
    const inputs = identities.map(({ name, size, beginning }) => ({ name, size, beginning }));
    const work = workOf({ job: options.job, options: { ...options.options, shard: undefined } });
    const about = { shard, work, inputs, from, to, texts: writer.texts.state, records: this.books.records };
    writer.put(await closeShard(about, options.output ?? writer.digest(), this.books.json));
    await writer.finish();
  }

  private bytesBefore([input, offset]: InputPlace): number {
    return this.sizes.slice(0, input).reduce((sum, size) => sum + (size || 0), offset);
  }

  /** Tells how far the job is. */
  private async tell(place: number): Promise<void> {
    const [from, to] = this.part;
    await this.options.advance?.({
      records: this.books.records,
      done: place - from,
      total: this.sizes.some(Number.isNaN) ? undefined : to - from,
      before: { records: this.journal?.allRecords ?? 0, done: this.doneBefore },
    });
  }

  private async workOn(index: number, from: Place, to: number): Promise<number> {
    const input = this.options.inputs[index]!;
    if (input === '-' && isatty(0)) {
      this.refuse(index, { code: 'file', message: 'This is a terminal. Give a file, or pipe puzzles in.' });
      return 0;
    }
    const file = input === '-' || isPacked(input) || (await isFlow(input)) ? undefined : await open(input, 'r');
    try {
      return await this.workThrough(index, from, to, file);
    } finally {
      await file?.close();
    }
  }

  /** The feed of an input; and what of it belongs before its first piece. */
  private async feedOf(
    input: string,
    from: Place,
    to: number,
    file: FileHandle | undefined,
  ): Promise<[Feed, Uint8Array]> {
    const cuts = { pieceBytes: this.pieceBytes, to };
    const { pool, limit } = this;
    const { standardInput } = this.options;
    const stats = await file?.stat();
    if (file && limit > 0 && stats!.isFile() && stats!.size > 0) {
      const beginning = await bytesBetween(file, 0, 2);
      if (encodingOf(beginning) === 'utf-8') {
        const { mayHold } = this.writer;
        const feed = rangeFeed(pool, file, { ...cuts, size: stats!.size, mayHold }, from);
        return [feed, await bytesBetween(file, from.offset, from.cut)];
      }
    }
    return [streamFeed(pool, input, { ...cuts, isTelling: limit === 0, standardInput }, from), NOTHING];
  }

  /** Goes through an input from a place to another, or where the last record that begins before ends; gives how far it came. */
  private async workThrough(index: number, from: Place, to: number, file: FileHandle | undefined): Promise<number> {
    const { pool, options } = this;
    const input = options.inputs[index]!;
    const name = sourceName(input);
    let [feed, tail] = await this.feedOf(input, from, to, file);
    let begun: BegunPiece[] = [];
    let coming: Promise<Awaited<ReturnType<Feed['next']>> | 'aborted'> | undefined;
    let { offset, cut, lines, lead, records } = from;
    let isAtEnd = false;
    let handedOut = cut;
    /** Bytes that are worth another try when a record goes on and on; twice as many each time, so that long ones take no more than twice their work. */
    let wanted = 0;

    for (;;) {
      while (!isAtEnd && begun.length < 2 * this.threads && !options.stop?.aborted) {
        if (handedOut >= to && (tail.length === 0 || begun.length > 0)) break;
        coming ??= unlessAborted(feed.next(), options.stop);
        coming.catch(() => {}); // whoever waits for it hears of it
        // What is done is written, whether or not more comes.
        const next = await (begun[0] ? Promise.race([coming, settled(begun[0].done)]) : coming);
        if (next === 'settled') break;
        coming = undefined;
        if (next === 'aborted') break;
        if (next.done) isAtEnd = true;
        else {
          handedOut = next.value.border;
          begun.push(next.value);
        }
      }
      const next = begun.shift();
      if (!next) break;
      const done = await next.done;
      if (done === 'long') {
        const late = await coming;
        if (late && late !== 'aborted' && !late.done) begun.push(late.value);
        coming = undefined;
        await feed.return();
        await Promise.allSettled(begun.map((piece) => piece.done.then((late) => this.drop(late))));
        begun = [];
        feed = streamFeed(
          pool,
          input,
          { pieceBytes: this.pieceBytes, to, isTelling: false },
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
        if (bytes.length < wanted && !isLast && end !== to) {
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
      const before = lines;
      const stoppedAt = await this.books.take(
        this.writer,
        answer,
        (problem) => ({ ...problem, line: problem.line + before, input }),
        isHeld ? done.held : undefined,
      );
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
      await this.tell(this.bytesBefore([index, offset]));
    }
    if (options.stop?.aborted && !this.stopped && ((!isAtEnd && handedOut < to) || input === '-'))
      this.stopped = { why: 'enough', input, line: lines };
    if (input === '-') process.stdin.destroy();
    else await feed.return();
    return offset;
  }

  /** Lets an answer go that a thread holds. */
  private async drop(done: Awaited<BegunPiece['done']>): Promise<void> {
    if (done === 'long' || !done.held) return;
    await this.pool.tell(done.held.thread, { kind: 'drop', held: done.held.held });
  }

  private refuse(index: number, why: Refusal): void {
    this.books.refuse(this.writer, this.options.inputs[index]!, why);
  }

  private stateAt(input: number, { offset, lines, cut, lead, records }: Place): State {
    const { identities, pieceBytes } = this;
    const { records: allRecords, counts, exitCode } = this.books.state;
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
      counts,
      exitCode,
    };
  }
}

/** The bytes of an input; not a number when it is packed or comes through a pipe. */
async function sizeOf(name: string): Promise<number> {
  if (isPacked(name)) return Number.NaN;
  try {
    const found = name === '-' ? fstatSync(0) : await stat(name);
    return found.isFile() ? found.size : Number.NaN;
  } catch {
    return 0;
  }
}

type State = Omit<Journal, keyof typeof NO_OUTPUT>;

const NONE = { kind: 'none', heading: '' } as const;
const NO_OUTPUT = { output: 0, texts: { first: NONE, last: NONE } } as const;

const pieceBytesOf = ({ job }: BulkOptions): number => (isMaker(job) ? 0 : jobNamed(job).pieceBytes);
