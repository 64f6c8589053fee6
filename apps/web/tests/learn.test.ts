// @module-tag whole

import { TECHNIQUES } from '@pencilmark/core/human';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { violations } from './axe.ts';
import { stage } from './browser.ts';

const FAMILIES = new Set(TECHNIQUES.map(({ family }) => family)).size;

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
      expect(await page.locator('.example .told').textContent(), id).toMatch(/So .+\.$/);
      expect(await page.locator('.example .evidence > :not(defs)').count(), id).toBeGreaterThan(0);
    }
    await close();
  });

  test('a long proof opens branch by branch, and what is open is drawn alone', async () => {
    const { page, close } = await open('#/learn/nested-forcing-chain');
    const links = page.locator('.example .evidence .mark-link');
    const heading = (name: string) => page.locator('.unfolded').getByRole('button', { name });
    await heading('If 8 in row 3, column 7 is false').click();
    expect(await heading('If 8 in row 3, column 7 is false').getAttribute('aria-expanded')).toBe('true');
    const ofBranch = await links.count();
    await heading('Forcing Chain: 6 in row 3, column 7 is false').click();
    await expect.poll(() => links.count()).toBeGreaterThan(ofBranch);
    expect(await page.locator('.example .evidence .deed-gone').count()).toBe(0);
    expect(await violations(page)).toEqual([]);
    await heading('If 8 in row 3, column 7 is true').click();
    expect(await page.locator('.unfolded [aria-expanded="true"]').count()).toBe(1);
    await close();
  });

  test('are found by search: by nicknames, with typing errors, in both languages', { tags: ['quick'] }, async () => {
    const { page, close } = await open('#/learn', { locale: 'de-DE' });
    const search = page.getByRole('searchbox');
    const first = page.locator('.found a .name').first();
    for (const [typed, name] of [
      ['ywing', 'XY-Wing'],
      ['hidden dublet', 'Verstecktes Paar'],
      ['swordfsih', 'Schwertfisch'],
      ['wolkenkrazer', 'Wolkenkratzer'],
    ] as const) {
      await search.fill(typed);
      await expect.poll(() => first.textContent()).toBe(name);
    }
    await search.fill('qqq');
    await page.getByText('So heißt hier nichts.').waitFor();
    await search.fill('Eindeutiges rechteck');
    await page.getByRole('link', { name: 'Eindeutiges Rechteck Typ 1' }).waitFor();
    await page.keyboard.press('Enter');
    await page.locator('.lesson-page h1', { hasText: 'Eindeutiges Rechteck Typ 1' }).waitFor();
    await expect.poll(() => page.locator('.example .told').textContent()).toMatch(/Also entf(ä|a)ll(t|en) .+\.$/);
    await close();
  });

  test('are a map with a slip, walked by keys and pressed; headings and lists for a screen reader', {
    tags: ['quick'],
  }, async () => {
    const { page, close } = await open('#/learn', { viewport: { width: 1440, height: 900 } });
    const slip = page.getByRole('complementary');
    const stop = (name: string) => page.getByRole('link', { name, exact: true });
    await expect.poll(() => page.getByRole('heading', { level: 2 }).count()).toBe(FAMILIES + 1);
    expect(await page.locator('.map li').count()).toBe(TECHNIQUES.length);
    await stop('X-Wing').focus();
    await page.keyboard.press('ArrowRight');
    expect(await stop('Swordfish').evaluate((link) => link === document.activeElement)).toBe(true);
    await slip.getByRole('heading', { name: 'Swordfish' }).waitFor();
    await page.keyboard.press('ArrowUp');
    expect(
      await page.evaluate(() => document.activeElement?.closest('section')?.querySelector('h2')?.textContent),
    ).toBe('Subsets');
    // A press chooses, one more goes there.
    await stop('Skyscraper').click();
    await slip.getByRole('heading', { name: 'Skyscraper' }).waitFor();
    await slip.locator('svg.sketch circle').first().waitFor();
    const box = (await slip.boundingBox())!;
    expect(box.y + box.height).toBeLessThanOrEqual(900);
    await stop('Skyscraper').click();
    await page.locator('.lesson-page h1', { hasText: 'Skyscraper' }).waitFor();
    await page.goBack();
    await slip.getByRole('link', { name: 'Go to the lesson' }).click();
    await page.locator('.lesson-page h1', { hasText: 'Skyscraper' }).waitFor();
    await close();
  });

  test('are lists by family on a phone, with the level of each', async () => {
    const { page, close } = await open('#/learn', { viewport: { width: 320, height: 640 }, locale: 'de-DE' });
    await page.getByRole('heading', { name: 'Ketten', exact: true }).click();
    const row = page.getByRole('link', { name: 'Geschlossene Schleife (Continuous Nice Loop)' });
    expect(await row.locator('.level').textContent()).toBe('Teuflisch');
    expect((await row.boundingBox())!.height).toBeGreaterThanOrEqual(44);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    await row.click();
    await page.locator('.example .evidence').waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    await close();
  });

  test('are folded by family on a phone: what is next is open, links jump, and it stays so', async () => {
    const { page, close } = await open('#/learn', { viewport: { width: 390, height: 844 } });
    const openOnes = () => page.locator('.families details[open] h2').allTextContents();
    await expect.poll(openOnes).toEqual(['Singles']);
    const height = () => page.evaluate(() => document.documentElement.scrollHeight);
    // Two windows, where all techniques took more than eleven.
    expect(await height()).toBeLessThan(2 * 844);
    await page.getByRole('navigation', { name: 'Families' }).getByRole('button', { name: 'Wings' }).click();
    await expect.poll(openOnes).toEqual(['Singles', 'Wings']);
    expect(await page.evaluate(() => document.activeElement?.querySelector('h2')?.textContent)).toBe('Wings');
    const { y } = (await page.getByRole('heading', { name: 'Wings' }).boundingBox())!;
    expect(y).toBeGreaterThan(40);
    expect(y).toBeLessThan(200);
    expect(await violations(page)).toEqual([]);
    await page.getByRole('link', { name: 'W-Wing', exact: false }).first().click();
    await page.locator('.lesson-page h1').waitFor();
    await page.goBack();
    await expect.poll(openOnes).toEqual(['Singles', 'Wings']);
    await page.reload();
    await expect.poll(openOnes).toEqual(['Singles', 'Wings']);
    await page.getByRole('button', { name: 'Unfold all' }).click();
    await expect.poll(async () => (await openOnes()).length).toBe(FAMILIES);
    await page.getByRole('button', { name: 'Fold all' }).click();
    await expect.poll(openOnes).toEqual([]);
    await page.getByRole('searchbox').fill('skyscr');
    await page.getByRole('link', { name: 'Skyscraper', exact: false }).first().waitFor();
    await close();
  });

  test('walk through an example, and start a game in which the technique is needed', async () => {
    const { page, close } = await open('#/learn/x-wing');
    await page.getByRole('button', { name: 'Pattern', exact: true }).click();
    expect(await page.locator('.example .told').textContent()).toContain('X-Wing');
    expect(await page.locator('.example .evidence .deed-cross').count()).toBe(0);
    await page.keyboard.press('ArrowRight');
    expect(await page.locator('.example .evidence .deed-cross').count()).toBeGreaterThan(0);
    const notes = async () =>
      (await page.locator('.example .is-still .notes').allTextContents()).join('').replaceAll(/\s/g, '').length;
    const before = await notes();
    await page.getByRole('button', { name: 'Forward' }).click();
    expect(await page.getByRole('button', { name: 'After', exact: true }).getAttribute('aria-pressed')).toBe('true');
    expect(await notes()).toBeLessThan(before);
    const needed = await notes();
    await page.getByLabel('Show all candidates').check();
    expect(await notes()).toBeGreaterThan(2 * needed);
    await page.getByRole('button', { name: 'Practise on real boards' }).click();
    await page.getByRole('button', { name: 'Hint', exact: true }).click();
    await page.getByRole('button', { name: 'Which technique?' }).click();
    expect(await page.locator('.hinted .technique').textContent()).toBe('X-Wing');
    // Candidates are shown in this game, and in no other. Each game begins with digits.
    expect(await page.locator('.grid .notes').count()).toBeGreaterThan(0);
    await page.getByRole('button', { name: 'Corner note' }).click();
    await goTo(page, '#/new?difficulty=easy');
    await page.locator('.bar', { hasText: 'Easy' }).waitFor();
    expect(await page.locator('.grid .notes').count()).toBe(0);
    expect(await page.locator('.modes [aria-pressed=true]').textContent()).toMatch(/Digit$/);
    await close();
  });

  test.each(['light', 'dark'] as const)('axe finds nothing in %s', async (colorScheme) => {
    const { page, close } = await open('#/learn', { colorScheme });
    await page.locator('.techniques').first().waitFor();
    expect(await violations(page)).toEqual([]);
    for (const id of ['death-blossom', 'als-xz', 'grouped-aic', 'finned-swordfish']) {
      await goTo(page, `#/learn/${id}`);
      await expect.poll(() => page.locator('.example .evidence').count()).toBe(1);
      await page.locator('.example summary').click();
      expect(await violations(page), id).toEqual([]);
    }
    await close();
  });
});
