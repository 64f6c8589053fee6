import { describe, expect, test } from 'vitest';
import { stage } from './browser.ts';

const { open } = stage();

const PUZZLE = '.45.1...8....8......9..42..5...........143...6..5.7....7.6...1...1.25.6.8......3.';

describe('a board is played', () => {
  test('with keys: digits, notes, colours, undo and redo', async () => {
    const { page, close } = await open(`#/play?puzzle=${PUZZLE}`);
    const cell = (index: number) => page.locator(`[data-cell="${index}"]`);
    await cell(0).click();
    await page.keyboard.press('2');
    expect(await cell(0).locator('.digit').textContent()).toBe('2');
    await page.keyboard.press('2');
    expect(await cell(0).locator('.digit').count()).toBe(0);
    await page.keyboard.press('Control+z');
    expect(await cell(0).locator('.digit').textContent()).toBe('2');
    await page.keyboard.press('Control+z');
    expect(await cell(0).locator('.digit').count()).toBe(0);
    await page.keyboard.press('Shift+Digit3');
    await page.keyboard.press('x');
    await page.keyboard.press('7');
    expect((await cell(0).locator('.notes').textContent())?.match(/\d/g)).toEqual(['3', '7']);
    await page.keyboard.press('ArrowLeft'); // around the edge, to a given
    await page.keyboard.press('5');
    expect(await cell(8).textContent()).toBe('8');
    await close();
  });
});
