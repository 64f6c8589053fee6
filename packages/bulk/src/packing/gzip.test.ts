import { gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { runs } from '../../../../scripts/strength.mjs';
import { packingIn, packingOf } from './packing.ts';

const packing = packingOf('a.gz')!;
const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);
const joined = (...list: Uint8Array[]): Uint8Array => new Uint8Array(Buffer.concat(list));

/**
 * Unpacks bytes that come in pieces. Gives the text that came first, and the code of the error
 * after it.
 */
async function unpacked(packed: Uint8Array, pieceBytes = 1000): Promise<{ text: string; code?: string }> {
  const pieces = async function* (): AsyncGenerator<Uint8Array> {
    for (let at = 0; at < packed.length; at += pieceBytes) yield packed.subarray(at, at + pieceBytes);
  };
  const done: Uint8Array[] = [];
  try {
    for await (const bytes of packing.unpacked(pieces())) done.push(bytes.slice());
  } catch (problem) {
    return { text: Buffer.concat(done).toString(), code: (problem as NodeJS.ErrnoException).code! };
  }
  return { text: Buffer.concat(done).toString() };
}

// Text that stays long when it is packed.
const TEXT = Array.from({ length: 20_000 }, (_, index) => (index * index * 7919).toString(36)).join('\n');
const PACKED = new Uint8Array(gzipSync(TEXT));

test('packed text is unpacked, however it is cut into pieces and members', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.string(), { minLength: 1, maxLength: 4 }),
      fc.integer({ min: 1, max: 40 }),
      async (texts, size) => {
        const packed = joined(...texts.map((text) => new Uint8Array(gzipSync(text))));
        expect(await unpacked(packed, size)).toEqual({ text: texts.join('') });
      },
    ),
    { numRuns: runs(40) },
  );
});

describe('everything that can be unpacked comes before the error', () => {
  test('rubbish after the end', async () => {
    for (const rubbish of ['rubbish', '\x1f', '\x1fa', '\0\0\0a'])
      expect(await unpacked(joined(PACKED, bytesOf(rubbish)), 65_536)).toEqual({
        text: TEXT,
        code: rubbish === '\x1f' ? 'Z_CUT' : 'Z_TRAILING',
      });
  });
  test('zeros after the end are ignored', async () =>
    expect(await unpacked(joined(PACKED, new Uint8Array(1000)))).toEqual({ text: TEXT }));
  test.each([10, 200, 20_000, PACKED.length - 8, PACKED.length - 1])('cut off after byte %i', async (length) => {
    const { text, code } = await unpacked(PACKED.subarray(0, length), 65_536);
    expect(code).toBe('Z_CUT');
    expect(TEXT.startsWith(text)).toBe(true);
    expect(text.length / TEXT.length).toBeGreaterThan(length / PACKED.length - 0.3);
  });
  test.each([0, 100, 60_000, 177_000])('a block of a kind that there is not, after %i bytes', async (length) => {
    const stored = bytesOf(TEXT.slice(0, length));
    const blocks = Array.from({ length: Math.ceil(length / 50_000) }, (_, index) => {
      const part = stored.subarray(index * 50_000, (index + 1) * 50_000);
      const lengths = new Uint16Array([part.length, ~part.length]);
      return joined(Uint8Array.of(0), new Uint8Array(lengths.buffer), part);
    });
    const broken = joined(PACKED.subarray(0, 10), ...blocks, new Uint8Array(20).fill(0xff));
    const { text, code } = await unpacked(broken, 65_536);
    expect(code).toBe('Z_DATA');
    expect(TEXT.startsWith(text)).toBe(true);
    // The inflater of Node drops the piece that it was filling.
    expect(length - text.length).toBeLessThan(65_536);
  });
  test('a wrong checksum', async () => {
    const packed = PACKED.slice();
    packed[packed.length - 5]! ^= 1;
    expect(await unpacked(packed)).toEqual({ text: TEXT, code: 'Z_DATA' });
  });
});

test('a header may hold a name, a comment, extra fields and a check', async () => {
  const [flags, rest] = [2 + 4 + 8 + 16, bytesOf('\x03\0abcname\0comment\0xy')];
  const header = joined(PACKED.subarray(0, 3), Uint8Array.of(flags), PACKED.subarray(4, 10), rest);
  expect(await unpacked(joined(header, PACKED.subarray(10)), 7)).toEqual({ text: TEXT });
});

test('what was packed can be given to another thread, however short it is', async () => {
  const pack = await packing.packer();
  for (const text of ['', 'abc', TEXT]) {
    const packed = await pack(bytesOf(text));
    expect(packed.buffer.byteLength).toBe(packed.length);
    expect(await unpacked(packed)).toEqual({ text });
  }
});

test('a packing is recognised by a name in any case, and by the first bytes', () => {
  expect(['a.GZ', 'b.Zst', 'c.txt'].map((name) => packingOf(name)?.ending)).toEqual(['.gz', '.zst', undefined]);
  expect(packingIn(PACKED)).toBe(packing);
  expect(packingIn(PACKED.subarray(0, 1))).toBe('unsure');
  expect(packingIn(bytesOf('1'))).toBeUndefined();
});
