// @module-tag whole

import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { stage } from './browser.ts';

const { open } = stage();

/** How many pages a PDF has. */
const pagesOf = (pdf: Buffer): number => pdf.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0;

const PUZZLES = Array.from({ length: 7 }, (_, index) => `${index + 1}`.padEnd(80, '.') + (index + 2)).join('\n');
const PROPER = '.45.1...8....8......9..42..5...........143...6..5.7....7.6...1...1.25.6.8......3.';

test('the game on screen: one page, and one with its solution', { tags: ['quick'] }, async () => {
  const { page, close } = await open(`#/play?puzzle=${PROPER}`);
  await page.locator('[data-cell]').first().waitFor();
  await page.goto(`${page.url().split('#')[0]}#/print`);
  await page.getByText('2 pages').waitFor();
  expect(pagesOf(await page.pdf({ format: 'A4' }))).toBe(2);
  expect(pagesOf(await page.pdf({ format: 'Letter' }))).toBe(2);
  await page.getByLabel('Solutions on the last page').uncheck();
  await page.getByText('1 page', { exact: true }).waitFor();
  expect(pagesOf(await page.pdf({ format: 'A4' }))).toBe(1);
  // All candidates are written small.
  await page.getByLabel('Notes').selectOption('all');
  await expect.poll(() => page.locator('.sheet .note').count()).toBeGreaterThan(100);
  await close();
});

test('somebody new prints the puzzles of the day, and is offered no game; who has one is offered it', async () => {
  const { page, close } = await open('#/print');
  const what = page.getByLabel('What is printed');
  await expect.poll(() => what.inputValue()).toBe('daily');
  expect(await what.locator('option').allTextContents()).not.toContain('The game on screen');
  expect(page.url()).toContain('what=daily');
  // Nor is it offered to whoever came for another.
  await page.goto(`${page.url().split('#')[0]}#/print?what=new`);
  await page.reload();
  await expect.poll(() => what.locator('option').allTextContents()).not.toContain('The game on screen');
  await page.goto(`${page.url().split('#')[0]}#/play?puzzle=${PROPER}`);
  await page.locator('[data-cell]').first().waitFor();
  await page.keyboard.press('5');
  await page.goto(`${page.url().split('#')[0]}#/print`);
  await page.reload();
  await expect.poll(() => what.inputValue()).toBe('current');
  await page.getByText('2 pages').waitFor();
  await close();
});

test.each([
  [1, 7],
  [2, 4],
  [4, 2],
  [6, 2],
])('an imported list, %i a page: %i pages on A4 and Letter, also in large print', async (perPage, pages) => {
  const { page, close } = await open('#/import', { colorScheme: 'dark' });
  await page.getByLabel('Text or link').fill(PUZZLES);
  await page.getByRole('link', { name: 'Print all' }).click();
  await page.getByLabel('Puzzles a page').selectOption(String(perPage));
  await page.getByText(`${pages} pages`).waitFor();
  for (const format of ['A4', 'Letter']) expect(pagesOf(await page.pdf({ format }))).toBe(pages);
  await page.getByLabel('Large print').check();
  for (const format of ['A4', 'Letter']) expect(pagesOf(await page.pdf({ format }))).toBe(pages);
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  const colours = await page.evaluate(() =>
    ['body', '.sheet', '.picture .ground'].map((name) => {
      const style = getComputedStyle(document.querySelector(name)!);
      return name.includes('ground') ? style.fill : style.backgroundColor;
    }),
  );
  expect(colours).toEqual(['rgb(255, 255, 255)', 'rgb(255, 255, 255)', 'rgb(255, 255, 255)']);
  await close();
});

test('large boards: their solutions fit on a page, too', async () => {
  const rows = readFileSync(new URL('../../../corpus/collection.tsv', import.meta.url), 'utf8').split('\n');
  const [large = ''] = rows.find((row) => row.includes('16x16'))!.split('\t');
  const { page, close } = await open('#/import');
  await page.getByLabel('Text or link').fill(`${large}\n`.repeat(6));
  await page.getByRole('link', { name: 'Print all' }).click();
  await page.getByLabel('Puzzles a page').selectOption('6');
  await page.getByText('2 pages').waitFor();
  for (const format of ['A4', 'Letter']) expect(pagesOf(await page.pdf({ format }))).toBe(2);
  await close();
});

