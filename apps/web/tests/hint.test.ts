// @module-tag whole

import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { violations } from './axe.ts';
import { stage } from './browser.ts';
import { read, takeFromMenu } from './playing.ts';

const theStage = stage();
const { open } = theStage;

/** Three steps in, an X-Wing; and all the way with easy techniques. */
const EASY = '.45.1...8....8......9..42..5...........143...6..5.7....7.6...1...1.25.6.8......3.';
/** From our generator. The techniques end after some fifty steps. */
const HARD_12 =
  '.3..AC.B.8...1....8..4....9B.1.7....15....9.......A38....57...........9C' +
  '5.C.B......2B..2.6.4.C8......7..6...8B..7..A9..3..5C.4...6.....7....5.B.';

/** From our generator: it begins with a step that writes no digit. */
const POINTING = '.4....57.7..15.8.....78...6..4........3...2...6..3...95826.7.3.....15..8.1.3.8...';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const told = (page: Page) => page.locator('.hinted .told');
const digits = (page: Page): Promise<string> =>
  page
    .locator('.cell')
    .evaluateAll((cells) => cells.map((cell) => cell.querySelector('.digit')?.textContent ?? '.').join(''));

describe('hints', () => {
  test('are given in the language that is chosen while they are shown', async () => {
    const { page, close } = await open(`#/play?puzzle=${EASY}`);
    await button(page, 'Hint').click();
    await expect.poll(() => told(page).textContent()).toBe('Look at box 1.');
    // As when somebody chooses it in another tab.
    await page.evaluate(() => {
      localStorage.setItem('pencilmark.settings', JSON.stringify({ language: 'de' }));
      dispatchEvent(new StorageEvent('storage', { key: 'pencilmark.settings' }));
    });
    await expect.poll(() => told(page).textContent()).toContain('Block 1');
    await close();
  });

  test('say where to look, which technique, the whole step, and do it', { tags: ['quick'] }, async () => {
    const { page, close } = await open(`#/play?puzzle=${EASY}`);
    await button(page, 'Hint').click();
    await expect.poll(() => told(page).textContent()).toBe('Look at box 1.');
    expect(await page.locator('.evidence .mark-house').count()).toBe(1);
    expect(await page.locator('[role="status"]').allTextContents()).toContain('Look at box 1.');
    await button(page, 'Which technique?').click();
    expect(await page.locator('.hinted .technique').textContent()).toBe('Hidden Single');
    await button(page, 'Show the step').click();
    expect(await told(page).textContent()).toContain('So r3c2 is 8.');
    expect(await page.locator('.evidence .deed-ring').count()).toBe(1);
    // The digits that block are ringed, the cells that they block are hatched.
    expect(await page.locator('.evidence .blocker').count()).toBe(2);
    expect(await page.locator('.evidence .blocked').count()).toBe(5);
    expect(await page.locator('.hinted .legend li').allTextContents()).toEqual(['blocks']);
    // What is written r3c2 is heard by its row and column, in the slip and when it is said.
    expect(await page.locator('.word', { hasText: 'r3c2' }).first().getAttribute('aria-label')).toBe('row 3, column 2');
    expect(await page.locator('[role="status"].spoken').textContent()).toContain('So row 3, column 2 is 8.');
    expect(await button(page, 'Read aloud').isVisible()).toBe(true);
    await page.locator('.word', { hasText: 'r3c2' }).first().focus();
    expect(await page.locator('.evidence .pointed').count()).toBe(1);
    expect(await violations(page)).toEqual([]);
    await button(page, 'From what alone does this follow?').click();
    await page.locator('.hinted .reason').getByText('This follows from box 1 alone.').waitFor();
    expect(await violations(page)).toEqual([]);
    await button(page, 'Write 8 in r3c2').click();
    expect(await page.locator('[data-cell="19"] .digit').textContent()).toBe('8');
    expect(await page.locator('.evidence .deed-ring').count()).toBe(0);
    await button(page, 'Undo').click();
    expect(await page.locator('[data-cell="19"] .digit').count()).toBe(0);
    expect(await page.locator('.hinted').count()).toBe(0);
    await close();
  });

  test.each([
    ['The technique', 'Show the step'],
    ['The whole step', 'Write 8 in r3c2'],
  ])('begin with what somebody chose: %s', async (start, verb) => {
    const { page, close } = await open('#/settings');
    await page.getByLabel('A hint begins with').selectOption({ label: start });
    await page.goto('about:blank');
    await page.goto(`${theStage.address}/#/play?puzzle=${EASY}`);
    await button(page, 'Hint').click();
    await button(page, verb).waitFor();
    await close();
  });

  test('point out a wrong digit first, then a note that is missing', { tags: ['quick'] }, async () => {
    const { page, close } = await open(`#/play?puzzle=${EASY}`);
    const cell = page.locator('[data-cell="19"]');
    await cell.click();
    await page.keyboard.press('6');
    await button(page, 'Hint').click();
    await expect.poll(() => told(page).textContent()).toBe('The digit in r3c2 is wrong.');
    expect(await page.locator('.evidence.proof .mark-cell').count()).toBe(1);
    await button(page, 'Take it out').click();
    await expect.poll(() => cell.locator('.digit').count()).toBe(0);
    await page.keyboard.press('c');
    await page.keyboard.press('6');
    await button(page, 'Hint').click();
    await expect.poll(() => told(page).textContent()).toContain('leave out a digit');
    await button(page, 'Write in what is possible').click();
    await expect.poll(() => cell.locator('.notes').textContent()).toBe('1368');
    await button(page, 'Hint').click();
    await expect.poll(() => told(page).textContent()).toBe('Look at box 1.');
    await takeFromMenu(page, 'Show all candidates');
    await cell.click();
    await page.keyboard.press('Shift+8');
    await button(page, 'Hint').click();
    await expect
      .poll(() => told(page).textContent())
      .toBe('The notes in r3c2 leave out a digit that is still possible.');
    await button(page, 'Write in what is possible').click();
    await expect.poll(() => page.locator('.hinted').count()).toBe(0);
    await button(page, 'Hint').click();
    await expect.poll(() => told(page).textContent()).toBe('Look at box 1.');
    await close();
  });

  test('walk the whole path, go back to the game, and solve to a step', async () => {
    const { page, close } = await open(`#/play?puzzle=${EASY}`);
    await page.locator('.cell').first().waitFor();
    const before = await digits(page);
    await button(page, 'Whole path').click();
    await expect.poll(() => page.locator('.steps li').count()).toBeGreaterThan(40);
    await page.getByText('All steps').click();
    await page.locator('.steps li button').nth(9).click();
    expect(await page.locator('.steps [aria-current="step"]').count()).toBe(1);
    const there = await digits(page);
    expect(there.replaceAll('.', '').length).toBe(before.replaceAll('.', '').length + 9);
    expect(await violations(page)).toEqual([]);
    await button(page, 'Back to the game').click();
    await expect.poll(() => digits(page)).toBe(before);
    await button(page, 'Whole path').click();
    await page.getByText('All steps').click();
    await page.locator('.steps li button').nth(8).click();
    await button(page, 'Solve to here').click();
    await expect.poll(() => digits(page)).toBe(there);
    // The walk goes on with the next step.
    expect(await page.locator('.hinted .eyebrow').textContent()).toMatch(/^Step 10 of/);
    await close();
  });

  test('a walk is turned by arrows, Home and End, spoken aloud, and closed by Escape', async () => {
    const { page, close } = await open(`#/play?puzzle=${EASY}`);
    const step = () => page.locator('.hinted .eyebrow').textContent();
    const ask = page.getByRole('button', { name: 'Whole path' });
    await ask.click();
    await expect.poll(step).toMatch(/^Step 1 of/);
    for (const [key, at] of [
      ['ArrowRight', 2],
      ['ArrowRight', 3],
      ['ArrowLeft', 2],
      ['End', 58],
      ['Home', 1],
    ] as const) {
      await page.keyboard.press(key);
      await expect.poll(step).toBe(`Step ${at} of 58`);
    }
    await page.keyboard.press('ArrowRight');
    await expect
      .poll(() => page.locator('[role="status"]').allTextContents())
      .toContainEqual(expect.stringMatching(/^Step 2 of 58: Hidden Single\. /));
    expect(await page.getByRole('slider', { name: 'Steps' }).getAttribute('aria-valuetext')).toBe(
      '2 of 58: Hidden Single',
    );
    await page.keyboard.press('Escape');
    await expect.poll(() => page.locator('.hinted').count()).toBe(0);
    await close();
  });

  test('on a phone the slip covers the pad and no part of the board, and a finger pulls it away', async () => {
    const phone = { viewport: { width: 390, height: 844 }, hasTouch: true };
    const { page, close } = await open(`#/play?puzzle=${EASY}`, phone);
    await button(page, 'Hint').click();
    await button(page, 'Which technique?').click();
    const box = async (selector: string) => (await page.locator(selector).boundingBox())!;
    const [board, slip, pad] = [await box('.board'), await box('.hinted'), await box('.pad')];
    expect(slip.y).toBeGreaterThanOrEqual(board.y + board.height);
    // A text that is longer than its place begins at the top again when more is shown.
    const story = page.locator('.story');
    await story.evaluate((place) => Object.assign(place.style, { flex: 'none', height: '2rem' }));
    await story.evaluate((place) => place.scrollTo(0, 100));
    expect(await story.evaluate((place) => place.scrollTop)).toBeGreaterThan(0);
    await button(page, 'Show the step').click();
    await expect.poll(() => story.evaluate((place) => place.scrollTop)).toBe(0);
    expect([slip.y <= pad.y, slip.y + slip.height >= pad.y + pad.height]).toEqual([true, true]);
    await page.locator('.hinted header').evaluate((head) => {
      // Not every engine lets a script make touches.
      const touch = (type: string, y: number) => {
        const list = [{ identifier: 1, target: head, clientX: 100, clientY: y }];
        head.dispatchEvent(Object.assign(new Event(type, { bubbles: true }), { touches: list, changedTouches: list }));
      };
      touch('touchstart', 500);
      touch('touchend', 600);
    });
    await expect.poll(() => page.locator('.hinted').count()).toBe(0);
    await close();
  });

  test('a step is drawn in reading order, at once after a press, and without motion where none is wanted', async () => {
    const wholeStep = async (page: Page) => {
      await button(page, 'Hint').click();
      await button(page, 'Which technique?').click();
      await button(page, 'Show the step').click();
      await page.locator('.evidence .deed-ring').waitFor();
      return page
        .locator('.evidence')
        .evaluate((drawing) =>
          drawing.getAnimations({ subtree: true }).map(({ effect }) => Number(effect!.getComputedTiming().endTime)),
        );
    };
    const { page, close } = await open(`#/play?puzzle=${EASY}`, { reducedMotion: 'no-preference' });
    const ends = await wholeStep(page);
    expect(ends.length).toBeGreaterThan(5);
    expect(Math.max(...ends)).toBeLessThanOrEqual(1200);
    await page.keyboard.press('Shift');
    expect(await page.locator('.evidence.is-telling').count()).toBe(0);
    await close();
    const still = await open(`#/play?puzzle=${EASY}`, { reducedMotion: 'reduce' });
    expect(await wholeStep(still.page)).toEqual([]);
    await still.close();
  });

  test('only the candidates that a step speaks of are drawn, beside the notes of the player', async () => {
    const { page, close } = await open(`#/play?puzzle=${EASY}`);
    const notes = page.locator('.cell:not(.drawn) .notes');
    await page.locator('[data-cell="8"]').waitFor();
    // A note far away from the first step stays as it is.
    await page.locator('[data-cell="80"]').click();
    await page.keyboard.press('Shift+4');
    await button(page, 'Hint').click();
    await button(page, 'Which technique?').click();
    await button(page, 'Show the step').click();
    await expect.poll(() => page.locator('.evidence text').allTextContents()).toEqual(['8']);
    expect((await notes.allTextContents()).map((text) => text.trim())).toEqual(['4']);
    await close();
  });

  test('on a board without notes the candidates of a step are seen at once, and struck out after it', async () => {
    const { page, close } = await open(`#/play?puzzle=${POINTING}`, { reducedMotion: 'no-preference' });
    await button(page, 'Hint').click();
    await button(page, 'Which technique?').click();
    await button(page, 'Show the step').click();
    await page.locator('.evidence .deed-goes').first().waitFor();
    const appearing = await page.locator('.evidence text').evaluateAll((texts) =>
      texts.flatMap((text) =>
        text.getAnimations().flatMap((animation) => {
          const isFade = (animation as CSSAnimation).animationName === 'appear';
          return isFade ? [Number(animation.effect!.getComputedTiming().endTime)] : [];
        }),
      ),
    );
    expect(await page.locator('.evidence text').allTextContents()).toEqual(['4', '4', '4', '4']);
    expect(Math.max(...appearing), 'in milliseconds').toBeLessThanOrEqual(200);
    await button(page, 'Take 4 out of r5c6 and r6c6').click();
    const struck = page.locator('.struck s');
    const isStruck = async (): Promise<void> => {
      expect(await struck.allTextContents()).toEqual(['4', '4']);
      for (const cell of [41, 50]) expect(await read(page, cell)).toBe('empty, ruled out 4');
    };
    await expect.poll(() => struck.count()).toBe(2);
    await isStruck();
    await page.reload();
    await struck.first().waitFor();
    await isStruck();
    // Notes of the player show it themselves.
    await page.locator('[data-cell="41"]').click();
    await page.keyboard.press('Shift+9');
    expect(await read(page, 41)).toBe('corner 9');
    await button(page, 'Undo').click();
    await isStruck();
    await button(page, 'Undo').click();
    expect(await struck.count()).toBe(0);
    await close();
  });

  test('keep the focus where it is, by keyboard alone', { tags: ['quick'] }, async () => {
    const { page, close } = await open(`#/play?puzzle=${EASY}`);
    const focused = () => page.evaluate(() => document.activeElement?.textContent);
    await page.locator('[data-cell="19"]').click();
    await page.keyboard.press('6');
    await button(page, 'Hint').focus();
    await page.keyboard.press('Enter');
    await button(page, 'Take it out').focus();
    expect(await page.locator('.hinted .word').textContent()).toBe('r3c2');
    await page.keyboard.press('Enter');
    expect(await focused()).toBe('Hint');
    await page.keyboard.press('Enter');
    await button(page, 'Which technique?').focus();
    for (const next of ['Show the step', 'Write 8 in r3c2', 'Next hint', 'Which technique?']) {
      await page.keyboard.press('Enter');
      await expect.poll(focused).toBe(next);
    }
    await page.keyboard.press('Escape');
    expect(await focused()).toBe('Hint');
    await close();
  });

  test('say why a digit cannot go into a cell, on a hard board, too', async () => {
    const { page, close } = await open(`#/play?puzzle=${EASY}`);
    const pad = page.locator('.pad');
    await takeFromMenu(page, 'Why not …');
    await expect.poll(() => page.locator('.why > p').textContent()).toBe('Choose an empty cell.');
    const place = await pad.boundingBox();
    await page.locator('[data-cell="0"]').click();
    await button(page, 'Why not 3 here?').waitFor();
    expect(await pad.boundingBox(), 'the pad stays where it is').toEqual(place);
    await button(page, 'Why not 3 here?').click();
    await expect.poll(() => page.locator('.hinted[data-kind="walk"], .hinted[data-kind="answer"]').count()).toBe(1);
    expect(await page.locator('.hinted').textContent()).toMatch(/steps? rules? out 3 in r1c1/);
    // The answer took the place of the question, which comes back.
    expect(await page.locator('.why').count()).toBe(0);
    await page.keyboard.press('Escape');
    await button(page, 'Why not 5 here?').click();
    await expect.poll(() => told(page).textContent()).toBe('r1c1 sees the 5 in r1c3.');
    expect(await told(page).locator('.word').allTextContents()).toEqual(['r1c1', 'r1c3']);
    expect(await page.locator('.evidence .mark-cell').count()).toBe(2);
    await close();
    const hard = await open(`#/play?puzzle=${HARD_12}`);
    await hard.page.locator('[data-cell="2"]').click();
    await takeFromMenu(hard.page, 'Why not …');
    await button(hard.page, 'Why not 2 here?').click();
    const hinted = hard.page.locator('.hinted');
    await expect.poll(() => hinted.textContent(), { timeout: 30_000 }).toMatch(/steps rule out 2 in r1c3/);
    await hard.page.keyboard.press('Escape');
    await button(hard.page, 'Why not 4 here?').click();
    await expect
      .poll(() => told(hard.page).textContent(), { timeout: 30_000 })
      .toMatch(/4 is the digit of the solution in r1c3|Nothing speaks against 4/);
    await hard.close();
  });

  test('on a phone a question takes the place of the hint, and goes when something else begins', async () => {
    const { page, close } = await open(`#/play?puzzle=${EASY}`, { viewport: { width: 390, height: 844 } });
    const why = page.locator('.why:not(.follow)');
    await button(page, 'Hint').click();
    await told(page).waitFor();
    await takeFromMenu(page, 'Why not …');
    await why.waitFor();
    expect(await page.locator('.hinted').count()).toBe(0);
    await takeFromMenu(page, 'What follows …');
    await page.locator('.why.follow').waitFor();
    expect(await why.count()).toBe(0);
    await takeFromMenu(page, 'Why not …');
    await why.waitFor();
    await takeFromMenu(page, 'What if …');
    await expect.poll(() => page.locator('.slips > .slip').count()).toBe(0);
    await page.locator('[data-cell="0"]').click();
    await page.locator('.digits .key').nth(2).click();
    expect(await read(page, 0)).toBe('3, part of a what-if');
    await close();
  });

  test('say that a puzzle has several solutions', { tags: ['quick'] }, async () => {
    const { page, close } = await open(`#/play?puzzle=${EASY.replace('.45.1', '.4..1')}`);
    await button(page, 'Hint').click();
    await expect.poll(() => page.locator('.hinted .notice').textContent()).toContain('several solutions');
    await close();
  });
});

