// @module-tag whole

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { ArenaResults } from '../src/features/arena/facts.ts';
import { violations } from './axe.ts';
import { stage } from './browser.ts';
import { ENGINE } from './engines/engine.ts';

const { open } = stage();

const row = (rank: number, entry: string, par2: number) => ({ rank, entry, par2, first: 3 - rank, right: 3, tasks: 3 });

const ARENA: ArenaResults = {
  id: 'one',
  link: 'http://service/v1/arenas/one',
  state: 'waiting',
  startsAt: Date.UTC(2026, 10, 18, 12),
  rounds: ['6x6-first', '9x9-50'],
  plans: [
    { name: '6x6-first', board: '6x6:2x3', batch: 1, tasks: 3, ms: 1000 },
    { name: '9x9-50', board: '9x9:3x3', batch: 50, tasks: 3, ms: 4000 },
  ],
  programs: [],
  tables: [],
};

const SESSION = { account: { id: 'a', name: 'Ada', isGuest: false }, csrf: '' };

/** Answers the requests of the page to a service, with the arena as it is then. */
async function serveArena(page: Page): Promise<{ arena: ArenaResults; wanted?: object }> {
  const service: { arena: ArenaResults; wanted?: object } = { arena: ARENA };
  await page.route('**/v1/**', (route) => {
    const path = new URL(route.request().url()).pathname;
    if (path === '/v1/service') return route.fulfill({ json: { name: 'pencilmark', version: '0', state: 'ready' } });
    if (path === '/v1/arenas' && route.request().method() === 'POST') {
      service.wanted = route.request().postDataJSON();
      return route.fulfill({ status: 201, json: service.arena });
    }
    if (path === '/v1/arenas') return route.fulfill({ json: { arenas: [service.arena] } });
    if (path === '/v1/arenas/one') return route.fulfill({ json: service.arena });
    if (path === '/v1/session') return route.fulfill({ json: SESSION });
    if (path === '/v1/tokens') return route.fulfill({ status: 201, json: { id: 1, token: 'secret' } });
    if (path.startsWith('/v1/arenas/')) return route.fulfill({ status: 404, json: { code: 'not-found', text: '' } });
    return route.fulfill({ status: 401, json: { code: 'no-session', text: '' } });
  });
  return service;
}

/** The rows of a table as one hears them. */
const rowsOf = async (page: Page, name: string): Promise<string[]> =>
  (await page.getByRole('region', { name }).locator('tbody tr').allInnerTexts()).map((text) =>
    text.replace(/\s*\n\s*/g, ' '),
  );

test('an arena from the list to its end: how to join, who leads while it plays, who wins where', async () => {
  const { page } = await open('#/settings', { viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' });
  const service = await serveArena(page);
  await page.evaluate(() => void (location.hash = '#/together'));
  await page.getByRole('link', { name: 'Solver programs compete in the arena' }).click();
  await page.getByRole('heading', { name: 'Open to programs' }).waitFor();
  expect(await violations(page)).toEqual([]);
  await page.getByLabel('It begins in').selectOption('15 minutes');
  await page.getByRole('button', { name: 'Make an arena' }).click();
  const command = page.getByRole('textbox', { name: 'Join with a program' });
  expect(await command.inputValue()).toBe('pencilmark arena join http://service/v1/arenas/one -- ./my-solver');
  if (!('postData' in ENGINE.without))
    expect(service.wanted).toEqual({ rounds: ['9x9-first', '9x9-50', '9x9-1000'], inSeconds: 900 });
  await page.getByRole('button', { name: 'Make a token' }).click();
  await expect.poll(() => command.inputValue()).toMatch(/ --token secret -- /);
  await page.getByRole('link', { name: 'All arenas' }).click();
  await page.getByRole('link', { name: '6×6, 9×9' }).click();

  const first = { round: '6x6-first', rows: [row(1, 'quick', 0.0123), row(2, 'slow', 0.5)] };
  service.arena = { ...ARENA, state: 'playing', programs: ['quick', 'slow'], tables: [first] };
  await page.getByRole('heading', { name: '6×6, one puzzle at a time' }).waitFor();
  expect(await command.count()).toBe(0);
  expect(await rowsOf(page, '6×6, one puzzle at a time')).toEqual([
    'quick\t1\t2\t3/3\t12.3 ms',
    'slow\t2\t1\t3/3\t500 ms',
  ]);

  const second = { round: '9x9-50', rows: [{ ...row(1, 'slow', 1.5), right: 2 }] };
  service.arena = { ...service.arena, state: 'done', tables: [first, second] };
  await page.getByText('Finished, 18 Nov 2026').waitFor();
  expect(await rowsOf(page, 'Who wins where')).toEqual(['quick\t★ best: 12.3 ms\t–', 'slow\t500 ms\t★ best: 1.5 s']);
  expect(await page.locator('.times .dot.missed').count()).toBe(1);
  expect(await violations(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);

  await page.evaluate(() => void (location.hash = '#/arena/none'));
  await page.getByText('There is no such arena.').waitFor();
  // The browser itself calls an answer of 401 or 404 an error, so the console is not judged here.
  await page.close();
});

test('without a service the page says so, and Watch leads to it', async () => {
  const { page, close } = await open('#/watch');
  await page.getByRole('link', { name: 'Solver programs compete in the arena' }).click();
  await page.getByText('Arenas need a service').waitFor();
  await close();
});
