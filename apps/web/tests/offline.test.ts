// @module-tag whole

import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, expect, test } from 'vitest';
import { photoOf } from '../../../scripts/photo.mjs';
import { APP, serve } from '../server.mjs';
import { stage } from './browser.ts';
import { ENGINE } from './engines/engine.ts';
import { SIX } from './playing.ts';
import { ADDRESSES, visit } from './visit.ts';

const theStage = stage();

const folder = mkdtempSync(join(tmpdir(), 'pencilmark-'));

type Served = Awaited<ReturnType<typeof serve>>;
let served: Served | undefined;

async function end(): Promise<void> {
  const { server } = served ?? {};
  served = undefined;
  if (!server) return;
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
}
afterEach(end);
afterAll(() => rmSync(folder, { recursive: true }));

/** A page that was visited once, so that it needs no network any more. */
async function visited(address: string): Promise<Page> {
  const context = await theStage.profile();
  const page = await context.newPage();
  await page.goto(address);
  // It is ready when everything has been put away.
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  return page;
}

let away: { readonly page: Page; readonly address: string } | undefined;

/**
 * A page that was visited once and has no network since. Tests of what is there share it: that the
 * whole app is put away takes most of their time.
 */
async function visitedOnce(): Promise<{ readonly page: Page; readonly address: string }> {
  if (away && !away.page.isClosed()) return away;
  const { address } = (served = await serve({ port: 0 }));
  const page = await visited(address);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await end();
  await page.context().setOffline(true);
  return (away = { page, address });
}

test('what the first visit has not looked at yet needs no network either', async () => {
  const { page } = await visitedOnce();
  for (const address of ADDRESSES) await visit(page, address);
});

test('after one visit everything works without a network', async () => {
  const { page } = await visitedOnce();
  await visit(page, 'play');
  const problems: string[] = [];
  page.on('pageerror', ({ message }) => problems.push(message));
  page.on('requestfailed', (request) => {
    // Pages for playing together look for the service, and say that it is away.
    if (!request.url().endsWith('/v1/service')) problems.push(request.url());
  });
  await page.reload();
  const cell = page.locator('.cell:not(.given)').first();
  await cell.click();
  await page.keyboard.press('5');
  expect(await cell.locator('.digit').textContent()).toBe('5');
  for (const address of ADDRESSES) {
    await visit(page, address);
    // Code that is on its way when a page is left counts as failed in Firefox.
    if (ENGINE.name === 'firefox') await page.waitForTimeout(500);
  }
  // The engine and its WebAssembly are there, too.
  await visit(page, ADDRESSES.find((address) => address.startsWith('create'))!);
  await page.getByText('tricky, SE 2.6').waitFor();
  await page.getByLabel('Size').selectOption('16');
  await page.locator('.verdict', { hasText: 'Several solutions: ' }).waitFor();
  expect(problems).toEqual([]);
});

test('a picture that another app shares is handed to the page Scan, without a network', async () => {
  const puzzle = await photoOf(theStage.browser, [SIX]);
  const { page, address } = await visitedOnce();
  // As the system does it: a form is sent to the address of the manifest.
  const other = await page.context().newPage();
  await other.setContent(`<form method="post" enctype="multipart/form-data" action="${address}/share-target">
    <input type="file" name="picture"><button>Share</button></form>`);
  await other.locator('input').setInputFiles({ name: 'shared.jpg', mimeType: 'image/jpeg', buffer: puzzle });
  await other.getByText('Share').click();
  await other.waitForURL(/#\/scan$/);
  await other.locator('.scan [data-cell="35"]').waitFor();
  await other.close();
});

/** A copy of the app; with a mark a different one. */
function copy(mark = ''): void {
  cpSync(APP, folder, { recursive: true });
  for (const name of readdirSync(folder, { recursive: true }) as string[])
    if (/\.(br|gz)$/.test(name)) rmSync(join(folder, name));
  if (mark === '') return;
  const change = (name: string, from: RegExp, to: string): void => {
    const before = readFileSync(join(folder, name), 'utf8');
    const after = before.replace(from, to);
    expect(after).not.toBe(before);
    writeFileSync(join(folder, name), after);
  };
  change('index.html', /<head>/, `<head><meta name="generation" content="${mark}">`);
  change('sw.js', /(url:"index.html",revision:"|revision:"(?=[^"]*",url:"index.html"))/, `$1${mark}`);
}

const generation = (page: Page): Promise<string | null> =>
  page.evaluate(() => document.querySelector('meta[name="generation"]')?.getAttribute('content') ?? null);

test('a new version is announced, and comes when the player wants it', async () => {
  copy();
  served = await serve({ port: 0, folder });
  const address = `${served.address}/#/play`;
  const page = await visited(address);
  await page.reload();
  await end();
  copy('second');
  served = await serve({ port: Number(new URL(address).port), folder });

  await page.reload();
  const banner = page.getByRole('complementary', { name: 'A new version is ready.' });
  await banner.waitFor();
  expect(await generation(page)).toBeNull();
  await page.locator('.cell:not(.given)').first().click();
  await page.keyboard.press('5');
  await page.getByRole('button', { name: 'Later' }).click();
  await banner.waitFor({ state: 'detached' });
  expect(await page.locator('.cell:not(.given) .digit').first().textContent()).toBe('5');
  await page.reload();
  await banner.waitFor();
  await page.getByRole('status').getByText('A new version is ready.').waitFor({ state: 'attached' });
  expect(await generation(page)).toBeNull();

  const other = await page.context().newPage();
  await other.goto(address);
  await other.getByRole('button', { name: 'Later' }).click();
  await page.getByRole('button', { name: 'Use it now' }).click();
  await page.waitForFunction(() => document.querySelector('meta[name="generation"]') !== null);
  expect(await generation(page)).toBe('second');

  // The other tab is not taken from its player either.
  expect(await generation(other)).toBeNull();
  await other.getByRole('complementary').getByRole('button', { name: 'Use it now' }).click();
  await other.waitForFunction(() => document.querySelector('meta[name="generation"]') !== null);
  await page.context().close();
});
