// @module-tag whole

import type { Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { violations } from './axe.ts';
import { type Actor, stage } from './browser.ts';
import { type FakeService, fakeService, letPass } from './fake-service.ts';
import { cellOf, FOUR, NINE, read } from './playing.ts';

const { open } = stage();

let fake: FakeService;
beforeAll(async () => {
  fake = await fakeService();
});
beforeEach(() => {
  fake.puzzle = FOUR;
  fake.seconds = undefined;
});
afterAll(() => fake?.close());

type Entry = readonly [cell: number, digit: number];
const MISSING = FOUR.missing as readonly Entry[] as readonly [Entry, Entry, Entry, Entry];
const NINE_MISSING = NINE.missing as readonly Entry[] as readonly [Entry, Entry, Entry];

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true };
const at = (path: string): string => `${fake.address}/#/${path}`;
const theMatch = (page: Page) => fake.matches.get(page.url().split('/').at(-1)!)!;

/** Two people at a match that has begun. */
interface Pair {
  readonly host: Actor;
  readonly guest: Actor;
  /** Both pages, the page of whoever is to move first. */
  inTurn(): [Page, Page];
  close(): Promise<void>;
}

/** A host makes a match with three taps, a guest comes by its link. */
async function begun(kind: 'Duel' | 'Race' | 'Team'): Promise<Pair> {
  const host = await open(at('together'), PHONE);
  await host.page.getByLabel('Your name').fill('Jonas');
  if (kind !== 'Duel') await host.page.getByRole('radio', { name: kind }).check();
  await host.page.getByRole('button', { name: /^Make a/ }).click();
  const link = await host.page.getByRole('textbox', { name: 'Link' }).inputValue();
  expect(await host.page.getByRole('img', { name: 'QR code of the link' }).count()).toBe(1);
  const guest = await open(link, PHONE);
  await guest.page.getByText('Jonas invites you').waitFor();
  await guest.page.getByLabel('Your name').fill('Marta');
  await guest.page.getByRole('button', { name: 'Join' }).click();
  for (const { page } of [guest, host]) await page.getByRole('button', { name: 'I’m ready' }).click();
  for (const { page } of [guest, host]) await page.locator('.play.match .cell').first().waitFor();
  return {
    host,
    guest,
    inTurn() {
      const { turn } = theMatch(host.page).state.progress.duel!;
      return turn === 0 ? [host.page, guest.page] : [guest.page, host.page];
    },
    close: async () => void (await Promise.all([host.close(), guest.close()])),
  };
}

async function put(page: Page, cell: number, digit: number): Promise<void> {
  await cellOf(page, cell).click();
  await page
    .locator('.digits .key')
    .nth(digit - 1)
    .click();
}

const lastMove = (page: Page): Promise<string | null> => page.locator('.last-move').textContent();

