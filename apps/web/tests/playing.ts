import type { BrowserContextOptions, Locator, Page } from 'playwright-core';
import { type Game, makeGame } from '../src/model/game.ts';
import type { Actor, Stage } from './browser.ts';

/** A puzzle, its solution, and what is to be entered. */
function puzzleOf(board: string, puzzle: string, solution: string) {
  const missing = [...puzzle].flatMap((given, cell) =>
    given === '.' ? [[cell, Number(solution[cell])] as const] : [],
  );
  return { board, puzzle, solution, missing };
}

// From our generator.
export const NINE = puzzleOf(
  '9x9:3x3',
  '.5..38927.2.....1....5...8.7.562.1.82.......68.1.594.2.1...7....7.....6.58916..7.',
  '156438927428976315937512684745623198293841756861759432612387549374295861589164273',
);
export const SIX = puzzleOf('6x6:2x3', '..532..21.5.2.6.43...56253....61.4..', '465321321654256143143562534216612435');

// Four cells are empty.
export const FOUR = puzzleOf('4x4:2x2', '1.3434.2214343..', '1234341221434321');

/** A game as it would be kept, with givens as characters. */
export const gameOf = (board: string, givens: string, id = board): Game =>
  makeGame(
    board,
    Array.from(givens, (character) => '.123456789ABCDEFGHIJKLMNOP'.indexOf(character)),
    { kind: 'new', difficulty: 'easy', title: `Game ${id}` },
    id,
    1_700_000_000_000,
  );

/** Puts rows into a store of a page. */
export async function putAll(
  page: Page,
  store: 'games' | 'solved' | 'answers' | 'tables' | 'reviews',
  rows: readonly object[],
): Promise<void> {
  await page.evaluate(
    async ([name, list]) => {
      // The app makes it.
      const isThere = async () => (await indexedDB.databases()).some((database) => database.name === 'pencilmark');
      while (!(await isThere())) await new Promise((resolve) => setTimeout(resolve, 10));
      const database = await new Promise<IDBDatabase>((resolve) => {
        const request = indexedDB.open('pencilmark');
        request.onsuccess = () => resolve(request.result);
      });
      const transaction = database.transaction(name, 'readwrite');
      for (const row of list) transaction.objectStore(name).put(row);
      await new Promise((resolve) => {
        transaction.oncomplete = resolve;
      });
      database.close();
    },
    [store, rows] as const,
  );
}

/** Puts games into the store of a page, and loads it anew: the last touched is on screen. */
export async function keepAndLoad(page: Page, games: readonly Game[]): Promise<void> {
  await page.locator('.board').waitFor();
  await putAll(page, 'games', games);
  await page.reload();
  await page.locator('.board').waitFor();
}

/** Opens a page on which a game is played, as somebody comes to it who has begun it before. */
export async function openGame(stage: Stage, game: Game, options: BrowserContextOptions = {}): Promise<Actor> {
  const actor = await stage.open('#/games', options);
  await putAll(actor.page, 'games', [game]);
  await actor.page.evaluate(() => void (location.hash = '#/play'));
  await actor.page.locator('.board').waitFor();
  return actor;
}

export const cellOf = (page: Page, index: number): Locator => page.locator(`[data-cell="${index}"]`);

/** What stands in a cell: "5", "corner 1 2", as a screen reader has it before its place. */
export const read = async (page: Page, index: number): Promise<string> =>
  (await cellOf(page, index).getAttribute('aria-label'))!.replace(/, row \d+.*/, '');

/** Takes a row of the menu of the game on screen. */
export async function takeFromMenu(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'This game' }).click();
  await page
    .getByRole('menu')
    .getByRole('menuitem', { name, exact: true })
    .or(page.getByRole('menuitemcheckbox', { name, exact: true }))
    .click();
}
