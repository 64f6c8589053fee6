import { writeSync } from 'node:fs';
import { unwritable } from '@pencilmark/bulk';

/**
 * Is thrown when nobody reads the output any more. That is no error: the reader has seen enough.
 */
export class ClosedPipe extends Error {}

/** Is thrown when an output cannot be written. Its message is a sentence for people. */
export class OutputProblem extends Error {}

const sleeper = new Int32Array(new SharedArrayBuffer(4));

/** Waits some milliseconds without using the processor. */
export const sleep = (ms: number): void => void Atomics.wait(sleeper, 0, 0, ms);

/**
 * Writes a whole text, or bytes, to a file descriptor, and waits while a pipe is full.
 * Throws `ClosedPipe` when the other end is closed.
 */
export function writeAll(descriptor: number, text: string | Uint8Array): void {
  const bytes = typeof text === 'string' ? Buffer.from(text) : text;
  for (let from = 0; from < bytes.length; ) {
    try {
      from += writeSync(descriptor, bytes, from);
    } catch (problem) {
      const { code } = problem as NodeJS.ErrnoException;
      if (code === 'EPIPE') throw new ClosedPipe();
      if (code !== 'EAGAIN') throw problem;
      sleep(2);
    }
  }
}

/** Writes to an output with a name; throws `OutputProblem` with the sentence when that fails. */
export function writing<Value>(name: string, work: () => Value): Value {
  try {
    return work();
  } catch (problem) {
    if (problem instanceof ClosedPipe) throw problem;
    throw new OutputProblem(unwritable(name, problem));
  }
}

const LARGE_PIECE = 1 << 16;
const LONGEST_HELD_MS = 100;

/** Gathers lines and writes them in large pieces. On a terminal each line is written at once. */
export class Output {
  /** Is called before something appears, so that a progress bar can make room. */
  beforeWrite: () => void = () => {};
  private waiting = '';
  private heldSince = 0;
  private readonly descriptor: number;
  private readonly name: string;
  private readonly isWatched: boolean;

  /** `name` is the name of the output in messages: "standard output", or the name of a file. */
  constructor(descriptor: number, name: string, isWatched: boolean) {
    this.descriptor = descriptor;
    this.name = name;
    this.isWatched = isWatched;
  }

  /** Adds text as it is. */
  write(text: string): void {
    const now = performance.now();
    if (this.waiting === '') this.heldSince = now;
    this.waiting += text;
    if (this.isWatched || this.waiting.length >= LARGE_PIECE || now - this.heldSince > LONGEST_HELD_MS) this.flush();
  }

  /** Adds a text and the end of its line. */
  line(text: string): void {
    this.write(`${text}\n`);
  }

  /** Writes what waits, and then these bytes. */
  bytes(bytes: Uint8Array): void {
    this.flush();
    this.send(bytes);
  }

  /** Writes what waits. Callers use it before they wait for anything, and at the end. */
  flush(): void {
    if (this.waiting === '') return;
    const text = this.waiting;
    this.waiting = '';
    this.send(text);
  }

  private send(text: string | Uint8Array): void {
    this.beforeWrite();
    writing(this.name, () => writeAll(this.descriptor, text));
  }
}
