import type { FileHandle } from 'node:fs/promises';
import { NO_PUZZLE } from '../chunk/records.ts';
import { binaryRefusal } from '../input/binary.ts';
import { encodingOf, endStandardInput, joined } from '../input/bytes.ts';
import { laterSentenceOf, sourceName } from '../input/input.ts';
import { bytesBetween } from '../input/stretch.ts';
import { readingOf } from '../jobs/reading.ts';
import { isMaking } from '../jobs.ts';
import type { HeldAnswers } from '../output/writer.ts';
import { bytesOf } from '../threads/tasks.ts';
import type { Chunk, ChunkAnswer, Refusal } from '../types.ts';
import { type Place, type RunContext, START } from './context.ts';
import { type BegunPiece, type DonePiece, type Feed, rangeFeed, streamFeed } from './feed.ts';
import { PieceQueue } from './piece-queue.ts';

/**
 * The part of an input that a run covers. It ends at a place, or after the record that began before
 * that place.
 */
export interface Passage {
  /** The index of the input in the list. */
  readonly index: number;
  readonly from: Place;
  readonly to: number;
  /** The open file, when the input is a file that can be read in any order. */
  readonly file: FileHandle | undefined;
}

/** Answers an input piece after piece. Gives how many bytes are done. */
export const passThrough = (run: RunContext, passage: Passage): Promise<number> =>
  new InputPass(run, passage).goThrough();

/** The answer to a piece, together with the bytes that were left over before it. */
interface Joint {
  readonly answer: ChunkAnswer;
  /** Gives the bytes of both. Without it nothing was left over. */
  readonly bytes?: DonePiece['bytes'];
  readonly held?: HeldAnswers | undefined;
}

const NOTHING = new Uint8Array(0);

class InputPass {
  private readonly run: RunContext;
  private readonly passage: Passage;
  private readonly input: string;
  /** How far the input is answered. */
  private place: Place;
  /** The bytes between `place` and its cut. They belong to a record that continues. */
  private tail: Uint8Array = NOTHING;
  /**
   * How many bytes must come before a record that continues is tried again. The number doubles with
   * each try, so a long record takes at most twice its work.
   */
  private wanted = 0;

  constructor(run: RunContext, passage: Passage) {
    this.run = run;
    this.passage = passage;
    this.input = run.options.inputs[passage.index]!;
    this.place = passage.from;
  }

  async goThrough(): Promise<number> {
    const { run, passage } = this;
    const limits = { most: run.mostUnderWay, to: passage.to, stop: run.options.stop };
    const queue = new PieceQueue(await this.firstFeed(), this.place.cut, limits);
    let isLeft = false;
    for (;;) {
      const begun = await queue.next(this.tail.length > 0);
      if (!begun) break;
      const done = await run.unlessLeft(begun.done);
      isLeft = done === 'aborted';
      if (done === 'aborted') {
        await run.writer.note(run.stateAt(passage.index, this.place), true);
        break;
      }
      if (done === 'here') await this.readHere(queue);
      else if (!(await this.take(done, queue))) break;
    }
    if (run.isAborted && !run.stopped && (isLeft || !queue.isDone || this.input === '-'))
      run.stopped = { why: 'enough', input: this.input, line: this.place.lines };
    if (this.input === '-') endStandardInput();
    else await queue.close();
    return this.place.offset;
  }

  /** The first feed. Threads read a plain file themselves when they solve its lines as bytes. */
  private async firstFeed(): Promise<Feed> {
    const { pool, limit, pieceBytes, writer, options, isAway } = this.run;
    const { from, to, file } = this.passage;
    const size = file && limit > 0 && !isAway ? await plainSize(file) : 0;
    if (!file || size === 0) {
      const { standardInput } = options;
      const whole = isAway && !isMaking(options) ? readingOf(options.options) : undefined;
      return streamFeed(pool, this.input, { pieceBytes, to, isTelling: limit === 0, whole, standardInput }, from);
    }
    this.tail = await bytesBetween(file, from.offset, from.cut);
    return rangeFeed(pool, file, { pieceBytes, to, size, mayHold: writer.mayHold }, from);
  }

  /**
   * Continues with reading the input in the first thread, when the other threads cannot read it.
   */
  private async readHere(queue: PieceQueue): Promise<void> {
    const { pool, pieceBytes } = this.run;
    const { to } = this.passage;
    const feed = streamFeed(pool, this.input, { pieceBytes, to, isTelling: false }, this.place);
    await queue.restart(feed, this.place.cut, (done) => this.drop(done));
    this.tail = NOTHING;
  }

