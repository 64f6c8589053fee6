import { type Entry, makeReader, type Reader } from '@pencilmark/core/format';
import { countLines, endOfBlanks, endOfLine } from '../input/lines.ts';
import { mayBeMap } from './map-lines.ts';
import type { PlainLines } from './plain-lines.ts';
import type { Progress } from './progress.ts';
import { answerAll, type Ready } from './records.ts';

/**
 * A line that every reader takes for a puzzle. A reader that gets it first does not take the next
 * line for the first of its source.
 */
const ANY_PUZZLE = `1${'.'.repeat(80)}`;

/** Reads lines of a chunk with a reader of core. */
export class OddLines {
  private readonly progress: Progress;
  private readonly ready: Ready;
  private readonly reader: Reader;
  /** What to add to a line number of the reader to get the line of the chunk, counted from 1. */
  private readonly shift: number;
  private entries: Iterable<Entry>[] = [];

  constructor(progress: Progress, ready: Ready) {
    this.progress = progress;
    this.ready = ready;
    this.reader = makeReader(ready.reading);
    this.shift = progress.lines - this.prime();
  }

  /**
   * Reads lines until the reader waits for nothing and a plain line follows, or until the chunk
   * ends. Says whether the reader waits for nothing.
   */
  async takeUntilPlain(plain: PlainLines): Promise<boolean> {
    const { progress } = this;
    const { bytes, isLast } = progress.chunk;
    let line = progress.lines;
    let at = progress.used;
    let isIdle = false;
    do {
      const end = endOfBlanks(bytes, at);
      this.entries.push([...this.reader.push(progress.textAt(at, end))]);
      line += countLines(bytes.subarray(at, end));
      const isEnd = end === bytes.length && isLast;
      if (isEnd) this.entries.push(this.reader.end());
      isIdle = isEnd || this.reader.openSince() === undefined;
      if (isIdle) await this.settle(line, end);
      at = end;
    } while (at < bytes.length && !(isIdle && plain.solve(at, endOfLine(bytes, at))));
    if (!isIdle) await this.settleBefore();
    return isIdle;
  }

  /** Reads the whole chunk at once. */
  async takeWhole(): Promise<void> {
    const { bytes, isLast } = this.progress.chunk;
    this.entries.push(this.reader.push(this.progress.textAt(0, bytes.length)));
    if (isLast) this.entries.push(this.reader.end());
    if (isLast || this.reader.openSince() === undefined) await this.settle(countLines(bytes), bytes.length);
    else await this.settleBefore();
  }

  /** Gives the reader the line that came before. Returns how many lines the reader got for that. */
  private prime(): number {
    const { progress } = this;
    const { bytes, isFirst } = progress.chunk;
    const isAtStart = progress.used === 0;
    if (isAtStart && isFirst) return 0;
    if (isAtStart) progress.askedLead = mayBeMap(progress.textAt(0, endOfLine(bytes, 0)));
    // Lines may also end with a CR alone.
    const lead = progress.leadText.replace(/\r$/, '').split('\r').at(-1)!;
    for (const _ of this.reader.push(lead === '' ? `${ANY_PUZZLE}\n\n` : `${ANY_PUZZLE}\n\n${lead}\n`));
    return lead === '' ? 2 : 3;
  }

  /** Answers the records of the lines up to a place, and moves the progress there. */
  private async settle(lines: number, place: number): Promise<void> {
    const { progress, shift } = this;
    const taken = this.entries;
    this.entries = [];
    if (place === progress.used) return;
    let endsInPuzzle = false;
    const watched = function* (entries: Iterable<Entry>): Generator<Entry> {
      for (const entry of entries) {
        const { line, result } = entry;
        if (line + shift === lines && result.ok && result.value.format.signs?.quickLine) endsInPuzzle = true;
        yield entry;
      }
    };
    for (const entries of taken) await answerAll(watched(entries), shift, progress, this.ready);
    progress.passTo(place, lines, endsInPuzzle);
  }

  /** Answers what comes before the record for which the reader needs more lines. */
  private async settleBefore(): Promise<void> {
    const { progress } = this;
    const { bytes } = progress.chunk;
    const lines = this.reader.openSince()! + this.shift - 1;
    let place = progress.used;
    for (let line = progress.lines; line < lines; line++) place = endOfLine(bytes, place);
    // Lines that end with a CR alone wait for more. So does a map that may belong to the puzzle
    // above.
    const areLines = countLines(bytes.subarray(progress.used, place)) === lines - progress.lines;
    if (!areLines || mayBeMap(progress.textAt(place, endOfLine(bytes, place)))) return;
    await this.settle(lines, place);
    progress.passTo(progress.used, progress.lines, false);
  }
}
