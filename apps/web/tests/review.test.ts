// @module-tag whole

import { readFileSync } from 'node:fs';
import { readRecord } from '@pencilmark/coach/review';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { logText } from '../src/features/review/log/code.ts';
import { type Game, play, undo } from '../src/model/game.ts';
import { violations } from './axe.ts';
import { stage } from './browser.ts';
import { cellOf, FOUR, gameOf, keepAndLoad, openGame, putAll, read } from './playing.ts';

const theStage = stage();

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true };
const [[ONE, ONE_DIGIT], [TWO, TWO_DIGIT], [THREE, THREE_DIGIT], [LAST, LAST_DIGIT]] = FOUR.missing as [
  [number, number],
  [number, number],
  [number, number],
  [number, number],
];

const digitIn = (game: Game, cell: number, digit: number, ms: number): Game => ({
  ...play(game, { do: 'digit', cells: [cell], digit, clean: true }, ms),
  played: ms,
});

/** A game in which one cell is left; a wrong digit stood in its second cell for ten seconds. */
function nearlyDone(id: string): Game {
  const first = digitIn(gameOf(FOUR.board, FOUR.puzzle, id), ONE, ONE_DIGIT, 2000);
  const wrong = digitIn(first, TWO, (TWO_DIGIT % 4) + 1, 4000);
  const right = digitIn(undo(wrong), TWO, TWO_DIGIT, 14_000);
  return digitIn(right, THREE, THREE_DIGIT, 16_000);
}

const done = (id: string): Game => ({
  ...digitIn(nearlyDone(id), LAST, LAST_DIGIT, 18_000),
  solved: Date.now(),
  touched: Date.now(),
});

const moment = (page: Page) => page.locator('.now h2').textContent();

describe('a game seen again', () => {
  test('from the last digit to its slip to the drill, by keys', { tags: ['quick'] }, async () => {
    const { page, close } = await openGame(theStage, nearlyDone('a'));
    await cellOf(page, LAST).click();
    await page.keyboard.press(String(LAST_DIGIT));
    await page.getByRole('link', { name: 'Review' }).click();
    const slips = page.locator('.slip-list');
    await slips.getByText('was wrong, and stood for 0:10.').waitFor();
    expect(await violations(page)).toEqual([]);
    for (const theme of ['dark', 'contrast']) {
      await page.evaluate((name) => {
        const key = 'pencilmark.settings';
        localStorage.setItem(key, JSON.stringify({ theme: name }));
        window.dispatchEvent(new StorageEvent('storage', { key }));
      }, theme);
      expect(await violations(page, 'colours')).toEqual([]);
    }
    // Five digits came onto the board; one was wrong.
    expect(await page.locator('.accuracy .clock-text').textContent()).toBe('80 %');
    await page.keyboard.press('Home');
    await expect.poll(() => moment(page)).toBe('The start');
    for (let step = 0; step < 2; step++) await page.keyboard.press('ArrowRight');
    await expect.poll(() => read(page, TWO)).toContain(String((TWO_DIGIT % 4) + 1));
    expect(await cellOf(page, TWO).getAttribute('class')).toContain('wrong');
    expect(await page.locator('.now').textContent()).toContain('was wrong');
    await page.getByRole('slider', { name: 'The line of time' }).focus();
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => read(page, TWO)).toContain(String(TWO_DIGIT));
    await page.keyboard.press('End');
    await expect.poll(() => moment(page)).toBe(`${LAST_DIGIT} in r4c4`);
    await page.getByRole('button', { name: 'Play', exact: true }).click();
    await page.getByRole('button', { name: 'Pause' }).click();
    await slips.getByRole('link', { name: /^Practise/ }).click();
    expect(page.url()).toMatch(/#\/learn\/[\w-]+\/drill$/);
    await close();
  });

  test('by touch, as a link that somebody else opens; and on from any moment', async () => {
    const { page, close } = await openGame(theStage, done('a'), PHONE);
    await page.goto(page.url().replace(/#.*/, '#/games'));
    await page.getByRole('link', { name: 'Review Game a' }).click();
    await page.locator('.slip-list').waitFor();
    const line = (await page.locator('.time-line .course-curve').boundingBox())!;
    await page.touchscreen.tap(line.x + line.width / 2, line.y + line.height / 2);
    await expect.poll(() => page.locator('.now .eyebrow time').textContent()).toBe('0:04');
    await page.getByText('Share replay').click();
    await page.getByText('that is the solution').waitFor();
    expect(await violations(page)).toEqual([]);
    const link = await page.getByLabel('Address of the replay').inputValue();
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save as a file (JSON)' }).click();
    const record = readRecord(readFileSync(await (await saved).path(), 'utf8'));
    expect(record.ok && record.value.moves.length).toBe(done('a').nodes.length - 1);
    await close();
    const friend = await theStage.open(`${link.replace(/^[^#]*/, '')}&by=Marta`, PHONE);
    await friend.page.getByRole('heading', { name: 'Marta’s game' }).waitFor();
    await friend.page.getByText('was wrong, and stood for 0:10.').waitFor();
    await friend.page.getByRole('button', { name: /^To this moment/ }).click();
    await friend.page.getByRole('button', { name: 'Play from here' }).click();
    await expect.poll(() => read(friend.page, TWO)).toContain(String((TWO_DIGIT % 4) + 1));
    expect(await read(friend.page, LAST)).toBe('empty');
    await friend.close();
  });

  test('a link that is not whole, or a game that is not there, is reported', async () => {
    const text = logText(done('a'))!;
    const { page, close } = await theStage.open(`#/review?g=${text.slice(0, -5)}`);
    await page.getByRole('alert').getByText('This link is not whole').waitFor();
    await page.goto(page.url().replace(/#.*/, '#/review/nobody'));
    await page.getByRole('alert').getByText('not on this device').waitFor();
    await close();
  });
});

test('a game that is not finished is reviewed when the player wants it', async () => {
  const { page, close } = await openGame(theStage, nearlyDone('a'));
  await page.goto(page.url().replace(/#.*/, '#/review/a'));
  await page.getByText('A review tells which digits are right').waitFor();
  expect(await page.locator('.slip-list').count()).toBe(0);
  await page.getByRole('button', { name: 'Review it anyway' }).click();
  await page.locator('.slip-list').waitFor();
  await close();
});

test('a month shows what costs most time, once its games are reviewed', async () => {
  const { page, close } = await theStage.open('#/play');
  await keepAndLoad(page, [done('a'), done('b')]);
  const { board, played: ms } = done('a');
  await putAll(page, 'solved', [{ id: 'a', at: Date.now(), ms, board, difficulty: 'easy', hints: 0 }]);
  await page.goto(page.url().replace(/#.*/, '#/me'));
  await page.getByRole('button', { name: 'Review 2 more games of this month' }).click();
  await page.getByText('From 2 reviewed games of this month. Accuracy 80 %.').waitFor();
  await page.getByText('2 wrong digits').waitFor();
  expect(await page.locator('.costs a').first().getAttribute('href')).toMatch(/^#\/learn\/[\w-]+\/drill$/);
  expect(await violations(page)).toEqual([]);
  await close();
});
