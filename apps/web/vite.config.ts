import { fileURLToPath } from 'node:url';
import { defineConfig, type Plugin, type Rolldown } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { sourceAliases } from '../../scripts/sources.mjs';
import { makeFonts } from './fonts.mjs';

const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** Before anything else there are the fonts that the style sheets name. */
const fontsFirst: Plugin = { name: 'fonts-first', config: makeFonts };

/** The entry, and the pages that people see first. */
const ENTRY = /\/src\/main\.tsx$/;
const FIRST_PAGES = /\/pages\/(today\/Today|play\/Play)\.tsx$/;

/**
 * All code of the first load comes as one file: thirty small ones would wait for one another. What
 * belongs to it is whatever the entry or a first page imports, be it through others.
 */
const inFirstLoad = (id: string, modules: Rolldown.ChunkingContext): string | null => {
  const seen = new Set<string>();
  const isFirst = (module: string): boolean => {
    if (seen.has(module)) return false;
    seen.add(module);
    return (
      ENTRY.test(module) || FIRST_PAGES.test(module) || (modules.getModuleInfo(module)?.importers ?? []).some(isFirst)
    );
  };
  return isFirst(id) ? 'first' : null;
};

/** Fonts that wait until a text has a letter of theirs. */
const isLate = (file: string): boolean => /-rest-/.test(file);

/**
 * The browser fetches the fonts and the code of the first pages together with the frame, not after
 * it. That saves round trips before there is something to play.
 */
const firstPagesComeAlong: Plugin = {
  name: 'first-pages-come-along',
  transformIndexHtml: {
    order: 'post',
    handler(html, { bundle = {} }) {
      const files = new Set<string>();
      const gather = (file: string): void => {
        const chunk = bundle[file];
        if (files.has(file) || chunk?.type !== 'chunk') return;
        files.add(file);
        for (const other of chunk.imports) gather(other);
      };
      for (const [file, chunk] of Object.entries(bundle))
        if (chunk.type === 'chunk' && FIRST_PAGES.test(chunk.facadeModuleId ?? '')) gather(file);
      const fonts = Object.keys(bundle).filter((file) => file.endsWith('.woff2') && !isLate(file));
      const code = [...files]
        .filter((file) => !html.includes(file))
        .map((file) => ({
          tag: 'link',
          attrs: { rel: 'modulepreload', crossorigin: true, href: `./${file}` },
          injectTo: 'head' as const,
        }));
      return [
        ...code,
        ...fonts.map((file) => ({
          tag: 'link',
          attrs: { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: true, href: `./${file}` },
          injectTo: 'head' as const,
        })),
      ];
    },
  },
};

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
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: inFirstLoad, debugName: 'first' }] } } },
  },
  worker: { format: 'es' },
  plugins: [
    fontsFirst,
    firstPagesComeAlong,
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
        // What was put away serves the first visit already.
        clientsClaim: true,
      },
    }),
  ],
});
