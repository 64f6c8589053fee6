import {
  classic,
  type Entry,
  type Format,
  formatNamed,
  geometryOf,
  makeReader,
  type Puzzle,
  type Reader,
  type ReaderOptions,
} from '@pencilmark/core';
import type { Batch } from '@pencilmark/turbo';
import type { Answer, JobOptions, Sentence, Sink } from './job.ts';
import { jobNamed } from './jobs.ts';
import { noSolution } from './no-solution.ts';

/** What is to be done with the records of files, as plain data that can be sent to a thread. */
export interface Work {
  /** A name of `JOBS`, and what that job is told. */
  readonly job: string;
  readonly options: JobOptions;
}

/** How records are read, as names; among the options of every job. */
export type ReadingNames = {
  /** The name of a format, the id of a board and the digits of the input in order; found out when not said. */
  readonly from?: string;
  readonly geometry?: string;
  readonly alphabet?: string;
};

/** What becomes of a record that cannot be read: the work ends, it is passed over, or a line `# line 3: …` stands in its place. */
export type OnError = 'stop' | 'skip' | 'record';

/** Some whole lines of a source. */
export interface Chunk {
  readonly bytes: Uint8Array;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  /** The line before, when it is a line puzzle: a map of regions that follows is not taken for a puzzle then. */
  readonly lead: string;
  /** What the source is called, and how many of its lines come before; for answers that tell their place. */
  readonly name: string;
  readonly linesBefore: number;
}

/** Something to say about a record. */
export interface Problem {
  /** Counted from 1, in the chunk or in the source. */
  readonly line: number;
  /** Nothing when the whole record is meant. */
  readonly column?: number;
  /** It could not be read · it is not what was asked · it was read, and something was left out · something that was asked for. */
  readonly how: 'refuse' | 'disappoint' | 'note' | 'tell';
  readonly message: string;
}

/** What stands between answers of one line each: something to say, or an answer of several lines. */
export interface Event {
  /** How many bytes of the output come before. */
  readonly at: number;
  readonly problem?: Problem;
  readonly text?: string;
  readonly record?: Format['record'];
}

/** What came out of a chunk. */
export interface ChunkAnswer {
  /** Answers, one a line. */
  readonly output: Uint8Array;
  readonly events: readonly Event[];
  /** How many bytes and lines are dealt with: what follows belongs to a record that goes on behind the chunk. */
  readonly used: number;
  readonly lines: number;
  /** For the chunk that follows; and whether it mattered here. */
  readonly lead: string;
  readonly askedLead: boolean;
  readonly records: number;
  readonly counts: Counts;
  readonly exitCode: 0 | 1;
}

/** Numbers by name: those that the job counts, and `bad` for records that it could not answer. */
export type Counts = Readonly<Record<string, number>>;

const LINE_FEED = 10;
const RETURN = 13;
const DOT = 46;
const ZERO = 48;
const CELLS = 81;
const ANSWER = CELLS + 1;
/** Lines that are solved at one go. */
const MOST_AT_ONCE = 1 << 13;
/** A line that any reader takes for a puzzle; behind it no line is the first. */
const ANY_PUZZLE = `1${'.'.repeat(CELLS - 1)}`;

/** Works on chunks, one after the other. */
export type ChunkWorker = (chunk: Chunk) => Promise<ChunkAnswer>;

/** What a thread makes ready once. */
interface Ready {
  readonly answer: Answer;
  readonly reading: ReaderOptions;
  readonly json: boolean;
  readonly onError: unknown;
  /** Solves lines of 81 digits and blanks where they lie, up to so many solutions each. */
  readonly batch: Batch | undefined;
  readonly limit: number;
}

/**
 * Prepares to work on chunks. When solutions alone are wanted, lines of 81 digits and blanks are solved where they lie, as bytes; everything else
 * goes through a reader of core, so that the answers are those of reading the whole source, record by record.
 */
export async function makeChunkWorker({ job: name, options }: Work): Promise<ChunkWorker> {
  const job = jobNamed(name);
  const { from, geometry: id, alphabet } = options as ReadingNames;
  const format = from === undefined ? undefined : formatNamed(from);
  const geometry = id === undefined ? undefined : geometryOf(id);
  const reading: ReaderOptions = {
    ...(format && { format }),
    ...(geometry?.ok && { geometry: geometry.value }),
    ...(alphabet !== undefined && { alphabet }),
  };
  const isUsual =
    (!format || format.name === 'line') &&
    (!reading.geometry || reading.geometry.id === classic.id) &&
    (alphabet ?? '123456789') === '123456789';
  const limit = (isUsual && job.limitOfPlain?.(options as never)) || 0;
  const loading = limit > 0 && import('@pencilmark/turbo');
  const batch = loading ? await (await loading).loadBatch(MOST_AT_ONCE * (CELLS + 2), MOST_AT_ONCE) : undefined;
  const answer = await job.prepare(options as never);
  const ready = { answer, reading, batch, limit, json: options.json === true, onError: options.onError };
  return (chunk) => new ChunkRun(chunk, ready).run();
}

