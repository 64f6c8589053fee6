import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';

const PUZZLE = '.45.1...8....8......9..42..5...........143...6..5.7....7.6...1...1.25.6.8......3.';

/** Pages that show a puzzle of their address. */
const WITH_PUZZLE = ['create', 'play'];

/** The address of every page. */
export const ADDRESSES: readonly string[] = paths().map((path) =>
  WITH_PUZZLE.includes(path) ? `${path}?puzzle=${PUZZLE}` : path,
);

/** The paths in the table of pages, which itself needs a browser. */
function paths(): string[] {
  const table = readFileSync(new URL('../src/shell/pages.ts', import.meta.url), 'utf8');
  return [...table.matchAll(/\bpath: '([\w-]+)'/g)].map(([, path]) => path!);
}

/** Goes to a page, and waits until it is there. */
export async function visit(page: Page, address: string): Promise<void> {
  await page.evaluate((to) => {
    location.hash = `#/${to}`;
  }, address);
  await page
    .locator(`main[data-page="${address.split(/[?/]/)[0]}"] h1`)
    .first()
    .waitFor({ state: 'attached' });
  // A board to try comes when it is seen.
  await page.locator('.wait:not(.room-for-board)').waitFor({ state: 'detached' });
}
