/**
 * How strong the tests are. `npm test` is quick: laws try a fifth, long tables every fifth row, and
 * tests with the tag `whole` are left out. `npm test -- all`, and whatever is named, is whole.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesBelow, ROOT } from './workspace.mjs';

/** Whether nothing is left out. The one that starts the tests says it. */
export const isWhole = process.env.PENCILMARK_TESTS !== 'quick';

/** What a quick run tries of each law and each long table: one of so many. */
const ONE_OF = 5;

/** How often a law is tried that is tried so often in a whole run. */
export const runs = (often) => (isWhole ? often : Math.ceil(often / ONE_OF));

/** The rows of a long table that are tried. */
export const some = (rows) => (isWhole ? rows : rows.filter((_, index) => index % ONE_OF === 0));

const today = () => Number(new Date().toISOString().slice(0, 10).replaceAll('-', ''));

/**
 * What laws take their examples from, where they have no seed of their own: the same in each quick
 * run, another one each day in a whole one. `PENCILMARK_SEED` repeats a day.
 */
export const SEED = Number(process.env.PENCILMARK_SEED ?? (isWhole ? today() : 1));

/** Files whose tests are all left out of a quick run: they are not even loaded. */
export const filesOfWhole = () =>
  ['packages', 'apps', 'scripts']
    .flatMap((folder) => filesBelow(folder, (path) => path.endsWith('.test.ts')))
    .filter((path) => {
      const text = readFileSync(join(ROOT, path), 'utf8');
      return text.startsWith('// @module-tag whole') && !text.includes("tags: ['quick']");
    });
