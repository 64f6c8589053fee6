// @module-tag whole

import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { violations } from './axe.ts';
import { stage } from './browser.ts';
import { ENGINE } from './engines/engine.ts';
import { cellOf, gameOf, keepAndLoad, NINE, putAll, read } from './playing.ts';

const { open } = stage();

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
/** A Sunday, on which the puzzle is hard. */
const SUNDAY = '2026-11-22T10:00:00';

/** The page Today for somebody who has been here before. */
async function visitAgain(page: Page, time = SUNDAY): Promise<void> {
  await page.clock.setFixedTime(time);
  await page.evaluate(() =>
    localStorage.setItem('pencilmark.player', JSON.stringify({ knows: 'techniques', hands: 'mouse' })),
  );
  const address = page.url();
  await page.goto('about:blank');
  await page.goto(address);
  await page.locator('.daily .printed').first().waitFor();
}

/** Remembers that games were solved, in ten minutes each. */
const keepSolved = (page: Page, games: readonly { id: string; at: number; difficulty: string }[]): Promise<void> =>
  page.evaluate(
    async (list) => {
      const database = await new Promise<IDBDatabase>((resolve) => {
        const request = indexedDB.open('pencilmark');
        request.onsuccess = () => resolve(request.result);
      });
      const transaction = database.transaction('solved', 'readwrite');
      for (const game of list)
        transaction.objectStore('solved').put({ ...game, ms: 600_000, board: '9x9:3x3', hints: 0 });
      await new Promise((resolve) => {
        transaction.oncomplete = resolve;
      });
      database.close();
    },
    games as { id: string; at: number; difficulty: string }[],
  );

describe('the first visit', () => {
  test('one press leads to a gentle puzzle with a cell selected; then Today offers what suits', {
    tags: ['quick'],
  }, async () => {
    const { page, close } = await open('', PHONE);
    await page.getByRole('heading', { name: 'Welcome' }).waitFor();
    if (!('coarse' in ENGINE.without)) expect(await page.getByRole('radio', { name: 'Finger' }).isChecked()).toBe(true);
    expect(await violations(page)).toEqual([]);
    await page.getByRole('button', { name: 'It’s new to me' }).click();
    await page.getByText('Choose an empty cell').waitFor();
    // The very next press is a digit.
    await page.locator('.digits button').first().click();
    expect(await read(page, 0)).toContain('1');
    await page.clock.setFixedTime(SUNDAY);
    await page.goto(page.url().replace('play', 'today'));
    await page.reload();
    await page.getByRole('heading', { name: 'Gentle' }).waitFor();
    await page.getByText('The level of the day is Hard.').waitFor();
    await page.getByRole('region', { name: 'Continue' }).getByText('First puzzle').waitFor();
    await close();
  });

  test('nobody has to answer; on a second visit there is no question', async () => {
    const { page, close } = await open('');
    await page.getByRole('button', { name: 'No thanks, take me to today' }).click();
    await page.locator('.daily').waitFor();
    await page.reload();
    await page.locator('.daily').waitFor();
    await page.evaluate(() => {
      localStorage.clear();
      localStorage.setItem('pencilmark.settings', '{"theme":"dark"}');
    });
    await page.reload();
    await page.locator('.daily').waitFor();
    await close();
  });
});

