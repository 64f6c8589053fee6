import { LINE_FEED } from '../input/lines.ts';
import type { Chunk, ChunkAnswer } from '../types.ts';
import { Answers } from './answers.ts';
import { ANSWER, CELLS, type SolvedLines } from './plain-lines.ts';

/** How far a chunk is answered, and the answers. */
export class Progress {
  readonly chunk: Chunk;
  readonly answers: Answers;
  /** How many bytes and lines are answered. */
  used = 0;
  lines = 0;
  /** Whether the line before the chunk mattered. */
  askedLead = false;
  /** Where the last of these lines lies when it is a puzzle; or its text. */
  private lead: readonly [from: number, to: number] | string;

  constructor(chunk: Chunk) {
    this.chunk = chunk;
    this.lead = chunk.lead;
    this.answers = new Answers(chunk.bytes.length + ANSWER);
  }

  /** The last line that is answered, when it is a puzzle. */
  get leadText(): string {
    return typeof this.lead === 'string' ? this.lead : this.textAt(...this.lead);
  }

  /** Bytes of the chunk as text. */
  textAt(from: number, to: number): string {
    const ignoreBOM = !this.chunk.isFirst || from > 0;
    return new TextDecoder('utf-8', { ignoreBOM }).decode(this.chunk.bytes.subarray(from, to));
  }

  /** Adds the plain lines that follow, with their answers. */
  takePlain({ bytes, lines, answers }: SolvedLines, limit: number): void {
    if (lines === 0) return;
    this.answers.bytes(answers.subarray(0, lines * ANSWER));
    this.answers.records += lines;
    this.used += bytes;
    this.lines += lines;
    const last = this.used === 1 ? 0 : this.chunk.bytes.lastIndexOf(LINE_FEED, this.used - 2) + 1;
    this.lead = [last, last + CELLS];
    // When the solver looks for a second solution and there is none, the puzzle is proper.
    if (limit > 1) this.answers.count('proper', lines);
  }

  /**
   * Notes that the lines up to a place are answered. `endsInPuzzle` says that the last of them is a
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

  /** The answer to the chunk. */
  whole(): ChunkAnswer {
    const { used, lines, leadText: lead, askedLead } = this;
    return { ...this.answers.whole(), used, lines, lead, askedLead };
  }
}
