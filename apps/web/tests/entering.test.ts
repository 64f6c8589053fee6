// @module-tag whole

import { describe, expect, test } from 'vitest';
import { stage } from './browser.ts';
import { cellOf, gameOf, NINE, openGame, read, takeFromMenu } from './playing.ts';

const theStage = stage();

describe('entering', () => {
  test('digits, notes, colours; what is entered twice goes; undo', { tags: ['quick'] }, async () => {
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

  test('many cells: by dragging, with Shift and Ctrl, by a double press, with the keys', {
    tags: ['quick'],
  }, async () => {
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
    // A single cell is framed, not also the cell where the drag began.
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

  test('digit first: a press writes the digit that is held, notes are painted', async () => {
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

  test('letters on 16×16, where C is a digit and needs Alt to be a mode', { tags: ['quick'] }, async () => {
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
