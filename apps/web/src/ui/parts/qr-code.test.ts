import { encode } from 'uqr';
import { expect, test } from 'vitest';
import { qrCode } from './qr-code.ts';

test('a QR code draws the dark squares of its text, with a margin', () => {
  const text = 'https://sudoku.example/#/play?p=Ceg0nNiA';
  const { data, size } = encode(text, { border: 4 });
  const svg = qrCode(text)!;
  expect(svg).toContain(`viewBox="0 0 ${size} ${size}"`);
  const drawn = [...svg.matchAll(/M(\d+) (\d+)h1v1h-1z/g)].map(([, x, y]) => `${x} ${y}`);
  expect(drawn).toEqual(data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`${x} ${y}`] : []))));
});

test('a text longer than any code has none', () => expect(qrCode('x'.repeat(3_000))).toBeUndefined());
