// @module-tag whole

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { ghostText } from '../src/features/ghost/code.ts';
import { violations } from './axe.ts';
import { stage } from './browser.ts';
import { cellOf, FOUR } from './playing.ts';

const { open } = stage();

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true };
const RACE = `#/play?puzzle=${FOUR.puzzle}&ghost=`;

const rows = (page: Page): Promise<string[]> => page.locator('.ghost-bar li').allTextContents();

test('a friend’s ghost, then one’s own, in the list of games and on the card', async () => {
  // Marta needed a second for the first cell, and an hour for the others; she took a hint.
  const givens = [...FOUR.puzzle].map((given) => Number(given.replace('.', '0')));
  const moments = FOUR.missing.map(([cell], at) => ({ ms: at === 0 ? 1000 : 3_600_000, cells: at + 1, cell }));
  const ghost = ghostText({ of: 'self', moments, isHelped: true }, 'Marta', givens);
  const { page, close } = await open(RACE + ghost, PHONE);
  await expect.poll(() => rows(page)).toEqual(['You1 behind', 'Marta1 of 4']);
  expect(await page.locator('.ghost-cells path').getAttribute('d')).toMatch(/^M1\.95 0\.95[^M]*$/);
  await page.getByText('Marta: a corner marks every cell that is filled there.').waitFor();
  await page.getByText('Hints were taken on the way.').waitFor();
  expect(await violations(page)).toEqual([]);
  for (const [cell, digit] of FOUR.missing) {
    await cellOf(page, cell).click();
    await page.keyboard.press(String(digit));
  }
  await page.getByText(/faster than Marta/).waitFor();
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  await page.getByRole('button', { name: 'As a race' }).click();
  await page.locator('.sharing').getByText('a link to the puzzle with your ghost').waitFor();
  await page.locator('.sharing').getByText('none of your digits').waitFor();
  await page.getByRole('button', { name: 'Race against this game' }).click();
  await expect.poll(() => rows(page)).toContainEqual(expect.stringContaining('Your ghost'));
  // The clock waits for the player, and the way back leads to the game before.
  const ready = page.getByRole('button', { name: 'Ready? Press any key, or tap, to begin.' });
  const clock = page.locator('.clock time');
  await ready.waitFor();
  await page.waitForTimeout(1200);
  expect(await clock.textContent()).toBe('0:00');
  await page.goBack();
  await page.getByText(/faster than Marta/).waitFor();
  await page.goForward();
  await page.locator('.ended').waitFor({ state: 'detached' });
  await page.goBack();
  await page.getByRole('button', { name: 'Share', exact: true }).waitFor();
  await page.getByRole('button', { name: 'Race against this game' }).click();
  await ready.click();
  await expect.poll(() => clock.textContent()).not.toBe('0:00');
  await page.goto(page.url().replace(/#.*/, '#/games'));
  await page.getByRole('button', { name: /^Race against your ghost/ }).click();
  await expect.poll(() => rows(page).then(([own]) => own)).toMatch(/^You(even|\d behind)/);
  await close();
});

test('an older link has a ghost without cells; an unreadable link is named', { tags: ['quick'] }, async () => {
  const older = await open(`${RACE}Marta~a.10000.1.1`, PHONE);
  await expect.poll(() => rows(older.page)).toEqual(['You1 behind', 'Marta1 of 4']);
  await older.page.getByText('Marta: an older link').waitFor();
  await older.page.getByRole('button', { name: 'Race a solver at human pace instead' }).click();
  await expect.poll(() => rows(older.page).then(([, other]) => other)).toMatch(/^Solver/);
  await older.close();
  const { page, close } = await open(`${RACE}Marta~zz`, PHONE);
  await page.getByText('The ghost in this link cannot be read').waitFor();
  await page.getByRole('button', { name: 'Play without it' }).click();
  await page.locator('.ghost-bar').waitFor({ state: 'detached' });
  expect(await cellOf(page, 0).getAttribute('aria-label')).toContain('1');
  await close();
});

test('a solver races without a service', async () => {
  const { page, close } = await open('#/together');
  await page.getByLabel('Level').selectOption({ label: 'Gentle' });
  await page.getByLabel('Its pace').selectOption({ index: 2 });
  await page.getByRole('button', { name: 'Race', exact: true }).click();
  await page.locator('.ghost-bar').getByText('Solver').waitFor();
  await page.getByRole('button', { name: /^Ready/ }).click();
  // The solver fills cells, too: its first one within some seconds.
  await page.locator('.ghost-cells path[d^="M"]').waitFor();
  await close();
});
