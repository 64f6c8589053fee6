// @module-tag whole

import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { stage } from './browser.ts';
import { cellOf, gameOf, keepAndLoad, NINE, openGame, read } from './playing.ts';
import { en } from './texts.ts';
import { ADDRESSES, visit } from './visit.ts';

const theStage = stage();

async function toGames(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Me', exact: true }).click();
  await page.getByRole('link', { name: 'Games', exact: true }).click();
}

describe('games are kept', () => {
  test('across a tab that is killed right after a move', async () => {
    const { page, close } = await openGame(theStage, gameOf('9x9:3x3', NINE.puzzle));
    await cellOf(page, 0).click();
    await page.keyboard.press('1');
    // On disk as soon as it is on screen: a dying renderer saves nothing.
    await expect
      .poll(() =>
        page.evaluate(
          () =>
            new Promise<number>((resolve) => {
              const request = indexedDB.open('pencilmark');
              request.onsuccess = () => {
                const get = request.result.transaction('games').objectStore('games').get('9x9:3x3');
                get.onsuccess = () => {
                  request.result.close();
                  resolve(get.result.nodes.length);
                };
              };
            }),
        ),
      )
      .toBe(2);
    const next = await page.context().newPage();
    await page.close({ runBeforeUnload: false });
    await next.goto(`${theStage.address}/#/play`);
    await expect.poll(() => read(next, 0).catch(() => '')).toBe('1');
    await next.keyboard.press('Control+z');
    expect(await read(next, 0)).toBe('empty');
    await close();
  });

  test('two tabs play the same game: each sees what the other did, nothing is lost', { tags: ['quick'] }, async () => {
    const { page: one, close } = await openGame(theStage, { ...gameOf('9x9:3x3', NINE.puzzle) });
    const other = await one.context().newPage();
    await other.goto(`${theStage.address}/#/play`);
    await cellOf(other, 0).click();
    await other.keyboard.press('1');
    await expect.poll(() => read(one, 0)).toBe('1');
    await cellOf(one, 2).click();
    await one.keyboard.press('6');
    await expect.poll(() => read(other, 2)).toBe('6');
    await other.bringToFront();
    await other.keyboard.press('Control+z');
    await expect.poll(() => read(one, 2)).toBe('empty');
    expect(await read(one, 0)).toBe('1');
    await close();
  });

  test('the last played open game comes first; a grid that comes complete was not solved here', async () => {
    const { page, close } = await openGame(theStage, gameOf('9x9:3x3', NINE.solution, 'complete'));
    await page.getByText('This board was complete when it came').waitFor();
    await keepAndLoad(page, [
      { ...gameOf('4x4:2x2', '.'.repeat(16), 'open'), touched: Date.now() + 100_000 },
      { ...gameOf('6x6:2x3', '.'.repeat(36), 'done'), touched: Date.now() + 200_000, solved: 1 },
    ]);
    expect(await page.locator('.cell').count()).toBe(16);
    await page.getByRole('link', { name: 'Me', exact: true }).click();
    await page.getByText(en['me.none']).waitFor();
    await close();
  });

  test('many: each is opened again as it was; a deleted game can be brought back', async () => {
    const { page, close } = await openGame(theStage, gameOf('9x9:3x3', NINE.puzzle, 'first'));
    await keepAndLoad(page, [
      { ...gameOf('4x4:2x2', '.'.repeat(16), 'small'), touched: 1_600_000_000_000 },
      { ...gameOf('16x16:4x4', '.'.repeat(256), 'large'), touched: 1_500_000_000_000 },
    ]);
    await cellOf(page, 0).click();
    await page.keyboard.press('1');
    await toGames(page);
    await page.locator('.tile').first().waitFor();
    const titles = () => page.locator('.tile strong').allTextContents();
    await expect
      .poll(async () => [...(await titles())].sort().filter((title) => title.startsWith('Game ')))
      .toEqual(['Game first · Easy', 'Game large · Easy', 'Game small · Easy']);
    await page.getByRole('button', { name: 'Game small' }).first().click();
    await expect.poll(() => page.locator('.cell').count()).toBe(16);
    await toGames(page);
    await page.getByRole('button', { name: 'Delete Game large' }).click();
    await expect.poll(async () => (await titles()).join()).not.toContain('large');
    await page.locator('button:focus', { hasText: 'Bring it back' }).press('Enter');
    await expect.poll(async () => (await titles()).join()).toContain('large');
    await page.getByRole('button', { name: 'Game first' }).first().click();
    await expect.poll(() => page.locator('.cell').count()).toBe(81);
    expect(await read(page, 0)).toBe('1');
    await close();
  });
});

describe('without storage', () => {
  /** Loads a page anew on which nothing can be kept until `window.isFine`. */
  async function withoutStorage(page: Page, how: 'blocked' | 'full'): Promise<void> {
    await page.addInitScript((kind) => {
      const isFine = (): boolean => 'isFine' in window;
      const { open } = IDBFactory.prototype;
      const { put } = IDBObjectStore.prototype;
      if (kind === 'blocked')
        IDBFactory.prototype.open = function (...args) {
          if (!isFine()) throw new DOMException('no', 'SecurityError');
          return open.apply(this, args);
        };
      else
        IDBObjectStore.prototype.put = function (...args) {
          if (!isFine()) throw new DOMException('full', 'QuotaExceededError');
          return put.apply(this, args);
        };
    }, how);
    await page.reload();
  }

  test('of any kind every page opens, and a game goes on after Back', async () => {
    const { page, close } = await theStage.open('#/today');
    await page.addInitScript(() => {
      const deny = (): never => {
        throw new DOMException('no', 'SecurityError');
      };
      IDBFactory.prototype.open = deny;
      for (const name of ['localStorage', 'sessionStorage']) Object.defineProperty(window, name, { get: deny });
    });
    await page.reload();
    for (const address of ADDRESSES) await visit(page, address);
    await page.evaluate(() => void (location.hash = '#/new?difficulty=gentle'));
    await page.waitForURL(/#\/play$/);
    const empty = page.locator('.cell:not(.given)').first();
    await empty.click();
    await page.keyboard.press('5');
    await page.getByRole('alert').filter({ hasText: 'Nothing can be kept' }).waitFor();
    await page.goBack();
    await page.goForward();
    expect(await page.locator('.cell:not(.given) .digit').first().textContent()).toBe('5');
    await close();
  });

  test.each([
    ['blocked', 'en-GB', 'Nothing can be kept', 'Games are kept again.'],
    ['full', 'de-DE', 'Der Speicher dieses Geräts ist voll', 'Spiele werden wieder aufgehoben.'],
  ] as const)('%s, %s: it is told before the first digit, and tried again', async (how, locale, text, fine) => {
    const { page, close } = await theStage.open('#/play', { locale });
    await withoutStorage(page, how);
    const alert = page.getByRole('alert').filter({ hasText: text });
    await alert.waitFor();
    expect(await page.locator('.cell:not(.given) .digit').count()).toBe(0);
    const empty = page.locator('.cell:not(.given)').first();
    await empty.click();
    await page.keyboard.press('5');
    await page.evaluate(() => Object.assign(window, { isFine: true }));
    await alert.waitFor({ state: 'detached' });
    await page.locator('[role=status].spoken').getByText(fine).waitFor({ state: 'attached' });
    const other = await page.context().newPage();
    await other.goto(page.url());
    await expect.poll(() => other.locator('.cell:not(.given)').first().textContent()).toBe('5');
    await close();
  });
});
