import fc from 'fast-check';
import LZString from 'lz-string';
import { expect, test } from 'vitest';
import { runs } from '../../../../../scripts/strength.mjs';
import { lzCompress, lzDecompress } from './lz.ts';

const texts = fc.oneof(
  fc.string({ maxLength: 200 }),
  fc.string({ unit: 'binary', maxLength: 200 }),
  fc.array(fc.constantFrom('{', '"value":1', ',', '}', '5'), { maxLength: 500 }).map((parts) => parts.join('')),
);

test('the compressed text is that of the library, and each decompresses the text of the other', () => {
  fc.assert(
    fc.property(texts, (text) => {
      expect(lzCompress(text)).toBe(LZString.compressToBase64(text));
      expect(lzDecompress(LZString.compressToBase64(text), 10_000)).toEqual({ ok: true, value: text });
    }),
    { numRuns: runs(300) },
  );
});

test('the variant for addresses is decompressed', () => {
  fc.assert(
    fc.property(texts, (text) => {
      expect(lzDecompress(LZString.compressToEncodedURIComponent(text), 10_000)).toEqual({ ok: true, value: text });
    }),
  );
});

test('a small text that would decompress to a huge one is refused', () => {
  const bomb = lzCompress('a'.repeat(5_000_000));
  expect(bomb.length).toBeLessThan(6000);
  expect(lzDecompress(bomb, 1_000_000).ok).toBe(false);
});

test('a damaged text is an error or another text, and never throws', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (text, rubbish) => {
      const whole = lzCompress(text);
      for (const damaged of [whole.slice(0, whole.length / 2), rubbish, rubbish + whole])
        expect(typeof lzDecompress(damaged, 1000).ok).toBe('boolean');
    }),
  );
  expect(lzDecompress('', 100)).toMatchObject({ ok: false, error: { code: 'compressed' } });
  expect(lzDecompress('N4', 100)).toMatchObject({ ok: false });
});
