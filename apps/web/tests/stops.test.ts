// @module-tag whole

import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { APP, answer } from '../server.mjs';
import { stage } from './browser.ts';
import { cellOf, FOUR, gameOf, openGame, read } from './playing.ts';
import { en } from './texts.ts';
import { ADDRESSES, visit } from './visit.ts';

const theStage = stage();

/** Makes every element of a name throw when a page wants one; without a name, none does. */
const plant = (page: Page, name?: string): Promise<void> =>
  page.evaluate((planted) => {
    const where = globalThis as unknown as { make?: typeof document.createElementNS };
    where.make ??= document.createElementNS.bind(document);
    document.createElementNS = ((space: string, element: string, options: object) => {
      if (element === planted) throw new TypeError(`planted in ${element}`);
      return where.make!(space, element, options as ElementCreationOptions);
    }) as typeof document.createElementNS;
  }, name);

const hint = (page: Page): Promise<void> => page.getByRole('button', { name: 'Hint', exact: true }).click();

const stopped = (page: Page) => page.getByText(en['failure.stopped']);

describe('a part that throws is a part that throws', () => {
  test('every page: it says so, keeps the ways out, and no other page is empty', async () => {
    const { page } = await theStage.open('#/settings');
    await page.locator('h1').waitFor();
    for (const address of ADDRESSES) {
      await visit(page, address === 'rules' ? 'settings' : 'rules');
      await plant(page, 'h1');
      await page.evaluate((to) => void (location.hash = `#/${to}`), address);
      await stopped(page).waitFor();
      expect(await page.getByRole('navigation', { name: 'Menu' }).getByRole('link').count()).toBeGreaterThan(3);
      await plant(page);
      const heading = page.locator(`main[data-page="${address.split('?')[0]}"] h1`).first();
      // A page that changes its address has been tried again by itself.
      await page.getByRole('button', { name: 'Try again' }).or(heading).first().click();
      await heading.waitFor({ state: 'attached' });
      await stopped(page).waitFor({ state: 'detached' });
    }
    await page.context().close();
  });

  test('the game is kept; what happened can be copied, and tells no puzzle', { tags: ['quick'] }, async () => {
    const { page } = await openGame(theStage, gameOf('4x4:2x2', FOUR.puzzle));
    await cellOf(page, 1).click();
    await page.keyboard.press('2');
    await plant(page, 'select');
    await page.evaluate(() => void (location.hash = '#/settings'));
    await stopped(page).waitFor();
    const report = (await page.locator('.failure pre').textContent())!;
    expect(report).toMatch(/^Pencilmark, page settings, \d{4}-.*\nTypeError: planted in select\n.*:\d+:\d+/);
    expect(report).not.toContain('127.0.0.1');
    await page.getByRole('button', { name: 'Copy what happened' }).click();
    await page.locator('.failure .says').waitFor();
    await page.evaluate(() => void (location.hash = '#/play'));
    await cellOf(page, 1).waitFor();
    expect(await read(page, 1)).toBe('2');
    await page.context().close();
  });

  test('a slip: the board and the pad go on', { tags: ['quick'] }, async () => {
    const { page } = await openGame(theStage, gameOf('4x4:2x2', FOUR.puzzle));
    await cellOf(page, 1).click();
    await plant(page, 'header');
    await hint(page);
    await stopped(page).waitFor();
    await cellOf(page, 1).click();
    await page.keyboard.press('2');
    await expect.poll(() => read(page, 1)).toBe('2');
    await plant(page);
    await page.getByRole('button', { name: 'Try again' }).click();
    await stopped(page).waitFor({ state: 'detached' });
    await page.context().close();
  });
});

describe('what does not come from the server', () => {
  let server: Server;
  let address: string;
  let broken: { file: RegExp; as: 'missing' | 'throwing' } | undefined;

  beforeAll(async () => {
    server = createServer((request, response) => {
      if (!broken?.file.test(request.url!)) return void answer(APP, request, response);
      if (broken.as === 'missing') response.writeHead(404, { 'cache-control': 'no-store' }).end();
      else response.writeHead(200, { 'content-type': 'text/javascript' }).end('throw new Error("planted")');
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  });
  afterAll(() => {
    server.close();
    server.closeAllConnections();
  });

  test('code of a page: the app asks to be loaded again, and then all is well', async () => {
    broken = undefined;
    const { page } = await theStage.open(`${address}#/settings`);
    await page.locator('h1').waitFor();
    broken = { file: /\/Learn-[^/]*\.js$/, as: 'missing' };
    await page.getByRole('link', { name: 'Learn', exact: true }).click();
    await page.getByText(en['shell.failed']).waitFor();
    expect(await page.locator('h1').count()).toBe(1);
    broken = undefined;
    await page.getByRole('button', { name: en['shell.reload'] }).click();
    await page.getByRole('heading', { level: 1, name: 'Learn' }).waitFor();
    expect(await page.getByText(en['shell.failed']).count()).toBe(0);
    await page.context().close();
  });

  test.each([
    ['the code of the first load', /\/first-[^/]*\.js$/],
    ['its texts', /\/en-[^/]*\.js$/],
  ])('%s: the sign says so after a while, and leads back', async (_name, file) => {
    broken = { file, as: 'missing' };
    const { page } = await theStage.open(`${address}#/settings`);
    const again = page.getByRole('link', { name: 'Load it again' });
    expect(await again.isVisible()).toBe(false);
    await again.waitFor();
    broken = undefined;
    await again.click();
    await page.locator('h1').waitFor();
    await page.context().close();
  });

  test('code of a slip: the game goes on, and the slip comes after a reload', async () => {
    broken = { file: /\/HintPanel-[^/]*\.js$/, as: 'missing' };
    const { page } = await theStage.open(`${address}#/play?puzzle=${FOUR.puzzle}`);
    await cellOf(page, 1).click();
    await page.keyboard.press('2');
    await hint(page);
    await page.getByText(en['shell.failed']).waitFor();
    expect(await read(page, 1)).toBe('2');
    broken = undefined;
    await page.getByRole('button', { name: en['shell.reload'] }).click();
    await cellOf(page, 1).waitFor();
    expect(await read(page, 1)).toBe('2');
    await hint(page);
    await page.locator('.slip').waitFor();
    await page.context().close();
  });

  test.each([
    ['a thread that throws', /\/worker-[^/]*\.js$/, 'throwing'],
    ['code that a thread needs', /\/work-[^/]*\.js$/, 'missing'],
  ] as const)('%s: the question is answered with an error, the next one by a new thread', async (_name, file, as) => {
    broken = { file, as };
    const { page } = await theStage.open(`${address}#/play?puzzle=${FOUR.puzzle}`);
    await cellOf(page, 1).click();
    await hint(page);
    await page.locator('.told', { hasText: en['hint.failed'] }).waitFor();
    broken = undefined;
    await hint(page);
    await page.locator('.told', { hasText: en['hint.failed'] }).waitFor({ state: 'detached' });
    await page.locator('.told').first().waitFor();
    await page.context().close();
  });

  test('a thread that fails leaves open how many solutions a puzzle has, and the next one is counted', async () => {
    broken = { file: /\/worker-[^/]*\.js$/, as: 'throwing' };
    const { page } = await theStage.open(`${address}#/import`);
    await page.locator('.import [data-cell="0"]').click();
    await page.keyboard.press('1');
    await page.getByText(en['import.unknown']).waitFor();
    broken = undefined;
    await page.keyboard.press('2');
    await page.getByText(en['import.several']).waitFor();
    await page.context().close();
  });
});
