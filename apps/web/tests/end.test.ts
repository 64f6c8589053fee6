// @module-tag whole

import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { dayOf } from '../src/model/daily.ts';
import type { Game } from '../src/model/game.ts';
import { play } from '../src/model/game.ts';
import { levelOfDay } from '../src/statistics/level.ts';
import { violations } from './axe.ts';
import { stage } from './browser.ts';
import { cellOf, gameOf, keepAndLoad, NINE, openGame, putAll, read } from './playing.ts';

const theStage = stage();

/**
 * A game in which all but the last cells are filled, right but for one: two digits change places.
 */
function nearlyFull(wrongAt?: readonly [number, number]): Game {
  const digits = [...NINE.solution].map(Number);
  if (wrongAt) [digits[wrongAt[0]], digits[wrongAt[1]]] = [digits[wrongAt[1]]!, digits[wrongAt[0]]!];
  const cells = NINE.missing.map(([cell]) => cell).slice(0, -1);
  const game = cells.reduce<Game>(
    (before, cell, index) =>
      play(before, { do: 'digit', cells: [cell], digit: digits[cell]!, clean: true }, 3000 * index),
    gameOf(NINE.board, NINE.puzzle),
  );
  return { ...game, played: 3000 * cells.length };
}
const [LAST, LAST_DIGIT] = NINE.missing.at(-1)!;
/** The cells of the two digits, and the cell that was filled right before them. */
const [[BEFORE], [ONE], , [OTHER]] = NINE.missing.slice(-6) as [[number], [number], unknown, [number]];

/** What was solved on this device. */
const keptSolved = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<readonly { readonly filled: number }[]>((resolve) => {
        const request = indexedDB.open('pencilmark');
        request.onsuccess = () => {
          const all = request.result.transaction('solved').objectStore('solved').getAll();
          all.onsuccess = () => {
            request.result.close();
            resolve(all.result);
          };
        };
      }),
  );