describe('Today', () => {
  test('begins the puzzle of the day in the cell that was pressed, and goes on with it', {
    tags: ['quick'],
  }, async () => {
    const { page, close } = await open('#/today');
    await visitAgain(page);
    const facts = await page.locator('.masthead').textContent();
    expect(facts).toContain('No. 326');
    expect(facts).toContain('22 November Sunday');
    expect(await page.locator('.about-daily').textContent()).toMatch(/DailyHardAbout25 minGivens\d\d/i);
    const board = page.getByRole('button', { name: 'The board of today’s puzzle' });
    const { width, height } = (await board.boundingBox())!;
    const printed = await page.locator('.daily .printed').count();
    // The last cell of the first row, or the first empty one where that is given.
    await board.click({ position: { x: width * 0.95, y: height * 0.05 } });
    await page.locator('[data-cell="80"]').waitFor();
    expect(await page.locator('.cell.given').count()).toBe(printed);
    const chosen = page.locator('[data-cell][aria-selected="true"]');
    const isGiven = await cellOf(page, 8).evaluate((cell) => cell.classList.contains('given'));
    expect(await chosen.getAttribute('data-cell')).toBe(
      isGiven ? await page.locator('.cell:not(.given)').first().getAttribute('data-cell') : '8',
    );
    await page.keyboard.press('5');
    await page.getByRole('link', { name: 'Today' }).first().click();
    await page.getByRole('button', { name: 'Go on' }).waitFor();
    expect(await page.locator('.daily .written').count()).toBe(1);
    // Another level of the day is there, too; the first one then waits.
    await page.getByRole('button', { name: /^Gentle/ }).click();
    await page.locator('[data-cell="80"]').waitFor();
    await page.getByRole('link', { name: 'Today' }).first().click();
    await page.getByRole('button', { name: 'Go on' }).click();
    await page.locator('[data-cell="80"]').waitFor();
    expect(await page.locator('.cell.given').count()).toBe(printed);
    await close();
  });

  test('has the last seven days, games to go on with, a technique, and the workshop', async () => {
    const { page, close } = await open('#/play');
    const begun = { ...gameOf(NINE.board, NINE.puzzle, 'begun'), played: 760_000, touched: Date.parse(SUNDAY) - 9e6 };
    const nodes = NINE.missing
      .slice(0, 2)
      .map(([cell, digit], index) => ({ parent: index, move: { do: 'digit', cells: [cell], digit, clean: true } }));
    await keepAndLoad(page, [{ ...begun, nodes: [{ parent: -1 }, ...nodes], at: 2 } as typeof begun]);
    await page.goto(page.url().replace('play', 'today'));
    const days = ['2026-11-18', '2026-11-20', '2026-11-21'];
    await keepSolved(
      page,
      days.map((day) => ({ id: day, at: Date.parse(`${day}T12:00:00`), difficulty: 'hard' })),
    );
    await visitAgain(page);
    expect(await page.locator('.week .played').allTextContents()).toEqual([
      expect.stringContaining('18'),
      expect.stringContaining('20'),
      expect.stringContaining('21'),
    ]);
    expect(await page.getByRole('region', { name: 'Last seven days' }).textContent()).toContain('two days running');
    // Three hard puzzles took ten minutes each: so will this one.
    expect(await page.locator('.about-daily').textContent()).toContain('10 min');
    const row = page.getByRole('region', { name: 'Continue' }).getByRole('button');
    expect(await row.textContent()).toMatch(/Game begunEasy · 12:4036 of 81/);
    const technique = page.getByRole('region', { name: 'Technique of the day' }).locator('.technique-of-day');
    await expect.poll(() => technique.getAttribute('href')).toMatch(/#\/learn\/[\w-]+$/);
    expect(await technique.locator('.scheme circle').count()).toBeGreaterThan(0);
    await row.click();
    expect(await read(page, NINE.missing[0]![0])).toContain(String(NINE.missing[0]![1]));
    // A day of the week leads to its puzzle, on its level: Thursday is moderate.
    await page.getByRole('link', { name: 'Today' }).first().click();
    await page.getByRole('button', { name: /Thursday 19 November, nothing solved/ }).click();
    await page
      .locator('.bar, .play', { hasText: /19 Nov/ })
      .first()
      .waitFor();
    await page.getByText('Moderate').first().waitFor();
    await page.goto(page.url().replace('play', 'workshop'));
    await page.getByRole('heading', { name: 'Workshop' }).waitFor();
    expect(
      await page.locator('.benches a').evaluateAll((links) => links.map((link) => link.getAttribute('href'))),
    ).toEqual(['#/create', '#/watch', '#/import', '#/scan', '#/print']);
    await close();
  });

  test('has the technique that cost most time yesterday, as its review tells', async () => {
    const { page, close } = await open('#/games');
    const at = Date.parse('2026-11-21T12:00:00');
    const game = { ...gameOf(NINE.board, NINE.puzzle, 'yesterday'), played: 600_000, solved: at, touched: at };
    const time = { count: 1, fairMs: 2000, lostMs: 0 };
    const review = {
      method: 1,
      board: NINE.board,
      isFinished: true,
      hasTimes: true,
      ms: 600_000,
      restMs: 0,
      pace: 1,
      moves: [],
      slips: [],
      accuracy: { sound: 0, guessed: 0, wrong: 0, helped: 0, unknown: 0 },
      times: [
        { ...time, technique: 'skyscraper', ms: 30_000 },
        { ...time, technique: 'wxyz-wing', ms: 90_000 },
      ],
      points: [],
    };
    const found = { method: 1, nodes: 1, at: 0, played: 600_000, named: { review, names: {} } };
    await putAll(page, 'games', [game]);
    await putAll(page, 'reviews', [{ id: game.id, at, found }]);
    await keepSolved(page, [{ id: game.id, at, difficulty: 'easy' }]);
    await page.goto(page.url().replace('games', 'today'));
    await visitAgain(page);
    const technique = page.locator('.technique-of-day');
    await expect.poll(() => technique.getAttribute('href')).toBe('#/learn/wxyz-wing');
    // A day later it is another one, of the level of the player.
    await visitAgain(page, '2026-11-23T10:00:00');
    await expect.poll(() => technique.getAttribute('href')).toMatch(/#\/learn\/./);
    expect(await technique.getAttribute('href')).not.toBe('#/learn/wxyz-wing');
    await close();
  });

  test('notices that a day has ended, and speaks German', async () => {
    const { page, close } = await open('#/today', { locale: 'de-DE', viewport: { width: 320, height: 640 } });
    await visitAgain(page);
    await page.getByText('22. November', { exact: true }).waitFor();
    await page.getByRole('heading', { name: 'Schwer' }).waitFor();
    expect(await page.locator('.week-names').textContent()).toBe('MDMDFSS');
    await page.clock.setFixedTime('2026-11-23T00:00:01');
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await page.getByText('Nr. 327').waitFor();
    await page.getByRole('heading', { name: 'Sanft' }).waitFor();
    // A day that is solved says how fast, and leads to another level.
    await keepSolved(page, [{ id: 'daily-2026-11-23-gentle', at: Date.parse(SUNDAY) + 8e7, difficulty: 'gentle' }]);
    await visitAgain(page, '2026-11-23T10:00:00');
    expect(await page.locator('.about-daily').textContent()).toContain('Gelöst 10:00');
    await page.getByRole('button', { name: 'Andere Stufe' }).click();
    await page.getByRole('button', { name: 'Sanft gelöst' }).waitFor();
    expect(await page.locator('.levels-of-day li').count()).toBe(7);
    await close();
  });

  test('the ways into the workshop come out even, however wide the window is', async () => {
    const { page, close } = await open('#/today', PHONE);
    await visitAgain(page);
    const tools = page.locator('.tools-of-day > a');
    await tools.first().waitFor();
    for (const width of [320, 360, 390, 820, 1366, 1920]) {
      await page.setViewportSize({ width, height: 800 });
      const tops = await tools.evaluateAll((list) =>
        list.map((link) => {
          const { top, height } = link.getBoundingClientRect();
          return Math.round((top + height / 2) / 8);
        }),
      );
      const inRows = [...new Set(tops)].map((top) => tops.filter((other) => other === top).length);
      expect(new Set(inRows).size, `${width}: ${inRows}`).toBe(1);
    }
    await close();
  });
});
