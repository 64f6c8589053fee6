import {
  classic,
  type Entry,
  err,
  type Format,
  formatNamed,
  type Geometry,
  geometryOf,
  makeReader,
  ok,
  type Puzzle,
  type Reader,
  type ReaderOptions,
  type Result,
  type Solver,
  search,
  solverFor,
} from '@pencilmark/core';
import type { Batch } from '@pencilmark/turbo';
import { noSolution } from './no-solution.ts';
import { solversFor } from './solvers.ts';
import { textIn } from './text.ts';

/** How puzzles are read and written, as names, so that it can be sent to a thread. */
export interface ChunkOptions {
  /** Names of formats, the id of a board and the digits of the input in order; found out or as in the input when not said. */
  readonly from?: string;
  readonly to?: string;
  readonly geometry?: string;
  readonly alphabet?: string;
}

/** What becomes of a record that cannot be read: the work ends, it is passed over, or a line `# line 3: …` stands in its place. */
export type OnError = 'stop' | 'skip' | 'record';

/** Some whole lines of a source. */
export interface Chunk {
  readonly bytes: Uint8Array;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  /** The line before, when it is a line puzzle: a map of regions that follows is not taken for a puzzle then. */
  readonly lead: string;
}

/** Something to say about a record. */
export interface Problem {
  /** Counted from 1, in the chunk or in the source. */
  readonly line: number;
  /** Nothing when the whole record is meant. */
  readonly column?: number;
  /** It could not be read · it has no solution · it was read, and something was left out. */
  readonly how: 'refuse' | 'disappoint' | 'note';
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
  /** Solutions, one a line. */
  readonly output: Uint8Array;
  readonly events: readonly Event[];
  /** How many bytes and lines are dealt with: what follows belongs to a record that goes on behind the chunk. */
  readonly used: number;
  readonly lines: number;
  /** For the chunk that follows; and whether it mattered here. */
  readonly lead: string;
  readonly askedLead: boolean;
  readonly counts: Counts;
}

/** Numbers of records. */
export interface Counts {
  solved: number;
  none: number;
  bad: number;
}

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

/** Solves chunks, one after the other. */
export type ChunkSolver = (chunk: Chunk) => Promise<ChunkAnswer>;

/**
 * Prepares to solve chunks. Lines of 81 digits and blanks are solved where they lie, as bytes; everything else goes through a reader of core,
 * so that the answers are those of reading the whole source, record by record.
 */
export async function makeChunkSolver(options: ChunkOptions): Promise<ChunkSolver> {
  const to = options.to === undefined ? undefined : formatNamed(options.to);
  const format = options.from === undefined ? undefined : formatNamed(options.from);
  const geometry = options.geometry === undefined ? undefined : geometryOf(options.geometry);
  const reading: ReaderOptions = {
    ...(format && { format }),
    ...(geometry?.ok && { geometry: geometry.value }),
    ...(options.alphabet !== undefined && { alphabet: options.alphabet }),
  };
  const isUsual =
    (!to || to.name === 'line') &&
    (!format || format.name === 'line') &&
    (!reading.geometry || reading.geometry.id === classic.id) &&
    (reading.alphabet ?? '123456789') === '123456789';
  const { loadBatch } = await import('@pencilmark/turbo');
  const batch = isUsual ? await loadBatch(MOST_AT_ONCE * (CELLS + 2), MOST_AT_ONCE) : undefined;
  const solvers = new Map<string, Result<Solver, string>>();
  return (chunk) => new ChunkRun(chunk, reading, to, batch, solvers).run();
}

/** The solving of one chunk. */
class ChunkRun {
  private readonly bytes: Uint8Array;
  private readonly events: Event[] = [];
  private readonly counts: Counts = { solved: 0, none: 0, bad: 0 };
  private output: Uint8Array;
  private size = 0;
  /** Lines dealt with, and where the last of them lies if it is a line puzzle. */
  private lines = 0;
  private used = 0;
  private lead: readonly [number, number] | string;
  private askedLead = false;

  /** The run of lines that the batch has answered: its first line's index, how many, and the answers. */
  private runFirst = 0;
  private runLength = 0;
  private answers: Uint8Array = new Uint8Array(0);
  private readonly hasMixedBlanks: boolean;

  private readonly chunk: Chunk;
  private readonly reading: ReaderOptions;
  private readonly to: Format | undefined;
  private readonly batch: Batch | undefined;
  private readonly solvers: Map<string, Result<Solver, string>>;

  constructor(
    chunk: Chunk,
    reading: ReaderOptions,
    to: Format | undefined,
    batch: Batch | undefined,
    solvers: Map<string, Result<Solver, string>>,
  ) {
    this.chunk = chunk;
    this.reading = reading;
    this.to = to;
    this.batch = batch;
    this.solvers = solvers;
    this.bytes = chunk.bytes;
    this.lead = chunk.lead;
    this.output = new Uint8Array(chunk.bytes.length + ANSWER);
    this.hasMixedBlanks = chunk.bytes.includes(ZERO) && chunk.bytes.includes(DOT);
  }

