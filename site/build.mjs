/** Builds the site into site/dist; what is installed here is there already. */
import { mkdirSync } from 'node:fs';
import { build } from 'vitepress';
import { makeContent } from './content.mjs';
import { MADE, SITE } from './documents.mjs';
import { makeReference } from './reference.mjs';

mkdirSync(MADE, { recursive: true });
makeContent(await makeReference());
await build(SITE);