describe('the end', () => {
  test('from the last digit to the card to the next puzzle; the board stays; it celebrates once', {
    tags: ['quick'],
  }, async () => {
    const { page, close } = await openGame(theStage, nearlyFull());
    const answers = () => page.locator('.answer').count();
    const place = await page.locator('.board').boundingBox();
    await cellOf(page, LAST).click();
    await page.evaluate(() => {
      const seen = Object.assign(window, { seen: 0 });
      new MutationObserver(() => {
        seen.seen += document.querySelectorAll('.answer').length;
      }).observe(document.querySelector('.board')!, { childList: true, subtree: true });
    });
    await page.getByRole('button', { name: 'Check' }).click();
    await page.getByText('Every digit is right so far.').first().waitFor();
    await page.keyboard.press(String(LAST_DIGIT));
    const card = page.locator('.ended');
    await card.getByText('Your first time for such a puzzle').waitFor();
    expect(await page.evaluate(() => (window as unknown as { seen: number }).seen)).toBeGreaterThan(0);
    await expect.poll(answers).toBe(0);
    // Once more would take the digit away: nobody means that now.
    await page.keyboard.press(String(LAST_DIGIT));
    expect(await read(page, LAST)).toContain(String(LAST_DIGIT));
    expect(await page.locator('.cell:is(.selected, .peer, .same, .cursor)').count()).toBe(0);
    expect(await page.locator('.board').boundingBox()).toEqual(place);
    await card.getByText('Hardest step on the way').waitFor();
    expect(await card.locator('.no-hint').textContent()).toBe('no hint');
    expect(await card.getByRole('heading', { name: '1 day running' }).count()).toBe(1);
    expect(await card.locator('.week .played').count()).toBe(1);
    expect(await violations(page)).toEqual([]);
    await page.goto(`${theStage.address}/#/games`);
    await page.reload();
    await page.getByRole('button', { name: 'Game 9x9:3x3' }).first().click();
    await card.getByText('Your first time for such a puzzle').waitFor();
    expect(await answers()).toBe(0);
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
    await card.getByRole('link', { name: 'Another like this' }).click();
    await expect.poll(() => page.locator('.cell:not(.given) .digit').count()).toBe(0);
    await page.locator('.pad').waitFor();
    await close();
  });

  test('with help is solved, for no streak and no best time, and says so everywhere', async () => {
    const { page, close } = await theStage.open(`#/play?puzzle=${NINE.puzzle}`);
    await page.getByRole('button', { name: 'Whole path' }).click();
    await page.getByText('All steps').click();
    await page.locator('.steps li button').last().click();
    await page.getByRole('button', { name: 'Solve to here' }).click();
    const card = page.locator('.ended');
    await card.getByText(`${NINE.missing.length} digits were filled in for you`).waitFor();
    expect(await card.getByRole('heading', { name: 'Solved with help' }).count()).toBe(1);
    expect(await card.locator('.bars').count()).toBe(0);
    const week = page.getByRole('listitem').filter({ hasText: /, solved with help$/ });
    expect(await week.count()).toBe(1);
    await expect.poll(() => keptSolved(page)).toMatchObject([{ filled: NINE.missing.length }]);
    await card.getByRole('link', { name: 'Review' }).click();
    await page.locator('main[data-page="review"] h1').waitFor();
    // The record, and the daily puzzle on Today, say the same.
    const id = `daily-${dayOf(new Date())}-${levelOfDay(dayOf(new Date()))}`;
    const [solved] = await keptSolved(page);
    await putAll(page, 'solved', [{ ...Object(solved), id }]);
    await page.goto(`${theStage.address}/#/me`);
    await page.reload();
    await page.getByRole('button', { name: /: \d solved, \d with help$/ }).waitFor();
    expect((await page.locator('.figures dd').allTextContents()).slice(2)).toEqual(['2', '2']);
    await page.goto(`${theStage.address}/#/today`);
    await page.locator('.daily').getByText('Solved with help').first().waitFor();
    await week.waitFor();
    await close();
  });

  test('is shared with others in words that give nothing away', { tags: ['quick'] }, async () => {
    const { page, close } = await openGame(theStage, nearlyFull(), {
      permissions: ['clipboard-read', 'clipboard-write'],
    });
    await cellOf(page, LAST).click();
    await page.keyboard.press(String(LAST_DIGIT));
    await page.getByRole('button', { name: 'Share' }).last().click();
    await page.getByRole('button', { name: 'As text' }).click();
    await page.getByText('Copied.').first().waitFor();
    const text = await page.evaluate(() => navigator.clipboard.readText());
    expect(text.split('\n')).toEqual([
      expect.stringMatching(/^Pencilmark · Game/),
      expect.stringMatching(/^\d+:\d\d · no hint$/),
      expect.stringMatching(/^[▁▂▃▄▅▆▇█]{9}$/u),
      expect.stringContaining('#/play?p='),
    ]);
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'As a picture' }).click(),
    ]);
    expect(file.suggestedFilename()).toBe('pencilmark.png');
    await close();
  });

  test.each([
    [390, 844],
    [320, 568],
    [740, 360],
    [1366, 768],
  ])('shows the ways to share in sight, and goes there, %i x %i', async (width, height) => {
    const { page, close } = await openGame(theStage, nearlyFull(), { viewport: { width, height } });
    await cellOf(page, LAST).click();
    await page.keyboard.press(String(LAST_DIGIT));
    // What is above has come.
    for (const part of ['.hardest a', '.days']) await page.locator(part).first().waitFor();
    await page.locator('.sharing').getByRole('button', { name: 'Share' }).click();
    const ways = page.locator('.sharing .buttons > button');
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('As text');
    expect(await ways.count()).toBe(3);
    for (const way of await ways.all())
      expect(
        await way.evaluate((element) => {
          const { x, y, width: w, height: h } = element.getBoundingClientRect();
          return element.contains(document.elementFromPoint(x + w / 2, y + h - 2));
        }),
        (await way.textContent())!,
      ).toBe(true);
    await close();
  });
});

