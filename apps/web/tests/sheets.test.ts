// @module-tag whole

import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { APP } from '../server.mjs';
import { stage } from './browser.ts';
import { ADDRESSES, visit } from './visit.ts';

const theStage = stage();
// The sheets that come with pages and slips; that of the first load is before them all.
const SHEETS = readdirSync(join(APP, 'assets')).filter((file) => /^(?!first-).*\.css$/.test(file));

/** Where each element of a page lies, and how it looks. */
const looks = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.body.querySelectorAll('*')].map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      const { display, color, backgroundColor, fontSize, borderTopWidth, padding, margin } = getComputedStyle(element);
      const place = [x, y, width, height].map(Math.round).join(' ');
      const style = [display, color, backgroundColor, fontSize, borderTopWidth, padding, margin].join(' ');
      return `${element.localName}.${element.getAttribute('class')}: ${place}, ${style}`;
    }),
  );

/** How a page looks once it has come to rest. */
async function looksAtRest(page: Page): Promise<string[]> {
  for (let before: string[] = []; ; ) {
    const now = await looks(page);
    if (now.join() === before.join()) return now;
    before = now;
    await page.waitForTimeout(200);
  }
}

/** Adds all sheets to a page. */
const add = (page: Page): Promise<void> =>
  page.evaluate(async (sheets) => {
    const links = sheets.map((file) => {
      const link = document.createElement('link');
      [link.rel, link.href, link.className] = ['stylesheet', `./assets/${file}`, 'added'];
      return link;
    });
    const loaded = links.map((link) => new Promise((resolve) => link.addEventListener('load', resolve)));
    document.head.append(...links);
    await Promise.all(loaded);
  }, SHEETS);

// Style sheets stay when their page is left: a player came from Watch, and the pad was in ruins.
test('the style sheets of all pages together change no page', async () => {
  const { page, close } = await theStage.open('', { reducedMotion: 'reduce' });
  const changed: string[] = [];
  for (const address of [...ADDRESSES, 'learn/x-wing', 'rules/killer']) {
    await visit(page, address);
    let before = await looksAtRest(page);
    for (;;) {
      await add(page);
      const after = await looksAtRest(page);
      await page.evaluate(() => {
        for (const link of document.querySelectorAll('link.added')) link.remove();
      });
      const at = before.findIndex((look, index) => look !== after[index]);
      if (at < 0) break;
      // What a thread found meanwhile has come to the page, with or without the sheets.
      const without = await looksAtRest(page);
      if (without.join() === before.join()) {
        changed.push(`${address}: ${before[at]} became ${after[at]}`);
        break;
      }
      before = without;
    }
  }
  expect(SHEETS.length).toBeGreaterThan(10);
  expect(changed).toEqual([]);
  await close();
});