test('boards with many rules: they fit below', async () => {
  const givens = `1${'.'.repeat(80)}`;
  const all = ['x+windows', 'antiknight+antiking', 'disjoint', 'x', 'antiking', 'windows'].map((rules) =>
    JSON.stringify({ geometry: `9x9:${rules}`, givens }),
  );
  const { page, close } = await open('#/import', { locale: 'de-DE' });
  await page.getByLabel('Text oder Link').fill(all.join('\n'));
  await page.getByRole('link', { name: 'Alle drucken' }).click();
  for (const [perPage, pages] of [
    [2, 3],
    [6, 1],
  ] as const) {
    await page.getByLabel('Rätsel je Seite').selectOption(String(perPage));
    await page.getByText(pages === 1 ? '1 Seite' : '3 Seiten', { exact: true }).waitFor();
    for (const format of ['A4', 'Letter']) expect(pagesOf(await page.pdf({ format }))).toBe(pages);
  }
  // Diagonals are lines, windows are tinted, groups that cover the board are neither.
  const count = (drawn: string): Promise<number> => page.locator(`.picture ${drawn}`).count();
  expect([await count('.across'), await count('.tint')]).toEqual([2, 2]);
  await close();
});

test('new puzzles on another board, with its rules', async () => {
  const { page, close } = await open('#/print?what=new&difficulty=easy');
  await page.getByLabel('Board').selectOption('9x9:antiknight');
  await page.getByLabel('How many').press('ControlOrMeta+a');
  await page.getByLabel('How many').press('2');
  // What is typed stays while those before are made.
  await page.getByText('5 pages').waitFor();
  expect(await page.getByLabel('How many').inputValue()).toBe('2');
  await page.getByLabel('How many').blur();
  await page.getByText('3 pages').waitFor();
  expect(await page.locator('figcaption').first().textContent()).toMatch(/^1 · 9×9 anti-knight · Easy · \d\.\d$/);
  // The puzzles follow from the address and from what is printed: they are the same after a reload,
  // and on the way back.
  const seed = await page.getByLabel('Seed').inputValue();
  const origin = `9×9 anti-knight · Easy · Seed ${seed}`;
  expect(await page.locator('.footnote').allTextContents()).toEqual([
    ...Array(2).fill(`Cells a knight’s move apart differ. — ${origin}`),
    origin,
  ]);
  const printed = (): Promise<string[]> => page.locator('.sheet .picture').allTextContents();
  const first = await printed();
  await page.reload();
  await page.getByText('3 pages').waitFor();
  expect(await printed()).toEqual(first);
  await page.getByLabel('Puzzles a page').selectOption('2');
  await page.goto(`${page.url().split('#')[0]}#/settings`);
  await page.goBack();
  await page.getByText('2 pages').waitFor();
  expect(await printed()).toEqual(first);
  for (const format of ['A4', 'Letter']) expect(pagesOf(await page.pdf({ format }))).toBe(2);
  await page.getByRole('button', { name: 'Other puzzles' }).click();
  // They may be there before anybody sees that they are prepared.
  await expect.poll(printed).not.toEqual(first);
  await page.getByText('2 pages').waitFor();
  expect(await printed()).not.toEqual(first);
  await page.getByLabel('Seed').fill(seed);
  await page.getByLabel('Seed').blur();
  await expect.poll(printed).toEqual(first);
  await close();
});

test("what is written into the game on screen is not kept for others' puzzles", async () => {
  const { page, close } = await open(`#/play?puzzle=${PROPER}`);
  await page.locator('[data-cell]').first().waitFor();
  await page.goto(`${page.url().split('#')[0]}#/print`);
  await page.getByText('2 pages').waitFor();
  await page.getByLabel('Notes').selectOption('mine');
  await page.getByLabel('What is printed').selectOption('daily');
  expect(await page.getByLabel('Notes').inputValue()).toBe('none');
  await close();
});

test('the puzzles of a day, six a page: two pages and one of solutions', async () => {
  const { page, close } = await open('#/print?what=daily&day=2026-11-20', { locale: 'de-DE' });
  await page.getByLabel('Rätsel je Seite').selectOption('6');
  await page.getByText('3 Seiten').waitFor();
  expect(await page.locator('.sheet.solutions figure').count()).toBe(7);
  expect(await page.locator('figcaption').first().textContent()).toContain('20. November 2026');
  expect(await page.getByLabel('Tag', { exact: true }).inputValue()).toBe('2026-11-20');
  expect(pagesOf(await page.pdf({ format: 'A4' }))).toBe(3);
  await close();
});

test('on a phone in landscape no choice is cut off', async () => {
  const { page, close } = await open('#/print', { viewport: { width: 844, height: 390 } });
  await page.locator('.sheets svg').first().waitFor();
  const cut = await page.locator('select').evaluateAll((selects) =>
    (selects as HTMLSelectElement[]).flatMap((select) => {
      const { width } = select.getBoundingClientRect();
      select.style.width = 'max-content';
      return select.getBoundingClientRect().width > width ? [select.name] : [];
    }),
  );
  expect(cut).toEqual([]);
  await close();
});
