// @module-tag whole

import { readFile } from 'node:fs/promises';
import type { DrillAnswer, Outcome } from '@pencilmark/coach/mastery';
import { readAnswers, writtenAnswers } from '@pencilmark/coach/mastery';
import { TECHNIQUES } from '@pencilmark/core/human';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { violations } from './axe.ts';
import { stage } from './browser.ts';
import { putAll } from './playing.ts';

const theStage = stage();
const DAY = 24 * 60 * 60 * 1000;
const NOW = Date.now();
const LAPTOP = { viewport: { width: 1440, height: 900 } };
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, locale: 'de-DE' };

/** Answers to the first drills of a technique, some days ago: shown, hidden and in a game. */
const answersTo = (technique: string, count: number, daysAgo: number, outcome: Outcome = 'found'): DrillAnswer[] =>
  (['shown', 'shown', 'hidden', 'hidden', 'game'] as const).slice(0, count).map((grade, index) => ({
    id: `${technique} ${daysAgo} ${index}`,
    technique,
    drill: `${technique}-${index}`,
    grade,
    at: Math.round(NOW - daysAgo * DAY) + index,
    ms: 90_000,
    outcome,
  }));

/** Naked Pair and X-Wing are mastered, Skyscraper is due, Swordfish begun. */
const ANSWERS = [
  ...answersTo('naked-pair', 5, 1),
  ...answersTo('x-wing', 5, 1),
  ...answersTo('skyscraper', 5, 9),
  ...answersTo('swordfish', 3, 2),
];

/** Opens Learn as somebody who has given answers before. */
async function openLearn(answers: readonly DrillAnswer[], options: BrowserContextOptions) {
  const actor = await theStage.open('#/games', options);
  await putAll(actor.page, 'answers', answers);
  await actor.page.evaluate(() => void (location.hash = '#/learn'));
  await actor.page.locator('.up-next .small').waitFor();
  return actor;
}

const sum = (page: Page): Promise<string | null> => page.locator('.up-next .small').textContent();

const stop = (page: Page, name: string) => page.locator('.map').getByRole('link', { name, exact: true });

/** What a screen reader says of a stop besides its name. */
const described = (page: Page, name: string): Promise<string> =>
  stop(page, name).evaluate((link) => {
    const id = link.getAttribute('aria-describedby');
    return id ? (document.getElementById(id)?.textContent ?? 'nothing there') : '';
  });

/** Chooses a file of progress. */
async function bring(page: Page, text: string): Promise<void> {
  await page.getByRole('button', { name: 'Your progress' }).click();
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('menuitem', { name: 'Add progress from a file' }).click(),
  ]);
  await chooser.setFiles({ name: 'progress.jsonl', mimeType: 'application/jsonl', buffer: Buffer.from(text) });
}

describe('the map', () => {
  test('shows what is mastered, begun and due, and what comes next and why', { tags: ['quick'] }, async () => {
    const { page, close } = await openLearn(ANSWERS, LAPTOP);
    expect(await sum(page)).toContain(`3 of ${TECHNIQUES.length} mastered, one due again.`);
    const next = page.getByRole('region', { name: 'Next' });
    expect(await next.textContent()).toMatch(/Skyscraper Mastered, and due again since .*One drill/);
    expect(await next.getByRole('link', { name: 'Refresh it' }).getAttribute('href')).toBe('#/learn/skyscraper/drill');
    expect(await next.getByRole('link').allTextContents()).toEqual(['Swordfish', 'Naked Triple', 'Refresh it']);
    expect(await described(page, 'X-Wing')).toBe('mastered');
    expect(await described(page, 'Skyscraper')).toBe('mastered, due again');
    expect(await described(page, 'Swordfish')).toBe('begun, 3 of 5 found');
    expect(await described(page, 'Jellyfish')).toBe('');
    // Each stage has a shape of its own.
    const shapes = (stage: string) =>
      page
        .locator(`.map .reach.${stage}`)
        .first()
        .evaluate((ring) => ring.innerHTML.replace(/class="\w+"/g, ''));
    const all = await Promise.all(['new', 'begun', 'mastered', 'due'].map(shapes));
    expect(new Set(all).size).toBe(4);
    expect(await page.locator('button.main, a.main').count()).toBe(1);
    // The slip says the same, and fits on a laptop.
    const slip = page.getByRole('complementary');
    await stop(page, 'X-Wing').focus();
    await page.keyboard.press('ArrowRight');
    await slip.getByText('3 of 5').waitFor();
    await slip.getByText('Still to find: one in a whole game.').waitFor();
    const box = (await slip.boundingBox())!;
    expect(box.y + box.height).toBeLessThanOrEqual(900);
    expect(await violations(page)).toEqual([]);
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await violations(page, 'colours')).toEqual([]);
    await close();
  });

  test('is a list with filters on a phone; Today and Me say what is due', async () => {
    const { page, close } = await openLearn(ANSWERS, PHONE);
    const names = () => page.locator('.techniques .name').allTextContents();
    expect((await names()).length).toBe(TECHNIQUES.length);
    await page.getByRole('button', { name: 'Alle ausklappen' }).click();
    const row = page.locator('.families').getByRole('link', { name: 'Schwertfisch', exact: false }).first();
    expect(await row.textContent()).toContain('begonnen, 3 von 5 gefunden');
    for (const [filter, list] of [
      ['Fällig 1', ['Wolkenkratzer']],
      ['Gemeistert 3', ['Nacktes Paar', 'X-Wing', 'Wolkenkratzer']],
    ] as const) {
      await page.getByRole('radio', { name: filter }).check();
      await expect.poll(async () => [...(await names())].sort()).toEqual([...list].sort());
    }
    await page.getByRole('radio', { name: 'Nächste' }).check();
    await page.getByText('Begonnen: 3 von 5 Übungen gefunden.').waitFor();
    expect((await names())[0]).toBe('Wolkenkratzer');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    expect(await violations(page)).toEqual([]);
    await page.getByRole('searchbox').fill('x-wing');
    await expect.poll(async () => (await names())[0]).toBe('X-Wing');
    await page.evaluate(() => void (location.hash = '#/me'));
    await page.getByRole('link', { name: /3 von \d+ gemeistert, eine wieder fällig/ }).waitFor();
    await page.evaluate(() => localStorage.setItem('pencilmark.player', '{"knows":"unsaid","hands":"finger"}'));
    await page.reload();
    await page.evaluate(() => void (location.hash = '#/today'));
    await page.getByRole('link', { name: 'Eine Technik ist wieder fällig' }).click();
    await page.locator('.up-next .small').waitFor();
    await close();
  });
});

