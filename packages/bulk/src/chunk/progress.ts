import { LINE_FEED } from '../input/lines.ts';
import type { Chunk, ChunkAnswer } from '../types.ts';
import { Answers } from './answers.ts';
import { ANSWER, CELLS, type SolvedLines } from './plain-lines.ts';

/** How far a chunk is dealt with, and what came of it. */
export class Progress {
  readonly chunk: Chunk;
  readonly answers: Answers;
  /** Bytes and lines that are dealt with. */
  used = 0;
  lines = 0;
  /** Whether the line before the chunk mattered. */
  askedLead = false;
  /** Where the last of the lines lies if it is a line puzzle; or a text. */
  private lead: readonly [from: number, to: number] | string;

  constructor(chunk: Chunk) {
    this.chunk = chunk;
    this.lead = chunk.lead;
    this.answers = new Answers(chunk.bytes.length + ANSWER);
  }

  /** The last line that is dealt with if it is a puzzle. */
  get leadText(): string {
    return typeof this.lead === 'string' ? this.lead : this.textAt(...this.lead);
  }

  /** Bytes of the chunk as text. */
  textAt(from: number, to: number): string {
    const ignoreBOM = !this.chunk.isFirst || from > 0;
    return new TextDecoder('utf-8', { ignoreBOM }).decode(this.chunk.bytes.subarray(from, to));
  }

  /** Takes plain lines that follow, with their answers. */
  takePlain({ bytes, lines, answers }: SolvedLines, limit: number): void {
    if (lines === 0) return;
    this.answers.bytes(answers.subarray(0, lines * ANSWER));
    this.answers.records += lines;
    this.used += bytes;
    this.lines += lines;
    const last = this.used === 1 ? 0 : this.chunk.bytes.lastIndexOf(LINE_FEED, this.used - 2) + 1;
    this.lead = [last, last + CELLS];
    // To look for a second solution and to find one only is to know that the puzzle is proper.
    if (limit > 1) this.answers.count('proper', lines);
  }

  /**
   * Says that lines up to a place are dealt with; `endsInPuzzle` when the last of them is a line
   * puzzle.
   */
  passTo(place: number, lines: number, endsInPuzzle: boolean): void {
    const { bytes } = this.chunk;
    this.used = place;
    this.lines = lines;
    this.lead = endsInPuzzle
      ? [bytes.lastIndexOf(LINE_FEED, place - 2) + 1, bytes[place - 1] === LINE_FEED ? place - 1 : place]
      : '';
  }

  /** What came of the chunk. */
  whole(): ChunkAnswer {
    const { used, lines, leadText: lead, askedLead } = this;
    return { ...this.answers.whole(), used, lines, lead, askedLead };
  }
}
