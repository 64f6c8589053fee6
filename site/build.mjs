/**
 * Builds the site into site/dist: `node site/build.mjs [--base /docs/]`. The project has been set
 * up, and what is listed here is installed. A site that is shown is never half built.
 */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { build } from 'vitepress';
import { makeFonts } from '../apps/web/fonts.mjs';
import { pack, swap } from '../scripts/web.mjs';
import { makeContent } from './content.mjs';
import { DIST, MADE, SITE } from './documents.mjs';
import { makeReference } from './reference.mjs';
import { PLACE, relocate } from './relocation.mjs';

const { values } = parseArgs({ options: { base: { type: 'string', default: '/docs/' } } });
const next = join(MADE, 'next');

mkdirSync(MADE, { recursive: true });
await makeFonts();
makeContent(await makeReference());
await build(SITE, { outDir: next, base: PLACE });
relocate(next, values.base);
await pack(next);
await swap(next, DIST);
