import { type FileHandle, open, realpath, stat } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { isatty } from 'node:tty';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { err, ok, type Result } from '@pencilmark/core';
import {
  type Chunk,
  type ChunkAnswer,
  type Counts,
  countLines,
  type OnError,
  type Problem,
  type Work,
} from './chunk.ts';
import { jobNamed } from './jobs.ts';
import {
  exists,
  type InputIdentity,
  identify,
  type Journal,
  journalOf,
  readJournal,
  removeJournal,
  writeJournal,
} from './journal.ts';
import { Pool, type ReturnedAnswer } from './pool.ts';
import { isGzip, joined, type Piece, piecesOf, sourceName } from './source.ts';
import { Texts } from './text.ts';

/** What a job may be told. */
export interface BulkOptions extends Work {
  /** Files, and - for standard input; those that end in .gz are unpacked. */
  readonly inputs: readonly string[];
  /** Threads that work; as many as there are processors, at most 8, when not said. */
  readonly threads?: number;
  /** Bytes of input that a thread gets at once; as the job's row says when not said. */
  readonly pieceBytes?: number;
  /** The file to write, packed when it ends in .gz; otherwise `write` gets the answers. */
  readonly output?: string;
  /** Goes on where a job with the same output was ended. */
  readonly resume?: boolean;
  readonly write?: (bytes: Uint8Array) => void;
  /** Hears what is wrong with records and files, in order. */
  readonly hear?: (problem: FileProblem) => void;
  readonly advance?: (advance: Advance) => void | Promise<void>;
  /** Milliseconds from one entry of the journal to the next; 250 when not said. */
  readonly betweenJournals?: number;
  /** Asked before a piece is begun: once it says yes, what is begun is finished and the job ends. */
  readonly isEnough?: () => boolean;
  /** The script of the threads, where it does not stand beside this one. */
  readonly worker?: URL;
}

/** A problem and its file; a file that cannot be read has no line. */
export interface FileProblem extends Omit<Problem, 'line'> {
  readonly input: string;
  readonly line?: number;
}

/** How far a job is. */
export interface Advance {
  readonly records: number;
  /** Bytes of all files, as far as known. */
  readonly done: number;
  readonly total: number | undefined;
}

/** What a job did. */
export interface Summary {
  /** All records that were read, those among them that could not be answered included. */
  readonly records: number;
  readonly counts: Counts;
  readonly threads: number;
  /** 0 done · 1 some are not what was asked · 2 some could not be read. */
  readonly exitCode: 0 | 1 | 2;
  /** Where it ended when that was before the end of the inputs. */
  readonly stopped?: { readonly why: 'error' | 'enough'; readonly input: string; readonly line: number };
}

// One thread reads and writes; eight that solve easy lines are as many as it can feed.
const MOST_THREADS = 8;
const BETWEEN_JOURNALS_MS = 250;
const FIRST_BYTES = 1 << 16;

/**
 * Does a job with every record of some files and writes the answers in input order: the same bytes as one record after the other would give,
 * whatever the number of threads. A few pieces of the input are in memory at a time. With an output file, a journal beside it
 * says how far the job is. An error is a sentence that says why the job cannot be begun.
 */
export async function runFiles(options: BulkOptions): Promise<Result<Summary, string>> {
  const { output, resume = false, inputs } = options;
  const files = inputs.filter((name) => name !== '-');
  const packed = [...inputs, output ?? ''].find((name) => name.endsWith('.zst'));
  if (packed !== undefined)
    return err(`${packed}: zstd is not supported by this Node; use gzip (.gz), or pipe through zstd.`);
  if (resume && output === undefined) return err('Only a job with an output file can be resumed.');
  if (resume && files.length < inputs.length)
    return err('Standard input cannot be read again: nothing can be resumed.');
  let journal: Journal | undefined;
  let identities: readonly InputIdentity[] = [];
  if (output !== undefined) {
    const mayResume = files.length === inputs.length;
    const same = await sameFile(files, output);
    if (same !== undefined) return err(`${same} is the input; the output needs another file.`);
    identities = mayResume ? await identitiesOf(files) : [];
    journal = await readJournal(output).catch(() => undefined);
    const there = await exists(output);
    const hasJournal = journal !== undefined || (await exists(journalOf(output)));
    if (!resume && hasJournal)
      return err(`${journalOf(output)} belongs to an unfinished job: go on with --resume, or remove it to start anew.`);
    if (resume && !hasJournal && there)
      return err(`${output} is there and has no ${journalOf(output)}: it is finished, nothing is to be resumed.`);
    if (hasJournal) {
      const problem = journal ? misfit(journal, identities, options) : `${journalOf(output)} cannot be read.`;
      if (problem !== undefined) return err(problem);
    }
  }
  return new Run(options, identities, journal).run();
}