describe('a full board with a mistake', () => {
  test.each(['conflicts', 'off'])(
    'is told kindly, checked, and led back from; mistakes shown: %s',
    async (conflicts) => {
      const { page, close } = await theStage.open('#/play');
      await page.evaluate(
        (shown) => localStorage.setItem('pencilmark.settings', `{"conflicts":"${shown}"}`),
        conflicts,
      );
      await keepAndLoad(page, [{ ...nearlyFull([ONE, OTHER]), touched: Date.now() + 60_000 }]);
      const said = () => page.locator('.spoken[role=status]').textContent();
      const slip = page.getByRole('region', { name: 'Check' });
      await cellOf(page, LAST).click();
      expect(await slip.count()).toBe(0);
      await page.keyboard.press(String(LAST_DIGIT));
      await expect.poll(said).toContain('The board is full, and something is not right.');
      // Which digits are wrong stays open where nobody wants to see mistakes.
      if (conflicts === 'off') expect(await page.locator('.cell.wrong').count()).toBe(0);
      await page.getByRole('button', { name: 'Check', exact: true }).click();
      await expect.poll(() => slip.locator('p').textContent()).toBe('2 digits are not right.');
      expect(await violations(page)).toEqual([]);
      await slip.getByRole('button', { name: 'Back to the last correct position' }).click();
      await slip.waitFor({ state: 'detached' });
      expect([await read(page, BEFORE), await read(page, ONE)]).toEqual([NINE.solution[BEFORE], 'empty']);
      await page.getByRole('button', { name: 'Redo' }).click();
      expect(await read(page, ONE)).not.toBe('empty');
      await close();
    },
  );

  test('of a puzzle with several solutions speaks of clashes alone', async () => {
    // Either 12 and 21, or 21 and 12: both go.
    const { page, close } = await openGame(theStage, gameOf('4x4:2x2', '..343412..434321'));
    for (const [cell, digit] of [
      [0, 1],
      [8, 2],
      [1, 1],
      [9, 1],
    ] as const) {
      await cellOf(page, cell).click();
      await page.keyboard.press(String(digit));
    }
    const slip = page.getByRole('region', { name: 'Check' });
    await page.getByRole('button', { name: 'Check', exact: true }).click();
    await expect.poll(() => slip.locator('p').textContent()).toBe('3 digits clash.');
    await slip.getByRole('button', { name: 'Back to before digits clashed' }).click();
    expect([await read(page, 8), await read(page, 1)]).toEqual(['2', 'empty']);
    await close();
  });
});

test('nothing is heard or felt until somebody wants it; then a stroke, and four notes at the end', async () => {
  const { page, close } = await theStage.open('#/play');
  await page.addInitScript(() => {
    const made = { contexts: 0, strokes: 0, tones: 0, shakes: 0 };
    Object.assign(window, { made });
    const Real = AudioContext;
    window.AudioContext = class extends Real {
      constructor() {
        super();
        made.contexts++;
      }
      override createBufferSource() {
        made.strokes++;
        return super.createBufferSource();
      }
      override createOscillator() {
        made.tones++;
        return super.createOscillator();
      }
    };
    Object.assign(Navigator.prototype, { vibrate: () => ++made.shakes > 0 });
  });
  await keepAndLoad(page, [{ ...nearlyFull(), touched: Date.now() + 60_000 }]);
  const made = () => page.evaluate(() => (window as unknown as { made: object }).made);
  const synthesis = () =>
    page.evaluate(() => performance.getEntriesByType('resource').some(({ name }) => /player-/.test(name)));
  const enter = async (key: string) => {
    await cellOf(page, LAST).click();
    await page.keyboard.press(key);
  };
  await enter('Shift+Digit1');
  expect([await made(), await synthesis()]).toEqual([{ contexts: 0, strokes: 0, tones: 0, shakes: 0 }, false]);
  await page.evaluate(() => {
    location.hash = '#/settings';
  });
  await page.getByRole('checkbox', { name: 'Sound' }).check();
  await page.getByRole('checkbox', { name: 'Vibration' }).check();
  // Each is shown once by itself.
  await expect.poll(made).toEqual({ contexts: 1, strokes: 0, tones: 2, shakes: 1 });
  await page.goBack();
  await expect.poll(synthesis).toBe(true);
  await enter('Shift+Digit2');
  await expect.poll(made).toEqual({ contexts: 2, strokes: 1, tones: 2, shakes: 2 });
  await enter(String(LAST_DIGIT));
  await expect.poll(made).toEqual({ contexts: 2, strokes: 1, tones: 6, shakes: 3 });
  await close();
});
