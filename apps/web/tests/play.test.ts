import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { violations } from './axe.ts';
import { stage } from './browser.ts';
import { cellOf, gameOf, keepAndLoad, NINE, openGame, read, SIX, takeFromMenu } from './playing.ts';

const theStage = stage();

const solvedText = (page: Page) => page.locator('.ended');

describe('a puzzle is played to its end', () => {
  test('with the mouse', async () => {
    const { page, close } = await openGame(theStage, gameOf(SIX.board, SIX.puzzle));
    for (const [cell, digit] of SIX.missing) {
      await cellOf(page, cell).click();
      await page
        .locator('.digits button')
        .nth(digit - 1)
        .click();
    }
    await solvedText(page).waitFor();
    expect(await solvedText(page).textContent()).toMatch(/^Solved\d+:\d\d/);
    expect(await page.getByRole('link', { name: 'Another like this' }).getAttribute('href')).toBe(
      '#/new?difficulty=easy&board=6x6%3A2x3',
    );
    await close();
  });

  test('with fingers on a small phone, without scrolling', async () => {
    const missing = NINE.missing.slice(-12);
    const rest = new Set(missing.map(([cell]) => cell));
    const givens = [...NINE.solution].map((digit, cell) => (rest.has(cell) ? '.' : digit)).join('');
    const { page, close } = await openGame(theStage, gameOf('9x9:3x3', givens), {
      viewport: { width: 320, height: 568 },
      hasTouch: true,
      isMobile: true,
    });
    const pad = await page.locator('.pad').boundingBox();
    expect(pad!.y + pad!.height).toBeLessThanOrEqual(568);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    for (const [cell, digit] of missing) {
      await cellOf(page, cell).tap();
      await page
        .locator('.digits button')
        .nth(digit - 1)
        .tap();
    }
    await solvedText(page).waitFor();
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await close();
  });

  test('with the keyboard alone, from the address on; it counts in the statistics', async () => {
    const { page, close } = await openGame(theStage, gameOf('9x9:3x3', NINE.puzzle));
    await page.keyboard.press('Home');
    for (let cell = 0; cell < 81; cell++) {
      await page.keyboard.press(NINE.solution[cell]!);
      await page.keyboard.press(cell % 9 === 8 ? 'Home' : 'ArrowRight');
      if (cell % 9 === 8) await page.keyboard.press('ArrowDown');
    }
    await solvedText(page).waitFor();
    await expect.poll(() => page.locator('.spoken[role=status]').textContent()).toMatch(/Solved in/);
    await page.goto(`${theStage.address}/#/me`);
    await expect.poll(() => page.locator('.figures div', { hasText: 'Solved' }).locator('dd').textContent()).toBe('1');
    await close();
  });
});

