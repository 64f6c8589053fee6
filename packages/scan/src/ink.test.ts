import { describe, expect, test } from 'vitest';
import { blobsOf, type Runs, runsOf, sumsOf } from './ink.ts';
import type { Grey } from './picture.ts';

/** A picture from rows of characters: # is dark, + is half, anything else is white. */
function drawn(rows: readonly string[]): Grey {
  const levels = { '#': 0, '+': 120 } as Readonly<Record<string, number>>;
  const data = Uint8Array.from(rows.join(''), (character) => levels[character] ?? 255);
  return { width: rows[0]!.length, height: rows.length, data };
}

const inkOf = (picture: Grey, isDark = false): Runs =>
  runsOf(picture, sumsOf(picture), { window: 7, offset: 20, isDark });

const pixelsOf = ({ count, starts, ends }: Runs): number =>
  Array.from({ length: count }, (_, run) => ends[run]! - starts[run]!).reduce((sum, width) => sum + width, 0);

const LINE = ['............', '............', '.##########.', '............', '............'];
const CORNERS = ['............', '..##........', '..##........', '....##......', '....##......', '............'];
const SHADOW = Array.from({ length: 9 }, () => '......++++++');

describe('ink', () => {
  test('is what is darker than its paper on all sides', () => {
    expect(pixelsOf(inkOf(drawn(LINE)))).toBe(10);
  });

  test('is not the edge of a shadow', () => {
    expect(pixelsOf(inkOf(drawn(SHADOW)))).toBe(0);
  });

  test('is lighter than its paper where lines are light', () => {
    const inverted = drawn(LINE.map((row) => row.replaceAll(/[.#]/g, (letter) => (letter === '.' ? '#' : '.'))));
    expect(pixelsOf(inkOf(inverted))).toBe(0);
    expect(pixelsOf(inkOf(inverted, true))).toBe(10);
  });
});

describe('blobs', () => {
  test('hang together by corners', () => {
    const { count, boxes } = blobsOf(inkOf(drawn(CORNERS)));
    expect([count, ...boxes]).toEqual([1, 2, 1, 6, 5]);
  });

  test('that meet further down are one', () => {
    const fork = drawn(['.......', '.#...#.', '.#...#.', '.#####.', '.......']);
    const { count, boxes } = blobsOf(inkOf(fork));
    expect([count, ...boxes]).toEqual([1, 1, 1, 6, 4]);
  });

  test('a blank picture has none', () => {
    expect(blobsOf(inkOf(drawn(['....', '....']))).count).toBe(0);
  });
});
