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
  /** The error that keeps the input from being read further. */
  readonly problem?: unknown;
}

/** How many bytes of one line are kept: more than any reader takes. */
const LONGEST_LINE = 2 ** 26 + 1;

/**
 * The lines of a file, or of standard input for `-`, in pieces. A piece ends with the line that
 * holds the last byte before a border. So the pieces are the same wherever reading starts. Here it
 * starts at `start`, at or before `cut`, where an earlier piece ended. Everything that can be read
 * comes first, and the last piece says why there is no more. The generator rejects only when
 * nothing can be read.
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
      // Data that are not text may have neither lines nor an end.
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

/** The chunks, and undefined whenever no chunk comes for a while. */
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

/** Cuts a text that comes in chunks into pieces. */
class Cutter {
  /** The place in the text where the waiting bytes end. */
  offset: number;
  private pieces: Uint8Array[] = [];
  private heldBytes = 0;
  /** Whether a line ends within the waiting bytes. */
  private hasFeed = false;
  private border: number;
  /**
   * The piece that was cut last. It waits, because only the next chunk shows that it is not
   * the last of the text.
   */
  private before: Piece | undefined;
  private readonly cuts: Cuts;

  constructor(start: number, cut: number, cuts: Cuts) {
    this.offset = start;
    this.border = borderAfter(cut, cuts);
    this.cuts = cuts;
  }

  /** Takes a chunk and gives the pieces that are complete. */
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

  /** Gives all lines so far, because the sender may be waiting for their answers. */
  *pause(): Generator<Piece> {
    yield* this.letGo();
    if (!this.hasFeed) return;
    const rest = this.takeOffLine();
    yield this.take(false);
    this.hold(rest);
  }

  /** Gives the rest, when the text has ended or cannot be read further. */
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
    this.pieces.push(bytes);
    this.heldBytes += bytes.length;
    this.hasFeed ||= bytes.includes(LINE_FEED);
  }

  private take(isLast: boolean): Piece {
    const piece = { bytes: joined(this.pieces), end: this.offset, isLast };
    this.pieces = [];
    this.heldBytes = 0;
    this.hasFeed = false;
    this.border = borderAfter(this.offset, this.cuts);
    return piece;
  }

  /** Takes the unfinished last line off the waiting bytes. */
  private takeOffLine(): Uint8Array {
    const all = joined(this.pieces);
    const lines = all.subarray(0, all.lastIndexOf(LINE_FEED) + 1);
    const rest = all.subarray(lines.length);
    this.pieces = lines.length > 0 ? [lines] : [];
    this.heldBytes = lines.length;
    this.offset -= rest.length;
    return rest;
  }
}
