// @module-tag whole

import type { BrowserContextOptions, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { stage } from './browser.ts';
import { cellOf, gameOf, NINE, openGame, read, SIX, takeFromMenu } from './playing.ts';

const theStage = stage();
const { open } = theStage;

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } as const;

/**
 * From now on, notes what moves, whether asked to or not; what is told may find its place anew when
 * it says more.
 */
const watchShifts = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const moved: string[] = [];
    Object.assign(window, { moved });
    new PerformanceObserver((list) => {
      for (const { sources } of list.getEntries() as (PerformanceEntry & { sources: { node: Element | null }[] })[])
        for (const { node } of sources)
          if (node?.isConnected && !node.closest('.slips')) moved.push(node.outerHTML.slice(0, 80));
    }).observe({ type: 'layout-shift' });
  });

const shifts = (page: Page): Promise<string[]> => page.evaluate(() => (window as unknown as { moved: string[] }).moved);

/** Where the board and the keys are. */
const places = (page: Page): Promise<readonly (readonly number[])[]> =>
  page.evaluate(() =>
    ['.table', '.digits', '.modes'].map((part) => {
      const { x, y, width, height } = document.querySelector(part)!.getBoundingClientRect();
      return [x, y, width, height];
    }),
  );

describe('board and pad never move', () => {
  test.each([
    ['on a phone', PHONE],
    ['on a phone held sideways', { ...PHONE, viewport: { width: 740, height: 360 } }],
    ['on a laptop', { viewport: { width: 1440, height: 900 } }],
  ] as readonly (readonly [string, BrowserContextOptions])[])('%s', async (_name, options) => {
    const { page, close } = await openGame(theStage, gameOf('9x9:3x3', NINE.puzzle), options);
    await page.evaluate(() => document.fonts.ready);
    const before = await places(page);
    await watchShifts(page);
    const press = async (name: string): Promise<void> => page.getByRole('button', { name, exact: true }).click();
    await cellOf(page, 0).click();
    for (const key of ['5', '1', 'x', '2', 'z']) await page.keyboard.press(key);
    await press('Check');
    await page.locator('.check').waitFor();
    await page.locator('.check').getByRole('button', { name: 'Close' }).click();
    await press('Hint');
    await page.locator('.told').waitFor();
    await press('Which technique?');
    await press('Close');
    for (const row of ['Why not …', 'Savepoints', 'What if …']) {
      await takeFromMenu(page, row);
      expect(await places(page), row).toEqual(before);
      for (const slip of await page.locator('.slips').getByRole('button', { name: 'Close' }).all()) await slip.click();
    }
    await press('Throw it away');
    await page.getByRole('button', { name: 'Pause' }).click();
    await page.locator('.cover').click();
    expect(await places(page)).toEqual(before);
    expect(await shifts(page)).toEqual([]);
    await close();
  });
});

test.each([
  [390, 844, '9x9:3x3', 56],
  [360, 640, '9x9:3x3', 56],
  [320, 568, '9x9:3x3', 56],
  [390, 844, '4x4:2x2', 56],
  [360, 640, '16x16:4x4', 44],
  [390, 844, '25x25:5x5', 44],
  [820, 1180, '9x9:3x3', 56],
  [740, 360, '9x9:3x3', 44],
  [1440, 900, '16x16:4x4', 44],
  [1440, 900, '25x25:5x5', 44],
  [1366, 768, '9x9:3x3', 78],
  [1920, 1080, '9x9:3x3', 115],
  [2560, 1440, '9x9:3x3', 115],
])('%i x %i has board and keys of %s in sight', async (width, height, board, least) => {
  const size = Number.parseInt(board, 10);
  const options = { viewport: { width, height }, locale: 'de-DE' };
  const { page, close } = await openGame(theStage, gameOf(board, '.'.repeat(size * size)), options);
  const [table, digits, ...keys] = await page.evaluate(() =>
    ['.table', '.digits', '.key', '.modes button', '.actions button']
      .flatMap((part) => [...document.querySelectorAll(part)])
      .filter((element) => element.checkVisibility())
      .map((element) => element.getBoundingClientRect().toJSON() as DOMRect),
  );
  for (const { left, top, right, bottom } of [table!, digits!])
    expect([left >= 0, top >= 0, right <= width, bottom <= height]).toEqual([true, true, true, true]);
  expect(Math.min(...keys.slice(0, size).map((key) => key.height))).toBeGreaterThanOrEqual(least);
  expect(Math.min(...keys.map((key) => key.height))).toBeGreaterThanOrEqual(44);
  await close();
});

