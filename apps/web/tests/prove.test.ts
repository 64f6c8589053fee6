// @module-tag whole

import { classic, digitSet } from '@pencilmark/core/geometry';
import { nextStep, techniqueCalled } from '@pencilmark/core/human';
import { Grid, makePuzzle } from '@pencilmark/core/puzzle';
import { solve } from '@pencilmark/core/solve';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { restOf } from '../../../packages/coach/src/proof/rest.ts';
import { violations } from './axe.ts';
import { stage } from './browser.ts';
import { cellOf, FOUR, takeFromMenu } from './playing.ts';

const { open } = stage();

/** 8 is the only one of box 1 in r3c2: those in r2c5 and r9c1 leave no other place. */
const EASY = '.45.1...8....8......9..42..5...........143...6..5.7....7.6...1...1.25.6.8......3.';
const [CLAIMED, ...BLOCKERS] = [19, 13, 72];
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

const slipOf = (page: Page) => page.getByRole('region', { name: 'Prove it' });
const inSlip = (page: Page, name: string) => slipOf(page).getByRole('button', { name, exact: true });

const seenIn = (page: Page, list: string): Promise<number> =>
  page.locator(list).evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    const isSeen = (element: Element): boolean => {
      const box = element.getBoundingClientRect();
      return box.top >= top - 1 && box.bottom <= Math.min(bottom, innerHeight) + 1;
    };
    return [...element.querySelectorAll('button')].filter(isSeen).length;
  });

test.each([
  ['a phone', PHONE, 6, 18],
  ['a laptop', { viewport: { width: 1366, height: 768 } }, 6, 24],
] as const)(
  'on %s many techniques are seen at a time, all of them by level, and keys walk',
  async (_, room, few, many) => {
    const { page, close } = await open(`#/play?puzzle=${EASY}`, room);
    await takeFromMenu(page, 'Prove it');
    await cellOf(page, CLAIMED!).click();
    await page.keyboard.press('8');
    await inSlip(page, 'Hidden Single').waitFor();
    expect(await seenIn(page, '.proving .reasons')).toBeGreaterThanOrEqual(few);
    await inSlip(page, 'All techniques').click();
    const all = page.getByRole('dialog', { name: 'All techniques' });
    await all.getByRole('list', { name: 'Fiendish' }).waitFor();
    expect(await seenIn(page, '.all-reasons .reasons')).toBeGreaterThanOrEqual(many);
    expect(await violations(page)).toEqual([]);
    // From the field into the list, along a row, to the row below, and back by typing.
    const field = all.getByRole('searchbox');
    await field.press('ArrowDown');
    const focused = () => page.evaluate(() => document.activeElement?.textContent);
    expect(await focused()).toBe('Full House');
    await page.keyboard.press('ArrowDown');
    expect(await focused()).toBe('Hidden Single');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowRight');
    expect(await focused()).toBe('Direct Pointing');
    await page.keyboard.press('Home');
    await page.keyboard.press('ArrowUp');
    expect(await field.evaluate((input) => input === document.activeElement)).toBe(true);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.type('hidden si');
    expect(await field.inputValue()).toBe('hidden si');
    await expect.poll(() => all.getByRole('button').nth(1).textContent()).toBe('Hidden Single');
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await all.waitFor({ state: 'detached' });
    await inSlip(page, 'All techniques').click();
    await all.getByRole('button', { name: 'Hidden Single' }).click();
    await slipOf(page).getByText('Now tap the cells that show it.').waitFor();
    await close();
  },
);

describe('a game in which each move has its reason', () => {
  test('by touch: a digit is proven, another is a guess, a wrong digit is taken back', async () => {
    const { page, close } = await open(`#/play?puzzle=${EASY}`, PHONE);
    const slip = slipOf(page);
    const key = (name: string) => inSlip(page, name);
    const enter = async (cell: number, digit: number): Promise<void> => {
      await cellOf(page, cell).tap();
      await page.locator('.pad .key', { hasText: String(digit) }).tap();
    };
    await takeFromMenu(page, 'Prove it');
    await enter(CLAIMED!, 8);
    await slip.getByText('Why 8 in r3c2?').waitFor();
    expect(await violations(page)).toEqual([]);
    const [board, place] = [await page.locator('.board').boundingBox(), await slip.boundingBox()];
    expect(place!.y).toBeGreaterThanOrEqual(board!.y + board!.height);
    await key('Hidden Single').tap();
    await cellOf(page, BLOCKERS[0]!).tap();
    await key('Prove it').tap();
    await slip.getByText('not from these cells').waitFor();
    await key('Try again').tap();
    await cellOf(page, BLOCKERS[1]!).tap();
    await key('Prove it').tap();
    await slip.getByText('Proven.', { exact: true }).waitFor();
    await page.locator('.evidence .deed-ring').waitFor();
    expect(await violations(page)).toEqual([]);
    await key('Go on').tap();
    await slip.waitFor({ state: 'detached' });

    await enter(76, 1);
    await slip.getByText('Why 1 in r9c5?').waitFor();
    await key('Full House').tap();
    await cellOf(page, 75).tap();
    await key('Column').tap();
    await slip.getByText('9 cells chosen').waitFor();
    await key('Prove it').tap();
    await slip.getByText('That is wrong.').waitFor();
    await key('Take it back').tap();
    expect(await cellOf(page, 76).locator('.digit').count()).toBe(0);
    await close();
  });

  test('ends with how many moves were proven', async () => {
    const { page, close } = await open(`#/play?puzzle=${FOUR.puzzle}`);
    await takeFromMenu(page, 'Prove it');
    const [[first, digit], ...rest] = FOUR.missing as [readonly [number, number], ...(readonly [number, number])[]];
    await cellOf(page, first).click();
    await page.keyboard.press(String(digit));
    await page.getByRole('searchbox').fill('full house');
    await page.getByRole('searchbox').press('Enter');
    await slipOf(page).getByText('0 cells chosen').waitFor();
    await page.keyboard.press(' ');
    await inSlip(page, 'Row').click();
    await inSlip(page, 'Prove it').click();
    await inSlip(page, 'Go on').press('Enter');
    for (const [cell, own] of rest) {
      // Who goes on without an answer has given no reason.
      await cellOf(page, cell).click();
      await page.keyboard.press(String(own));
    }
    await page.getByText('1 of 3 moves proven · 2 guesses').waitFor();
    expect(await violations(page)).toEqual([]);
    await close();
  });
});

