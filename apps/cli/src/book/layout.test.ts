import { boxed } from '@pencilmark/core/geometry';
import { emptyPuzzle, makePuzzle } from '@pencilmark/core/puzzle';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { runs } from '../../../../scripts/strength.mjs';
import type { Book, BookPuzzle } from './book.ts';
import { pagesOf } from './layout.ts';
import { PER_PAGE } from './look.ts';
import type { Item } from './page.ts';
import { PAPERS, paperFor } from './paper.ts';
import { WORDS } from './words.ts';

const small = boxed(2, 2);
const posed = { puzzle: makePuzzle(small, emptyPuzzle(small).givens), solution: new Uint8Array(16), alphabet: '1234' };
const nudge = 'Look at box 1, where a digit has one place left in each row and column.\nHardest step: Hidden Single.';

/** Chapters with so many puzzles. */
const bookOf = (counts: readonly number[], more: Partial<BookPuzzle>): Book => {
  let number = 0;
  const chapters = counts.map((count, index) => ({
    title: `Chapter ${index + 1}`,
    puzzles: Array.from({ length: count }, () => ({ ...posed, label: `${++number} · Easy`, ...more })),
  }));
  return { title: 'A book', notes: ['Seed 7'], chapters };
};

const looks = fc.record({
  paper: fc.constantFrom(...(Object.keys(PAPERS) as (keyof typeof PAPERS)[])),
  perPage: fc.constantFrom(...PER_PAGE),
  answers: fc.constantFrom('end', 'turned', 'none'),
  hasFront: fc.boolean(),
  hasLines: fc.boolean(),
  isLarge: fc.boolean(),
});
const counts = fc.array(fc.integer({ min: 1, max: 40 }), { minLength: 1, maxLength: 6 });
const widthOf = (text: string, _face: string, size: number): number => text.length * size * 0.5;

const boardsOn = (items: readonly Item[], isSolved: boolean): string[] =>
  items.flatMap((item) => (item.kind === 'board' && item.isSolved === isSolved ? [item.label.split(' ')[0]!] : []));

test('law: each puzzle is there once, each answer once, all inside the margins', () => {
  const more = fc.record({
    nudge: fc.constantFrom(undefined, nudge),
    address: fc.constantFrom(undefined, 'https://a.example/1'),
  });
  fc.assert(
    fc.property(counts, looks, more, (numbers, choices, extra) => {
      const given = Object.fromEntries(Object.entries(extra).filter(([, value]) => value !== undefined));
      const look = { ...choices, hasPuzzles: true, words: WORDS.en, widthOf } as const;
      const { pages, paper } = pagesOf(bookOf(numbers, given), look);
      const all = numbers.reduce((sum, count) => sum + count, 0);
      const order = Array.from({ length: all }, (_, index) => `${index + 1}`);
      const items = pages.flatMap((page) => page.items);
      expect(boardsOn(items, false)).toEqual(order);
      expect(boardsOn(items, true)).toEqual(look.answers === 'none' ? [] : order);
      expect(paper).toEqual(paperFor(look.paper, pages.length));
      if (PAPERS[look.paper].isTrimmed) expect(pages.length % 2).toBe(0);
      for (const [index, page] of pages.entries()) {
        expect(page.items.filter(({ kind }) => kind === 'board').length).toBeLessThanOrEqual(
          boardsOn(page.items, false).length > 0 ? look.perPage : 40,
        );
        const left = index % 2 === 0 ? paper.inner : paper.outer;
        const right = paper.width - (index % 2 === 0 ? paper.outer : paper.inner);
        for (const item of page.items) {
          expect(item.x).toBeGreaterThanOrEqual(left - 0.01);
          expect(item.y).toBeGreaterThanOrEqual(paper.top - 0.01);
          const width = item.kind === 'board' ? item.side.width : item.kind === 'line' ? item.width : 0;
          const height = item.kind === 'board' ? item.side.height : 0;
          expect(item.x + width).toBeLessThanOrEqual(right + 0.01);
          expect(item.y + height).toBeLessThanOrEqual(paper.height - paper.bottom + 0.01);
          if (item.kind === 'board') expect(Math.min(width, height)).toBeGreaterThan(60);
        }
      }
    }),
    { numRuns: runs(100) },
  );
});

test('law: the contents name the pages where chapters begin', () => {
  fc.assert(
    fc.property(counts, looks, (numbers, choices) => {
      const look = { ...choices, hasFront: true, hasPuzzles: true, words: WORDS.en, widthOf } as const;
      const { pages } = pagesOf(bookOf(numbers, { nudge }), look);
      const begins = pages.flatMap(({ begins: title }, index) =>
        title === undefined ? [] : [`${title} ${index + 1}`],
      );
      const listed = pages
        .slice(
          1,
          pages.findIndex(({ begins: title }) => title !== undefined),
        )
        .flatMap(({ items }) => items);
      const texts = listed.flatMap((item) => (item.kind === 'text' && item.face === 'text' ? [item.text] : []));
      const rows = texts.flatMap((text, index) => (index % 2 === 0 ? [`${text} ${texts[index + 1]}`] : []));
      expect(rows).toEqual(begins);
    }),
    { numRuns: runs(60) },
  );
});

test('a nudge is broken into lines, and no word of it is lost', () => {
  const look = { paper: 'a5', perPage: 1, answers: 'none', hasFront: false, hasPuzzles: true } as const;
  const more = { hasLines: false, isLarge: true, words: WORDS.en, widthOf };
  const { pages } = pagesOf(bookOf([9], { nudge }), { ...look, ...more });
  const lines = pages.flatMap(({ items }) =>
    items.flatMap((item) => (item.kind === 'text' && item.face === 'text' ? [item.text] : [])),
  );
  expect(lines.join(' ')).toBe(new Array(9).fill(nudge.replace('\n', ' ')).join(' '));
  expect(pages.length).toBeGreaterThan(10);
});

// As printers ask it of paperbacks: kdp.amazon.com, "Set Trim Size, Bleed, and Margins".
test.each([
  [24, 0.375],
  [150, 0.375],
  [151, 0.5],
  [300, 0.5],
  [301, 0.625],
  [700, 0.75],
  [828, 0.875],
])('a book of %i pages has an inner margin of at least %f inches', (pages, least) => {
  const { inner, outer } = paperFor('6x9', pages);
  expect(inner / 72).toBeGreaterThanOrEqual(least);
  expect(outer / 72).toBeGreaterThanOrEqual(0.375);
  expect(paperFor('a4', pages).inner).toBe(paperFor('a4', pages).outer);
});
