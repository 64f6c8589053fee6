import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { stage } from './browser.ts';
import { ADDRESSES, visit } from './visit.ts';

const { open } = stage();

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What axe finds fault with on a page, one line each. */
const faults = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const { axe } = globalThis as unknown as {
      axe: { run(): Promise<{ violations: { id: string; nodes: { html: string }[] }[] }> };
    };
    const { violations } = await axe.run();
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' ')}`);
  });

const LOOKS = ['light', 'dark', 'contrast'].flatMap((theme) =>
  ['usual', 'safe'].map((palette) => ({ theme, palette })),
);

describe('axe finds no fault', () => {
  test.each(LOOKS)('$theme, $palette', async (look) => {
    const { page, close } = await open('#/settings');
    await page.evaluate((settings) => localStorage.setItem('pencilmark.settings', JSON.stringify(settings)), look);
    await page.reload();
    await page.evaluate(axe);
    const found: Record<string, string[]> = {};
    for (const address of ADDRESSES) {
      await visit(page, address);
      const list = await faults(page);
      if (list.length > 0) found[address] = list;
    }
    expect(found).toEqual({});
    await close();
  });
});
