import { describe, expect, test } from 'vitest';
import { violations } from './axe.ts';
import { stage } from './browser.ts';
import { ADDRESSES, visit } from './visit.ts';

const { open } = stage();

const LOOKS = ['light', 'dark', 'contrast'].flatMap((theme) =>
  ['usual', 'safe'].map((palette) => ({ theme, palette })),
);

describe('axe finds no fault with any page', () => {
  test.each(LOOKS)('$theme, $palette', async (look) => {
    const { page, close } = await open('#/settings');
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