describe('a duel', () => {
  test('from the link to a full board: clocks, par, what a move earns or costs, a prepared one', {
    tags: ['quick'],
  }, async () => {
    const { inTurn, close, host } = await begun('Duel');
    const [first, second] = inTurn();
    const [[one, right], [two, next], ...rest] = MISSING;
    // Whose move it is stands there in words, on both pages.
    await first.getByRole('region', { name: 'You' }).getByText('to move').waitFor();
    expect(await second.getByRole('region', { name: 'You' }).textContent()).not.toContain('to move');
    await cellOf(first, one).click();
    expect(await first.locator('.outlook').textContent()).toBe('r1c2Par0:02Right+1 sWrong−12 s');
    await second.getByText('You may prepare').waitFor();
    await put(second, two, next);
    await expect.poll(() => cellOf(second, two).getAttribute('aria-label')).toContain('not accepted yet');
    expect(await read(first, two)).toBe('empty');
    await first
      .locator('.digits .key')
      .nth(right % 4)
      .click();
    // A wrong digit costs, and the prepared move of the other follows at once.
    await expect
      .poll(() => lastMove(first))
      .toMatch(/You: \d at r1c2 is wrong[\s\S]*−12 s[\s\S]*: 4 at r2c3|1 at r2c3/);
    await expect.poll(() => read(first, two)).toBe(String(next));
    expect(await cellOf(first, two).getAttribute('aria-label')).toMatch(/(Jonas|Marta)$/);
    await first.getByText('not ', { exact: false }).first().waitFor();
    await put(first, one, right);
    await expect.poll(() => lastMove(second)).toMatch(/: 2 at r1c2[\s\S]*\+1 s/);
    for (const [cell, digit] of rest) {
      const [mover] = inTurn();
      const before = theMatch(host.page).log.length;
      await put(mover, cell, digit);
      await expect.poll(() => theMatch(host.page).log.length).toBeGreaterThan(before);
    }
    await second.getByRole('heading', { name: 'You win' }).waitFor();
    await first.getByRole('heading', { name: /(Jonas|Marta) wins/ }).waitFor();
    await close();
  });

  test('to the flag; then once more', async () => {
    fake.seconds = 2;
    const { inTurn, close, host, guest } = await begun('Duel');
    const [slow, quick] = inTurn();
    await expect.poll(() => slow.getByRole('timer').first().textContent()).toMatch(/^0:0[01]\.\d$/);
    await quick.getByRole('heading', { name: 'You win' }).waitFor();
    expect(await lastMove(slow)).toContain('You: time is up');
    for (const { page } of [host, guest]) await page.getByRole('button', { name: 'Play again' }).click();
    for (const { page } of [host, guest]) await page.getByRole('button', { name: 'I’m ready' }).click();
    await host.page.getByRole('region', { name: 'Marta' }).waitFor();
    expect(host.page.url()).toBe(guest.page.url());
    await close();
  });

  test('over a lost line, a reload and a second tab nothing is lost, and notes stay', async () => {
    fake.puzzle = NINE;
    const { inTurn, close } = await begun('Duel');
    const [mover, other] = inTurn();
    const [[first, right], , [third]] = NINE_MISSING;
    await cellOf(mover, third).click();
    await mover.getByRole('button', { name: 'Notes' }).click();
    await mover.locator('.digits .key').nth(6).click();
    await mover.getByRole('button', { name: 'Digit', exact: true }).click();
    fake.cut(true);
    await mover.getByRole('alert').getByText('The connection is lost').waitFor();
    await put(mover, first, right);
    expect(await read(mover, first)).toBe(String(right));
    expect(theMatch(mover).state.progress.duel!.digits[first]).toBe(0);
    fake.cut(false);
    await expect.poll(() => read(other, first)).toBe(String(right));
    await mover.locator('.connection-notice').waitFor({ state: 'detached' });
    expect(theMatch(mover).log.filter(({ k }) => k === 'placed').length).toBe(1);
    await mover.reload();
    await expect.poll(() => read(mover, third).catch(() => '')).toBe('corner 7');
    expect(await cellOf(mover, first).getAttribute('aria-label')).toMatch(/You$/);
    const tab = await mover.context().newPage();
    await tab.goto(mover.url());
    await expect.poll(() => read(tab, first).catch(() => '')).toBe(String(right));
    await tab.getByRole('region', { name: 'You' }).waitFor();
    await tab.close();
    await close();
  });

  test('without a network the board stays, with what was entered; back on it, the duel goes on', async () => {
    fake.puzzle = NINE;
    const { inTurn, close } = await begun('Duel');
    const [mover, other] = inTurn();
    const [[first, right]] = NINE_MISSING;
    await cellOf(mover, first).click();
    await mover.context().setOffline(true);
    await mover.getByRole('alert').getByText('This device is offline').waitFor();
    await mover.keyboard.press(String(right));
    await expect.poll(() => cellOf(mover, first).getAttribute('aria-label')).toContain('not accepted yet');
    await mover.context().setOffline(false);
    await expect.poll(() => read(other, first)).toBe(String(right));
    await mover.locator('.connection-notice').waitFor({ state: 'detached' });
    expect(await cellOf(mover, first).getAttribute('aria-label')).toMatch(/You$/);
    await close();
  });

  test('that nobody begins is called off, and before that it says who is waited for, and how long', async () => {
    const { inTurn, close } = await begun('Duel');
    const [mover, other] = inTurn();
    await mover.getByText(/^Place your first digit\. (2\d|30) seconds left, then the game is off\.$/).waitFor();
    await other.getByText(/^(Jonas|Marta) is to place a first digit\. (2\d|30) seconds left/).waitFor();
    await put(mover, ...MISSING[0]);
    await other.getByText(/^Place your first digit\. (2\d|30) seconds left/).waitFor();
    await mover.getByText(/^(Jonas|Marta) is to place a first digit/).waitFor();
    letPass(fake, 30_000);
    await other.getByText('You did not place a first digit in time. Nothing counts.').waitFor();
    await mover.getByText(/^(Jonas|Marta) did not place a first digit in time/).waitFor();
    await close();
  });

  test('for which somebody is not ready says who', async () => {
    const host = await open(at('together'), PHONE);
    await host.page.getByRole('button', { name: /^Make a/ }).click();
    const guest = await open(await host.page.getByRole('textbox', { name: 'Link' }).inputValue(), PHONE);
    await guest.page.getByLabel('Your name').fill('Marta');
    await guest.page.getByRole('button', { name: 'Join' }).click();
    await host.page.getByRole('button', { name: 'I’m ready' }).click();
    await host.page.getByText(/^Not ready yet: Marta\. \d\d seconds left, then the game is off\.$/).waitFor();
    await guest.page.getByText(/^Not ready yet: You\. /).waitFor();
    letPass(fake, 30_000);
    await host.page.getByText('Not ready in time: Marta. Nothing counts.').waitFor();
    await guest.page.getByText('Not ready in time: You. Nothing counts.').waitFor();
    await Promise.all([host.close(), guest.close()]);
  });

  test('is heard: moves, clocks on demand; phrases; resigning needs a second press', async () => {
    fake.puzzle = NINE;
    const { inTurn, close } = await begun('Duel');
    const [mover, other] = inTurn();
    const spoken = (page: Page): Promise<string | null> => page.locator('.frame > .spoken[role=status]').textContent();
    await put(mover, ...NINE_MISSING[0]);
    await expect.poll(() => spoken(other)).toMatch(/^(Jonas|Marta): 1 at r1c1, \+\d s\. Your move/);
    await other.keyboard.press('t');
    await expect.poll(() => spoken(other)).toMatch(/^You \d:\d\d, (Jonas|Marta) \d:\d\d\. You to move\. Par 0:\d\d/);
    await takeMatchMenu(mover, 'Good luck');
    await other
      .getByText(/(Jonas|Marta): Good luck/)
      .first()
      .waitFor();
    await other.evaluate(() => document.documentElement.setAttribute('data-theme', 'contrast'));
    expect(await violations(other)).toEqual([]);
    await takeMatchMenu(other, 'Resign');
    await other.getByRole('alertdialog').getByRole('button', { name: 'Play on' }).click();
    await takeMatchMenu(other, 'Resign');
    await other.getByRole('alertdialog').getByRole('button', { name: 'Resign' }).click();
    await mover.getByRole('heading', { name: 'You win' }).waitFor();
    await close();
  });
});

