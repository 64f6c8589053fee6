import { TECHNIQUES } from '@pencilmark/core/human';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { violations } from './axe.ts';
import { stage } from './browser.ts';

const { open } = stage();

const goTo = (page: Page, hash: string): Promise<void> =>
  page.evaluate((to) => {
    location.hash = to;
  }, hash);

describe('the pages of techniques', () => {
  test('every one has a sentence, a board with a drawing, and no error', async () => {
    const { page, close } = await open('#/learn');
    for (const { id, name } of TECHNIQUES) {
      await goTo(page, `#/learn/${id}`);
      await page.locator('.example .evidence').waitFor();
      expect(await page.locator('h1').textContent(), id).toBe(name);
      expect(await page.locator('.told').textContent(), id).toMatch(/So .+\.$/);
      expect(await page.locator('.evidence > :not(defs)').count(), id).toBeGreaterThan(0);
    }
    await close();
  });

  test('are found by search, in both languages', async () => {
    const { page, close } = await open('#/learn', { locale: 'de-DE' });
    await page.getByRole('searchbox').fill('xwing');
    await expect.poll(() => page.locator('.techniques a').count()).toBe(0);
    await page.getByRole('searchbox').fill('Eindeutiges rechteck');
    await expect.poll(() => page.locator('.techniques a').count()).toBe(6);
    await page.getByRole('link', { name: 'Eindeutiges Rechteck Typ 1' }).click();
    await expect.poll(() => page.locator('.told').textContent()).toMatch(/Also entf(ä|a)ll(t|en) .+\.$/);
    await close();
  });

  test('walk through an example, and start a game in which the technique is needed', async () => {
    const { page, close } = await open('#/learn/x-wing');
    await page.getByRole('button', { name: 'The pattern' }).click();
    expect(await page.locator('.told').textContent()).toContain('X-Wing');
    expect(await page.locator('.evidence .deed-cross').count()).toBe(0);
    await page.getByRole('button', { name: 'What follows' }).click();
    expect(await page.locator('.evidence .deed-cross').count()).toBeGreaterThan(0);
    const notes = async () =>
      (await page.locator('.is-still .notes').allTextContents()).join('').replaceAll(/\s/g, '').length;
    const before = await notes();
    await page.getByRole('button', { name: 'Afterwards' }).click();
    expect(await notes()).toBeLessThan(before);
    await page.getByRole('button', { name: 'Practise it' }).click();
    await page.getByRole('button', { name: 'Hint', exact: true }).click();
    await page.getByRole('button', { name: 'Which technique?' }).click();
    expect(await page.locator('.hinted .technique').textContent()).toBe('X-Wing');
    // Candidates are shown in this game, and in no other. Each game begins with digits.
    expect(await page.locator('.grid .notes').count()).toBeGreaterThan(0);
    await page.getByRole('button', { name: 'Corner note' }).click();
    await goTo(page, '#/new?difficulty=easy');
    await page.locator('.bar', { hasText: 'Easy' }).waitFor();
    expect(await page.locator('.grid .notes').count()).toBe(0);
    expect(await page.locator('.modes [aria-pressed=true]').textContent()).toBe('Digit');
    await close();
  });

  test.each(['light', 'dark'] as const)('axe finds nothing in %s', async (colorScheme) => {
    const { page, close } = await open('#/learn', { colorScheme });
    await page.locator('.techniques').first().waitFor();
    expect(await violations(page)).toEqual([]);
    for (const id of ['death-blossom', 'als-xz', 'grouped-aic', 'finned-swordfish']) {
      await goTo(page, `#/learn/${id}`);
      await expect.poll(() => page.locator('.example .evidence').count()).toBe(1);
      await page.locator('summary').click();
      expect(await violations(page), id).toEqual([]);
    }
    await close();
  });
});
