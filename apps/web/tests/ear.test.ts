// @module-tag whole

import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { violations } from './axe.ts';
import { stage } from './browser.ts';
import { type FakeService, fakeService } from './fake-service.ts';
import { type Listener, listenTo } from './listener.ts';
import { cellOf, FOUR, gameOf, NINE, openGame, read } from './playing.ts';
import { goTo, Memory, type Move, placeIn } from './solver-by-ear.ts';
import { type Transcript, transcript } from './transcript.ts';

const theStage = stage();
const { open } = theStage;

let fake: FakeService;
beforeAll(async () => {
  fake = await fakeService();
  fake.puzzle = FOUR;
});
afterAll(() => fake?.close());

/** Hard: besides singles, locked candidates and pairs it needs an X-Wing. From our generator. */
const HARD = '....12....6..3.9...35.....8.23..7..95..2.........43..56....917.851...............';

const PAGE = fileURLToPath(new URL('../../../docs/transcript.md', import.meta.url));
const HEAD = `# What a screen reader says

Somebody who sees nothing solves a hard puzzle, from the first visit on, does a drill, and plays a duel. On the left are the keys, on the right is what is said.
Of a key that is pressed until it has led somewhere, the last time has a line. [By ear](by-ear.md) explains the keys.
\`apps/web/tests/ear.test.ts\` plays all of this in a browser, knows nothing but what is said, and writes this page.
`;

/** Comes from the first visit to a puzzle that is brought along, by keys alone. */
async function bring(ear: Listener, puzzle: string): Promise<void> {
  await ear.until(/^Workshop/);
  await ear.press('Enter', /Workshop$/);
  await ear.until(/^Import/);
  await ear.press('Enter', /Import$/);
  await ear.until(/textbox/);
  await ear.type(puzzle, /1 puzzle/);
  await ear.until(/^Play.*button/);
  await ear.press('Enter', /Play$/);
  await ear.until(/row \d, column \d/);
}

/** Has candidates shown, so that what is struck out is remembered; then goes to the board. */
async function showCandidates(ear: Listener): Promise<string> {
  await ear.until(/^This game/, 'Shift+Tab');
  await ear.press('Enter', /.*menuitem.*/);
  await ear.until(/Show all candidates/, 'ArrowDown');
  await ear.press('Enter', /This game.*/);
  return ear.press('ArrowRight');
}

/** Enters a digit, or strikes candidates out; answers where the focus is then. */
async function make(ear: Listener, { why, cells, digit }: Move, from: number): Promise<number> {
  let at = from;
  for (const cell of cells) {
    await goTo(ear, at, cell);
    at = cell;
    const said = await ear.press(why === 'single' ? String(digit) : `Shift+Digit${digit}`);
    expect(said).not.toMatch(/conflict/);
  }
  return at;
}

/** Solves the hard puzzle by what is heard; answers the reasons of the moves in their order. */
async function solve(ear: Listener, start: number, page: Transcript): Promise<string[]> {
  const memory = new Memory();
  const reasons: string[] = [];
  let at = start;
  await memory.listen(ear);
  while (!memory.isDone()) {
    const moves = memory.moves();
    if (moves.length === 0) {
      await memory.listenToLines(ear);
      const wing = memory.xWing();
      if (!wing) throw new Error('nothing more is found');
      page.skip(ear);
      // What was heard is heard once more, and then it is clear.
      await ear.keys('Shift+Q', wing.isRow ? String(wing.digit) : `Shift+Digit${wing.digit}`);
      moves.push(wing);
    }
    for (const move of moves) at = await make(ear, move, at);
    memory.remember(moves);
    reasons.push(moves[0]!.why);
    if (moves[0]!.why === 'x-wing') page.tell('The X-Wing', ear);
    page.skip(ear);
  }
  return reasons;
}