  async run(): Promise<ChunkAnswer> {
    const { bytes } = this;
    let at = 0;
    let index = 0;
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
    const { events, used, lines, askedLead, counts } = this;
    const lead = typeof this.lead === 'string' ? this.lead : this.textAt(...this.lead);
    return { output: this.output.subarray(0, this.size), events, used, lines, lead, askedLead, counts };
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
    if (!this.batch) return;
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
    this.batch.input.set(bytes.subarray(from, at));
    this.answers = this.batch.solve(at - from, 1);
  }

  /** Takes plain puzzles from a place on, as long as they come; gives how many lines. */
  private takePlain(from: number, index: number): number {
    const { bytes, answers, runFirst } = this;
    const last = runFirst + this.runLength;
    let at = from;
    let now = index;
    let first = index; // of the solved lines that are not copied yet
    let before = at;
    for (; now < last; now++) {
      const answer = (now - runFirst) * ANSWER;
      const count = answers[answer]!;
      // The solutions of neighbours lie one byte apart, where the next count stands: it becomes the line feed.
      if (count > 1 || this.isDoubtful(at)) break;
      before = at;
      if (count === 1) this.counts.solved++;
      else {
        this.copy(first, now);
        first = now + 1;
        this.counts.none++;
        const puzzle: Puzzle = { geometry: classic, givens: givensAt(bytes, at) };
        this.say({ line: this.lines + now - index + 1, how: 'disappoint', message: noSolution(puzzle) });
      }
      at += CELLS;
      if (bytes[at] === RETURN) at++;
      at++;
    }
    this.copy(first, now);
    if (now > index) {
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
    const reader = makeReader(this.reading);
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
    if (at === 0) this.askedLead = true;
    const written = typeof this.lead === 'string' ? this.lead : this.textAt(...this.lead);
    // Lines may end with a CR alone, too.
    const lead = written.replace(/\r$/, '').split('\r').at(-1)!;
    const text = lead === '' ? `${ANY_PUZZLE}\n\n` : `${ANY_PUZZLE}\n\n${lead}\n`;
    for (const _ of reader.push(text));
    return lead === '' ? 2 : 3;
  }

  private say(problem: Problem): void {
    this.events.push({ at: this.size, problem });
  }

  private async answer(entry: Entry, shift: number): Promise<void> {
    const line = entry.line + shift;
    const { result } = entry;
    if (!result.ok) {
      this.counts.bad++;
      const { error } = result;
      this.say({ line: error.line + shift, column: error.column, how: 'refuse', message: error.message });
      return;
    }
    const { puzzle, notation, format, leftOut } = result.value;
    for (const what of leftOut ?? []) this.say({ line, how: 'note', message: `Left out: ${what}.` });
    const solver = await this.solverOf(puzzle.geometry);
    if (!solver.ok) {
      this.counts.bad++;
      this.say({ line, how: 'refuse', message: solver.error });
      return;
    }
    const { count, solutions } = search(puzzle, { limit: 1 }, [solver.value]);
    if (count === 0) {
      this.counts.none++;
      this.say({ line, how: 'disappoint', message: noSolution(puzzle) });
      return;
    }
    this.counts.solved++;
    const by = this.to ?? format;
    const text = textIn(by, { geometry: puzzle.geometry, givens: solutions[0]! }, notation);
    if (text.includes('\n')) this.events.push({ at: this.size, text, record: by.record });
    else {
      const bytes = new TextEncoder().encode(`${text}\n`);
      this.room(bytes.length);
      this.output.set(bytes, this.size);
      this.size += bytes.length;
    }
  }

  private async solverOf(geometry: Geometry): Promise<Result<Solver, string>> {
    let solver = this.solvers.get(geometry.id);
    if (!solver) {
      const solvers = await solversFor(geometry);
      const isSolved = solvers.some((row) => row.supports(geometry));
      solver = isSolved ? ok(solverFor(geometry, solvers)) : err(`No solver solves boards such as ${geometry.id}.`);
      this.solvers.set(geometry.id, solver);
    }
    return solver;
  }
}

const givensAt = (bytes: Uint8Array, at: number): Uint8Array =>
  bytes.slice(at, at + CELLS).map((code) => (code === DOT ? 0 : code - ZERO));

/** Line ends of a text that are a CR alone. */
function loneReturns(text: string): number {
  let count = 0;
  for (let at = text.indexOf('\r'); at >= 0; at = text.indexOf('\r', at + 1)) if (text[at + 1] !== '\n') count++;
  return count;
}
