// @module-tag whole

import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { violations } from './axe.ts';
import { stage } from './browser.ts';
import { cellOf, gameOf, NINE, openGame, takeFromMenu } from './playing.ts';

const theStage = stage();

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true };
const GAME = gameOf('9x9:3x3', NINE.puzzle);
/** Three steps in, an X-Wing; r1c1 has the candidates 2 3 7. */
const EASY = gameOf('9x9:3x3', '.45.1...8....8......9..42..5...........143...6..5.7....7.6...1...1.25.6.8......3.');

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
const labelOf = (page: Page, cell: number) => cellOf(page, cell).getAttribute('aria-label');
const said = (page: Page) => page.locator('.spoken[role=status]').textContent();
const ink = (page: Page) => page.locator('.ink > *').count();

/** Where a place of the board is on the page; places are counted in cells from its corner. */
async function placeOf(page: Page, [x, y]: readonly [number, number]): Promise<readonly [number, number]> {
  const box = (await page.locator('.grid').boundingBox())!;
  return [box.x + (x * box.width) / 9, box.y + (y * box.height) / 9];
}

/** Draws from place to place. */
async function drag(page: Page, ...[first, ...more]: readonly (readonly [number, number])[]): Promise<void> {
  await page.mouse.move(...(await placeOf(page, first!)));
  await page.mouse.down();
  for (const place of more) await page.mouse.move(...(await placeOf(page, place)), { steps: 3 });
  await page.mouse.up();
}

describe('the pen', () => {
  test('draws lines, links, marks and colours of candidates; all can be undone, and stays', async () => {
    const { page, close } = await openGame(theStage, EASY);
    await takeFromMenu(page, 'Show all candidates');
    await button(page, 'Pen').click();
    await page.locator('.pen-tools').waitFor();
    await drag(page, [0.5, 6.5], [0.5, 7.5], [1.5, 8.5]);
    expect(await labelOf(page, 63)).toContain('line');
    await expect.poll(() => said(page)).toBe('teal: line from r7c1 to r9c2');
    // The same line once more is erased.
    await drag(page, [1.5, 8.5], [0.5, 7.5], [0.5, 6.5]);
    await expect.poll(() => said(page)).toBe('Gone: line from r9c2 to r7c1');
    expect(await labelOf(page, 63)).not.toContain('line');
    await button(page, 'Undo').click();
    expect(await labelOf(page, 63)).toContain('line');
    await button(page, 'rust, colour 2').click();
    await button(page, 'Strong link').click();
    await drag(page, [0.5, 0.2], [3.5, 0.2]);
    expect(await labelOf(page, 0)).toContain('strong link from 2 in r1c1 to 2 in r1c4');
    await button(page, 'Colour of a candidate').click();
    await drag(page, [0.8, 0.2], [0.2, 0.8]);
    await button(page, 'violet, colour 3').click();
    await drag(page, [0.8, 0.2]);
    expect(await labelOf(page, 0)).toContain('7 rust, 3 rust, violet');
    await button(page, 'Cross').click();
    await drag(page, [1, 0.5]);
    await expect.poll(() => said(page)).toBe('violet: cross, right of r1c1');
    expect(await violations(page)).toEqual([]);
    const things = await ink(page);
    await page.waitForTimeout(100);
    await page.reload();
    await expect.poll(() => ink(page)).toBe(things);
    await cellOf(page, 0).click();
    // What is written is erased first, then what is drawn.
    await button(page, 'Erase').click();
    await expect.poll(() => labelOf(page, 0)).toBe('candidates 2 3 7, row 1, column 1');
    await button(page, 'Undo').click();
    await expect.poll(() => ink(page)).toBe(things);
    await close();
  });

  test('draws by keys, and says so', { tags: ['quick'] }, async () => {
    const { page, close } = await openGame(theStage, EASY);
    const press = async (...keys: readonly string[]): Promise<void> => {
      for (const key of keys) await page.keyboard.press(key);
    };
    await takeFromMenu(page, 'Show all candidates');
    await cellOf(page, 0).click();
    await press('b');
    await page.locator('.pen-tools').waitFor();
    await press('Enter', 'ArrowRight', 'ArrowDown', 'Enter');
    await expect.poll(() => said(page)).toBe('teal: line from r1c1 to r2c2');
    await press('Shift+Enter', 'ArrowRight', 'Enter');
    await expect.poll(() => said(page)).toContain('line from');
    await press('b', 'Shift+4');
    expect(await said(page)).toBe('olive');
    await press('5');
    expect(await said(page)).toBe('No 5 among the notes here');
    await press('6', 'ArrowRight', '6');
    await expect.poll(() => said(page)).toBe('olive: strong link from 6 in r2c2 to 6 in r2c3');
    await press('b', 'b', '7');
    await expect.poll(() => said(page)).toBe('olive: 7 in r2c3');
    await press('b', 'Enter');
    await expect.poll(() => said(page)).toBe('olive: circle, r2c3');
    await press('Alt+ArrowUp');
    await expect.poll(() => said(page)).toBe('olive: circle, below r1c3');
    await press('Backspace');
    await expect.poll(() => said(page)).toContain('Gone');
    await press('Control+z');
    await expect.poll(() => said(page)).toContain('Undone');
    await press('z', 'ArrowUp', '?');
    await expect.poll(() => page.locator('dialog.keys').textContent()).toContain('pen: go on with the line');
    await close();
  });

  test('draws with a finger on a phone', async () => {
    const { page, close } = await openGame(theStage, EASY, PHONE);
    await takeFromMenu(page, 'Show all candidates');
    await button(page, 'Pen').tap();
    await page.locator('.pen-tools').waitFor();
    const small = await page
      .locator('.pad button')
      .evaluateAll((all) => all.filter((element) => element.getBoundingClientRect().height < 44).length);
    expect(small).toBe(0);
    await button(page, 'Colour of a candidate').tap();
    await page.touchscreen.tap(...(await placeOf(page, [0.5, 0.2])));
    await expect.poll(() => labelOf(page, 0)).toContain('2 teal');
    await button(page, 'Circle').tap();
    await page.touchscreen.tap(...(await placeOf(page, [2, 1])));
    await expect.poll(() => said(page)).toBe('teal: circle, bottom right corner of r1c2');
    expect(await violations(page)).toEqual([]);
    await close();
  });
});

