// @module-tag whole

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { stage } from './browser.ts';
import { cellOf, gameOf, openGame, takeFromMenu } from './playing.ts';

const theStage = stage();
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true } as const;
const LARGE = gameOf('25x25:5x5', '.'.repeat(625));

const side = async (page: Page): Promise<number> => (await cellOf(page, 0).boundingBox())!.width;
const selected = (page: Page): Promise<number[]> =>
  page
    .locator('.play .stand .cell.selected')
    .evaluateAll((list) => list.map((cell) => Number((cell as HTMLElement).dataset.cell)));

/** Whether all of a cell is in sight. */
const isInSight = (page: Page, cell: number): Promise<boolean> =>
  cellOf(page, cell).evaluate((one) => {
    const [box, place] = [one, one.closest('.stand')!].map((element) => element.getBoundingClientRect());
    const isAcross = box!.left >= place!.left && box!.right <= place!.right;
    return isAcross && box!.top >= place!.top && box!.bottom <= place!.bottom;
  });

/** Moves fingers over a page: each step says where they are; where there are fewer, they rise. */
async function touch(page: Page, steps: readonly (readonly (readonly [number, number])[])[]): Promise<void> {
  const client = await page.context().newCDPSession(page);
  let before = 0;
  for (const step of steps) {
    const touchPoints = step.map(([x, y], id) => ({ x, y, id }));
    const type = step.length > before ? 'touchStart' : step.length < before ? 'touchEnd' : 'touchMove';
    await client.send('Input.dispatchTouchEvent', { type, touchPoints });
    before = step.length;
  }
  await client.detach();
}

test('on a phone a button and keys make the cells of a large board large, and the chosen one is in sight', {
  tags: ['quick'],
}, async () => {
  const { page, close } = await openGame(theStage, LARGE, PHONE);
  expect(await side(page)).toBeLessThan(16);
  await page.getByRole('button', { name: 'Larger cells' }).click();
  expect(await side(page)).toBeGreaterThan(34);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await cellOf(page, 312).click();
  expect(await selected(page)).toEqual([312]);
  for (const key of ['Home', 'ArrowUp', 'End', 'Control+End', 'Control+Home']) {
    await page.keyboard.press(key);
    const [cell = -1] = await selected(page);
    expect(await isInSight(page, cell), key).toBe(true);
  }
  await page.keyboard.press('-');
  await page.keyboard.press('-');
  await page.keyboard.press('-');
  expect(await side(page)).toBeLessThan(16);
  await page.keyboard.press('+');
  expect(await side(page)).toBeGreaterThan(18);
  await close();
});

test('two fingers make a large board larger and move it; one chooses cells as ever', async () => {
  const { page, close } = await openGame(theStage, LARGE, PHONE);
  await page.getByRole('button', { name: 'Larger cells' }).waitFor();
  await touch(page, [
    [[150, 250]],
    [
      [150, 250],
      [250, 250],
    ],
    [
      [110, 250],
      [290, 250],
    ],
    [
      [60, 250],
      [340, 250],
    ],
    [],
  ]);
  await expect.poll(() => side(page)).toBeGreaterThan(30);
  expect(await selected(page)).toEqual([]);
  // The window itself stays as it is.
  expect(await page.evaluate(() => [visualViewport!.scale, scrollY])).toEqual([1, 0]);
  const { x, y } = (await cellOf(page, 312).boundingBox())!;
  await touch(page, [
    [[150, 250]],
    [
      [150, 250],
      [250, 250],
    ],
    [
      [130, 220],
      [230, 220],
    ],
    [],
  ]);
  const moved = (await cellOf(page, 312).boundingBox())!;
  expect([moved.x - x, moved.y - y].map(Math.round)).toEqual([-20, -30]);
  await touch(page, [[[120, 250]], [[160, 250]], [[200, 250]], []]);
  expect((await selected(page)).length).toBeGreaterThan(1);
  await close();
});

test('what the first of two fingers wrote was not meant', async () => {
  const { page, close } = await openGame(theStage, LARGE, PHONE);
  await page.getByRole('button', { name: 'Larger cells' }).waitFor();
  await takeFromMenu(page, 'Digit first');
  await page.locator('.digits .key').first().click();
  const { x, y, width } = (await cellOf(page, 312).boundingBox())!;
  const middle = [x + width / 2, y + width / 2] as const;
  const other = [x + 100, y] as const;
  const written = () => page.locator('.play .stand .digit').count();
  await touch(page, [[middle], []]);
  await expect.poll(written).toBe(1);
  await touch(page, [[[middle[0], middle[1] + 3 * width]], [[middle[0], middle[1] + 3 * width], other], []]);
  await expect.poll(written).toBe(1);
  await close();
});

test('a finger that holds a small cell has a lens above it, and chooses another by moving', async () => {
  const { page, close } = await openGame(theStage, LARGE, PHONE);
  // Each cell has all notes, and on other boards a finger that rests on one asks why.
  await page.evaluate(() => localStorage.setItem('pencilmark.settings', '{"autoCandidates":true}'));
  await page.reload();
  await page.getByRole('button', { name: 'Larger cells' }).waitFor();
  const [from, to] = [(await cellOf(page, 312).boundingBox())!, (await cellOf(page, 314).boundingBox())!];
  const client = await page.context().newCDPSession(page);
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...boxes: { x: number; y: number }[]) =>
    client.send('Input.dispatchTouchEvent', { type, touchPoints: boxes.map(({ x, y }) => ({ x: x + 7, y: y + 7 })) });
  await send('touchStart', from);
  const lens = page.locator('.lens');
  await lens.waitFor();
  const { y, height } = (await lens.boundingBox())!;
  expect(y + height).toBeLessThan(from.y);
  await page.waitForTimeout(700);
  expect(await page.locator('.told').count()).toBe(0);
  await send('touchMove', to);
  await expect.poll(() => selected(page)).toEqual([314]);
  await send('touchEnd');
  await lens.waitFor({ state: 'detached' });
  await close();
});

test('a board of nine digits stays as it is', async () => {
  const { page, close } = await openGame(theStage, gameOf('9x9:3x3', '.'.repeat(81)), PHONE);
  const before = await side(page);
  await cellOf(page, 40).click();
  await page.keyboard.press('+');
  expect(await side(page)).toBe(before);
  expect(await page.getByRole('button', { name: 'Larger cells' }).count()).toBe(0);
  await close();
});