describe('entering', () => {
  test('digits, notes, colours; what is entered twice goes; undo', async () => {
    const { page, close } = await openGame(theStage, gameOf('9x9:3x3', NINE.puzzle));
    const said = () => page.locator('.spoken[role=status]').textContent();
    await cellOf(page, 0).click();
    await page.keyboard.press('1');
    expect(await read(page, 0)).toBe('1');
    await expect.poll(said).toBe('1 in r1c1');
    await page.keyboard.press('1');
    expect(await read(page, 0)).toBe('empty');
    await page.keyboard.press('Control+z');
    await expect.poll(said).toBe('Undone: 1 gone from r1c1');
    await page.keyboard.press('5');
    await expect.poll(said).toBe('5 in r1c1; in conflict with r1c2 r9c1');
    expect(await cellOf(page, 1).getAttribute('aria-invalid')).toBe('true');
    await page.keyboard.press('Backspace');
    await page.keyboard.press('Shift+Digit3');
    await page.keyboard.press('x');
    await page.keyboard.press('7');
    expect(await cellOf(page, 0).locator('.notes.fixed').textContent()).toBe('  3\n\n7');
    await page.keyboard.press('Control+4');
    await page.keyboard.press('Control+Shift+Digit2');
    await page.keyboard.press('Control+Shift+Digit9');
    expect(await read(page, 0)).toBe('corner 3 7, centre 4, marked rust, blue');
    expect(await cellOf(page, 0).locator('.notes.centre').textContent()).toBe('4');
    expect(await cellOf(page, 0).locator('.colours > span').count()).toBe(2);
    // A placed digit is taken out of the notes of its peers.
    await cellOf(page, 2).click();
    await page.keyboard.press('z');
    await page.keyboard.press('4');
    expect(await read(page, 0)).toBe('corner 3 7, marked rust, blue');
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('9');
    expect(await read(page, 1)).toBe('5, given');
    await close();
  });

  test('many cells: by dragging, with Shift and Ctrl, by a double press, with the keys', async () => {
    const { page, close } = await openGame(theStage, gameOf('9x9:3x3', NINE.puzzle));
    const selected = () =>
      page
        .locator('.cell.selected')
        .evaluateAll((cells) => cells.map((cell) => Number(cell.getAttribute('data-cell'))));
    const middle = async (cell: number) => {
      const box = (await cellOf(page, cell).boundingBox())!;
      return [box.x + box.width / 2, box.y + box.height / 2] as const;
    };
    await page.mouse.move(...(await middle(0)));
    await page.mouse.down();
    await page.mouse.move(...(await middle(40))); // diagonally, and faster than cells go by
    await page.mouse.up();
    expect(await selected()).toEqual([0, 10, 20, 30, 40]);
    await cellOf(page, 80).click({ modifiers: ['Control'] });
    await cellOf(page, 40).click({ modifiers: ['Shift'] });
    expect(await selected()).toEqual([0, 10, 20, 30, 80]);
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('Shift+ArrowUp');
    expect((await selected()).length).toBe(2);
    // With Ctrl the cursor goes without selecting, and Ctrl Space takes what lies apart.
    await page.keyboard.press('Control+ArrowRight');
    await page.keyboard.press('Control+ArrowRight');
    expect((await selected()).length).toBe(2);
    await page.keyboard.press('Control+Space');
    expect((await selected()).length).toBe(3);
    await page.keyboard.press('Control+Enter');
    expect((await selected()).length).toBe(2);
    // The keys go on where a drag ended.
    await page.mouse.move(...(await middle(30)));
    await page.mouse.down();
    await page.mouse.move(...(await middle(32)));
    await page.mouse.up();
    // One cell is framed, not also the one where the drag began.
    const framed = '.cell.cursor, .cell:focus';
    const frames = await page
      .locator(framed)
      .evaluateAll((cells) => cells.map((cell) => cell.getAttribute('data-cell')));
    expect(frames).toEqual(['32']);
    await page.keyboard.press('ArrowRight');
    expect(await selected()).toEqual([33]);
    await page.keyboard.press('Control+a');
    expect((await selected()).length).toBe(81);
    await cellOf(page, 1).dblclick();
    const fives = [...NINE.puzzle].flatMap((digit, cell) => (digit === '5' ? [cell] : []));
    expect(await selected()).toEqual(fives);
    await page.keyboard.press('Escape');
    expect(await selected()).toEqual([]);
    // A digit goes to all of them, and one undo takes it back.
    await cellOf(page, 0).click();
    await cellOf(page, 2).click({ modifiers: ['Control'] });
    await page.keyboard.press('Shift+Digit6');
    expect([await read(page, 0), await read(page, 2)]).toEqual(['corner 6', 'corner 6']);
    await page.keyboard.press('Control+z');
    expect([await read(page, 0), await read(page, 2)]).toEqual(['empty', 'empty']);
    await close();
  });

  test('with a keyboard and without looking: Tab goes to the board, what is chosen is said', async () => {
    const { page, close } = await openGame(theStage, gameOf('9x9:3x3', NINE.puzzle));
    const said = () => page.locator('.spoken[role=status]').textContent();
    await page.getByRole('button', { name: 'Pause' }).focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('1');
    expect(await read(page, 0)).toBe('1');
    for (const times of [1, 2]) {
      await page.keyboard.press('x');
      // Twice the same is heard twice.
      await expect.poll(said).toBe(times === 1 ? 'Corner note' : 'Corner note\u00a0');
    }
    await page.keyboard.press('Space');
    await expect.poll(said).toBe('Centre note');
    await page.keyboard.press('Control+a');
    await expect.poll(said).toBe('81 cells selected');
    await close();
  });

  test('a quick finger selects cells, and the tap after it counts', async () => {
    const { page, close } = await openGame(theStage, gameOf('9x9:3x3', NINE.puzzle), {
      viewport: { width: 360, height: 740 },
      hasTouch: true,
      isMobile: true,
    });
    const client = await page.context().newCDPSession(page);
    const touch = async (type: 'touchStart' | 'touchMove' | 'touchEnd', cell?: number) => {
      const box = cell === undefined ? undefined : (await cellOf(page, cell).boundingBox())!;
      const touchPoints = box ? [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }] : [];
      await client.send('Input.dispatchTouchEvent', { type, touchPoints });
    };
    await touch('touchStart', 2);
    for (const cell of [3, 12, 21, 22]) await touch('touchMove', cell);
    await touch('touchEnd');
    await page.getByRole('button', { name: 'Corner note' }).tap();
    await page.getByRole('button', { name: '4, 8 left' }).tap();
    for (const cell of [2, 3, 12, 22]) expect(await read(page, cell)).toBe('corner 4');
    await close();
  });

  test('digit first: what is held is written by a press, notes are painted', async () => {
    const { page, close } = await openGame(theStage, gameOf('9x9:3x3', NINE.puzzle));
    await takeFromMenu(page, 'Digit first');
    await page.locator('.digits button').nth(5).click();
    await cellOf(page, 0).click();
    await cellOf(page, 2).click();
    expect([await read(page, 0), await read(page, 2)]).toEqual(['6, in conflict', '6, in conflict']);
    await cellOf(page, 2).click();
    expect(await read(page, 2)).toBe('empty');
    await page.getByRole('button', { name: 'Corner note' }).click();
    await page.keyboard.press('4');
    const [from, to] = [(await cellOf(page, 11).boundingBox())!, (await cellOf(page, 15).boundingBox())!];
    await page.mouse.move(from.x + 20, from.y + 20);
    await page.mouse.down();
    await page.mouse.move(to.x + 40, to.y + 40, { steps: 4 });
    await page.mouse.up();
    for (const cell of [11, 12, 13, 14, 15]) expect(await read(page, cell)).toBe('corner 4');
    expect(await page.locator('.cell.same').count()).toBeGreaterThan(0);
    await takeFromMenu(page, 'Digit first');
    expect(await page.locator('.cell.same').count()).toBe(0);
    await close();
  });

  test('candidates by themselves; a corner note strikes one out', async () => {
    const { page, close } = await openGame(theStage, gameOf('9x9:x', NINE.solution.replace('156', '...')));
    await takeFromMenu(page, 'Show all candidates');
    expect(await read(page, 0)).toBe('candidates 1');
    await cellOf(page, 0).click();
    await page.keyboard.press('Shift+Digit1');
    expect(await read(page, 0)).toBe('empty');
    await page.keyboard.press('Shift+Digit1');
    expect(await read(page, 0)).toBe('candidates 1');
    expect(await page.locator('.rules').textContent()).toBe('Both diagonals hold every digit.');
    await close();
  });

  test('letters on 16×16, where C is a digit and needs Alt to be a mode', async () => {
    const { page, close } = await openGame(theStage, gameOf('16x16:4x4', '.'.repeat(256)));
    await cellOf(page, 17).click();
    await page.keyboard.press('c');
    expect(await read(page, 17)).toBe('C');
    await page.keyboard.press('Alt+c');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('g');
    expect(await cellOf(page, 18).locator('.centre').textContent()).toBe('G');
    await page.keyboard.press('x');
    await page.keyboard.press('9');
    await page.keyboard.press('Shift+a');
    expect(await read(page, 18)).toBe('corner 9 A, centre G');
    await page.keyboard.press('?');
    const list = page.getByRole('dialog');
    await list.waitFor();
    expect(await list.textContent()).toContain('AltC');
    expect(await list.textContent()).toContain('A – G');
    await page.keyboard.press('Escape');
    await list.waitFor({ state: 'detached' });
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('5');
    expect(await read(page, 19)).toBe('corner 5');
    await close();
  });
});

