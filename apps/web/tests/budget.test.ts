import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { LANGUAGE_CODES } from '@pencilmark/core/human/language';
import { expect, test } from 'vitest';
import { some } from '../../../scripts/strength.mjs';
import { APP } from '../server.mjs';
import { stage } from './browser.ts';

const theStage = stage();

const KB = 1024;

/**
 * What a browser requests until a game can be played: files of the app, with their packed sizes.
 */
async function firstLoad(locale: string): Promise<ReadonlyMap<string, number>> {
  const { address } = theStage;
  const context = await theStage.profile({ locale, serviceWorkers: 'block' });
  const page = await context.newPage();
  const sizes = new Map<string, number>();
  context.on('request', (request) => {
    const { pathname, origin } = new URL(request.url());
    if (origin !== address) return;
    const path = pathname === '/' ? 'index.html' : pathname.slice(1);
    sizes.set(path, gzipSync(readFileSync(join(APP, path)), { level: 9 }).length);
  });
  await page.goto(address);
  await page.locator(`html[lang="${locale}"]`).waitFor();
  await page.locator('.answers button').first().click();
  await page.locator('[data-cell="0"]').click();
  await page.keyboard.press('x');
  await page.waitForLoadState('networkidle');
  await context.close();
  return sizes;
}

const CAPTION = 'the first load is at most 110 KB of script, 40 KB of style and markup, 90 KB of fonts, packed';

test.each(some(LANGUAGE_CODES))(`in the language %s, ${CAPTION}`, async (code) => {
  const sizes = await firstLoad(code);
  const sum = (kinds: RegExp): number =>
    [...sizes].reduce((all, [path, size]) => all + (kinds.test(path) ? size : 0), 0) / KB;
  const list = [...sizes].map(([path, size]) => `${path} ${(size / KB).toFixed(1)}`).join('\n');
  expect([...sizes.keys()]).toContain('index.html');
  expect(sum(/\.js$/), list).toBeGreaterThan(10);
  expect(sum(/\.js$/), list).toBeLessThanOrEqual(110);
  expect(sum(/\.(css|html|svg|webmanifest)$/), list).toBeLessThanOrEqual(40);
  expect(sum(/\.woff2$/), list).toBeGreaterThan(10);
  expect(sum(/\.woff2$/), list).toBeLessThanOrEqual(90);
});

test('the first texts of a language are requested together with the code', async () => {
  const { address } = theStage;
  const context = await theStage.profile({ locale: 'de', serviceWorkers: 'block' });
  const page = await context.newPage();
  const texts = page.waitForRequest(/\/de-[^/]*\.js$/);
  // The code arrives only after that; if it requested the texts, neither would ever come.
  await page.route(/\/first-[^/]*\.js$/, async (route) => {
    await texts;
    await route.continue();
  });
  await page.goto(address);
  await page.locator('html[lang="de"] .answers button').first().waitFor();
  await context.close();
});
