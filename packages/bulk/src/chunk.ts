import {
  classic,
  type Entry,
  formatNamed,
  geometryOf,
  makeReader,
  type Reader,
  type ReaderOptions,
} from '@pencilmark/core';
import type { LineSolver } from '@pencilmark/turbo';
import { type Answered, Answers } from './answers.ts';
import { type Answer, type Job, type JobOptions, tellLeftOut } from './job.ts';
import { jobNamed } from './jobs.ts';

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
  /** Reads puzzles without the rules that a board cannot hold; otherwise they are refused. */
  readonly ignoreRules?: boolean;
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

/** What came out of a chunk. */
export interface ChunkAnswer extends Answered {
  /** How many bytes and lines are dealt with: what follows belongs to a record that goes on behind the chunk. */
  readonly used: number;
  readonly lines: number;
  /** For the chunk that follows; and whether it mattered here. */
  readonly lead: string;
  readonly askedLead: boolean;
}

const LINE_FEED = 10;
const RETURN = 13;
const CELLS = 81;
const ANSWER = CELLS + 1;
/** A line that any reader takes for a puzzle; behind it no line is the first. */
const ANY_PUZZLE = `1${'.'.repeat(CELLS - 1)}`;

/** What somebody has made of the beginning of a chunk: plain lines, each with its solution. */
export interface Begun {
  readonly bytes: number;
  readonly lines: number;
  readonly output: Uint8Array;
}

/** Works on chunks, one after the other. */
export type ChunkWorker = (chunk: Chunk, begun?: Begun) => Promise<ChunkAnswer>;

/** How plain lines are solved where they lie: by whom, to which of its outputs, looking for how many solutions. */
export interface Plain {
  readonly solver: LineSolver;
  readonly output: number;
  readonly limit: number;
}

/** What a thread makes ready once. */
interface Ready {
  readonly answer: Answer;
  readonly reading: ReaderOptions;
  readonly json: boolean;
  readonly onError: unknown;
  readonly plain: Plain | undefined;
  readonly job: Job;
}

/** How a reader is to read, from the options of a job. */
export function readingOf(options: JobOptions): ReaderOptions {
  const { from, geometry: id, alphabet, ignoreRules } = options as ReadingNames;
  const format = from === undefined ? undefined : formatNamed(from);
  const geometry = id === undefined ? undefined : geometryOf(id);
  return {
    ...(format && { format }),
    ...(geometry?.ok && { geometry: geometry.value }),
    ...(alphabet !== undefined && { alphabet }),
    ...(ignoreRules && { ignoreRules }),
  };
}

/** How many solutions are looked for when the plain lines of files may be solved as bytes; 0 when they may not. */
export function limitOfPlain({ job, options }: Work): number {
  const { from, geometry, alphabet } = options as ReadingNames;
  const isUsual =
    (from ?? 'line') === 'line' && (geometry ?? classic.id) === classic.id && (alphabet ?? '123456789') === '123456789';
  return (isUsual && jobNamed(job).limitOfPlain?.(options as never)) || 0;
}

/**
 * Prepares to work on chunks. When solutions alone are wanted, lines of 81 digits and blanks are solved where they lie, as bytes; everything else
 * goes through a reader of core, so that the answers are those of reading the whole source, record by record.
 */
export async function makeChunkWorker({ job: name, options }: Work, plain?: Plain): Promise<ChunkWorker> {
  const job = jobNamed(name);
  const ready = {
    answer: await job.prepare(options as never),
    reading: readingOf(options),
    plain,
    json: options.json === true,
    onError: options.onError,
    job,
  };
  return (chunk, begun) => new ChunkRun(chunk, ready, begun).run();
}

/** The work on one chunk. */
class ChunkRun {
  private readonly bytes: Uint8Array;
  private readonly answers: Answers;
  /** Lines dealt with, and where the last of them lies if it is a line puzzle. */
  private lines = 0;
  private used = 0;
  private lead: readonly [number, number] | string;
  private askedLead = false;

  /** The bytes of the chunk that lie in the solver of plain lines. */
  private window: readonly [from: number, to: number] = [0, 0];

  private readonly chunk: Chunk;
  private readonly ready: Ready;

  constructor(chunk: Chunk, ready: Ready, begun?: Begun) {
    this.chunk = chunk;
    this.ready = ready;
    this.bytes = chunk.bytes;
    this.lead = chunk.lead;
    this.answers = new Answers(chunk.bytes.length + ANSWER);
    if (begun) this.takeLines(0, begun.bytes, begun.lines, begun.output);
  }

