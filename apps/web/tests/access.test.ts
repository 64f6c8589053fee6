import { describe, expect, test } from 'vitest';
import { violations } from './axe.ts';
import { stage } from './browser.ts';
import { ADDRESSES, visit } from './visit.ts';

const { open } = stage();

/** Every theme with every palette, and with every language. */
const LOOKS = [
  { theme: 'light', palette: 'usual', language: 'en' },
  { theme: 'light', palette: 'safe', language: 'de' },
  { theme: 'dark', palette: 'usual', language: 'de' },
  { theme: 'dark', palette: 'safe', language: 'en' },
  { theme: 'contrast', palette: 'usual', language: 'en' },
  { theme: 'contrast', palette: 'safe', language: 'de' },
];

describe('axe finds no fault with any page', () => {
  test.each(LOOKS)('$theme, $palette, $language', async (look) => {
    const { page, close } = await open('#/settings', { reducedMotion: 'reduce' });
    await page.evaluate((settings) => localStorage.setItem('pencilmark.settings', JSON.stringify(settings)), look);
    await page.reload();
    const found: Record<string, string[]> = {};
    for (const address of ADDRESSES) {
      await visit(page, address);
      const list = await violations(page);
      if (list.length > 0) found[address] = list;
    }
    expect(found).toEqual({});
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
    const found = await page.evaluate(
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
    small.push(...found.map((what) => `${address.split('?')[0]}: ${what}`));
  }
  expect(small).toEqual([]);
  await close();
});