  /** Takes a piece that is answered. Says whether to continue with the next. */
  private async take(done: DonePiece, queue: PieceQueue): Promise<boolean> {
    if (this.place.offset === 0 && this.tail.length === 0) {
      const refusal = await binaryRefusal(this.passage.file, done.bytes);
      if (refusal) {
        this.refuse(refusal);
        await queue.finish();
        return false;
      }
    }
    const joint = await this.jointOf(done);
    if (!joint) return true;
    const stoppedAt = await this.write(joint);
    if (stoppedAt !== undefined) {
      this.run.stopped = { why: 'error', input: this.input, line: stoppedAt };
      await queue.finish();
      return false;
    }
    await this.moveOn(done, joint);
    await this.note(done.isLast, queue);
    return true;
  }

  /**
   * The answer to a piece. Its thread could not know that a record continues from the piece before.
   * In that case both are answered again together; undefined when more bytes must come first.
   */
  private async jointOf(done: DonePiece): Promise<Joint | undefined> {
    const { place, tail } = this;
    const { answer, held, isLast, end } = done;
    if (tail.length === 0 && !(answer.askedLead && done.lead !== place.lead)) return { answer, held };
    await this.drop(done);
    const bytes = joined([tail, await done.bytes()]);
    if (bytes.length < this.wanted && !isLast && end !== this.passage.to) {
      this.tail = bytes;
      this.place = { ...place, cut: end };
      return undefined;
    }
    const { lines: linesBefore, lead } = place;
    const chunk: Chunk = {
      bytes,
      isFirst: place.offset === 0,
      isLast,
      lead,
      name: sourceName(this.input),
      linesBefore,
    };
    const { reply } = await this.run.pool.ask({ kind: 'chunk', chunk }, [bytes], true);
    return { answer: reply, bytes: () => bytesOf(reply) };
  }

  /** Writes the answer to a piece. Gives the line where the job must stop, if there is one. */
  private write({ answer, held }: Joint): Promise<number | undefined> {
    const { ledger, writer } = this.run;
    const { lines } = this.place;
    const { input } = this;
    return ledger.take(writer, answer, (problem) => ({ ...problem, line: problem.line + lines, input }), held);
  }

  /**
   * Moves the place past the answered part of a piece, and reports what is wrong with the input
   * there.
   */
  private async moveOn({ end, isLast, problem, bytes }: DonePiece, joint: Joint): Promise<void> {
    const { answer } = joint;
    const { offset, lines, lead, records } = this.place;
    const length = end - offset;
    this.tail = answer.used < length ? (await (joint.bytes ?? bytes)()).subarray(answer.used) : NOTHING;
    this.wanted = answer.used === 0 ? 2 * length : 0;
    this.place = {
      offset: end - this.tail.length,
      cut: end,
      lines: lines + answer.lines,
      lead: answer.used > 0 ? answer.lead : lead,
      records: records + answer.records,
    };
    if (problem !== undefined)
      this.refuse({ code: 'file', line: this.place.lines + 1, message: laterSentenceOf(problem) });
    else if (isLast && this.place.records === 0) this.refuse(NO_PUZZLE);
  }

  /** Starts to write the answers, and reports how far the job is. */
  private async note(isLast: boolean, queue: PieceQueue): Promise<void> {
    const { run, place } = this;
    const { index } = this.passage;
    await run.writer.flush();
    const state = isLast ? run.stateAt(index + 1, START) : run.stateAt(index, place);
    await run.writer.note(state, run.isAborted && queue.isEmpty);
    // Pieces that were begun after the end are empty.
    if (isLast) await queue.finish();
    await run.tell(run.bytesBefore([index, place.offset]));
  }

  /** Has the thread that holds an answer drop it. */
  private async drop(done: Awaited<BegunPiece['done']>): Promise<void> {
    if (done === 'here' || !done.held) return;
    await this.run.pool.tell(done.held.thread, { kind: 'drop', held: done.held.held });
  }

  private refuse(why: Refusal): void {
    this.run.refuse(this.passage.index, why);
  }
}

/** The size of a file in UTF-8; 0 when it has another encoding or is not a file. */
async function plainSize(file: FileHandle): Promise<number> {
  const stats = await file.stat();
  if (!stats.isFile() || stats.size === 0) return 0;
  return encodingOf(await bytesBetween(file, 0, 2)) === 'utf-8' ? stats.size : 0;
}
