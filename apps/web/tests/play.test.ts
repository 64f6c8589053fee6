// @module-tag whole

import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { violations } from './axe.ts';
import { stage } from './browser.ts';
import { cellOf, gameOf, keepAndLoad, NINE, openGame, read, SIX, takeFromMenu } from './playing.ts';

const theStage = stage();

const solvedText = (page: Page) => page.locator('.ended');

describe('a puzzle is played to its end', () => {
  test('with the mouse', { tags: ['quick'] }, async () => {
    const { page, close } = await openGame(theStage, gameOf(SIX.board, SIX.puzzle));
    for (const [cell, digit] of SIX.missing) {
      await cellOf(page, cell).click();
      await page
        .locator('.digits button')
        .nth(digit - 1)
        .click();
    }
    await solvedText(page).waitFor();
    expect(await solvedText(page).textContent()).toMatch(/^Solved\d+:\d\d/);
    expect(await page.getByRole('link', { name: 'Another like this' }).getAttribute('href')).toBe(
      '#/new?difficulty=easy&board=6x6%3A2x3',
    );
    await close();
  });

  test('with fingers on a small phone, without scrolling', { tags: ['quick'] }, async () => {
    const missing = NINE.missing.slice(-12);
    const rest = new Set(missing.map(([cell]) => cell));
    const givens = [...NINE.solution].map((digit, cell) => (rest.has(cell) ? '.' : digit)).join('');
    const { page, close } = await openGame(theStage, gameOf('9x9:3x3', givens), {
      viewport: { width: 320, height: 568 },
      hasTouch: true,
      isMobile: true,
    });
    const pad = await page.locator('.pad').boundingBox();
    expect(pad!.y + pad!.height).toBeLessThanOrEqual(568);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    for (const [cell, digit] of missing) {
      await cellOf(page, cell).tap();
      await page
        .locator('.digits button')
        .nth(digit - 1)
        .tap();
    }
    await solvedText(page).waitFor();
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await close();
  });

  test('with the keyboard alone, from the address on; it counts in the statistics', { tags: ['quick'] }, async () => {
    const { page, close } = await openGame(theStage, gameOf('9x9:3x3', NINE.puzzle));
    await page.keyboard.press('Home');
    for (let cell = 0; cell < 81; cell++) {
      await page.keyboard.press(NINE.solution[cell]!);
      await page.keyboard.press(cell % 9 === 8 ? 'Home' : 'ArrowRight');
      if (cell % 9 === 8) await page.keyboard.press('ArrowDown');
    }
    await solvedText(page).waitFor();
    await expect.poll(() => page.locator('.spoken[role=status]').textContent()).toMatch(/Solved in/);
    await page.goto(`${theStage.address}/#/me`);
    await expect.poll(() => page.locator('.figures div', { hasText: 'Solved' }).locator('dd').textContent()).toBe('1');
    await close();
  });
});

describe('time', () => {
  test('a pause hides the board, from everyone; any key goes on', { tags: ['quick'] }, async () => {
    const { page, close } = await openGame(theStage, gameOf('9x9:3x3', NINE.puzzle));
    await cellOf(page, 0).click();
    await page.getByRole('button', { name: 'Pause' }).click();
    await page.locator('.cover').waitFor();
    expect(await page.locator('.cell .digit').count()).toBe(0);
    expect(await read(page, 1)).toBe('hidden');
    await page.keyboard.press('7');
    await page.locator('.cover').waitFor({ state: 'detached' });
    expect(await read(page, 0)).toBe('empty');
    await expect.poll(() => cellOf(page, 0).evaluate((cell) => cell === document.activeElement)).toBe(true);
    await page.keyboard.press('Alt+p');
    await page.locator('.cover').click();
    expect(await read(page, 1)).toBe('5, given');
    await close();
  });
});

test('the clock counts where the board is, and is kept when one leaves it', async () => {
  const { page, close } = await theStage.open('#/play');
  await page.clock.install();
  await keepAndLoad(page, [{ ...gameOf('9x9:3x3', NINE.puzzle), touched: Date.now() + 60_000 }]);
  await page.clock.runFor(5000);
  await expect.poll(() => page.locator('.clock time').textContent()).toMatch(/^0:0[5-9]$/);
  await page.evaluate(() => (location.hash = '#/games'));
  await expect
    .poll(() => page.locator('.tile', { hasText: 'on the board now' }).textContent())
    .toMatch(/81 cells, 0:0[5-9]/);
  await page.clock.runFor(60_000);
  await page.evaluate(() => (location.hash = '#/play'));
  await expect.poll(() => page.locator('.clock time').textContent()).toMatch(/^0:0[5-9]$/);
  await close();
});

test('a page that is loaded anew loses no second of the clock', async () => {
  const { page, close } = await theStage.open('#/play');
  await keepAndLoad(page, [{ ...gameOf('9x9:3x3', NINE.puzzle), touched: Date.now() + 60_000 }]);
  const clock = (): Promise<string | null> => page.locator('.clock time').textContent();
  await expect.poll(clock, { timeout: 20_000 }).toMatch(/^0:0[4-9]$/);
  const before = await clock();
  await page.reload();
  await expect.poll(clock).toMatch(/^0:/);
  expect((await clock())! >= before!).toBe(true);
  await close();
});

test('a board of every kind is shown and described', { tags: ['quick'] }, async () => {
  const { page, close } = await openGame(theStage, gameOf('9x9:windows+antiknight', '.'.repeat(81)));
  expect(await page.locator('.rules li').count()).toBe(2);
  expect(await page.locator('.cell.extra').count()).toBe(36);
  const boards = [
    ['4x4:2x2', 8, 0],
    ['6x6:x', 18, 6],
    ['25x25:5x5', 200, 0],
    ['4x4:jigsaw-0011001122332233', 8, 0],
  ] as const;
  for (const [index, [board, lines, crossed]] of boards.entries()) {
    const size = Number.parseInt(board, 10);
    await keepAndLoad(page, [
      { ...gameOf(board, '.'.repeat(size * size)), touched: Date.now() + 100_000 * (index + 2) },
    ]);
    expect(await page.locator('.grid .cell').count()).toBe(size * size);
    // The lines around boxes are one path, with a piece for each edge of a cell.
    expect((await page.locator('.box-lines path').getAttribute('d'))!.split('M')).toHaveLength(lines + 1);
    expect(await page.locator('.grid .falls').count()).toBe(crossed);
  }
  await close();
});

test('axe finds nothing wrong with notes, colours and conflicts, in any theme', async () => {
  const { page, close } = await openGame(theStage, gameOf('9x9:x', NINE.puzzle), { reducedMotion: 'reduce' });
  await takeFromMenu(page, 'Savepoints');
  await cellOf(page, 0).click();
  for (const key of ['5', 'ArrowRight', 'ArrowRight', 'Shift+Digit1', 'Control+2', 'Control+Shift+Digit3'])
    await page.keyboard.press(key);
  for (const theme of ['light', 'dark', 'contrast']) {
    await page.evaluate((name) => {
      Object.assign(document.documentElement.dataset, { theme: name, scheme: name === 'light' ? 'light' : 'dark' });
    }, theme);
    expect(await violations(page)).toEqual([]);
    await page.keyboard.press('?');
    await page.getByRole('dialog').waitFor();
    expect(await violations(page)).toEqual([]);
    await page.keyboard.press('Escape');
  }
  await close();
});
