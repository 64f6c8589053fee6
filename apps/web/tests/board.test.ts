import { expect, test } from 'vitest';
import { stage } from './browser.ts';
import { cellOf, gameOf, NINE, openGame, read } from './playing.ts';

const theStage = stage();

test('a cell says first what stands in it, each kind of note by its name, colours by theirs; as much as one likes', async () => {
  const { page, close } = await openGame(theStage, gameOf('9x9:3x3', NINE.puzzle));
  const said = () => page.locator('.spoken[role=status]').textContent();
  const label = (cell: number) => cellOf(page, cell).getAttribute('aria-label');
  await cellOf(page, 2).click();
  for (const keys of ['Shift+Digit1', 'Shift+Digit3', 'Control+4', 'Control+6', 'Control+Shift+Digit1'])
    await page.keyboard.press(keys);
  await expect.poll(said).toBe('teal in r1c3');
  expect(await label(2)).toBe('corner 1 3, centre 4 6, marked teal, row 1, column 3');
  expect(await label(1)).toBe('5, given, row 1, column 2');
  // What is erased is named.
  const erased = ['Centre note 4 6 gone from r1c3', 'Corner note 1 3 gone from r1c3', 'teal gone from r1c3'];
  for (const what of erased) {
    await page.keyboard.press('Backspace');
    await expect.poll(said).toBe(what);
  }
  await page.keyboard.press('Control+z');
  await expect.poll(said).toBe('Undone: teal gone from r1c3');
  for (const [spoken, words] of [
    ['value', '5, given'],
    ['all', '5, given, row 1, column 2, box 1'],
  ] as const) {
    await page.evaluate(
      (how) => localStorage.setItem('pencilmark.settings', JSON.stringify({ spoken: how, palette: 'safe' })),
      spoken,
    );
    await page.reload();
    await expect.poll(() => label(1)).toBe(words);
  }
  await expect.poll(() => read(page, 2)).toBe('empty, marked vermilion');
  await close();
});
