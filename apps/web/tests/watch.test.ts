// @module-tag whole

import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { violations } from './axe.ts';
import { stage } from './browser.ts';

const theStage = stage();
const { open } = theStage;

const panel = (page: Page, solver: string) => page.getByRole('region', { name: solver, exact: true });
const numbers = (page: Page, solver: string) => page.locator('.counts tbody tr', { hasText: solver });
const count = async (page: Page, solver: string, name: string) => {
  const heads = await page.locator('.counts thead th').allTextContents();
  return numbers(page, solver)
    .locator('td')
    .nth(heads.indexOf(name) - 1)
    .textContent();
};
const event = (page: Page, solver: string) => panel(page, solver).locator('.event').textContent();
const where = (page: Page) => page.locator('.where').textContent();
const recorded = (page: Page) => page.getByRole('heading', { name: /Comparison|Vergleich/ }).waitFor();
const said = (page: Page) => page.locator('[role="status"].spoken').textContent();
const digitsOn = (page: Page, solver: string) =>
  panel(page, solver)
    .locator('.cell')
    .evaluateAll((cells) => cells.map((cell) => cell.textContent || '.').join(''));

const EASY = '5...8.1.6....732844.712...37.926......3.45.1...1...625.9.7.4.3..7...289.1259.....';
const SOLVED = '532489176916573284487126953759261348263845719841397625698714532374652891125938467';