async function takeMatchMenu(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'This match' }).click();
  await page.getByRole('menuitem', { name, exact: true }).click();
}

test('a race: own notes and undo, a wrong digit, how far the other is, the end', async () => {
  const { host, guest, close } = await begun('Race');
  const [[first, right], ...rest] = MISSING;
  await put(host.page, first, (right % 4) + 1);
  await expect.poll(() => lastMove(host.page)).toMatch(/is wrong[\s\S]*\+10 s/);
  await host.page.getByRole('button', { name: 'Corner' }).click();
  await put(host.page, rest[0][0], 3);
  await expect.poll(() => read(host.page, rest[0][0])).toBe('corner 3');
  await host.page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => read(host.page, rest[0][0])).toBe('empty');
  await host.page.getByRole('button', { name: 'Digit', exact: true }).click();
  await put(host.page, first, right);
  // The other sees how many cells are filled, and not what stands there.
  await guest.page.getByRole('listitem').filter({ hasText: 'Jonas' }).getByText('1 of 4').waitFor();
  expect(await read(guest.page, first)).toBe('empty');
  for (const [cell, digit] of rest) await put(host.page, cell, digit);
  await guest.page.getByText(/done in 0:\d\d/).waitFor();
  for (const [cell, digit] of MISSING) await put(guest.page, cell, digit);
  await guest.page.getByRole('heading', { name: /wins?$/ }).waitFor();
  expect(await guest.page.locator('.standings tbody tr').count()).toBe(2);
  await close();
});