/** Finds the step of a drill by ear, and is told that it is right. */
async function drill(page: Transcript): Promise<void> {
  const { page: own, close } = await open('#/learn/x-wing/drill');
  await own.locator('.choices').waitFor();
  const ear = await listenTo(own);
  const at = placeIn(await ear.until(/row \d, column \d/));
  const memory = new Memory();
  await memory.listenToLines(ear);
  const wing = memory.xWing()!;
  page.skip(ear);
  await ear.keys('Shift+Q', wing.isRow ? String(wing.digit) : `Shift+Digit${wing.digit}`);
  await goTo(ear, at, wing.cells[0]!);
  await ear.press(String(wing.digit), /Found\. .*/);
  page.tell('A drill of Learn', ear);
  await close();
}

/** Two people come to a duel by keys; answers what each hears, and how to leave. */
async function duel() {
  const host = await open(`${fake.address}/#/together`);
  const guest = await open(`${fake.address}/#/together`);
  const come = async (page: Page, name: string, go: RegExp): Promise<Listener> => {
    await page.locator('main h1').first().waitFor();
    const ear = await listenTo(page);
    await ear.until(/^Your name.*textbox/);
    await page.keyboard.insertText(name);
    await ear.until(go);
    await ear.press('Enter', /.+/);
    return ear;
  };
  const one = await come(host.page, 'Jonas', /^Make a duel/);
  await one.until(/^Link/);
  await guest.page.goto(host.page.url());
  await guest.page.reload();
  const other = await come(guest.page, 'Marta', /^Join/);
  for (const ear of [other, one]) {
    await ear.until(/I’m ready/);
    await ear.press('Enter', /.+/);
  }
  for (const ear of [other, one]) await ear.until(/row \d, column \d/);
  return { ears: [one, other] as const, close: async () => void (await Promise.all([host.close(), guest.close()])) };
}

/** The two fill the board in turn; each hears whose move it is, and where a digit fits. */
async function playDuel(page: Transcript): Promise<void> {
  const { ears, close } = await duel();
  for (const at of FOUR.missing.keys()) {
    const said = await Promise.all(ears.map((ear) => ear.press('t')));
    const ear = ears[said.findIndex((words) => words.includes('You to move'))]!;
    page.skip(ear);
    await ear.press('t');
    await ear.press('n');
    const [, digit = ''] = /^(\d) fits/.exec(await ear.press('u')) ?? [];
    await ear.press(digit, /You: .*/);
    if (at === 0) page.tell('A move in a duel', ear);
  }
  for (const ear of ears) await ear.hear(/\bwins?\b|draw/);
  await close();
}

test('a hard puzzle from the first visit on, with an X-Wing, a drill and a duel, all by ear', {
  timeout: 240_000,
}, async () => {
  const page = transcript(HEAD);
  const { page: own, close } = await open();
  await own.locator('main h1').first().waitFor();
  const ear = await listenTo(own);
  await bring(ear, HARD);
  page.tell('From the first visit to the puzzle', ear);
  await ear.keys(...'rlo', 'Shift+R', 'u', 'q', '5', ...'jihg');
  await ear.keys('m', 'n', 'Shift+M');
  expect(ear.log.at(-1)!.said).toBe(ear.log.at(-4)!.said);
  await ear.keys(...'drdrd');
  page.tell('What the board says', ear);
  const at = placeIn(await showCandidates(ear));
  page.tell('Candidates are shown, so that what is struck out is remembered', ear);
  const reasons = await solve(ear, at, page);
  expect(reasons).toContain('x-wing');
  await ear.hear(/Solved in .*/);
  page.tell('After the last digit', ear);
  await close();
  await drill(page);
  await playDuel(page);
  await expect(page.text).toMatchFileSnapshot(PAGE);
});

const said = (page: Page): Promise<string | null> => page.locator('.spoken[role=status]').textContent();

test('the digit after Q waits until the keys are there, and is entered nowhere', async () => {
  const { page, close } = await openGame(theStage, gameOf('9x9:3x3', NINE.puzzle));
  let isFetched = false;
  await page.route(/\/keys-[^/]*\.js$/, async (route) => {
    isFetched = true;
    await new Promise((resolve) => setTimeout(resolve, 300));
    await route.continue();
  });
  await cellOf(page, 0).click();
  await page.keyboard.press('q');
  await page.keyboard.press('1');
  await expect.poll(() => said(page)).toMatch(/^Digit 1: Row 1: /);
  expect(isFetched).toBe(true);
  expect(await read(page, 0)).toBe('empty');
  // Another key leaves the question, and a digit is a digit again.
  await page.keyboard.press('q');
  await page.keyboard.press('u');
  await expect.poll(() => said(page)).toMatch(/fit/);
  await page.keyboard.press('1');
  expect(await read(page, 0)).toBe('1');
  await page.keyboard.press('q');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('4');
  expect(await read(page, 9)).toBe('4');
  await page.keyboard.press('u');
  await expect.poll(() => said(page)).toMatch(/^4 stands here/);
  await close();
});

