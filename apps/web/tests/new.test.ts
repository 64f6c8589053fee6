// @module-tag whole

import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { MIXTURES } from '../src/puzzles/mixtures.ts';
import { violations } from './axe.ts';
import { stage } from './browser.ts';

const { open } = stage();

const LEVELS = ['Gentle', 'Easy', 'Moderate', 'Tricky', 'Hard', 'Fiendish', 'Extreme'];

/** The digits of the board on screen, in reading order; blanks are dots. */
const digitsOn = (page: Page): Promise<string> =>
  page
    .locator('[data-cell]')
    .evaluateAll((cells) => cells.map((cell) => cell.querySelector('.digit')?.textContent || '.').join(''));

/** Hardly any puzzle of this size needs a swordfish; that takes a while to find out. */
async function wishForTheRare(page: Page): Promise<void> {
  await page.locator('select[name=board]').selectOption('6x6:2x3');
  await page.locator('select[name=difficulty]').selectOption('');
  await page.locator('select[name=technique]').selectOption('swordfish');
  await page.getByRole('button', { name: 'Make and play' }).click();
}

describe('a new game', () => {
  test('of each difficulty, with one press', async () => {
    const { page, close } = await open('#/new');
    const seen = new Set<string>();
    for (const level of LEVELS) {
      await page.goto(`${page.url().split('#')[0]}#/new`);
      await page.getByRole('region', { name: 'A new puzzle' }).getByRole('button', { name: level }).click();
      await page.locator('[data-cell="80"]').waitFor();
      const digits = await digitsOn(page);
      expect(digits).toMatch(/^[1-9.]{81}$/);
      expect(digits.replaceAll('.', '').length).toBeGreaterThanOrEqual(17);
      seen.add(digits);
    }
    expect(seen.size).toBe(LEVELS.length);
    await close();
  });

  test('from an address, on another board, with symmetry', { tags: ['quick'] }, async () => {
    const { page, close } = await open('#/new?difficulty=gentle&board=6x6:2x3');
    await page.locator('[data-cell="35"]').waitFor();
    expect(page.url()).toMatch(/#\/play$/);
    await page.goto(`${page.url().split('#')[0]}#/new`);
    await page.getByRole('heading', { name: 'Made to order' }).click();
    await page.locator('select[name=board]').selectOption('4x4:2x2');
    await page.locator('select[name=difficulty]').selectOption('gentle');
    await page.locator('select[name=symmetry]').selectOption('rotate180');
    await page.getByRole('button', { name: 'Make and play' }).click();
    await expect.poll(() => page.locator('[data-cell]').count()).toBe(16);
    const filled = [...(await digitsOn(page))].map((digit) => digit !== '.');
    expect(filled).toEqual(filled.toReversed());
    await close();
  });

  test('of the collection of boards with clues, and it goes on where it was left', async () => {
    const { page, close } = await open('#/new');
    const region = page.getByRole('region', { name: 'Cages, arrows, lines' });
    expect(await violations(page)).toEqual([]);
    await region.getByRole('button', { name: 'Wall to wall' }).click();
    await page.locator('[data-cell="80"]').waitFor();
    expect((await digitsOn(page)).replaceAll('.', '')).toBe('');
    await page.locator('[data-cell="40"]').click();
    await page.keyboard.press('7');
    await page.goto(`${page.url().split('#')[0]}#/new`);
    await region.getByRole('button', { name: 'Islands' }).click();
    await expect.poll(async () => (await digitsOn(page)).replaceAll('.', '').length).toBeGreaterThan(1);
    await page.goto(`${page.url().split('#')[0]}#/new`);
    await region.getByRole('button', { name: 'Wall to wall' }).click();
    await expect.poll(() => digitsOn(page)).toBe(`${'.'.repeat(40)}7${'.'.repeat(40)}`);
    await close();
  });

  test('with clues: from the hub, from an address, at a level and on another board', async () => {
    const { page, close } = await open('#/new');
    const clued = page.getByRole('list', { name: 'With clues on the board' });
    await expect.poll(() => clued.getByRole('button').count()).toBe(MIXTURES.length);
    await clued.getByRole('button', { name: 'Thermometer', exact: true }).click();
    await page.locator('[data-cell="80"]').waitFor();
    await page.locator('.signs').first().waitFor({ state: 'attached' });
    await page.getByText('9×9, thermometer').waitFor();
    await page.goto(`${page.url().split('#')[0]}#/new?clues=cages&board=6x6:2x3&difficulty=moderate`);
    await page.waitForURL(/#\/play$/);
    await page.locator('[data-cell="35"]').waitFor();
    await page.getByText('Moderate').first().waitFor();
    await page.goto(`${page.url().split('#')[0]}#/new`);
    await page.getByRole('heading', { name: 'Made to order' }).click();
    await page.locator('select[name=board]').selectOption('16x16:4x4');
    await page.locator('select[name=clues]').selectOption({ label: 'Arrow' });
    // Large boards are left to puzzles without clues.
    expect(await page.locator('select[name=board]').inputValue()).toBe('9x9:3x3');
    await page.locator('select[name=board]').selectOption('9x9:jigsaw-');
    await page.locator('select[name=difficulty]').selectOption('gentle');
    await page.locator('select[name=technique]').selectOption('x-wing');
    await page.locator('.against').getByText('first appears at the level “Moderate”').waitFor();
    await page.locator('select[name=technique]').selectOption('');
    await page.locator('select[name=difficulty]').selectOption('extreme');
    await page.getByRole('button', { name: 'Make and play' }).click();
    await page.waitForFunction(() => {
      const making = document.querySelector('.making');
      if (!making?.textContent?.includes('versions rated so far')) return false;
      making.querySelector('button')!.click();
      return true;
    });
    await expect.poll(() => page.locator('.making').textContent()).toBe('');
    expect(await violations(page)).toEqual([]);
    await close();
  });

  test('is called by its title, its clues and its level in the collection, before its picture', {
    tags: ['quick'],
  }, async () => {
    const { page, close } = await open('#/new');
    const first = page.getByRole('region', { name: 'Cages, arrows, lines' }).getByRole('button').first();
    await first.locator('.signs').first().waitFor({ state: 'attached' });
    expect(await first.ariaSnapshot()).toBe('- button "Wall to wall Killer cage Tricky, hardest step 3.7"');
    expect(await first.textContent()).toMatch(/^Wall to wallKiller cageTricky, hardest step 3\.7/);
    await close();
  });

  test('on a jigsaw with the map that was given', async () => {
    const { page, close } = await open('#/new');
    await page.getByRole('heading', { name: 'Made to order' }).click();
    await page.locator('select[name=board]').selectOption('9x9:jigsaw-');
    const map = page.getByLabel('Map of the regions');
    await map.fill('AAAB');
    expect(await page.getByRole('button', { name: 'Make and play' }).isDisabled()).toBe(true);
    await map.fill('AAAB\nABBB\nCCCD\nCDDD');
    await page.locator('select[name=difficulty]').selectOption('');
    await page.getByRole('button', { name: 'Make and play' }).click();
    await page.locator('.rules').waitFor();
    expect(await page.locator('[data-cell]').count()).toBe(16);
    await close();
  });

  test('is called off while it is made; impossible wishes are reported', async () => {
    const { page, close } = await open('#/new');
    await page.getByRole('heading', { name: 'Made to order' }).click();
    await wishForTheRare(page);
    // Seen and called off at once: a lucky puzzle ends the making at any moment.
    await page.waitForFunction(() => {
      const making = document.querySelector('.making');
      if (!making?.textContent?.includes('of at most 20,000 grids tried')) return false;
      const cancel = making.querySelector('button')!;
      cancel.focus();
      cancel.click();
      return true;
    });
    await expect.poll(() => page.locator('.making').textContent()).toBe('');
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Make and play');
    expect(page.url()).toMatch(/#\/new$/);
    await page.locator('select[name=technique]').selectOption('');
    await page.locator('select[name=board]').selectOption('4x4:2x2');
    await page.locator('select[name=difficulty]').selectOption('extreme');
    await page.getByRole('button', { name: 'Make and play' }).click();
    await page.locator('.making').getByText('5,000 grids were tried, and no such puzzle turned up.').waitFor();
    // What contradicts itself is told at once, and again when somebody asks for it all the same; it
    // is not searched for.
    const against = page.locator('.against');
    await page.locator('select[name=board]').selectOption('9x9:3x3');
    await page.locator('select[name=difficulty]').selectOption('gentle');
    await page.locator('select[name=technique]').selectOption('x-wing');
    await against.getByText('first appears at the level “Tricky”').waitFor();
    await page.getByRole('button', { name: 'Make and play' }).click();
    expect(await page.locator('[role="status"].spoken').textContent()).toContain('first appears at the level “Tricky”');
    expect([await against.isVisible(), await page.locator('.making').textContent()]).toEqual([true, '']);
    expect(await violations(page)).toEqual([]);
    await page.locator('select[name=difficulty]').selectOption('tricky');
    await expect.poll(() => against.textContent()).toBe('');
    await page.locator('input[name=least]').fill('4');
    await against.getByText('no step is rated above 3.6').waitFor();
    await page.getByRole('link', { name: 'Import' }).click();
    await page.locator('main[data-page="import"]').waitFor();
    await page.goBack();
    await page.locator('main[data-page="new"] .levels').waitFor();
    expect(await page.locator('.making').textContent()).toBe('');
    // The workshop works on, with a new thread.
    await page.getByRole('region', { name: 'A new puzzle' }).getByRole('button', { name: 'Gentle' }).click();
    await page.locator('[data-cell="80"]').waitFor();
    await close();
  });
});

test('on a phone it is seen below the form, too, that a puzzle is made', async () => {
  const { page, close } = await open('#/new', { viewport: { width: 360, height: 640 } });
  await page.getByRole('heading', { name: 'Made to order' }).click();
  await wishForTheRare(page);
  // Found and measured at once: a lucky puzzle ends the making at any moment.
  const seen = await page.waitForFunction(() => {
    const { top, bottom } = document.querySelector('.making button')?.getBoundingClientRect() ?? {};
    return top !== undefined && { isBelowTop: top >= 0, isAboveBottom: bottom! <= innerHeight };
  });
  expect(await seen.jsonValue()).toEqual({ isBelowTop: true, isAboveBottom: true });
  await close();
});

describe('a daily puzzle', () => {
  test('is the same for everyone, and goes on where it was left', { tags: ['quick'] }, async () => {
    const boards: string[] = [];
    for (const timezoneId of ['Europe/Berlin', 'America/Lima']) {
      const { page, close } = await open('#/new?difficulty=easy&daily=2026-11-20', { timezoneId });
      await page.locator('[data-cell="80"]').waitFor();
      boards.push(await digitsOn(page));
      if (boards.length === 2) {
        const empty = boards[1]!.indexOf('.');
        await page.locator(`[data-cell="${empty}"]`).click();
        await page.keyboard.press('5');
        await page.goto(`${page.url().split('#')[0]}#/new?difficulty=easy&daily=2026-11-20`);
        await page.waitForURL(/#\/play$/);
        await page.locator('[data-cell="80"]').waitFor();
        expect(await page.locator(`[data-cell="${empty}"] .digit`).textContent()).toBe('5');
      }
      await close();
    }
    expect(boards[0]).toBe(boards[1]);
  });

  test('is marked in its week, level by level, and goes on from the hub', async () => {
    const { page, close } = await open('#/new');
    await page.clock.setFixedTime('2026-11-21T10:00:00');
    await page.reload();
    const dailies = page.getByRole('region', { name: 'Daily puzzles' });
    await dailies.getByRole('button', { name: 'Hard' }).click();
    await dailies.getByRole('button', { name: 'Play today’s puzzle' }).click();
    await page.locator('[data-cell="80"]').waitFor();
    await page.goto(`${page.url().split('#')[0]}#/games`);
    await page.goto(`${page.url().split('#')[0]}#/new`);
    expect(await dailies.getByRole('button', { name: '21 November, begun' }).count()).toBe(0);
    await dailies.getByRole('button', { name: 'Hard' }).click();
    await dailies.getByRole('button', { name: 'Saturday 21 November, begun' }).waitFor();
    await dailies.getByRole('button', { name: 'Four weeks' }).click();
    expect(await dailies.locator('.week li').count()).toBe(28);
    // The game goes on from here, with what is filled.
    const goesOn = page.getByRole('region', { name: 'Continue' });
    expect(await goesOn.textContent()).toMatch(/Hard.*of 81 cells/);
    await goesOn.getByRole('button', { name: 'Go on' }).click();
    await page.waitForURL(/#\/play$/);
    await close();
  });
});
