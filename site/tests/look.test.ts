import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { answer } from '../../apps/web/server.mjs';
import { violations } from '../../apps/web/tests/axe.ts';
import { stage } from '../../apps/web/tests/browser.ts';
import { DIST } from '../../scripts/site.mjs';

/** Some path that nobody told the build. */
const BELOW = '/one/two/';

const PAGES = [
  '',
  'overview.html',
  'tutorials/your-first-solver.html',
  'tutorials/embed-a-board.html',
  'packages/core.html',
  'api/kit/index.html',
  'techniques/x-wing.html',
  'rules/killer.html',
];

const site = stage();
let elsewhere: Server;
let home: string;
beforeAll(async () => {
  elsewhere = createServer((request, response) => {
    if (!request.url!.startsWith(BELOW)) response.writeHead(404).end();
    else void answer(DIST, Object.assign(request, { url: request.url!.slice(BELOW.length - 1) }), response);
  }).listen(0, '127.0.0.1');
  await once(elsewhere, 'listening');
  home = `http://127.0.0.1:${(elsewhere.address() as AddressInfo).port}${BELOW}`;
});
afterAll(() => {
  elsewhere.close();
  elsewhere.closeAllConnections();
});

const coloured = (theme: string) => `localStorage.setItem('pencilmark.settings', '{"theme":"${theme}"}')`;

describe('pages ask no other host, keep to the policy of the server, and axe finds nothing', () => {
  test.each(PAGES)('"%s"', async (path) => {
    const { page, close } = await site.open(`${home}${path}`);
    await page.locator('h1').waitFor();
    expect(await violations(page)).toEqual([]);
    for (const theme of ['dark', 'contrast']) {
      await page.evaluate(coloured(theme));
      await page.reload();
      expect(await page.evaluate(() => document.documentElement.dataset.scheme)).toBe('dark');
      expect(await violations(page, 'colours')).toEqual([]);
    }
    await close();
  });

  test('on a phone nothing is wider than the screen', async () => {
    const { page, close } = await site.open(`${home}`, { viewport: { width: 390, height: 844 } });
    for (const path of PAGES) {
      await page.goto(`${home}${path}`);
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(`${path} ${width}`).toBe(`${path} 390`);
    }
    expect(await violations(page)).toEqual([]);
    await close();
  });
});

describe('somebody who reads', () => {
  test('comes from the workshop of the app', async () => {
    const { page, close } = await site.open('#/workshop');
    await page.getByRole('link', { name: 'Documentation', exact: true }).click();
    await page.waitForURL(`${site.address}/docs/`);
    await page.getByRole('heading', { level: 1, name: 'Pencilmark' }).waitFor();
    await close();
  });

  test('goes from page to page without a load, and every link of the frame still leads somewhere', async () => {
    const { page, close } = await site.open(`${home}techniques/x-wing.html`);
    await page.evaluate(() => Object.assign(globalThis, { isSame: true }));
    await page.getByRole('link', { name: 'Swordfish', exact: true }).first().click();
    await page.waitForURL(`${home}techniques/swordfish.html`);
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'API' }).click();
    await page.waitForURL(`${home}api/`);
    await page.locator('h1', { hasText: 'API' }).waitFor();
    await page.getByRole('link', { name: 'Pencilmark', exact: true }).first().click();
    await page.waitForURL(home);
    expect(await page.evaluate(() => 'isSame' in globalThis)).toBe(true);
    await close();
  });

  test('copies the commands of a session, without prompts and without what they print', async () => {
    const permissions = ['clipboard-read', 'clipboard-write'];
    const { page, close } = await site.open(`${home}cookbook/scan-a-photo.html`, { permissions });
    await page.locator('.language-console > button.copy').nth(1).click();
    await expect
      .poll(() => page.evaluate(() => navigator.clipboard.readText()))
      .toBe('npx pencilmark scan --to drawn photo.jpg\nnpx pencilmark scan --solve photo.jpg');
    await close();
  });

  test('searches by keys alone', async () => {
    const { page, close } = await site.open(home);
    await page.keyboard.press('Control+k');
    await page.getByRole('searchbox').fill('naked twins');
    await page.getByRole('option', { name: 'Naked Pair' }).first().waitFor();
    expect(await violations(page)).toEqual([]);
    await page.keyboard.press('Enter');
    await page.waitForURL(`${home}techniques/naked-pair.html**`);
    await close();
  });

  test('chooses colours, which hold on the next page', async () => {
    const { page, close } = await site.open(home);
    await page.getByLabel('Colours').first().selectOption('dark');
    await page.goto(`${home}overview.html`);
    expect(await page.evaluate(() => document.documentElement.dataset.theme)).toBe('dark');
    await close();
  });

  test('needs no scripts', async () => {
    const { page, close } = await site.open(`${home}techniques/x-wing.html`, { javaScriptEnabled: false });
    await page.getByRole('link', { name: 'All techniques' }).last().click();
    await page.getByRole('link', { name: 'Full House' }).first().click();
    await page.getByRole('heading', { level: 1, name: 'Full House' }).waitFor();
    expect(new URL(page.url()).pathname).toBe(`${BELOW}techniques/full-house.html`);
    await close();
  });

  test('sees drawings in the colours of the page, not in those of the system', async () => {
    const { page, close } = await site.open(`${home}techniques/x-wing.html`, { colorScheme: 'light' });
    const corner = async () => {
      const picture = await page.locator('.vp-doc img').screenshot();
      return picture.toString('base64');
    };
    const light = await corner();
    await page.getByLabel('Colours').first().selectOption('dark');
    await expect.poll(corner).not.toBe(light);
    await close();
  });
});
