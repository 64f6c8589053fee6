// @module-tag whole

import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { stage } from './browser.ts';
import { type FakeService, fakeService } from './fake-service.ts';
import { type Listener, listenTo } from './listener.ts';
import { FOUR } from './playing.ts';
import { goTo, Memory, type Move, placeIn } from './solver-by-ear.ts';
import { type Transcript, transcript } from './transcript.ts';

const { open } = stage();

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

Somebody who sees nothing solves a hard puzzle, from the first visit on, and plays a duel. On the left are the keys, on the right is what is said.
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
  await ear.press('Enter');
  await ear.until(/Show all candidates/, 'ArrowDown');
  await ear.press('Enter');
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
    await ear.press('Enter');
    return ear;
  };
  const one = await come(host.page, 'Jonas', /^Make a duel/);
  await one.until(/^Link/);
  await guest.page.goto(host.page.url());
  await guest.page.reload();
  const other = await come(guest.page, 'Marta', /^Join/);
  for (const ear of [other, one]) {
    await ear.until(/I’m ready/);
    await ear.press('Enter');
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

test('a hard puzzle from the first visit on, with an X-Wing, and a duel, all by ear', {
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
  await playDuel(page);
  await expect(page.text).toMatchFileSnapshot(PAGE);
});
