// @module-tag whole

import { type Format, formatNamed, parsePuzzle } from '@pencilmark/core/format';
import { makePuzzle } from '@pencilmark/core/puzzle';
import { isProper, solve } from '@pencilmark/core/solve';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { violations } from './axe.ts';
import { stage } from './browser.ts';

const { open } = stage();

const verdict = (page: Page, text: string | RegExp) =>
  expect.poll(() => page.locator('.verdict').textContent(), { timeout: 20_000 }).toMatch(text);
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

/** Draws cages, an arrow and a thermometer on a board of 6×6: by mouse, and one by keys. */
async function drawClues(page: Page): Promise<void> {
  await page.getByLabel('Size').selectOption('6');
  await take(page, 'killer');
  await drag(page, [0, 1, 7]);
  await page.keyboard.type('9');
  await spoken(page, 'Killer cage, sum 9: r1c1 r1c2 r2c2');
  // By keys: the cursor goes from the first cell of the first cage to those of the second.
  for (let steps = 0; steps < 4; steps++) for (const key of ['ArrowDown', 'ArrowRight']) await page.keyboard.press(key);
  for (const key of [' ', 'ArrowRight', ' ', 'ArrowDown', ' ', 'Enter', '1', '5']) await page.keyboard.press(key);
  await spoken(page, 'sum 15: r5c5 r5c6 r6c6');
  await take(page, 'arrow');
  await drag(page, [14, 21, 22]);
  await spoken(page, /r3c3.*r4c4/);
  await take(page, 'thermo');
  await drag(page, [30, 24, 19]);
  expect(await page.locator('.clues li').count()).toBe(4);
  expect(await page.locator('.create [data-cell="30"]').getAttribute('aria-label')).toMatch(/thermometer/i);
}

/** Clues in conflict are named, and those that are not finished; both go with the way back. */
async function drawFaults(page: Page): Promise<void> {
  await take(page, 'killer');
  await drag(page, [2, 3]);
  await page.keyboard.type('3');
  await drag(page, [4, 5]);
  await page.keyboard.type('3');
  await verdict(page, '2 clues cannot stand together.');
  expect(await page.locator('.clues li', { hasText: 'in conflict' }).count()).toBe(2);
  await take(page, 'sandwich');
  await page.getByRole('toolbar').getByRole('button').first().click();
  await page.getByText('One clue is not finished and does not count yet.').waitFor();
  expect(await page.getByRole('button', { name: 'Play it' }).isDisabled()).toBe(true);
  expect(await violations(page)).toEqual([]);
  for (let times = 0; times < 5; times++) await page.getByRole('button', { name: 'Undo' }).click();
  await verdict(page, /^Several solutions: /);
  expect(await page.locator('.clues li').count()).toBe(4);
}

/** Everything of a text in a format, which another program reads. */
async function textIn(page: Page, { name }: Format): Promise<string> {
  await page.getByLabel('Format').selectOption(name);
  return page.getByRole('textbox', { name: 'As text' }).inputValue();
}

const EXPORTS = ['json', 'fpuzzles', 'sudokupad', 'iss'];

test('the way of a setter: draw, see what it makes, complete, rate, share, play on a phone, export', async () => {
  const { page, close } = await open('#/create');
  await drawClues(page);
  await verdict(page, 'Several solutions: 240.');
  await drawFaults(page);
  await page.getByRole('button', { name: 'Complete' }).click();
  await verdict(page, 'A proper puzzle');
  await fact(page, 'Superfluous clues')
    .filter({ hasText: /none|left out/ })
    .waitFor();
  await fact(page, 'Rating').filter({ hasText: ',' }).waitFor();
  await page.getByText('Title, author, rules').click();
  await page.getByLabel('Title', { exact: true }).fill('Four clues');
  expect(await page.getByLabel('Rules', { exact: true }).inputValue()).toMatch(/thermometer/i);
  await page.getByRole('button', { name: 'Share' }).click();
  await page.locator('main[data-page="share"] h1').waitFor();
  const link = await page.getByRole('textbox', { name: 'Link' }).inputValue();
  expect(link.length - link.indexOf('#')).toBeLessThan(100);

  const whole = parsePuzzle(await textIn(page, formatNamed('json')!));
  if (!whole.ok) throw new Error(whole.error.message);
  const { puzzle, about } = whole.value;
  expect([puzzle.geometry.clues.length, isProper(puzzle), about?.title]).toEqual([4, true, 'Four clues']);
  const bare = makePuzzle(puzzle.geometry, puzzle.givens);
  for (const format of EXPORTS.flatMap((name) => formatNamed(name) ?? []).filter((format) => format.canPrint(bare))) {
    const again = parsePuzzle(await textIn(page, format), { format });
    expect([format.name, again.ok && again.value.puzzle.geometry.id]).toEqual([format.name, puzzle.geometry.id]);
  }
  await close();

  const phone = await open(link.slice(link.indexOf('#')), { viewport: { width: 390, height: 844 }, hasTouch: true });
  await phone.page.locator('.play .board .signs').first().waitFor();
  for (const [cell, digit] of solve(puzzle)!.entries()) {
    if (puzzle.givens[cell] !== 0) continue;
    await phone.page.locator(`.play [data-cell="${cell}"]`).tap();
    await phone.page
      .locator('.digits button')
      .nth(digit - 1)
      .tap();
  }
  await phone.page.locator('.ended').waitFor();
  await phone.close();
});
