// @module-tag whole

import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { exportApp } from '../../../scripts/export.mjs';
import { photoOf } from '../../../scripts/photo.mjs';
import { stage } from './browser.ts';
import { cellOf, SIX } from './playing.ts';

const theStage = stage();

const PUZZLE = '.45.1...8....8......9..42..5...........143...6..5.7....7.6...1...1.25.6.8......3.';
const LARGE = readFileSync(new URL('../../../corpus/collection.tsv', import.meta.url), 'utf8')
  .split('\n')
  .map((row) => row.split('\t').find((column) => column.length === 625))
  .find((text) => text !== undefined)!;

/** What hosts know of the endings of names. */
const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.svg': 'image/svg+xml',
  '.wasm': 'application/wasm',
};

/** A host that knows nothing but files, and the requests for what it does not have. */
interface Host {
  readonly server: Server;
  readonly origin: string;
  readonly missed: readonly string[];
}

async function hostOf(folder: string, base: string): Promise<Host> {
  const missed: string[] = [];
  const server = createServer(async (request, response) => {
    const path = new URL(request.url!, 'http://host').pathname;
    const name = path.endsWith('/') ? `${path}index.html` : path;
    const bytes = await readFile(join(folder, name)).catch(() => undefined);
    // Firefox requests this by itself, of a page without a sign.
    if (!bytes && path !== '/favicon.ico') missed.push(path);
    const type = bytes ? (TYPES[extname(name)] ?? 'application/octet-stream') : 'text/html';
    response.writeHead(bytes ? 200 : 404, { 'content-type': type });
    response.end(bytes ?? (await readFile(join(folder, base, '404.html'))));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { server, origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, missed };
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const verdict = (page: Page, text: string) => page.locator('.verdict', { hasText: text }).waitFor();

describe.each(['/', '/one/two/'])('the exported app at %s', (base) => {
  const folder = mkdtempSync(join(tmpdir(), 'pencilmark-'));
  let host: Host;
  let home: string;
  beforeAll(async () => {
    host = await hostOf(folder, base);
    home = host.origin + base;
    await exportApp({ out: join(folder, base), base });
  });
  afterAll(() => {
    host?.server.closeAllConnections();
    host?.server.close();
    rmSync(folder, { recursive: true, force: true });
  });

  /** A page of a new profile; its errors, and its requests outside of the base. */
  async function opened(address: string): Promise<{ page: Page; context: BrowserContext; problems: string[] }> {
    const context = await theStage.profile();
    const problems: string[] = [];
    context.on('request', (request) => {
      const url = request.url();
      if (!url.startsWith(home) && !/^(data|blob):/.test(url)) problems.push(url);
    });
    context.on('weberror', (problem) => problems.push(problem.error().message));
    context.on('console', (message) => message.type() === 'error' && problems.push(message.text()));
    const page = await context.newPage();
    await page.goto(address);
    return { page, context, problems };
  }

  test('plays, gives hints, shares, scans, creates; solves 25×25 without a network', async () => {
    const { page, context, problems } = await opened(`${home}#/play?puzzle=${PUZZLE}`);
    await cellOf(page, 0).click();
    await page.keyboard.press('2');
    expect(await cellOf(page, 0).locator('.digit').textContent()).toBe('2');
    await button(page, 'Hint').click();
    await expect.poll(() => page.locator('.hinted .told').textContent()).toBe('Look at box 1.');

    await page.evaluate(() => void (location.hash = '#/share'));
    const link = await page.getByRole('textbox', { name: 'Link' }).inputValue();
    expect(link.startsWith(`${home}#/`)).toBe(true);
    const other = await context.newPage();
    await other.goto(link);
    await expect.poll(() => cellOf(other, 1).textContent()).toBe('4');
    await other.close();

    await page.evaluate(() => void (location.hash = '#/scan'));
    const buffer = await photoOf(theStage.browser, [SIX]);
    await page.getByLabel('Open a picture').setInputFiles({ name: 'photo.jpg', mimeType: 'image/jpeg', buffer });
    await page.getByText('This puzzle has exactly one solution.').waitFor();

    await page.evaluate(() => navigator.serviceWorker.ready);
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    // The service worker leaves the documentation alone, be it there or not.
    await page.goto(`${home}docs/`);
    expect(await page.title()).toMatch(/\S/);
    expect(await page.locator('script[src*="assets/first-"]').count()).toBe(0);
    await page.goBack();
    expect(await page.evaluate(async () => (await navigator.serviceWorker.ready).scope)).toBe(home);

    await context.setOffline(true);
    // Code that is on its way when a page is left is an error of Firefox: both pages come to rest.
    await page.goto(`${home}#/create`);
    await page.locator('.verdict').waitFor();
    await page.reload();
    await page.getByLabel('Size').selectOption('6');
    await button(page, 'Complete').click();
    await verdict(page, 'A proper puzzle');
    await page.goto(`${home}#/create?puzzle=${LARGE}`);
    await page.locator('.create .cell').nth(624).waitFor();
    await verdict(page, 'A proper puzzle');
    await page.reload();
    await verdict(page, 'A proper puzzle');
    expect(await page.locator('.create .cell').count()).toBe(625);
    expect(problems).toEqual([]);
    expect(host.missed).toEqual([]);
    await context.close();
  });

  test('an address without a # leads into the app', async () => {
    const { page, context } = await opened(`${home}learn/x-wing?from=mail`);
    await page.getByRole('heading', { name: 'X-wing', level: 1 }).waitFor();
    expect(page.url()).toBe(`${home}#/learn/x-wing?from=mail`);
    await context.close();
  });

  test('a page that does not exist leads back', async () => {
    const { page, context } = await opened(`${home}three/four`);
    await page.getByRole('link').click();
    await page.locator('main h1').first().waitFor({ state: 'attached' });
    expect(page.url().startsWith(home)).toBe(true);
    await context.close();
  });
});
