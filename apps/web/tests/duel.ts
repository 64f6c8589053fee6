import { solve } from '@pencilmark/core';
import { parsePuzzle } from '@pencilmark/core/format';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Actor } from './browser.ts';
import { cellOf } from './playing.ts';

// A duel on pages, with the service itself.

/** The digits that are missing on a board, by their cells. */
export async function missingOn(page: Page): Promise<Entry[]> {
  const labels = await page
    .locator('.cell')
    .evaluateAll((cells) => cells.map((cell) => cell.getAttribute('aria-label')!));
  const text = labels.map((label) => (/^\d/.test(label) ? label[0] : '.')).join('');
  const puzzle = parsePuzzle(text);
  if (!puzzle.ok) throw new Error(puzzle.error.message);
  const solution = solve(puzzle.value.puzzle)!;
  return [...text].flatMap((character, cell) => (character === '.' ? [[cell, solution[cell]!] as const] : []));
}

/** The pages of two players. */
export type DuelPages = readonly [Page, Page];
type Entry = readonly [cell: number, digit: number];

const TO_MOVE = '.side.own.to-move';
// A connection may have to heal first.
const PATIENTLY = { timeout: 10_000 };

/** The two pages, the page of whoever is to move first. */
export async function inTurn([first, other]: DuelPages): Promise<DuelPages> {
  const isToMove = async (page: Page): Promise<boolean> => (await page.locator(TO_MOVE).count()) === 1;
  await expect.poll(async () => (await isToMove(first)) !== (await isToMove(other)), PATIENTLY).toBe(true);
  return (await isToMove(first)) ? [first, other] : [other, first];
}

export async function bothReady(pages: readonly Page[]): Promise<void> {
  for (const page of pages) await page.getByRole('button', { name: 'I’m ready' }).click();
  for (const page of pages) await page.locator('.play.match .cell').first().waitFor();
}

/** Two people at a duel that has begun. */
export interface Duel {
  readonly pages: DuelPages;
  close(): Promise<void>;
}
type Open = (address: string) => Promise<Actor>;

/** A host makes a small duel at an address, a guest comes by its link, and both are ready. */
export async function duelBetween(openHost: Open, openGuest: Open, address: string): Promise<Duel> {
  const host = await openHost(`${address}/#/together`);
  await host.page.getByLabel('Your name').fill('Jonas');
  await host.page.locator('.make-match [name=board]').selectOption('4x4:2x2');
  expect(await host.page.locator('.make-match [name=level]').inputValue()).toBe('gentle');
  await host.page.getByRole('button', { name: 'Make a duel' }).click();
  const guest = await openGuest(await host.page.getByRole('textbox', { name: 'Link' }).inputValue());
  await guest.page.getByLabel('Your name').fill('Marta');
  await guest.page.getByRole('button', { name: 'Join' }).click();
  const pages = [host.page, guest.page] as const;
  await bothReady(pages);
  return { pages, close: async () => void (await Promise.all([host.close(), guest.close()])) };
}

/** The two enter these digits in turn, and each digit is seen by both. */
export async function play(pages: DuelPages, entries: readonly Entry[]): Promise<void> {
  for (const [index, [cell, digit]] of entries.entries()) {
    const page = pages[index % 2]!;
    await page.locator(TO_MOVE).waitFor();
    await cellOf(page, cell).click();
    await page.keyboard.press(String(digit));
    for (const page of pages)
      await expect.poll(() => cellOf(page, cell).getAttribute('aria-label'), PATIENTLY).toMatch(`${digit},`);
  }
}

export async function hasEnded(pages: readonly Page[]): Promise<void> {
  for (const page of pages) await page.getByRole('heading', { name: /wins?$|^A draw$/ }).waitFor();
}