/** The work on one chunk. */
class ChunkRun implements Sink {
  private readonly bytes: Uint8Array;
  private readonly events: Event[] = [];
  private readonly counts: Record<string, number> = {};
  private records = 0;
  private exitCode: 0 | 1 = 0;
  private output: Uint8Array;
  private size = 0;
  /** Lines dealt with, and where the last of them lies if it is a line puzzle. */
  private lines = 0;
  private used = 0;
  private lead: readonly [number, number] | string;
  private askedLead = false;
  /** The line of the record that is being answered, counted in the chunk. */
  private line = 0;

  /** The run of lines that the batch has answered: its first line's index, how many, and the answers. */
  private runFirst = 0;
  private runLength = 0;
  private answers: Uint8Array = new Uint8Array(0);
  private readonly hasMixedBlanks: boolean;

  private readonly chunk: Chunk;
  private readonly ready: Ready;

  constructor(chunk: Chunk, ready: Ready) {
    this.chunk = chunk;
    this.ready = ready;
    this.bytes = chunk.bytes;
    this.lead = chunk.lead;
    this.output = new Uint8Array(chunk.bytes.length + ANSWER);
    this.hasMixedBlanks = chunk.bytes.includes(ZERO) && chunk.bytes.includes(DOT);
  }

  async run(): Promise<ChunkAnswer> {
    const { bytes } = this;
    let at = 0;
    let index = 0;
    if (!this.ready.batch && (await this.takeWhole())) at = bytes.length;
    while (at < bytes.length) {
      if (index >= this.runFirst + this.runLength) this.solveRun(at, index);
      const plain = this.takePlain(at, index);
      if (plain > 0) {
        at = this.used;
        index += plain;
        continue;
      }
      const odd = await this.takeOdd(at, index);
      at = odd.at;
      index = odd.index;
      if (!odd.isIdle) break;
    }
    const { events, used, lines, askedLead, records, counts, exitCode } = this;
    const lead = typeof this.lead === 'string' ? this.lead : this.textAt(...this.lead);
    return {
      output: this.output.subarray(0, this.size),
      events,
      used,
      lines,
      lead,
      askedLead,
      records,
      counts,
      exitCode,
    };
  }

  private textAt(from: number, to: number): string {
    return new TextDecoder('utf-8', { ignoreBOM: !this.chunk.isFirst || from > 0 }).decode(
      this.bytes.subarray(from, to),
    );
  }

  /** The end of the line that starts at a place, behind its line feed. */
  private endOf(at: number): number {
    const feed = this.bytes.indexOf(LINE_FEED, at);
    return feed < 0 ? this.bytes.length : feed + 1;
  }

  /** Has the batch answer the lines from a place on that may be plain puzzles. */
  private solveRun(from: number, index: number): void {
    this.runFirst = index;
    this.runLength = 0;
    const { batch, limit } = this.ready;
    if (!batch) return;
    const { bytes } = this;
    let at = from;
    while (this.runLength < MOST_AT_ONCE) {
      const end = at + CELLS;
      const feed = bytes.indexOf(LINE_FEED, at);
      if (feed === end || (feed === end + 1 && bytes[end] === RETURN)) at = feed + 1;
      else if (feed < 0 && end === bytes.length) at = end;
      else break;
      this.runLength++;
      if (at === bytes.length) break;
    }
    if (this.runLength === 0) return;
    batch.input.set(bytes.subarray(from, at));
    this.answers = batch.solve(at - from, limit);
  }

