import { join } from 'node:path';
import { beforeAll, describe, expect, inject, test } from 'vitest';
import { installBrowser } from '../scripts/chromium.mjs';
import { follow, guides, makeHome } from '../scripts/guides.mjs';
import { areAllAskedFor, NOT_ASKED_FOR } from './runtimes/runtimes.ts';

const home = join(inject('room'), 'guides');

/** What takes as long as all others together: seven seconds and more each. */
const LONG = /\/(a-million-puzzles|run-a-service|solve-variants|write-a-technique|write-an-arena-program)\.md$/;

// A reader has an empty folder, the document, and packages from the registry.
beforeAll(async () => {
  installBrowser();
  await makeHome(
    inject('tarballs').map(({ file }) => file),
    home,
  );
}, 180_000);

describe('what stands in a tutorial or a recipe is all that a reader needs', () => {
  for (const file of guides()) {
    const isLeftOut = LONG.test(file) && !areAllAskedFor;
    test.skipIf(isLeftOut)(isLeftOut ? `${file} (${NOT_ASKED_FOR})` : file, async () => {
      const { problems } = await follow(file, home);
      expect(problems.join('\n')).toBe('');
    });
  }
});
