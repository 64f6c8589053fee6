import { solve } from '@pencilmark/core';
import { parsePuzzle } from '@pencilmark/core/format';
import type { MatchRules } from '@pencilmark/race';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { serviceForTests, type TestService } from '../../service/src/testing.ts';
import { APP } from '../server.mjs';
import { stage } from './browser.ts';
import { cellOf } from './playing.ts';

// The pages and the service itself, on its embedded database.

const { open } = stage();

let service: TestService;
let address: string;
beforeAll(async () => {
  service = await serviceForTests({ pages: APP });
  address = await service.address();
}, 120_000);
afterAll(() => service?.close());

const RULES: MatchRules = {
  mode: 'duel',
  board: '4x4:2x2',
  level: 'gentle',
  seats: 2,
  seconds: 10,
  isChecked: true,
  isRated: false,
};

/** Makes a match whose rules the page does not offer, and takes a seat at it. */
const madeBy = (page: Page, rules: MatchRules): Promise<string> =>
  page.evaluate(async (wanted) => {
    const { csrf } = await (await fetch('/v1/session')).json();
    const post = async (path: string, body: object) => {
      const headers = { 'content-type': 'application/json', 'x-csrf-token': csrf };
      return (await fetch(path, { method: 'POST', headers, body: JSON.stringify(body) })).json();
    };
    const { id } = await post('/v1/matches', { rules: wanted, isOpen: false });
    await post(`/v1/matches/${id}/join`, {});
    return id;
  }, rules);

/** The digits that are missing on a board, by their cells. */
async function missingOn(page: Page): Promise<(readonly [cell: number, digit: number])[]> {
  const labels = await page
    .locator('.cell')
    .evaluateAll((cells) => cells.map((cell) => cell.getAttribute('aria-label')!));
  const text = labels.map((label) => (/^\d/.test(label) ? label[0] : '.')).join('');
  const puzzle = parsePuzzle(text);
  if (!puzzle.ok) throw new Error(puzzle.error.message);
  const solution = solve(puzzle.value.puzzle)!;
  return [...text].flatMap((one, cell) => (one === '.' ? [[cell, solution[cell]!] as const] : []));
}

/** The one of two pages that is to move, within a moment. */
async function mover(pages: readonly Page[]): Promise<Page> {
  const own = (page: Page) => page.locator('.side.own.to-move');
  await expect.poll(async () => (await Promise.all(pages.map((page) => own(page).count()))).join()).toMatch(/1/);
  return (await own(pages[0]!).count()) === 1 ? pages[0]! : pages[1]!;
}

async function bothReady(pages: readonly Page[]): Promise<void> {
  for (const page of pages) await page.getByRole('button', { name: 'I’m ready' }).click();
  for (const page of pages) await page.locator('.play.match .cell').first().waitFor();
}

test('on the embedded database: a duel from the link to a full board, and one to the flag', async () => {
  const host = await open(`${address}/#/together`);
  await host.page.getByLabel('Your name').fill('Jonas');
  await host.page.locator('.make-match [name=board]').selectOption('4x4:2x2');
  expect(await host.page.locator('.make-match [name=level]').inputValue()).toBe('gentle');
  await host.page.getByRole('button', { name: 'Make a duel' }).click();
  const guest = await open(await host.page.getByRole('textbox', { name: 'Link' }).inputValue());
  await guest.page.getByLabel('Your name').fill('Marta');
  await guest.page.getByRole('button', { name: 'Join' }).click();
  const pages = [host.page, guest.page];
  await bothReady(pages);
  for (const [cell, digit] of await missingOn(host.page)) {
    const page = await mover(pages);
    await cellOf(page, cell).click();
    await page.keyboard.press(String(digit));
    for (const one of pages) await expect.poll(() => cellOf(one, cell).getAttribute('aria-label')).toMatch(`${digit},`);
  }
  for (const { page } of [host, guest]) await page.getByRole('heading', { name: /wins?$|^A draw$/ }).waitFor();
  // Whose digits stand where is known after a reload, too.
  await host.page.reload();
  await expect.poll(() => host.page.locator('.cell.foreign').count()).toBeGreaterThan(0);
  const id = await madeBy(host.page, RULES);
  for (const page of pages) await page.evaluate((to) => void (location.hash = `#/match/${to}`), id);
  await guest.page.getByRole('button', { name: 'Join' }).click();
  await bothReady(pages);
  const slow = await mover(pages);
  await slow.locator('.last-move').getByText('You: time is up').waitFor();
  await pages
    .find((page) => page !== slow)!
    .getByRole('heading', { name: 'You win' })
    .waitFor();
  await Promise.all([host.close(), guest.close()]);
}, 120_000);