test('keys show the notes of the selected cell; several cells are selected one by one', {
  tags: ['quick'],
}, async () => {
  const { page, close } = await openGame(theStage, gameOf('16x16:4x4', '.'.repeat(256)), PHONE);
  await cellOf(page, 3).tap();
  await page.getByRole('button', { name: 'Corner note' }).tap();
  await page.getByRole('button', { name: /^C, / }).tap();
  expect(await page.getByRole('button', { name: 'C, 16 left, a note here' }).count()).toBe(1);
  expect(await page.locator('.key .noted').getAttribute('data-sign')).toBe('C');
  await page.getByRole('button', { name: 'Select several cells' }).tap();
  await cellOf(page, 5).tap();
  expect(await page.locator('.cell.selected').count()).toBe(2);
  expect(await page.locator('.key .noted').count()).toBe(0);
  await close();
});

describe('what a game is', () => {
  test.each([
    ['en-GB', { kind: 'daily', difficulty: 'easy', day: '2025-11-22' }, 'Daily · Easy', '22 November 2025'],
    [
      'de-DE',
      { kind: 'daily', difficulty: 'fiendish', day: '2025-11-22' },
      'Tagesrätsel · Teuflisch',
      '22. November 2025',
    ],
    ['en-GB', { kind: 'import', about: { title: 'Miracle', author: 'Mitchell Lee' } }, 'Miracle', 'By Mitchell Lee'],
  ] as const)('%s: %o', async (locale, source, what, details) => {
    const game = { ...gameOf('9x9:3x3', NINE.puzzle), source };
    const { page, close } = await openGame(theStage, game, { viewport: { width: 360, height: 640 }, locale });
    // What follows from the style is not in the text.
    const words = await page.locator('.title').evaluate((title) =>
      [...title.querySelectorAll('strong, .level, .details')].map((part) => ({
        text: part.textContent,
        isCut: part.scrollWidth > part.clientWidth,
      })),
    );
    const expected = [...what.split(' · '), details].map((text) => ({ text, isCut: false }));
    expect(words.filter(({ text }) => text !== '')).toEqual(expected);
    await close();
  });
});

/** What the menu offers; where there is room, the whole path stands beside it. */
const ROWS = [
  ...['Why not …', 'What follows …', 'Prove it', 'Check the selected cells', 'Filter'],
  ...['What if …', 'Savepoints', 'Restart'],
  ...['Show all candidates', 'Write all candidates', 'Clean up notes', 'Select several cells', 'Digit first'],
  ...['Share', 'Print', 'Edit in Create', 'Watch the search', 'Keys', 'Settings'],
];

test.each([
  [390, 844],
  [360, 640],
  [740, 360],
  [1366, 768],
])('the menu of the game ends with a window of %i x %i, and its groups say what they are', async (width, height) => {
  const { page, close } = await openGame(theStage, gameOf('9x9:3x3', NINE.puzzle), { viewport: { width, height } });
  await page.getByRole('button', { name: 'This game' }).click();
  const menu = page.getByRole('menu', { name: 'This game' });
  const { x, y, ...box } = (await menu.boundingBox())!;
  expect([x >= 0, y >= 0, x + box.width <= width, y + box.height <= height]).toEqual([true, true, true, true]);
  const groups = await menu.getByRole('group').evaluateAll((list) => list.map((group) => group.ariaLabel));
  expect(groups).toEqual(['Logic', 'Try, and go back', 'Notes and entering', 'This puzzle', 'Pencilmark']);
  const rows = await menu
    .locator('[role^="menuitem"]')
    .evaluateAll((list) =>
      list.map((group) => document.getElementById(group.getAttribute('aria-labelledby')!)!.textContent),
    );
  expect(rows).toEqual([...(width < 1000 ? ['Whole path'] : []), ...ROWS]);
  const follows = menu.getByRole('menuitem', { name: 'What follows …', exact: true });
  const said = await follows.evaluate(
    (item) => document.getElementById(item.getAttribute('aria-describedby')!)!.textContent,
  );
  expect(said).toBe('What comes of one assumption; nothing is written');
  // What lies further down comes into sight with the focus.
  await page.keyboard.press('End');
  const last = menu.getByRole('menuitem', { name: 'Settings' });
  await expect.poll(() => last.evaluate((item) => item === document.activeElement)).toBe(true);
  const { y: top, height: high } = (await last.boundingBox())!;
  expect(top + high).toBeLessThanOrEqual(height);
  await close();
});

