import type { FileHandle } from 'node:fs/promises';
import { type Digest, Digesting } from '../digest.ts';
import { joined } from '../input/bytes.ts';
import type { Journal } from '../journal/journal.ts';
import { digestTo } from '../journal/output-check.ts';
import type { Packing } from '../packing/packing.ts';
import { Texts } from '../text.ts';
import type { Pool } from '../threads/pool.ts';

/** The destination of the answers. */
export interface Target {
  /**
   * The open file, and how many of its bytes are written. Without a file, `write` gets the answers.
   */
  readonly file?: FileHandle;
  readonly written: number;
  /** A digest of everything that is written already. */
  readonly digesting?: Digesting | undefined;
  readonly packing?: Packing | undefined;
  readonly write?: ((bytes: Uint8Array) => void) | undefined;
  /** Keeps a state of the job after everything before it is written. */
  readonly keep?: ((state: Journal) => Promise<void>) | undefined;
  readonly betweenJournals: number;
  /** Whether to compute a digest of bytes that go to `write`. */
  readonly isDigested: boolean;
}

/** An answer that a thread holds: the thread, the number that the thread gave it, and its bytes. */
export interface HeldAnswers {
  readonly thread: number;
  readonly held: number;
  readonly size: number;
}

/** The reason why an output cannot be written. */
export class OutputProblem extends Error {}

/** How many pieces may be packed or written at the same time. */
const MOST_UNDER_WAY = 16;

const encoder = new TextEncoder();

/**
 * Writes answers in order: texts with empty lines between them, bytes as they are, and bytes that a
 * thread holds and writes itself.
 */
export class Writer {
  readonly texts: Texts;
  private readonly target: Target;
  private readonly pool: Pool;
  private pending: Uint8Array[] = [];
  /** How many bytes of the file have their place. */
  private written: number;
  /**
   * The steps that give bytes their places, one after the other; and how many of them are not done.
   */
  private steps: Promise<void> = Promise.resolve();
  private stepCount = 0;
  private readonly writes = new Set<Promise<void>>();
  /**
   * A digest of what is written: of a file up to its last journal, of other destinations
   * everything.
   */
  private readonly digesting: Digesting;
  private journaled = performance.now();
  private isSynced = true;
  private journaling: Promise<void> | undefined;
  private problem: unknown;

  constructor(target: Target, pool: Pool) {
    this.target = target;
    this.pool = pool;
    this.written = target.written;
    this.digesting = target.digesting ?? new Digesting();
    this.texts = new Texts((text) => this.put(encoder.encode(`${text}\n`)));
  }

  /** Whether threads may write answers themselves. */
  get mayHold(): boolean {
    return this.target.file !== undefined && this.target.packing === undefined;
  }

  /** The digest of all bytes that went to `write`, if the target wants it. */
  digest(): Digest {
    return this.digesting.digest();
  }

  /** Adds bytes as they are. */
  put(bytes: Uint8Array): void {
    if (bytes.length > 0) this.pending.push(bytes);
  }

  /** Adds answers of one line each. */
  putLines(bytes: Uint8Array): void {
    if (bytes.length === 0) return;
    this.texts.passLines();
    this.put(bytes);
  }

  /** Adds answers of one line each that a thread holds. */
  async putHeld({ thread, held, size }: HeldAnswers): Promise<void> {
    this.texts.passLines();
    await this.flush();
    await this.step(async () => {
      const file = this.target.file!.fd;
      this.place(size, (at) => this.pool.tell(thread, { kind: 'write', held, file, at }).then(() => {}));
    });
  }

  /** Starts to write what was added, and waits while too many pieces are under way. */
  async flush(): Promise<void> {
    if (this.pending.length > 0) await this.sendPending();
  }

  private async sendPending(): Promise<void> {
    const { file, packing, write } = this.target;
    const bytes = this.pending.length === 1 ? this.pending[0]! : joined(this.pending);
    this.pending = [];
    if (!file) {
      if (this.target.isDigested) this.digesting.add(bytes);
      write?.(bytes);
      return;
    }
    const ready = packing
      ? this.pool.ask({ kind: 'pack', bytes: bytes.slice(), ending: packing.ending }).then(({ reply }) => reply)
      : undefined;
    await this.step(async () => {
      const whole = ready ? await ready : bytes;
      this.place(whole.length, (at) => writeAt(file, whole, at));
    });
  }

  /**
   * Offers a state of the job, with everything added and flushed so far. It is kept from time to
   * time, and always when it is the last.
   */
  async note(state: Omit<Journal, 'output' | 'sha256' | 'texts'>, isLast = false): Promise<void> {
    const { keep } = this.target;
    if (!keep) return;
    const texts = this.texts.state;
    await this.step(async () => {
      const now = performance.now();
      if (isLast) await this.journaling;
      else if (this.journaling || now - this.journaled < this.target.betweenJournals) return;
      this.journaled = now;
      this.isSynced = false;
      const whole = { ...state, texts, output: this.written };
      // Bytes that are placed from now on lie after the part that this entry describes.
      const before = [...this.writes];
      this.journaling = this.guarded(this.keep(keep, whole, before)).then(() => {
        this.journaling = undefined;
      });
    });
  }

  /** Keeps a state of the job after everything that it describes is written and on the disk. */
  private async keep(
    keep: (state: Journal) => Promise<void>,
    state: Journal,
    before: readonly Promise<void>[],
  ): Promise<void> {
    const file = this.target.file!;
    await Promise.all(before);
    this.check();
    await file.datasync();
    await digestTo(this.digesting, file, state.output);
    await keep({ ...state, sha256: this.digesting.digest().sha256 });
  }

  /**
   * Waits until everything is written. If a journal was kept, it also waits until everything is on
   * the disk. Throws the first error of any step.
   */
  async finish(): Promise<void> {
    await this.flush();
    await this.steps;
    // A packed file without content still has bytes of its own.
    if (this.target.packing && this.written === 0) {
      await this.sendPending();
      await this.steps;
    }
    await Promise.all(this.writes);
    await this.journaling;
    this.check();
    if (!this.isSynced) await this.target.file?.datasync();
  }

  private check(): void {
    const problem = this.problem as NodeJS.ErrnoException | undefined;
    if (problem) throw problem.code === undefined ? problem : new OutputProblem('', { cause: problem });
  }

  /** Remembers the error of work for which nobody waits. */
  private guarded(work: Promise<void>): Promise<void> {
    return work.catch((problem) => {
      this.problem ??= problem;
    });
  }

  private async step(work: () => Promise<void>): Promise<void> {
    this.check();
    this.stepCount++;
    this.steps = this.guarded(this.steps.then(work)).then(() => {
      this.stepCount--;
    });
    if (this.stepCount > MOST_UNDER_WAY) await this.steps;
    while (this.writes.size > MOST_UNDER_WAY) await Promise.race(this.writes);
  }

  private place(length: number, write: (at: number) => Promise<void>): void {
    const at = this.written;
    this.written += length;
    const writing = this.guarded(write(at)).then(() => void this.writes.delete(writing));
    this.writes.add(writing);
  }
}

async function writeAt(file: FileHandle, bytes: Uint8Array, at: number): Promise<void> {
  for (let from = 0; from < bytes.length; )
    from += (await file.write(bytes, from, bytes.length - from, at + from)).bytesWritten;
}