describe('time', () => {
  test('a pause hides the board, from everyone; any key goes on', async () => {
    const { page, close } = await openGame(theStage, gameOf('9x9:3x3', NINE.puzzle));
    await cellOf(page, 0).click();
    await page.getByRole('button', { name: 'Pause' }).click();
    await page.locator('.cover').waitFor();
    expect(await page.locator('.cell .digit').count()).toBe(0);
    expect(await read(page, 1)).toBe('hidden');
    await page.keyboard.press('7');
    await page.locator('.cover').waitFor({ state: 'detached' });
    expect(await read(page, 0)).toBe('empty');
    await expect.poll(() => cellOf(page, 0).evaluate((cell) => cell === document.activeElement)).toBe(true);
    await page.keyboard.press('Alt+p');
    await page.locator('.cover').click();
    expect(await read(page, 1)).toBe('5, given');
    await close();
  });
});

test('the clock counts where the board is, and is kept when one leaves it', async () => {
  const { page, close } = await theStage.open('#/play');
  await page.clock.install();
  await keepAndLoad(page, [{ ...gameOf('9x9:3x3', NINE.puzzle), touched: Date.now() + 60_000 }]);
  await page.clock.runFor(5000);
  await expect.poll(() => page.locator('.clock time').textContent()).toMatch(/^0:0[5-9]$/);
  await page.evaluate(() => (location.hash = '#/games'));
  await expect
    .poll(() => page.locator('.tile', { hasText: 'on the board now' }).textContent())
    .toMatch(/81 cells, 0:0[5-9]/);
  await page.clock.runFor(60_000);
  await page.evaluate(() => (location.hash = '#/play'));
  await expect.poll(() => page.locator('.clock time').textContent()).toMatch(/^0:0[5-9]$/);
  await close();
});