  /** Takes plain puzzles from a place on, as long as they come; gives how many lines. */
  private takePlain(from: number, index: number): number {
    const { bytes, answers, runFirst } = this;
    const last = runFirst + this.runLength;
    let at = from;
    let now = index;
    let first = index; // of the solved lines that are not copied yet
    let before = at;
    let none = 0;
    for (; now < last; now++) {
      const answer = (now - runFirst) * ANSWER;
      const count = answers[answer]!;
      // The solutions of neighbours lie one byte apart, where the next count stands: it becomes the line feed.
      if (count > 1 || this.isDoubtful(at)) break;
      before = at;
      if (count === 0) {
        this.copy(first, now);
        first = now + 1;
        none++;
        const puzzle: Puzzle = { geometry: classic, givens: givensAt(bytes, at) };
        this.line = this.lines + now - index + 1;
        this.problem('disappoint', noSolution(puzzle));
      }
      at += CELLS;
      if (bytes[at] === RETURN) at++;
      at++;
    }
    this.copy(first, now);
    if (now > index) {
      this.records += now - index;
      if (none > 0) this.count('none', none);
      if (this.ready.limit > 1) this.count('proper', now - index - none);
      this.used = Math.min(at, bytes.length);
      this.lines += now - index;
      this.lead = [before, before + CELLS];
    }
    return now - index;
  }

  /** Adds the solutions of some lines of the run to the output. */
  private copy(first: number, end: number): void {
    if (end <= first) return;
    const { answers, runFirst } = this;
    for (let answer = (first + 1 - runFirst) * ANSWER; answer < (end - runFirst) * ANSWER; answer += ANSWER)
      answers[answer] = LINE_FEED;
    const piece = answers.subarray((first - runFirst) * ANSWER + 1, (end - runFirst) * ANSWER);
    this.room(piece.length + 1);
    this.output.set(piece, this.size);
    this.size += piece.length + 1;
    this.output[this.size - 1] = LINE_FEED;
  }

  private room(more: number): void {
    if (this.size + more <= this.output.length) return;
    const larger = new Uint8Array(2 * (this.size + more));
    larger.set(this.output);
    this.output = larger;
  }

  /** Whether a line may be a map of regions, or have digits from 0 on. */
  private isDoubtful(at: number): boolean {
    const { bytes } = this;
    const first = bytes[at];
    if (first === bytes[at + 1] || first === bytes[at + 9]) {
      let blanks = 0;
      for (let cell = 0; cell < CELLS && blanks <= 9; cell++) {
        const code = bytes[at + cell];
        if (code === DOT || code === ZERO) blanks++;
      }
      if (blanks <= 9) return true;
    }
    if (!this.hasMixedBlanks) return false;
    const line = bytes.subarray(at, at + CELLS);
    return line.includes(DOT) && line.includes(ZERO);
  }

  /** Takes lines through a reader until it is idle and a plain line follows, or the chunk ends. */
  private async takeOdd(from: number, index: number): Promise<{ at: number; index: number; isIdle: boolean }> {
    const { bytes, chunk } = this;
    const reader = makeReader(this.ready.reading);
    const ahead = this.prime(reader, from);
    let line = this.lines;
    // The reader's lines, as lines of the chunk counted from 1.
    const shift = line - ahead;
    let at = from;
    let now = index;
    let entries: Iterable<Entry>[] = [];
    do {
      const end = this.endOf(at);
      const text = this.textAt(at, end);
      entries.push([...reader.push(text)]);
      line += 1 + loneReturns(text);
      const isEnd = end === bytes.length && chunk.isLast;
      if (isEnd) entries.push(reader.end());
      if (isEnd || reader.isIdle()) {
        this.lead = '';
        for (const list of entries)
          for (const entry of list) {
            const { result } = entry;
            const isLast = entry.line + shift === line;
            if (isLast && result.ok && result.value.format.name === 'line')
              this.lead = [at, text.endsWith('\n') ? end - 1 : end];
            await this.answer(entry, shift);
          }
        entries = [];
        this.lines = line;
        this.used = end;
      }
      at = end;
      now++;
      if (now >= this.runFirst + this.runLength && at < bytes.length && reader.isIdle()) this.solveRun(at, now);
    } while (at < bytes.length && !(reader.isIdle() && this.isPlain(at, now)));
    return { at, index: now, isIdle: entries.length === 0 };
  }

  private isPlain(at: number, index: number): boolean {
    const place = index - this.runFirst;
    return place < this.runLength && this.answers[place * ANSWER]! <= 1 && !this.isDoubtful(at);
  }

  /** Tells a reader what came before; gives how many lines that took. */
  private prime(reader: Reader, at: number): number {
    if (at === 0 && this.chunk.isFirst) return 0;
    if (at === 0) this.askedLead = mayBeMap(this.textAt(0, this.endOf(0)));
    const written = typeof this.lead === 'string' ? this.lead : this.textAt(...this.lead);
    // Lines may end with a CR alone, too.
    const lead = written.replace(/\r$/, '').split('\r').at(-1)!;
    const text = lead === '' ? `${ANY_PUZZLE}\n\n` : `${ANY_PUZZLE}\n\n${lead}\n`;
    for (const _ of reader.push(text));
    return lead === '' ? 2 : 3;
  }

