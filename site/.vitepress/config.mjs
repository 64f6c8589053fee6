import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from 'vitepress';
import { sourceAliases } from '../../scripts/sources.mjs';
import { ROOT } from '../../scripts/workspace.mjs';
import { CODE_THEME, colourNames, commandsAlone } from '../code.mjs';
import { contentList } from '../content.mjs';
import { MADE, repository } from '../documents.mjs';
import { anchorOf, documentRules } from '../markdown.mjs';
import { menus } from '../menu.mjs';
import { PLACE } from '../relocation.mjs';
import { repairs } from '../repairs.mjs';

const list = contentList();
const pages = new Map(list.map(({ from, to }) => [from, to]));
const sourceOf = new Map(list.map(({ from, to }) => [to, from]));
const shared = {
  pages,
  repository: repository(),
  isFile: (path) => existsSync(join(ROOT, path)) && statSync(join(ROOT, path)).isFile(),
};

/** Servers of the app forbid scripts in pages; what theirs do, `public/before.js` does. */
const headWithoutScripts = {
  name: 'head-without-scripts',
  configResolved: ({ vitepress }) => {
    vitepress.site.head = vitepress.site.head.filter(([tag]) => tag !== 'script');
  },
};

export default defineConfig({
  title: 'Pencilmark',
  titleTemplate: ':title · Pencilmark',
  description: 'Sudoku for people, setters and programs: solvers, hints, ratings, generators, and a page to play.',
  lang: 'en',
  srcDir: '.made/content',
  outDir: 'dist',
  cacheDir: '.made/cache',
  base: PLACE,
  head: [['link', { rel: 'icon', href: `${PLACE}icon.svg`, type: 'image/svg+xml' }]],
  metaChunk: true,
  lastUpdated: false,
  appearance: false,
  markdown: {
    theme: CODE_THEME,
    codeTransformers: [colourNames, commandsAlone],
    anchor: { slugify: anchorOf },
    toc: { slugify: anchorOf },
    config: (md) =>
      documentRules(md, (path) => (sourceOf.has(path) ? { from: sourceOf.get(path), ...shared } : undefined)),
  },
  themeConfig: {
    ...menus(list),
    search: { provider: 'local' },
    outline: { level: [2, 3], label: 'On this page' },
    socialLinks: [{ icon: 'github', link: repository() }],
  },
  vue: { template: { compilerOptions: { isCustomElement: (tag) => tag === 'pencilmark-board' } } },
  vite: {
    resolve: { alias: sourceAliases() },
    plugins: [headWithoutScripts, repairs],
    publicDir: join(MADE, 'public'),
    build: { chunkSizeWarningLimit: 8_000, assetsInlineLimit: 0 },
  },
});
