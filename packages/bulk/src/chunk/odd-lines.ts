import { type Entry, makeReader, type Reader } from '@pencilmark/core/format';
import { countLines, endOfBlanks, endOfLine } from '../input/lines.ts';
import { mayBeMap } from './map-lines.ts';
import type { PlainLines } from './plain-lines.ts';
import type { Progress } from './progress.ts';
import { answerAll, type Ready } from './records.ts';

/** A line that any reader takes for a puzzle; after it no line is the first. */
const ANY_PUZZLE = `1${'.'.repeat(80)}`;

/** Takes lines of a chunk through a reader of core. */
export class OddLines {
  private readonly progress: Progress;
  private readonly ready: Ready;
  private readonly reader: Reader;
  /** The lines of the reader, as lines of the chunk counted from 1, are so many further. */
  private readonly shift: number;
  private entries: Iterable<Entry>[] = [];

  constructor(progress: Progress, ready: Ready) {
    this.progress = progress;
    this.ready = ready;
    this.reader = makeReader(ready.reading);
    this.shift = progress.lines - this.prime();
  }

  /**
   * Takes lines until none waits and a plain line follows, or the chunk ends; says whether none
   * waits.
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

  /** Takes the whole chunk at once. */
  async takeWhole(): Promise<void> {
    const { bytes, isLast } = this.progress.chunk;
    this.entries.push(this.reader.push(this.progress.textAt(0, bytes.length)));
    if (isLast) this.entries.push(this.reader.end());
    if (isLast || this.reader.openSince() === undefined) await this.settle(countLines(bytes), bytes.length);
    else await this.settleBefore();
  }

  /** Tells the reader what came before; gives how many lines that took. */
  private prime(): number {
    const { progress } = this;
    const { bytes, isFirst } = progress.chunk;
    const isAtStart = progress.used === 0;
    if (isAtStart && isFirst) return 0;
    if (isAtStart) progress.askedLead = mayBeMap(progress.textAt(0, endOfLine(bytes, 0)));
    // Lines may end with a CR alone, too.
    const lead = progress.leadText.replace(/\r$/, '').split('\r').at(-1)!;
    for (const _ of this.reader.push(lead === '' ? `${ANY_PUZZLE}\n\n` : `${ANY_PUZZLE}\n\n${lead}\n`));
    return lead === '' ? 2 : 3;
  }

  /** Answers the records of the lines up to a place, which are dealt with then. */
  private async settle(lines: number, place: number): Promise<void> {
    const { progress, shift } = this;
    const taken = this.entries;
    this.entries = [];
    if (place === progress.used) return;
    let endsInPuzzle = false;
    const watched = function* (entries: Iterable<Entry>): Generator<Entry> {
      for (const entry of entries) {
        const { line, result } = entry;
        if (line + shift === lines && result.ok && result.value.format.name === 'line') endsInPuzzle = true;
        yield entry;
      }
    };
    for (const entries of taken) await answerAll(watched(entries), shift, progress, this.ready);
    progress.passTo(place, lines, endsInPuzzle);
  }

  /** Answers what comes before the record that the reader waits to go on. */
  private async settleBefore(): Promise<void> {
    const { progress } = this;
    const { bytes } = progress.chunk;
    const lines = this.reader.openSince()! + this.shift - 1;
    let place = progress.used;
    for (let line = progress.lines; line < lines; line++) place = endOfLine(bytes, place);
    // Where lines end with a CR alone, or a map may belong to the puzzle above, they wait.
    const areLines = countLines(bytes.subarray(progress.used, place)) === lines - progress.lines;
    if (!areLines || mayBeMap(progress.textAt(place, endOfLine(bytes, place)))) return;
    await this.settle(lines, place);
    progress.passTo(progress.used, progress.lines, false);
  }
}