  /** Takes the whole chunk through a reader at once; nothing when a record goes on behind it. */
  private async takeWhole(): Promise<boolean> {
    const { bytes, chunk } = this;
    const reader = makeReader(this.ready.reading);
    const shift = -this.prime(reader, 0);
    const text = this.textAt(0, bytes.length);
    const entries = [reader.push(text)];
    if (chunk.isLast) entries.push(reader.end());
    else if (!reader.isIdle()) return false;
    const lines = countLines(bytes);
    this.lead = '';
    for (const list of entries)
      for (const entry of list) {
        if (entry.line + shift === lines && entry.result.ok && entry.result.value.format.name === 'line')
          this.lead = [bytes.lastIndexOf(LINE_FEED, bytes.length - 2) + 1, bytes.length - 1];
        await this.answer(entry, shift);
      }
    this.lines = lines;
    this.used = bytes.length;
    return true;
  }

  private async answer(entry: Entry, shift: number): Promise<void> {
    const { chunk, ready } = this;
    const { result } = entry;
    this.records++;
    this.line = entry.line + shift;
    if (!result.ok) {
      const { error } = result;
      const line = error.line + shift;
      if (ready.json && ready.onError !== 'skip') {
        const before = shift + chunk.linesBefore;
        const told = { error: { ...error, line: error.line + before }, line: entry.line + before };
        this.write(`${JSON.stringify(told)}\n`);
      }
      this.count('bad');
      this.events.push({
        at: this.size,
        problem: { line, column: error.column, how: 'refuse', message: error.message },
      });
      return;
    }
    for (const what of result.value.leftOut ?? []) this.problem('note', `Left out: ${what}.`);
    const line = this.line + chunk.linesBefore;
    await ready.answer({ reading: result.value, line, place: `${chunk.name}:${line}` }, this);
  }

  // What a job may do with a record.

  write(text: string): void {
    // UTF-8 takes at most three bytes for each unit of a string.
    this.room(3 * text.length);
    this.size += encoder.encodeInto(text, this.output.subarray(this.size)).written;
  }

  add(text: string, { record }: Pick<Format, 'record'>): void {
    if (text.includes('\n')) this.events.push({ at: this.size, text, record });
    else this.write(`${text}\n`);
  }

  problem(how: 'refuse' | 'disappoint' | 'note', sentence: Sentence): void {
    if (how === 'refuse') this.count('bad');
    const message = typeof sentence === 'string' ? sentence : sentence();
    this.events.push({ at: this.size, problem: { line: this.line, how, message } });
  }

  tell(message: string): void {
    this.events.push({ at: this.size, problem: { line: this.line, how: 'tell', message } });
  }

  raise(): void {
    this.exitCode = 1;
  }

  count(name: string, by = 1): void {
    this.counts[name] = (this.counts[name] ?? 0) + by;
  }
}

const encoder = new TextEncoder();

const givensAt = (bytes: Uint8Array, at: number): Uint8Array =>
  bytes.slice(at, at + CELLS).map((code) => (code === DOT ? 0 : code - ZERO));

/** Whether a line may be a map of regions: every character as often as there are characters. */
function mayBeMap(text: string): boolean {
  const times = new Map<string, number>();
  for (const character of text.split(/\r|\n/, 1)[0]!.trim()) times.set(character, (times.get(character) ?? 0) + 1);
  return [...times.values()].every((count) => count === times.size);
}

/** Line ends of a text that are a CR alone. */
function loneReturns(text: string): number {
  let count = 0;
  for (let at = text.indexOf('\r'); at >= 0; at = text.indexOf('\r', at + 1)) if (text[at + 1] !== '\n') count++;
  return count;
}

/** How many lines bytes hold: ends by LF, CR LF or CR alone, and what follows the last of them. */
export function countLines(bytes: Uint8Array): number {
  let lines = bytes.length > 0 && bytes.at(-1) !== LINE_FEED && bytes.at(-1) !== RETURN ? 1 : 0;
  for (let at = bytes.indexOf(LINE_FEED); at >= 0; at = bytes.indexOf(LINE_FEED, at + 1)) lines++;
  for (let at = bytes.indexOf(RETURN); at >= 0; at = bytes.indexOf(RETURN, at + 1))
    if (bytes[at + 1] !== LINE_FEED) lines++;
  return lines;
}
