// @module-tag whole

import { readFileSync } from 'node:fs';
import { type Drill, positionOfDrill, readDrills, stepsOf } from '@pencilmark/coach/drill';
import { NEEDED } from '@pencilmark/coach/mastery';
import { geometryOf } from '@pencilmark/core/geometry';
import type { Candidate } from '@pencilmark/core/puzzle';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { nextDrill } from '../src/features/learn/drill/course.ts';
import { violations } from './axe.ts';
import { stage } from './browser.ts';
import { cellOf, putAll, takeFromMenu } from './playing.ts';

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const LAPTOP = { viewport: { width: 1280, height: 900 } };

const { open } = stage();

/** The drills of a technique, as the pages read them. */
const drillsOf = (family: string, technique: string): Drill[] =>
  readDrills(readFileSync(new URL(`../../../corpus/drills/${family}.tsv`, import.meta.url), 'utf8')).filter(
    (drill) => drill.technique === technique,
  );

/** What follows in a drill, as it lies in the corpus. */
function followsIn(drill: Drill): Candidate {
  const board = geometryOf(drill.board);
  if (!board.ok) throw new Error(board.error.message);
  const { grid, givens } = positionOfDrill(drill, board.value);
  const [{ placements, eliminations } = { placements: [], eliminations: [] }] = stepsOf(grid, drill.technique, givens);
  return [...placements, ...eliminations][0]!;
}

/** The drills that lead to mastery, in the order in which they come. */
function wayOf(drills: readonly Drill[]): Drill[] {
  const way: Drill[] = [];
  for (let at = 0; at < NEEDED; at++) {
    const answers = way.map(({ id }) => ({ drill: id, outcome: 'found' as const, at: 1 }));
    way.push(drills.find(({ id }) => id === nextDrill(drills, answers)?.id)!);
  }
  return way;
}

const word = (page: Page) => page.locator('.word-said');
const said = (page: Page) => page.locator('.spoken[role="status"]').first().textContent();

/** Answers by which a technique was mastered so many days ago. */
const answersTo = (drills: readonly Drill[], daysAgo: number) =>
  wayOf(drills).map(({ id, technique, grade }, index) => ({
    ...{ id: `${id} ${index}`, technique, drill: id, grade, ms: 60_000, outcome: 'found' },
    at: Date.now() - daysAgo * 24 * 60 * 60 * 1000 + index,
  }));

