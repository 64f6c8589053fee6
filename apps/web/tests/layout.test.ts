// @module-tag whole

import fc from 'fast-check';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { some } from '../../../scripts/strength.mjs';
import { stage } from './browser.ts';
import { gameOf, keepAndLoad, NINE, openGame, takeFromMenu } from './playing.ts';

const theStage = stage();

/** Phones of today, of yesterday, and one in landscape. */
const PHONES = [
  [390, 844],
  [360, 640],
  [320, 568],
  [740, 360],
] as const;

/** What can be pressed on a page and is covered by something else, or lies beside the window. */
const covered = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('.play :is(a, button, [data-cell])')].flatMap((target) => {
      const { x, y, width, height } = target.getBoundingClientRect();
      if (!target.checkVisibility({ visibilityProperty: true }) || width === 0) return [];
      const top = document.elementFromPoint(x + width / 2, y + height / 2);
      return top && target.contains(top) ? [] : [`${target.getAttribute('aria-label') ?? target.textContent}`];
    }),
  );

describe('what holds for a while covers nothing that is needed', () => {
  test.each(some(PHONES))(
    'tips, "what if", and what a check found, %i x %i',
    { tags: ['quick'] },
    async (width, height) => {
      const { page, close } = await openGame(theStage, gameOf('9x9:3x3', NINE.puzzle), { viewport: { width, height } });
      await page.evaluate(() => localStorage.setItem('pencilmark.remarks', 'wrong begin hint'));
      await page.reload();
      await page.locator('.strip', { hasText: 'Choose an empty cell' }).waitFor();
      expect(await covered(page)).toEqual([]);
      await page.locator('.strip .icon-button').click();
      await takeFromMenu(page, 'What if …');
      await page.getByRole('button', { name: 'Throw it away' }).waitFor();
      expect(await covered(page)).toEqual([]);
      const [cell, digit] = NINE.missing[0]!;
      await page.locator(`[data-cell="${cell}"]`).click();
      await page.keyboard.press(`${(digit % 9) + 1}`);
      await page.getByRole('button', { name: 'Check', exact: true }).click();
      await page.locator('.check', { hasText: 'One digit is not right.' }).waitFor();
      expect(await covered(page)).toEqual([]);
      await page.getByRole('button', { name: 'Back to the last correct position' }).click();
      await page.locator('.check').waitFor({ state: 'detached' });
      await page.getByRole('link', { name: 'Back to all puzzles' }).click();
      await page.locator('main[data-page="new"]').waitFor();
      await close();
    },
  );
});

const SIZES = [...PHONES, [390, 664], [375, 667], [664, 390], [1280, 800]] as const;

/** Presses what a selector finds first, if it is there; by no place, since much lies over it. */
const press = (page: Page, selector: string, index = 0): Promise<void> =>
  page.evaluate(
    ([fault, at]) => {
      const list = document.querySelectorAll<HTMLButtonElement>(fault);
      list[at % Math.max(1, list.length)]?.click();
    },
    [selector, index] as const,
  );

/** As when another window keeps something. */
const tell = (page: Page, key: string, value: string): Promise<void> =>
  page.evaluate(
    ([name, text]) => {
      localStorage.setItem(name, text);
      dispatchEvent(new StorageEvent('storage', { key: name, newValue: text }));
    },
    [key, value] as const,
  );

async function askForHint(page: Page): Promise<void> {
  await press(page, '.actions .ask');
  await page.locator('.hinted .main').waitFor();
}