  async run(): Promise<ChunkAnswer> {
    const { bytes, ready } = this;
    if (!ready.plain) await this.takeWhole();
    let at = this.used;
    while ((ready.plain || this.used === 0) && at < bytes.length && !this.isOver) {
      const plain = this.solvePlain(at, bytes.length);
      if (plain) {
        this.takeLines(at, plain.bytes, plain.lines, ready.plain!.solver.outputs[ready.plain!.output]!);
        at = this.used;
        continue;
      }
      const odd = await this.takeOdd(at);
      at = odd.at;
      if (!odd.isIdle) break;
    }
    const { used, lines, askedLead } = this;
    const lead = typeof this.lead === 'string' ? this.lead : this.textAt(...this.lead);
    return { ...this.answers.whole(), used, lines, lead, askedLead };
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

  /** Has plain lines from a place on solved, up to another; nothing when there is none. Their answers are overwritten by the next call. */
  private solvePlain(from: number, to: number): { readonly bytes: number; readonly lines: number } | undefined {
    const { plain } = this.ready;
    if (!plain) return undefined;
    const { bytes } = this;
    const room = plain.solver.input.length;
    if (from < this.window[0] || from >= this.window[1]) {
      const isRest = bytes.length - from <= room;
      const end = isRest ? bytes.length : bytes.lastIndexOf(LINE_FEED, from + room - 1) + 1;
      if (end <= from) return undefined;
      plain.solver.input.set(bytes.subarray(from, end));
      this.window = [from, end];
    }
    const [start, end] = this.window;
    const done = plain.solver.solve(from - start, Math.min(to, end) - start, plain.output, 0, plain.limit);
    return done.lines > 0 ? done : undefined;
  }

  /** Takes plain lines from a place on, with their answers. */
  private takeLines(at: number, length: number, lines: number, answers: Uint8Array): void {
    if (lines === 0) return;
    this.answers.bytes(answers.subarray(0, lines * ANSWER));
    this.used = at + length;
    this.lines += lines;
    this.answers.records += lines;
    const last = this.used === 1 ? 0 : this.bytes.lastIndexOf(LINE_FEED, this.used - 2) + 1;
    this.lead = [last, last + CELLS];
    // To look for a second solution and to find one only is to know that the puzzle is proper.
    if (this.ready.plain && this.ready.plain.limit > 1) this.answers.count('proper', lines);
  }

  /** Takes lines through a reader until none waits and a plain line follows, or the chunk ends. */
  private async takeOdd(from: number): Promise<{ at: number; isIdle: boolean }> {
    const { bytes, chunk } = this;
    const reader = makeReader(this.ready.reading);
    const ahead = this.prime(reader, from);
    let line = this.lines;
    // The reader's lines, as lines of the chunk counted from 1.
    const shift = line - ahead;
    let at = from;
    let entries: Iterable<Entry>[] = [];
    let isIdle = false;
    do {
      const end = this.endOf(at);
      const text = this.textAt(at, end);
      entries.push([...reader.push(text)]);
      line += 1 + loneReturns(text);
      const isEnd = end === bytes.length && chunk.isLast;
      if (isEnd) entries.push(reader.end());
      isIdle = isEnd || reader.openSince() === undefined;
      if (isIdle) {
        await this.settle(entries, shift, line, end);
        entries = [];
      }
      at = end;
    } while (at < bytes.length && !(isIdle && this.solvePlain(at, this.endOf(at))));
    if (!isIdle) await this.settleBefore(reader, entries, shift);
    return { at, isIdle };
  }

  /** Answers what comes before the record that a reader waits to go on. */
  private async settleBefore(reader: Reader, entries: readonly Iterable<Entry>[], shift: number): Promise<void> {
    const lines = reader.openSince()! + shift - 1;
    let place = this.used;
    for (let line = this.lines; line < lines; line++) place = this.endOf(place);
    // Where lines end with a CR alone, or a map may belong to the puzzle above, it is not that simple, and they wait.
    const isLine = countLines(this.bytes.subarray(this.used, place)) === lines - this.lines;
    if (!isLine || mayBeMap(this.textAt(place, this.endOf(place)))) return;
    await this.settle(entries, shift, lines, place);
    this.lead = '';
  }

  /** Answers the records of lines up to a place, which are dealt with. */
  private async settle(
    entries: readonly Iterable<Entry>[],
    shift: number,
    lines: number,
    place: number,
  ): Promise<void> {
    if (place === this.used) return;
    const { bytes } = this;
    this.lead = '';
    for (const list of entries)
      for (const entry of list) {
        const { result } = entry;
        if (entry.line + shift === lines && result.ok && result.value.format.name === 'line')
          this.lead = [bytes.lastIndexOf(LINE_FEED, place - 2) + 1, bytes[place - 1] === LINE_FEED ? place - 1 : place];
        await this.answer(entry, shift);
      }
    this.lines = lines;
    this.used = place;
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

  /** Takes the whole chunk through a reader at once. */
  private async takeWhole(): Promise<void> {
    const { bytes, chunk } = this;
    const reader = makeReader(this.ready.reading);
    const shift = -this.prime(reader, 0);
    const entries = [reader.push(this.textAt(0, bytes.length))];
    if (chunk.isLast) entries.push(reader.end());
    if (chunk.isLast || reader.openSince() === undefined)
      await this.settle(entries, shift, countLines(bytes), bytes.length);
    else await this.settleBefore(reader, entries, shift);
  }

  /** Whether a record was refused, and the job ends with the first of those. */
  private get isOver(): boolean {
    return this.answers.hasRefused && this.ready.onError === 'stop';
  }

  private async answer(entry: Entry, shift: number): Promise<void> {
    const { chunk, ready, answers } = this;
    const { result } = entry;
    if (this.isOver) return;
    answers.records++;
    answers.line = entry.line + shift;
    if (!result.ok) {
      const { error } = result;
      const line = error.line + shift;
      if (ready.json && ready.onError !== 'skip') {
        const before = shift + chunk.linesBefore;
        const told = { error: { ...error, line: error.line + before }, line: entry.line + before };
        answers.write(`${JSON.stringify(told)}\n`);
      }
      answers.say({ line, column: error.column, how: 'refuse', message: error.message });
      return;
    }
    tellLeftOut(result.value, ready.job, answers);
    const line = answers.line + chunk.linesBefore;
    await ready.answer({ reading: result.value, line, place: `${chunk.name}:${line}` }, answers);
  }
}

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
