import { fstatSync } from 'node:fs';
import { soon } from '@pencilmark/bulk';

/** Standard input that comes through a pipe, of which the beginning may be looked at before. */
class Pipe implements AsyncIterable<Uint8Array> {
  private readonly source = process.stdin[Symbol.asyncIterator]() as AsyncIterator<Uint8Array>;
  private readonly ahead: Uint8Array[] = [];
  private coming: Promise<IteratorResult<Uint8Array>> | undefined;

  /** Waits for so many bytes, or until no more come at once; gives what has come. */
  async beginning(bytes: number): Promise<readonly Uint8Array[]> {
    for (let length = 0; length < bytes; length += this.ahead.at(-1)!.length) {
      this.coming ??= this.source.next();
      // Whoever sends may need its time to begin.
      const next = await (length === 0 ? this.coming : soon(this.coming));
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

/** Standard input when it comes through a pipe; whoever looks at its beginning takes all of it from here. */
export function openPipe(): Pipe | undefined {
  const stat = fstatSync(0);
  if (stat.isFIFO() || stat.isSocket()) pipe ??= new Pipe();
  return pipe;
}

/** The pipe that somebody has looked into. */
export const begunPipe = (): Pipe | undefined => pipe;