test('a filter shows what is looked for, and Escape turns it off', async () => {
  const { page, close } = await openGame(theStage, EASY);
  await takeFromMenu(page, 'Show all candidates');
  await cellOf(page, 44).click();
  await page.keyboard.press('s');
  const matches = () => page.locator('.cell.found').count();
  await page.getByLabel('Show', { exact: true }).waitFor();
  expect(await matches()).toBe(await page.locator('.cell[aria-label*="found by the filter"]').count());
  const bivalue = await matches();
  expect(bivalue).toBeGreaterThan(0);
  await page.getByLabel('Show', { exact: true }).selectOption('This pair');
  await page.locator('.filter').getByLabel('Digit', { exact: true }).selectOption('8');
  await page.getByLabel('Second digit').selectOption('9');
  expect(await matches()).toBeLessThan(bivalue);
  await page.getByLabel('Show', { exact: true }).selectOption('One digit');
  expect(await page.locator('.coins').count()).toBe(1);
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  expect(await page.locator('.filter').count()).toBe(0);
  expect(await page.locator('.coins').count()).toBe(0);
  await close();
});

test('some cells are checked, and the end says how often', async () => {
  const { page, close } = await openGame(theStage, GAME);
  const slip = page.locator('.check p');
  const [[first, digit], [second]] = NINE.missing as unknown as [[number, number], [number, number]];
  await cellOf(page, first).click();
  await page.keyboard.press(String(digit));
  await page.keyboard.press('k');
  await expect.poll(() => slip.textContent()).toBe('This digit is right.');
  await cellOf(page, second).click();
  await page.keyboard.press(String((NINE.missing[1]![1] % 9) + 1));
  await cellOf(page, first).click({ modifiers: ['Control'] });
  await takeFromMenu(page, 'Check the selected cells');
  await expect.poll(() => slip.textContent()).toBe('One of these 2 digits is not right.');
  for (const [cell, right] of NINE.missing.slice(1)) {
    await cellOf(page, cell).click();
    await page.keyboard.press(String(right));
  }
  await expect.poll(() => page.locator('.hardest').textContent(), { timeout: 5000 }).toContain('checked 2 times');
  await close();
});

test('what follows from a supposition is walked through in pencil, and nothing is written', {
  tags: ['quick'],
}, async () => {
  const { page, close } = await openGame(theStage, EASY);
  const before = await page.locator('.cell .digit').count();
  await cellOf(page, 0).click();
  await page.keyboard.press('Control+3');
  await cellOf(page, 3).click();
  await page.keyboard.press('w');
  await button(page, 'r1c4 is 2').click();
  // A wrong note would mislead: it is named first.
  await expect.poll(() => page.locator('.hinted .told').textContent()).toContain('The notes in r1c1 leave out');
  await button(page, 'Write in what is possible').click();
  await button(page, 'r1c4 is 2').click();
  await page.locator('.hinted .technique').waitFor();
  expect(await page.locator('.hinted .eyebrow').textContent()).toBe('If r1c4=2 · Step 1 of 5');
  expect(await page.locator('.hinted .small').last().textContent()).toBe('After 5 steps nothing more follows.');
  await button(page, 'Next step').click();
  expect(await page.locator('.supposing .cell.tried .digit').allTextContents()).toEqual(['2', '2']);
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  expect(await page.locator('.cell .digit').count()).toBe(before);
  await button(page, 'Whichever digit r1c4 has').click();
  await expect.poll(() => page.locator('.hinted .told').textContent()).toContain('In all 4 cases: r1c4≠3 r1c4≠9');
  await page.locator('.cases button', { hasText: 'r1c4=9' }).click();
  expect(await page.locator('.hinted .small').last().textContent()).toContain('So r1c4≠9.');
  await button(page, 'Compare the cases').click();
  expect(await page.locator('.cases button').count()).toBe(4);
  // What a "what if" tries is wrong here, and is not given away.
  await page.keyboard.press('Escape');
  await takeFromMenu(page, 'What if …');
  await page.keyboard.press('2');
  await button(page, 'The what-if that is open').click();
  await page.locator('.hinted .technique').waitFor();
  expect(await page.locator('.hinted .eyebrow').textContent()).toContain('If r1c4=2');
  await close();
});
