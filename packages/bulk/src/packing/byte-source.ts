import { damage } from './damage.ts';

/** Reads a stream in as many bytes at a time as the caller wants. */
export class ByteSource {
  private readonly stream: AsyncIterator<Uint8Array>;
  private chunk: Uint8Array = new Uint8Array(0);
  /** How many bytes of the chunk were given out. */
  private at = 0;

  constructor(stream: AsyncIterable<Uint8Array>) {
    this.stream = stream[Symbol.asyncIterator]();
  }

  /** At least one byte and at most `most`; undefined at the end. */
  async some(most: number): Promise<Uint8Array | undefined> {
    while (this.at === this.chunk.length) {
      const next = await this.stream.next();
      if (next.done) return undefined;
      this.chunk = next.value;
      this.at = 0;
    }
    const bytes = this.chunk.subarray(this.at, this.at + most);
    this.at += bytes.length;
    return bytes;
  }

  /** Puts back so many of the bytes that `some` gave last. */
  giveBack(count: number): void {
    this.at -= count;
  }

  /** The next byte; undefined at the end. */
  async byte(): Promise<number | undefined> {
    return (await this.some(1))?.[0];
  }

  /** The next byte. Rejects at the end. */
  async surely(): Promise<number> {
    const byte = await this.byte();
    if (byte === undefined) throw damage('Z_CUT', 'unexpected end of file');
    return byte;
  }

  /** The next bytes, exactly so many. Rejects when there are fewer. */
  async bytes(count: number): Promise<Uint8Array> {
    const bytes = new Uint8Array(count);
    for (let index = 0; index < count; index++) bytes[index] = await this.surely();
    return bytes;
  }

  /** Closes the stream. */
  async close(): Promise<void> {
    await this.stream.return?.();
  }
}