/** The position on the board, as a screen reader has it. */
async function positionOn(page: Page): Promise<Grid> {
  const labels = await page.locator('.grid [data-cell]').evaluateAll((cells) => cells.map((cell) => cell.ariaLabel!));
  const grid = new Grid(classic);
  for (const [cell, label] of labels.entries()) {
    const [, kind = '', told = ''] = /^(candidates)? ?([\d ]+)/.exec(label) ?? [];
    const digits = told.trim().split(' ').map(Number);
    if (kind === '') grid.digits[cell] = digits[0]!;
    grid.candidates[cell] = kind === '' ? 0 : digitSet(digits);
  }
  return grid;
}

/** What somebody may claim in a position, the technique that shows it, and the cells for it. */
function reasonIn(grid: Grid) {
  const step = nextStep(grid)!;
  const isPlacement = step.placements.length > 0;
  const { cell, digit } = (isPlacement ? step.placements : step.eliminations)[0]!;
  const { needed } = restOf(step, grid.geometry, grid.digits, cell);
  return { cell, digit, isPlacement, name: techniqueCalled(step.technique)!.name, cells: [...needed] };
}

describe('five positions a day', () => {
  test('by keys: proven, a guess, wrong, skipped; listed at the end, and kept', { tags: ['quick'] }, async () => {
    const { page, close } = await open('#/prove', { viewport: { width: 1280, height: 900 } });
    let at = 0;
    const press = (key: string, times: number) =>
      Array.from({ length: times }).reduce<Promise<void>>(
        (last) => last.then(() => page.keyboard.press(key)),
        Promise.resolve(),
      );
    const walk = async (cell: number): Promise<void> => {
      const [down, right] = [Math.floor(cell / 9) - Math.floor(at / 9), (cell % 9) - (at % 9)];
      await press(down < 0 ? 'ArrowUp' : 'ArrowDown', Math.abs(down));
      await press(right < 0 ? 'ArrowLeft' : 'ArrowRight', Math.abs(right));
      at = cell;
    };
    const begin = async (number: number): Promise<void> => {
      at = 0;
      await page.getByText(`Position ${number} of 5`).waitFor();
      await page.locator('.grid [data-cell="0"]').focus();
    };

    const claimWithoutReason = async (held: string): Promise<void> => {
      const { digits } = await positionOn(page);
      const [empty, solution] = [digits.indexOf(0), solve(makePuzzle(classic, digits))!];
      await walk(empty);
      await page.keyboard.press(`${held}Digit${solution[empty]}`);
      await inSlip(page, 'No reason').press('Enter');
    };

    await begin(1);
    const { cell, digit, isPlacement, name, cells } = reasonIn(await positionOn(page));
    await walk(cell);
    expect(await violations(page)).toEqual([]);
    await page.keyboard.press(isPlacement ? `Digit${digit}` : `Shift+Digit${digit}`);
    await page.getByRole('searchbox').fill(name);
    await page.getByRole('searchbox').press('Enter');
    await slipOf(page).getByText('0 cells chosen').waitFor();
    for (const cell of cells) {
      await walk(cell);
      await page.keyboard.press(' ');
    }
    await page.keyboard.press('Enter');
    await slipOf(page)
      .getByText(/^Proven\./)
      .waitFor();
    expect(await violations(page)).toEqual([]);
    await page.keyboard.press('Enter');

    await begin(2);
    await claimWithoutReason('');

    await begin(3);
    await claimWithoutReason('Shift+');

    for (const number of [4, 5]) {
      await begin(number);
      await page.getByRole('button', { name: 'Skip', exact: true }).press('Enter');
    }
    await page.getByRole('heading', { name: '1 of 5 proven' }).waitFor();
    await page.getByText('1 true, but not proven · 1 wrong · 2 skipped').waitFor();
    expect(await violations(page)).toEqual([]);
    await page.reload();
    await page.getByRole('heading', { name: '1 of 5 proven' }).waitFor();
    expect(await page.locator('.squares li').allTextContents()).toEqual([
      '11: proven',
      '22: true, but not proven',
      '33: wrong',
      '44: skipped',
      '55: skipped',
    ]);
    await close();
  });
});
