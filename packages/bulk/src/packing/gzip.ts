import { ByteSource } from './byte-source.ts';
import { damage } from './damage.ts';

/** Prepares a packer for gzip. */
export async function packGzip(): Promise<(bytes: Uint8Array) => Promise<Uint8Array>> {
  const [{ promisify }, { gzip }] = await Promise.all([import('node:util'), import('node:zlib')]);
  const pack = promisify(gzip);
  // A copy: from 22 on, Node puts few bytes into memory that it shares, and that no thread may
  // give away.
  return async (bytes) => new Uint8Array(await pack(bytes));
}

/**
 * Unpacks the members of a gzip file. The stream of Node loses what it has unpacked before a fault.
 * Here all of it comes first, whether the file is cut off or something else follows. Before a block
 * that cannot be unpacked, up to 64 kB are lost.
 */
export async function* unpackGzip(packed: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  const input = new ByteSource(packed);
  try {
    for (let isFirst = true; await opensMember(input, isFirst); isFirst = false) {
      await passHeader(input);
      yield* member(input);
    }
  } finally {
    await input.close();
  }
}

/** Whether a member begins here; false at the end of the file. */
async function opensMember(input: ByteSource, isFirst: boolean): Promise<boolean> {
  // Zeros may follow a member. They fill a block of a tape.
  let byte = await input.byte();
  while (!isFirst && byte === 0) byte = await input.byte();
  if (byte === undefined && !isFirst) return false;
  if (byte === MAGIC[0] && (await input.surely()) === MAGIC[1]) return true;
  if (byte === undefined) throw damage('Z_CUT', 'unexpected end of file');
  if (isFirst) throw damage('Z_DATA', 'incorrect header check');
  throw damage('Z_TRAILING', 'something that is not packed follows the packed data');
}

const MAGIC = [0x1f, 0x8b] as const;
const DEFLATE = 8;
/** Flags of a header: which fields it has. */
const [CHECK, EXTRA, NAME, COMMENT] = [2, 4, 8, 16] as const;

/** Skips the header of a member, after its first two bytes. */
async function passHeader(input: ByteSource): Promise<void> {
  const [method, flags = 0] = await input.bytes(8);
  if (method !== DEFLATE) throw damage('Z_DATA', 'unknown compression method');
  if (flags & EXTRA) {
    const [low = 0, high = 0] = await input.bytes(2);
    await input.bytes(low + 256 * high);
  }
  for (const text of [NAME, COMMENT]) if (flags & text) while ((await input.surely()) !== 0);
  if (flags & CHECK) await input.bytes(2);
}

/** How many packed bytes are unpacked at once. They stand for at most 16 MB. */
const STEP = 1 << 14;

/** The text of a member. It is compared with the checksum and the length that follow it. */
async function* member(input: ByteSource): AsyncGenerator<Uint8Array> {
  const { constants, crc32, createInflateRaw } = await import('node:zlib');
  const inflater = createInflateRaw({ chunkSize: 1 << 16, finishFlush: constants.Z_SYNC_FLUSH });
  let pieces: Uint8Array[] = [];
  let problem: Error | undefined;
  // A step with a fault closes the inflater, and nobody says that it is done.
  let goOn = (): void => {};
  const closed = new Promise<void>((resolve) => {
    inflater.on('close', () => {
      goOn();
      resolve();
    });
  });
  inflater.on('data', (bytes) => void pieces.push(bytes));
  inflater.on('error', (reason) => {
    problem = reason;
  });
  let [check, length, taken] = [0, 0, 0];
  const counted = (): Uint8Array[] => {
    const done = pieces;
    pieces = [];
    for (const bytes of done) {
      check = crc32(bytes, check);
      length += bytes.length;
    }
    return done;
  };
  try {
    for (;;) {
      const step = await input.some(STEP);
      if (!step) break;
      await new Promise<void>((resolve) => {
        goOn = resolve;
        inflater.write(step, () => resolve());
      });
      taken += step.length;
      yield* counted();
      if (problem || inflater.bytesWritten < taken) break;
    }
    // The inflater leaves the bytes that follow the member.
    const rest = taken - inflater.bytesWritten;
    inflater.end();
    await closed;
    yield* counted();
    if (problem) throw damage('Z_DATA', problem.message);
    if (rest === 0) throw damage('Z_CUT', 'unexpected end of file');
    input.giveBack(rest);
  } finally {
    inflater.destroy();
  }
  const end = new DataView((await input.bytes(8)).slice().buffer);
  if (end.getUint32(0, true) !== check) throw damage('Z_DATA', 'incorrect data check');
  if (end.getUint32(4, true) !== length % 2 ** 32) throw damage('Z_DATA', 'incorrect length check');
}