test('a race that is judged at the end: digits come and go; a full board that is wrong costs', async () => {
  const host = await open(at('together'), PHONE);
  await host.page.getByRole('radio', { name: 'Race' }).check();
  await host.page.getByLabel('Tell wrong digits at once').uncheck();
  await host.page.getByRole('button', { name: /^Make a/ }).click();
  const guest = await open(await host.page.getByRole('textbox', { name: 'Link' }).inputValue(), PHONE);
  await guest.page.getByRole('button', { name: 'Join' }).click();
  for (const { page } of [guest, host]) await page.getByRole('button', { name: 'I’m ready' }).click();
  const { page } = host;
  await page.locator('.play.match .cell').first().waitFor();
  const [[first, right], ...rest] = MISSING;
  await put(page, first, (right % 4) + 1);
  for (const [cell, digit] of rest) await put(page, cell, digit);
  await expect.poll(() => lastMove(page)).toMatch(/full, but not right[\s\S]*\+30 s/);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => read(page, rest[2][0])).toBe('empty');
  await page.reload();
  await expect.poll(() => read(page, first).catch(() => '')).toBe(String((right % 4) + 1));
  expect(await read(page, rest[2][0])).toBe('empty');
  await put(page, first, right);
  await put(page, rest[2][0], rest[2][1]);
  await page.getByText(/done in/).waitFor();
  await Promise.all([host.close(), guest.close()]);
});

test('a team: one board, where the others are, notes for all', async () => {
  const { host, guest, close } = await begun('Team');
  const [[first, right], [two]] = MISSING;
  await cellOf(guest.page, two).click();
  await expect.poll(() => cellOf(host.page, two).getAttribute('aria-label')).toContain('Marta is here');
  await host.page.getByRole('button', { name: 'Corner' }).click();
  await put(host.page, first, 4);
  await expect.poll(() => read(guest.page, first)).toBe('corner 4');
  await host.page.getByRole('button', { name: 'Digit', exact: true }).click();
  await put(host.page, first, right);
  await expect.poll(() => cellOf(guest.page, first).getAttribute('aria-label')).toMatch(/^2.*Jonas/);
  await close();
});

test('somebody without a seat watches', { tags: ['quick'] }, async () => {
  fake.puzzle = NINE;
  const { inTurn, host, close } = await begun('Duel');
  const watcher = await open(host.page.url());
  await put(inTurn()[0], ...NINE_MISSING[0]);
  await expect.poll(() => read(watcher.page, NINE_MISSING[0][0]).catch(() => '')).toBe('1');
  expect(await watcher.page.locator('.pad').count()).toBe(0);
  await watcher.close();
  await close();
});

describe('without a service', () => {
  test('a static host says so, and that all else works', async () => {
    const { page, close } = await open('#/together');
    await page.getByText('this copy of Pencilmark runs without one').waitFor();
    await page.getByRole('link', { name: 'Play on your own' }).click();
    await page.locator('main[data-page="new"]').waitFor();
    await close();
  });

  test('while the database opens one waits, and the page goes on by itself', async () => {
    fake.state = 'opening';
    const { page, close } = await open(at('together'));
    await page.getByText('The service is opening its books').waitFor();
    fake.state = 'ready';
    await page.getByRole('button', { name: 'Make a duel' }).waitFor();
    await close();
  });
});