/** What a player may do to what lies over the pad, by its name. */
const DEEDS: Readonly<Record<string, (page: Page, number: number) => Promise<unknown>>> = {
  hint: askForHint,
  more: (page) => press(page, '.slip .main'),
  close: (page) => press(page, '.slip .icon-button:last-of-type'),
  check: (page) => press(page, '.actions > button:nth-last-of-type(2)'),
  digit: (page, number) => press(page, '.digits .key', number),
  cell: (page, number) => page.locator('.cell:not(.given)').nth(number).focus(),
  mode: (page, number) => press(page, '.modes button', number),
  menu: (page) => press(page, '.menu > button'),
  row: async (page, number) => {
    if ((await page.locator('.menu .rows').count()) === 0) await press(page, '.menu > button');
    // The first two groups have what a player learns of the board, and what is tried on it.
    await press(page, '.menu [role="group"]:nth-of-type(-n + 2) button', number);
  },
  tips: (page) => tell(page, 'pencilmark.remarks', 'wrong begin hint'),
  language: (page, number) =>
    tell(page, 'pencilmark.settings', `{"language":"${['en', 'de', 'fr', 'ja'][number % 4]}"}`),
  text: (page, number) =>
    page.evaluate(
      (size) => {
        document.documentElement.style.fontSize = `${size}px`;
      },
      [16, 18, 20, 24][number % 4]!,
    ),
  keep: (page) => press(page, '.what-if button', 1),
  // A player who read about the puzzle requests a hint.
  below: async (page) => {
    await page.evaluate(() => scrollTo(0, 1000));
    await askForHint(page);
  },
  size: (page, number) => {
    const [width, height] = SIZES[number % SIZES.length]!;
    return page.setViewportSize({ width, height });
  },
};

/** What is wrong with how board and sheet lie, once they have come to rest. */
const faults = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame++) await new Promise((resolve) => requestAnimationFrame(resolve));
    const { scrollHeight, scrollTop, clientWidth, clientHeight } = document.documentElement;
    const board = document.querySelector('.play .grid')?.getBoundingClientRect();
    if (!board) return [];
    const faults: string[] = [];
    const [top, bottom] = [board.top + scrollTop, board.bottom + scrollTop];
    if (top < 0 || bottom > scrollHeight || board.left < 0 || board.right > clientWidth)
      faults.push(`the board is at ${top} to ${bottom} of ${scrollHeight}`);
    const isWide = document.querySelector('.play.wide') !== null;
    for (const sheet of document.querySelectorAll('.slips > .slip')) {
      const box = sheet.getBoundingClientRect();
      const isBeside = box.left >= board.right || box.right <= board.left;
      const isOver = box.top < board.bottom - 1 && box.bottom > board.top + 1 && !isBeside;
      if (isOver) faults.push(`a sheet begins at ${box.top}, and the board ends at ${board.bottom}`);
      const verb = sheet.querySelector('.verbs .main')?.getBoundingClientRect();
      if (verb && verb.bottom > Math.min(clientHeight, box.bottom))
        faults.push(`a verb ends at ${verb.bottom}, its sheet at ${box.bottom} of ${clientHeight}`);
      if (board.top < 0 || board.bottom > clientHeight)
        faults.push(`the board is at ${board.top} to ${board.bottom} of a window of ${clientHeight} beside a sheet`);
      if (!isWide && sheet.matches('.hinted, .why') && Math.abs(clientHeight - box.bottom) > 1)
        faults.push(`a sheet ends at ${box.bottom}, and the window at ${clientHeight}`);
    }
    return faults;
  });

test('whatever sheets come and go, the board is in sight and nothing gapes below a sheet', async () => {
  const { source, ...game } = gameOf('9x9:3x3', NINE.puzzle);
  const about = { author: 'Somebody', rules: 'What there is to say about it. '.repeat(20) };
  const { page, close } = await theStage.open('#/play', { reducedMotion: 'reduce' });
  const deed = fc.tuple(fc.constantFrom(...Object.keys(DEEDS), 'hint', 'row', 'row'), fc.nat(12));
  let touched = Date.now();
  await fc.assert(
    fc.asyncProperty(fc.array(deed, { minLength: 4, maxLength: 10 }), async (deeds) => {
      await page.evaluate(() => localStorage.clear());
      await page.setViewportSize({ width: 390, height: 844 });
      await keepAndLoad(page, [{ ...game, source: { ...source, about }, touched: (touched += 60_000) }]);
      const done: string[] = [];
      for (const [name, number] of deeds) {
        await DEEDS[name]!(page, number);
        done.push(`${name} ${number}`);
        expect(await faults(page), done.join(', ')).toEqual([]);
      }
    }),
    {
      numRuns: 10,
      seed: 11,
      endOnFailure: true,
      // Large letters on a phone in landscape: the pad is higher than the window.
      examples: [
        [
          [
            ['text', 3],
            ['size', 3],
            ['below', 0],
            ['more', 0],
          ],
        ],
      ],
    },
  );
  await close();
});
