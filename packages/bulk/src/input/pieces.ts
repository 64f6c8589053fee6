import { isCut } from '../packing/damage.ts';
import { ifSoon } from '../promises.ts';
import { bytesOf, joined } from './bytes.ts';
import { borderAfter, type Cuts } from './cuts.ts';
import { isFlow, isReadingProblem } from './input.ts';
import { LINE_FEED } from './lines.ts';

/** Some whole lines of an input, and where they end in its text. */
export interface Piece {
  readonly bytes: Uint8Array;
  readonly end: number;
  readonly isLast: boolean;
  /** Why the input cannot be read further. */
  readonly problem?: unknown;
}

/** Bytes of one line that are kept: more than any reader takes. */
const LONGEST_LINE = 2 ** 26 + 1;

/**
 * The lines of a file, or of standard input for `-`, in pieces. A piece ends with the line that
 * holds the last byte before a border, so that pieces are cut alike wherever reading starts: here at
 * `start`, somewhere before `cut`, where a piece ended. What can be read comes first: the last piece
 * says why there is no more. Rejects when there is nothing at all.
 */
export async function* piecesOf(
  name: string,
  cuts: Cuts,
  { start = 0, cut = 0 }: { readonly start?: number; readonly cut?: number } = {},
  standardInput?: AsyncIterable<Uint8Array>,
): AsyncGenerator<Piece> {
  const cutter = new Cutter(start, cut, cuts);
  const chunks = bytesOf(name, start, standardInput);
  const flows = name === '-' || (await isFlow(name));
  try {
    for await (const chunk of flows ? withPauses(chunks) : chunks) {
      // What is not text may have neither lines nor an end.
      if (flows && cutter.offset === 0 && chunk?.includes(0)) {
        yield { bytes: chunk, end: chunk.length, isLast: true };
        return;
      }
      yield* chunk ? cutter.push(chunk) : cutter.pause();
    }
  } catch (problem) {
    if (!isReadingProblem(problem) || cutter.offset === start) throw problem;
    yield* cutter.end(problem);
    return;
  }
  yield* cutter.end();
}

/** What comes, and nothing in between where it pauses. */
async function* withPauses(chunks: AsyncGenerator<Uint8Array>): AsyncGenerator<Uint8Array | undefined> {
  for (;;) {
    const coming = chunks.next();
    let next = await ifSoon(coming);
    if (!next) {
      yield undefined;
      next = await coming;
    }
    if (next.done) return;
    yield next.value;
  }
}

/** Cuts a text that comes in chunks. */
class Cutter {
  /** The end of what is held. */
  offset: number;
  private held: Uint8Array[] = [];
  private heldBytes = 0;
  /** Whether a line ends in what is held. */
  private hasFeed = false;
  private border: number;
  /** The last piece: only when more has come is it known not to be the end. */
  private before: Piece | undefined;
  private readonly cuts: Cuts;

  constructor(start: number, cut: number, cuts: Cuts) {
    this.offset = start;
    this.border = borderAfter(cut, cuts);
    this.cuts = cuts;
  }

  /** Takes a chunk; gives the pieces that are complete. */
  *push(chunk: Uint8Array): Generator<Piece> {
    let rest = chunk;
    for (;;) {
      const at = Math.max(0, this.border - 1 - this.offset);
      const feed = at < rest.length ? rest.indexOf(LINE_FEED, at) : -1;
      if (feed < 0) break;
      this.hold(rest.subarray(0, feed + 1));
      rest = rest.subarray(feed + 1);
      yield* this.letGo();
      this.before = this.take(false);
    }
    if (rest.length > 0) this.hold(rest);
  }

  /** Gives all lines so far, for whoever sends may wait for the answers. */
  *pause(): Generator<Piece> {
    yield* this.letGo();
    if (!this.hasFeed) return;
    const rest = this.takeOffLine();
    yield this.take(false);
    this.hold(rest);
  }

  /** Gives what is left when the text has ended, or cannot be read further. */
  *end(problem?: unknown): Generator<Piece> {
    if (problem !== undefined && isCut(problem)) this.takeOffLine();
    if (this.heldBytes > 0) yield* this.letGo();
    const last = this.before ? { ...this.before, isLast: true } : this.take(true);
    yield problem === undefined ? last : { ...last, problem };
  }

  private *letGo(): Generator<Piece> {
    if (this.before) yield this.before;
    this.before = undefined;
  }

  private hold(bytes: Uint8Array): void {
    this.offset += bytes.length;
    if (this.heldBytes > LONGEST_LINE && bytes.at(-1) !== LINE_FEED) return;
    this.held.push(bytes);
    this.heldBytes += bytes.length;
    this.hasFeed ||= bytes.includes(LINE_FEED);
  }

  private take(isLast: boolean): Piece {
    const piece = { bytes: joined(this.held), end: this.offset, isLast };
    this.held = [];
    this.heldBytes = 0;
    this.hasFeed = false;
    this.border = borderAfter(this.offset, this.cuts);
    return piece;
  }

  /** Takes the line that has no end yet off what is held. */
  private takeOffLine(): Uint8Array {
    const all = joined(this.held);
    const lines = all.subarray(0, all.lastIndexOf(LINE_FEED) + 1);
    const rest = all.subarray(lines.length);
    this.held = lines.length > 0 ? [lines] : [];
    this.heldBytes = lines.length;
    this.offset -= rest.length;
    return rest;
  }
}
