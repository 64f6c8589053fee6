import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { runs } from '../../../../scripts/strength.mjs';
import { Shuffle } from './shuffle.ts';

/** The lines as they come out of a shuffle, in a folder of which nothing is left. */
function shuffled(lines: readonly string[], seed: number): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'pencilmark-shuffle-'));
  const shuffle = new Shuffle(folder, seed);
  for (const line of lines) shuffle.add(line);
  const text = Buffer.concat([...shuffle.pieces()]).toString();
  shuffle.clear();
  expect(readdirSync(folder)).toEqual([]);
  rmSync(folder, { recursive: true });
  return text.split('\n').slice(0, -1);
}

test('law: a shuffle loses, doubles and changes no line, and its seed fixes it', () =>
  fc.assert(
    fc.property(fc.array(fc.string().map((text) => text.replaceAll(/\n/g, ' '))), fc.nat(), (lines, seed) => {
      const mixed = shuffled(lines, seed);
      expect(mixed.toSorted()).toEqual(lines.toSorted());
      expect(shuffled(lines, seed)).toEqual(mixed);
    }),
    { numRuns: runs(40) },
  ));

test('each place gets each line about as often', () => {
  const lines = ['a', 'b', 'c', 'd'];
  const counts = new Map<string, number>();
  const rounds = 480;
  for (let seed = 0; seed < rounds; seed++) {
    const order = shuffled(lines, seed).join('');
    counts.set(order, (counts.get(order) ?? 0) + 1);
  }
  const expected = rounds / 24;
  const chi = [...counts.values()].reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
  // Of 24 orders: 23 degrees of freedom, of which 49.7 is exceeded once in a thousand.
  expect(counts.size).toBe(24);
  expect(chi).toBeLessThan(49.7);
});

test('what does not fit into memory goes to files, and comes back', () => {
  const lines = Array.from({ length: 30_000 }, (_, number) => `${number} ${'x'.repeat(1000)}`);
  const mixed = shuffled(lines, 7);
  expect(mixed).not.toEqual(lines);
  expect(mixed.toSorted()).toEqual(lines.toSorted());
});