const identitiesOf = (files: readonly string[]): Promise<InputIdentity[]> =>
  Promise.all(files.map((name) => identify(name).catch(() => ({ name, size: -1, modified: 0, beginning: '' }))));

async function sameFile(files: readonly string[], output: string): Promise<string | undefined> {
  const real = (name: string): Promise<string> => realpath(name).catch(() => name);
  const to = await real(output);
  for (const name of files) if ((await real(name)) === to) return name;
  return undefined;
}

/** Why a journal is not of this job, or nothing. */
function misfit(journal: Journal, identities: readonly InputIdentity[], options: BulkOptions): string | undefined {
  if (journal.version !== 2) return 'The journal is of another version.';
  const names = (list: readonly InputIdentity[]): string => list.map(({ name }) => name).join(' ');
  if (names(journal.inputs) !== names(identities))
    return `The unfinished job reads ${names(journal.inputs)}, not ${names(identities)}.`;
  const changed = identities.find((now, index) => JSON.stringify(now) !== JSON.stringify(journal.inputs[index]));
  if (changed) return `${changed.name} has changed since the job was begun.`;
  const [was, is] = [journal.work, workOf(options)].map(({ job, options }) => `${job} ${JSON.stringify(options)}`);
  if (was !== is) return `The unfinished job has other options: ${was}.`;
  return undefined;
}

const workOf = ({ job, options }: Work): Work => ({
  job,
  options: Object.fromEntries(
    Object.entries(options)
      .filter(([, value]) => value !== undefined)
      .sort(),
  ),
});

interface Begun {
  readonly piece: Pick<Piece, 'end' | 'isLast'>;
  readonly lead: string;
  readonly answer: Promise<ReturnedAnswer>;
}