describe('the moves are a tree', () => {
  test('undo over 520 moves and redo', async () => {
    const { page, close } = await openGame(theStage, gameOf('9x9:3x3', '.'.repeat(81)));
    await cellOf(page, 0).click();
    // As quickly as the page takes them.
    const press = (keys: readonly string[], times: number, ctrlKey = false) =>
      page.evaluate(
        ([list, count, isControlled]) => {
          for (let time = 0; time < count; time++)
            document.activeElement!.dispatchEvent(
              new KeyboardEvent('keydown', {
                key: list[time % list.length]!,
                ctrlKey: isControlled,
                bubbles: true,
                cancelable: true,
              }),
            );
        },
        [keys, times, ctrlKey] as const,
      );
    await press(['1', '2', '3', '4', 'ArrowRight'], 650);
    const full = await page.locator('.grid').textContent();
    await press(['z'], 519, true);
    expect(await page.locator('.grid').textContent()).toBe('1');
    await press(['z'], 10, true);
    expect(await page.locator('.grid').textContent()).toBe('');
    await press(['y'], 600, true);
    expect(await page.locator('.grid').textContent()).toBe(full);
    await close();
  });

  test('"what if" is kept or thrown away; savepoints have names', async () => {
    const { page, close } = await openGame(theStage, gameOf('9x9:3x3', NINE.puzzle));
    const button = (name: string, exact = true) => page.getByRole('button', { name, exact });
    await cellOf(page, 0).click();
    await takeFromMenu(page, 'What if …');
    await cellOf(page, 0).click();
    await page.keyboard.press('4');
    expect(await read(page, 0)).toBe('4, part of a what-if');
    await button('Throw it away').click();
    expect(await read(page, 0)).toBe('empty');
    await takeFromMenu(page, 'What if …');
    await cellOf(page, 0).click();
    await page.keyboard.press('1');
    await button('Keep it').press('Enter');
    expect(await read(page, 0)).toBe('1');
    // The button is gone: the focus is on the board again.
    expect(await cellOf(page, 0).evaluate((cell) => cell === document.activeElement)).toBe(true);
    await takeFromMenu(page, 'Savepoints');
    await page.getByLabel('Name of the savepoint').fill('before the leap');
    await button('Save').click();
    await cellOf(page, 2).click();
    await page.keyboard.press('6');
    await button('Save').click();
    await button('before the leap').click();
    expect(await read(page, 2)).toBe('empty');
    await button('Savepoint 2').click();
    expect(await read(page, 2)).toBe('6');
    await button('Rename Savepoint 2').click();
    await page.keyboard.type('after it');
    await page.keyboard.press('Enter');
    await button('Forget before the leap').press('Enter');
    expect(await page.locator('h2:focus').textContent()).toBe('Savepoints');
    expect(await page.locator('.savepoints .go').allTextContents()).toEqual(['after it']);
    // Back at the start, with a way to return.
    await takeFromMenu(page, 'Restart');
    expect(await read(page, 0)).toBe('empty');
    await button('after it').click();
    expect(await read(page, 2)).toBe('6');
    await close();
  });
});

