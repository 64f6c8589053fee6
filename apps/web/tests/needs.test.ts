// @module-tag whole

import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { violations } from './axe.ts';
import { stage } from './browser.ts';

const { open } = stage();

const PUZZLE = '.45.1...8....8......9..42..5...........143...6..5.7....7.6...1...1.25.6.8......3.';
const SMALL = '1234341221434321';
const SMALL_PHONE = { viewport: { width: 320, height: 568 }, hasTouch: true };
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true };

const slip = (page: Page) => page.locator('.create .needs');
const button = (page: Page, name: string | RegExp) => slip(page).getByRole('button', { name });
const fact = (page: Page, name: string) => slip(page).locator(`dt:text-is("${name}") + dd`);
const says = (page: Page, name: string, text: string | RegExp) => fact(page, name).filter({ hasText: text }).waitFor();
const cell = (page: Page, index: number) => page.locator(`.create [data-cell="${index}"]`);
const stands = (page: Page, text: string | RegExp) => page.locator('.verdict').filter({ hasText: text }).waitFor();
/** Types a number of givens; some drivers cannot clear a field for numbers. */
async function type(page: Page, count: string): Promise<void> {
  await slip(page).getByRole('spinbutton').focus();
  await page.keyboard.press('Control+a');
  await page.keyboard.type(count);
}
/** The cells that are said to be in the set shown. */
const shown = (page: Page): Promise<number[]> =>
  page
    .locator('.create [data-cell][aria-label*="in the set shown"]')
    .evaluateAll((cells) => cells.map((own) => Number((own as HTMLElement).dataset.cell)));

const show = (page: Page, puzzle: string): Promise<void> =>
  page.evaluate((text) => {
    location.hash = `#/create?puzzle=${text}`;
  }, puzzle);

async function openSlip(page: Page, puzzle: string): Promise<void> {
  await show(page, puzzle);
  await slip(page).locator('summary').click();
}

describe('each of these needs a given', () => {
  test.each([
    ['light', PHONE],
    ['dark', SMALL_PHONE],
  ] as const)('on a phone, %s: from the first tap to a set without a given', async (colorScheme, phone) => {
    const { page, close } = await open('#/create', { ...phone, colorScheme });
    await openSlip(page, PUZZLE);
    await says(page, 'Unavoidable sets', '330 of up to 12 cells');
    await says(page, 'With a given', 'all of them');
    await says(page, 'Share no cell', '10, so each puzzle of this grid has at least 10 givens');
    const set = button(page, /1 given r1c7 r1c8 r9c7 r9c8/);
    await set.click();
    expect(await shown(page)).toEqual([6, 7, 78, 79]);
    expect(await page.locator('.set-wash path').count()).toBe(1);
    expect(await page.locator('.emphasis .set:not(.unhit)').count()).toBe(1);
    // The board stays in sight above the sets.
    const [board, chosen] = [(await page.locator('.create .board').boundingBox())!, (await set.boundingBox())!];
    expect([board.y > -1, board.y + board.height <= chosen.y + 1]).toEqual([true, true]);
    expect(await violations(page)).toEqual([]);

    await cell(page, 79).click();
    await page.keyboard.press('Delete');
    await stands(page, /^Several solutions/);
    await says(page, 'Without one', 'so there are more solutions');
    expect(await page.locator('.emphasis .set.unhit').count()).toBe(1);
    await slip(page).getByLabel('No given').click();
    await button(page, /no given r1c7 r1c8 r9c7 r9c8/).waitFor();
    expect(await slip(page).locator('.sets button:not(:has(.fault))').count()).toBe(0);
    expect(await violations(page)).toEqual([]);
    // A second tap takes the drawing away.
    await button(page, /no given r1c7/).click();
    expect(await shown(page)).toEqual([]);
    // With the given back, each set has one again.
    await page.getByRole('button', { name: 'Undo', exact: true }).click();
    await says(page, 'With a given', 'all of them');
    await slip(page).getByText('None.', { exact: true }).waitFor();
    await close();
  });

  test('by keys: opened, chosen, turned over; what it needs is loaded when it is opened', async () => {
    const { page, close } = await open(`#/create?puzzle=${PUZZLE}`);
    const loaded: string[] = [];
    page.on('request', (request) => void loaded.push(request.url()));
    await stands(page, 'A proper puzzle');
    expect(loaded.filter((url) => /Needs/.test(url))).toEqual([]);
    await slip(page).locator('summary').focus();
    await page.keyboard.press('Enter');
    await says(page, 'Share no cell', '10');
    await slip(page).getByLabel('All').focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    expect(await shown(page)).toEqual([4, 8, 13, 17]);
    await button(page, 'Those after').focus();
    await page.keyboard.press('Enter');
    await slip(page).getByText('7 to 12 of 330').waitFor();
    await slip(page).getByLabel('Apart').check();
    await slip(page).getByText('1 to 6 of 10').waitFor();
    await close();
  });

  test('another grid has other sets; without a solution there are none', async () => {
    const { page, close } = await open('#/create');
    await openSlip(page, '1234............');
    await slip(page).getByText('Once the grid is complete').waitFor();
    await show(page, SMALL);
    await says(page, 'Unavoidable sets', '14 of up to 12 cells');
    await cell(page, 0).click();
    await page.keyboard.press('2');
    await slip(page).getByText('Once the grid is complete').waitFor();
    await close();
  });

  test('a board of 16×16 is done within seconds', async () => {
    const { page, close } = await open('#/create');
    await page.getByLabel('Size').selectOption('16');
    await page.getByRole('button', { name: 'Complete', exact: true }).click();
    await stands(page, 'A proper puzzle');
    await slip(page).locator('summary').click();
    await says(page, 'Share no cell', /^\d\d,/);
    await says(page, 'Unavoidable sets', 'of up to 12 cells');
    await slip(page).getByText('Boards of more than 128 cells').waitFor();
    await close();
  }, 60_000);
});

