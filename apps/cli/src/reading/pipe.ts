import { fstatSync } from 'node:fs';
import { ifSoon } from '@pencilmark/bulk';

/** Standard input from a pipe. Its beginning can be looked at before it is read. */
class Pipe implements AsyncIterable<Uint8Array> {
  private readonly source = process.stdin[Symbol.asyncIterator]() as AsyncIterator<Uint8Array>;
  private readonly ahead: Uint8Array[] = [];
  private coming: Promise<IteratorResult<Uint8Array>> | undefined;

  /** Waits for so many bytes, or until no more come for a while. Gives what has come. */
  async beginning(bytes: number): Promise<readonly Uint8Array[]> {
    for (let length = 0; length < bytes; length += this.ahead.at(-1)!.length) {
      this.coming ??= this.source.next();
      // The sender may need some time for its first bytes.
      const next = await (length === 0 ? this.coming : ifSoon(this.coming));
      if (!next || next.done) break;
      this.coming = undefined;
      this.ahead.push(next.value);
    }
    return this.ahead;
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<Uint8Array> {
    while (this.ahead.length > 0) yield this.ahead.shift()!;
    for (;;) {
      const next = await (this.coming ?? this.source.next());
      this.coming = undefined;
      if (next.done) return;
      yield next.value;
    }
  }
}

let pipe: Pipe | undefined;

/** Standard input, when it comes from a pipe. After this call all of it must be read from here. */
export function openPipe(input: number): Pipe | undefined {
  const stat = fstatSync(input);
  if (stat.isFIFO() || stat.isSocket()) pipe ??= new Pipe();
  return pipe;
}

/** The pipe, when it was opened before. */
export const begunPipe = (): Pipe | undefined => pipe;