describe('a lesson', () => {
  test('from the first tap to mastered, by finger', async () => {
    const { page, close } = await open('#/learn/x-wing', PHONE);
    // Find it yourself: a wrong candidate and why, help, a part of the pattern.
    await page.locator('#try').scrollIntoViewIfNeeded();
    const finder = page.locator('.searching');
    await finder.locator('.board').waitFor();
    const cell = (index: number) => finder.locator(`[data-cell="${index}"]`);
    const take = async ({ cell: at, digit }: Candidate) => {
      await cell(at).tap();
      await finder.locator('.choices .key', { hasText: String(digit) }).tap();
    };
    await cell(0).tap();
    expect(await finder.locator('.choices').textContent()).toContain('Cell r1c1');
    await take({ cell: 40, digit: 8 });
    await expect.poll(() => word(page).textContent()).toMatch(/^Too far: r5c5/);
    await page.getByRole('button', { name: 'Show pattern' }).tap();
    expect(await finder.locator('.evidence [class*="node"], .evidence circle').count()).toBeGreaterThan(0);
    expect(await violations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Show solution' }).tap();
    await page.getByRole('heading', { name: 'The solution' }).waitFor();
    // The drills.
    await page.getByRole('link', { name: 'Begin the drills' }).tap();
    for (const [at, drill] of wayOf(drillsOf('fish', 'x-wing')).entries()) {
      const { cell: index, digit } = followsIn(drill);
      await page.locator('.of-drills .today', { hasText: `${at + 1}` }).waitFor();
      await page.locator('.choices').waitFor();
      await cellOf(page, index).tap();
      await page.locator('.choices .key', { hasText: String(digit) }).tap();
      await page.getByRole('heading', { name: 'Found', exact: true }).waitFor();
      const onward =
        at < NEEDED - 1 ? page.getByRole('button', { name: 'Next drill' }) : page.getByText(/Due again on/);
      await onward.waitFor();
      // However much is shown, it is at hand.
      expect((await onward.boundingBox())!.y).toBeLessThan(844);
      if (at < NEEDED - 1) await onward.tap();
    }
    await page.getByRole('heading', { name: 'Mastered' }).waitFor();
    expect(await page.locator('.of-drills .played').count()).toBe(NEEDED);
    expect(await violations(page)).toEqual([]);
    await page.getByRole('link', { name: 'Back to the map' }).tap();
    await page.locator('[data-page="learn"] h1', { hasText: 'Learn' }).waitFor();
    await close();
  });

  test('by keys: a word about each touch is said; a drill that is given up does not count', async () => {
    const { page, close } = await open('#/learn/naked-single/drill', LAPTOP);
    const [drill, second] = wayOf(drillsOf('singles', 'naked-single'));
    const { cell, digit } = followsIn(drill!);
    await page.locator('.choices').waitFor();
    await cellOf(page, 0).focus();
    for (let row = 0; row < Math.floor(cell / 9); row++) await page.keyboard.press('ArrowDown');
    for (let column = 0; column < cell % 9; column++) await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await expect.poll(() => said(page)).toMatch(/^Yes, something follows in r\dc\d\./);
    await page.keyboard.press(String((digit % 9) + 1));
    await expect.poll(() => said(page)).toMatch(/is no longer possible/);
    await page.keyboard.press(String(digit));
    await expect.poll(() => said(page)).toMatch(/^Found\. /);
    await page.keyboard.press('Enter');
    await page.locator('.of-drills .today', { hasText: '2' }).waitFor();
    // The next is given up: it stays open, and another comes.
    await page.getByRole('button', { name: 'Show solution' }).click();
    await page.getByText('Only what you find alone counts.').waitFor();
    expect(followsIn(second!)).not.toEqual(followsIn(drill!));
    await page.keyboard.press('Enter');
    await page.locator('.choices').waitFor();
    expect(await page.locator('.of-drills .today').textContent()).toContain('2');
    await page.reload();
    await page.locator('.of-drills .played').waitFor();
    expect(await page.locator('.of-drills .played').count()).toBe(1);
    await close();
  });

  test('of a technique that is due begins with one drill, turned another way', async () => {
    const drills = drillsOf('fish', 'x-wing');
    const { page, close } = await open('#/games', LAPTOP);
    await putAll(page, 'answers', answersTo(drills, 60));
    await page.evaluate(() => void (location.hash = '#/learn/x-wing'));
    await page.getByText('One drill shows whether you still do.').waitFor();
    const first = page.locator('.searching').first();
    await first.getByText(/^Once more · /).waitFor();
    await first.getByRole('button', { name: 'Show solution' }).click();
    await first.getByText(/Missed on .+, so due again\.$/).waitFor();
    await first.getByRole('button', { name: 'One more drill' }).click();
    await first.getByText(/^Once more · /).waitFor();
    expect(await violations(page)).toEqual([]);
    await close();
  });
});

test('a practice says when the technique was found, keeps the answer, and has settings of its own', async () => {
  const drills = drillsOf('fish', 'x-wing');
  const drill = drills.find(({ grade }) => grade === 'game')!;
  const { cell, digit } = followsIn(drill);
  const { page, close } = await open('#/learn/x-wing', LAPTOP);
  await page.getByRole('button', { name: 'Practise on real boards' }).click();
  await page.locator('.play .board').waitFor();
  await takeFromMenu(page, 'Clean up notes');
  await takeFromMenu(page, 'Show mistakes');
  const kept = await page.evaluate(() => localStorage.getItem('pencilmark.settings'));
  expect(kept ?? '{}').not.toMatch(/autoClean|conflicts/);
  await cellOf(page, cell).click();
  await page.keyboard.press(`Shift+Digit${digit}`);
  await page.locator('.strip', { hasText: 'X-Wing: found.' }).waitFor();
  expect(await violations(page)).toEqual([]);
  await page.getByRole('link', { name: 'Go to the lesson' }).click();
  await page.locator('.drills .played').waitFor();
  expect(await page.locator('.drills .played').count()).toBe(1);
  await close();
});