describe('how few givens can this grid have', () => {
  const search = (page: Page) => button(page, 'Search');

  test('on a phone: all puzzles with four givens, and one of them lies on the table', async () => {
    const { page, close } = await open('#/create', PHONE);
    await openSlip(page, SMALL);
    await search(page).click();
    await slip(page).getByText('12 puzzles of this grid have 4 givens.').waitFor();
    expect(await violations(page)).toEqual([]);
    await button(page, 'Open puzzle 2').click();
    await stands(page, 'A proper puzzle');
    expect(await page.locator('.create .cell.given').count()).toBe(4);
    await page.keyboard.press('Control+z');
    expect(await page.locator('.create .cell.given').count()).toBe(16);
    await close();
  });

  test('a proof that there is none, the next number, and a stop', async () => {
    const { page, close } = await open('#/create', { colorScheme: 'dark' });
    await openSlip(page, PUZZLE);
    const count = slip(page).getByRole('spinbutton');
    await expect.poll(() => count.inputValue()).toBe('10');
    await type(page, '13');
    await search(page).click();
    await slip(page).getByText('No puzzle of this grid has 13 givens.').waitFor();
    await page.locator('[role="status"].spoken').filter({ hasText: 'has 13 givens' }).waitFor();
    await says(page, 'No puzzle with', '13 givens');
    expect(await count.inputValue()).toBe('14');
    await type(page, '17');
    await page.keyboard.press('Enter');
    await slip(page)
      .getByText(/%; perhaps .* left/)
      .waitFor();
    expect(await violations(page)).toEqual([]);
    await button(page, 'Stop').click();
    await slip(page)
      .getByText(/^Stopped at .* with \d+ puzzles found so far\.$/)
      .waitFor();
    await search(page).waitFor();
    await close();
  });

  test('another grid ends the search', async () => {
    const { page, close } = await open('#/create');
    await openSlip(page, PUZZLE);
    await slip(page).getByRole('spinbutton').waitFor();
    await type(page, '17');
    await search(page).click();
    await slip(page).locator('progress').waitFor();
    await page.getByRole('button', { name: 'Clear', exact: true }).click();
    await cell(page, 0).click();
    await page.keyboard.press('1'); // the grid has a 2 there
    await slip(page).getByText('Once the grid is complete').waitFor();
    expect(await slip(page).locator('progress').count()).toBe(0);
    await close();
  });
});
