import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { violations } from '../../apps/web/tests/axe.ts';
import { stage } from '../../apps/web/tests/browser.ts';

const site = stage();
const TUTORIAL = 'docs/tutorials/your-first-solver.html';

/** The panels of the page with a number from 0, once they are there. */
async function panels(page: Page, index: number): Promise<Locator> {
  const found = page.locator('.watch').nth(index);
  await found.scrollIntoViewIfNeeded();
  await found.locator('pencilmark-board').first().waitFor();
  return found;
}

const press = (within: Locator, name: string) => within.getByRole('button', { name, exact: true }).click();
const countsOf = (within: Locator) => within.locator('dl').first().locator('dd').allInnerTexts();
const eventOf = (within: Locator) => within.locator('.event').first().textContent();

describe('panels that show searches', () => {
  test('count as the tutorial says, in the end', async () => {
    const { page, close } = await site.open(TUTORIAL);
    const one = await panels(page, 0);
    await press(one, 'End');
    expect((await countsOf(one))[0]).toBe('52');
    await one.getByRole('combobox', { name: 'Puzzle', exact: true }).selectOption('hard');
    await press(one, 'End');
    expect((await countsOf(one))[0]).toBe('72\u202f686');
    expect(await eventOf(one)).toBe('has found the solution');
    await close();
  });

  test('step forth and back, by keys too, and let a reader go to any moment', async () => {
    const { page, close } = await site.open(TUTORIAL);
    const one = await panels(page, 0);
    await press(one, 'Step');
    await press(one, 'Step');
    expect(await eventOf(one)).toBe('tries 3 in r1c2');
    await press(one, 'Step back');
    expect(await eventOf(one)).toBe('looks for the next cell');
    const moment = one.getByRole('slider');
    await moment.focus();
    await page.keyboard.press('ArrowRight');
    expect(await eventOf(one)).toBe('tries 3 in r1c2');
    await page.keyboard.press('End');
    expect(await eventOf(one)).toBe('has found the solution');
    await page.keyboard.press('Home');
    expect(await eventOf(one)).toBe('has not begun');
    await close();
  });

  test('play, pause, and begin anew at the end', async () => {
    const { page, close } = await site.open(TUTORIAL);
    const one = await panels(page, 0);
    await one.getByLabel('Speed').selectOption('5000');
    await press(one, 'Play');
    await expect.poll(() => eventOf(one)).toBe('has found the solution');
    await one.getByLabel('Speed').selectOption('5');
    await press(one, 'Play');
    await expect.poll(() => eventOf(one)).not.toBe('has found the solution');
    await press(one, 'Pause');
    const stood = await one.getByRole('slider').inputValue();
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 500)));
    expect(await one.getByRole('slider').inputValue()).toBe(stood);
    await close();
  });

  test('show another solver, and a puzzle of the reader’s own; a text that is none is told', async () => {
    const { page, close } = await site.open(TUTORIAL);
    const two = await panels(page, 1);
    await two.getByLabel('Solver 2').selectOption('singles');
    await two.getByRole('combobox', { name: 'Puzzle', exact: true }).selectOption('your own …');
    await two.getByLabel('Your puzzle').fill('12..34');
    expect(await two.getByRole('alert').textContent()).toContain('characters');
    await two.getByLabel('Your puzzle').fill('1234341221434...');
    await press(two, 'End');
    expect(await two.locator('.event').allInnerTexts()).toEqual(['has found the solution', 'has found the solution']);
    await close();
  });

  test('tell a screen reader what is shown, at most once a second', async () => {
    const { page, close } = await site.open(TUTORIAL);
    const one = await panels(page, 0);
    const heard = page.evaluate(
      () =>
        new Promise<string[]>((resolve) => {
          const texts: string[] = [];
          const region = document.querySelector('.watch > .said')!;
          new MutationObserver(() => texts.push(region.textContent)).observe(region, {
            childList: true,
            characterData: true,
            subtree: true,
          });
          setTimeout(() => resolve(texts), 2500);
        }),
    );
    for (let step = 0; step < 12; step++) await press(one, 'Step');
    const texts = await heard;
    expect(texts.length).toBeLessThanOrEqual(3);
    expect(texts.at(-1)).toMatch(/^backtracking: .+, \d+ calls, depth \d+$/);
    await close();
  });

  test('move little for those who want that', async () => {
    const { page, close } = await site.open(TUTORIAL, { reducedMotion: 'reduce' });
    const one = await panels(page, 0);
    await one.getByLabel('Speed').selectOption('20');
    const moments = one.locator('.event');
    const changes = moments.evaluate(
      (element) =>
        new Promise<number>((resolve) => {
          let count = 0;
          new MutationObserver(() => count++).observe(element, { characterData: true, childList: true, subtree: true });
          setTimeout(() => resolve(count), 2000);
        }),
    );
    await press(one, 'Play');
    expect(await changes).toBeLessThanOrEqual(5);
    await close();
  });

  test.each(['light', 'dark'])('axe finds nothing, %s', async (theme) => {
    const { page, close } = await site.open(TUTORIAL);
    await page.evaluate((one) => localStorage.setItem('pencilmark.settings', JSON.stringify({ theme: one })), theme);
    await page.reload();
    const three = await panels(page, 2);
    await press(three, 'Step');
    expect(await violations(page)).toEqual([]);
    await close();
  });

  test('have the colours of the page, in high contrast, too', async () => {
    const { page, close } = await site.open(TUTORIAL);
    const one = await panels(page, 0);
    const paper = () =>
      one
        .locator('pencilmark-board .paper')
        .first()
        .evaluate((element) => getComputedStyle(element).fill);
    for (const theme of ['light', 'dark', 'contrast']) {
      await page.getByLabel('Colours').first().selectOption(theme);
      const sheet = await one.evaluate((element) => getComputedStyle(element).backgroundColor);
      await expect.poll(paper).toBe(sheet);
    }
    await close();
  });

  test('fit a narrow phone', async () => {
    const { page, close } = await site.open(TUTORIAL, { viewport: { width: 320, height: 640 } });
    const two = await panels(page, 1);
    const { width } = (await two.boundingBox())!;
    expect(width).toBeLessThanOrEqual(320);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    await close();
  });
});

test('pages without panels load none of it', async () => {
  const { page, close } = await site.open('docs/benchmarks.html');
  await page.locator('h1').waitFor();
  await page.waitForLoadState('networkidle');
  const loaded = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  expect(loaded.length).toBeGreaterThan(0);
  expect(loaded.filter((url) => /Panels/.test(url))).toEqual([]);
  await close();
});