describe('progress', () => {
  test('is saved as a file, added on another device, seen in the other tab, and survives a killed tab', async () => {
    const actor = await openLearn(ANSWERS, LAPTOP);
    await actor.page.getByRole('button', { name: 'Your progress' }).click();
    const [download] = await Promise.all([
      actor.page.waitForEvent('download'),
      actor.page.getByRole('menuitem', { name: 'Save progress as a file' }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/^pencilmark-learning-\d{4}-\d\d-\d\d\.jsonl$/);
    const text = await readFile((await download.path())!, 'utf8');
    expect(readAnswers(text)).toMatchObject({ ok: true, value: { length: ANSWERS.length } });
    await actor.close();

    const own = answersTo('jellyfish', 2, 1);
    const two = await openLearn(own, LAPTOP);
    const other = await two.page.context().newPage();
    await other.goto(`${theStage.address}/#/learn`);
    await expect.poll(() => described(other, 'Jellyfish')).toBe('begun, 2 of 5 found');
    expect(await described(other, 'X-Wing')).toBe('');
    await bring(two.page, text);
    await two.page.getByText(`${ANSWERS.length} new answers, 0 known already.`).first().waitFor();
    // Neither tab was loaded anew.
    for (const page of [two.page, other]) {
      await expect.poll(() => described(page, 'X-Wing')).toBe('mastered');
      expect(await described(page, 'Jellyfish')).toBe('begun, 2 of 5 found');
    }
    await bring(other, text);
    await other.getByText(`0 new answers, ${ANSWERS.length} known already.`).first().waitFor();
    await bring(other, writtenAnswers(answersTo('of-a-later-version', 5, 1)));
    await other.getByText('5 new answers').first().waitFor();
    await other.close({ runBeforeUnload: false });
    await two.page.reload();
    await expect.poll(() => described(two.page, 'X-Wing')).toBe('mastered');
    await two.close();
  });

  test('a file with a fault adds nothing, and says where it is', async () => {
    const { page, close } = await openLearn([], LAPTOP);
    expect(await sum(page)).toContain(`${TECHNIQUES.length} techniques. Find five drills`);
    const text = writtenAnswers(ANSWERS);
    for (const [broken, says] of [
      [text.slice(0, -20), `Line ${ANSWERS.length + 1} is not whole`],
      [text.replace('"hidden"', '"easy"'), 'In line 4, “grade” is not'],
      [text.replace('"version":1', '"version":9'), 'A later version of Pencilmark'],
      ['{"games":[]}', 'holds no progress'],
    ] as const) {
      // In Firefox a driver's dialog for files stays open, so a second one does not come.
      await page
        .getByLabel('Add progress from a file')
        .setInputFiles({ name: 'progress.jsonl', mimeType: 'application/jsonl', buffer: Buffer.from(broken) });
      await page.getByRole('alert').filter({ hasText: says }).waitFor();
    }
    expect(await page.locator('.map .reach.new').count()).toBe(TECHNIQUES.length);
    expect(await violations(page)).toEqual([]);
    await close();
  });
});
