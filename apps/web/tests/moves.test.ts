// @module-tag whole

import { describe, expect, test } from 'vitest';
import { stage } from './browser.ts';
import { cellOf, gameOf, NINE, openGame, read, takeFromMenu } from './playing.ts';

const theStage = stage();

describe('the moves are a tree', () => {
  test('undo over 520 moves and redo', { tags: ['quick'] }, async () => {
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

  test('"what if" is kept or thrown away; savepoints have names', { tags: ['quick'] }, async () => {
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
    // The button has left the page: the focus is on the board again.
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
