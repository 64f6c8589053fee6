// @module-tag whole

import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { stage } from './browser.ts';

const { open } = stage();

const LOOKS = ['light', 'dark', 'contrast'].flatMap((theme) =>
  ['usual', 'safe'].map((palette) => ({ theme, palette })),
);

test('the page of styles shows every token, and is another picture in every look', async () => {
  const css = ['tokens', 'signs']
    .map((sheet) => readFileSync(new URL(`../src/ui/style/${sheet}.css`, import.meta.url), 'utf8'))
    .join('');
  // The sheet of signs also sets measures of boards, below the root.
  const measures = /^--(side|across-all|note-)/;
  const declared = [...new Set(css.match(/(?<=^ +)--[\w-]+(?=:)/gm))].filter((name) => !measures.test(name));
  const { page, close } = await open('#/styles', { viewport: { width: 1200, height: 800 } });
  const pictures = new Set<string>();
  for (const { theme, palette } of LOOKS) {
    await page
      .locator('.looks select')
      .first()
      .selectOption({ index: ['auto', 'light', 'dark', 'contrast'].indexOf(theme) });
    await page
      .locator('.looks select')
      .nth(1)
      .selectOption({ index: ['usual', 'safe'].indexOf(palette) });
    const shown = await page.locator('.swatches code, .specimen code, .facts code').allTextContents();
    expect(shown.sort()).toEqual(declared.toSorted());
    // Firefox forbids the inline style that hides a caret.
    const picture = await page.locator('.styles').screenshot({ caret: 'initial' });
    pictures.add(picture.toString('base64'));
  }
  expect(pictures.size).toBe(LOOKS.length);
  await close();
});

test('signs of rules are drawn below and above the cells, with room for numbers outside, and described', {
  tags: ['quick'],
}, async () => {
  const { page, close } = await open('#/styles', { viewport: { width: 390, height: 844 } });
  const board = page.locator('.sign-boards .board');
  await board.locator('.signs').nth(1).waitFor();
  expect(await board.locator('.sign-cage').count()).toBe(4);
  expect(await board.locator('[data-cell="0"]').getAttribute('aria-label')).toContain('killer cage, sum 12');
  expect(await board.locator('[data-cell="80"]').getAttribute('aria-label')).toContain('thermometer, 1 of 5');
  // The number above the seventh column lies within the page, and above the cells.
  const [number, cell] = await Promise.all([
    board.locator('.sign-outside').boundingBox(),
    board.locator('[data-cell="6"]').boundingBox(),
  ]);
  expect(number!.y + number!.height).toBeLessThanOrEqual(cell!.y + 1);
  expect(number!.x).toBeGreaterThan(cell!.x);
  await close();
});