/** The run of a job that may be begun. */
class Run {
  private readonly options: BulkOptions;
  private readonly identities: readonly InputIdentity[];
  private readonly journal: Journal | undefined;
  private readonly threads: number;
  private readonly pieceBytes: number;
  private readonly onError: OnError | undefined;
  private readonly json: boolean;
  /** Whether answers may tell their places. */
  private readonly isTelling: boolean;
  private readonly counts: Record<string, number>;
  private records: number;
  private exitCode: 0 | 1 | 2;
  private file: FileHandle | undefined;
  private written: number;
  private journaled = 0;
  private journaling: Promise<void> | undefined;
  /** What went wrong with the journal meanwhile. */
  private problem: unknown;
  private readonly texts: Texts;
  /** What is to be written next. */
  private pending: Uint8Array[] = [];
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
    this.onError = options.options.onError as OnError | undefined;
    this.json = options.options.json === true;
    this.isTelling = job.limitOfPlain?.(options.options as never) === undefined;
    this.counts = { ...journal?.counts };
    this.records = journal?.allRecords ?? 0;
    this.exitCode = journal?.exitCode ?? 0;
    this.written = journal?.output ?? 0;
    this.texts = new Texts((text) => void this.pending.push(new TextEncoder().encode(`${text}\n`)));
    if (journal) this.texts.goOn(journal.previous, journal.heading);
  }

  async run(): Promise<Result<Summary, string>> {
    const { output, inputs } = this.options;
    if (output !== undefined) {
      try {
        if (!this.journal && this.identities.length > 0) await writeJournal(output, this.stateAt(0, START));
        this.file = await open(output, this.journal && (await exists(output)) ? 'r+' : 'w');
        await this.file.truncate(this.written);
      } catch (problem) {
        return err(`${output} cannot be written: ${(problem as Error).message}.`);
      }
    }
    await this.measure();
    const pool = new Pool(
      this.threads,
      this.options.worker ?? new URL('./worker.js', import.meta.url),
      workOf(this.options),
    );
    try {
      for (let index = this.journal?.input ?? 0; index < inputs.length && !this.stopped; index++) {
        const isResumed = this.journal !== undefined && index === this.journal.input;
        try {
          await this.workOn(pool, index, isResumed ? this.journal! : START);
        } catch (problem) {
          if (!isReadingProblem(problem)) throw problem;
          this.refuse(index, { code: 'file', message: sentence(problem as NodeJS.ErrnoException) });
        }
        this.doneBefore += this.identities[index]?.size ?? 0;
      }
      await this.write(undefined, true);
      await this.journaling;
      if (this.problem) throw this.problem;
      await this.file?.datasync();
    } finally {
      await pool.close();
      await this.journaling;
      await this.file?.close();
    }
    if (output !== undefined && !this.stopped) await removeJournal(output);
    const { records, counts, threads, exitCode, stopped } = this;
    return ok({ records, counts, threads, exitCode, ...(stopped && { stopped }) });
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

  private async workOn(pool: Pool, index: number, from: Place): Promise<void> {
    const input = this.options.inputs[index]!;
    if (input === '-' && isatty(0)) {
      this.refuse(index, { code: 'file', message: 'This is a terminal. Give a file, or pipe puzzles in.' });
      return;
    }
    const pieces = piecesOf(input, this.pieceBytes, { start: from.offset, cut: from.cut });
    const begun: Begun[] = [];
    let { offset, lines, lead, records } = from;
    let handedOut = offset;
    let nextLead = lead;
    let linesAhead = lines;
    const name = sourceName(input);
    let isAtEnd = false;
    let tail: Uint8Array = new Uint8Array(0);

    for (;;) {
      while (!isAtEnd && begun.length < this.threads + 2) {
        if (this.options.isEnough?.()) break;
        const { value: piece, done } = await pieces.next();
        if (done) {
          isAtEnd = true;
          break;
        }
        if (handedOut === 0) {
          const odd = oddBeginning(piece.bytes);
          if (odd) {
            this.refuse(index, odd);
            await pieces.return(undefined);
            return;
          }
        }
        const chunk: Chunk = {
          bytes: piece.bytes,
          isFirst: handedOut === 0,
          isLast: piece.isLast,
          lead: nextLead,
          name,
          linesBefore: linesAhead,
        };
        if (this.isTelling) linesAhead += countLines(piece.bytes);
        handedOut = piece.end;
        const lead = nextLead;
        nextLead = lastLine(piece.bytes);
        begun.push({ piece, lead, answer: pool.work(chunk) });
      }
      const next = begun.shift();
      if (!next) break;
      const { piece } = next;
      let answer = await next.answer;
      // What the thread could not know: that a record goes on from the piece before.
      if (tail.length > 0 || (answer.askedLead && next.lead !== lead)) {
        const bytes = joined([tail, answer.bytes], tail.length + answer.bytes.length);
        answer = await pool.work(
          { bytes, isFirst: offset === 0, isLast: piece.isLast, lead, name, linesBefore: lines },
          true,
        );
      }
      const stoppedAt = await this.take(answer, index, lines);
      records += answer.records;
      if (stoppedAt !== undefined) {
        this.stopped = { why: 'error', input, line: stoppedAt };
        await pieces.return(undefined);
        return;
      }
      tail = answer.bytes.subarray(answer.used);
      offset = piece.end - tail.length;
      lines += answer.lines;
      lead = answer.used > 0 ? answer.lead : lead;
      if (piece.isLast && records === 0)
        this.refuse(index, { code: 'empty', line: 1, column: 1, message: 'No puzzle found.' });
      await this.write(
        piece.isLast
          ? () => this.stateAt(index + 1, START)
          : () => this.stateAt(index, { offset, lines, cut: piece.end, lead, records }),
        begun.length === 0,
      );
      await this.options.advance?.({
        records: this.records,
        done: this.doneBefore + offset,
        total: this.total,
      });
    }
    if (!isAtEnd && this.options.isEnough?.()) {
      this.stopped = { why: 'enough', input, line: lines };
      await pieces.return(undefined);
    }
  }

  /** Puts an answer into what is to be written, and says what is to be said; gives the line where the job is to stop. */
  private async take(
    { output, events, records, counts, exitCode }: ChunkAnswer,
    index: number,
    before: number,
  ): Promise<number | undefined> {
    let at = 0;
    const passTo = (end: number): void => {
      if (end === at) return;
      if (this.texts.isGapDue) this.pending.push(Uint8Array.of(10));
      this.pending.push(output.subarray(at, end));
      this.texts.passLines();
      at = end;
    };
    for (const { at: place, problem, text, record } of events) {
      passTo(place);
      if (text !== undefined) this.texts.add(text, { record: record! });
      if (!problem) continue;
      const line = problem.line + before;
      this.options.hear?.({ ...problem, line, input: this.options.inputs[index]! });
      if (problem.how === 'note' || problem.how === 'tell') continue;
      this.raise(problem.how === 'refuse' ? 2 : 1);
      if (this.onError === 'record' && !this.json)
        this.texts.add(`# line ${line}: ${problem.message}`, { record: 'line' });
      if (this.onError === 'stop' && problem.how === 'refuse') {
        await this.write(undefined, true);
        return line;
      }
    }
    passTo(output.length);
    this.records += records;
    for (const [name, number] of Object.entries(counts)) this.counts[name] = (this.counts[name] ?? 0) + number;
    if (exitCode === 1) this.raise(1);
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
    this.pending.push(new TextEncoder().encode(`${JSON.stringify({ error: told, line })}\n`));
  }

  private raise(code: 1 | 2): void {
    if (code > this.exitCode) this.exitCode = code;
  }

  /** Writes what is pending; then, if it is time, how far the job is. */
  private async write(state: (() => Journal) | undefined, isLast: boolean): Promise<void> {
    const { output, write } = this.options;
    const length = this.pending.reduce((sum, bytes) => sum + bytes.length, 0);
    let bytes = this.pending.length === 1 ? this.pending[0]! : joined(this.pending, length);
    this.pending = [];
    if (output === undefined) {
      if (length > 0) write?.(bytes);
      return;
    }
    if (isGzip(output) && length > 0) bytes = await promisify(gzip)(bytes);
    for (let from = 0; from < bytes.length; ) {
      const { bytesWritten } = await this.file!.write(bytes, from, bytes.length - from, this.written);
      from += bytesWritten;
      this.written += bytesWritten;
    }
    if (!state || this.identities.length === 0) return;
    if (isLast) await this.journaling;
    if (this.problem) throw this.problem;
    const now = performance.now();
    if (!isLast && (this.journaling || now - this.journaled < (this.options.betweenJournals ?? BETWEEN_JOURNALS_MS)))
      return;
    // What is written meanwhile lies behind what this entry tells of.
    this.journaling = this.keep(output, state());
    if (isLast) await this.journaling;
    this.journaled = now;
  }

  private async keep(output: string, state: Journal): Promise<void> {
    try {
      await this.file!.datasync();
      await writeJournal(output, state);
    } catch (problem) {
      this.problem = problem;
    }
    this.journaling = undefined;
  }

  private stateAt(input: number, { offset, lines, cut, lead, records }: Place): Journal {
    const { identities, pieceBytes, counts, exitCode, written, records: allRecords } = this;
    const { previous, heading } = this.texts;
    const work = workOf(this.options);
    return {
      version: 2,
      inputs: identities,
      work,
      pieceBytes,
      input,
      offset,
      lines,
      cut,
      lead,
      records,
      output: written,
      previous,
      heading,
      allRecords,
      counts: { ...counts },
      exitCode,
    };
  }
}

type Place = Pick<Journal, 'offset' | 'lines' | 'cut' | 'lead' | 'records'>;

const START: Place = { offset: 0, lines: 0, cut: 0, lead: '', records: 0 };

/** Why a whole input is refused, and where that is seen. */
interface Refusal {
  readonly code: string;
  readonly line?: number;
  readonly column?: number;
  readonly message: string;
}

/** The last line of a piece if it looks like a plain puzzle; a guess, compared later with what its thread found. */
function lastLine(bytes: Uint8Array): string {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).subarray(-84).toString('latin1');
  return /(?:^|\n)([0-9.]{81})\r?\n$/.exec(text)?.[1] ?? '';
}

/** What is not text in UTF-8, seen at its beginning. */
function oddBeginning(bytes: Uint8Array): Refusal | undefined {
  const [first, second] = bytes;
  if ((first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff))
    return { code: 'binary', line: 1, column: 1, message: 'This is UTF-16; large jobs read UTF-8 only.' };
  const zero = bytes.subarray(0, FIRST_BYTES).indexOf(0);
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
