import { join } from 'node:path';
import { beforeAll, describe, expect, inject, test } from 'vitest';
import { installBrowser } from '../scripts/chromium.mjs';
import { follow, guides, makeHome } from '../scripts/guides.mjs';

const home = join(inject('room'), 'guides');

// A reader has an empty folder, the document, and packages from the registry.
beforeAll(async () => {
  installBrowser();
  await makeHome(
    inject('tarballs').map(({ file }) => file),
    home,
  );
}, 180_000);

describe('what stands in a tutorial or a recipe is all that a reader needs', () => {
  test.each(guides())('%s', async (file) => {
    const { problems } = await follow(file, home);
    expect(problems.join('\n')).toBe('');
  });
});