test('the menu of the game: arrow keys, letters, Escape; Share, and the way to other pages', {
  tags: ['quick'],
}, async () => {
  const { page, close } = await openGame(theStage, gameOf('6x6:2x3', SIX.puzzle), PHONE);
  const button = page.getByRole('button', { name: 'This game' });
  const focused = () =>
    page.evaluate(
      () => document.getElementById(document.activeElement?.getAttribute('aria-labelledby') ?? '')?.textContent,
    );
  await button.press('Enter');
  await expect.poll(focused).toBe('Whole path');
  await page.keyboard.press('ArrowUp');
  expect(await focused()).toBe('Settings');
  await page.keyboard.press('Home');
  await page.keyboard.press('s');
  expect(await focused()).toBe('Savepoints');
  // No digit is entered meanwhile.
  await page.keyboard.press('5');
  await page.keyboard.press('Escape');
  expect(await button.evaluate((element) => element === document.activeElement)).toBe(true);
  expect(await page.getByRole('menu').count()).toBe(0);
  await takeFromMenu(page, 'Edit in Create');
  await page.locator('main[data-page="create"] .cell .digit').first().waitFor();
  await page.goBack();
  await takeFromMenu(page, 'Share');
  await page.locator('main[data-page="share"]').waitFor();
  await close();
});

test('a puzzle that is pasted is played; what is none is said; several go to Import', async () => {
  const { page, close } = await openGame(theStage, gameOf('6x6:2x3', SIX.puzzle));
  const paste = (text: string, target = 'body') =>
    page.evaluate(
      ([pasted, where]) => {
        const clipboardData = new DataTransfer();
        clipboardData.setData('text/plain', pasted);
        const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
        document.querySelector(where)!.dispatchEvent(event);
      },
      [text, target] as const,
    );
  await paste('no puzzle');
  await page.locator('.strip', { hasText: 'What was pasted holds no puzzle.' }).waitFor();
  await takeFromMenu(page, 'Savepoints');
  await page.locator('.savepoints input').waitFor();
  await paste(NINE.puzzle, '.savepoints input');
  expect(await page.locator('.cell').count()).toBe(36);
  await page.locator('.savepoints').getByRole('button', { name: 'Close' }).click();
  await paste(NINE.puzzle);
  await expect.poll(() => page.locator('.cell').count()).toBe(81);
  expect(await read(page, 1)).toBe('5, given');
  await page.locator('.strip', { hasText: 'From the clipboard: Imported.' }).waitFor();
  await paste(`${NINE.puzzle}\n${SIX.puzzle}`);
  await page.locator('main[data-page="import"] .list button').nth(1).waitFor();
  await close();
});

test('remarks come when they are needed, and go for good', async () => {
  const { page, close } = await open('#/play');
  await page.evaluate(() => localStorage.setItem('pencilmark.remarks', 'wrong begin hint'));
  await page.reload();
  const remark = page.locator('.strip');
  await remark.getByText('Choose an empty cell').waitFor();
  const empty = page.locator('.cell:not(.given)');
  // Whoever writes a digit needs no tip for that; the next tip is about one that is there twice.
  await empty.first().click();
  for (const digit of '123456789') {
    await page.keyboard.press(digit);
    if ((await page.locator('.cell.wrong').count()) > 0) break;
  }
  await remark.getByText('Red: this digit is there already.').waitFor();
  await remark.getByRole('button', { name: 'Close' }).click();
  for (const key of ['Backspace', 'Shift+Digit1', 'Shift+Digit2']) await page.keyboard.press(key);
  await remark.getByText('Stuck?').waitFor();
  // Who lets hints begin with the answer does not read that they say only where to look.
  const begin = async (hintStart: string): Promise<void> => {
    await page.evaluate(
      (stage) => localStorage.setItem('pencilmark.settings', JSON.stringify({ hintStart: stage })),
      hintStart,
    );
    await page.reload();
    await page.locator('.board').waitFor();
  };
  await begin('full');
  expect(await remark.count()).toBe(0);
  await begin('where');
  await remark.getByText('Stuck?').waitFor();
  await remark.getByRole('button', { name: 'Close' }).click();
  await page.reload();
  await page.locator('.board').waitFor();
  expect(await remark.count()).toBe(0);
  await close();
});
