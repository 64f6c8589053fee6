import type { Corners, Picture } from '@pencilmark/scan';
import { expect, test } from 'vitest';
import { isSharp } from './sharp.ts';

const SIDE = 90;
const ALL: Corners = [
  [0, 0],
  [SIDE, 0],
  [SIDE, SIDE],
  [0, SIDE],
];

/** Lines of a width every ten pixels, blurred by running means. */
function lines(width: number, blur: number): Picture {
  let row = Array.from({ length: SIDE }, (_, x) => (x % 10 < width ? 40 : 220));
  for (let turn = 0; turn < blur; turn++)
    row = row.map((grey, x) => (grey + (row[x - 1] ?? grey) + (row[x + 1] ?? grey)) / 3);
  const data = new Uint8ClampedArray(SIDE * SIDE * 4);
  for (let at = 0; at < SIDE * SIDE; at++) data.fill(row[at % SIDE]!, at * 4, at * 4 + 3);
  return { width: SIDE, height: SIDE, data };
}

test.each([
  ['thin lines', lines(1, 0), true],
  ['thick lines', lines(4, 0), true],
  ['lines as a small frame shows them', lines(2, 1), true],
  ['blurred lines', lines(3, 4), false],
  ['very blurred lines', lines(3, 9), false],
  ['plain paper', lines(0, 0), false],
])('%s', (_what, picture, isIt) => expect(isSharp(picture, ALL)).toBe(isIt));
