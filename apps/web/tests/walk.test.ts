// @module-tag whole

import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { serve } from '../server.mjs';
import { ENGINE, ENGINES, isWholeRun } from './engines/engine.ts';
import { cellOf, FOUR, read } from './playing.ts';
import { ADDRESSES, visit } from './visit.ts';

// Every test can run in every engine; this short walk is what all of them get each time.
const PLACES = [...ADDRESSES, 'rules/killer', 'learn/x-wing'];
// In WebKit, Create was empty once when it came after the page of a technique.
const SHORT = [...PLACES, ADDRESSES.find((address) => address.startsWith('create'))!];

/** Goes to a page, and tells what is wrong with what is there. */
async function visited(page: Page, address: string): Promise<string | undefined> {
  await visit(page, address);
  if (await page.locator('.failure').count()) return `${address}: ${await page.locator('.failure pre').textContent()}`;
  const words = await page.locator('main').textContent();
  return words!.trim().length > 20 ? undefined : `${address}: nothing but "${words}"`;
}

/** Each place after each other one. */
const everyStep = (places: readonly string[]): string[] => [
  ...places.flatMap((place, index) => places.slice(index + 1).flatMap((other) => [place, other])),
  places[0]!,
];

test('the long walk has every step from a page to another', () => {
  const walk = everyStep(PLACES);
  const steps = new Set(walk.slice(1).map((place, index) => `${walk[index]} to ${place}`));
  const missing = PLACES.flatMap((place) => PLACES.map((other) => `${place} to ${other}`)).filter(
    (step) => !steps.has(step),
  );
  expect(missing).toEqual(PLACES.map((place) => `${place} to ${place}`));
});

for (const engine of ENGINES.filter((candidate) => isWholeRun === (candidate === ENGINE))) {
  const missing = engine.missing();
  if (missing) console.warn(`No page is visited in ${engine.name}: this machine has no ${missing}.`);
  describe.skipIf(missing)(engine.name, () => {
    let browser: Browser;
    let page: Page;
    let server: Awaited<ReturnType<typeof serve>>;
    const problems: string[] = [];
    beforeAll(async () => {
      server = await serve({ port: 0 });
      browser = await engine.start([], {});
      page = await (await browser.newContext({ locale: 'en-GB', serviceWorkers: 'block' })).newPage();
      page.on('pageerror', ({ message }) => problems.push(message));
      await page.goto(server.address);
    });
    afterAll(async () => {
      await browser?.close();
      server?.server.close();
      server?.server.closeAllConnections();
    });

    test('every page is there, one after the other', { timeout: 1_200_000 }, async () => {
      const wrong: (string | undefined)[] = [];
      for (const address of isWholeRun ? everyStep(PLACES) : SHORT) wrong.push(await visited(page, address));
      expect([...wrong.filter(Boolean), ...problems]).toEqual([]);
    });

    test('a game is played by keys and mouse, explained and finished', async () => {
      await visit(page, `play?puzzle=${FOUR.puzzle}`);
      const [[first], ...rest] = FOUR.missing as [[number, number], ...[number, number][]];
      await cellOf(page, first).click();
      await page.getByRole('button', { name: 'Hint', exact: true }).click();
      await page.locator('.slip .told').waitFor();
      await page.keyboard.press('Escape');
      for (const [cell, digit] of rest) {
        await cellOf(page, cell).click();
        await page.keyboard.press(String(digit));
        await expect.poll(() => read(page, cell)).toBe(String(digit));
      }
      await page.keyboard.press('Control+z');
      await page.keyboard.press('Control+y');
      await cellOf(page, first).click();
      await page
        .locator('.pad .key', { hasText: String(FOUR.missing[0]![1]) })
        .first()
        .click();
      await page.getByRole('heading', { name: 'Solved' }).first().waitFor();
      expect(problems).toEqual([]);
    });
  });
}
