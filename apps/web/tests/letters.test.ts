// @module-tag whole

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { stage } from './browser.ts';
import { NINE } from './playing.ts';
import { ADDRESSES, visit } from './visit.ts';

const usual = stage();
/** For those who have set their letters to be half as large again. */
const large = stage('--blink-settings=defaultFontSize=24');

/** Words of buttons and titles that are broken, cut off, or written over by others. */
const unreadable = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const NAMED = 'button, .button, .segmented, .places a, h1, h2, h3';
    const isShown = (element: Element): boolean => {
      if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true, contentVisibilityAuto: true }))
        return false;
      // What screen readers alone read, and what is shown below a pointer.
      for (let outer: Element | null = element; outer; outer = outer.parentElement)
        if (getComputedStyle(outer).clipPath !== 'none') return false;
      return !element.closest('.skip, .board, svg, code');
    };
    const texts: { readonly words: string; readonly box: DOMRect; readonly within: Element }[] = [];
    const faults: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const { parentElement: element, textContent } = node;
      const within = element?.closest(NAMED);
      if (!within || !element || !isShown(element)) continue;
      for (const { 0: word, index } of textContent!.matchAll(/[^\s\u00ad\u200b\-–/·]+/g)) {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const boxes = [...range.getClientRects()].filter(({ width }) => width > 0);
        const isJapanese = document.documentElement.lang === 'ja';
        const isHyphened = getComputedStyle(element).hyphens === 'auto';
        if (new Set(boxes.map(({ top }) => Math.round(top))).size > 1 && !isJapanese && !isHyphened)
          faults.push(`broken: ${word}`);
        for (const box of boxes) {
          texts.push({ words: word, box, within });
          for (let outer: Element | null = element; outer && outer !== document.body; outer = outer.parentElement) {
            const { overflowX, overflowY } = getComputedStyle(outer);
            if (overflowX === 'auto' || overflowY === 'auto') break;
            const { left, right, top, bottom } = outer.getBoundingClientRect();
            const isOut = box.left < left - 1.5 || box.right > right + 1.5;
            const isOver = box.top < top - 3 || box.bottom > bottom + 3;
            if ((isOut || isOver) && (overflowX !== 'visible' || outer === within)) faults.push(`cut off: ${word}`);
          }
        }
      }
    }
    for (const [index, text] of texts.entries())
      for (const other of texts.slice(index + 1)) {
        // What is fixed to the window lies over what scrolls below it.
        if (text.within === other.within || text.within.closest('.places') !== other.within.closest('.places'))
          continue;
        const across = Math.min(text.box.right, other.box.right) - Math.max(text.box.left, other.box.left);
        const down = Math.min(text.box.bottom, other.box.bottom) - Math.max(text.box.top, other.box.top);
        if (across > 2 && down > 4) faults.push(`${text.words} over ${other.words}`);
      }
    return [...new Set(faults)];
  });

/** Written out in German, no date is longer. */
const DAY = '2026-09-24T12:00:00';

/** The daily puzzle, with its long title, and the first tip. */
async function begin(page: Page): Promise<void> {
  await page.clock.setFixedTime(DAY);
  await page.reload();
  await page.locator('.answers button').nth(2).click();
  await page.locator('.play .board').waitFor();
  await visit(page, 'today');
  await page.locator('.begin-daily .main').click();
  await page.locator('.play .title .level').waitFor({ state: 'attached' });
}

test.each([
  ['a phone with large letters', 390, 844, large],
  ['a small phone with large letters', 360, 640, large],
  ['a laptop with large letters', 1366, 768, large],
  ['a laptop at 200 %', 683, 384, usual],
  ['a small laptop at 200 %', 640, 400, usual],
  ['a small phone held sideways', 568, 320, usual],
  ['a phone at 200 %', 195, 422, usual],
  ['a phone at 125 %', 305, 422, usual],
] as const)('every word of a button or a title is read: %s', async (_name, width, height, { open }) => {
  // German words are longer.
  const { page, close } = await open('', { viewport: { width, height }, locale: 'de-DE', reducedMotion: 'reduce' });
  await begin(page);
  const isSideways = height < width && width < 720;
  // WebKit has no window as narrow as that.
  const isNarrow = (await page.evaluate(() => innerWidth)) < 240;
  expect(await page.locator('.clock time').isVisible()).toBe(!isSideways);
  // The tip is read to its end; where there is no room for it there is none.
  const over = await page.locator('.strip').evaluateAll((strips) =>
    strips.map((strip) => {
      const [words, room] = [strip.querySelector('[role=status]')!, strip].map((box) => box.getBoundingClientRect());
      return Math.max(room!.top - words!.top, words!.bottom - room!.bottom, words!.right - room!.right);
    }),
  );
  expect(over.map((pixels) => pixels < 1.5)).toEqual(isNarrow ? [] : [true]);
  const faults = (await unreadable(page)).map((fault) => `the daily puzzle: ${fault}`);
  for (const address of ADDRESSES) {
    await visit(page, address);
    faults.push(...(await unreadable(page)).map((fault) => `${address.split('?')[0]}: ${fault}`));
  }
  expect(faults).toEqual([]);
  await close();
});

/** Lists of choices that cut off the longest of them, or what is chosen alone. */
const cutOff = (page: Page, isChosenAlone: boolean): Promise<string[]> =>
  page.evaluate((isAlone) => {
    const shown = [...document.querySelectorAll('select')].filter((select) => select.checkVisibility());
    return shown.flatMap((select) => {
      const copy = select.cloneNode(true) as HTMLSelectElement;
      if (isAlone) copy.replaceChildren(...[...select.selectedOptions].map((option) => option.cloneNode(true)));
      copy.style.cssText = 'position: absolute; flex: none; width: max-content; min-width: 0; max-width: none';
      select.before(copy);
      const wanted = copy.getBoundingClientRect().width;
      copy.remove();
      const { width } = select.getBoundingClientRect();
      return wanted > width + 1 ? [`${select.selectedOptions[0]?.text}: ${Math.ceil(wanted - width)} px`] : [];
    });
  }, isChosenAlone);

test.each([
  ['en-GB', 390],
  ['de-DE', 390],
  ['fr-FR', 390],
  ['en-GB', 320],
  ['de-DE', 320],
  ['fr-FR', 320],
])('no choice is cut off on a phone: %s, %i px', async (locale, width) => {
  const { page, close } = await usual.open('#/settings', { viewport: { width, height: 844 }, locale });
  const faults: string[] = [];
  for (const address of ['settings', 'print', 'new', `share?puzzle=${NINE.puzzle}`]) {
    await visit(page, address);
    await page.locator('main select').first().waitFor({ state: 'attached' });
    await page.evaluate(() => {
      for (const fold of document.querySelectorAll('details')) fold.open = true;
    });
    // What is chosen is read on the smallest phone; what else may be chosen, on a usual one.
    const isChosenAlone = width < 390 && !['settings', 'print'].includes(address);
    faults.push(...(await cutOff(page, isChosenAlone)).map((fault) => `${address}: ${fault}`));
  }
  // Names of clues are long: they take a line where one of them is chosen.
  await visit(page, 'create');
  const lists = page.locator('.board-rules select');
  for (const [list, choices] of [
    [0, ['4', '10', '25']],
    [2, ['digits', 'regions', 'slowthermo', 'killer', 'xsum']],
    [1, ['drawn']],
  ] as const)
    for (const choice of choices) {
      await lists.nth(list).selectOption(choice);
      faults.push(...(await cutOff(page, true)).map((fault) => `create: ${fault}`));
    }
  expect(faults).toEqual([]);
  await close();
});
