import { fileURLToPath } from 'node:url';
import { defineConfig, type Plugin } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { sourceAliases } from '../../scripts/sources.mjs';

const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/**
 * The browser fetches the code of Play together with the frame, not after it. That saves one round
 * trip before there is something to play.
 */
const playComesAlong: Plugin = {
  name: 'play-comes-along',
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
        if (chunk.type === 'chunk' && chunk.facadeModuleId?.endsWith('/pages/play/Play.tsx')) gather(file);
      return [...files]
        .filter((file) => !html.includes(file))
        .map((file) => ({
          tag: 'link',
          attrs: { rel: 'modulepreload', crossorigin: true, href: `./${file}` },
          injectTo: 'head' as const,
        }));
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
  },
  worker: { format: 'es' },
  plugins: [
    playComesAlong,
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
        background_color: '#fbfaf7',
        theme_color: '#1f4e79',
        icons: [
          { src: 'icon.svg', sizes: 'any', type: 'image/svg+xml' },
          { src: 'icon-192.png', sizes: '192x192', type: 'image/png' },
          { src: 'icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any maskable' },
        ],
      },
      workbox: {
        globPatterns: ['**/*.{html,js,css,svg,png,wasm,json,txt,webmanifest}'],
        maximumFileSizeToCacheInBytes: 8_000_000,
        cleanupOutdatedCaches: true,
        // What was put away serves the first visit already.
        clientsClaim: true,
      },
    }),
  ],
});