test('letters tell something in a cell of the board alone', async () => {
  const { page, close } = await openGame(theStage, gameOf('9x9:3x3', NINE.puzzle));
  await cellOf(page, 0).click();
  await page.keyboard.press('r');
  await expect.poll(() => said(page)).toMatch(/^Row 1: empty, 5, 2 empty, 3, 8, 9, 2, 7/);
  await page.getByRole('button', { name: 'This game' }).focus();
  await page.keyboard.press('l');
  await expect.poll(() => said(page)).toMatch(/^Row 1/);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('o');
  await expect.poll(() => said(page)).toMatch(/^Box 1/);
  await close();
});

test('where a letter is a digit, Alt is pressed with it; the list of keys says so', async () => {
  const { page, close } = await openGame(theStage, gameOf('16x16:4x4', '.'.repeat(256)));
  await cellOf(page, 0).click();
  await page.keyboard.press('g');
  expect(await read(page, 0)).toBe('G');
  await page.keyboard.press('n');
  await expect.poll(() => page.locator(':focus').getAttribute('aria-label')).toMatch(/row 1, column 2/);
  await page.keyboard.press('Alt+g');
  await expect.poll(() => said(page)).toBe('No cell has two candidates.');
  await page.keyboard.press('?');
  const list = page.getByRole('dialog', { name: 'Keys' });
  await list.getByRole('heading', { name: 'By ear' }).waitFor();
  expect(await list.textContent()).toMatch(/AltGto the next cell with two candidates/);
  expect(await violations(page)).toEqual([]);
  await close();
});

test('a cage tells what is left of its sum, and a reader of German hears German', async () => {
  const board = '4x4:killer_6:r1c1-2';
  const { page, close } = await openGame(theStage, gameOf(board, `1${'.'.repeat(15)}`), { locale: 'de' });
  await cellOf(page, 1).click();
  await page.keyboard.press('j');
  await expect.poll(() => said(page)).toMatch(/6: r1c1 1, r1c2 leer; 5 übrig für 1 Zelle$/);
  await close();
});

test.each([false, true])('the cells of a hint are heard as tones where somebody wants it: %s', async (hintSound) => {
  const { page, close } = await openGame(theStage, gameOf('9x9:3x3', NINE.puzzle));
  await page.evaluate((wanted) => {
    const heard = { contexts: 0, pans: [] as number[] };
    Object.assign(window, { heard });
    const [Context, Panner] = [AudioContext, StereoPannerNode];
    window.AudioContext = class extends Context {
      constructor() {
        super();
        heard.contexts++;
      }
    };
    window.StereoPannerNode = class extends Panner {
      constructor(context: BaseAudioContext, options?: StereoPannerOptions) {
        super(context, options);
        heard.pans.push(options?.pan ?? 0);
      }
    };
    const key = 'pencilmark.settings';
    localStorage.setItem(key, JSON.stringify({ hintStart: 'full', sound: true, hintSound: wanted }));
    window.dispatchEvent(new StorageEvent('storage', { key }));
  }, hintSound);
  const heard = () => page.evaluate(() => (window as unknown as { heard: { contexts: number; pans: number[] } }).heard);
  // A digit is heard in any case: then whatever makes sounds is there.
  await cellOf(page, 0).click();
  await page.keyboard.press('1');
  await expect.poll(async () => (await heard()).contexts).toBe(1);
  await page.getByRole('button', { name: 'Hint', exact: true }).click();
  await expect.poll(() => said(page)).toMatch(/(?:row|column|box) \d/);
  await expect.poll(async () => (await heard()).pans.length > 0).toBe(hintSound);
  await close();
});
