// @module-tag whole

import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { stage } from './browser.ts';

const { open } = stage();

const PUZZLE = '.45.1...8....8......9..42..5...........143...6..5.7....7.6...1...1.25.6.8......3.';

const fact = (page: Page, name: string) => page.locator(`.create .facts dt:text-is("${name}") + dd`);
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const cell = (page: Page, index: number) => page.locator(`.create [data-cell="${index}"]`);
/** Waits until the puzzle stands so; it is spoken too. */
const stands = async (page: Page, text: string | RegExp) => {
  await page.locator('.verdict').filter({ hasText: text }).waitFor();
  await page.locator('[role="status"].spoken').filter({ hasText: text }).waitFor();
};
const says = (page: Page, name: string, text: string) => fact(page, name).filter({ hasText: text }).waitFor();

describe('the setter’s table', () => {
  test('shows at once what givens make', { tags: ['quick'] }, async () => {
    const { page, close } = await open(`#/create?puzzle=${PUZZLE}`);
    await says(page, 'Solutions', 'exactly one');
    await says(page, 'Minimal', 'every given is needed');
    await says(page, 'Rating', 'tricky, SE 2.6');
    await fact(page, 'Techniques').getByText('Pointing').waitFor();
    // Where one digit is left it is large; not as black as a given, and not in its type.
    await cell(page, 0).getByText('2', { exact: true }).waitFor();
    expect(await cell(page, 0).getAttribute('aria-label')).toContain('only 2 is left');
    const looks = (index: number) =>
      cell(page, index)
        .locator('.digit')
        .evaluate((digit) => [parseInt(getComputedStyle(digit).fontSize, 10) > 30, getComputedStyle(digit).color]);
    const [deduced, given] = [await looks(0), await looks(1)];
    expect([deduced[0], given[0], deduced[1] === given[1]]).toEqual([true, true, false]);

    await cell(page, 0).click();
    await page.keyboard.press('2');
    await says(page, 'Givens', '25');
    await says(page, 'Minimal', 'can be spared');
    await page.keyboard.press('4');
    await says(page, 'Conflicts', 'r1c1 r1c2');
    expect(await page.locator('[role="status"].spoken').textContent()).toBe('4 in r1c1; in conflict');
    expect(await cell(page, 1).getAttribute('aria-invalid')).toBe('true');
    await page.keyboard.press('Control+z');
    await page.keyboard.press('Backspace');
    await cell(page, 1).click();
    await page.keyboard.press('Delete');
    await stands(page, /^Several solutions: \d/);
    await page.keyboard.press('Control+z');
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('3');
    await stands(page, 'There is no solution.');
    await button(page, 'Undo').click();
    await button(page, 'Clear').click();
    await says(page, 'Solutions', '1,000 or more');
    await page.getByLabel('Count to').selectOption('100');
    await says(page, 'Solutions', '100 or more');
    await page.getByLabel('True candidates').uncheck();
    await page.waitForFunction(
      () => document.querySelectorAll('.create .notes, .create .cell:not(.given) .digit').length === 0,
    );

    await page.reload();
    await says(page, 'Givens', '0');
    await button(page, 'Undo').click();
    await says(page, 'Givens', '24');
    await close();
  });

  test('completes, thins, and plays', async () => {
    const { page, close } = await open('#/create');
    await cell(page, 40).click();
    await page.keyboard.press('7');
    await button(page, 'Complete').click();
    await stands(page, 'A proper puzzle');
    expect(await cell(page, 40).textContent()).toBe('7');
    await says(page, 'Rating', ',');
    const before = Number(await fact(page, 'Givens').textContent());
    const free = page.locator('.create .cell:not(.given):has(.digit)').first();
    const digit = (await free.textContent())!;
    await free.click();
    await page.keyboard.press(digit);
    await says(page, 'Givens', String(before + 1));
    await button(page, 'Thin out').click();
    await says(page, 'Minimal', 'every given is needed');
    const after = await fact(page, 'Givens').textContent();
    await page.keyboard.press('Control+z'); // whatever has the focus
    await says(page, 'Givens', String(before + 1));
    await page.keyboard.press('Control+y');
    await says(page, 'Givens', after!);
    await button(page, 'Play it').click();
    await page.getByText('Own puzzle').first().waitFor();
    expect(await page.locator('.play .cell.given').count()).toBeGreaterThan(16);
    await close();
  });

  test('regions are drawn, rules added; the board goes on in the address', async () => {
    const { page, close } = await open('#/create', {
      viewport: { width: 420, height: 900 },
      permissions: ['clipboard-read', 'clipboard-write'],
    });
    await page.getByLabel('Size').selectOption('4');
    await page.getByLabel('In hand').selectOption('regions');
    expect(await page.evaluate(() => scrollY), 'board and brushes are in sight').toBeLessThan(100);
    // Regions 1 and 2 are rows of two by two; a cell goes each way.
    await cell(page, 2).click();
    await stands(page, 'The regions do not make a board yet.');
    await page.getByText('Region 1 has 5 of 4 cells.').waitFor();
    expect(await fact(page, 'Solutions').textContent()).toBe('once the regions make a board');
    expect(await page.locator('.create .side').textContent()).not.toContain('…');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowLeft'); // r2c2
    await page.keyboard.press('2');
    await says(page, 'Solutions', ''); // a board again
    await stands(page, /^Several solutions: \d/);
    await button(page, 'Done').click();
    await page.getByText('More rules').click();
    await page.getByLabel('Both diagonals').check();
    expect(await page.getByLabel('Windows').isDisabled()).toBe(true);
    await cell(page, 0).click();
    await page.keyboard.press('1');
    await button(page, 'Copy as text').click();
    const copied = (): Promise<string> => page.evaluate(() => navigator.clipboard.readText());
    await expect.poll(copied).not.toBe('');
    const text = await copied();
    await button(page, 'Share').click();
    await page.locator('main[data-page="share"] h1').waitFor();
    const link = await page.locator('textarea').first().inputValue();
    await page.goto(link);
    await page.locator('.play .cell.given').waitFor();
    const again = await open(`#/create?puzzle=${encodeURIComponent(text)}`);
    await says(again.page, 'Givens', '1');
    expect(await again.page.getByLabel('Both diagonals').isChecked()).toBe(true);
    expect(await again.page.locator('.board-rules select').nth(1).inputValue()).toBe('drawn');
    await again.close();
    await close();
  });

  test('two tabs have a table each; neither takes anything from the other', async () => {
    const { page, close } = await open(`#/create?puzzle=${PUZZLE}`);
    await says(page, 'Givens', '24');
    await cell(page, 0).click();
    await page.keyboard.press('2');
    await says(page, 'Minimal', 'can be spared');
    const other = await page.context().newPage();
    await other.goto(page.url());
    // A new tab begins with what was touched last.
    await says(other, 'Givens', '25');
    await button(other, 'Clear').click();
    await cell(other, 5).click();
    await other.keyboard.press('7');
    await says(other, 'Givens', '1');
    await says(page, 'Givens', '25');
    await other.reload();
    await page.reload();
    await says(page, 'Givens', '25');
    await says(other, 'Givens', '1');
    await other.getByText('Other drafts').click();
    await other.getByRole('button', { name: /^9×9, 25 givens, / }).click();
    await says(other, 'Givens', '25');
    await close();
  });

  test('one puzzle is one game, however often it is shared; an address for this page is none for Play', async () => {
    const { page, close } = await open(`#/play?puzzle=${PUZZLE}`);
    await page.locator('.play .cell.given').first().waitFor();
    const shown = (): Promise<string[]> => page.locator('.play [data-cell] .digit').allTextContents();
    const before = await shown();
    await page.evaluate(() => {
      location.hash = '#/create?puzzle=1234..........34';
    });
    await says(page, 'Givens', '6');
    await page.goBack();
    await page.locator('.play .cell.given').first().waitFor();
    expect(await shown()).toEqual(before);
    await page.goForward();
    for (let times = 0; times < 2; times++) {
      await button(page, 'Share').click();
      await page.locator('main[data-page="share"] h1').waitFor();
      await page.goBack();
      await says(page, 'Givens', '6');
    }
    await page.evaluate(() => {
      location.hash = '#/games';
    });
    await page.locator('.tile').first().waitFor();
    expect(await page.locator('.tile', { hasText: 'Own puzzle' }).count()).toBe(1);
    expect(await page.locator('.tile', { hasText: '4×4' }).count()).toBe(1);
    await close();
  });

  test('takes what is pasted, and says in its language what it cannot take', { tags: ['quick'] }, async () => {
    const { page, close } = await open('#/create', { locale: 'de-DE' });
    const paste = (text: string) =>
      page.evaluate((pasted) => {
        const clipboardData = new DataTransfer();
        clipboardData.setData('text/plain', pasted);
        document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
      }, text);
    const notice = page.locator('.create .notice');
    await page.locator('.create .cell').first().waitFor();
    await paste('hello');
    await notice.filter({ hasText: 'passt zu keinem Brett' }).waitFor();
    await paste('.'.repeat(30 * 30));
    await notice.filter({ hasText: '25×25' }).waitFor();
    await paste('1234..............34');
    await notice.waitFor();
    await paste('1234..........34');
    await notice.waitFor({ state: 'detached' });
    await expect.poll(() => page.locator('.create .cell').count()).toBe(16);
    await says(page, 'Vorgaben', '6');
    // What a draft cannot hold is named.
    await paste(readFileSync(new URL('../../../corpus/formats/fpuzzles-link.txt', import.meta.url), 'utf8'));
    await notice.filter({ hasText: 'Nicht übernommen: ' }).waitFor();
    await page.locator('.create .clues summary').waitFor();
    // What the author wrote stays with the draft, and goes on to its game.
    const about = page.getByLabel('Titel', { exact: true });
    await expect.poll(() => about.inputValue()).toBe('X');
    expect(await page.getByLabel('Von', { exact: true }).inputValue()).toBe('nobody');
    await page.waitForTimeout(1000); // a draft is kept a moment after it changes
    await page.reload();
    await about.waitFor();
    await button(page, 'Teilen').click();
    await page.locator('.which h2', { hasText: 'X' }).waitFor();
    await close();
  });

  test.each([
    ['a laptop', { width: 1440, height: 900 }, ['.board-rules', '.board', '.table-pad', '.facts', '.make .main']],
    ['a phone', { width: 390, height: 844 }, ['.board-rules', '.board', '.table-pad']],
  ])('on %s what is needed together is in sight together', async (_device, viewport, parts) => {
    const { page, close } = await open(`#/create?puzzle=${PUZZLE}`, { viewport });
    await says(page, 'Rating', 'tricky');
    const bar = await page.locator('.places').boundingBox();
    const floor = bar!.y > 100 ? bar!.y : viewport.height;
    let top = 0;
    for (const part of parts) {
      const box = (await page.locator(`.create ${part}`).boundingBox())!;
      expect([part, box.y >= 0, box.y + box.height <= floor]).toEqual([part, true, true]);
      if (viewport.width < 500) expect(box.y, `${part} comes after what is above it`).toBeGreaterThan(top);
      top = box.y;
    }
    await close();
  });

  test('work that takes long is stopped; the puzzle reached so far stays', async () => {
    const { page, close } = await open('#/create');
    await page.getByLabel('Size').selectOption('25');
    await button(page, 'Complete').click();
    const share = page.locator('.make progress');
    await expect.poll(() => share.getAttribute('value').then(Number), { timeout: 10_000 }).toBeGreaterThan(0);
    await page.locator('.make').getByRole('button', { name: 'Stop' }).click();
    await share.waitFor({ state: 'detached' });
    expect(Number(await fact(page, 'Givens').textContent())).toBeGreaterThan(200);
    await stands(page, 'A proper puzzle');
    await page.keyboard.press('Control+z');
    await says(page, 'Givens', '0');
    await close();
  });
});