test('on a phone the keys of a duel reach down to the end of the window', async () => {
  fake.puzzle = NINE;
  const duel = await begun('Duel');
  const { y, height } = (await duel.host.page.locator('.pad').boundingBox())!;
  expect(844 - y - height).toBeLessThan(12);
  await duel.close();
});

const NARROW = { viewport: { width: 320, height: 640 }, hasTouch: true, locale: 'de-DE' };

/** Elements below 44 pixels that are pressed, and what is wider than the window. */
const badFit = (page: Page): Promise<string[]> =>
  page.evaluate(() => [
    ...[...document.querySelectorAll<HTMLElement>('button, a[href], select')].flatMap((element) => {
      const { width, height } = element.getBoundingClientRect();
      const isSeen = element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && width > 1;
      const isInSentence = getComputedStyle(element).display === 'inline';
      return isSeen && !isInSentence && Math.min(Math.round(width), Math.round(height)) < 44
        ? [`${element.outerHTML.slice(0, 80)} ${Math.round(width)}x${Math.round(height)}`]
        : [];
    }),
    ...(document.documentElement.scrollWidth > innerWidth ? [`wide: ${document.documentElement.scrollWidth}`] : []),
  ]);

test('on a narrow phone, in German, every stage fits, and axe finds no fault in any theme', async () => {
  fake.puzzle = NINE;
  const host = await open(at('together'), NARROW);
  const faults: Record<string, string[]> = {};
  const look = async (stage: string, { page }: Actor): Promise<void> => {
    const list = await badFit(page);
    for (const scheme of ['light', 'dark']) {
      await page.evaluate((to) => document.documentElement.setAttribute('data-scheme', to), scheme);
      const rules = scheme === 'light' ? 'all' : 'colours';
      list.push(...(await violations(page, rules)).map((fault) => `${scheme}: ${fault}`));
    }
    if (list.length > 0) faults[stage] = list;
  };
  await host.page.getByText('Anna').waitFor();
  await look('together', host);
  await host.page.getByRole('button', { name: 'Duell anlegen' }).click();
  await host.page.getByRole('textbox', { name: 'Link' }).waitFor();
  await look('waiting', host);
  const guest = await open(host.page.url(), NARROW);
  await guest.page.getByRole('button', { name: 'Mitspielen' }).waitFor();
  await look('invitation', guest);
  await guest.page.getByRole('button', { name: 'Mitspielen' }).click();
  await guest.page.getByRole('button', { name: 'Ich bin bereit' }).waitFor();
  await look('ready', guest);
  for (const { page } of [guest, host]) await page.getByRole('button', { name: 'Ich bin bereit' }).click();
  for (const { page } of [guest, host]) await page.locator('.play.match .cell').first().waitFor();
  await cellOf(host.page, NINE_MISSING[0][0]).click();
  await look('live', host);
  const first = theMatch(host.page).state.progress.duel!.turn === 0 ? host : guest;
  await put(first.page, ...NINE_MISSING[0]);
  await host.page.getByRole('button', { name: 'Diese Partie' }).click();
  await host.page.getByRole('menuitem', { name: 'Aufgeben' }).click();
  await host.page.getByRole('alertdialog').getByRole('button', { name: 'Aufgeben' }).click();
  await host.page.getByRole('heading', { name: 'Gast gewinnt' }).waitFor();
  await look('over', host);
  await host.page.getByRole('link', { name: 'Nachspielen' }).click();
  await host.page.locator('.moves').getByText('1 in r1c1').waitFor();
  await host.page.locator('.moves .technique').first().waitFor();
  await look('replay', host);
  await host.page.keyboard.press('End');
  expect(await host.page.locator('.cell.last').getAttribute('data-cell')).toBe('0');
  await host.page.evaluate(() => void (location.hash = '#/account'));
  await host.page.getByRole('button', { name: 'Konto anlegen' }).waitFor();
  await look('account', host);
  expect(faults).toEqual({});
  await Promise.all([host.close(), guest.close()]);
});
