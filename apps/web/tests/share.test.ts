// @module-tag whole

import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { stage } from './browser.ts';

const { open } = stage();

const toShare = (page: Page) =>
  page.evaluate(() => {
    location.hash = '#/share';
  });

const PUZZLE = '.45.1...8....8......9..42..5...........143...6..5.7....7.6...1...1.25.6.8......3.';

describe('share', () => {
  test('a link takes the puzzle along, and what was entered if wanted', { tags: ['quick'] }, async () => {
    const { page, close } = await open(`#/play?puzzle=${PUZZLE}`);
    const cell = (index: number) => page.locator(`[data-cell="${index}"]`);
    await cell(0).click();
    await page.keyboard.press('2');
    await cell(3).click();
    await page.keyboard.press('Shift+Digit3');
    await page.keyboard.press('Control+Digit7');
    await toShare(page);
    const link = page.getByRole('textbox', { name: 'Link' });
    const short = await link.inputValue();
    expect(short.length - short.indexOf('#')).toBeLessThan(50);
    await page.getByText('This link works on this machine only.').waitFor();
    await page.getByLabel('With the digits and notes entered so far').check();
    await expect.poll(() => link.inputValue()).not.toBe(short);
    const long = await link.inputValue();
    // In a text, what was entered would be given to its reader.
    expect(await page.getByRole('textbox', { name: 'As text' }).inputValue()).toBe(PUZZLE);
    // In the same tab, too, where the page is there already.
    for (const [address, digit, notes] of [
      [short, 0, ''],
      [long, 1, '37'],
    ] as const) {
      await page.goto(address);
      await page.waitForURL(/#\/play$/);
      await expect.poll(() => cell(0).locator('.digit').count()).toBe(digit);
      expect(await cell(1).textContent()).toBe('4');
      expect((await cell(3).locator('.notes').allTextContents()).join('').trim()).toBe(notes);
    }
    await close();
  });

  test('a link that was cut off leads to the page that says so', async () => {
    const { page, close } = await open('#/play?p=EdTm7FgSToaq1ztQWPxs2a1Q1Vud');
    await page.waitForURL(/#\/import$/);
    await page.locator('.trouble').waitFor();
    expect(await page.getByLabel('Text or link').inputValue()).toBe('EdTm7FgSToaq1ztQWPxs2a1Q1Vud');
    await close();
  });

  test('goes on to Create, with the puzzle on the table', async () => {
    const { page, close } = await open(`#/play?puzzle=${PUZZLE}`);
    await page.locator('.play .cell.given').first().waitFor();
    await toShare(page);
    await page.getByRole('button', { name: 'Edit in Create' }).click();
    await page.locator('.create .facts dt:text-is("Givens") + dd:text-is("24")').waitFor();
    await close();
  });

  test('copied as text in another format and as a picture; saved as pictures', async () => {
    const { page, close } = await open(`#/play?puzzle=${PUZZLE}`, {
      permissions: ['clipboard-read', 'clipboard-write'],
    });
    await page.locator('.play .cell.given').first().waitFor();
    await toShare(page);
    await page.getByLabel('Format').selectOption('rows');
    await page.getByRole('button', { name: 'Copy text' }).click();
    await page.getByText('Copied.').first().waitFor();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied.replace(/\s/g, '')).toBe(PUZZLE);
    const formats = await page.getByLabel('Format').locator('option').allTextContents();
    expect(formats.length).toBeGreaterThan(10);
    expect(formats).toContain('One line of 81 characters');
    await page.getByRole('button', { name: 'Copy picture' }).click();
    await expect
      .poll(() => page.evaluate(async () => (await navigator.clipboard.read())[0]!.types))
      .toEqual(['image/png']);

    const saved = async (name: string): Promise<Buffer> => {
      const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name }).click()]);
      return readFileSync(await file.path());
    };
    const svg = (await saved('Save as SVG')).toString();
    expect(svg).toMatch(/^<svg/);
    expect(svg.match(/class="given"/g)).toHaveLength(PUZZLE.replaceAll('.', '').length);
    const png = await saved('Save as PNG');
    expect(png.subarray(1, 4).toString()).toBe('PNG');
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 1200]);
    await close();
  });
});
