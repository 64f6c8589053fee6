import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig, type Plugin, type Rolldown } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { NOTICES, noticesOfBundle, noting } from '../../scripts/release/notices.mjs';
import { sourceAliases } from '../../scripts/sources.mjs';
import { makeFonts } from './fonts.mjs';
import { pageComesAlong } from './head.ts';
import { PAGES } from './ways.mjs';

const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** Before anything else there are the fonts that the style sheets name. */
const fontsFirst: Plugin = { name: 'fonts-first', config: makeFonts };

/** The packages that code comes from, in the page and in its threads. */
const packages = new Set<string>();

/** What the app holds of others, as a text beside it. */
const notices: Plugin = {
  ...noting(packages),
  writeBundle: ({ dir }) => writeFile(join(dir!, NOTICES), noticesOfBundle('apps/web', packages)),
};

const ENTRY = /\/src\/main\.tsx$/;
const THREAD = /\/src\/worker\.ts$/;

/** Whether a module is imported by an entry, be it through others, or is the entry itself. */
function isBelow(entry: RegExp, id: string, modules: Rolldown.ChunkingContext): boolean {
  const seen = new Set<string>();
  const isIn = (module: string): boolean => {
    if (seen.has(module)) return false;
    seen.add(module);
    return entry.test(module) || (modules.getModuleInfo(module)?.importers ?? []).some(isIn);
  };
  return isIn(id);
}

/** All code of the first load comes as one file: thirty small ones would wait for one another. */
const inFirstLoad = (id: string, modules: Rolldown.ChunkingContext): string | null =>
  isBelow(ENTRY, id, modules) ? 'first' : null;

/**
 * What a thread begins with imports one file, and nobody imports it: in WebKit it would be there
 * twice, and what one of the two has loaded would be missing in the other.
 */
const belowThread = (id: string, modules: Rolldown.ChunkingContext): string | null =>
  !THREAD.test(id) && isBelow(THREAD, id, modules) ? 'thread' : null;

/** Small pieces of many pages come as one file, too. */
const PARTS = { name: 'parts', test: /\/apps\/web\/src\/ui\/parts\//, minShareCount: 2 };

/** Addresses without a `#` that mean a page: the host leads to it. */
const WAYS = new RegExp(`/(?:${PAGES.join('|')})(?:[/?]|$)`);

export default defineConfig({
  root: at('.'),
  base: './',
  resolve: {
    alias: sourceAliases(),
  },
  build: {
    target: 'es2022',
    outDir: at('dist/app'),
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: inFirstLoad, debugName: 'first' }, PARTS] } } },
  },
  worker: {
    format: 'es',
    plugins: () => [noting(packages)],
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: belowThread, debugName: 'thread' }] } } },
  },
  plugins: [
    fontsFirst,
    pageComesAlong,
    notices,
    VitePWA({
      registerType: 'prompt',
      injectRegister: null,
      manifest: {
        name: 'Pencilmark',
        short_name: 'Pencilmark',
        description: 'Play, learn, create and watch Sudoku, without a network.',
        display: 'standalone',
        start_url: './',
        scope: './',
        background_color: '#f7f2e7',
        theme_color: '#f7f2e7',
        // Another app shares a picture; the service worker takes it.
        share_target: {
          action: './share-target',
          method: 'POST',
          enctype: 'multipart/form-data',
          params: { files: [{ name: 'picture', accept: ['image/*'] }] },
        },
        icons: [
          { src: 'icon.svg', sizes: 'any', type: 'image/svg+xml' },
          { src: 'icon-192.png', sizes: '192x192', type: 'image/png' },
          { src: 'icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any maskable' },
        ],
      },
      workbox: {
        globPatterns: ['**/*.{html,js,css,svg,png,wasm,woff2,json,txt,webmanifest}'],
        maximumFileSizeToCacheInBytes: 8_000_000,
        cleanupOutdatedCaches: true,
        // Addresses of the service and of the documentation are no pages of the app, whatever path
        // it lies under.
        navigateFallbackDenylist: [/\/(?:v1|docs|healthz|readyz|metrics)(?:[/?]|$)/, WAYS],
        // The page names its files from where it lies, so it stands for its own folder alone.
        navigateFallbackAllowlist: [/^[^?]*\/(?:index\.html)?(?:\?|$)/],
        // What was put away serves the first visit already.
        clientsClaim: true,
        importScripts: ['share-target.js'],
      },
    }),
  ],
});