describe('why not this digit', () => {
  const eyebrow = (page: Page) => page.locator('.hinted .eyebrow');

  test('is opened by a right click on a note or a key, and by keys', async () => {
    const { page, close } = await open(`#/play?puzzle=${EASY}`);
    const cell = page.locator('[data-cell="0"]');
    await cell.click();
    for (const digit of [3, 7]) await page.keyboard.press(`Shift+${digit}`);
    // A click where no note stands yet would open the menu of the browser, and wait for it.
    await expect.poll(() => read(page, 0)).toBe('corner 3 7');
    const { width, height } = (await cell.boundingBox())!;
    await cell.click({ button: 'right', position: { x: width * 0.8, y: height * 0.2 } });
    await expect.poll(() => eyebrow(page).textContent()).toMatch(/^Why not 3 in r1c1/);
    await page.keyboard.press('Escape');
    await page.locator('.digits .key').nth(5).click({ button: 'right' });
    await expect.poll(() => told(page).textContent()).toContain('r1c1 sees the 6');
    await page.keyboard.press('Escape');
    expect(await page.locator('.slips > .slip').count()).toBe(0);
    expect(await read(page, 0)).toBe('corner 3 7');
    await page.keyboard.press('y');
    await page.locator('.why').waitFor();
    await page.keyboard.press('5');
    await expect.poll(() => told(page).textContent()).toBe('r1c1 sees the 5 in r1c3.');
    await close();
  });

  test('is opened by a finger that rests on a key or a note, which then enters nothing', async () => {
    const { page, close } = await open(`#/play?puzzle=${EASY}`, {
      viewport: { width: 390, height: 844 },
      hasTouch: true,
    });
    const cell = page.locator('[data-cell="0"]');
    const touch = await page.context().newCDPSession(page);
    const rest = async (x: number, y: number, ms = 700): Promise<void> => {
      await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
      await page.waitForTimeout(ms);
      await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    };
    await cell.tap();
    const key = (await page.locator('.digits .key').nth(4).boundingBox())!;
    await rest(key.x + key.width / 2, key.y + key.height / 2);
    await expect.poll(() => told(page).textContent()).toBe('r1c1 sees the 5 in r1c3.');
    expect(await read(page, 0)).toBe('empty');
    await page.locator('.hinted .close').tap();
    await button(page, 'Corner note').tap();
    await page.locator('.digits .key').nth(2).tap();
    expect(await read(page, 0)).toBe('corner 3');
    const place = (await cell.boundingBox())!;
    // A finger that moves on selects cells.
    await touch.send('Input.dispatchTouchEvent', {
      type: 'touchStart',
      touchPoints: [{ x: place.x + 30, y: place.y + 9 }],
    });
    for (let by = 0; by <= 3; by++)
      await touch.send('Input.dispatchTouchEvent', {
        type: 'touchMove',
        touchPoints: [{ x: place.x + place.width * (0.5 + by), y: place.y + place.height / 2 }],
      });
    await page.waitForTimeout(700);
    await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    expect(await page.locator('.cell.selected').count()).toBe(4);
    expect(await page.locator('.hinted').count()).toBe(0);
    await rest(place.x + place.width * 0.8, place.y + place.height * 0.2);
    await expect.poll(() => eyebrow(page).textContent()).toMatch(/^Why not 3 in r1c1/);
    expect(await read(page, 0)).toBe('corner 3');
    await close();
  });
});
