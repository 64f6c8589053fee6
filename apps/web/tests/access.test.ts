// @module-tag whole

import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { isWhole, some } from '../../../scripts/strength.mjs';
import { violations } from './axe.ts';
import { stage } from './browser.ts';
import { ADDRESSES, visit } from './visit.ts';

const { open } = stage();

/** Every theme with every palette, and with every language. */
const LOOKS = {
  en: [
    { theme: 'light', palette: 'usual' },
    { theme: 'dark', palette: 'safe' },
    { theme: 'contrast', palette: 'usual' },
  ],
  de: [
    { theme: 'light', palette: 'safe' },
    { theme: 'dark', palette: 'usual' },
    { theme: 'contrast', palette: 'safe' },
  ],
};

/** The looks of a page; in a quick run each page has one, by turns. */
const looksOf = (language: keyof typeof LOOKS, page: number) =>
  isWhole ? LOOKS[language] : [LOOKS[language][page % 3]!];

/** Changes the settings of a page, as another tab does. */
const change = (page: Page, settings: object): Promise<void> =>
  page.evaluate((changed) => {
    const key = 'pencilmark.settings';
    localStorage.setItem(key, JSON.stringify(changed));
    window.dispatchEvent(new StorageEvent('storage', { key }));
  }, settings);

describe('axe finds no fault with any page', () => {
  test.each(some(['en', 'de'] as const))('in any theme and palette: %s', { tags: ['quick'] }, async (language) => {
    const { page, close } = await open('#/settings', { reducedMotion: 'reduce' });
    const faults: string[] = [];
    for (const [number, address] of ADDRESSES.entries())
      for (const [index, look] of looksOf(language, number).entries()) {
        await change(page, { language, ...look });
        if (index === 0) await visit(page, address);
        expect(await page.evaluate(() => ({ ...document.documentElement.dataset }))).toMatchObject(look);
        // What is no matter of colours is the same in every look.
        const list = await violations(page, index === 0 ? 'all' : 'colours');
        faults.push(...list.map((fault) => `${address}, ${look.theme}, ${look.palette}: ${fault}`));
      }
    expect(faults).toEqual([]);
    await close();
  });
});

/** What a finger hits has this many pixels at least, and a key for a digit these. */
const TARGET = 44;
const DIGIT = 56;

test('on a phone everything that is pressed is large enough for a finger', async () => {
  const { page, close } = await open('', { viewport: { width: 390, height: 844 } });
  const small: string[] = [];
  for (const address of ADDRESSES) {
    await visit(page, address);
    const targets = await page.evaluate(
      ([target, digit]) =>
        [...document.querySelectorAll<HTMLElement>('button, a[href], select, input, summary, textarea')].flatMap(
          (element) => {
            // A link within a sentence is as high as its line; a field is pressed at its label,
            // too.
            const isInSentence = element.matches('a, button') && getComputedStyle(element).display === 'inline';
            const { width, height } = (element.closest('label') ?? element).getBoundingClientRect();
            const least = element.matches('.digits button') ? digit! : target!;
            const isLarge = Math.min(Math.round(width), Math.round(height)) >= target! && Math.round(height) >= least;
            const isSeen = element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && width > 1;
            return isSeen && !isInSentence && !isLarge
              ? [`${element.outerHTML.slice(0, 90)} ${Math.round(width)}x${Math.round(height)}`]
              : [];
          },
        ),
      [TARGET, DIGIT],
    );
    small.push(...targets.map((what) => `${address.split('?')[0]}: ${what}`));
  }
  expect(small).toEqual([]);
  await close();
});
