// @module-tag whole

import { describe, expect, test } from 'vitest';
import type { SolvedGame } from '../src/statistics/solved.ts';
import { violations } from './axe.ts';
import { stage } from './browser.ts';
import { gameOf, putAll } from './playing.ts';
import { en } from './texts.ts';

const { open } = stage();

describe('settings', () => {
  test('a change shows at once on the board beside them, is kept, and can be taken back', {
    tags: ['quick'],
  }, async () => {
    const { page, close } = await open('#/settings', { viewport: { width: 390, height: 844 } });
    const count = (selector: string) => page.locator(`.sample ${selector}`).count();
    const shown = async () => ({
      peers: await count('.cell.peer'),
      same: await count('.cell.same'),
      wrong: await count('.cell.wrong'),
      held: await count('.held'),
      notes: (await page.locator('.sample [data-cell="13"] .notes').textContent())!.trim(),
      time: await page.locator('.sample .time').textContent(),
    });
    await page.locator('.sample .cell').first().waitFor();
    const usual = await shown();
    expect(usual).toEqual({ peers: 12, same: 3, wrong: 2, held: 0, notes: '5', time: '4:32' });
    await page.getByLabel('Shade the row, column and box').uncheck();
    await page.getByLabel('Highlight equal digits').uncheck();
    await page.getByLabel('Show mistakes').selectOption({ label: 'Every wrong digit' });
    await page.getByRole('radio', { name: 'Digit first' }).check();
    await page.getByLabel('Clean up notes').uncheck();
    await page.getByLabel('Show the time').uncheck();
    await page.getByRole('combobox', { name: 'Screen reader' }).selectOption({ label: 'Only what is in the cell' });
    await page.getByText('it says: “1”.').waitFor();
    // The board stays in sight while one chooses.
    expect(await page.locator('.sample .board').isVisible()).toBe(true);
    const own = { peers: 0, same: 0, wrong: 3, held: 1, notes: '15', time: '' };
    await expect.poll(shown).toMatchObject({ ...own, notes: expect.stringMatching(/^1\s*5$/) });
    await page.reload();
    await page.locator('.sample .cell').first().waitFor();
    expect((await shown()).wrong).toBe(own.wrong);
    await page.getByRole('button', { name: en['settings.tips.again'] }).click();
    await page.getByRole('button', { name: en['settings.tips.offered'] }).waitFor();
    await page.getByRole('button', { name: en['settings.reset'] }).click();
    await expect.poll(shown).toEqual(usual);
    await page.getByRole('button', { name: en['settings.own'] }).click();
    await expect.poll(async () => (await shown()).wrong).toBe(own.wrong);
    await page.evaluate(() => {
      location.hash = '#/play';
    });
    await page.getByText(en['remark.begin']).waitFor();
    await close();
  });
});

/** Solved games of November 2026, on whose 22nd it is. */
const NOW = new Date(2026, 10, 22, 12);
const solvedOn = (day: number, minutes: number, more: Partial<SolvedGame> = {}): SolvedGame => ({
  id: `daily-2026-11-${String(day).padStart(2, '0')}-easy`,
  at: new Date(2026, 10, day, 10).getTime(),
  ms: minutes * 60_000,
  board: '9x9:3x3',
  difficulty: 'easy',
  hints: 0,
  filled: 0,
  ...more,
});

describe('the record', () => {
  test('is a month, a streak, a curve and bests; before the first puzzle one sentence and one button', async () => {
    const { page, close } = await open('#/play');
    await page.clock.setFixedTime(NOW);
    await page.locator('.board').waitFor();
    await page.getByRole('link', { name: 'Me', exact: true }).click();
    await page.getByText(en['me.none']).waitFor();
    expect(await page.locator('.empty .main').getAttribute('href')).toBe('#/today');
    expect(await violations(page)).toEqual([]);

    await putAll(page, 'solved', [
      solvedOn(18, 8, { hints: 2 }),
      solvedOn(21, 6, { id: 'another', at: new Date(2026, 10, 21, 9).getTime() }),
      solvedOn(21, 4),
      solvedOn(22, 5, { filled: 3 }),
    ]);
    await page.reload();
    const day = (name: string) => page.getByRole('button', { name });
    await day('Saturday 21 November: 2 solved').waitFor();
    // Solved with help: counted, for no streak.
    const figures = await page.locator('.figures dd').allTextContents();
    expect(figures).toEqual(['1 day', '1 day', '4', '1']);
    await day('Sunday 22 November: 1 solved, 1 with help').waitFor();
    expect(await page.locator('.calendar th').allTextContents()).toEqual([
      'Mon',
      'Tue',
      'Wed',
      'Thu',
      'Fri',
      'Sat',
      'Sun',
    ]);
    expect(await day('Saturday 21 November').evaluate((element) => getComputedStyle(element).fontStyle)).toBe('italic');
    expect(await day('Thursday 19 November').evaluate((element) => getComputedStyle(element).fontStyle)).toBe('normal');
    expect(await day('Monday 23 November').isDisabled()).toBe(true);

    await day('Wednesday 18 November').click();
    const wednesday = page.getByRole('region', { name: 'Wednesday 18 November' });
    await wednesday.getByText('2 hints').waitFor();
    const seen = wednesday.getByRole('link', { name: 'Review 8:00' });
    expect(await seen.getAttribute('href')).toBe('#/review/daily-2026-11-18-easy');
    const link = wednesday.getByRole('link', { name: 'Easy' });
    expect(await link.getAttribute('href')).toBe('#/new?difficulty=easy&daily=2026-11-18');
    await page.getByRole('button', { name: en['me.monthBefore'] }).click();
    await page.getByRole('heading', { name: 'October 2026' }).waitFor();

    // Two times count; the newest lies at the right, the longest at the top.
    const dots = await page.locator('.curve circle').evaluateAll((list) => list.map((dot) => dot.getAttribute('cy')));
    expect(dots).toEqual(['8', '56']);
    await page.getByRole('img', { name: 'The times of 2 puzzles; best 4:00, usually 5:00' }).waitFor();
    expect(await page.locator('.bests tbody tr').first().textContent()).toBe('9×9, Easy44:005:001');
    expect(await violations(page)).toEqual([]);
    await close();
  });
});

describe('games', () => {
  test('unfinished games come first; they are filtered, searched, and drawn some at a time', async () => {
    const many = Array.from({ length: 300 }, (_, index) => ({
      ...gameOf('4x4:2x2', '.'.repeat(16), `number ${index}`),
      touched: 1_600_000_000_000 + index,
      ...(index % 3 === 0 && { solved: 1_600_000_000_000 }),
    }));
    const { page, close } = await open('#/play');
    await page.locator('.board').waitFor();
    await putAll(page, 'games', many);
    await page.evaluate(() => void (location.hash = '#/games'));
    await page.reload();
    const tiles = page.locator('.tile');
    await tiles.first().waitFor();
    expect(await tiles.count()).toBe(48);
    await page.getByRole('button', { name: /^Show \d+ more$/ }).click();
    await expect.poll(() => tiles.count()).toBe(96);
    const headings = () => page.getByRole('heading', { level: 2 }).allTextContents();
    expect(await headings()).toEqual(['Unfinished']);
    await page.getByRole('radio', { name: 'Solved 100' }).check();
    await expect.poll(headings).toEqual(['Solved']);
    await page.getByRole('searchbox').fill('number 29');
    await expect
      .poll(() => page.locator('.tile strong').allTextContents())
      .toEqual([297, 294, 291, 129].map((number) => `Game number ${number} · Easy`));
    expect(await violations(page)).toEqual([]);
    await close();
  });
});