describe('searches are watched', () => {
  test('the boards stand there before anything is recorded, and stay where they are', async () => {
    const { address } = theStage;
    const context = await theStage.profile({ viewport: { width: 1350, height: 940 }, serviceWorkers: 'block' });
    const page = await context.newPage();
    // The thread waits until the test lets it come.
    let come = (): void => {};
    const isToCome = new Promise<void>((resolve) => {
      come = resolve;
    });
    await page.route(/worker-[^/]*\.js$/, async (route) => {
      await isToCome;
      await route.continue();
    });
    await page.addInitScript(() => {
      const seen: number[] = [];
      const shifts: number[] = [];
      Object.assign(window, { seen, shifts });
      window.Worker = class extends Worker {
        constructor(...what: ConstructorParameters<typeof Worker>) {
          seen.push(document.querySelectorAll('.film .cell').length);
          super(...what);
        }
      };
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) shifts.push((entry as unknown as { readonly value: number }).value);
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto(`${address}/#/watch`);
    await panel(page, 'singles').getByRole('button', { name: 'Stop recording' }).waitFor();
    expect(await digitsOn(page, 'singles')).toBe(EASY);
    const places = () =>
      page.locator('.film .board, .film-controls, .counts').evaluateAll((all) =>
        all.map((element) => {
          const { x, y, height } = element.getBoundingClientRect();
          return [x, y, height];
        }),
      );
    const before = await places();
    expect(before).toHaveLength(4);
    come();
    await recorded(page);
    expect(await places()).toEqual(before);
    // Both boards were on the page when the thread was requested.
    expect(await page.evaluate('seen')).toEqual([162]);
    expect((await page.evaluate<number[]>('shifts')).reduce((sum, shift) => sum + shift, 0)).toBeLessThan(0.001);
    await context.close();
  });

  test('two side by side: stepped, scrubbed, played to the end, compared', { tags: ['quick'] }, async () => {
    const { page, close } = await open('#/watch');
    await recorded(page);
    expect(await digitsOn(page, 'backtracking')).toBe(EASY);
    expect(await event(page, 'singles')).toBe('the givens');

    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    expect(await where(page)).toBe('event 2 of 112');
    expect(await event(page, 'backtracking')).toBe('tries 3 in r1c2');
    expect(await event(page, 'singles')).toMatch(/^places . in r.c.: naked single$/);
    expect(await said(page)).toContain('event 2 of 112. backtracking: tries 3 in r1c2. singles: places');
    expect((await digitsOn(page, 'backtracking')).slice(0, 3)).toBe('53.');
    await page.getByRole('button', { name: 'One event back' }).click();
    await page.keyboard.press('ArrowLeft');
    expect(await digitsOn(page, 'backtracking')).toBe(EASY);

    await page.getByRole('slider', { name: 'Position' }).fill('60');
    expect(await where(page)).toBe('event 60 of 112');
    expect(await event(page, 'singles')).toBe('solution 1; the search is over');
    expect(await count(page, 'backtracking', 'Calls')).toBe('26');

    await page.getByLabel('Speed').selectOption('1000');
    await page.getByRole('button', { name: 'Play' }).focus();
    await page.keyboard.press('Space');
    await page.getByText('event 112 of 112', { exact: true }).waitFor();
    expect(await digitsOn(page, 'backtracking')).toBe(SOLVED);
    expect(await count(page, 'backtracking', 'Calls')).toBe('52');
    await page.getByRole('button', { name: 'Play' }).waitFor();
    expect(await said(page)).toContain('the search is over');
    await page.keyboard.press('Home');
    expect(await where(page)).toBe('event 0 of 112');
    await page.keyboard.press('End');
    expect(await where(page)).toBe('event 112 of 112');

    const chart = page.locator('.plot').first();
    await chart.evaluate((element) => element.scrollIntoView({ block: 'center' }));
    const { x, y, width } = (await chart.boundingBox())!;
    await page.mouse.move(x + width / 2, y + 10);
    await page.mouse.down();
    expect(await where(page)).toBe('event 56 of 112');
    await page.mouse.move(x + width + 50, y + 10);
    expect(await where(page)).toBe('event 112 of 112');
    await page.mouse.up();

    const rows = await page.locator('.comparison tr').allTextContents();
    expect(rows[1]).toMatch(/^backtracking52\d+81121[\d.]+ (µs|ms)$/);
    expect(rows[2]).toMatch(/^singles100451[\d.]+ (µs|ms)$/);
    await close();
  });

  test.each([
    ['a laptop', { width: 1440, height: 900 }, 900, 500],
    ['a phone', { width: 390, height: 844 }, 784, 200],
  ] as const)('on %s both boards, the controls and the scrubber are in sight', async (_name, viewport, end, least) => {
    const { page, close } = await open('#/watch', { viewport });
    await recorded(page);
    const boxes = await Promise.all(
      [panel(page, 'backtracking').locator('.board'), panel(page, 'singles').locator('.board')].map(
        async (board) => (await board.boundingBox())!,
      ),
    );
    for (const { width, y, height } of boxes) expect([width >= least, y + height <= end]).toEqual([true, true]);
    for (const control of [page.getByRole('slider'), page.getByRole('button', { name: 'Play', exact: true })]) {
      const { y, height } = (await control.boundingBox())!;
      expect(y + height).toBeLessThanOrEqual(end);
      expect(y).toBeGreaterThanOrEqual(Math.max(...boxes.map((box) => box.y + box.height)));
    }
    await close();
  });

  test('a link brings everything back; the address follows', { tags: ['quick'] }, async () => {
    const { page, close } = await open(
      '#/watch?puzzle=very-hard&solvers=exact-cover,linear-scan,singles&goal=all&at=40&speed=50',
    );
    await recorded(page);
    expect(await page.locator('.film h2').allTextContents()).toEqual(['exact-cover', 'linear-scan', 'singles']);
    expect(await where(page)).toMatch(/^event 40 of /);
    expect(await page.getByLabel('Speed').inputValue()).toBe('50');
    expect(await page.getByLabel('How far').inputValue()).toBe('all');
    await page.keyboard.press('ArrowRight');
    await page.waitForURL(/at=41/);
    await page.getByRole('checkbox', { name: 'linear-scan' }).uncheck();
    await page.waitForURL(/solvers=exact-cover%2Csingles/);
    const text = await event(page, 'exact-cover');
    await page.reload();
    await recorded(page);
    expect(await event(page, 'exact-cover')).toBe(text);
    expect(await page.locator('.film').count()).toBe(2);
    await close();
  });

  test('whoever leaves in the moment in which the address follows is not fetched back', async () => {
    const { page, close } = await open('#/watch?puzzle=very-hard&solvers=exact-cover&at=40');
    await recorded(page);
    await page.evaluate(() => {
      const later = window.setTimeout;
      window.setTimeout = ((work: () => void, after: number) =>
        later(() => {
          location.hash = '#/learn';
          work();
        }, after)) as typeof setTimeout;
    });
    await page.keyboard.press('ArrowRight');
    await page.locator('main[data-page="learn"] h1').waitFor();
    await close();
  });

  test('a puzzle of one’s own; what cannot be read is said', async () => {
    const { page, close } = await open('#/watch?solvers=backtracking');
    await recorded(page);
    await page.getByRole('combobox', { name: 'Puzzle' }).selectOption({ label: 'A puzzle of your own …' });
    const own = page.getByLabel(/^Your puzzle/);
    await own.fill('1234 3412 2143 432');
    await page.getByRole('button', { name: 'Watch this' }).click();
    await page.getByRole('main').getByRole('alert').waitFor();
    expect(await page.getByRole('main').getByRole('alert').textContent()).toMatch(
      /^This cannot be read as a puzzle: ./,
    );
    await own.fill('');
    expect(await own.inputValue()).toBe('');
    await own.fill('1...............');
    await page.getByRole('button', { name: 'Watch this' }).click();
    await recorded(page);
    await page.keyboard.press('End');
    expect(await digitsOn(page, 'backtracking')).toBe('1234341221434321');
    await close();
  });

  test('the puzzle that is played', async () => {
    const { page, close } = await open(`#/play?puzzle=${SOLVED.slice(0, 80)}.`);
    await page.locator('.cell').first().waitFor();
    await page.evaluate(() => {
      location.hash = '#/watch';
    });
    await recorded(page);
    await page.getByRole('combobox', { name: 'Puzzle' }).selectOption({ label: 'The puzzle you are playing' });
    await page.waitForURL(/puzzle=532489/);
    await recorded(page);
    expect(await digitsOn(page, 'backtracking')).toBe(`${SOLVED.slice(0, 80)}.`);
    expect(await page.getByLabel(/^Your puzzle/).count()).toBe(0);
    await close();
  });

  test.each([
    ['a conflict', '11..............', 'backtracking', 'Die Vorgaben widersprechen sich: Es gibt nichts zu suchen.'],
    ['no solution', '123....4........', 'singles', /; die Suche ist zu Ende: keine Lösung$/],
    ['too large', '.'.repeat(1296), 'singles', 'Dieser Löser kann mit so großen Brettern nicht umgehen.'],
    ['no puzzle', 'hallo Welt', 'singles', /^Das lässt sich nicht als Rätsel lesen: .*Brett/],
  ])('%s is said', async (_name, puzzle, solver, answer) => {
    const { page, close } = await open(`#/watch?puzzle=${encodeURIComponent(puzzle)}&solvers=${solver}&at=99`, {
      locale: 'de-DE',
    });
    await page.getByText(answer).first().waitFor();
    await close();
  });

  test('a frame that is dated before the click is no step back', async () => {
    const { page, close } = await open('#/watch?puzzle=nyt-easy');
    await recorded(page);
    await page.evaluate(() => {
      const ask = requestAnimationFrame;
      globalThis.requestAnimationFrame = (callback) => ask((now) => callback(now - 1000));
    });
    await page.keyboard.press('Space');
    await page.getByText(/^event [1-9]\d* of 112$/).waitFor();
    await close();
  });

  test('a search of millions of calls: stopped and begun again, sampled, and it says so', async () => {
    const { page, close } = await open('#/watch?puzzle=against-brute-force&solvers=backtracking,singles');
    // The other search does not wait for the end of the first one.
    await numbers(page, 'singles').waitFor();
    await page
      .getByText(/Recording: [\d,]{7,} events so far/)
      .first()
      .waitFor();
    await page.getByRole('button', { name: 'Stop recording' }).click();
    await page.getByText('The recording was stopped.').waitFor();
    expect(await page.getByRole('table').getByText('backtracking').count()).toBe(0);
    await page.getByRole('button', { name: 'Record again' }).click();
    // Ten million calls: some seconds, or a minute where much else is going on.
    await page.getByText(/^The first 4,194,304 of [\d,]{10} events/).waitFor({ timeout: 120_000 });
    await page.getByText(/^Stopped after 10,000,000 calls/).waitFor();
    await page.getByRole('slider', { name: 'Position' }).fill('20000000');
    expect(await event(page, 'backtracking')).toMatch(/^sample at event 19,9\d\d,\d{3}: /);
    await close();
  });

  test.each([
    ['light', 'en-GB', 'auto'],
    ['dark', 'de-DE', 'auto'],
    ['dark', 'en-GB', 'contrast'],
  ] as const)('axe finds nothing: %s, %s, %s', async (colorScheme, locale, theme) => {
    const { page, close } = await open('#/watch?puzzle=made-8x8&at=30&solvers=locked-pairs,singles', {
      colorScheme,
      locale,
    });
    await page.evaluate(
      (chosen) => localStorage.setItem('pencilmark.settings', JSON.stringify({ theme: chosen })),
      theme,
    );
    await page.reload();
    await recorded(page);
    expect(await violations(page)).toEqual([]);
    await close();
  });
});