test('a board of every kind is shown and told', async () => {
  const { page, close } = await openGame(theStage, gameOf('9x9:windows+antiknight', '.'.repeat(81)));
  expect(await page.locator('.rules li').count()).toBe(2);
  expect(await page.locator('.cell.extra').count()).toBe(36);
  const boards = [
    ['4x4:2x2', 8, 0],
    ['6x6:x', 18, 6],
    ['25x25:5x5', 200, 0],
    ['4x4:jigsaw-0011001122332233', 8, 0],
  ] as const;
  for (const [index, [board, lines, crossed]] of boards.entries()) {
    const size = Number.parseInt(board, 10);
    await keepAndLoad(page, [
      { ...gameOf(board, '.'.repeat(size * size)), touched: Date.now() + 100_000 * (index + 2) },
    ]);
    expect(await page.locator('.grid .cell').count()).toBe(size * size);
    // The lines around boxes are one path, with a piece for each edge of a cell.
    expect((await page.locator('.box-lines path').getAttribute('d'))!.split('M')).toHaveLength(lines + 1);
    expect(await page.locator('.grid .falls').count()).toBe(crossed);
  }
  await close();
});

test('axe finds nothing wrong with notes, colours and conflicts, in any theme', async () => {
  const { page, close } = await openGame(theStage, gameOf('9x9:x', NINE.puzzle), { reducedMotion: 'reduce' });
  await takeFromMenu(page, 'Savepoints');
  await cellOf(page, 0).click();
  for (const key of ['5', 'ArrowRight', 'ArrowRight', 'Shift+Digit1', 'Control+2', 'Control+Shift+Digit3'])
    await page.keyboard.press(key);
  for (const theme of ['light', 'dark', 'contrast']) {
    await page.evaluate((name) => {
      Object.assign(document.documentElement.dataset, { theme: name, scheme: name === 'light' ? 'light' : 'dark' });
    }, theme);
    expect(await violations(page)).toEqual([]);
    await page.keyboard.press('?');
    await page.getByRole('dialog').waitFor();
    expect(await violations(page)).toEqual([]);
    await page.keyboard.press('Escape');
  }
  await close();
});
