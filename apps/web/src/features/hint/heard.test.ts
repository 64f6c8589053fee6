import { describe, expect, test, vi } from 'vitest';
import { en } from '../../text/first/en.ts';
import { heardText } from './heard.ts';

const texts: Readonly<Record<string, string>> = en;

// The texts of the app need a browser; these are the English texts.
vi.mock('../../text/index.ts', () => ({
  t: (key: string, holes: Readonly<Record<string, string | number>>) =>
    texts[key]!.split('|')
      .at(-1)!
      .replace(/\{(\w+)\}/g, (_, hole: string) => `${holes[hole]}`),
}));

const text = (words: string) => ({ kind: 'text', text: words }) as const;
const cells = (name: string, ...list: number[]) => ({ kind: 'cells', text: name, cells: list }) as const;
const listed = (names: readonly string[]) =>
  names.flatMap((name, at) => [...(at === 0 ? [] : [text(at === names.length - 1 ? ' and ' : ', ')]), cells(name, at)]);

describe('what is heard of', () => {
  test.each([
    ['a cell', [text('So '), cells('r3c2', 19), text(' is 8.')], 'So row 3, column 2 is 8.'],
    ['a large board', [cells('r12c16', 191)], 'row 12, column 16'],
    ['a candidate', [{ kind: 'candidates', text: '5r4c5', cells: [31], digit: 5 } as const], '5 in row 4, column 5'],
    ['a house', [{ kind: 'house', text: 'row 4', house: 3 } as const, text('.')], 'row 4.'],
    ['a short list', listed(['r1c1', 'r1c2']), 'row 1, column 1 and row 1, column 2'],
    ['a long list in a row', listed(['r4c1', 'r4c2', 'r4c3', 'r4c5', 'r4c9']), '5 cells of row 4'],
    ['a long list in a column', listed(['r1c7', 'r2c7', 'r3c7', 'r4c7', 'r9c7']), '5 cells of column 7'],
    ['a long list', [...listed(['r1c1', 'r2c2', 'r3c3', 'r4c4', 'r5c5']), text(' go.')], '5 cells go.'],
    ['a group in a row', [cells('r4c12', 27, 28)], '2 cells of row 4'],
    ['a group in a column', [cells('r12c4', 3, 12)], '2 cells of column 4'],
    [
      'cells of two sentences',
      [cells('r1c1', 0), text('. So '), cells('r1c2', 1)],
      'row 1, column 1. So row 1, column 2',
    ],
  ])('%s', (_what, parts, heard) => expect(heardText(parts)).toBe(heard));
});
