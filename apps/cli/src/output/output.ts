import { writeSync } from 'node:fs';

/** Thrown when whoever read our output has gone: nobody is left to answer, and that is no mistake. */
export class ClosedPipe extends Error {}

const sleeper = new Int32Array(new SharedArrayBuffer(4));

/** Waits without burning the processor; milliseconds. */
export const sleep = (ms: number): void => void Atomics.wait(sleeper, 0, 0, ms);

/** Writes a whole text, or bytes, to a file descriptor, waiting while a pipe is full. Throws `ClosedPipe` when the other end is closed. */
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

const LARGE_PIECE = 1 << 16;
const LONGEST_HELD_MS = 100;

/** Standard output: gathers lines and writes them in large pieces, at once when somebody looks on. */
export class Output {
  /** Called before anything appears, so that a progress bar can make room. */
  beforeWrite: () => void = () => {};
  private held = '';
  private heldSince = 0;
  private readonly descriptor: number;
  private readonly isWatched: boolean;

  constructor(descriptor: number, isWatched: boolean) {
    this.descriptor = descriptor;
    this.isWatched = isWatched;
  }

  /** Adds text as it is. */
  write(text: string): void {
    const now = performance.now();
    if (this.held === '') this.heldSince = now;
    this.held += text;
    if (this.isWatched || this.held.length >= LARGE_PIECE || now - this.heldSince > LONGEST_HELD_MS) this.flush();
  }

  /** Adds a text and the end of its line. */
  line(text: string): void {
    this.write(`${text}\n`);
  }

  /** Writes bytes at once, behind what is held. */
  bytes(bytes: Uint8Array): void {
    this.flush();
    this.beforeWrite();
    writeAll(this.descriptor, bytes);
  }

  /** Writes what is held; to be called before waiting for anything and at the end. */
  flush(): void {
    if (this.held === '') return;
    const text = this.held;
    this.held = '';
    this.beforeWrite();
    writeAll(this.descriptor, text);
  }
}
